import { ApiError, invalid } from '../kit/errors';
import type { Engine, FeedContext } from '../kit/contract';
import { isComplete } from '../kit/complete';
import type { news } from './contract';
import { newestStory, stalledSince, type Story } from './feed';
import { findStories, searchSeen, type Found, type Search } from './find-stories';

export const engine: Engine<typeof news> = {
	async search({ q, timespan, sort, min_points, tag, author, before, limit }, context) {
		const query = q.normalize('NFC').replace(/\s+/g, ' ').trim();
		if (query === '') throw invalid('q', 'must not be blank');
		const search: Search = {
			query,
			timespan,
			sort,
			minPoints: min_points,
			tag,
			author: author ?? null,
			before: timeOf(before, context.now),
			limit
		};
		let found: Found;
		let basis: 'hacker_news' | 'seen' = 'hacker_news';
		try {
			found = await findStories(search, context);
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			const seen = await searchSeen(search, context);
			if (seen.stories.length === 0) throw error;
			found = seen;
			basis = 'seen';
		}
		const isKnown = basis === 'hacker_news' && !found.truncated && isComplete(found.pages);
		const stalled = isKnown ? await stallOf(context) : null;
		const until = found.until === null ? null : Math.min(found.until, stalled ?? Infinity);
		return {
			query: q,
			timespan,
			sort,
			min_points,
			tag,
			count: found.stories.length,
			total: found.total,
			truncated: found.truncated,
			basis,
			covered_until: until === null ? null : new Date(until).toISOString(),
			complete: isKnown && stalled === null,
			skipped: found.skipped,
			next_before: found.nextBefore === null ? null : new Date(found.nextBefore * 1000).toISOString(),
			stories: found.stories.map(toWire)
		};
	}
};

/** The time up to which the search's index reaches, if it is stale. Null if it is current or unknown. */
async function stallOf(context: FeedContext): Promise<number | null> {
	try {
		return stalledSince(await context.ask(newestStory, null, 'short'));
	} catch (error) {
		if (error instanceof ApiError) return null;
		throw error;
	}
}

/** A day or a time as seconds since 1970; null without one. */
function timeOf(given: string | undefined, now: number): number | null {
	if (given === undefined) return null;
	const text = given.trim();
	const time = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(text) ? Date.parse(text) : NaN;
	if (Number.isNaN(time)) throw invalid('before', 'must be a day (2026-07-20) or a time (2026-07-20T12:00:00Z)');
	// Times in the future exclude nothing, and would each be a new request.
	return time > now ? null : Math.floor(time / 1000);
}

function toWire(story: Story) {
	const discussion = `https://news.ycombinator.com/item?id=${story.id}`;
	return {
		id: story.id,
		title: story.title,
		url: story.url ?? discussion,
		domain: story.url === null ? null : new URL(story.url).hostname.replace(/^www\./, ''),
		points: story.points,
		author: story.author,
		comments: story.comments,
		created_at: new Date(story.created * 1000).toISOString(),
		discussion_url: discussion
	};
}
