import type { Upstream } from '../kit/contract';

/** Hacker News, searched by Algolia. */
export const hackerNews: Upstream = {
	id: 'HACKERNEWS',
	name: 'Hacker News search',
	base: 'https://hn.algolia.com',
	perMinute: 60
};
