import { describe, expect, test } from 'vitest';
import { newKey, type KeyRecord, type KeyStore } from '../../sw/host/keys';

const NOON = Date.UTC(2026, 10, 20, 12);
const KEY: KeyRecord = { ...newKey('k1', 'First', NOON), perMinute: 5, groups: ['geo'] };

/** Rules of every key store. `create`: empty or with first keys; `reopen`: another over what is stored. */
export function testKeyStore(name: string, create: () => KeyStore, reopen?: () => KeyStore): void {
	describe(`key store: ${name}`, () => {
		test('a key that was put is among the keys, field for field', async () => {
			const store = create();
			await store.put(KEY);
			expect(await store.keys()).toContainEqual(KEY);
		});

		test('a key that is put again replaces the one of its name', async () => {
			const store = create();
			await store.put(KEY);
			await store.put({ ...KEY, revoked: true });
			expect((await store.keys()).filter(({ key }) => key === KEY.key)).toEqual([{ ...KEY, revoked: true }]);
		});

		test('usage adds up by key, operation and day, and is told by key alone', async () => {
			const store = create();
			const delta = { key: 'k1', operation: 'geo/distance', day: '2026-11-20', calls: 2 };
			await store.record([delta, { ...delta, day: '2026-11-21' }, { ...delta, key: 'k2' }], []);
			await store.record([{ ...delta, calls: 3 }], []);
			const usage = await store.usage('k1');
			expect(usage).toHaveLength(2);
			expect(usage).toContainEqual({ ...delta, calls: 5 });
			expect(usage).toContainEqual({ ...delta, day: '2026-11-21' });
			expect(await store.usage('none')).toEqual([]);
		});

		test('two records at the same time lose nothing', async () => {
			const store = create();
			const delta = { key: 'k1', operation: 'geo/distance', day: '2026-11-20', calls: 1 };
			await Promise.all(Array.from({ length: 20 }, () => store.record([delta], [])));
			expect(await store.usage('k1')).toEqual([{ ...delta, calls: 20 }]);
		});

		test('the windows of a key are replaced whole', async () => {
			const store = create();
			const window = { key: 'k1', minute: 7, minuteCalls: 3, day: 1, dayCalls: 9 };
			await store.record([], [window, { ...window, key: 'k2' }]);
			await store.record([], [{ ...window, minuteCalls: 4 }]);
			const windows = await store.windows();
			expect(windows).toHaveLength(2);
			expect(windows).toContainEqual({ ...window, minuteCalls: 4 });
		});

		test('settings have their defaults until they are saved', async () => {
			const store = create();
			expect(await store.settings()).toEqual({ keylessVisits: true, gateways: {} });
			const settings = { keylessVisits: false, gateways: { USGS: 'https://gateway.example' } };
			await store.saveSettings(settings);
			expect(await store.settings()).toEqual(settings);
		});

		test('what is given out is not what is kept: a change of it changes nothing', async () => {
			const store = create();
			await store.put(KEY);
			((await store.keys()) as KeyRecord[]).length = 0;
			expect(await store.keys()).toContainEqual(KEY);
		});

		if (reopen)
			test('another store over the same storage has it all', async () => {
				const store = create();
				await store.put(KEY);
				await store.record(
					[{ key: 'k1', operation: 'geo/distance', day: '2026-11-20', calls: 2 }],
					[{ key: 'k1', minute: 7, minuteCalls: 3, day: 1, dayCalls: 9 }]
				);
				await store.saveSettings({ keylessVisits: false, gateways: {} });
				const again = reopen();
				expect(await again.keys()).toContainEqual(KEY);
				expect(await again.usage('k1')).toHaveLength(1);
				expect(await again.windows()).toHaveLength(1);
				expect((await again.settings()).keylessVisits).toBe(false);
			});
	});
}
