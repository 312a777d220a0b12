import type { Forms, Translation } from '../types';
import type { words as en } from '../en/encyclopedia';

export const forms: Forms<'encyclopedia'> = {
	q: 'Article',
	lang: 'Langue de Wikipédia',
	summary: 'Résumé',
	month: 'Mois',
	type: 'Quoi',
	offset: 'Passer',
	'type=events': 'Événements',
	'type=births': 'Naissances',
	'type=deaths': 'Décès',
	'type=holidays': 'Fêtes',
	'type=selected': 'Sélection'
};

export const words: Translation<typeof en> = {
	seen: 'Wikipédia n’a pas pu être interrogée : voici des titres déjà vus.',
	seenAndWords: 'Wikipédia n’a pas pu être interrogée : voici des titres déjà vus et des mots du dictionnaire.',
	none: 'Aucun titre de cette Wikipédia ne commence par « {query} ».',
	foundAs: 'trouvé sous « {title} »',
	summary: 'Résumé',
	noSummary: 'Le résumé n’a pas pu être obtenu ; il est dans l’article.',
	nothing: 'Rien n’est répertorié pour ce jour.',
	noMore: 'Rien d’autre n’est répertorié pour ce jour.',
	notWhole: 'Tout ce que la page Wikipédia de ce jour répertorie n’a pas pu être lu.',
	dayBefore: 'Le jour précédent',
	today: 'Aujourd’hui',
	dayAfter: 'Le jour suivant'
};
