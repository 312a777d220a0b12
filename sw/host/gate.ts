import type { Caller } from '../api/handle';
import { ApiError } from '../../engines/kit/errors';
import type { Route } from '../api/routes';
import type { KeyRecord, KeyStore, UsageRecord } from './keys';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** Usage is written this long after a request, for all requests until then at once. */
const WRITE_BEHIND_MS = 1_000;
/** An unknown key is looked for in the store again, but not more often than this. */
const LOOK_AGAIN_MS = 1_000;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

interface Counted {
	record: KeyRecord;
	minute: number;
	minuteCalls: number;
	day: number;
	dayCalls: number;
	changed: boolean;
}

/** Admission of requests: key, subscription, rate, in this order; and the counting of usage. */
export interface Gate {
	/** Headers to send along. Throws ApiError 401, 403 or 429. */
	admit(key: string | null, route: Route, caller: Caller): Promise<Readonly<Record<string, string>>>;
	/** Admits and counts a request at once if its key has no limits. False where `admit` decides. */
	admitAtOnce(key: string | null, route: Route, caller: Caller): boolean;
	/** Throws ApiError 401 for a key that `admit` would not know; counts nothing. */
	check(key: string | null, caller: Caller): Promise<void>;
	/** Reads the keys ahead of the first request. */
	prepare(): void;
	/** Clears the cache, because keys were changed elsewhere. Counts are kept. */
	reload(): void;
	/** Writes the counts. */
	flush(): Promise<void>;
}

/** A gate over `store`, in memory after the first request; usage and windows are written behind. */
export function createGate(store: KeyStore, now: () => number, log: (error: unknown) => void): Gate {
	let loading: Promise<void> | undefined;
	let known = new Map<string, Counted>();
	let own: Counted | undefined;
	let keylessVisits = true;
	/** Whether memory and store agree. */
	let settled = false;
	let loadedAt = -Infinity;
	/** Incremented on every change notification. */
	let generation = 0;
	let pending = new Map<string, Writable<UsageRecord>>();
	let writing: Promise<void> | undefined;
	/** A write under way, for limits. */
	let flushing: Promise<void> | undefined;

	async function load(): Promise<void> {
		const mine = generation;
		const [records, windows, settings] = await Promise.all([store.keys(), store.windows(), store.settings()]);
		// A change during the read: the result may be outdated.
		if (mine !== generation) return load();
		const stored = new Map(windows.map((window) => [window.key, window]));
		const fresh = new Map<string, Counted>();
		for (const record of records) {
			const { minute, minuteCalls, day, dayCalls } = known.get(record.key) ??
				stored.get(record.key) ?? { minute: 0, minuteCalls: 0, day: 0, dayCalls: 0 };
			const changed = known.get(record.key)?.changed ?? false;
			fresh.set(record.key, { record, minute, minuteCalls, day, dayCalls, changed });
		}
		known = fresh;
		own = [...fresh.values()].find(({ record }) => record.own && !record.revoked);
		keylessVisits = settings.keylessVisits;
		loadedAt = now();
		settled = true;
	}

	function reload(): void {
		generation++;
		loading = undefined;
		settled = false;
	}

	const ready = () =>
		(loading ??= load().catch((error: unknown) => {
			loading = undefined;
			throw error;
		}));

	/** Whether keys can be looked up; false while the store cannot be reached and nothing was read before. */
	async function readable(): Promise<boolean> {
		try {
			await ready();
			return true;
		} catch (error) {
			log(error);
			return loadedAt > -Infinity;
		}
	}

	async function flush(): Promise<void> {
		const deltas = [...pending.values()];
		const windows = [...known.values()].filter((counted) => counted.changed);
		if (deltas.length === 0) return;
		pending = new Map();
		for (const counted of windows) counted.changed = false;
		await store.record(
			deltas,
			windows.map(({ record, minute, minuteCalls, day, dayCalls }) => ({
				key: record.key,
				minute,
				minuteCalls,
				day,
				dayCalls
			}))
		);
	}

	/** Resolves when all that was counted until now is in the store; requests at the same time share one write. */
	async function written(): Promise<void> {
		await flushing;
		await (flushing ??= flush()
			.catch(log)
			.finally(() => (flushing = undefined)));
	}

	function count(counted: Counted, { group, name }: Route, caller: Caller): void {
		counted.minuteCalls++;
		counted.dayCalls++;
		counted.changed = true;
		const { key } = counted.record;
		const operation = `${group}/${name}`;
		const id = `${key} ${operation} ${counted.day}`;
		const before = pending.get(id);
		if (before) before.calls++;
		else {
			const day = new Date(counted.day * DAY_MS).toISOString().slice(0, 10);
			pending.set(id, { key, operation, day, calls: 1 });
		}
		writing ??= new Promise<void>((resolve) => setTimeout(resolve, WRITE_BEHIND_MS))
			.then(() => {
				writing = undefined;
				return flush();
			})
			.catch(log);
		if (store.isLasting) caller.waitUntil(writing);
	}

	/** The key's record; undefined where nothing is counted. Throws 401 for a key that is unknown. */
	async function lookUp(key: string | null, caller: Caller): Promise<Counted | undefined> {
		// Internal request: not limited, not counted.
		if (caller.internal) return undefined;
		// A key meters and separates callers and is not a security boundary: when it cannot be looked up now, the call is accepted, not counted.
		if (!settled && !(await readable()) && (key || caller.keyless)) return undefined;
		const find = () => (key ? known.get(key) : caller.keyless && keylessVisits ? own : undefined);
		let counted = find();
		if (!counted && now() - loadedAt > LOOK_AGAIN_MS) {
			// The key may be new: its change notification can still be under way.
			reload();
			await readable();
			counted = find();
		}
		if (!counted) throw unknownKey(key);
		return counted;
	}

	return {
		prepare: () => void readable(),
		async check(key, caller) {
			const counted = await lookUp(key, caller);
			if (counted?.record.revoked) throw unknownKey(key);
		},
		admitAtOnce(key, route, caller) {
			const counted = settled && key ? known.get(key) : undefined;
			if (!counted || counted.record.revoked || counted.record.groups) return false;
			if (counted.record.perMinute !== null || counted.record.perDay !== null) return false;
			roll(counted, now());
			count(counted, route, caller);
			return true;
		},
		async admit(key, route, caller) {
			const counted = await lookUp(key, caller);
			if (!counted) return {};
			checkKey(counted.record, route);
			roll(counted, now());
			const headers = rateHeaders(counted, now());
			count(counted, route, caller);
			// A limit outlives the end of a service worker: counts of answers are written.
			if (counted.record.perMinute !== null || counted.record.perDay !== null) await written();
			return headers;
		},
		reload,
		flush
	};
}

/** 401 for a request with an unknown key. */
export const unknownKey = (key: string | null): ApiError =>
	key
		? new ApiError('INVALID_API_KEY', 'X-API-Key: is not a known key')
		: new ApiError('MISSING_API_KEY', 'X-API-Key: is required');

/** Throws 401 for a key that was revoked, 403 for one that is not subscribed to the group. */
export function checkKey({ key, revoked, groups }: KeyRecord, { group }: Route): void {
	if (revoked) throw unknownKey(key);
	if (groups && !groups.includes(group))
		throw new ApiError('NOT_SUBSCRIBED', `X-API-Key: is not subscribed to ${group}`);
}

function roll(counted: Counted, now: number): void {
	const minute = Math.floor(now / MINUTE_MS);
	const day = Math.floor(now / DAY_MS);
	if (counted.minute !== minute) [counted.minute, counted.minuteCalls] = [minute, 0];
	if (counted.day !== day) [counted.day, counted.dayCalls] = [day, 0];
}

/** `RateLimit-Policy` and `RateLimit` of the next request. Throws 429 RATE_LIMITED for one too many. */
export function rateHeaders(
	{ record, minuteCalls, dayCalls }: Pick<Counted, 'record' | 'minuteCalls' | 'dayCalls'>,
	now: number
): Record<string, string> {
	const policies: string[] = [];
	const states: string[] = [];
	for (const [name, quota, calls, length] of [
		['minute', record.perMinute, minuteCalls, MINUTE_MS],
		['day', record.perDay, dayCalls, DAY_MS]
	] as const) {
		if (quota === null) continue;
		const seconds = Math.ceil((length - (now % length)) / 1000);
		policies.push(`"${name}";q=${quota};w=${length / 1000}`);
		states.push(`"${name}";r=${Math.max(0, quota - calls - 1)};t=${seconds}`);
		if (calls >= quota)
			throw new ApiError('RATE_LIMITED', `X-API-Key: is over its limit of ${quota} requests a ${name}`, {
				'Retry-After': String(seconds),
				'RateLimit-Policy': policies.join(', '),
				RateLimit: states.join(', ')
			});
	}
	return policies.length > 0 ? { 'RateLimit-Policy': policies.join(', '), RateLimit: states.join(', ') } : {};
}
