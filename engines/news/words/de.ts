import type { FormsOf, NamesOf } from '../../kit/words';
import type { news } from '../contract';

/** The group in German. */
export const names: NamesOf<typeof news> = {
	title: 'Tech-News',
	operations: {
		search: 'News durchsuchen'
	}
};

/** Its forms in German. */
export const forms: FormsOf<typeof news> = {
	fields: {
		q: 'Wörter',
		timespan: 'Aus den letzten',
		sort: 'Zuerst',
		min_points: 'Mindestens Punkte',
		tag: 'Art',
		author: 'Verfasser',
		before: 'Vor',
		limit: 'Höchstens'
	},
	choices: {
		timespan: {
			'1h': 'Stunde',
			'6h': '6 Stunden',
			'12h': '12 Stunden',
			'1d': 'Tag',
			'3d': '3 Tage',
			'1w': 'Woche',
			'2w': '2 Wochen',
			'1m': 'Monat',
			'3m': '3 Monate',
			'1y': 'Jahr'
		},
		sort: {
			newest: 'Neueste',
			relevance: 'Passendste'
		},
		tag: {
			story: 'Alle',
			show: 'Show HN',
			ask: 'Ask HN',
			front_page: 'Titelseite'
		}
	},
	examples: {
		'Well received stories on SQLite of the last month': 'Beliebte Beiträge zu SQLite aus dem letzten Monat',
		'What people showed of their work with SQLite within a year': 'Was Leute in einem Jahr mit SQLite gebaut haben'
	}
};
