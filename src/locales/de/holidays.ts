import type { NotedCountry } from '../../../engines/holidays/notes';
import type { Forms, Translation } from '../types';
import type { words as en } from '../en/holidays';

export const forms: Forms<'holidays'> = {
	year: 'Jahr',
	subdivision: 'Bundesland oder Region',
	kinds: ['Arten von Tagen', 'Mit Komma getrennt: `public`, `half`, `bank`, `collective`'],
	format: 'Format',
	from: 'Von',
	to: 'Bis',
	add: ['Arbeitstage dazu', 'Anstelle des letzten Tages']
};

export const words: Translation<typeof en> = {
	part: 'Landesteil',
	nationwide: 'Landesweit',
	days: { one: '{count} Tag', other: '{count} Tage' },
	calendarFile: 'Kalenderdatei (.ics)',
	calendarName: 'Feiertage {place} {year}',
	calendarEstimated: 'Geschätzt: Der Tag wird noch bekannt gegeben.',
	nextLong: 'Nächstes langes Wochenende',
	noLeave: { one: '{count} Tag, ohne Urlaub', other: '{count} Tage, ohne Urlaub' },
	longWeekends: 'Lange Wochenenden',
	bridged: { one: '{count} Tag, mit Urlaub am {day}', other: '{count} Tage, mit Urlaub am {day}' },
	show: 'Ansicht',
	calendar: 'Kalender',
	list: 'Liste',
	updated: 'Aktualisiert am {day}.',
	knownUntil:
		'Bekannt gegebene Termine sind bis {day} erfasst; spätere, als geschätzt markierte Tage können sich noch ändern.',
	tableCaption: 'Feiertage in {place}, {year}',
	date: 'Datum',
	holiday: 'Feiertag',
	law: 'Nach fester Regel: {source}',
	announced: 'Bekannt gegeben: {source}',
	computed: 'Nach seinem Kalender: {source}',
	one_off: 'Für dieses Mal: {source}',
	collection: 'Aus einer Sammlung, nicht am Gesetz geprüft: {source}',
	substitute: 'Ersatztag',
	halfDay: 'halber Tag',
	estimated: 'geschätzt',
	announcedLater: 'Der Tag wird noch bekannt gegeben',
	notNationwide: 'nicht landesweit',
	holdsIn: 'Gilt in {parts}',
	todayIs: 'Heute ist Feiertag:',
	nextHoliday: 'Nächster Feiertag',
	workdays: { one: '{count} Arbeitstag', other: '{count} Arbeitstage' },
	workdaysAdded: { one: '{count} Arbeitstag nach dem {day}', other: '{count} Arbeitstage nach dem {day}' },
	weekendDays: { one: '{count} Tag Wochenende', other: '{count} Tage Wochenende' },
	workedWeekends: 'Wochenendtage, an denen gearbeitet wird: {days}',
	holidaysBetween: 'Feiertage dazwischen',
	onWeekend: 'am Wochenende',
	noteUnread:
		'Für dieses Land wurde kein Gesetz und keine Bekanntmachung gelesen: Jeder Tag folgt den Regeln einer Programmbibliothek, und einmalige freie Tage sind nicht bekannt.',
	noteEarly:
		'Aus der Zeit vor 2000 wurden nur wenige Gesetze gelesen: wo keines, gelten hier die heutigen Regeln, sodass ein Tag dastehen kann, der erst später kam, und Tage jener Zeit fehlen können.',
	noteReckoned:
		'Einige Feste werden hier Jahr für Jahr bekannt gegeben, und keine Bekanntmachung wurde gelesen: Ihre Tage sind berechnet und als geschätzt markiert.'
};

/** The notes on single countries in German. */
export const notes: Partial<Readonly<Record<NotedCountry, string>>> = {
	RU: 'Tage, die während der Epidemie durch Erlasse arbeitsfrei wurden, darunter der 6. bis 8. Mai und der 24. Juni 2020 und der 4. bis 7. Mai 2021 (Erlass 242 vom 23. April 2021), sind keine Feiertage: Sie stehen nicht in der Liste.',
	UA: 'Unter dem Kriegsrecht sind die Feiertage aus Artikel 73 des Arbeitsgesetzbuchs nicht arbeitsfrei (Gesetz 2136-IX vom 15. März 2022, Artikel 6): Die hier fehlenden fallen auf Arbeitstage. Die Verlängerungen sind bis zum 4. Mai 2026 bekannt; spätere Tage sind geschätzt.',
	DE: 'In den 1.708 von 2.056 bayerischen Gemeinden mit mehr katholischen als evangelischen Einwohnern, darunter allen in Ober- und Niederbayern, ist auch der 15. August Feiertag: dafür das Gebiet BY-KATH wählen.',
	AU: 'Tage, die in allen Bundesstaaten und Territorien frei sind; jedes Gebiet hat weitere, die meisten den Karsamstag: dafür ein Gebiet wählen.',
	CH: 'Tage, die in allen 26 Kantonen frei sind; jeder hat weitere, die meisten Karfreitag, Ostermontag, Pfingstmontag und den 26. Dezember: dafür einen Kanton wählen.',
	GB: 'Feiertage aller vier Landesteile; Ostermontag und der Feiertag im August gelten in Schottland nicht ebenso: dafür einen Landesteil wählen.',
	BA: 'Religiöse Feste sind nur für Gläubige frei und stehen nicht in der Liste.',
	MY: 'Feiertage der Föderation, Deepavali nicht in Sarawak; jeder Bundesstaat hat weitere, die meisten den 1. Januar: dafür einen Bundesstaat wählen.',
	SH: 'Auf St. Helena sind der 1. Januar, der Pfingstmontag und der letzte Montag im August Feiertage der Verwaltung: Ämter sind geschlossen; sie stehen nicht in der Liste.',
	ME: 'Religiöse Feste sind nur für Gläubige frei und stehen nicht in der Liste.'
};
