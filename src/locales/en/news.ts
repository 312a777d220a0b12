import type { Forms } from '../types';

/** Form texts in English. */
export const forms: Forms<'news'> = {
	q: 'About',
	timespan: 'From the last',
	sort: 'Sort by',
	min_points: 'Minimum points',
	tag: 'Kind',
	author: 'By',
	before: 'Before',
	'timespan=1h': '1 hour',
	'timespan=6h': '6 hours',
	'timespan=12h': '12 hours',
	'timespan=1d': '24 hours',
	'timespan=3d': '3 days',
	'timespan=1w': '7 days',
	'timespan=2w': '14 days',
	'timespan=1m': '30 days',
	'timespan=3m': '90 days',
	'timespan=1y': '1 year',
	'sort=newest': 'Newest',
	'sort=relevance': 'Best match',
	'tag=story': 'All stories',
	'tag=show': 'Show HN',
	'tag=ask': 'Ask HN',
	'tag=front_page': 'Front page'
};

/** Page texts in English. */
export const words = {
	none: 'No stories match. Try fewer words or a longer time.',
	someOf: '{shown} of {count} stories',
	stories: { one: '{count} story', other: '{count} stories' },
	seen: 'The search isn’t responding. These are stories you’ve seen before.',
	truncated: 'There may be more: we only looked through the first thousand.',
	points: { one: '{count} point', other: '{count} points' },
	comments: { one: '{count} comment', other: '{count} comments' },
	newest: 'Newest',
	before: 'Before {date}',
	author: 'A Hacker News user',
	save: 'Save search',
	forget: 'Remove search',
	saved: 'Saved searches',
	opened: 'Opened before',
	newestFirst: 'newest first',
	pointsFrom: '{count}+ points'
} as const;
