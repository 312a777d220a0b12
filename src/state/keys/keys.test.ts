import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEYS_CHANGED } from '../../../sw/host/keys';

const load = () => import('./keys');
let keys: Awaited<ReturnType<typeof load>>;
let told: string[];

beforeEach(async () => {
	told = [];
	vi.stubGlobal('indexedDB', new IDBFactory());
	vi.stubGlobal(
		'BroadcastChannel',
		class {
			constructor(readonly name: string) {}
			postMessage = () => void told.push(this.name);
			addEventListener() {}
			close() {}
		}
	);
	vi.resetModules();
	keys = await load();
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test('the app asks with its own key, demo where that is out of reach or revoked', async () => {
	const own = await keys.ownKey();
	expect(own).toMatch(/^[\w-]{8,}$/);
	expect(await keys.ownKey()).toBe(own);
	expect((await keys.listKeys()).find(({ own: isOwn }) => isOwn)?.key).toBe(own);
	await keys.revokeKey(own);
	vi.resetModules();
	expect(await (await load()).ownKey()).toBe('demo');
});

test('a new key is another each time, for every group, without limits, and all hosts hear of it', async () => {
	const [one, two] = [await keys.createKey('one'), await keys.createKey('two')];
	expect(one).toMatchObject({ name: 'one', perMinute: null, perDay: null, revoked: false });
	expect(one.key).not.toBe(two.key);
	expect(told).toEqual([KEYS_CHANGED, KEYS_CHANGED]);
	expect((await keys.listKeys()).map(({ name }) => name)).toEqual(expect.arrayContaining(['one', 'two']));
});

test('keys are listed oldest first, without those that are revoked', async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	for (const day of [3, 1, 2]) {
		vi.setSystemTime(Date.UTC(2020, 0, day));
		await keys.createKey(`day ${day}`);
	}
	const mine = async () => (await keys.listKeys()).map(({ name }) => name).filter((name) => name.startsWith('day'));
	expect(await mine()).toEqual(['day 1', 'day 2', 'day 3']);
	const second = (await keys.listKeys()).find(({ name }) => name === 'day 2');
	await keys.revokeKey(second?.key ?? '');
	expect(await mine()).toEqual(['day 1', 'day 3']);
});

test('a change leaves what it does not name, and a key that there is not is refused', async () => {
	const { key } = await keys.createKey('mine');
	told = [];
	const changed = await keys.updateKey(key, { perMinute: 5 });
	expect(changed).toMatchObject({ key, name: 'mine', perMinute: 5, perDay: null });
	expect((await keys.listKeys()).find((record) => record.key === key)).toEqual(changed);
	expect(told).toEqual([KEYS_CHANGED]);
	await expect(keys.updateKey('no such key', { perMinute: 5 })).rejects.toThrow('there is no such key');
	await expect(keys.revokeKey('no such key')).rejects.toThrow('there is no such key');
	expect(told).toEqual([KEYS_CHANGED]);
});

test('settings of the hosts are kept, and all hosts hear of it', async () => {
	const before = await keys.readHostSettings();
	const [flag] = Object.entries(before).find(([, value]) => typeof value === 'boolean') ?? [];
	const next = { ...before, ...(flag === undefined ? {} : { [flag]: !before[flag as keyof typeof before] }) };
	await keys.saveHostSettings(next);
	expect(told).toEqual([KEYS_CHANGED]);
	vi.resetModules();
	expect(await (await load()).readHostSettings()).toEqual(next);
});

test('the use of a key nobody used is none', async () => expect(await keys.usage('demo')).toEqual([]));
