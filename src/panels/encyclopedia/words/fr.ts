import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the encyclopedia panels in French. */
export const fr: Words<keyof typeof en> = {
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
	dayAfter: 'Le jour suivant',
	month: 'Mois',
	day: 'Jour'
};
