import type { Feed, FeedPolicy } from '../kit/contract';
import { UpstreamInvalid } from '../kit/contract';
import { fieldsOf, itemsOf, numberOf, numberOrNull, textOf, textOrNull, type Fields } from '../kit/upstream';
import { decodeEntities } from './entities';

/** Seconds of each timespan. */
export const SPAN_SECONDS = {
	'1h': 3600,
	'6h': 6 * 3600,
	'12h': 12 * 3600,
	'1d': 86_400,
	'3d': 3 * 86_400,
	'1w': 604_800,
	'2w': 2 * 604_800,
	'1m': 30 * 86_400,
	'3m': 90 * 86_400,
	'1y': 365 * 86_400
} as const;
export type Timespan = keyof typeof SPAN_SECONDS;

export interface StoriesQuestion {
	readonly query: string;
	readonly sort: 'relevance' | 'newest';
	readonly timespan: Timespan;
	/** Seconds since 1970. */
	readonly since: number;
	readonly perPage: number;
	readonly page: number;
}

export interface Story {
	readonly id: string;
	readonly title: string;
	/** Null when the story is its own discussion. */
	readonly url: string | null;
	readonly points: number;
	readonly author: string;
	readonly comments: number;
	/** Seconds since 1970. */
	readonly created: number;
}

export interface StoriesPage {
	/** All that match at the search, before points. */
	readonly total: number;
	/** Pages that can be asked for. */
	readonly pages: number;
	readonly stories: readonly Story[];
}

/**
 * Stories of Hacker News by the search of Algolia. Points are not filtered there: `points` in numericFilters has been
 * answered with 400 since June 2026.
 */
export const stories: Feed<StoriesQuestion, StoriesPage> = {
	id: 'news',
	shape: 1,
	upstream: 'HACKERNEWS',
	path({ query, sort, since, perPage, page }) {
		const params = new URLSearchParams({ query, tags: 'story', hitsPerPage: String(perPage), page: String(page) });
		params.set('numericFilters', `created_at_i>${since}`);
		// Newest first mixes in what only resembles the words, unless it is told not to.
		if (sort === 'newest') params.set('typoTolerance', 'min');
		return `/api/v1/${sort === 'newest' ? 'search_by_date' : 'search'}?${params.toString()}`;
	},
	source: ({ query }) => `https://hn.algolia.com/?q=${encodeURIComponent(query)}`,
	trim(body) {
		const answer = fieldsOf(body, 'the answer');
		return {
			total: numberOf(answer.nbHits, 'nbHits'),
			pages: numberOf(answer.nbPages, 'nbPages'),
			stories: itemsOf(answer.hits, 'hits')
				.map((hit) => fieldsOf(hit, 'a hit'))
				// What was deleted is still found, without title and author.
				.filter(({ title, author }) => title !== null && author !== null)
				.map(storyOf)
		};
	},
	policy({ sort, timespan }): FeedPolicy {
		const span = SPAN_SECONDS[timespan];
		const newest = span <= 43_200 ? 60 : span <= SPAN_SECONDS['1w'] ? 300 : 1800;
		return {
			freshSeconds: sort === 'newest' ? newest : 900,
			staleSeconds: 3600,
			errorSeconds: 30 * 86_400,
			softTimeoutMs: 2000,
			hardTimeoutMs: 6000,
			retry: true,
			cache: 'no-store'
		};
	}
};

function storyOf(fields: Fields): Story {
	const url = textOrNull(fields.url, 'url');
	const id = textOf(fields.objectID, 'objectID');
	if (!/^\d+$/.test(id)) throw new UpstreamInvalid('objectID is not a number');
	const created = numberOf(fields.created_at_i, 'created_at_i');
	if (Math.abs(created) > 8.64e12) throw new UpstreamInvalid('created_at_i is not a time');
	return {
		id,
		title: decodeEntities(textOf(fields.title, 'title')).trim(),
		url: url !== null && isWebAddress(url) ? url : null,
		points: whole(fields.points, 'points'),
		author: textOf(fields.author, 'author'),
		comments: whole(fields.num_comments, 'num_comments'),
		created
	};
}

const whole = (value: unknown, what: string) => Math.max(0, Math.round(numberOrNull(value, what) ?? 0));

const isWebAddress = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url);
