import type { Answered, FeedContext } from '../kit/contract';
import { ApiError } from '../kit/errors';
import type { StoriesPage, StoriesQuestion, Story, Tag, Timespan } from './feed';
import { MAX_HITS, SPAN_SECONDS, stories } from './feed';

export interface Search {
	readonly query: string;
	readonly timespan: Timespan;
	readonly sort: 'relevance' | 'newest';
	readonly minPoints: number;
	readonly tag: Tag;
	readonly author: string | null;
	/** Seconds since 1970; null for those until now. */
	readonly before: number | null;
	readonly limit: number;
}

export interface Found {
	readonly stories: readonly Story[];
	/** All that match; null when not all were looked through. */
	readonly total: number | null;
	readonly truncated: boolean;
	/** Time of the oldest answer, milliseconds since 1970; null without one. */
	readonly until: number | null;
	readonly skipped: number;
	/** The answers of the search that were looked through. */
	readonly pages: readonly Answered<StoriesPage>[];
	/** Upper bound of the next page, seconds since 1970; null without stories, or when they are not in order of time. */
	readonly nextBefore: number | null;
}

/** From here on, newest first is also filled from the best matches, which many points bring to the front. */
const MANY_POINTS = 20;
/** Deadline for further pages, milliseconds. */
const PAGING_MS = 15_000;
/** Steps that a timespan is cut into: who asks within the same step asks the same question. */
const STEPS = 60;

/** Pages through the search until `limit` stories have the points, or the pages end. */
export async function findStories(search: Search, context: FeedContext): Promise<Found> {
	const deadline = context.clock() + PAGING_MS;
	const main = await collect(search, search.sort, deadline, context);
	if (search.sort !== 'newest' || search.minPoints < MANY_POINTS || !main.truncated) return firstOf(main, search);
	const best = await collect(search, 'relevance', deadline, context);
	const merged = new Map([...best.stories, ...main.stories].map((story) => [story.id, story]));
	return firstOf({ ...main, stories: [...merged.values()].sort(newestFirst) }, search);
}

function firstOf(found: Found, { limit, sort }: Search): Found {
	const stories = found.stories.slice(0, limit);
	const last = stories.at(-1);
	const next = found.stories[limit];
	const more = next !== undefined || found.truncated || (found.total ?? 0) > found.stories.length;
	if (sort !== 'newest' || last === undefined || !more) return { ...found, stories, nextBefore: null };
	// Two stories of one second: rather one twice than one never.
	return { ...found, stories, nextBefore: next?.created === last.created ? last.created + 1 : last.created };
}

const newestFirst = (a: Story, b: Story) => b.created - a.created || (a.id < b.id ? -1 : 1);

async function collect(search: Search, sort: Search['sort'], deadline: number, context: FeedContext): Promise<Found> {
	const { query, timespan, minPoints, tag, author, before, limit } = search;
	const perPage = Math.min(MAX_HITS, Math.max(100, 5 * limit));
	const since = stepOf(timespan, context.now);
	const earliest = earliestOf(timespan, context.now);
	const found = new Map<string, Story>();
	let seen: StoriesPage | undefined;
	let until: number | null = null;
	const pages: Answered<StoriesPage>[] = [];
	let page = 0;
	let isLast = false;
	while (!isLast && found.size < limit) {
		const next = await pageOf({ query, sort, timespan, tag, author, since, before, perPage, page }, context);
		if (next === undefined) break;
		seen = next.item;
		until = Math.min(until ?? Infinity, next.checkedAt);
		pages.push(next);
		for (const story of seen.stories)
			if (story.points >= minPoints && story.created > earliest && story.created < (before ?? Infinity))
				found.set(story.id, story);
		page++;
		isLast = page >= seen.pages || page * perPage >= MAX_HITS || context.clock() > deadline;
	}
	const sawAll = seen !== undefined && page >= seen.pages && seen.total <= page * perPage;
	return {
		stories: sort === 'newest' ? [...found.values()].sort(newestFirst) : [...found.values()],
		total: sawAll ? found.size : minPoints === 0 ? (seen?.total ?? null) : null,
		truncated: found.size < limit && !sawAll,
		until,
		skipped: pages.reduce((sum, { item }) => sum + item.skipped, 0),
		pages,
		nextBefore: null
	};
}

/** A page of the search. Undefined when a later page fails: the earlier ones are an answer without it. */
async function pageOf(question: StoriesQuestion, context: FeedContext): Promise<Answered<StoriesPage> | undefined> {
	try {
		return await context.ask(stories, question);
	} catch (error) {
		if (question.page === 0 || !(error instanceof ApiError)) throw error;
		return undefined;
	}
}

/** Seconds since 1970 after which a story is within the timespan. */
const earliestOf = (timespan: Timespan, now: number) => now / 1000 - SPAN_SECONDS[timespan];

/** The same, rounded down to the step, for the request; excess stories are dropped here. */
function stepOf(timespan: Timespan, now: number): number {
	const step = SPAN_SECONDS[timespan] / STEPS;
	return Math.floor(earliestOf(timespan, now) / step) * step;
}

/** Of all stories that answers held: those with every word in the title, by date or by points. */
export async function searchSeen(search: Search, context: FeedContext): Promise<Found> {
	const words = folded(search.query).split(' ');
	const earliest = earliestOf(search.timespan, context.now);
	const found = new Map<string, Story>();
	// Newest record first: the points of a story are those seen last.
	const stored = await context.storedAnswers(stories);
	for (const { item } of stored)
		for (const story of item.stories) {
			if (found.has(story.id) || story.points < search.minPoints || story.created <= earliest) continue;
			if (story.created >= (search.before ?? Infinity) || !isOf(story, search)) continue;
			const title = folded(story.title);
			if (words.every((word) => title.includes(word))) found.set(story.id, story);
		}
	const order =
		search.sort === 'newest' ? newestFirst : (a: Story, b: Story) => b.points - a.points || newestFirst(a, b);
	return {
		stories: [...found.values()].sort(order).slice(0, search.limit),
		total: null,
		truncated: true,
		until: stored[0]?.checkedAt ?? null,
		skipped: 0,
		pages: stored,
		nextBefore: null
	};
}

const isOf = (story: Story, { tag, author }: Search) =>
	(author === null || story.author === author) &&
	(tag === 'story' ||
		(tag === 'show' && /^Show HN\b/i.test(story.title)) ||
		(tag === 'ask' && /^Ask HN\b/i.test(story.title)));

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
