/** The bridge's service worker: keeps that page's files only (list: sw/build/bridge-plugin.ts), for offline use. */
declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'bridge-';
const CACHE = `${PREFIX}${import.meta.env.VITE_VERSION as string}`;
const FILES = JSON.parse(import.meta.env.VITE_BRIDGE_FILES as string) as readonly string[];
const PAGE = new URL('./', location.href);

self.addEventListener('install', (event) => {
	void self.skipWaiting();
	event.waitUntil(
		caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' }))))
	);
});

/** The version before stays: a frame of it may still load parts. */
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), removeOld()])));

async function removeOld(): Promise<void> {
	const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
	await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== location.origin) return;
	if (request.mode === 'navigate') event.respondWith(kept(PAGE.href, request));
	else if (pathname.startsWith(PAGE.pathname) || FILES.includes(pathname))
		event.respondWith(kept(request.url, request));
});

const kept = async (url: string, request: Request): Promise<Response> => (await caches.match(url)) ?? fetch(request);
