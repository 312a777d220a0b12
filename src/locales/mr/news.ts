import type { Forms, Translation } from '../types';
import type { words as en } from '../en/news';

export const forms: Forms<'news'> = {
	q: 'शब्द',
	timespan: 'मागील',
	sort: 'आधी',
	min_points: 'किमान गुण',
	tag: 'प्रकार',
	author: 'लेखक',
	before: 'याआधी',
	'timespan=1h': '1 तास',
	'timespan=6h': '6 तास',
	'timespan=12h': '12 तास',
	'timespan=1d': '1 दिवस',
	'timespan=3d': '3 दिवस',
	'timespan=1w': '1 आठवडा',
	'timespan=2w': '2 आठवडे',
	'timespan=1m': '1 महिना',
	'timespan=3m': '3 महिने',
	'timespan=1y': '1 वर्ष',
	'sort=newest': 'सर्वात नवे',
	'sort=relevance': 'सर्वात जुळणारे',
	'tag=story': 'सर्व',
	'tag=show': 'Show HN',
	'tag=ask': 'Ask HN',
	'tag=front_page': 'मुखपृष्ठ'
};

export const words: Translation<typeof en> = {
	none: 'जुळणारी बातमी नाही.',
	someOf: '{count} पैकी {shown} बातम्या.',
	stories: { one: '{count} बातमी.', other: '{count} बातम्या.' },
	seen: 'शोध सेवेला विचारता आले नाही: या आधी पाहिलेल्या बातम्या आहेत, शीर्षकावरून सापडलेल्या.',
	truncated: 'आणखी असू शकतात: फक्त पहिल्या हजार पाहता आल्या.',
	points: '{count} गुण',
	comments: { one: '{count} टिप्पणी', other: '{count} टिप्पण्या' },
	newest: 'सर्वात नव्या',
	before: '{date} पूर्वी',
	author: 'Hacker News चा वापरकर्ता',
	save: 'हा शोध जतन करा',
	forget: 'हा शोध काढा',
	saved: 'जतन केलेले शोध',
	opened: 'आधी उघडलेल्या',
	newestFirst: 'नव्या आधी',
	pointsFrom: '≥ {count} गुण'
};
