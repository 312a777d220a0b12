import type { HolidaysWords } from './en';

export const de: HolidaysWords = {
	country: 'Land',
	part: 'Landesteil',
	nationwide: 'Landesweit',
	days: { one: '{count} Tag', other: '{count} Tage' },
	calendarFile: 'Kalenderdatei (.ics)',
	calendarName: 'Feiertage {place} {year}',
	calendarEstimated: 'Geschätzt: Der Tag wird noch bekannt gegeben.',
	longWeekends: 'Lange Wochenenden',
	bridged: { one: '{count} Tag, mit Urlaub am {day}', other: '{count} Tage, mit Urlaub am {day}' },
	show: 'Ansicht',
	calendar: 'Kalender',
	list: 'Liste',
	knownUntil:
		'Bekannt gegebene Termine sind bis {day} erfasst; spätere, als geschätzt markierte Tage können sich noch ändern.',
	tableCaption: 'Feiertage in {place}, {year}',
	date: 'Datum',
	holiday: 'Feiertag',
	law: 'Nach fester Regel: {source}',
	announced: 'Bekannt gegeben: {source}',
	computed: 'Nach seinem Kalender: {source}',
	one_off: 'Für dieses Mal: {source}',
	substitute: 'Ersatztag',
	halfDay: 'halber Tag',
	estimated: 'geschätzt',
	announcedLater: 'Der Tag wird noch bekannt gegeben',
	notNationwide: 'nicht landesweit',
	holdsIn: 'Gilt in {parts}',
	todayIs: 'Heute ist Feiertag:',
	todayIsNot: 'Heute ist kein Feiertag.',
	nextHoliday: 'Nächster Feiertag',
	workdays: { one: '{count} Arbeitstag', other: '{count} Arbeitstage' },
	workdaysAdded: { one: '{count} Arbeitstag nach dem {day}', other: '{count} Arbeitstage nach dem {day}' },
	weekendDays: { one: '{count} Tag Wochenende', other: '{count} Tage Wochenende' },
	workedWeekends: 'Wochenendtage, an denen gearbeitet wird: {days}',
	holidaysBetween: 'Feiertage dazwischen',
	onWeekend: 'am Wochenende',
	noteUnread:
		'Für dieses Land wurde kein Gesetz und keine Bekanntmachung gelesen: Jeder Tag folgt den Regeln einer Programmbibliothek, und einmalige freie Tage sind nicht bekannt.',
	noteReckoned:
		'Einige Feste werden hier Jahr für Jahr bekannt gegeben, und keine Bekanntmachung wurde gelesen: Ihre Tage sind berechnet und als geschätzt markiert.'
};
