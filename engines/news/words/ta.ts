import type { FormsOf, NamesOf } from '../../kit/words';
import type { news } from '../contract';

/** The group in Tamil. */
export const names: NamesOf<typeof news> = {
	title: 'தொழில்நுட்பச் செய்தி',
	operations: {
		search: 'செய்தி தேடு'
	}
};

/** Its forms in Tamil. */
export const forms: FormsOf<typeof news> = {
	fields: {
		q: 'சொற்கள்',
		timespan: 'கடந்த',
		sort: 'முதலில்',
		min_points: 'குறைந்தபட்சப் புள்ளிகள்',
		tag: 'வகை',
		author: 'எழுதியவர்',
		before: 'இதற்கு முன்',
		limit: 'அதிகபட்சம்'
	},
	choices: {
		timespan: {
			'1h': '1 மணி',
			'6h': '6 மணி',
			'12h': '12 மணி',
			'1d': '1 நாள்',
			'3d': '3 நாட்கள்',
			'1w': '1 வாரம்',
			'2w': '2 வாரங்கள்',
			'1m': '1 மாதம்',
			'3m': '3 மாதங்கள்',
			'1y': '1 ஆண்டு'
		},
		sort: {
			newest: 'புதியவை',
			relevance: 'பொருத்தமானவை'
		},
		tag: {
			story: 'எல்லாம்',
			show: 'Show HN',
			ask: 'Ask HN',
			front_page: 'முதற்பக்கம்'
		}
	},
	examples: {
		'Well received stories on SQLite of the last month': 'கடந்த மாதம் விரும்பப்பட்ட SQLite செய்திகள்',
		'What people showed of their work with SQLite within a year': 'ஓராண்டில் SQLite கொண்டு மக்கள் செய்தவை'
	}
};
