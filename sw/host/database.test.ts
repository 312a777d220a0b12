import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { DatabaseRefused, openDatabase } from './database';
import { createGate } from './gate';
import { idbKeyStore, newKey } from './keys';

interface Schema {
	things: { key: string; value: number };
	[name: string]: { key: string; value: number };
}
const log = vi.fn<(error: unknown) => void>();
const database = () =>
	openDatabase<Schema>({
		name: 'd',
		version: 1,
		stores: ['things'],
		upgrade: (created) => void created.createObjectStore('things'),
		log
	});
beforeEach(() => {
	Object.assign(globalThis, { indexedDB: new IDBFactory() });
	log.mockReset();
});

test('a database without its stores is made anew, once, whoever finds it first', async () => {
	(await openDB('d', 1)).close();
	const [one, other] = [database(), database()];
	await Promise.all([one.use((d) => d.put('things', 1, 'a')), other.use((d) => d.put('things', 2, 'b'))]);
	expect(await one.use((d) => d.getAll('things'))).toEqual([1, 2]);
	expect(log).not.toHaveBeenCalled();
});

test('a connection that fails is followed by a new one', async () => {
	const one = database();
	await one.use((d) => d.put('things', 1, 'a'));
	await one.use(async (d) => d.close());
	expect(await one.use((d) => d.get('things', 'a'))).toBe(1);
	let failures = 0;
	const flaky = one.use(async (d) => {
		if (failures++ === 0) throw new DOMException('Internal error', 'UnknownError');
		return d.get('things', 'a');
	});
	expect(await flaky).toBe(1);
});

test('one that fails again is 503 for a while, then asked again', async () => {
	const one = database();
	const broken = () => one.use(() => Promise.reject(new DOMException('Internal error', 'UnknownError')));
	await expect(broken()).rejects.toMatchObject({ code: 'BUSY', headers: { 'Retry-After': '2' } });
	const work = vi.fn<() => Promise<number>>().mockResolvedValue(7);
	await expect(one.use(work)).rejects.toMatchObject({ code: 'BUSY' });
	expect(work).not.toHaveBeenCalled();
	const now = performance.now();
	const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 1_500);
	await expect(one.use(work)).rejects.toMatchObject({ code: 'BUSY' });
	clock.mockReturnValue(now + 2_500);
	expect(await one.use(work)).toBe(7);
	vi.restoreAllMocks();
});

test('a database that lacks one of its stores is made anew, one that has all is left as it is', async () => {
	interface Two extends Schema {
		others: { key: string; value: number };
	}
	const two = () =>
		openDatabase<Two>({
			name: 'd',
			version: 1,
			stores: ['things', 'others'],
			upgrade(created) {
				created.createObjectStore('things');
				created.createObjectStore('others');
			},
			log
		});
	const old = await openDB('d', 1, { upgrade: (created) => void created.createObjectStore('things') });
	await old.put('things', 1, 'a');
	old.close();
	await two().use((d) => d.put('things', 2, 'b'));
	await two().use((d) => d.put('others', 3, 'c'));
	expect(await two().use((d) => d.getAll('things'))).toEqual([2]);
	expect(await two().use((d) => d.getAll('others'))).toEqual([3]);
	expect(log).not.toHaveBeenCalled();
});

test('who mends it holds a lock of its name, so that page and service worker do it once', async () => {
	(await openDB('d', 1)).close();
	const held: string[] = [];
	vi.stubGlobal('navigator', {
		locks: {
			request: async (name: string, work: () => Promise<unknown>) => {
				held.push(name);
				// Another mended it meanwhile.
				indexedDB.deleteDatabase('d');
				const other = await openDB('d', 1, { upgrade: (created) => void created.createObjectStore('things') });
				await other.put('things', 5, 'other');
				other.close();
				return work();
			}
		}
	});
	expect(await database().use((d) => d.getAll('things'))).toEqual([5]);
	expect(held).toEqual(['mend d']);
	vi.stubGlobal('navigator', {});
	(await openDB('e', 1)).close();
	const without = openDatabase<Schema>({ name: 'e', version: 1, stores: ['things'], upgrade: (created) => void created.createObjectStore('things'), log }); // prettier-ignore
	expect(await without.use((d) => d.getAll('things'))).toEqual([]);
	vi.unstubAllGlobals();
});

test('another tab that wants to change the database gets it, and the next call opens it anew', async () => {
	const one = database();
	await one.use((d) => d.put('things', 1, 'a'));
	await new Promise<void>((resolve, reject) => {
		const deleting = indexedDB.deleteDatabase('d');
		deleting.onsuccess = () => resolve();
		deleting.onerror = deleting.onblocked = () => reject(new Error('it is held'));
	});
	expect(await one.use((d) => d.getAll('things'))).toEqual([]);
});

test('no room is the caller’s to hear, as it is, at once; the connection stays', async () => {
	const one = database();
	const full = new DOMException('no room', 'QuotaExceededError');
	const connections = new Set<unknown>();
	const work = vi.fn<(d: unknown) => Promise<never>>((d) => (connections.add(d), Promise.reject(full)));
	for (let time = 0; time < 2; time++) await expect(one.use(work)).rejects.toBe(full);
	expect([work.mock.calls.length, connections.size]).toEqual([2, 1]);
	expect(await one.use((d) => d.getAll('things'))).toEqual([]);
});

test('what fails says why: the error that it failed with is the cause', async () => {
	const cause = new DOMException('Internal error', 'UnknownError');
	const failed = await database().use(() => Promise.reject(cause)).catch((error: unknown) => error); // prettier-ignore
	expect(failed).toMatchObject({ message: 'server: cannot reach its storage', cause });
	const nothing: unknown = undefined;
	await expect(database().use(() => Promise.reject(nothing))).rejects.toMatchObject({ code: 'BUSY' });
});

test('a call that is answered leaves no timer behind', async () => {
	const one = database();
	await one.use((d) => d.getAll('things'));
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	await one.use(async () => 1);
	expect(vi.getTimerCount()).toBe(0);
	vi.useRealTimers();
});

test('one that is locked by another tab is not waited for', async () => {
	const one = database();
	await one.use((d) => d.put('things', 1, 'a'));
	const other = await openDB('d', 1);
	const lock = other.transaction('things', 'readwrite');
	let locked = true;
	// A transaction lives as long as it has something to do.
	const hold = (async () => {
		while (locked) await lock.store.get('a');
		await lock.done;
	})();
	await expect(one.use((d) => d.put('things', 2, 'a'))).rejects.toMatchObject({ code: 'BUSY' });
	locked = false;
	await hold;
	other.close();
});

test('a browser that denies it: refused, and told once', async () => {
	Object.assign(globalThis, {
		indexedDB: {
			open() {
				throw new DOMException('denied', 'SecurityError');
			}
		}
	});
	const opening = vi.spyOn(indexedDB, 'open');
	const one = database();
	const refused = await one.use((d) => d.getAll('things')).catch((error: unknown) => error);
	expect(refused).toBeInstanceOf(DatabaseRefused);
	expect(refused).toMatchObject({
		name: 'DatabaseRefused',
		message: 'd cannot be opened',
		cause: { name: 'SecurityError' }
	});
	await expect(one.use((d) => d.getAll('things'))).rejects.toBe(refused);
	expect(opening).toHaveBeenCalledTimes(1);
	// After a minute it is retried, without another log line.
	const now = performance.now();
	const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 59_000);
	await expect(one.use((d) => d.getAll('things'))).rejects.toBe(refused);
	clock.mockReturnValue(now + 61_000);
	await expect(one.use((d) => d.getAll('things'))).rejects.toThrow(DatabaseRefused);
	expect(opening).toHaveBeenCalledTimes(2);
	clock.mockReturnValue(now + 130_000);
	Object.assign(globalThis, { indexedDB: new IDBFactory() });
	expect(await one.use((d) => d.getAll('things'))).toEqual([]);
	expect(log).toHaveBeenCalledTimes(1);
	vi.restoreAllMocks();
});

const ROUTE = { group: 'geo', name: 'distance', operation: {} } as never;
const caller = { keyless: false, picture: false, waitUntil: () => {} };

test('keys whose store cannot be reached: a request with a key is answered, one without is not', async () => {
	const locked = { ...idbKeyStore(log), keys: () => Promise.reject(new Error('locked')) };
	const gate = createGate(locked, Date.now, log);
	expect(await gate.admit('whatever', ROUTE, caller)).toEqual({});
	await expect(gate.admit(null, ROUTE, caller)).rejects.toMatchObject({ code: 'MISSING_API_KEY' });
});

test('a limit outlives the end of the host at any moment after an answer', async () => {
	const first = idbKeyStore(log);
	await first.put({ ...newKey('k', 'K', 0), perMinute: 20 });
	const now = () => Date.UTC(2026, 10, 20, 12);
	const admitted = async () => {
		// A host that has just started, and is ended as soon as its last answer is out: nothing written behind.
		const gate = createGate(idbKeyStore(log), now, log);
		const outcomes = await Promise.allSettled(Array.from({ length: 15 }, () => gate.admit('k', ROUTE, caller)));
		return outcomes.filter(({ status }) => status === 'fulfilled').length;
	};
	expect([await admitted(), await admitted(), await admitted()]).toEqual([15, 5, 0]);
});
