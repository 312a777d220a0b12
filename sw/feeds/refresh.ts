import type { Feed } from '../../engines/kit/contract';
import { upstreamUrl } from './upstream-urls';
import { isGone, itemOf, sameContent } from './feed-response';
import type { Admission } from './admission';
import { sizeOf } from './budget';
import { doubted, isWhole, lifetimeOf, withDoubt } from './evidence';
import type { FeedHost } from './feed-host';
import { send, UpstreamFailure, type Reply } from './fetcher';
import type { ShapeWatch } from './shape-watch';
import type { FeedRecord } from './store';

/** Result of a fetch: a new record, or the old one because the source now gives less. */
export type Refreshed = { readonly record: FeedRecord; readonly isDoubted: boolean };

/** One question on its way to its upstream. */
export interface RefreshOrder<Q, I> {
	readonly feed: Feed<Q, I>;
	readonly question: Q;
	readonly key: string;
	/** The stored record, while it is of use. */
	readonly before: FeedRecord | undefined;
	readonly asker: string | undefined;
	readonly signal: AbortSignal;
}

/**
 * Asks the upstream of a feed and makes the record that is to be stored, by the rules of `evidence.ts`. A record with a
 * validator is confirmed by a conditional request. Rejects with the UpstreamFailure that callers see, after telling the
 * breaker.
 */
export async function refresh<Q, I>(
	host: FeedHost,
	{ refusalOf, report }: Admission,
	watch: ShapeWatch,
	{ feed, question, key, before, asker, signal }: RefreshOrder<Q, I>
): Promise<Refreshed> {
	const refusal = await refusalOf(feed.upstream, asker);
	if (refusal !== undefined) throw refusal;
	signal.throwIfAborted();
	const sender = {
		fetch: (address: string, init: RequestInit) => host.fetch(address, init),
		online: () => host.online(),
		now: () => host.now(),
		underCors: host.underCors,
		random: () => host.random(),
		mayRetry: async () => (await refusalOf(feed.upstream, asker)) === undefined
	};
	const policy = feed.policy(question, undefined, host.now());
	const answerAt = async (path: string, validators?: Readonly<Record<string, string>>) => {
		const url = upstreamUrl(host.base(feed.upstream), path, feed.subdomain?.(question));
		const asking = { url, upstream: feed.upstream, policy, signal, ...(validators && { validators }) };
		const reply = await send(sender, asking);
		// One that was not asked for confirms nothing.
		if (reply.status === 304 && before !== undefined && validators !== undefined)
			return { reply, item: before.body as I };
		if (reply.status === 200) watch.look(feed, reply.body);
		return { reply, item: itemOf(feed, question, reply.status, reply.body, host.now()) };
	};
	try {
		const first = answerAt(feed.path(question), host.underCors ? undefined : validatorsOf(feed, question, before));
		const { reply, item } = await first.catch(async (error: unknown) => {
			const elsewhere = feed.elsewhere?.(question);
			if (elsewhere === undefined || !isGone(error) || (await refusalOf(feed.upstream, asker))) throw error;
			const second = await answerAt(elsewhere);
			return { ...second, reply: { ...second.reply, etag: null, lastModified: null } };
		});
		await report(feed.upstream, undefined);
		const now = host.now();
		const held = before && reply.status !== 304 ? doubted(feed, question, before, item, now) : undefined;
		if (held !== undefined) return { record: held, isDoubted: true };
		return { record: recordOf({ feed, question, key, item, reply, before, now }), isDoubted: false };
	} catch (error) {
		await report(feed.upstream, error);
		// An impossibly empty answer proves only a fault: the record stays, marked doubtful.
		const isEmpty = error instanceof UpstreamFailure && error.verdict === 'none' && error.status === 200;
		if (!isEmpty || before === undefined) throw error;
		const now = host.now();
		const { freshSeconds } = lifetimeOf(feed, question, before.body as I, now);
		return { record: withDoubt(before, before.doubtedSince ?? now, now, freshSeconds), isDoubted: true };
	}
}

/** Conditional request headers for a record; undefined without a validator for the same address. */
function validatorsOf<Q, I>(
	feed: Feed<Q, I>,
	question: Q,
	before: FeedRecord | undefined
): Readonly<Record<string, string>> | undefined {
	const path = feed.path(question);
	// Of another address it says nothing.
	if (before === undefined || before.validates !== path || before.doubtedSince !== undefined) return undefined;
	if (before.etag !== undefined) return { 'If-None-Match': before.etag };
	if (before.lastModified === null) return undefined;
	return { 'If-Modified-Since': new Date(before.lastModified).toUTCString() };
}

interface Given<Q, I> {
	readonly feed: Feed<Q, I>;
	readonly question: Q;
	readonly key: string;
	readonly item: I;
	readonly reply: Reply;
	readonly before: FeedRecord | undefined;
	readonly now: number;
}

function recordOf<Q, I>({ feed, question, key, item, reply, before, now }: Given<Q, I>): FeedRecord {
	const isConfirmed = reply.status === 304 && before !== undefined;
	const bytes = isConfirmed ? before.bytes : sizeOf(item);
	const isSame = isConfirmed || (before !== undefined && before.bytes === bytes && sameContent(before.body, item));
	const etag = reply.etag ?? (isConfirmed ? before.etag : undefined);
	const lastModified = reply.lastModified ?? (isConfirmed ? before.lastModified : null);
	return {
		key,
		feed: feed.id,
		schemaVersion: feed.schemaVersion,
		dropRank: feed.dropRank,
		upstream: feed.upstream.id,
		fetchedAt: isSame ? Math.min(before.fetchedAt, now) : now,
		checkedAt: now,
		freshUntil: now + lifetimeOf(feed, question, item, now).freshSeconds * 1000,
		status: isConfirmed ? before.status : reply.status,
		bytes,
		lastUsed: now,
		lastModified,
		...(etag !== undefined && etag !== null && { etag }),
		...((etag ?? lastModified) !== null && (etag ?? lastModified) !== undefined && { validates: feed.path(question) }),
		...(!isWhole(feed.weigh(item, question, now)) && { isPartial: true as const }),
		body: item
	};
}
