/** The words of the news panels. Every other language has the same keys. */
export const en = {
	none: 'No matching stories.',
	someOf: '{shown} of {count} stories.',
	stories: { one: '{count} story.', other: '{count} stories.' },
	seen: 'The search could not be asked: these are stories seen before, found by their titles.',
	truncated: 'There may be more: only the first thousand could be looked through.',
	points: { one: '{count} point', other: '{count} points' },
	comments: { one: '{count} comment', other: '{count} comments' },
	newest: 'Newest',
	before: 'Before {date}',
	author: 'A user of Hacker News',
	save: 'Save this search',
	forget: 'Forget this search',
	saved: 'Saved searches',
	opened: 'Opened before',
	clear: 'Clear this list',
	newestFirst: 'newest',
	pointsFrom: '≥ {count} points'
} as const;
