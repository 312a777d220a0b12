import { randomUUID } from 'node:crypto';
import { groups } from '../../engines';
import { openApi } from '../api/docs';
import { createApi, type Handle, type Host } from '../api/handle';
import type { AnyEngine } from '../../engines/kit/contract';
import { withHeaders } from '../../engines/kit/errors';
import { runEngine, type EngineIo } from '../host/run-engine';
import { upstreamBases } from '../feeds/bases';
import { createFeeds } from '../feeds/feeds';
import { memoryStore } from '../feeds/store';
import { createGate } from '../host/gate';
import { memoryKeyStore, newKey, type KeyRecord } from '../host/keys';

const engines = import.meta.glob<{ engine: AnyEngine }>('../../engines/*/engine.ts');
const lazyParts = import.meta.glob<unknown>('../../engines/*/*.lazy.ts');

/** What the Node host needs of its surroundings. */
export interface NodeHostOptions {
	readonly base: string;
	readonly version: string;
	/** API keys that it takes; one that is `own` is used for address-bar visits and pictures. */
	readonly keys: readonly KeyRecord[];
	pack(name: string): Promise<ArrayBuffer>;
}

/** The API in a Node process, for curl and for pages without a service worker: engines run in process, nothing is stored. */
export function createNodeHandle({ base, version, keys, pack }: NodeHostOptions): Handle {
	const store = memoryKeyStore(keys);
	const log = (line: string, error: unknown) => console.error(line, error);
	const gate = createGate(store, Date.now, (error) => log('usage could not be counted', error));
	const loaded = new Set<string>();
	const read = new Map<string, Promise<ArrayBuffer>>();
	const background = (work: Promise<unknown>) =>
		void work.catch((error: unknown) => log('background work failed', error));
	const feeds = createFeeds({
		store: memoryStore(),
		fetch: (url, init) => fetch(url, init),
		bases: upstreamBases(),
		now: Date.now,
		online: () => true,
		random: Math.random,
		waitUntil: background
	});

	const io: EngineIo = {
		async load(group) {
			const load = engines[`../../engines/${group}/engine.ts`];
			if (!load) throw new Error(`no engine ${group}`);
			loaded.add(group);
			return (await load()).engine;
		},
		async lazy<M>(name: string) {
			const load = lazyParts[`../../engines/${name}.lazy.ts`];
			if (!load) throw new Error(`no lazy part ${name}`);
			return (await load()) as M;
		},
		pack(name) {
			let bytes = read.get(name);
			if (!bytes) read.set(name, (bytes = pack(name)));
			return bytes;
		},
		hasPack: async () => true,
		timeZone: () => 'UTC',
		clock: () => performance.now(),
		fetch: (url, init) => fetch(url, init)
	};

	const host: Host = {
		kind: 'node',
		base,
		now: Date.now,
		clock: () => performance.now(),
		requestId: randomUUID,
		admit: (key, route, caller) => gate.admit(key, route, caller),
		async run(call, { operation }, caller, signal) {
			if (operation.kind !== 'feed') return { value: await runEngine(io, call), where: 'inline' };
			const view = feeds.open({ signal, waitUntil: caller.waitUntil });
			const { ask, seen, online } = view;
			try {
				const value = await runEngine(io, call, { ask, seen, online, signal });
				return { value, headers: view.headers(), where: 'feed' };
			} catch (error) {
				throw withHeaders(error, view.headers());
			}
		},
		openApi: async (server) => openApi(server),
		status: async () => ({
			version,
			host: 'node',
			engines_loaded: [...loaded].sort(),
			feeds: await feeds.status(),
			packs: [...read.keys()].sort().map((name) => ({ name, stored: true })),
			storage: { usage_bytes: null, quota_bytes: null }
		}),
		log,
		body: (text) => text
	};
	return createApi(groups, host);
}

/**
 * Keys from the environment: `UTILITY_API_KEYS`, comma separated. Without them the server is a demo: it takes `demo`, and
 * that key for address-bar visits and pictures, which cannot send one. Given keys are never lent to anybody.
 */
export function keysFromEnvironment(): readonly KeyRecord[] {
	const keys = (process.env['UTILITY_API_KEYS'] ?? '').split(',').map((key) => key.trim());
	const given = keys.filter(Boolean).map((key) => newKey(key, key, Date.now()));
	return given.length > 0 ? given : [{ ...newKey('demo', 'Demo', Date.now()), own: true }];
}
