import { load } from 'virtual:engines';
import type { Call, Caller, Host, Ran } from '../api/handle';
import { withHeaders } from '../../engines/kit/errors';
import type { Route } from '../api/routes';
import { runHere } from './engine-host';
import type { Feeds } from '../feeds/feeds';
import { createGate } from './gate';
import { idbKeyStore, KEYS_CHANGED } from './keys';
import { listPacks } from './packs';

type Machinery = typeof import('../feeds/machinery');
type Docs = typeof import('../api/docs');

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
	const store = idbKeyStore((error) => log('keys: no IndexedDB, keeping them in memory', error));
	const gate = createGate(store, Date.now, (error) => log('keys: usage could not be written', error));
	const background = new Set<Promise<unknown>>();
	let feeds: Promise<Feeds> | undefined;

	/** The machinery, loaded at first use; a failure to load is tried again at the next question. */
	function openFeeds(): Promise<Feeds> {
		feeds ??= startFeeds().catch((error: unknown) => {
			feeds = undefined;
			throw error;
		});
		return feeds;
	}

	async function startFeeds(): Promise<Feeds> {
		const [{ gateways }, machinery] = await Promise.all([store.settings(), load('feeds') as Promise<Machinery>]);
		return machinery.createFeeds({
			store: machinery.idbStore('utility-apis-feeds'),
			fetch: (url, init) => fetch(url, init),
			bases: machinery.upstreamBases(gateways),
			now: Date.now,
			online: () => navigator.onLine,
			random: Math.random,
			waitUntil: (work) => {
				const kept = work.finally(() => background.delete(kept));
				background.add(kept);
			}
		});
	}

	if (typeof BroadcastChannel !== 'undefined')
		new BroadcastChannel(KEYS_CHANGED).addEventListener('message', () => {
			gate.reload();
			feeds = undefined;
		});

	async function runFeed(call: Call, caller: Caller, signal: AbortSignal): Promise<Ran> {
		const opened = await openFeeds();
		const view = opened.open({ signal, waitUntil: (work) => caller.waitUntil(work) });
		const { ask, seen, online } = view;
		try {
			const value = await runHere(call, undefined, { ask, seen, online, signal });
			return { value, headers: view.headers(), where: 'feed' };
		} catch (error) {
			throw withHeaders(error, view.headers());
		} finally {
			for (const work of background) caller.waitUntil(work);
		}
	}

	/** Groups that have answered since this host started, wherever their engine ran. */
	const answered = new Set<string>();

	async function run(call: Call, route: Route, caller: Caller, signal: AbortSignal): Promise<Ran> {
		const ran = await (route.operation.kind === 'feed' ? runFeed(call, caller, signal) : compute(call, route, caller));
		answered.add(call.group);
		return ran;
	}

	return {
		kind,
		base,
		now: Date.now,
		clock: () => performance.now(),
		requestId,
		admit: (key, route, caller) => gate.admit(key, route, caller),
		run,
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
				engines_loaded: [...answered].sort(),
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
