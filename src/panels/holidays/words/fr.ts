import type { HolidaysWords } from './en';

export const fr: HolidaysWords = {
	country: 'Pays',
	part: 'Partie du pays',
	nationwide: 'Tout le pays',
	days: { one: '{count} jour', other: '{count} jours' },
	calendarFile: 'Fichier d’agenda (.ics)',
	calendarName: 'Jours fériés {place} {year}',
	calendarEstimated: 'Estimé : le jour sera annoncé plus tard.',
	longWeekends: 'Week-ends prolongés',
	bridged: { one: '{count} jour, en posant le {day}', other: '{count} jours, en posant le {day}' },
	show: 'Afficher',
	calendar: 'Calendrier',
	list: 'Liste',
	knownUntil:
		'Les dates annoncées et les jours chômés exceptionnels sont connus jusqu’au {day} ; les jours suivants marqués comme estimés peuvent encore changer.',
	tableCaption: 'Jours fériés : {place}, {year}',
	date: 'Date',
	holiday: 'Jour férié',
	law: 'Selon une règle permanente : {source}',
	announced: 'Annoncé : {source}',
	computed: 'Selon son calendrier : {source}',
	one_off: 'Pour cette fois : {source}',
	substitute: 'en remplacement',
	halfDay: 'demi-journée',
	estimated: 'estimé',
	announcedLater: 'Le jour sera annoncé plus tard',
	notNationwide: 'pas dans tout le pays',
	holdsIn: 'Valable : {parts}',
	todayIs: 'Aujourd’hui est férié :',
	todayIsNot: 'Aujourd’hui n’est pas férié.',
	nextHoliday: 'Prochain jour férié'
};
