import { ApiError } from '../../engines/kit/errors';
import type { Answered, Feed, FeedContext, Upstream } from '../../engines/kit/contract';
import { upstreamUrl } from './upstream-urls';
import { answerFrom, bundledRecord, isGone, itemOf, sameContent } from './feed-response';
import { createAdmission, type AdmissionHost } from './admission';
import { phaseOf, type BreakerPhase } from './breaker';
import { putWithin, sizeOf } from './budget';
import { feedHeaders, sourceHeader, type Served } from './cache-status';
import { send, UpstreamFailure } from './fetcher';
import { byFeed, type FeedRecord } from './store';

/** What the machinery needs of its host: service worker, page or Node. */
export interface FeedHost extends AdmissionHost {
	fetch(url: string, init: RequestInit): Promise<Response>;
	/** Base address of an upstream, see `baseOf`. */
	base(upstream: Upstream): string;
	/** Whether answers without a CORS header are kept from this host, as in a browser. */
	readonly underCors: boolean;
	/** False only when it is known that there is no network. */
	online(): boolean;
	/** Set where the host answers many callers, by programs and caches between. */
	readonly gateway?: Gateway;
}

/** What a host that many ask does otherwise than a device. */
export interface Gateway {
	/** What Cache-Status calls it. */
	readonly name: string;
	/** How many devices' worth of records it keeps. */
	readonly room: number;
}

/** One request's view of the feeds: asks, and collects what the answer's headers say. */
export interface FeedView {
	readonly ask: FeedContext['ask'];
	readonly fresh: FeedContext['fresh'];
	readonly storedAnswers: FeedContext['storedAnswers'];
	readonly online: boolean;
	/** Age, Cache-Status, Last-Modified and Link of what was asked so far; empty when nothing was. */
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

/**
 * The longest that all questions of one request may take together, milliseconds: Firefox fails a service worker's answer after
 * 60 s.
 */
const REQUEST_MS = 45_000;
/** Records that `storedAnswers` reads at most. */
const MAX_STORED_ANSWERS = 200;
/** `lastUsed` is written when it is this old: a write on every hit would cost more than it tells. */
const TOUCH_MS = 3_600_000;
/** Fresh records kept at hand beside the store, so that a hit need not read it. */
const MEMORY_CACHE_SIZE = 16;

/** A fetch under way and those who wait for it. */
interface PendingFetch {
	readonly done: Promise<FetchResult>;
	readonly abort: AbortController;
	waiting: number;
	/** A background refresh: it goes on when nobody waits. */
	kept: boolean;
}
interface FetchResult {
	readonly record: FeedRecord;
	readonly stored: boolean;
}

/** The feed machinery over a host: store, freshness, one fetch a question, breaker, what is stored when all else fails. */
export function createFeeds(host: FeedHost): Feeds {
	const { refusalOf, report } = createAdmission(host);
	/** A host of its own store need not list its records at each put. */
	const account = host.gateway && new Map<string, number>();
	const pending = new Map<string, PendingFetch>();
	const memoryCache = new Map<string, FeedRecord>();

	async function stored(key: string): Promise<FeedRecord | undefined> {
		const near = memoryCache.get(key);
		const now = host.now();
		if (near !== undefined && isFresh(near, now)) return near;
		memoryCache.delete(key);
		const record = await host.store.get(key);
		// One that came in meanwhile is newer than what was read.
		return memoryCache.get(key) ?? record;
	}

	function remember(record: FeedRecord): void {
		memoryCache.delete(record.key);
		memoryCache.set(record.key, record);
		for (const oldest of memoryCache.keys()) {
			if (memoryCache.size <= MEMORY_CACHE_SIZE) break;
			memoryCache.delete(oldest);
		}
	}

	async function fetchRecord<Q, I>(
		feed: Feed<Q, I>,
		question: Q,
		key: string,
		signal: AbortSignal,
		asker: string | undefined
	): Promise<FetchResult> {
		const refusal = await refusalOf(feed.upstream, asker);
		if (refusal !== undefined) throw refusal;
		signal.throwIfAborted();
		let record: FeedRecord;
		try {
			const sender = {
				fetch: (address: string, init: RequestInit) => host.fetch(address, init),
				online: () => host.online(),
				underCors: host.underCors,
				random: () => host.random(),
				mayRetry: async () => (await refusalOf(feed.upstream, asker)) === undefined
			};
			const asking = feed.policy(question, undefined, host.now());
			const answerAt = async (path: string) => {
				const url = upstreamUrl(host.base(feed.upstream), path, feed.subdomain?.(question));
				const reply = await send(sender, { url, upstream: feed.upstream, policy: asking, signal });
				return { reply, item: itemOf(feed, question, reply.status, reply.body) };
			};
			const { reply, item } = await answerAt(feed.path(question)).catch(async (error: unknown) => {
				const elsewhere = feed.elsewhere?.(question);
				if (elsewhere === undefined || !isGone(error) || (await refusalOf(feed.upstream, asker))) throw error;
				return answerAt(elsewhere);
			});
			const now = host.now();
			const before = await host.store.get(key);
			const bytes = sizeOf(item);
			const same = before !== undefined && before.bytes === bytes && sameContent(before.body, item);
			record = {
				key,
				feed: feed.id,
				schemaVersion: feed.schemaVersion,
				dropRank: feed.dropRank,
				upstream: feed.upstream.id,
				fetchedAt: same ? Math.min(before.fetchedAt, now) : now,
				checkedAt: now,
				freshUntil: now + feed.policy(question, item, now).freshSeconds * 1000,
				status: reply.status,
				bytes,
				lastUsed: now,
				lastModified: reply.lastModified,
				body: item
			};
		} catch (error) {
			await report(feed.upstream, error);
			throw error;
		}
		const kept = await keep(record, feed.budgetBytes);
		if (kept) remember(record);
		await report(feed.upstream, undefined);
		return { record, stored: kept };
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

	function fetchOf<Q, I>(feed: Feed<Q, I>, question: Q, key: string, asker: string | undefined): PendingFetch {
		const under = pending.get(key);
		if (under !== undefined && !under.abort.signal.aborted) return under;
		const abort = new AbortController();
		const done = fetchRecord(feed, question, key, abort.signal, asker).finally(() => {
			if (pending.get(key) === fetching) pending.delete(key);
		});
		const fetching: PendingFetch = { done, abort, waiting: 0, kept: false };
		pending.set(key, fetching);
		// Whoever waits gets the failure; a fetching that all have left must not become an unhandled rejection.
		done.catch(() => undefined);
		return fetching;
	}

	/** Joins a shared fetch; aborting the last waiter cancels it. */
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
		{ signal, asker, waitUntil, leftMs }: Parameters<Feeds['open']>[0] & { leftMs(): number },
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
			remember(record);
			if (now - record.lastUsed > TOUCH_MS) {
				remember({ ...record, lastUsed: now });
				waitUntil(host.store.touch(key, now));
			}
			return answer(record, 'hit');
		}
		const policy = feed.policy(question, record?.body as I | undefined, record?.checkedAt ?? now);
		const usable = record !== undefined && withinSeconds(record, now, policy.errorSeconds);
		if (!host.online()) {
			if (usable) return answer(record, 'offline');
			throw new UpstreamFailure({
				code: 'OFFLINE',
				message: 'network: is not available, and nothing is stored for this question',
				verdict: 'none',
				retryAfterSeconds: 30
			});
		}
		const fetching = fetchOf(feed, question, key, asker);
		try {
			const longest = usable || patience === 'short' ? policy.softTimeoutMs : REQUEST_MS;
			const result = await join(fetching, signal, Math.min(longest, leftMs()));
			if (result !== 'timed-out')
				return answer(result.record, record === undefined ? 'fetched' : 'refreshed', result.stored);
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
		remember(record);
		return answerFrom(feed, question, record, { how: 'hit' }, served);
	}

	async function storedAnswers<Q, I>(
		feed: Feed<Q, I>,
		served: (answer: Served) => void
	): Promise<readonly Answered<I>[]> {
		const records = (await host.store.all(feed.id, MAX_STORED_ANSWERS)).filter(
			(record) => record.schemaVersion === feed.schemaVersion
		);
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
		return records.map((record) => ({ item: record.body as I, checkedAt: record.checkedAt }));
	}

	return {
		open(request) {
			const asked: Served[] = [];
			const fromStored: Served[] = [];
			const until = performance.now() + REQUEST_MS;
			const timed = { ...request, leftMs: () => Math.max(0, until - performance.now()) };
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
					breaker: phaseOf(upstream, now)
				});
			}
			return rows.sort((a, b) => (a.feed < b.feed ? -1 : 1));
		}
	};
}

const keyOf = <Q, I>(feed: Feed<Q, I>, question: Q) =>
	`${feed.id}@${feed.schemaVersion} ${feed.subdomain?.(question) ?? ''} ${feed.key?.(question) ?? feed.path(question)}`;

/** A record from the future was written by a clock that has since been set back: not fresh, whatever it says. */
const isFresh = (record: FeedRecord, now: number) => now < record.freshUntil && record.checkedAt <= now;

const withinSeconds = (record: FeedRecord, now: number, seconds: number) => now < record.freshUntil + seconds * 1000;

/** The fetching's result, `timed-out` when it takes longer than `timeoutMs`, or the rejection of an abort. */
function outcome(
	done: Promise<FetchResult>,
	signal: AbortSignal,
	timeoutMs: number
): Promise<FetchResult | 'timed-out'> {
	return new Promise((resolve, reject) => {
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
}

/** What was asked goes on coming, for whoever asks next. */
const tooSlow = ({ name }: Upstream) =>
	new UpstreamFailure({
		code: 'UPSTREAM_TIMEOUT',
		message: `upstream: ${name} is slow; the answer may be there in a moment`,
		verdict: 'none',
		retryAfterSeconds: 10
	});

function logBackground(error: unknown): void {
	if (error instanceof ApiError) return;
	console.warn('feeds: a refresh in the background failed', error);
}
