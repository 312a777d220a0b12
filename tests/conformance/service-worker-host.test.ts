/** The service worker as a host, as sw.js of the build: no page is open, so that it computes itself. */
import 'fake-indexeddb/auto';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { prepareStore, stubBrowser } from './browser-hosts';
import { testHost, type TestedHost, type Way } from './host';
import { LIMITED, playUpstreams } from './playing';

// Engines are read when they are asked for, not all at once.
vi.mock('virtual:engines-preloaded', () => ({}));
vi.mock('../../sw/service-worker/shell', () => ({ createShell: () => ({ router: { handleRequest: () => undefined } }), removeUnusedVersions: async () => {}, takeShare: async () => new Response('shared') })); // prettier-ignore
vi.mock('../../sw/host/packs', async () => {
	const { readPack } = await import('../../sw/build/packs');
	return { loadPack: readPack, hasPack: async () => true, listPacks: async () => [], storeAllPacks: async () => {}, tellPages: () => {} }; // prettier-ignore
});

/** Not by its name: its types are those of a worker. */
const SCRIPT = path.resolve(import.meta.dirname, '../../sw/service-worker/sw.ts');
const WAYS: Readonly<Record<Way, { readonly mode: string; readonly destination: string }>> = {
	script: { mode: 'cors', destination: '' },
	image: { mode: 'no-cors', destination: 'image' },
	visit: { mode: 'navigate', destination: 'document' }
};
type Listener = (event: unknown) => void;
const listeners = new Map<string, Listener[]>();

function dispatch(request: Request): { readonly answer: Promise<Response> | undefined; readonly ended: boolean } {
	let answer: Promise<Response> | undefined;
	let ended = false;
	const event = {
		request,
		clientId: '',
		waitUntil: () => {},
		respondWith: (given: Promise<Response>) => (answer = given),
		stopImmediatePropagation: () => (ended = true)
	};
	for (const listener of listeners.get('fetch') ?? []) listener(event);
	return { answer, ended };
}

testHost(
	'service worker',
	{
		kind: 'service-worker',
		cache: 'sw',
		shared: false,
		async start(standIn): Promise<TestedHost> {
			stubBrowser({
				clients: { matchAll: async () => [] },
				addEventListener: (type: string, listener: Listener) =>
					listeners.set(type, [...(listeners.get(type) ?? []), listener])
			});
			await prepareStore(standIn);
			await import(/* @vite-ignore */ SCRIPT);
			return {
				ways: ['image', 'visit'],
				limitedKey: LIMITED.key,
				async ask(path, { method = 'GET', headers, body, way = 'script' } = {}) {
					const request = new Request(new URL(path, 'http://localhost'), {
						method,
						headers: Object.entries({ 'X-API-Key': 'demo', ...headers }).filter(([, value]) => value !== ''),
						...(body !== undefined && { body })
					});
					for (const [name, value] of Object.entries({ ...WAYS[way], referrer: '' }))
						Object.defineProperty(request, name, { value });
					const { answer, ended } = dispatch(request);
					expect(ended, 'no other listener may touch an answer of the API').toBe(true);
					return (await answer) as Response;
				},
				close: async () => void vi.unstubAllGlobals()
			};
		}
	},
	playUpstreams
);

test('other origins, and other files of its own, are left to the browser and the app’s files', () => {
	vi.stubGlobal('location', new URL('http://localhost/'));
	for (const url of [
		'https://other.example/v1/status',
		'http://localhost/index.html',
		'http://localhost/v1',
		'http://localhost/share'
	])
		expect(dispatch(new Request(url)), url).toEqual({ answer: undefined, ended: false });
	expect(dispatch(new Request('http://localhost/share', { method: 'POST' })).ended).toBe(true);
	vi.unstubAllGlobals();
});
