/**
 * The service worker: the main host of the API, and of the app when there is no network.
 *
 * Rules it keeps, each for a reason that was met: state lives in IndexedDB and Cache Storage only, since the browser ends
 * a worker after seconds of idling; the listener for /v1 comes first and ends there, so that no caching rule can touch an
 * answer; engines are loaded inside install, since importScripts of a new file is not allowed later; an update waits until
 * a person asks for it.
 */
import 'virtual:engines-preloaded';
import { urls } from 'virtual:engines';
import { groups } from 'virtual:routes';
import type { PrecacheEntry } from 'workbox-precaching';
import { createApi, type Caller } from '../api/handle';
import { prefetchPaths } from './prefetch';
import type { FromPage, ToPage } from '../host/messages';
import { browserFeeds } from '../feeds/browser-feeds';
import { createDispatcher, type Page } from './dispatch';
import { runHere } from '../host/engine-host';
import { createBrowserHost } from '../host/browser-host';
import { storeAllPacks } from '../host/packs';
import { isOwnVisit } from './visitor';
import { installShell, refillShell, removeUnusedVersions, takeShare } from './shell';
import { KEEP_FRESH } from '../host/version';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');
const VERSION: string = import.meta.env.VITE_VERSION;
/** Named here once: the build puts the list in its place. */
const SHELL = self.__WB_MANIFEST;
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
		compute: dispatcher.run,
		feeds: browserFeeds,
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

const callerOf = (event: FetchEvent): Caller => ({
	keyless: isOwnVisit(event.request, location.origin),
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
	if (message.type === 'port' && event.ports[0])
		dispatcher.addPort(page.id, message.lane, message.worker, event.ports[0]);
	else if (message.type === 'worker-lost') dispatcher.workerLost(page.id, message.worker);
	else if (message.type === 'claim') event.waitUntil(self.clients.claim());
	else if (message.type === 'activate-update') event.waitUntil(self.skipWaiting());
	else if (message.type === 'store-packs') event.waitUntil(storePacks());
	else if (message.type === 'keep-fresh') event.waitUntil(keepFresh());
	else if (message.type === 'hello') event.waitUntil(Promise.all([tidy(), refill(page)]));
});

/** A tab that was closed a moment ago may still hold its version: looked at twice. */
const TIDY_AGAIN_MS = 4_000;
async function tidy(): Promise<void> {
	await removeUnusedVersions(VERSION, self.registration);
	await new Promise((resolve) => setTimeout(resolve, TIDY_AGAIN_MS));
	await removeUnusedVersions(VERSION, self.registration);
}

/** Tells a page whether the app is stored, once what was missing is there again. */
async function refill(page: Client): Promise<void> {
	const whole = await refillShell(SHELL, BASE, VERSION).catch((error: unknown) => {
		console.warn('shell: not all could be stored', error);
		return false;
	});
	page.postMessage({ type: 'stored', whole } satisfies ToPage);
}

const storePacks = () =>
	storeAllPacks().catch((error: unknown) => console.warn('packs: not all could be stored', error));

/** Fetches what is worth having before anyone asks: packs that are not stored, feeds that are not fresh. */
async function keepFresh(): Promise<void> {
	await storePacks();
	const caller: Caller = { keyless: false, internal: true, picture: false, waitUntil: () => {} };
	const ask = (path: string) => handle(new Request(`${location.origin}${BASE}${path}`), caller);
	const { feeds } = (await (await ask('/v1/status')).json()) as {
		readonly feeds: readonly { readonly feed: string }[];
	};
	// One after the other: nobody waits for them.
	for (const path of prefetchPaths(Date.now(), new Set(feeds.map(({ feed }) => feed)))) await ask(path);
}

/** Chromium, for installed apps: a chance every now and then without any page. */
interface PeriodicSyncEvent extends ExtendableEvent {
	readonly tag: string;
}
self.addEventListener('periodicsync' as 'sync', (event) => {
	if ((event as PeriodicSyncEvent).tag === KEEP_FRESH) (event as PeriodicSyncEvent).waitUntil(keepFresh());
});

/** Chromium: files of the app are read from the caches without starting this worker. */
interface RoutingInstallEvent extends ExtendableEvent {
	addRoutes?(rules: readonly { condition: { urlPattern: { pathname: string } }; source: 'cache' }[]): Promise<void>;
}

self.addEventListener('install', (event: RoutingInstallEvent) => {
	// Files whose names carry a hash: the precache knows others under a revision, which such a rule would not find.
	const folders = ['assets'];
	if (event.addRoutes)
		event.waitUntil(
			event.addRoutes(
				folders.map((folder) => ({ condition: { urlPattern: { pathname: `${BASE}/${folder}/*` } }, source: 'cache' }))
			)
		);
	// Stored in the script map of this version: a later importScripts of the same file works, offline too.
	if (urls) importScripts(...Object.values(urls));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

installShell(SHELL, BASE, VERSION);
