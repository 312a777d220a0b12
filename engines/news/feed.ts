import { type Answered, type Feed, type FeedPolicy, UpstreamInvalid } from '../kit/contract';
import { fieldsOf, itemsOf, numberOf, numberOrNull, soundOf, textOf, textOrNull, type Fields } from '../kit/upstream';
import { decodeEntities } from '../kit/entities';
import { hackerNews } from './upstream';

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

/** The end of the century, seconds since 1970: a time in other units lies beyond it. */
const LAST_SECOND = 4_133_980_800;

const DAY_MS = 86_400_000;

/** Kinds of stories, as the search tags them. */
export const TAGS = { story: 'story', show: 'show_hn', ask: 'ask_hn', front_page: 'front_page' } as const;
export type Tag = keyof typeof TAGS;

export interface StoriesQuestion {
	readonly query: string;
	readonly sort: 'relevance' | 'newest';
	readonly timespan: Timespan;
	readonly tag: Tag;
	/** Null for those of anybody. */
	readonly author: string | null;
	/** Seconds since 1970; null for those until now. */
	readonly before: number | null;
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

/** The search pages through its first thousand only. */
export const MAX_HITS = 1000;

export interface StoriesPage {
	/** All that match at the search, before points. */
	readonly total: number;
	readonly pages: number;
	readonly skipped: number;
	/** The search itself says that it looked at all that match, misspellings too, and gave as many as it counted. */
	readonly exhaustive: boolean;
	readonly stories: readonly Story[];
}

/** Stories of Hacker News by Algolia, which has refused `points` in numericFilters with 400 since June 2026. */
export const stories: Feed<StoriesQuestion, StoriesPage> = {
	id: 'news',
	schemaVersion: 3,
	upstream: hackerNews,
	budgetBytes: 1_300_000,
	dropRank: 0,
	path({ query, sort, tag, author, since, before, perPage, page }) {
		const params = new URLSearchParams({
			query,
			tags: author === null ? TAGS[tag] : `${TAGS[tag]},author_${author}`,
			hitsPerPage: String(perPage),
			page: String(page),
			attributesToRetrieve: 'title,url,author,points,num_comments,created_at_i',
			attributesToHighlight: ''
		});
		const until = before === null ? '' : `,created_at_i<${before}`;
		params.set('numericFilters', `created_at_i>${since}${until}`);
		// By default the newest first includes mere resemblances.
		if (sort === 'newest') params.set('typoTolerance', 'min');
		return `/api/v1/${sort === 'newest' ? 'search_by_date' : 'search'}?${params.toString()}`;
	},
	// The bound moves with the clock; `findStories` drops excess stories.
	key: ({ query, sort, timespan, tag, author, before, perPage, page }) =>
		JSON.stringify([query, sort, timespan, perPage, page, tag, author, before]),
	source: ({ query }) => `https://hn.algolia.com/?q=${encodeURIComponent(query)}`,
	trim(body, { page, perPage }) {
		const answer = fieldsOf(body, 'the answer');
		const total = numberOf(answer.nbHits, 'nbHits');
		const pages = numberOf(answer.nbPages, 'nbPages');
		const hits = itemsOf(answer.hits, 'hits');
		// A page that must have stories and is empty proves a fault, not an absence.
		if (hits.length === 0 && page < pages && total > page * perPage) throw new UpstreamInvalid('hits are missing');
		// The search still returns deleted stories, without title and author.
		const { nbHits = answer.exhaustiveNbHits, typo = answer.exhaustiveTypo } = fieldsOf(
			answer.exhaustive ?? {},
			'exhaustive'
		);
		const isShort = hits.length < Math.min(perPage, Math.min(total, MAX_HITS) - page * perPage);
		return {
			total,
			pages,
			exhaustive: nbHits !== false && typo !== false && !isShort,
			...soundStories(hits.filter((hit) => !isDeleted(hit)))
		};
	},
	weigh: ({ stories: found, skipped, exhaustive }, _question, now) => ({
		holds: found.length,
		least: 0,
		// From the future come those of a wrong clock.
		skipped: skipped + found.filter(({ created }) => created * 1000 > now + DAY_MS).length,
		exhaustive
	}),
	lost(before, after, { sort, since, perPage }, now) {
		// Only stories within the time that newer ones did not displace must be there.
		const isFull = after.stories.length + after.skipped >= perPage;
		if (isFull && sort !== 'newest') return 0;
		const oldest = isFull ? Math.min(...after.stories.map(({ created }) => created)) : since;
		const newest = (page: StoriesPage) =>
			Math.max(...page.stories.map(({ created }) => (created * 1000 <= now ? created : -Infinity)));
		// An older copy takes nothing back.
		if (after.stories.length > 0 && newest(after) < newest(before)) return 1;
		const due = before.stories.filter(({ created }) => created > oldest && created * 1000 <= now);
		const held = new Set(after.stories.map(({ id }) => id));
		return due.length === 0 ? 0 : due.filter(({ id }) => !held.has(id)).length / due.length;
	},
	shape: {
		schema: 'HN Search API 1',
		checked: '2026-11-26',
		fields: [
			'nbHits',
			'nbPages',
			'exhaustiveNbHits|exhaustive',
			'hits[].objectID',
			'hits[].title',
			'hits[].url',
			'hits[].author',
			'hits[].points',
			'hits[].num_comments',
			'hits[].created_at_i'
		]
	},
	needsProof: ({ stories: found }) => found.length === 0,
	probe: (now) => ({
		query: 'sqlite',
		sort: 'newest',
		timespan: '1y',
		tag: 'story',
		author: null,
		before: null,
		since: Math.floor(now / 1000) - SPAN_SECONDS['1y'],
		perPage: 20,
		page: 0
	}),
	policy({ sort, timespan }): FeedPolicy {
		const span = SPAN_SECONDS[timespan];
		const newest = span <= 43_200 ? 60 : span <= SPAN_SECONDS['1w'] ? 300 : 1800;
		return {
			freshSeconds: sort === 'newest' ? newest : 900,
			errorSeconds: 30 * 86_400,
			softTimeoutMs: 2000,
			idleTimeoutMs: 6000,
			retry: true,
			cache: 'no-store'
		};
	}
};

/** A search whose newest story is older than this is stale, seconds: people post some thirty an hour. */
const STALLED_SECONDS = 3 * 3600;

/** The newest story of any kind, seconds since 1970: it dates the index of the search. */
export const newestStory: Feed<null, number> = {
	id: 'newest-story',
	schemaVersion: 1,
	upstream: hackerNews,
	budgetBytes: 1000,
	dropRank: 3,
	path: () =>
		'/api/v1/search_by_date?query=&tags=story&hitsPerPage=1&attributesToRetrieve=created_at_i&attributesToHighlight=',
	source: () => 'https://hn.algolia.com/',
	trim(body) {
		const [hit] = itemsOf(fieldsOf(body, 'the answer').hits, 'hits');
		return createdOf(fieldsOf(hit, 'a hit'));
	},
	weigh: () => ({ holds: 1, least: 1 }),
	lost: (before, after) => (after < before ? 1 : 0),
	shape: { schema: 'HN Search API 1', checked: '2026-11-26', fields: ['hits[].created_at_i'] },
	probe: () => null,
	policy: (): FeedPolicy => ({
		freshSeconds: 900,
		errorSeconds: DAY_MS / 1000,
		softTimeoutMs: 1500,
		idleTimeoutMs: 4000,
		retry: false,
		cache: 'no-store'
	})
};

/** The time up to which the search's index reaches, milliseconds since 1970. Null if it is current. */
export const stalledSince = ({ item, checkedAt }: Answered<number>): number | null =>
	checkedAt / 1000 - item > STALLED_SECONDS ? item * 1000 : null;

function isDeleted(hit: unknown): boolean {
	// One that is not an object is odd, not deleted.
	const { objectID, title, author } = Object(hit) as Fields;
	return typeof objectID === 'string' && ((title ?? null) === null || (author ?? null) === null);
}

function soundStories(hits: readonly unknown[]): Pick<StoriesPage, 'stories' | 'skipped'> {
	const { items, skipped } = soundOf(
		hits,
		(hit) => storyOf(fieldsOf(hit, 'a hit')),
		({ id }) => id
	);
	return { stories: items, skipped };
}

function storyOf(fields: Fields): Story {
	const url = textOrNull(fields.url, 'url');
	const id = textOf(fields.objectID, 'objectID');
	if (!/^\d+$/.test(id)) throw new UpstreamInvalid('objectID is not a number');
	const created = createdOf(fields);
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

/** When a story was posted, seconds since 1970. */
function createdOf(fields: Fields): number {
	const created = numberOf(fields.created_at_i, 'created_at_i');
	if (Math.abs(created) > LAST_SECOND) throw new UpstreamInvalid('created_at_i is not a time in seconds');
	return created;
}

const whole = (value: unknown, what: string) => Math.max(0, Math.round(numberOrNull(value, what) ?? 0));

const isWebAddress = (url: string) => /^https?:\/\//i.test(url) && URL.canParse(url);
