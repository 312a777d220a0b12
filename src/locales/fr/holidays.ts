import type { NotedCountry } from '../../../engines/holidays/notes';
import type { Forms, Translation } from '../types';
import type { words as en } from '../en/holidays';

export const forms: Forms<'holidays'> = {
	year: 'Année',
	subdivision: 'État ou région',
	kinds: ['Sortes de jours', 'Séparées par des virgules : `public`, `half`, `bank`, `collective`'],
	format: 'Format',
	from: 'Du',
	to: 'Au',
	add: ['Jours ouvrés à ajouter', 'À la place du dernier jour']
};

export const words: Translation<typeof en> = {
	part: 'Partie du pays',
	nationwide: 'Tout le pays',
	days: { one: '{count} jour', other: '{count} jours' },
	calendarFile: 'Fichier d’agenda (.ics)',
	calendarName: 'Jours fériés {place} {year}',
	calendarEstimated: 'Estimé : le jour sera annoncé plus tard.',
	nextLong: 'Prochain week-end prolongé',
	noLeave: { one: '{count} jour, sans congé à poser', other: '{count} jours, sans congé à poser' },
	longWeekends: 'Week-ends prolongés',
	bridged: { one: '{count} jour, en posant le {day}', other: '{count} jours, en posant le {day}' },
	show: 'Afficher',
	calendar: 'Calendrier',
	list: 'Liste',
	updated: 'Mis à jour le {day}.',
	knownUntil:
		'Les dates annoncées sont connues jusqu’au {day} ; les jours suivants marqués comme estimés peuvent encore changer.',
	tableCaption: 'Jours fériés : {place}, {year}',
	holiday: 'Jour férié',
	law: 'Selon une règle permanente : {source}',
	announced: 'Annoncé : {source}',
	computed: 'Selon son calendrier : {source}',
	one_off: 'Pour cette fois : {source}',
	collection: 'D’un recueil, non vérifié dans la loi : {source}',
	substitute: 'en remplacement',
	halfDay: 'demi-journée',
	estimated: 'estimé',
	announcedLater: 'Le jour sera annoncé plus tard',
	notNationwide: 'pas dans tout le pays',
	holdsIn: 'Valable : {parts}',
	todayIs: 'Aujourd’hui est férié :',
	nextHoliday: 'Prochain jour férié',
	workdays: { one: '{count} jour ouvré', other: '{count} jours ouvrés' },
	workdaysAdded: { one: '{count} jour ouvré après le {day}', other: '{count} jours ouvrés après le {day}' },
	weekendDays: { one: '{count} jour de week-end', other: '{count} jours de week-end' },
	workedWeekends: 'Jours de week-end travaillés : {days}',
	holidaysBetween: 'Jours fériés dans l’intervalle',
	onWeekend: 'un week-end',
	noteUnread:
		'Aucune loi ni annonce de ce pays n’a été lue : chaque jour suit les règles d’une bibliothèque logicielle, et les jours chômés exceptionnels ne sont pas connus.',
	noteEarly:
		'Peu de lois d’avant 2000 ont été lues : à défaut, les règles d’aujourd’hui sont appliquées au passé ; un jour venu plus tard peut donc figurer ici, et des jours de l’époque manquer.',
	noteReckoned:
		'Certaines fêtes sont annoncées ici d’année en année, et aucune annonce n’a été lue : leurs jours sont calculés et marqués comme estimés.'
};

/** The notes on single countries in French. */
export const notes: Partial<Readonly<Record<NotedCountry, string>>> = {
	RU: 'Les jours que des décrets ont rendus chômés pendant l’épidémie, dont les 6 au 8 mai et 24 juin 2020 et les 4 au 7 mai 2021 (décret 242 du 23 avril 2021), ne sont pas des jours fériés : ils ne figurent pas ici.',
	UA: 'Sous la loi martiale, les jours fériés de l’article 73 du Code du travail ne sont pas chômés (loi 2136-IX du 15 mars 2022, article 6) : ceux qui manquent ici tombent sur des jours travaillés. Les prolongations sont connues jusqu’au 4 mai 2026 ; les jours suivants sont estimés.',
	DE: 'Dans les 1 708 des 2 056 communes de Bavière où les catholiques sont plus nombreux que les protestants, dont toutes celles de Haute et Basse-Bavière, le 15 août est aussi férié : choisissez la région BY-KATH.',
	AU: 'Jours chômés dans tous les États et territoires ; chacun en a d’autres, la plupart le Samedi saint : choisissez une région.',
	CH: 'Jours chômés dans les 26 cantons ; chacun en a d’autres, la plupart le Vendredi saint, le lundi de Pâques, le lundi de Pentecôte et le 26 décembre : choisissez un canton.',
	GB: 'Jours fériés des quatre parties ; le lundi de Pâques et celui d’août diffèrent en Écosse : choisissez une partie.',
	BA: 'Les fêtes religieuses ne sont chômées que par les fidèles et ne figurent pas ici.',
	MY: 'Jours fériés de la fédération, Deepavali pas au Sarawak ; chaque État en a d’autres, la plupart le 1er janvier : choisissez un État.',
	SH: 'À Sainte-Hélène, le 1er janvier, le lundi de Pentecôte et le dernier lundi d’août sont des jours fériés de l’administration : les bureaux sont fermés ; ils ne figurent pas ici.',
	ME: 'Les fêtes religieuses ne sont chômées que par les fidèles et ne figurent pas ici.'
};
