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
		'Les dates annoncées sont connues jusqu’au {day} ; les jours suivants marqués comme estimés peuvent encore changer.',
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
	nextHoliday: 'Prochain jour férié',
	workdays: { one: '{count} jour ouvré', other: '{count} jours ouvrés' },
	workdaysAdded: { one: '{count} jour ouvré après le {day}', other: '{count} jours ouvrés après le {day}' },
	weekendDays: { one: '{count} jour de week-end', other: '{count} jours de week-end' },
	workedWeekends: 'Jours de week-end travaillés : {days}',
	holidaysBetween: 'Jours fériés dans l’intervalle',
	onWeekend: 'un week-end',
	noteUnread:
		'Aucune loi ni annonce de ce pays n’a été lue : chaque jour suit les règles d’une bibliothèque logicielle, et les jours chômés exceptionnels ne sont pas connus.',
	noteReckoned:
		'Certaines fêtes sont annoncées ici d’année en année, et aucune annonce n’a été lue : leurs jours sont calculés et marqués comme estimés.'
};
