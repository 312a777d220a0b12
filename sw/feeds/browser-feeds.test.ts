import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feed } from '../../tests/feeds/numbers';
import type { HostSettings } from '../host/keys';
import { browserFeeds } from './browser-feeds';
import * as machinery from './feeds-entry';

const parts = vi.hoisted(() => ({ load: vi.fn<(name: string) => Promise<unknown>>() }));
vi.mock('../host/script-loader', () => ({ load: parts.load }));

const upstream = {
	id: 'TEST',
	name: 'The Source',
	base: 'https://source.example',
	perMinute: 60,
	refusesWithoutCors: true
} as const;
const numbers = feed({ upstream });
const settings = (gateways: Readonly<Record<string, string>> = {}) => vi.fn(async () => ({ gateways }) as unknown as HostSettings); // prettier-ignore
const network = vi.fn<typeof fetch>();
const ask = async (feeds: ReturnType<typeof browserFeeds>) =>
	(await feeds.open()).open({ signal: new AbortController().signal, waitUntil: () => {} }).ask(numbers, 'one');

beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
	vi.stubGlobal('navigator', { onLine: true });
	vi.stubGlobal(
		'fetch',
		network.mockReset().mockImplementation(async () => new Response('1'))
	);
	parts.load.mockReset().mockResolvedValue(machinery);
});
afterEach(() => void vi.unstubAllGlobals());

test('the machinery is loaded when it is first asked for, and once', async () => {
	const feeds = browserFeeds(settings());
	expect(parts.load).not.toHaveBeenCalled();
	await Promise.all([feeds.open(), feeds.open()]);
	expect(await feeds.open()).toBe(await feeds.open());
	expect(parts.load.mock.calls).toEqual([['feeds']]);
});

test('answers are kept in the database of that name, and asked of the source itself', async () => {
	await ask(browserFeeds(settings()));
	expect(network.mock.calls[0]?.[0]).toBe('https://source.example/one');
	expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['utility-apis-feeds']);
	// Another host of the same device knows them, one of another name does not.
	await ask(browserFeeds(settings()));
	expect(network).toHaveBeenCalledTimes(1);
	await ask(browserFeeds(settings(), 'bridge'));
	expect(network).toHaveBeenCalledTimes(2);
});

test('a gateway of the settings is asked in the source’s place, from the next question after it was forgotten', async () => {
	const own = settings();
	const feeds = browserFeeds(own, 'gateways');
	await feeds.open();
	own.mockResolvedValue({ gateways: { TEST: 'https://gateway.example' } } as unknown as HostSettings);
	await feeds.open();
	expect(own).toHaveBeenCalledTimes(1);
	feeds.forget();
	await ask(feeds);
	expect(own).toHaveBeenCalledTimes(2);
	expect(network.mock.calls[0]?.[0]).toBe('https://gateway.example/one');
});

test('a failure to load is tried again at the next question', async () => {
	parts.load.mockRejectedValueOnce(new Error('lost on its way'));
	const feeds = browserFeeds(settings(), 'again');
	await expect(feeds.open()).rejects.toThrow('lost on its way');
	expect((await ask(feeds)).item).toEqual({ n: 1 });
});

test('a browser keeps answers without CORS from it, and knows when there is no network', async () => {
	network.mockRejectedValue(new TypeError('Failed to fetch'));
	await expect(ask(browserFeeds(settings(), 'refused'))).rejects.toMatchObject({ code: 'UPSTREAM_RATE_LIMITED' });
	vi.stubGlobal('navigator', { onLine: false });
	await expect(ask(browserFeeds(settings(), 'offline'))).rejects.toMatchObject({ code: 'OFFLINE' });
});
