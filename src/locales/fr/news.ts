import type { Forms, Translation } from '../types';
import type { words as en } from '../en/news';

export const forms: Forms<'news'> = {
	q: 'Mots',
	timespan: 'Depuis',
	sort: 'D’abord',
	min_points: 'Points au moins',
	tag: 'Type',
	author: 'Auteur',
	before: 'Avant',
	'timespan=1h': 'Heure',
	'timespan=6h': '6 heures',
	'timespan=12h': '12 heures',
	'timespan=1d': 'Jour',
	'timespan=3d': '3 jours',
	'timespan=1w': 'Semaine',
	'timespan=2w': '2 semaines',
	'timespan=1m': 'Mois',
	'timespan=3m': '3 mois',
	'timespan=1y': 'Année',
	'sort=newest': 'Les plus récents',
	'sort=relevance': 'Les plus pertinents',
	'tag=story': 'Tous',
	'tag=show': 'Show HN',
	'tag=ask': 'Ask HN',
	'tag=front_page': 'À la une'
};

export const words: Translation<typeof en> = {
	none: 'Aucun article ne correspond.',
	someOf: '{shown} articles sur {count}.',
	stories: { one: '{count} article.', other: '{count} articles.' },
	seen: 'La recherche n’a pas pu être interrogée : voici des articles déjà vus, trouvés par leur titre.',
	truncated: 'Il peut y en avoir d’autres : seuls les mille premiers ont pu être parcourus.',
	comments: { one: '{count} commentaire', other: '{count} commentaires' },
	newest: 'Les plus récents',
	before: 'Avant le {date}',
	author: 'Un utilisateur de Hacker News',
	save: 'Enregistrer la recherche',
	forget: 'Oublier la recherche',
	saved: 'Recherches enregistrées',
	opened: 'Déjà ouverts',
	newestFirst: 'récents',
	pointsFrom: '≥ {count} points'
};
