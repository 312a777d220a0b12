import type { holidays } from '../../../engines/holidays/contract';
import type { NotedCountry } from '../../../engines/holidays/notes';
import type { FormsOf } from '../types';

/** What the forms of the group say in English. */
export const forms: FormsOf<typeof holidays> = {
	fields: {
		country: 'Country',
		year: 'Year',
		subdivision: 'State or region',
		from: 'From',
		to: 'To',
		add: ['Working days to add', 'Instead of an end date'],
		format: 'Format'
	}
};

/** What its pages say in English. */
export const words = {
	country: 'Country',
	part: 'Part of the country',
	nationwide: 'Nationwide',
	days: { one: '{count} day', other: '{count} days' },
	calendarFile: 'Calendar file (.ics)',
	calendarName: 'Public holidays {place} {year}',
	calendarEstimated: 'Estimated: the day is announced later.',
	longWeekends: 'Long weekends',
	bridged: { one: '{count} day, with {day} taken off', other: '{count} days, with {day} taken off' },
	show: 'Show',
	calendar: 'Calendar',
	list: 'List',
	knownUntil: 'Announced dates are in up to {day}; days after it that are marked as estimated may still change.',
	tableCaption: 'Public holidays in {place}, {year}',
	date: 'Date',
	holiday: 'Holiday',
	law: 'By a standing rule: {source}',
	announced: 'Announced: {source}',
	computed: 'By its calendar: {source}',
	one_off: 'For this time: {source}',
	collection: 'In a collection, not checked against the law: {source}',
	substitute: 'substitute',
	halfDay: 'half day',
	estimated: 'estimated',
	announcedLater: 'The day is announced later',
	notNationwide: 'not nationwide',
	holdsIn: 'Holds in {parts}',
	todayIs: 'Today is a holiday:',
	todayIsNot: 'Today is not a holiday.',
	nextHoliday: 'Next holiday',
	workdays: { one: '{count} working day', other: '{count} working days' },
	workdaysAdded: { one: '{count} working day after {day}', other: '{count} working days after {day}' },
	weekendDays: { one: '{count} day of weekend', other: '{count} days of weekend' },
	workedWeekends: 'Days of the weekend that are worked: {days}',
	holidaysBetween: 'Holidays in between',
	onWeekend: 'on a weekend',
	noteUnread:
		'No law or notice of this country was read: every day is by the rules of a library, and days off for one time are not known.',
	noteEarly:
		'Few laws of before 2000 were read: where none was, today’s rules are carried back, so that a day may stand here that came later, and days of that time may be missing.',
	noteReckoned:
		'Some feasts here are announced year by year, and no year’s announcements were read: their days are reckoned and marked as estimated.'
} as const;

/** The notes on single countries. The answer’s own are in English. */
export const notes: Partial<Readonly<Record<NotedCountry, string>>> = {};
