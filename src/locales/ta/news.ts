import type { Forms, Translation } from '../types';
import type { words as en } from '../en/news';

export const forms: Forms<'news'> = {
	q: 'சொற்கள்',
	timespan: 'கடந்த',
	sort: 'முதலில்',
	min_points: 'குறைந்தபட்சப் புள்ளிகள்',
	tag: 'வகை',
	author: 'எழுதியவர்',
	before: 'இதற்கு முன்',
	'timespan=1h': '1 மணி',
	'timespan=6h': '6 மணி',
	'timespan=12h': '12 மணி',
	'timespan=1d': '1 நாள்',
	'timespan=3d': '3 நாட்கள்',
	'timespan=1w': '1 வாரம்',
	'timespan=2w': '2 வாரங்கள்',
	'timespan=1m': '1 மாதம்',
	'timespan=3m': '3 மாதங்கள்',
	'timespan=1y': '1 ஆண்டு',
	'sort=newest': 'புதியவை',
	'sort=relevance': 'பொருத்தமானவை',
	'tag=story': 'எல்லாம்',
	'tag=show': 'Show HN',
	'tag=ask': 'Ask HN',
	'tag=front_page': 'முதற்பக்கம்'
};

export const words: Translation<typeof en> = {
	none: 'பொருந்தும் செய்திகள் இல்லை.',
	someOf: '{count} செய்திகளில் {shown}.',
	stories: { one: '{count} செய்தி.', other: '{count} செய்திகள்.' },
	seen: 'தேடலை அணுக முடியவில்லை: இவை முன்பு பார்த்த செய்திகள், தலைப்பால் கண்டவை.',
	truncated: 'மேலும் இருக்கலாம்: முதல் ஆயிரம் மட்டுமே பார்க்கப்பட்டன.',
	points: { one: '{count} புள்ளி', other: '{count} புள்ளிகள்' },
	comments: { one: '{count} கருத்து', other: '{count} கருத்துகள்' },
	newest: 'புதியவை',
	before: '{date}-க்கு முன்',
	author: 'Hacker News பயனர்',
	save: 'இந்தத் தேடலைச் சேமி',
	forget: 'இந்தத் தேடலை நீக்கு',
	saved: 'சேமித்த தேடல்கள்',
	opened: 'முன்பு திறந்தவை',
	newestFirst: 'புதியவை',
	pointsFrom: '≥ {count} புள்ளிகள்'
};
