import { ApiError } from '../../engines/kit/errors';
import type { Answered, Feed, FeedContext, Upstream } from '../../engines/kit/contract';
import { answeredBy, answerFrom, bundledRecord } from './feed-response';
import { createAdmission } from './admission';
import { phaseOf, type BreakerPhase } from './breaker';
import { putWithin } from './budget';
import { feedHeaders, sourceHeader, type Served } from './cache-status';
import { isHeld, lifetimeOf, unproven } from './evidence';
import type { FeedHost } from './feed-host';
import { UpstreamFailure } from './fetcher';
import { createMemoryCache, DEVICE_MEMORY_BYTES } from './memory-cache';
import { recentRecords } from './recent-records';
import { refresh, type RefreshOrder } from './refresh';
import { createShapeWatch, type ShapeReport } from './shape-watch';
import { byFeed, type FeedRecord } from './store';

/** One request's view of the feeds: fetches records and collects the headers of the answer. */
export interface FeedView {
	readonly ask: FeedContext['ask'];
	readonly fresh: FeedContext['fresh'];
	readonly storedAnswers: FeedContext['storedAnswers'];
	readonly online: boolean;
	/** Age, Cache-Status, Last-Modified and Link of the records so far; empty before the first. */
	headers(): Record<string, string>;
	/** Link alone. */
	sources(): Record<string, string>;
}

export interface FeedStatus {
	readonly feed: string;
	readonly records: number;
	readonly bytes: number;
	/** ISO time of the record confirmed last. */
	readonly newest: string | null;
	readonly breaker: BreakerPhase;
	/** What this host has seen of the source's schema; null before its first answer. */
	readonly shape: ShapeReport | null;
}

export interface Feeds {
	open(options: {
		readonly signal: AbortSignal;
		/** Who asks, where the host shares out its questions. */
		readonly asker?: string;
		waitUntil(work: Promise<unknown>): void;
	}): FeedView;
	/** One row a feed that has records. */
	status(): Promise<readonly FeedStatus[]>;
}

/** Longest time of a request's questions, milliseconds: Firefox ends a service worker's answer after 60 s. */
const REQUEST_MS = 45_000;
/** `lastUsed` is written when it is this old: a write on every hit would cost more than it tells. */
const TOUCH_MS = 3_600_000;

/** Wait for an upstream that has been silent in the same request before, milliseconds. */
const SECOND_WAIT_MS = 200;

interface OpenRequest {
	readonly signal: AbortSignal;
	readonly asker?: string;
	waitUntil(work: Promise<unknown>): void;
	leftMs(): number;
	readonly slow: Set<string>;
}

/** A fetch under way and those who wait for it. */
interface PendingFetch {
	readonly done: Promise<FetchResult>;
	readonly abort: AbortController;
	waiting: number;
	/** A background refresh: it continues without a waiting caller. */
	kept: boolean;
}
interface FetchResult {
	readonly record: FeedRecord;
	readonly stored: boolean;
	/** The source gave less than the record holds. */
	readonly isDoubted: boolean;
}

/** The feed machinery over a host: caching, request coalescing, circuit breaking, stale fallback. */
export function createFeeds(host: FeedHost): Feeds {
	const admission = createAdmission(host);
	/** Lists the store's records only where other processes may write them. */
	const account = host.gateway && new Map<string, number>();
	const pending = new Map<string, PendingFetch>();
	const memoryCache = createMemoryCache(DEVICE_MEMORY_BYTES * (host.gateway?.room ?? 1));
	const recent = recentRecords(host.store, host.gateway !== undefined);
	const watch = createShapeWatch((line) => console.warn(line));

	async function stored(key: string): Promise<FeedRecord | undefined> {
		const near = memoryCache.get(key);
		const now = host.now();
		if (near !== undefined && isFresh(near, now)) return near;
		memoryCache.delete(key);
		const record = await host.store.get(key);
		// A record that arrived meanwhile is newer.
		return memoryCache.get(key) ?? record;
	}

	async function fetchRecord<Q, I>(order: RefreshOrder<Q, I>): Promise<FetchResult> {
		const { record: given, isDoubted } = await refresh(host, admission, watch, order);
		const record = isDoubted || (await isProven(given, order)) ? given : unproven(given, host.now());
		const kept = await keep(record, order.feed.budgetBytes);
		if (kept && !isDoubted) memoryCache.put(record);
		if (kept) recent.note(record);
		return { record, stored: kept && !isDoubted, isDoubted };
	}

	/** Whether an answer holds enough, or its source still answers the feed's known question in full. */
	async function isProven<Q, I>(
		{ body, status, key }: FeedRecord,
		{ feed, question, signal, asker }: RefreshOrder<Q, I>
	) {
		if (status !== 200 || feed.needsProof?.(body as I, question) !== true) return true;
		const now = host.now();
		const known = feed.probe(now);
		const isFull = (item: I) => {
			const { holds, least } = feed.weigh(item, known, now);
			return holds >= Math.max(1, least);
		};
		if (keyOf(feed, known) === key) return isFull(body as I);
		const order = {
			signal,
			...(asker !== undefined && { asker }),
			waitUntil: () => {},
			leftMs: () => REQUEST_MS,
			slow: new Set<string>()
		};
		try {
			return isFull((await ask(feed, known, order, () => {}, 'short')).item);
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			return error.code !== 'UPSTREAM_INVALID';
		}
	}

	/** A store that fails costs the record, never the answer. */
	async function keep(record: FeedRecord, budgetBytes: number): Promise<boolean> {
		try {
			return await putWithin(host.store, record, budgetBytes * (host.gateway?.room ?? 1), account);
		} catch (error) {
			console.warn(`feeds: an answer of ${record.feed} could not be kept`, error);
			return false;
		}
	}

	function fetchOf<Q, I>(order: Omit<RefreshOrder<Q, I>, 'signal'>): PendingFetch {
		const { key } = order;
		const under = pending.get(key);
		if (under !== undefined && !under.abort.signal.aborted) return under;
		const abort = new AbortController();
		const done = fetchRecord({ ...order, signal: abort.signal }).finally(() => {
			if (pending.get(key) === fetching) pending.delete(key);
		});
		const fetching: PendingFetch = { done, abort, waiting: 0, kept: false };
		pending.set(key, fetching);
		// Waiting callers get the failure; without callers it must not become an unhandled rejection.
		done.catch(() => undefined);
		return fetching;
	}

	async function join(
		fetching: PendingFetch,
		signal: AbortSignal,
		timeoutMs: number
	): Promise<FetchResult | 'timed-out'> {
		fetching.waiting++;
		try {
			return await outcome(fetching.done, signal, timeoutMs);
		} finally {
			fetching.waiting--;
			if (signal.aborted && fetching.waiting === 0 && !fetching.kept) fetching.abort.abort(signal.reason);
		}
	}

	async function ask<Q, I>(
		feed: Feed<Q, I>,
		question: Q,
		{ signal, asker, waitUntil, leftMs, slow }: OpenRequest,
		served: (answer: Served) => void,
		patience: 'long' | 'short' = 'long'
	): Promise<Answered<I>> {
		signal.throwIfAborted();
		const key = keyOf(feed, question);
		const found = await stored(key);
		signal.throwIfAborted();
		const kept = found?.schemaVersion === feed.schemaVersion ? found : undefined;
		const record = bundledRecord(feed, question, key, kept) ?? kept;
		const now = host.now();
		const answer = (
			from: FeedRecord,
			how: Served['how'],
			wasStored = false,
			failedStatus: number | null = null
		): Answered<I> => {
			return answerFrom(feed, question, from, { how, stored: wasStored, failedStatus }, served);
		};
		if (record !== undefined && isFresh(record, now)) {
			if (record.bundled) return answer(record, 'hit');
			memoryCache.put(record);
			if (now - record.lastUsed > TOUCH_MS) {
				memoryCache.put({ ...record, lastUsed: now });
				waitUntil(host.store.touch(key, now));
			}
			return answer(record, 'hit');
		}
		const policy = feed.policy(question, record?.body as I | undefined, record?.checkedAt ?? now);
		const usable =
			record !== undefined &&
			withinSeconds(record, now, lifetimeOf(feed, question, record.body as I, record.checkedAt).errorSeconds);
		if (usable && isHeld(record, now)) return answer(record, 'stale-if-error', false, 200);
		if (!host.online()) {
			if (usable) return answer(record, 'offline');
			throw new UpstreamFailure(
				'OFFLINE',
				'network: is not available, and nothing is stored for this question',
				'none',
				{ retryAfterSeconds: 30 }
			);
		}
		const fetching = fetchOf({ feed, question, key, asker, before: usable ? kept : undefined });
		try {
			// Who has waited once in this request for a silent upstream does not wait again for the same.
			const soft = slow.has(feed.upstream.id) ? Math.min(SECOND_WAIT_MS, policy.softTimeoutMs) : policy.softTimeoutMs;
			const longest = usable || patience === 'short' ? soft : REQUEST_MS;
			const result = await join(fetching, signal, Math.min(longest, leftMs()));
			if (result !== 'timed-out' && result.isDoubted) return answer(result.record, 'stale-if-error', false, 200);
			if (result !== 'timed-out')
				return answer(result.record, record === undefined ? 'fetched' : 'refreshed', result.stored);
			slow.add(feed.upstream.id);
			fetching.kept = true;
			waitUntil(fetching.done.catch(logBackground));
			if (!usable) throw tooSlow(feed.upstream);
			return answer(record, 'revalidating');
		} catch (error) {
			signal.throwIfAborted();
			if (!(error instanceof ApiError)) throw error;
			if (!usable) throw error;
			if (error.code === 'OFFLINE') return answer(record, 'offline');
			if (error instanceof UpstreamFailure && error.verdict === 'none' && error.status === null)
				return answer(record, 'breaker-open');
			return answer(record, 'stale-if-error', false, error instanceof UpstreamFailure ? error.status : null);
		}
	}

	async function fresh<Q, I>(
		feed: Feed<Q, I>,
		question: Q,
		served: (answer: Served) => void
	): Promise<Answered<I> | undefined> {
		const record = await stored(keyOf(feed, question));
		if (record?.schemaVersion !== feed.schemaVersion || !isFresh(record, host.now())) return undefined;
		memoryCache.put(record);
		return answerFrom(feed, question, record, { how: 'hit' }, served);
	}

	async function storedAnswers<Q, I>(
		feed: Feed<Q, I>,
		served: (answer: Served) => void
	): Promise<readonly Answered<I>[]> {
		const records = (await recent.of(feed.id)).filter((record) => record.schemaVersion === feed.schemaVersion);
		const [newest] = records;
		if (newest !== undefined)
			served({
				how: host.online() ? 'other-question' : 'offline',
				checkedAt: newest.checkedAt,
				freshUntil: newest.freshUntil,
				modifiedAt: newest.lastModified ?? newest.fetchedAt,
				stored: false,
				failedStatus: null,
				source: host.base(feed.upstream).replace('{lang}', 'www')
			});
		return records.map((record) => answeredBy<I>(record));
	}

	return {
		open(request) {
			const asked: Served[] = [];
			const fromStored: Served[] = [];
			const until = performance.now() + REQUEST_MS;
			const timed: OpenRequest = {
				...request,
				leftMs: () => Math.max(0, until - performance.now()),
				slow: new Set<string>()
			};
			return {
				ask: (feed, question, patience) => ask(feed, question, timed, (answer) => asked.push(answer), patience),
				fresh: (feed, question) => fresh(feed, question, (answer) => asked.push(answer)),
				storedAnswers: (feed) => storedAnswers(feed, (answer) => fromStored.push(answer)),
				get online() {
					return host.online();
				},
				headers: () => feedHeaders(asked.length > 0 ? asked : fromStored, host.now(), host.gateway?.name),
				sources: () => sourceHeader(asked.length > 0 ? asked : fromStored)
			};
		},
		async status() {
			const now = host.now();
			const rows: FeedStatus[] = [];
			for (const [feed, infos] of byFeed(await host.store.list())) {
				const newest = Math.max(...infos.map((info) => info.checkedAt));
				const [record] = await host.store.all(feed, 1);
				const upstream = record === undefined ? undefined : await host.store.upstream(record.upstream, () => undefined);
				rows.push({
					feed,
					records: infos.length,
					bytes: infos.reduce((sum, info) => sum + info.bytes, 0),
					newest: new Date(newest).toISOString(),
					breaker: phaseOf(upstream, now),
					shape: watch.report(feed) ?? null
				});
			}
			return rows.sort((a, b) => (a.feed < b.feed ? -1 : 1));
		}
	};
}

const keyOf = <Q, I>(feed: Feed<Q, I>, question: Q) =>
	`${feed.id}@${feed.schemaVersion} ${feed.subdomain?.(question) ?? ''} ${feed.key?.(question) ?? feed.path(question)}`;

/** A record from the future comes from a clock that was set back since: it is not fresh. */
const isFresh = (record: FeedRecord, now: number) => now < record.freshUntil && record.checkedAt <= now;

const withinSeconds = (record: FeedRecord, now: number, seconds: number) => now < record.freshUntil + seconds * 1000;

/** The fetching's result, `timed-out` when it takes longer than `timeoutMs`, or the rejection of an abort. */
const outcome = (
	done: Promise<FetchResult>,
	signal: AbortSignal,
	timeoutMs: number
): Promise<FetchResult | 'timed-out'> =>
	new Promise((resolve, reject) => {
		const timer = setTimeout(() => settle(() => resolve('timed-out')), timeoutMs);
		const aborted = () => settle(() => reject(signal.reason as Error));
		const settle = (finish: () => void) => {
			clearTimeout(timer);
			signal.removeEventListener('abort', aborted);
			finish();
		};
		signal.addEventListener('abort', aborted, { once: true });
		done.then(
			(result) => settle(() => resolve(result)),
			(error: unknown) => settle(() => reject(error as Error))
		);
	});

/** The fetch continues for later callers. */
const tooSlow = ({ name }: Upstream) =>
	new UpstreamFailure('UPSTREAM_TIMEOUT', `upstream: ${name} is slow; the answer may be there in a moment`, 'none', {
		retryAfterSeconds: 10
	});

function logBackground(error: unknown): void {
	if (error instanceof ApiError) return;
	console.warn('feeds: a refresh in the background failed', error);
}
