/**
 * The service worker: the main host of the API, and of the app when there is no network.
 *
 * Rules it keeps, each for a reason that was met: state lives in IndexedDB and Cache Storage only, since the browser ends
 * a worker after seconds of idling; no caching rule can touch an answer to /v1, and none is made before it is needed; engines
 * are loaded inside install, since importScripts of a new file is not allowed later; an update waits until a person asks for it.
 */
import 'virtual:engines-preloaded';
import { scripts } from 'virtual:engines';
import { groups } from 'virtual:routes';
import type { PrecacheEntry } from 'workbox-precaching';
import { createApi, type Caller } from '../api/handle';
import { openChannel } from '../host/channel';
import { prefetchPaths } from './prefetch';
import { quakeAlerts, quakePath, type WatchedQuake } from './quake-alerts';
import type { FromPage, ToPage } from '../host/messages';
import { browserFeeds } from '../feeds/browser-feeds';
import { createDispatcher, type Page } from './dispatch';
import { runHere } from '../host/engine-host';
import { createBrowserHost } from '../host/browser-host';
import { storeAllPacks, tellPages } from '../host/packs';
import { isOwnVisit } from './visitor';
import { createShell, removeUnusedVersions, takeShare, type Shell } from './shell';
import { isMetered } from '../host/connection';
import { loadQuakeWatch, saveQuakeWatch } from '../host/quake-watch';
import { PREFETCH } from '../host/version';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');
const VERSION: string = import.meta.env.VITE_VERSION;
/** Named here once: the build puts the list in its place. */
const SHELL = self.__WB_MANIFEST;
let made: Shell | undefined;
/** Most starts are for an answer to /v1, which does without it. */
const shell = () => (made ??= createShell(SHELL, BASE, VERSION));
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
		prepare: dispatcher.prepare,
		feeds: browserFeeds,
		body: (text) => (STREAM_BODIES ? streamOf(text) : text)
	})
);

const streamOf = (text: string): ReadableStream<Uint8Array> =>
	new ReadableStream({
		start(controller) {
			controller.enqueue(UTF8.encode(text));
			controller.close();
		}
	});

// The next version waits until this worker has nothing to do (Chromium then waits another second before it activates it, in
// service_worker_registration.cc, so that "Reload" takes 1.2 s): work that nobody waits for must not hold it back.
const inBackground = (event: ExtendableEvent, work: Promise<unknown>) => event.waitUntil(Promise.race([work, wayMade]));
/** Not a message to the old worker: that would start one which has ended, and the second would be waited for again. */
const nextVersion = openChannel('utility-apis-next-version');
const wayMade = new Promise<unknown>((resolve) => nextVersion?.addEventListener('message', resolve));

const callerOf = (event: FetchEvent): Caller => ({
	keyless: isOwnVisit(event.request, location.origin),
	picture: event.request.destination === 'image',
	clientId: event.clientId,
	waitUntil: (work) => inBackground(event, work)
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
	} else {
		const answer = shell().router.handleRequest({ request: event.request, event });
		if (answer) event.respondWith(answer);
	}
});

self.addEventListener('message', (event) => {
	const page = event.source as Client | null;
	const message = event.data as FromPage;
	if (!page) return;
	if (message.type === 'port' && event.ports[0]) dispatcher.addPort(page, message.lane, message.worker, event.ports[0]);
	else if (message.type === 'worker-lost') dispatcher.workerLost(page.id, message.worker);
	else if (message.type === 'claim') event.waitUntil(self.clients.claim());
	else if (message.type === 'activate-update') {
		nextVersion?.postMessage(null);
		event.waitUntil(self.skipWaiting());
	} else if (message.type === 'store-packs') inBackground(event, storePacks());
	else if (message.type === 'prefetch') inBackground(event, prefetch());
	else if (message.type === 'hello')
		inBackground(event, Promise.all([removeUnusedVersions(VERSION, self.registration), refill(page)]));
});

/** Tells a page whether the app is stored, once the missing files are there again. */
async function refill(page: Client): Promise<void> {
	const whole = await shell()
		.refill()
		.catch((error: unknown) => {
			console.warn('shell: not all could be stored', error);
			return false;
		});
	page.postMessage({ type: 'stored', whole } satisfies ToPage);
}

const storePacks = () =>
	storeAllPacks(tellPages).catch((error: unknown) => console.warn('packs: not all could be stored', error));

async function prefetch(): Promise<void> {
	if (isMetered(navigator)) return;
	await storePacks();
	const caller: Caller = { keyless: false, internal: true, picture: false, waitUntil: () => {} };
	const ask = (path: string) => handle(new Request(`${location.origin}${BASE}${path}`), caller);
	const { feeds } = (await (await ask('/v1/status')).json()) as {
		readonly feeds: readonly { readonly feed: string }[];
	};
	// One after the other, because no caller waits for them.
	for (const path of prefetchPaths(Date.now(), new Set(feeds.map(({ feed }) => feed)))) await ask(path);
	await reportQuakes(ask);
}

async function reportQuakes(ask: (path: string) => Promise<Response>): Promise<void> {
	const watch = await loadQuakeWatch();
	if (!watch || Notification.permission !== 'granted') return;
	const response = await ask(quakePath(watch));
	if (!response.ok) return;
	const found = (await response.json()) as { readonly earthquakes: readonly WatchedQuake[] };
	const report = quakeAlerts(watch, found.earthquakes);
	// Stored first: an alert that is lost with this worker is better than one that returns at each start.
	await saveQuakeWatch(report.watch);
	const icon = `${BASE}/icons/icon-192.png`;
	for (const { title, body, tag, path } of report.alerts)
		await self.registration.showNotification(title, { body, tag, icon, lang: watch.language, data: path });
}

self.addEventListener('notificationclick', (event) => {
	event.notification.close();
	event.waitUntil(self.clients.openWindow(`${BASE}${event.notification.data as string}`));
});

/** Chromium, for installed apps: a chance every now and then without any page. */
interface PeriodicSyncEvent extends ExtendableEvent {
	readonly tag: string;
}
self.addEventListener('periodicsync' as 'sync', (event) => {
	const sync = event as PeriodicSyncEvent;
	if (sync.tag === PREFETCH) inBackground(sync, prefetch());
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
	if (scripts) importScripts(...scripts);
	// A first visit answers as soon as it can; an update waits until it has all its files, since the version before serves until then.
	event.waitUntil(self.registration.active ? shell().precache.install(event) : shell().installFirst());
});
self.addEventListener('activate', (event) =>
	event.waitUntil(Promise.all([self.clients.claim(), shell().precache.activate(event)]))
);
