import type { NotedCountry } from '../../../engines/holidays/notes';
import type { Forms } from '../types';

/** Form texts in English. */
export const forms: Forms<'holidays'> = {
	year: 'Year',
	subdivision: 'State or region',
	from: 'From',
	to: 'To',
	add: ['Working days to add', 'Instead of an end date'],
	format: 'Format',
	kinds: ['Kinds of days', 'Separated by commas: `public`, `half`, `bank`, `collective`']
};

/** Page texts in English. */
export const words = {
	part: 'Part of the country',
	nationwide: 'Whole country',
	days: { one: '{count} day', other: '{count} days' },
	calendarFile: 'Calendar file (.ics)',
	calendarName: 'Public holidays {place} {year}',
	calendarEstimated: 'Estimated: the date is announced later.',
	nextLong: 'Next long weekend',
	noLeave: { one: '{count} day, no leave needed', other: '{count} days, no leave needed' },
	longWeekends: 'Long weekends',
	bridged: { one: '{count} day if you take {day} off', other: '{count} days if you take {day} off' },
	show: 'Show',
	calendar: 'Calendar',
	list: 'List',
	updated: 'Updated {day}.',
	knownUntil: 'Dates are confirmed to {day}. Later dates marked “estimated” may change.',
	tableCaption: 'Public holidays in {place}, {year}',
	date: 'Date',
	holiday: 'Holiday',
	law: 'By law: {source}',
	announced: 'Announced: {source}',
	computed: 'Calculated: {source}',
	collection: 'From a collection: {source}',
	one_off: 'One-off: {source}',
	substitute: 'substitute day',
	halfDay: 'half day',
	estimated: 'estimated',
	announcedLater: 'Date not announced yet',
	notNationwide: 'not everywhere',
	holdsIn: 'Applies in {parts}',
	todayIs: 'Today is a holiday:',
	nextHoliday: 'Next holiday',
	workdays: { one: '{count} working day', other: '{count} working days' },
	workdaysAdded: { one: '{count} working day after {day}', other: '{count} working days after {day}' },
	weekendDays: { one: '{count} weekend day', other: '{count} weekend days' },
	workedWeekends: 'Weekend days worked: {days}',
	holidaysBetween: 'Holidays in this period',
	onWeekend: 'on a weekend',
	noteUnread: 'We haven’t checked the law here. Dates follow general rules; one-off days off may be missing.',
	noteEarly: 'For years before 2000, some dates follow today’s rules and may not have applied then.',
	noteReckoned: 'Some feasts here are announced year by year. Their dates are calculated and marked “estimated”.'
} as const;

/** The notes on single countries. The answer’s own are in English. */
export const notes: Partial<Readonly<Record<NotedCountry, string>>> = {};
