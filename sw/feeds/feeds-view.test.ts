/** One request's view of the feeds: fresh, stored and bundled answers, and their headers. */
import { expect, test, vi } from 'vitest';
import type { FeedHost } from './feed-host';
import { createFeeds } from './feeds';
import { createMemoryCache } from './memory-cache';
import { memoryStore, type FeedRecord, type FeedStore } from './store';
import { feed, POLICY } from '../../tests/feeds/numbers';

const numbers = feed();

/** A host whose upstream answers by path: a number, a status other than 200, or the result of a function. */
function place(over: Partial<FeedHost> = {}) {
	const at = {
		now: Date.UTC(2026, 6, 1, 12),
		online: true,
		answers: new Map<string, number | (() => Response | Promise<Response>)>([['/one', 1]]),
		asked: [] as string[],
		reads: 0,
		touched: [] as string[],
		work: [] as Promise<unknown>[]
	};
	const memory = memoryStore();
	const store: FeedStore = {
		...memory,
		get: (key) => (at.reads++, memory.get(key)),
		touch: (key, lastUsed) => (at.touched.push(key), memory.touch(key, lastUsed))
	};
	const host: FeedHost = {
		store,
		now: () => at.now,
		random: () => 0.5,
		online: () => at.online,
		underCors: true,
		base: ({ base }) => base,
		fetch: async (url) => {
			at.asked.push(url);
			const answer = at.answers.get(new URL(url).pathname) ?? (() => new Response('{}', { status: 404 }));
			return typeof answer === 'function' ? answer() : new Response(String(answer));
		},
		...over
	};
	const feeds = createFeeds(host);
	const open = (asker?: string) =>
		feeds.open({
			signal: new AbortController().signal,
			waitUntil: (work) => void at.work.push(work),
			...(asker !== undefined && { asker })
		});
	return { at, host, store, feeds, open };
}
const unreachable = () => Promise.reject(new TypeError('fetch failed'));
const seconds = (count: number) => count * 1_000;

test('what is stored and fresh is given without asking anybody, and is told in the headers', async () => {
	const { at, open } = place();
	const view = open();
	expect(await view.fresh(numbers, 'one')).toBeUndefined();
	expect(view.headers()).toEqual({});
	await view.ask(numbers, 'one');
	at.now += seconds(59);
	const later = open();
	expect(await later.fresh(numbers, 'one')).toMatchObject({ item: { n: 1 }, checkedAt: at.now - seconds(59) });
	expect(later.headers()).toMatchObject({ 'Cache-Status': 'sw; hit; ttl=1', Age: '59' });
	expect(await open().fresh(feed({ schemaVersion: 2 }), 'one')).toBeUndefined();
	at.now += seconds(1);
	const stale = open();
	expect(await stale.fresh(numbers, 'one')).toBeUndefined();
	expect(stale.headers()).toEqual({});
	expect(at.asked).toHaveLength(1);
});

test('records of another version are none, those of the same key too', async () => {
	const { at, open } = place();
	await open().ask(numbers, 'one');
	const renamed = feed({ schemaVersion: 2, key: () => 'x' });
	await open().ask(renamed, 'one');
	expect(await open().fresh(renamed, 'one')).toMatchObject({ item: { n: 1 } });
	expect(at.asked).toHaveLength(2);
});

test('all that is stored of a feed is given newest first, and is told to be of other questions', async () => {
	const { at, open } = place();
	at.answers.set('/two', 2);
	await open().ask(numbers, 'one');
	at.now += seconds(10);
	await open().ask(numbers, 'two');
	await open().ask(feed({ schemaVersion: 2 }), 'two');
	await open().ask(feed({ id: 'others' }), 'two');
	at.now += seconds(30);
	const view = open();
	expect(await view.storedAnswers(numbers)).toMatchObject([
		{ item: { n: 2 }, checkedAt: at.now - seconds(30) },
		{ item: { n: 1 }, checkedAt: at.now - seconds(40) }
	]);
	expect(view.headers()).toMatchObject({
		Age: '30',
		'Cache-Status': 'sw; hit; detail=seen-before',
		'Last-Modified': new Date(at.now - seconds(30)).toUTCString()
	});
	expect(view.sources()).toEqual({ Link: '<https://www.source.example>; rel="via"' });
	expect(view.headers()).toMatchObject(view.sources());
	at.online = false;
	const offline = open();
	await offline.storedAnswers(numbers);
	expect(offline.headers()['Cache-Status']).toBe('sw; hit; detail=offline');
	expect(offline.online).toBe(false);
	// An answer to the very question says more.
	at.online = true;
	expect(view.online).toBe(true);
	await view.ask(numbers, 'two');
	expect(view.headers()['Cache-Status']).toBe('sw; hit; ttl=30');
	expect(view.sources()).toEqual({ Link: '<https://source.example/read/two>; rel="via"' });
});

test('where nothing is stored nothing is told', async () => {
	const { open } = place();
	const view = open();
	expect(await view.storedAnswers(numbers)).toMatchObject([]);
	expect([view.headers(), view.sources()]).toEqual([{}, {}]);
});

test('the status has a row a feed, by name: records, bytes, the newest, how its upstream does', async () => {
	const { at, feeds, open } = place();
	expect(await feeds.status()).toMatchObject([]);
	const others = feed({ id: 'a-feed', upstream: { ...numbers.upstream, id: 'OTHER' } });
	at.answers.set('/two', 22);
	await open().ask(numbers, 'one');
	at.now += seconds(5);
	await open().ask(numbers, 'two');
	await open().ask(others, 'one');
	at.answers.set('/three', unreachable);
	for (let i = 0; i < 3; i++) await expect(open().ask(others, 'three')).rejects.toThrow('could not be reached');
	const newest = new Date(at.now).toISOString();
	const size = JSON.stringify({ n: 1 }).length;
	expect(await feeds.status()).toMatchObject([
		{ feed: 'a-feed', records: 1, bytes: size, newest, breaker: 'open' },
		{ feed: 'numbers', records: 2, bytes: 2 * size + 1, newest, breaker: 'closed' }
	]);
});

test('the status tells which needed fields a source never gives, and the log does once', async () => {
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	const { at, feeds, open } = place();
	const shape = { schema: '1', checked: '2026-11-26', version: 'v', fields: ['a', 'b', 'c|d', 'e[].f', 'g.h|*'] };
	const watched = feed({ shape, trim: () => ({ n: 1 }) });
	for (let i = 0; i < 25; i++) {
		at.answers.set(`/${i}`, () => Response.json({ v: 2, a: 1, b: null, e: [{ f: i }], g: { i } }));
		at.now += seconds(60);
		await open().ask(watched, String(i));
	}
	expect((await feeds.status())[0]?.shape).toEqual({
		schema: '1',
		checked: '2026-11-26',
		seen_schema: '2',
		answers: 25,
		never_seen: ['c|d'],
		always_null: ['b']
	});
	expect(warned.mock.calls).toEqual([['feeds: numbers: 20 answers without c|d, b (null); schema 2']]);
	warned.mockRestore();
});

test('records at hand are as many as the host has room for, the last used ones', () => {
	const kept = (room: number) => {
		const cache = createMemoryCache(4_000 * room);
		const one = (key: string) => ({ key, bytes: 600 }) as FeedRecord;
		for (const key of 'abcdefghij') {
			cache.put(one(key));
			if (cache.get('a')) cache.put(one('a'));
		}
		cache.put({ ...one('large'), bytes: 1_000 * room });
		return [...'abcdefghij', 'large'].filter((key) => cache.get(key)).join('');
	};
	expect([kept(1), kept(2), kept(3)]).toEqual(['ahij', 'adefghij', 'abcdefghij']);
});

test('a place that is no more is asked for elsewhere; what fails for another reason is not', async () => {
	const { at, open } = place();
	const moved = feed({ path: (q) => `/old/${q}`, elsewhere: (q) => `/${q}` });
	expect((await open().ask(moved, 'one')).item).toEqual({ n: 1 });
	at.answers.set('/old/two', () => new Response('"text"'));
	at.answers.set('/two', 2);
	expect((await open().ask(moved, 'two')).item).toEqual({ n: 2 });
	at.answers.set('/old/three', () => new Response('{}', { status: 500 }));
	at.answers.set('/three', 3);
	await expect(open().ask(moved, 'three')).rejects.toThrow('answered 500');
	await expect(open().ask(feed({ path: (q) => `/old/${q}` }), 'four')).rejects.toThrow('answered 404');
	expect(at.asked.map((url) => new URL(url).pathname)).toEqual(['/old/one', '/one', '/old/two', '/two', '/old/three', '/old/four']); // prettier-ignore
});

test('a second place is asked only where one more question is allowed', async () => {
	const { at, open } = place({ allowance: () => 1 });
	const moved = feed({ path: (q) => `/old/${q}`, elsewhere: (q) => `/${q}` });
	await expect(open().ask(moved, 'one')).rejects.toThrow('answered 404');
	expect(at.asked).toHaveLength(1);
});

test('what came with the build is given while it is fresh, without asking or keeping; an older store gives way to it', async () => {
	const { at, open, store } = place();
	const own = feed({ bundled: () => ({ item: { n: 7 }, checkedAt: at.now - seconds(30) }) });
	const view = open();
	expect(await view.ask(own, 'one')).toMatchObject({ item: { n: 7 }, checkedAt: at.now - seconds(30), bundled: true });
	expect(view.headers()).toMatchObject({ 'Cache-Status': 'sw; hit; ttl=30', Age: '30' });
	expect([at.asked, await store.list(), at.touched]).toEqual([[], [], []]);
	at.now += seconds(31);
	expect((await open().ask(own, 'one')).item).toEqual({ n: 7 });
	const fresh = feed({ bundled: () => ({ item: { n: 7 }, checkedAt: 0 }) });
	expect((await open().ask(fresh, 'one')).item).toEqual({ n: 1 });
});

test('what was stored while a policy was young keeps its first time as long as it says the same', async () => {
	const { at, open } = place();
	const first = at.now;
	const changed = async () => {
		at.now += seconds(61);
		const view = open();
		await view.ask(numbers, 'one');
		return Date.parse(view.headers()['Last-Modified'] ?? '');
	};
	await open().ask(numbers, 'one');
	expect(await changed()).toBe(first);
	expect(await changed()).toBe(first);
	at.answers.set('/one', 2);
	expect(await changed()).toBe(at.now);
});

test('a fresh record is read from the store once', async () => {
	const { at, open } = place();
	await open().ask(numbers, 'one');
	const before = at.reads;
	expect(await open().ask(numbers, 'one')).toMatchObject({ item: { n: 1 } });
	expect(at.reads).toBe(before);
	expect(at.asked).toHaveLength(1);
});

test('that a record was used is written once an hour', async () => {
	const { at, open, store } = place();
	const long = feed({ policy: () => ({ ...POLICY, freshSeconds: 86_400 }) });
	await open().ask(long, 'one');
	at.now += 3_600_000;
	await open().ask(long, 'one');
	expect(at.touched).toEqual([]);
	at.now += 1;
	await open().ask(long, 'one');
	await open().ask(long, 'one');
	expect(at.touched).toHaveLength(1);
	await Promise.all(at.work);
	expect((await store.list())[0]?.lastUsed).toBe(at.now);
});

test('offline, what is stored is given for as long as it may be, then the caller is told when to come again', async () => {
	const { at, open } = place();
	await open().ask(numbers, 'one');
	at.online = false;
	at.now += seconds(60 + 3_600) - 1;
	const view = open();
	expect((await view.ask(numbers, 'one')).item).toEqual({ n: 1 });
	expect(view.headers()['Cache-Status']).toBe('sw; hit; detail=offline');
	at.now += 1;
	const nothing = { code: 'OFFLINE', message: 'network: is not available, and nothing is stored for this question', verdict: 'none', retryAfterSeconds: 30 }; // prettier-ignore
	await expect(open().ask(numbers, 'one')).rejects.toMatchObject(nothing);
	await expect(open().ask(numbers, 'never')).rejects.toMatchObject(nothing);
});

test('a network that goes while it asks is told as offline, not as the source’s failure', async () => {
	const { at, open } = place();
	await open().ask(numbers, 'one');
	at.now += seconds(61);
	at.answers.set('/one', () => {
		at.online = false;
		return unreachable();
	});
	const view = open();
	await view.ask(numbers, 'one');
	expect(view.headers()['Cache-Status']).toBe('sw; hit; detail=offline');
});

test('a source that is left alone is told apart from one that failed just now', async () => {
	const { at, open } = place();
	await open().ask(numbers, 'one');
	at.now += seconds(61);
	const states: (string | undefined)[] = [];
	for (const answer of [
		unreachable,
		() => new Response('{}', { status: 422 }),
		unreachable,
		unreachable,
		() => new Response('1')
	]) {
		at.answers.set('/one', answer);
		const view = open();
		await view.ask(numbers, 'one');
		states.push(view.headers()['Cache-Status']);
	}
	const failed = 'sw; hit; fwd=stale; detail=stale-if-error';
	expect(at.asked).toHaveLength(5);
	expect(states).toEqual([failed, 'sw; hit; fwd=stale; fwd-status=422; detail=stale-if-error', failed, failed, 'sw; hit; detail=upstream-paused']); // prettier-ignore
});

function held() {
	let give!: (response: Response) => void;
	const response = new Promise<Response>((resolve) => (give = resolve));
	return { give, answer: () => response };
}

test('who is in no patience hears that the source is slow; its answer is kept for whoever asks next', async () => {
	const { at, open, store } = place();
	const { give, answer } = held();
	at.answers.set('/one', answer);
	await expect(open().ask(numbers, 'one', 'short')).rejects.toMatchObject({
		code: 'UPSTREAM_TIMEOUT',
		message: 'upstream: The Source is slow; the answer may be there in a moment',
		verdict: 'none',
		retryAfterSeconds: 10
	});
	expect(at.work).toHaveLength(1);
	give(new Response('5'));
	await Promise.all(at.work);
	expect(await store.list()).toHaveLength(1);
	expect((await open().ask(numbers, 'one')).item).toEqual({ n: 5 });
	expect(at.asked).toHaveLength(1);
});

test('what a refresh in the background stumbles over is written down, its source’s failures are not', async () => {
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	const stumbling = feed({ policy: (_q, item) => (item?.n === 13 ? (() => { throw new Error('bug'); })() : POLICY) }); // prettier-ignore
	for (const [text, times] of [
		['13', 1],
		['"x"', 0]
	] as const) {
		const { at, open } = place();
		const { give, answer } = held();
		at.answers.set('/one', answer);
		await expect(open().ask(stumbling, 'one', 'short')).rejects.toThrow('is slow');
		give(new Response(text));
		await Promise.all(at.work);
		expect(warned).toHaveBeenCalledTimes(times);
		if (times > 0) expect(warned).toHaveBeenCalledWith('feeds: a refresh in the background failed', expect.objectContaining({ message: 'bug' })); // prettier-ignore
		warned.mockClear();
	}
	warned.mockRestore();
});

test('questions of two languages are two; so are two keys', async () => {
	const { at, open } = place();
	const of = (language: string) => feed({ subdomain: () => language });
	await open().ask(of('de'), 'one');
	await open().ask(of('fr'), 'one');
	await open().ask(of('de'), 'one');
	expect(at.asked).toEqual(['https://de.source.example/one', 'https://fr.source.example/one']);
});

test('a host that many ask keeps as many records as it has room for, and says its own name', async () => {
	const { at, open, store } = place({ gateway: { name: 'edge', room: 3 } });
	const small = feed({ budgetBytes: 16 });
	for (let i = 0; i < 9; i++) {
		at.answers.set(`/${i}`, i);
		at.now += 1;
		await open().ask(small, String(i));
	}
	// Seven bytes each: two on a device, six here.
	expect(await store.list()).toHaveLength(6);
	const view = open();
	await view.ask(small, '8');
	expect(view.headers()).toMatchObject({ 'Cache-Status': 'edge; hit; ttl=60', 'Cache-Control': 'public, max-age=0, s-maxage=60' }); // prettier-ignore
});
