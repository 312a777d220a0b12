import { load } from 'virtual:engines';
import type { Call, Caller, Host, Ran } from '../engines/kit/api';
import type { Route } from '../engines/kit/routes';
import { runHere } from './engine-host';
import type { Feeds } from './feeds/feeds';
import { createGate } from './gate';
import { firstKeys, idbKeyStore, KEYS_CHANGED, memoryKeyStore, withFallback } from './keys';
import { listPacks } from './packs';

type Machinery = typeof import('./feeds/machinery');
type Docs = typeof import('../engines/docs');

/** What differs between the two hosts in a browser. */
export interface BrowserHostOptions {
	readonly kind: 'service-worker' | 'page';
	/** Path before `/v1/`, without trailing slash. */
	readonly base: string;
	/** Runs a compute call where it cannot block. */
	compute(call: Call, route: Route, caller: Caller): Promise<Ran>;
	body(text: string): BodyInit;
}

/** The host of `handle` in a browser: keys and feeds in IndexedDB, feed operations in this thread, the rest by `compute`. */
export function createBrowserHost({ kind, base, compute, body }: BrowserHostOptions): Host {
	const log = (line: string, error: unknown) => console.error(line, error);
	const store = withFallback(idbKeyStore(), memoryKeyStore(firstKeys(Date.now())), (error) =>
		log('keys: no IndexedDB, keeping them in memory', error)
	);
	const gate = createGate(store, Date.now, (error) => log('keys: usage could not be written', error));
	const background = new Set<Promise<unknown>>();
	let feeds: Promise<Feeds> | undefined;

	const openFeeds = () =>
		(feeds ??= Promise.all([store.settings(), load('feeds') as Promise<Machinery>]).then(
			([{ gateways }, { createFeeds, idbStore, upstreamBases }]) =>
				createFeeds({
					store: idbStore('utility-apis-feeds'),
					fetch: (url, init) => fetch(url, init),
					bases: upstreamBases(gateways),
					now: Date.now,
					online: () => navigator.onLine,
					random: Math.random,
					waitUntil: (work) => {
						const kept = work.finally(() => background.delete(kept));
						background.add(kept);
					}
				})
		));

	if (typeof BroadcastChannel !== 'undefined')
		new BroadcastChannel(KEYS_CHANGED).addEventListener('message', () => {
			gate.reload();
			feeds = undefined;
		});

	async function runFeed(call: Call, caller: Caller, signal: AbortSignal): Promise<Ran> {
		const opened = await openFeeds();
		const view = opened.open({ signal, waitUntil: (work) => caller.waitUntil(work) });
		const value = await runHere(call, undefined, {
			ask: view.ask,
			seen: view.seen,
			signal,
			online: view.online
		});
		for (const work of background) caller.waitUntil(work);
		return { value, headers: view.headers(), where: 'feed' };
	}

	return {
		kind,
		base,
		now: Date.now,
		clock: () => performance.now(),
		requestId,
		admit: (key, route, caller) => gate.admit(key, route, caller),
		run: (call, route, caller, signal) =>
			route.operation.kind === 'feed' ? runFeed(call, caller, signal) : compute(call, route, caller),
		openApi: async (server) => ((await load('docs')) as Docs).openApi(server),
		async status() {
			const [rows, packs, estimate] = await Promise.all([
				openFeeds().then((opened) => opened.status()),
				listPacks(),
				navigator.storage?.estimate() ?? {}
			]);
			return {
				version: import.meta.env.VITE_VERSION,
				host: kind,
				engines_loaded: Object.keys((self as { __engines?: object }).__engines ?? {}).sort(),
				feeds: rows,
				packs,
				storage: { usage_bytes: estimate.usage ?? null, quota_bytes: estimate.quota ?? null }
			};
		},
		log,
		body
	};
}

let requests = 0;
const session = Math.random().toString(36).slice(2, 8);

/** Unique enough to find a request in the log; cheaper than random bits each time. */
const requestId = () => `${session}-${(++requests).toString(36)}`;
