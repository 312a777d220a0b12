import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finished } from '../api/encode-response';
import type { Route } from '../api/routes';
import { KEYS_CHANGED, type HostSettings } from './keys';

vi.mock('virtual:engines', () => ({
	has: () => true,
	fetchPart: async () => {},
	part: () => ({ document: { info: {}, servers: [{ url: '', description: 'This one' }] } })
}));
vi.mock('virtual:packs', () => ({ packs: { words: { url: '/words.bin', bytes: 6 } } }));

let listeners: Map<string, () => void>;
const forget = vi.fn();
const open = vi.fn(async () => ({ status: async () => [{ feed: 'quakes' }] }) as never);
let readSettings: () => Promise<HostSettings>;

beforeEach(() => {
	listeners = new Map();
	vi.clearAllMocks();
	vi.resetModules();
	vi.stubGlobal('indexedDB', new IDBFactory());
	vi.stubGlobal('caches', undefined);
	vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 5, quota: 9 }) } });
	vi.stubGlobal(
		'BroadcastChannel',
		class {
			constructor(readonly name: string) {}
			addEventListener = (_type: string, listener: () => void) => void listeners.set(this.name, listener);
			postMessage() {}
			close() {}
		}
	);
});
afterEach(() => void vi.unstubAllGlobals());

async function host(body?: (text: string) => BodyInit) {
	const { createBrowserHost } = await import('./browser-host');
	return createBrowserHost({
		kind: 'page',
		base: '/sub',
		compute: async () => ({ value: finished('computed'), where: 'worker' }),
		feeds: (settings) => ((readSettings = settings), { open, forget }),
		...(body && { body })
	});
}
const ROUTE = { group: 'geo', name: 'distance', operation: { kind: 'compute' } } as unknown as Route;
const CALLER = { keyless: false, picture: false, waitUntil: () => {} };

test('it answers for itself: status, document, times, ids that are not given twice', async () => {
	const page = await host();
	expect([page.kind, page.base]).toEqual(['page', '/sub']);
	expect(await page.status()).toMatchObject({
		host: 'page',
		engines_loaded: [],
		feeds: [{ feed: 'quakes' }],
		packs: [{ name: 'words', bytes: 6, stored: false }],
		storage: { usage_bytes: 5, quota_bytes: 9 }
	});
	expect(await page.openApi('https://h')).toEqual({
		info: {},
		servers: [{ url: 'https://h', description: 'This one' }]
	});
	const ids = Array.from({ length: 100 }, () => page.requestId());
	expect(new Set(ids).size).toBe(100);
	expect(ids.every((id) => /^[a-z0-9]+-[a-z0-9]+$/.test(id))).toBe(true);
	expect(Math.abs(page.now() - Date.now())).toBeLessThan(60_000);
	expect(page.clock()).toBeLessThanOrEqual(performance.now());
	expect(page.body('text')).toBe('text');
	expect((await host((text) => `${text}!`)).body('text')).toBe('text!');
});

test('a browser that does not tell its storage has an unknown one', async () => {
	const page = await host();
	vi.stubGlobal('navigator', {});
	expect(await page.status()).toMatchObject({ storage: { usage_bytes: null, quota_bytes: null } });
	vi.stubGlobal('navigator', { storage: { estimate: async () => ({}) } });
	expect(await page.status()).toMatchObject({ storage: { usage_bytes: null, quota_bytes: null } });
});

test('keys are those of this browser; a change elsewhere holds from then on, for keys and feeds', async () => {
	const page = await host();
	expect(await page.admit('demo', ROUTE, CALLER)).toEqual({});
	const { idbKeyStore } = await import('./keys');
	const store = idbKeyStore(() => {});
	const demo = (await store.keys()).find(({ key }) => key === 'demo');
	if (!demo) throw new Error('no key demo');
	await store.put({ ...demo, revoked: true });
	expect(forget).not.toHaveBeenCalled();
	listeners.get(KEYS_CHANGED)?.();
	expect(forget).toHaveBeenCalledOnce();
	await expect(page.admit('demo', ROUTE, CALLER)).rejects.toMatchObject({ code: 'INVALID_API_KEY' });
	expect(await readSettings()).toEqual(await store.settings());
});

test('a bug is a line on the console', async () => {
	const said = vi.spyOn(console, 'error').mockImplementation(() => {});
	const error = new TypeError('x');
	(await host()).log('request failed', error);
	expect(said.mock.calls).toEqual([['request failed', error]]);
	said.mockRestore();
});
