import { UpstreamInvalid, type Feed, type Weight } from '../../engines/kit/contract';
import { UpstreamFailure } from './fetcher';
import type { FeedRecord } from './store';

/** Share of its content that a newer answer must lose to be doubted, and one that leaves something out: none where an old one will do. */
const MAX_LOST = { whole: 0.5, partial: 0.1, slow: 0 } as const;
/** Content that is fresh for so long changes slowly, seconds. */
const SLOW_SECONDS = 6 * 3600;
/** Answers with less than the stored one are believed after the source has given them for so long, milliseconds. */
const CONFIRM_MS = 7 * 86_400_000;
/** Longest freshness of an answer that is empty or leaves something out, seconds. */
const WEAK_FRESH_SECONDS = 3600;
/** Freshness of an empty answer of a source that is empty everywhere, milliseconds. */
const UNPROVEN_MS = 60_000;
/** Longest use of an empty answer or a known absence when the source fails, seconds. */
const EMPTY_ERROR_SECONDS = 3 * 86_400;

/** Whether an answer leaves nothing out that its question has. */
export const isWhole = ({ holds, least, skipped = 0, exhaustive = true }: Weight): boolean =>
	holds >= least && skipped === 0 && exhaustive;

/** Whether a record is not known to leave anything out, and its source has not given less since. */
export const isWholeRecord = ({ isPartial, doubtedSince }: FeedRecord): boolean =>
	isPartial !== true && doubtedSince === undefined;

/** How long an answer is fresh, and stale on failure, seconds. The one rule for empty and partial answers. */
export function lifetimeOf<Q, I>(
	feed: Feed<Q, I>,
	question: Q,
	item: I,
	checkedAt: number
): { readonly freshSeconds: number; readonly errorSeconds: number } {
	const { freshSeconds, errorSeconds } = feed.policy(question, item, checkedAt);
	const weight = feed.weigh(item, question, checkedAt);
	return {
		freshSeconds: isWhole(weight) && weight.holds > 0 ? freshSeconds : Math.min(freshSeconds, WEAK_FRESH_SECONDS),
		errorSeconds: weight.holds > 0 ? errorSeconds : Math.min(errorSeconds, EMPTY_ERROR_SECONDS)
	};
}

/** Throws UpstreamFailure for an answer with nothing in it where something must be. */
export function requireContent<Q, I>(feed: Feed<Q, I>, question: Q, item: I, now: number): I {
	const { holds, least } = feed.weigh(item, question, now);
	if (holds > 0 || least === 0) return item;
	throw lessThanPossible(feed.upstream.name, 'an empty answer, which is not possible');
}

/** A failure of the source's content, not of the source: it did answer, so that no breaker opens. */
const lessThanPossible = (name: string, what: string) =>
	new UpstreamFailure('UPSTREAM_INVALID', `upstream: ${name} gave ${what}`, 'none', {
		status: 200,
		cause: new UpstreamInvalid(what)
	});

/** Returns the stored record, doubtful, when the source gives less; undefined when the new one replaces it. */
export function doubted<Q, I>(
	feed: Feed<Q, I>,
	question: Q,
	before: FeedRecord,
	item: I,
	now: number
): FeedRecord | undefined {
	const known = before.body as I;
	const [had, has] = [feed.weigh(known, question, before.checkedAt), feed.weigh(item, question, now)];
	if (had.holds === 0) return undefined;
	const lost = feed.lost?.(known, item, question, now) ?? Math.max(0, 1 - has.holds / had.holds);
	const since = before.doubtedSince ?? now;
	const isSlow = feed.policy(question, known, now).freshSeconds >= SLOW_SECONDS;
	const most = MAX_LOST[isWhole(has) ? 'whole' : isSlow ? 'slow' : 'partial'];
	if (((lost === 0 || lost < most) && !(isWhole(had) && has.holds < has.least)) || now - since >= CONFIRM_MS)
		return undefined;
	return withDoubt(before, since, now, lifetimeOf(feed, question, known, now).freshSeconds);
}

/** A record whose source gave less at `now`, or nothing: served as stale until the next fetch. */
export const withDoubt = (record: FeedRecord, since: number, now: number, freshSeconds: number): FeedRecord => ({
	...record,
	doubtedSince: since,
	retryAt: now + 1000 * Math.min(WEAK_FRESH_SECONDS, Math.max(60, freshSeconds))
});

/** An empty record whose source is empty everywhere: not whole, and asked for again in a minute. */
export const unproven = (record: FeedRecord, now: number): FeedRecord => ({
	...record,
	isPartial: true,
	freshUntil: Math.min(record.freshUntil, now + UNPROVEN_MS)
});

/** Whether a doubted record is served without asking its source again yet. A clock that was set back does not hold it. */
export const isHeld = ({ retryAt = 0 }: FeedRecord, now: number): boolean =>
	now < retryAt && retryAt - now <= WEAK_FRESH_SECONDS * 1000;
