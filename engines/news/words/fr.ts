import type { FormsOf, NamesOf } from '../../kit/words';
import type { news } from '../contract';

/** The group in French. */
export const names: NamesOf<typeof news> = {
	title: 'Actus tech',
	operations: {
		search: 'Chercher des articles'
	}
};

/** Its forms in French. */
export const forms: FormsOf<typeof news> = {
	fields: {
		q: 'Mots',
		timespan: 'Depuis',
		sort: 'D’abord',
		min_points: 'Points au moins',
		tag: 'Type',
		author: 'Auteur',
		before: 'Avant',
		limit: 'Au plus'
	},
	choices: {
		timespan: {
			'1h': 'Heure',
			'6h': '6 heures',
			'12h': '12 heures',
			'1d': 'Jour',
			'3d': '3 jours',
			'1w': 'Semaine',
			'2w': '2 semaines',
			'1m': 'Mois',
			'3m': '3 mois',
			'1y': 'Année'
		},
		sort: {
			newest: 'Les plus récents',
			relevance: 'Les plus pertinents'
		},
		tag: {
			story: 'Tous',
			show: 'Show HN',
			ask: 'Ask HN',
			front_page: 'À la une'
		}
	},
	examples: {
		'Well received stories on SQLite of the last month': 'Articles appréciés sur SQLite du dernier mois',
		'What people showed of their work with SQLite within a year': 'Ce que les gens ont fait avec SQLite en un an'
	}
};
