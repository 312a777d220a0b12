import { UpstreamInvalid, type Answered, type Feed } from '../../engines/kit/contract';
import type { Served } from './cache-status';
import { isWhole, isWholeRecord, lifetimeOf, requireContent } from './evidence';
import { trimmed, UpstreamFailure } from './fetcher';
import type { FeedRecord } from './store';

/** A record as an answer, with its headers. */
export function answerFrom<Q, I>(
	feed: Feed<Q, I>,
	question: Q,
	record: FeedRecord,
	{ how, stored = false, failedStatus = null }: Pick<Served, 'how'> & Partial<Served>,
	served: (answer: Served) => void
): Answered<I> {
	served({
		how,
		checkedAt: record.checkedAt,
		freshUntil: record.freshUntil,
		modifiedAt: record.lastModified ?? record.fetchedAt,
		stored,
		failedStatus,
		source: feed.source(question)
	});
	return answeredBy<I>(record);
}

/** A record as an engine sees it. */
export const answeredBy = <I>(record: FeedRecord): Answered<I> => ({
	item: record.body as I,
	checkedAt: record.checkedAt,
	isWhole: isWholeRecord(record),
	...(record.bundled && { bundled: true })
});

/** The bundled answer as a record; undefined without one, or when `stored` is at least as new. */
export function bundledRecord<Q, I>(
	feed: Feed<Q, I>,
	question: Q,
	key: string,
	stored: FeedRecord | undefined
): FeedRecord | undefined {
	const given = feed.bundled?.(question);
	if (given === undefined || (stored !== undefined && stored.checkedAt >= given.checkedAt)) return undefined;
	const { item, checkedAt } = given;
	return {
		key,
		feed: feed.id,
		schemaVersion: feed.schemaVersion,
		dropRank: feed.dropRank,
		upstream: feed.upstream.id,
		fetchedAt: checkedAt,
		checkedAt,
		freshUntil: checkedAt + lifetimeOf(feed, question, item, checkedAt).freshSeconds * 1000,
		status: 200,
		bytes: 0,
		lastUsed: checkedAt,
		lastModified: null,
		...(!isWhole(feed.weigh(item, question, checkedAt)) && { isPartial: true as const }),
		body: item,
		bundled: true
	};
}

/** The item of an upstream's answer. Throws UpstreamFailure for an invalid or impossibly empty one. */
export function itemOf<Q, I>(feed: Feed<Q, I>, question: Q, status: number, body: unknown, now: number): I {
	const item =
		status === 200 ? trimmed(feed.upstream, () => feed.trim(body, question)) : feed.absent?.(status, body, question);
	if (item !== undefined) return requireContent(feed, question, item, now);
	throw new UpstreamFailure('UPSTREAM_ERROR', `upstream: ${feed.upstream.name} answered ${status}`, 'none', {
		retryAfterSeconds: 30,
		status
	});
}

/** Statuses of an address that was removed or changed its parameters. */
const GONE: ReadonlySet<number | null> = new Set([400, 404, 405, 406, 410, 422, 501]);

/** Whether an upstream works but has changed this address. */
export const isGone = (error: unknown) =>
	error instanceof UpstreamFailure &&
	(GONE.has(error.status) || (error.code === 'UPSTREAM_INVALID' && error.cause instanceof UpstreamInvalid));

/** Whether two items say the same; of packed bytes that is not looked at. */
export function sameContent(a: unknown, b: unknown): boolean {
	if (ArrayBuffer.isView(a) || ArrayBuffer.isView(b)) return false;
	return JSON.stringify(a) === JSON.stringify(b);
}
