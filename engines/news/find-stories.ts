import type { FeedContext } from '../kit/contract';
import { SPAN_SECONDS, stories, type StoriesPage, type Story, type Timespan } from './feed';

export interface Search {
	readonly query: string;
	readonly timespan: Timespan;
	readonly sort: 'relevance' | 'newest';
	readonly minPoints: number;
	readonly limit: number;
}

export interface Found {
	readonly stories: readonly Story[];
	/** All that match; null when not all were looked through. */
	readonly total: number | null;
	readonly truncated: boolean;
}

/** The search pages through its first thousand only. */
const MOST_HITS = 1000;
/** From here on, newest first is also filled from the best matches, which many points bring to the front. */
const MANY_POINTS = 20;
/** Steps that a timespan is cut into: who asks within the same step asks the same question. */
const STEPS = 60;

/** Pages through the search until `limit` stories have the points, or there are no more to be had. */
export async function findStories(search: Search, context: FeedContext): Promise<Found> {
	const main = await collect(search, search.sort, context);
	if (search.sort !== 'newest' || search.minPoints < MANY_POINTS || !main.truncated) return cut(main, search.limit);
	const best = await collect(search, 'relevance', context);
	const merged = new Map([...best.stories, ...main.stories].map((story) => [story.id, story]));
	return cut({ ...main, stories: [...merged.values()].sort(newestFirst) }, search.limit);
}

const cut = (found: Found, limit: number): Found => ({ ...found, stories: found.stories.slice(0, limit) });

const newestFirst = (a: Story, b: Story) => b.created - a.created || (a.id < b.id ? -1 : 1);

async function collect(search: Search, sort: Search['sort'], context: FeedContext): Promise<Found> {
	const { query, timespan, minPoints, limit } = search;
	const perPage = Math.min(MOST_HITS, Math.max(100, 5 * limit));
	const earliest = earliestOf(timespan, context.now);
	const found = new Map<string, Story>();
	let answer: StoriesPage;
	let page = 0;
	let isLast: boolean;
	do {
		({ item: answer } = await context.ask(stories, {
			query,
			sort,
			timespan,
			since: stepOf(timespan, context.now),
			perPage,
			page
		}));
		for (const story of answer.stories)
			if (story.points >= minPoints && story.created > earliest) found.set(story.id, story);
		page++;
		isLast = page >= answer.pages || page * perPage >= MOST_HITS;
	} while (found.size < limit && !isLast);
	const sawAll = page >= answer.pages && answer.total <= page * perPage;
	const sorted = sort === 'newest' ? [...found.values()].sort(newestFirst) : [...found.values()];
	return {
		stories: sorted,
		total: sawAll ? found.size : minPoints === 0 ? answer.total : null,
		truncated: found.size < limit && !sawAll
	};
}

/** Seconds since 1970 after which a story is within the timespan. */
const earliestOf = (timespan: Timespan, now: number) => (timespan === 'all' ? 0 : now / 1000 - SPAN_SECONDS[timespan]);

/** The same, back to the step before, for the question; what it gives too much is left out here. */
function stepOf(timespan: Timespan, now: number): number {
	if (timespan === 'all') return 0;
	const step = SPAN_SECONDS[timespan] / STEPS;
	return Math.floor(earliestOf(timespan, now) / step) * step;
}

/** Of all stories that answers held: those with every word in the title, by date or by points. */
export async function searchSeen(search: Search, context: FeedContext): Promise<Found> {
	const words = folded(search.query).split(' ');
	const earliest = earliestOf(search.timespan, context.now);
	const found = new Map<string, Story>();
	// Newest record first: the points of a story are those seen last.
	for (const { item } of await context.seen(stories))
		for (const story of item.stories) {
			if (found.has(story.id) || story.points < search.minPoints || story.created <= earliest) continue;
			const title = folded(story.title);
			if (words.every((word) => title.includes(word))) found.set(story.id, story);
		}
	const order =
		search.sort === 'newest' ? newestFirst : (a: Story, b: Story) => b.points - a.points || newestFirst(a, b);
	return { stories: [...found.values()].sort(order).slice(0, search.limit), total: null, truncated: true };
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
