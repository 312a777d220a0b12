import { ApiError } from '../../engines/kit/errors';
import type { Answered, Feed, FeedContext, Upstream } from '../../engines/kit/contract';
import { upstreamUrl } from './bases';
import {
	admit,
	afterAbandon,
	afterFailure,
	afterRefusal,
	afterSuccess,
	PER_MINUTE,
	phaseOf,
	type BreakerPhase
} from './breaker';
import { putWithin, sizeOf } from './budget';
import { feedHeaders, type Served } from './cache-status';
import { send, trimmed, UPSTREAM_NAMES, UpstreamFailure } from './fetcher';
import { byFeed, type FeedRecord, type FeedStore } from './store';

/** What the machinery needs of its host: service worker, page or Node. */
export interface FeedHost {
	readonly store: FeedStore;
	fetch(url: string, init: RequestInit): Promise<Response>;
	/** Base addresses, see `upstreamBases`. */
	readonly bases: Readonly<Record<Upstream, string>>;
	/** Milliseconds since 1970. */
	now(): number;
	/** False only when it is known that there is no network. */
	online(): boolean;
	/** 0 ≤ random < 1. */
	random(): number;
	/** Keeps the host alive for work that no request waits for. */
	waitUntil(work: Promise<unknown>): void;
}

/** One request's view of the feeds: asks, and collects what the answer's headers say. */
export interface FeedView {
	readonly ask: FeedContext['ask'];
	readonly seen: FeedContext['seen'];
	readonly online: boolean;
	/** Age, Cache-Status, Last-Modified and Link of what was asked so far; empty when nothing was. */
	headers(): Record<string, string>;
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
	open(options: { readonly signal: AbortSignal; waitUntil(work: Promise<unknown>): void }): FeedView;
	/** One row a feed that has records. */
	status(): Promise<readonly FeedStatus[]>;
}

/** Records that `seen` reads at most. */
const MOST_SEEN = 200;
/** `lastUsed` is written when it is this old: a write on every hit would cost more than it tells. */
const TOUCH_MS = 3_600_000;
/** Fresh records kept at hand beside the store, so that a hit need not read it. */
const AT_HAND = 16;

/** A fetch under way and those who wait for it. */
interface Flight {
	readonly done: Promise<Landed>;
	readonly abort: AbortController;
	waiting: number;
	/** A background refresh: it goes on when nobody waits. */
	kept: boolean;
}
interface Landed {
	readonly record: FeedRecord;
	readonly stored: boolean;
}

/** The feed machinery over a host: store, freshness, one fetch a question, breaker, what is stored when all else fails. */
export function createFeeds(host: FeedHost): Feeds {
	const flights = new Map<string, Flight>();
	const atHand = new Map<string, FeedRecord>();

	async function stored(key: string): Promise<FeedRecord | undefined> {
		const near = atHand.get(key);
		const now = host.now();
		if (near !== undefined && isFresh(near, now)) return near;
		atHand.delete(key);
		const record = await host.store.get(key);
		// One that came in meanwhile is newer than what was read.
		return atHand.get(key) ?? record;
	}

	function keepAtHand(record: FeedRecord): void {
		atHand.delete(record.key);
		atHand.set(record.key, record);
		for (const oldest of atHand.keys()) {
			if (atHand.size <= AT_HAND) break;
			atHand.delete(oldest);
		}
	}

	/** Leave for one question, or the failure that tells when to come again. */
	async function admitted(upstream: Upstream): Promise<UpstreamFailure | undefined> {
		let refusal: UpstreamFailure | undefined;
		await host.store.upstream(upstream, (before) => {
			const admission = admit(before, PER_MINUTE[upstream], host.now());
			if (admission.admitted) return admission.state;
			const name = UPSTREAM_NAMES[upstream];
			const reason =
				admission.because === 'open'
					? `${name} has been failing and is left alone for now`
					: `${name} was asked too often for now`;
			refusal = new UpstreamFailure(
				'UPSTREAM_RATE_LIMITED',
				`upstream: ${reason}`,
				'none',
				null,
				admission.retryAfterSeconds
			);
			return undefined;
		});
		return refusal;
	}

	async function report(upstream: Upstream, error: unknown): Promise<void> {
		await host.store.upstream(upstream, (state) => {
			if (error === undefined) return afterSuccess(state);
			if (!(error instanceof UpstreamFailure)) return afterAbandon(state);
			if (error.verdict === 'failure') return afterFailure(state, PER_MINUTE[upstream], host.now(), host.random());
			if (error.verdict === 'refusal')
				return afterRefusal(state, PER_MINUTE[upstream], host.now(), error.retryAfterSeconds ?? 0);
			// The upstream did answer, only not this question; offline it was not asked at all.
			return error.code === 'OFFLINE' ? afterAbandon(state) : afterSuccess(state);
		});
	}

	async function fetchRecord<Q, I>(feed: Feed<Q, I>, question: Q, key: string, signal: AbortSignal): Promise<Landed> {
		const refusal = await admitted(feed.upstream);
		if (refusal !== undefined) throw refusal;
		signal.throwIfAborted();
		const url = upstreamUrl(host.bases[feed.upstream], feed.path(question), feed.subdomain?.(question));
		let record: FeedRecord;
		try {
			const sender = {
				fetch: (address: string, init: RequestInit) => host.fetch(address, init),
				online: () => host.online(),
				random: () => host.random(),
				mayRetry: async () => (await admitted(feed.upstream)) === undefined
			};
			const asking = feed.policy(question, undefined, host.now());
			const reply = await send(sender, url, feed.upstream, asking, feed.refusesWithoutCors === true, signal);
			const item = itemOf(feed, question, reply.status, reply.body);
			const now = host.now();
			const before = await host.store.get(key);
			const bytes = sizeOf(item);
			const same = before !== undefined && before.bytes === bytes && sameContent(before.body, item);
			record = {
				key,
				feed: feed.id,
				shape: feed.shape,
				host: feed.upstream,
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
		const kept = await keep(record);
		if (kept) keepAtHand(record);
		await report(feed.upstream, undefined);
		return { record, stored: kept };
	}

	/** A store that fails costs the record, never the answer. */
	async function keep(record: FeedRecord): Promise<boolean> {
		try {
			return await putWithin(host.store, record);
		} catch (error) {
			console.warn(`feeds: an answer of ${record.feed} could not be kept`, error);
			return false;
		}
	}

	function flightOf<Q, I>(feed: Feed<Q, I>, question: Q, key: string): Flight {
		const under = flights.get(key);
		if (under !== undefined && !under.abort.signal.aborted) return under;
		const abort = new AbortController();
		const done = fetchRecord(feed, question, key, abort.signal).finally(() => {
			if (flights.get(key) === flight) flights.delete(key);
		});
		const flight: Flight = { done, abort, waiting: 0, kept: false };
		flights.set(key, flight);
		// Whoever waits gets the failure; a flight that all have left must not become an unhandled rejection.
		done.catch(() => undefined);
		return flight;
	}

	/** Waits for a flight as one of its passengers: the last one to leave ends it. */
	async function board(flight: Flight, signal: AbortSignal, timeoutMs: number | undefined): Promise<Landed | 'late'> {
		flight.waiting++;
		try {
			return await outcome(flight.done, signal, timeoutMs);
		} finally {
			flight.waiting--;
			if (signal.aborted && flight.waiting === 0 && !flight.kept) flight.abort.abort(signal.reason);
		}
	}

	async function ask<Q, I>(
		feed: Feed<Q, I>,
		question: Q,
		signal: AbortSignal,
		waitUntil: (work: Promise<unknown>) => void,
		served: (answer: Served) => void
	): Promise<Answered<I>> {
		signal.throwIfAborted();
		const key = keyOf(feed, question);
		const found = await stored(key);
		signal.throwIfAborted();
		const record = found?.shape === feed.shape ? found : undefined;
		const now = host.now();
		const answer = (
			from: FeedRecord,
			how: Served['how'],
			kept = false,
			failedStatus: number | null = null
		): Answered<I> => {
			served({
				how,
				checkedAt: from.checkedAt,
				freshUntil: from.freshUntil,
				modifiedAt: from.lastModified ?? from.fetchedAt,
				stored: kept,
				failedStatus,
				source: feed.source(question)
			});
			return { item: from.body as I, fetchedAt: from.checkedAt, state: STATES[how] };
		};
		if (record !== undefined && isFresh(record, now)) {
			keepAtHand(record);
			if (now - record.lastUsed > TOUCH_MS) {
				keepAtHand({ ...record, lastUsed: now });
				waitUntil(host.store.touch(key, now));
			}
			return answer(record, 'hit');
		}
		const policy = feed.policy(question, record?.body as I | undefined, record?.checkedAt ?? now);
		const usable = record !== undefined && withinSeconds(record, now, policy.errorSeconds);
		if (!host.online()) {
			if (usable) return answer(record, 'offline');
			throw new UpstreamFailure(
				'OFFLINE',
				'network: is not available, and nothing is stored for this question',
				'none',
				null,
				30
			);
		}
		const flight = flightOf(feed, question, key);
		const revalidate = record !== undefined && withinSeconds(record, now, policy.staleSeconds);
		try {
			const landed = await board(flight, signal, revalidate ? policy.softTimeoutMs : undefined);
			if (landed !== 'late')
				return answer(landed.record, record === undefined ? 'fetched' : 'refreshed', landed.stored);
			flight.kept = true;
			waitUntil(flight.done.catch(logBackground));
			// `late` is only ever said to those who have a record to fall back to.
			return answer(record as FeedRecord, 'revalidating');
		} catch (error) {
			signal.throwIfAborted();
			if (!(error instanceof ApiError)) throw error;
			if (!usable) throw error;
			if (error.code === 'OFFLINE') return answer(record, 'offline');
			if (error instanceof UpstreamFailure && error.verdict === 'none' && error.code === 'UPSTREAM_RATE_LIMITED')
				return answer(record, 'held');
			return answer(record, 'stale-if-error', false, error instanceof UpstreamFailure ? error.upstreamStatus : null);
		}
	}

	async function seen<Q, I>(feed: Feed<Q, I>, served: (answer: Served) => void): Promise<readonly Answered<I>[]> {
		const now = host.now();
		const records = (await host.store.all(feed.id, MOST_SEEN)).filter((record) => record.shape === feed.shape);
		const [newest] = records;
		if (newest !== undefined)
			served({
				how: host.online() ? 'seen' : 'offline',
				checkedAt: newest.checkedAt,
				freshUntil: newest.freshUntil,
				modifiedAt: newest.lastModified ?? newest.fetchedAt,
				stored: false,
				failedStatus: null,
				source: host.bases[newest.host].replace('{lang}', 'www')
			});
		return records.map((record) => ({
			item: record.body as I,
			fetchedAt: record.checkedAt,
			state: isFresh(record, now) ? 'fresh' : host.online() ? 'stale' : 'offline'
		}));
	}

	return {
		open({ signal, waitUntil }) {
			const asked: Served[] = [];
			const fromSeen: Served[] = [];
			return {
				ask: (feed, question) => ask(feed, question, signal, waitUntil, (answer) => asked.push(answer)),
				seen: (feed) => seen(feed, (answer) => fromSeen.push(answer)),
				get online() {
					return host.online();
				},
				headers: () => feedHeaders(asked.length > 0 ? asked : fromSeen, host.now())
			};
		},
		async status() {
			const now = host.now();
			const rows: FeedStatus[] = [];
			for (const [feed, infos] of byFeed(await host.store.list())) {
				const newest = Math.max(...infos.map((info) => info.checkedAt));
				const [record] = await host.store.all(feed, 1);
				const upstream = record === undefined ? undefined : await host.store.upstream(record.host, () => undefined);
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

const STATES: Readonly<Record<Served['how'], Answered<unknown>['state']>> = {
	hit: 'fresh',
	fetched: 'miss',
	refreshed: 'miss',
	revalidating: 'stale',
	'stale-if-error': 'stale',
	held: 'stale',
	offline: 'offline',
	seen: 'stale'
};

const keyOf = <Q, I>(feed: Feed<Q, I>, question: Q) =>
	`${feed.id}@${feed.shape} ${feed.subdomain?.(question) ?? ''} ${feed.path(question)}`;

/** A record from the future was written by a clock that has since been set back: not fresh, whatever it says. */
const isFresh = (record: FeedRecord, now: number) => now < record.freshUntil && record.checkedAt <= now;

const withinSeconds = (record: FeedRecord, now: number, seconds: number) => now < record.freshUntil + seconds * 1000;

function itemOf<Q, I>(feed: Feed<Q, I>, question: Q, status: number, body: unknown): I {
	if (status === 200) return trimmed(feed.upstream, () => feed.trim(body, question));
	const absence = feed.absent?.(status, body, question);
	if (absence !== undefined) return absence;
	throw new UpstreamFailure(
		'UPSTREAM_ERROR',
		`upstream: ${UPSTREAM_NAMES[feed.upstream]} answered ${status}`,
		'none',
		status
	);
}

function sameContent(a: unknown, b: unknown): boolean {
	if (ArrayBuffer.isView(a) || ArrayBuffer.isView(b)) return false;
	return JSON.stringify(a) === JSON.stringify(b);
}

/** The flight's result, `late` when it takes longer than `timeoutMs`, or the rejection of an abort. */
function outcome(done: Promise<Landed>, signal: AbortSignal, timeoutMs: number | undefined): Promise<Landed | 'late'> {
	return new Promise((resolve, reject) => {
		const timer = timeoutMs === undefined ? undefined : setTimeout(() => settle(() => resolve('late')), timeoutMs);
		const aborted = () => settle(() => reject(signal.reason as Error));
		const settle = (finish: () => void) => {
			clearTimeout(timer);
			signal.removeEventListener('abort', aborted);
			finish();
		};
		signal.addEventListener('abort', aborted, { once: true });
		done.then(
			(landed) => settle(() => resolve(landed)),
			(error: unknown) => settle(() => reject(error as Error))
		);
	});
}

function logBackground(error: unknown): void {
	if (error instanceof ApiError) return;
	console.warn('feeds: a refresh in the background failed', error);
}
