/**
 * The service worker: the main host of the API, and of the app when there is no network.
 *
 * Rules it keeps, each for a reason that was met: state lives in IndexedDB and Cache Storage only, since the browser ends
 * a worker after seconds of idling; the listener for /v1 comes first and ends there, so that no caching rule can touch an
 * answer; engines are loaded inside install, since importScripts of a new file is not allowed later; an update waits until
 * a person asks for it.
 */
import { urls } from 'virtual:engines';
import { groups } from 'virtual:routes';
import type { PrecacheEntry } from 'workbox-precaching';
import { createApi, type Caller } from '../engines/kit/api';
import { createDispatcher, type FromPage, type Page } from './dispatch';
import { runHere } from './engine-host';
import { createBrowserHost } from './host';
import { installShell, removeUnusedVersions, takeShare } from './shell';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');
const VERSION: string = import.meta.env.VITE_VERSION;
/** A body as a stream is a third faster in Chromium, neutral or slower elsewhere. */
const STREAM_BODIES = navigator.userAgent.includes('Chrom');
const UTF8 = new TextEncoder();

const dispatcher = createDispatcher(
	{ matchAll: (options) => self.clients.matchAll(options) as Promise<readonly Page[]> },
	(call) => runHere(call),
	() => performance.now()
);

const handle = createApi(
	groups,
	createBrowserHost({
		kind: 'service-worker',
		base: BASE,
		compute: (call, route, caller) => dispatcher.run(call, route, caller),
		body: (text) => (STREAM_BODIES ? streamOf(text) : text)
	})
);

function streamOf(text: string): ReadableStream<Uint8Array> {
	return new ReadableStream({
		start(controller) {
			controller.enqueue(UTF8.encode(text));
			controller.close();
		}
	});
}

/** Pictures and address-bar visits of our own pages cannot send a key. */
const callerOf = (event: FetchEvent): Caller => ({
	keyless: event.request.mode === 'navigate' || event.request.destination === 'image',
	picture: event.request.destination === 'image',
	clientId: event.clientId,
	waitUntil: (work) => event.waitUntil(work)
});

self.addEventListener('fetch', (event) => {
	const { origin, pathname } = new URL(event.request.url);
	if (origin !== location.origin) return;
	if (pathname.startsWith(`${BASE}/v1/`)) {
		event.stopImmediatePropagation();
		event.respondWith(handle(event.request, callerOf(event)));
	} else if (pathname === `${BASE}/share` && event.request.method === 'POST') {
		event.stopImmediatePropagation();
		event.respondWith(takeShare(event.request, BASE));
	}
});

self.addEventListener('message', (event) => {
	const page = event.source as Client | null;
	const message = event.data as FromPage;
	if (!page) return;
	if (message.type === 'port' && event.ports[0]) dispatcher.addPort(page.id, message.worker, event.ports[0]);
	else if (message.type === 'worker-lost') dispatcher.workerLost(page.id, message.worker);
	else if (message.type === 'claim') event.waitUntil(self.clients.claim());
	else if (message.type === 'activate-update') event.waitUntil(self.skipWaiting());
	else if (message.type === 'hello') event.waitUntil(removeUnusedVersions(VERSION));
});

self.addEventListener('install', () => {
	// Stored in the script map of this version: a later importScripts of the same file works, offline too.
	if (urls) importScripts(...Object.values(urls));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

installShell(self.__WB_MANIFEST, BASE, VERSION);
