import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, Route, Router } from 'workbox-routing';
import { removeOldPacks } from '../host/packs';
import { versionLock } from '../host/version';

const PREFIX = 'shell';
const SHARE_CACHE = 'share';

/** The page, what other pages load, and constants that engines read: under 1 MB together. */
const FIRST = /\/(?:index\.html|early\.js|host\.js|engines\/[^/]+\.json)$/;
/** Waits before each round of fetching missing files, milliseconds. */
const RETRY_MS = [0, 1_000, 5_000];

/**
 * Files of this version from its own precache, navigations answered by its page.
 *
 * One precache a version, and the one before stays while a page of it is open: such a page loads its lazy parts under
 * names that neither the new precache nor the server knows.
 */
export function createShell(manifest: readonly (PrecacheEntry | string)[], base: string, version: string) {
	const cacheName = `${PREFIX}-${version}`;
	const precache = new PrecacheController({ cacheName });
	const router = new Router();
	precache.addToCacheList([...manifest]);
	router.registerRoute(new PrecacheRoute(precache, { cleanURLs: false, ignoreURLParametersMatching: [] }));
	// In development the server answers for its own pages and sources.
	if (import.meta.env.PROD) {
		const page = precache.createHandlerBoundToURL(`${base}/index.html`);
		router.registerRoute(
			new NavigationRoute(
				async (options) => {
					const response = await page(options);
					return options.url.pathname === `${base}/allow` ? decisionOf(response) : response;
				},
				{
					// The bridge is another page with its own service worker; the server answers for files and programs, as without us.
					denylist: [
						new RegExp(`^${base}/((v1|assets|engines|packs)/|(bridge|healthz|mcp)(/|$|\\?)|[^?]*\\.\\w+($|\\?))`)
					]
				}
			)
		);
		router.registerRoute(
			new Route(
				({ url, sameOrigin }) =>
					sameOrigin && [`${base}/assets/`, `${base}/engines/`].some((folder) => url.pathname.startsWith(folder)),
				({ request }) => fromAnyCache(request)
			)
		);
	}

	async function store(cache: Cache, key: string): Promise<boolean> {
		try {
			const response = await fetch(key, { cache: 'no-cache' });
			if (!response.ok || response.redirected) return false;
			await cache.put(key, response);
			return true;
		} catch (error) {
			console.warn(`shell: ${key} could not be stored`, error);
			return false;
		}
	}

	async function missing(cache: Cache): Promise<readonly string[]> {
		const stored = new Set((await cache.keys()).map(({ url }) => url));
		return [...precache.getURLsToCacheKeys().values()].filter((key) => !stored.has(key));
	}

	/** Stores the files of a first visit; `refill` fetches refused ones. Rejects when all are refused. */
	async function installFirst(): Promise<void> {
		const cache = await caches.open(cacheName);
		const first = [...precache.getURLsToCacheKeys()].filter(([url]) =>
			FIRST.test(new URL(url, location.href).pathname)
		);
		const stored = await Promise.all(first.map(([, key]) => store(cache, key)));
		if (first.length > 0 && !stored.includes(true)) throw new Error('no file of the app could be stored');
	}

	/**
	 * Fetches the files that the precache lacks: a first visit stores only those for answers, and a person, or the
	 * browser, may empty Cache Storage at any time. A refused file does not delay the others, and is retried. Resolves to
	 * whether all are stored. Files of a server with another version are not used. Two tabs share one round of it.
	 */
	const refill = (): Promise<boolean> => (refilling ??= fetchMissing().finally(() => (refilling = undefined)));
	let refilling: Promise<boolean> | undefined;
	async function fetchMissing(): Promise<boolean> {
		if (!import.meta.env.PROD) return true;
		const cache = await caches.open(cacheName);
		for (const waitMs of RETRY_MS) {
			const keys = await missing(cache);
			if (keys.length === 0) return true;
			await new Promise((resolve) => setTimeout(resolve, waitMs));
			const served = await fetch(`${base}/build.txt`, { cache: 'no-store' });
			if (!served.ok || (await served.text()).trim() !== version) return false;
			// One after the other: the page that has just started comes first.
			for (const key of keys) await store(cache, key);
		}
		return (await missing(cache)).length === 0;
	}

	return { precache, router, installFirst, refill };
}
export type Shell = ReturnType<typeof createShell>;

/** The page for the window of a decision, which must reach the page of another origin that opened it. */
function decisionOf({ body, headers: sent }: Response): Response {
	const headers = new Headers(sent);
	headers.delete('Cross-Origin-Opener-Policy');
	return new Response(body, { headers });
}

/** A file of another version of the app, from any cache. */
const fromAnyCache = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

/** Removes precaches and packs of versions without a page. Not while a new version is on its way. */
export async function removeUnusedVersions(
	version: string,
	registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>
): Promise<void> {
	const coming = () => registration.installing !== null || registration.waiting !== null;
	if (coming()) return;
	const held = new Set((await navigator.locks.query()).held?.map(({ name }) => name));
	const names = await caches.keys();
	const unused = names.filter((name) => {
		if (!name.startsWith(`${PREFIX}-`)) return false;
		const owner = name.slice(PREFIX.length + 1);
		return owner !== version && !held.has(versionLock(owner));
	});
	if (coming()) return;
	await Promise.all(unused.map((name) => caches.delete(name)));
	if (unused.length > 0) await removeOldPacks();
}

/** Keeps what another app shared (POST) in the cache `share`, `item` (JSON) and `file`, and opens the page. */
export async function takeShare(request: Request, base: string): Promise<Response> {
	const form = await request.formData();
	const file = form.get('file');
	const cache = await caches.open(SHARE_CACHE);
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === 'string' ? value : '';
	};
	await cache.put(
		`${base}/share/item`,
		Response.json({
			title: text('title'),
			text: text('text'),
			url: text('url'),
			file: file instanceof File ? { name: file.name, type: file.type } : null
		})
	);
	if (file instanceof File) await cache.put(`${base}/share/file`, new Response(file));
	return Response.redirect(`${base}/?shared=1`, 303);
}
