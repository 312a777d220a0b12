import type { FormsOf, NamesOf } from '../../kit/words';
import type { news } from '../contract';

/** The group in Marathi. */
export const names: NamesOf<typeof news> = {
	title: 'टेक बातम्या',
	operations: {
		search: 'बातम्या शोधा'
	}
};

/** Its forms in Marathi. */
export const forms: FormsOf<typeof news> = {
	fields: {
		q: 'शब्द',
		timespan: 'मागील',
		sort: 'आधी',
		min_points: 'किमान गुण',
		tag: 'प्रकार',
		author: 'लेखक',
		before: 'याआधी',
		limit: 'कमाल संख्या'
	},
	choices: {
		timespan: {
			'1h': '1 तास',
			'6h': '6 तास',
			'12h': '12 तास',
			'1d': '1 दिवस',
			'3d': '3 दिवस',
			'1w': '1 आठवडा',
			'2w': '2 आठवडे',
			'1m': '1 महिना',
			'3m': '3 महिने',
			'1y': '1 वर्ष'
		},
		sort: {
			newest: 'सर्वात नवे',
			relevance: 'सर्वात जुळणारे'
		},
		tag: {
			story: 'सर्व',
			show: 'Show HN',
			ask: 'Ask HN',
			front_page: 'मुखपृष्ठ'
		}
	},
	examples: {
		'Well received stories on SQLite of the last month': 'मागील महिन्यातील SQLite वरील लोकप्रिय बातम्या',
		'What people showed of their work with SQLite within a year': 'वर्षभरात SQLite ने लोकांनी काय बनवले'
	}
};
