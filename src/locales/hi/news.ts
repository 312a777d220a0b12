import type { Forms, Translation } from '../types';
import type { words as en } from '../en/news';

export const forms: Forms<'news'> = {
	q: 'शब्द',
	timespan: 'पिछले',
	sort: 'पहले',
	min_points: 'कम से कम अंक',
	tag: 'किस तरह के',
	author: 'लेखक',
	before: 'इससे पहले',
	'timespan=1h': '1 घंटा',
	'timespan=6h': '6 घंटे',
	'timespan=12h': '12 घंटे',
	'timespan=1d': '1 दिन',
	'timespan=3d': '3 दिन',
	'timespan=1w': '1 हफ़्ता',
	'timespan=2w': '2 हफ़्ते',
	'timespan=1m': '1 महीना',
	'timespan=3m': '3 महीने',
	'timespan=1y': '1 साल',
	'sort=newest': 'सबसे नए',
	'sort=relevance': 'सबसे मिलते',
	'tag=story': 'सभी',
	'tag=show': 'Show HN',
	'tag=ask': 'Ask HN',
	'tag=front_page': 'मुखपृष्ठ'
};

export const words: Translation<typeof en> = {
	none: 'कोई मेल खाती ख़बर नहीं।',
	someOf: '{count} में से {shown} ख़बरें।',
	stories: { one: '{count} ख़बर।', other: '{count} ख़बरें।' },
	seen: 'खोज से जवाब नहीं मिला: ये पहले देखी गई ख़बरें हैं, जो शीर्षक से मिलीं।',
	truncated: 'और भी हो सकती हैं: केवल पहली हज़ार देखी जा सकीं।',
	points: '{count} अंक',
	comments: { one: '{count} टिप्पणी', other: '{count} टिप्पणियाँ' },
	newest: 'सबसे नई',
	before: '{date} से पहले',
	author: 'Hacker News का कोई उपयोगकर्ता',
	save: 'यह खोज सहेजें',
	forget: 'यह खोज हटाएँ',
	saved: 'सहेजी गई खोजें',
	opened: 'पहले खोली गईं',
	newestFirst: 'नई पहले',
	pointsFrom: '≥ {count} अंक'
};
