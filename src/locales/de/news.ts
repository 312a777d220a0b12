import type { Forms, Translation } from '../types';
import type { words as en } from '../en/news';

export const forms: Forms<'news'> = {
	q: 'Wörter',
	timespan: 'Aus den letzten',
	sort: 'Zuerst',
	min_points: 'Mindestens Punkte',
	tag: 'Art',
	author: 'Verfasser',
	before: 'Vor',
	'timespan=1h': 'Stunde',
	'timespan=6h': '6 Stunden',
	'timespan=12h': '12 Stunden',
	'timespan=1d': 'Tag',
	'timespan=3d': '3 Tage',
	'timespan=1w': 'Woche',
	'timespan=2w': '2 Wochen',
	'timespan=1m': 'Monat',
	'timespan=3m': '3 Monate',
	'timespan=1y': 'Jahr',
	'sort=newest': 'Neueste',
	'sort=relevance': 'Passendste',
	'tag=story': 'Alle',
	'tag=show': 'Show HN',
	'tag=ask': 'Ask HN',
	'tag=front_page': 'Titelseite'
};

export const words: Translation<typeof en> = {
	none: 'Keine passenden Meldungen.',
	someOf: '{shown} von {count} Meldungen.',
	stories: { one: '{count} Meldung.', other: '{count} Meldungen.' },
	seen: 'Die Suche war nicht erreichbar: Dies sind früher gesehene Meldungen, nach ihren Titeln gefunden.',
	truncated: 'Es kann mehr geben: Nur die ersten tausend ließen sich durchsehen.',
	points: { one: '{count} Punkt', other: '{count} Punkte' },
	comments: { one: '{count} Kommentar', other: '{count} Kommentare' },
	newest: 'Neueste',
	before: 'Vor dem {date}',
	author: 'Jemand, der auf Hacker News schreibt',
	save: 'Suche merken',
	forget: 'Suche vergessen',
	saved: 'Gemerkte Suchen',
	opened: 'Schon geöffnet',
	newestFirst: 'neueste',
	pointsFrom: '≥ {count} Punkte'
};
