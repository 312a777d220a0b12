import type { FormsOf, NamesOf } from '../../kit/words';
import type { news } from '../contract';

/** The group in Hindi. */
export const names: NamesOf<typeof news> = {
	title: 'टेक समाचार',
	operations: {
		search: 'समाचार खोजें'
	}
};

/** Its forms in Hindi. */
export const forms: FormsOf<typeof news> = {
	fields: {
		q: 'शब्द',
		timespan: 'पिछले',
		sort: 'पहले',
		min_points: 'कम से कम अंक',
		tag: 'किस तरह के',
		author: 'लेखक',
		before: 'इससे पहले',
		limit: 'अधिकतम संख्या'
	},
	choices: {
		timespan: {
			'1h': '1 घंटा',
			'6h': '6 घंटे',
			'12h': '12 घंटे',
			'1d': '1 दिन',
			'3d': '3 दिन',
			'1w': '1 हफ़्ता',
			'2w': '2 हफ़्ते',
			'1m': '1 महीना',
			'3m': '3 महीने',
			'1y': '1 साल'
		},
		sort: {
			newest: 'सबसे नए',
			relevance: 'सबसे मिलते'
		},
		tag: {
			story: 'सभी',
			show: 'Show HN',
			ask: 'Ask HN',
			front_page: 'मुखपृष्ठ'
		}
	},
	examples: {
		'Well received stories on SQLite of the last month': 'पिछले महीने SQLite पर पसंद की गई ख़बरें',
		'What people showed of their work with SQLite within a year': 'साल भर में SQLite से लोगों ने क्या बनाया'
	}
};
