import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { usgs } from '../../engines/earthquakes/upstream';
import { UpstreamInvalid, type Feed } from '../../engines/kit/contract';
import { playground, type Playground } from '../../tests/feeds/feed-context';
import { createFeeds } from './feeds';
import { idbStore } from './idb-store';
import 'fake-indexeddb/auto';

interface Window {
	readonly count: number;
	readonly stamp: number;
}

/** A feed over the earthquake stand-in with short timeouts. */
const windows: Feed<string, Window> = {
	id: 'windows',
	schemaVersion: 1,
	upstream: usgs,
	budgetBytes: 1_000_000,
	dropRank: 0,
	path: (name) => `/earthquakes/feed/v1.0/summary/${name}.geojson`,
	source: () => 'https://earthquake.usgs.gov/earthquakes/map/',
	trim(body) {
		const { features, metadata } = body as {
			features: { properties: { time?: unknown } }[];
			metadata: { generated: number };
		};
		for (const { properties } of features)
			if (typeof properties.time !== 'number') throw new UpstreamInvalid('time is not a number');
		return { count: features.length, stamp: metadata.generated };
	},
	absent: (status) => (status === 404 ? { count: -1, stamp: 0 } : undefined),
	policy: () => ({
		freshSeconds: 60,
		errorSeconds: 86_400,
		softTimeoutMs: 300,
		idleTimeoutMs: 900,
		retry: false,
		cache: 'no-cache'
	})
};

beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
});

/** What Cache-Status says in a word. */
const stateOf = (status: string) =>
	/fwd=(miss|stale; stored)/.test(status)
		? 'miss'
		: status.includes('offline')
			? 'offline'
			: status.includes('detail')
				? 'stale'
				: 'fresh';

async function ask(place: Playground, name = 'all_day') {
	const context = place.context();
	const answer = await context.ask(windows, name);
	const headers = context.headers();
	return { ...answer, headers, state: stateOf(headers['Cache-Status'] ?? '') };
}
const minutes = (count: number) => count * 60_000;
/** Lets promises that only wait for one another settle. */
const tick = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));

test('the first question is fetched and stored, the second is answered from the store', async () => {
	const place = playground();
	const first = await ask(place);
	expect(first.state).toBe('miss');
	expect(first.item.count).toBeGreaterThan(200);
	expect(first.headers).toMatchObject({ Age: '0', 'Cache-Status': 'sw; fwd=miss; stored' });
	expect(first.headers.Link).toBe('<https://earthquake.usgs.gov/earthquakes/map/>; rel="via"');
	place.now += 17_000;
	const second = await ask(place);
	expect(second).toMatchObject({ state: 'fresh', item: first.item });
	expect(second.headers).toMatchObject({ Age: '17', 'Cache-Status': 'sw; hit; ttl=43' });
	expect(place.asked).toHaveLength(1);
});

test('a stale record is refreshed, and the refresh is served when it answers within the soft timeout', async () => {
	const place = playground();
	await ask(place);
	place.now += minutes(5);
	const answer = await ask(place);
	expect(answer).toMatchObject({ state: 'miss', checkedAt: place.now });
	expect(answer.headers['Cache-Status']).toBe('sw; fwd=stale; stored');
	expect(place.asked).toHaveLength(2);
});

test('a stale record is served at once when the refresh is slow', async () => {
	const place = playground();
	const before = await ask(place);
	place.now += minutes(5);
	place.mode('USGS', 'slow-first-byte');
	const answer = await ask(place);
	expect(answer).toMatchObject({ state: 'stale', item: before.item });
	expect(answer.headers['Cache-Status']).toBe('sw; hit; ttl=-240; detail=stale-while-revalidate');
	expect(answer.headers.Age).toBe('300');
	await place.settled();
});

test('what is stored is served when the upstream fails, and says so', async () => {
	const place = playground();
	const before = await ask(place);
	place.now += minutes(100);
	place.mode('USGS', 'unavailable');
	const answer = await ask(place);
	expect(answer).toMatchObject({ state: 'stale', item: before.item });
	expect(answer.headers['Cache-Status']).toBe('sw; hit; fwd=stale; fwd-status=503; detail=stale-if-error');
});

test('what is stored is served offline until its time is over', async () => {
	const place = playground();
	await ask(place);
	place.online = false;
	place.now += minutes(60 * 23);
	const answer = await ask(place);
	expect(answer.state).toBe('offline');
	expect(answer.headers['Cache-Status']).toBe('sw; hit; detail=offline');
	place.now += minutes(120);
	await expect(ask(place)).rejects.toMatchObject({ code: 'OFFLINE' });
	expect(place.asked).toHaveLength(1);
});

test.each([
	['too-many', 'UPSTREAM_RATE_LIMITED'],
	['server-error', 'UPSTREAM_ERROR'],
	['bad-gateway', 'UPSTREAM_ERROR'],
	['unavailable', 'UPSTREAM_ERROR'],
	['unprocessable', 'UPSTREAM_ERROR'],
	['web-page', 'UPSTREAM_INVALID'],
	['not-json', 'UPSTREAM_INVALID'],
	['field-missing', 'UPSTREAM_INVALID'],
	['type-changed', 'UPSTREAM_INVALID'],
	['slow-first-byte', 'UPSTREAM_TIMEOUT'],
	['slow-trickle', 'UPSTREAM_TIMEOUT'],
	['cut-off', 'UPSTREAM_ERROR'],
	['refused-connection', 'UPSTREAM_ERROR'],
	['too-many-without-cors', 'UPSTREAM_ERROR']
] as const)('with nothing stored, %s answers %s and stores nothing', async (mode, code) => {
	const place = playground();
	place.mode('USGS', mode);
	await expect(ask(place)).rejects.toMatchObject({ code, message: expect.stringMatching(/^upstream: /) as string });
	expect(await place.host.store.list()).toEqual([]);
});

test.each(['empty', 'huge', 'wrong-order', 'future-clock', 'past-clock'] as const)(
	'%s is an answer like any other',
	async (mode) => {
		const place = playground();
		place.mode('USGS', mode);
		expect((await ask(place)).state).toBe('miss');
	}
);

test('an absence is an answer that is kept', async () => {
	const place = playground();
	place.mode('USGS', 'not-found');
	expect((await ask(place)).item.count).toBe(-1);
	expect((await ask(place)).state).toBe('fresh');
	expect(place.asked).toHaveLength(1);
});

test('a refusal without CORS headers counts as one where the feed is known for it', async () => {
	const place = playground();
	place.mode('USGS', 'too-many-without-cors');
	const context = place.context();
	await expect(
		context.ask({ ...windows, upstream: { ...usgs, refusesWithoutCors: true } }, 'all_day')
	).rejects.toMatchObject({
		code: 'UPSTREAM_RATE_LIMITED',
		headers: { 'Retry-After': '60' }
	});
	await expect(ask(place)).rejects.toMatchObject({ code: 'UPSTREAM_RATE_LIMITED' });
	expect(place.asked).toHaveLength(1);
});

test('one more attempt is made after a 503, where the policy has it', async () => {
	const place = playground();
	const patient: Feed<string, Window> = {
		...windows,
		policy: () => ({ ...windows.policy('', undefined, 0), retry: true, idleTimeoutMs: 2000 })
	};
	place.mode('USGS', 'unavailable');
	const answer = place.context().ask(patient, 'all_day');
	await tick(50);
	place.mode('USGS', 'normal');
	expect((await answer).item.count).toBeGreaterThan(0);
	expect(place.asked).toHaveLength(2);
});

test('three failures within a minute leave the upstream alone for half a minute, then one probe goes', async () => {
	const place = playground();
	place.mode('USGS', 'unavailable');
	for (const name of ['all_hour', '1.0_hour', '2.5_hour'])
		await expect(ask(place, name)).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
	await expect(ask(place)).rejects.toMatchObject({ code: 'UPSTREAM_ERROR', headers: { 'Retry-After': '24' } });
	expect(place.asked).toHaveLength(3);
	place.now += 25_000;
	place.mode('USGS', 'normal');
	expect((await ask(place)).state).toBe('miss');
	expect((await ask(place, '4.5_day')).state).toBe('miss');
	expect((await place.feeds.status())[0]).toMatchObject({ feed: 'windows', records: 2, breaker: 'closed' });
});

test('while the breaker is open the stored record is served without asking', async () => {
	const place = playground();
	await ask(place);
	place.mode('USGS', 'unavailable');
	for (const name of ['all_hour', '1.0_hour', '2.5_hour']) await expect(ask(place, name)).rejects.toBeDefined();
	place.now += 61_000;
	for (const name of ['all_hour', '1.0_hour', '2.5_hour']) await expect(ask(place, name)).rejects.toBeDefined();
	const before = place.asked.length;
	const answer = await ask(place);
	expect(answer.state).toBe('stale');
	expect(answer.headers['Cache-Status']).toBe('sw; hit; detail=upstream-paused');
	expect(place.asked).toHaveLength(before);
});

test('64 identical questions at once make one upstream request', async () => {
	const place = playground();
	const answers = await Promise.all(Array.from({ length: 64 }, () => ask(place)));
	expect(new Set(answers.map(({ item }) => item.stamp)).size).toBe(1);
	expect(place.asked).toHaveLength(1);
});

test('more questions a minute than the upstream likes are refused before they are sent', async () => {
	const place = playground();
	for (let index = 0; index < 30; index++) await ask(place, `2.5_${index}`).catch(() => undefined);
	await expect(ask(place, 'all_day')).rejects.toMatchObject({
		code: 'UPSTREAM_RATE_LIMITED',
		headers: { 'Retry-After': '2' }
	});
	expect(place.asked).toHaveLength(30);
	place.now += 2000;
	expect((await ask(place, 'all_day')).state).toBe('miss');
});

test('the last one to give up ends the fetch; one who stays gets the answer', async () => {
	const ended: string[] = [];
	const place = playground();
	const slow = createFeeds({
		...place.host,
		fetch: (url, init) =>
			new Promise((resolve, reject) => {
				init.signal?.addEventListener('abort', () => {
					ended.push(url);
					reject(init.signal?.reason as Error);
				});
				setTimeout(() => resolve(place.host.fetch(url, {})), 60);
			})
	});
	const open = (signal: AbortSignal) => slow.open({ signal, waitUntil: () => undefined });
	const leaver = new AbortController();
	const stayer = new AbortController();
	const left = open(leaver.signal).ask(windows, 'all_day');
	const stayed = open(stayer.signal).ask(windows, 'all_day');
	await tick();
	leaver.abort();
	await expect(left).rejects.toMatchObject({ name: 'AbortError' });
	expect((await stayed).item.count).toBeGreaterThan(0);
	expect(ended).toEqual([]);
	const only = new AbortController();
	const gone = open(only.signal).ask(windows, 'all_hour');
	await tick();
	only.abort();
	await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
	await tick();
	expect(ended).toHaveLength(1);
});

test('a record from the future is not fresh', async () => {
	const place = playground();
	await ask(place);
	place.now -= minutes(60 * 24 * 3);
	const answer = await ask(place);
	expect(answer).toMatchObject({ state: 'miss', checkedAt: place.now });
	expect(place.asked).toHaveLength(2);
});

test('records of another version are not read', async () => {
	const place = playground();
	await ask(place);
	const context = place.context();
	expect(await context.seen({ ...windows, schemaVersion: 2 })).toEqual([]);
	expect((await context.ask({ ...windows, schemaVersion: 2 }, 'all_day')).item.count).toBeGreaterThan(0);
});

test('nothing of the user travels: no cookie, no referrer, no header of ours', async () => {
	const sent: RequestInit[] = [];
	const place = playground();
	const feeds = createFeeds({
		...place.host,
		fetch: (url, init) => {
			sent.push(init);
			return place.host.fetch(url, init);
		}
	});
	await feeds.open({ signal: new AbortController().signal, waitUntil: () => undefined }).ask(windows, 'all_day');
	expect(sent[0]).toMatchObject({
		credentials: 'omit',
		referrerPolicy: 'no-referrer',
		mode: 'cors',
		cache: 'no-cache'
	});
	expect(sent[0]?.headers).toBeUndefined();
	expect(sent[0]?.body).toBeUndefined();
});

test('a store that fails costs the record, not the answer', async () => {
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	const place = playground();
	const feeds = createFeeds({
		...place.host,
		store: { ...place.host.store, put: async () => Promise.reject(new Error('disk on fire')) }
	});
	const view = feeds.open({ signal: new AbortController().signal, waitUntil: () => undefined });
	expect((await view.ask(windows, 'all_day')).item.count).toBeGreaterThan(200);
	expect(view.headers()['Cache-Status']).toBe('sw; fwd=miss');
	expect(warned).toHaveBeenCalledOnce();
	warned.mockRestore();
});

test('answers outlive the process in IndexedDB', async () => {
	const first = playground({ store: idbStore('feeds') });
	const before = await ask(first);
	const second = playground({ store: idbStore('feeds') });
	second.online = false;
	expect(await ask(second)).toMatchObject({ state: 'fresh', item: before.item });
	expect(second.asked).toEqual([]);
});

test(
	'ended at any point, 200 times, the store holds whole records and the next process goes on',
	{ timeout: 30_000 },
	async () => {
		let seed = 1;
		const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
		const names = ['all_hour', 'all_day', '2.5_day', '4.5_week'];
		let now = Date.UTC(2026, 10, 20, 12);
		let ended = 0;
		for (let round = 0; round < 200; round++) {
			const whole = idbStore('feeds');
			const process = { steps: Math.floor(chance() * 30), alive: true };
			// After its last step nothing of the process runs any more: what it awaits never comes.
			const step = async <T>(work: () => Promise<T>): Promise<T> => {
				if (process.steps-- <= 0) process.alive = false;
				if (!process.alive) return new Promise<T>(() => undefined);
				return work();
			};
			const place = playground({
				store: {
					get: (key) => step(() => whole.get(key)),
					put: (record) => step(() => whole.put(record)),
					touch: (key, used) => step(() => whole.touch(key, used)),
					remove: (keys) => step(() => whole.remove(keys)),
					list: () => step(() => whole.list()),
					all: (feed, limit) => step(() => whole.all(feed, limit)),
					upstream: (name, change) => step(() => whole.upstream(name, change))
				}
			});
			place.now = now += minutes(3);
			const questions = names.map((name) => ask(place, name));
			const done = Promise.allSettled(questions).then(() => 'done');
			const outcome = await Promise.race([done, tick(15).then(() => 'ended')]);
			if (outcome === 'ended') ended++;
			process.alive = false;
			const after = idbStore('feeds');
			for (const record of await after.all('windows', 100)) {
				const body = record.body as Window;
				expect(record.key).toMatch(/^windows@1 /);
				expect(record.bytes).toBe(JSON.stringify(body).length);
				// Count and stamp came from the same answer.
				expect(body.stamp).toBe(record.fetchedAt);
				expect(record.checkedAt).toBeGreaterThanOrEqual(record.fetchedAt);
				expect(record.freshUntil).toBe(record.checkedAt + 60_000);
			}
		}
		expect(ended).toBeGreaterThan(50);
		const last = playground({ store: idbStore('feeds') });
		last.now = now + minutes(3);
		for (const name of names) expect((await ask(last, name)).item.count).toBeGreaterThan(-1);
		expect((await last.feeds.status())[0]).toMatchObject({ records: 4, breaker: 'closed' });
	}
);

test('a 403 is a refusal: the upstream is left alone for ten minutes', async () => {
	const place = playground();
	place.mode('USGS', 'forbidden');
	await expect(ask(place)).rejects.toMatchObject({ code: 'UPSTREAM_RATE_LIMITED', headers: { 'Retry-After': '600' } });
	for (const name of ['all_hour', '1.0_hour', '2.5_hour'])
		await expect(ask(place, name)).rejects.toMatchObject({ code: 'UPSTREAM_RATE_LIMITED' });
	expect(place.asked).toHaveLength(1);
});

test('one glitch of the line is no refusal: the question is asked once more', async () => {
	const place = playground();
	const shy: Feed<string, Window> = {
		...windows,
		upstream: { ...usgs, refusesWithoutCors: true },
		policy: () => ({ ...windows.policy('', undefined, 0), retry: true, idleTimeoutMs: 3000 })
	};
	place.mode('USGS', 'refused-connection');
	const answer = place.context().ask(shy, 'all_day');
	await tick(50);
	place.mode('USGS', 'normal');
	expect((await answer).item.count).toBeGreaterThan(0);
	expect((await ask(place, '2.5_day')).item.count).toBeGreaterThan(0);
});

test('outside a browser a network error is no refusal: nothing is kept from us there', async () => {
	const place = playground({ underCors: false });
	place.mode('USGS', 'refused-connection');
	const context = place.context();
	await expect(
		context.ask({ ...windows, upstream: { ...usgs, refusesWithoutCors: true } }, 'all_day')
	).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
});

test('an answer that keeps coming is waited for, however slow the line', async () => {
	const place = playground();
	const text = await (
		await place.host.fetch('https://USGS.test/earthquakes/feed/v1.0/summary/all_day.geojson', {})
	).text();
	const piece = Math.ceil(text.length / 8);
	const trickling = createFeeds({
		...place.host,
		fetch: async () =>
			new Response(
				new ReadableStream({
					async pull(controller) {
						const sent = (this as { sent?: number }).sent ?? 0;
						if (sent >= text.length) return controller.close();
						await tick(150);
						controller.enqueue(new TextEncoder().encode(text.slice(sent, sent + piece)));
						(this as { sent?: number }).sent = sent + piece;
					}
				})
			)
	});
	// Nine steps of 150 ms pass the idle time of 900 ms by half.
	const view = trickling.open({ signal: new AbortController().signal, waitUntil: () => undefined });
	expect((await view.ask(windows, 'all_day')).item.count).toBeGreaterThan(200);
});

test('what is stored is shown at once while a slow line is asked, however old it is', async () => {
	const place = playground();
	const before = await ask(place);
	place.now += minutes(60 * 20);
	place.mode('USGS', 'slow-first-byte');
	expect(await ask(place)).toMatchObject({ state: 'stale', item: before.item });
	await place.settled();
});

test('two questions whose paths differ by a moving bound share a record when the feed says so', async () => {
	const place = playground();
	const moving: Feed<string, Window> = {
		...windows,
		path: () => `/earthquakes/feed/v1.0/summary/all_day.geojson?at=${place.now}`,
		key: (name) => name
	};
	await place.context().ask(moving, 'all_day');
	place.now += 30_000;
	await place.context().ask(moving, 'all_day');
	expect(place.asked).toHaveLength(1);
});
