import type { Words } from '../../../state/words.svelte';
import type { en } from './en';

/** The words of the news panels in French. */
export const fr: Words<keyof typeof en> = {
	none: 'Aucun article ne correspond.',
	someOf: '{shown} articles sur {count}.',
	stories: { one: '{count} article.', other: '{count} articles.' },
	seen: 'La recherche n’a pas pu être interrogée : voici des articles déjà vus, trouvés par leur titre.',
	truncated: 'Il peut y en avoir d’autres : seuls les mille premiers ont pu être parcourus.',
	points: { one: '{count} point', other: '{count} points' },
	comments: { one: '{count} commentaire', other: '{count} commentaires' },
	newest: 'Les plus récents',
	before: 'Avant le {date}',
	author: 'Un utilisateur de Hacker News',
	save: 'Enregistrer la recherche',
	forget: 'Oublier la recherche',
	saved: 'Recherches enregistrées',
	opened: 'Déjà ouverts',
	clear: 'Vider la liste',
	newestFirst: 'récents',
	pointsFrom: '≥ {count} points'
};
