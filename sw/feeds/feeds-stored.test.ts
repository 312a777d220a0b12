/** The store: records of other versions, the end of a process, failures of the store. */
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { playground } from '../../tests/feeds/feed-context';
import { ask, minutes, tick, windows, type Window } from '../../tests/feeds/windows';
import { createFeeds } from './feeds';
import { idbStore } from './idb-store';
import 'fake-indexeddb/auto';

beforeEach(() => void (globalThis.indexedDB = new IDBFactory()));

test('a record from the future is not fresh', async () => {
	const place = playground();
	await ask(place);
	place.now -= minutes(60 * 24 * 3);
	expect(await ask(place)).toMatchObject({ state: 'miss', checkedAt: place.now });
	expect(place.asked).toHaveLength(2);
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

/** Fewer where each planted fault is tried: `npm run mutate`. */
const KILLS = Number(process.env['STORE_KILLS'] ?? 200);

test(
	`ended at any point, ${KILLS} times, the store holds whole records and the next process goes on`,
	{ timeout: 30_000 },
	async () => {
		let seed = 1;
		const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
		const names = ['all_hour', 'all_day', '2.5_day', '4.5_week'];
		let now = Date.UTC(2026, 10, 20, 12);
		let ended = 0;
		for (let round = 0; round < KILLS; round++) {
			const whole = idbStore('feeds');
			const process = { steps: Math.floor(chance() * 30), alive: true };
			// After its last step the process is gone: its promises never settle.
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
			const done = Promise.allSettled(names.map((name) => ask(place, name))).then(() => 'done');
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
		expect(ended).toBeGreaterThan(KILLS / 4);
		const last = playground({ store: idbStore('feeds') });
		last.now = now + minutes(3);
		for (const name of names) expect((await ask(last, name)).item.count).toBeGreaterThan(-1);
		expect((await last.feeds.status())[0]).toMatchObject({ records: 4, breaker: 'closed' });
	}
);
