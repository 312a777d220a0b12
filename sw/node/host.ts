import { randomUUID } from 'node:crypto';
import { groups } from '../../engines';
import { openApi } from '../api/docs';
import { createApi, type Handle } from '../api/handle';
import type { AnyEngine } from '../../engines/kit/contract';
import { runEngine, type EngineIo } from '../host/run-engine';
import { outwardFetch } from './outward';
import { baseOf } from '../feeds/bases';
import { createFeeds } from '../feeds/feeds';
import { memoryStore } from '../feeds/store';
import { createGate } from '../host/gate';
import { createHost } from '../host/host';
import { memoryKeyStore, newKey, type KeyRecord } from '../host/keys';

const engineFiles = import.meta.glob<{ engine: AnyEngine }>('../../engines/*/engine.ts');
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
	const read = new Map<string, Promise<ArrayBuffer>>();
	const feeds = createFeeds({
		store: memoryStore(),
		fetch: (url, init) => fetch(url, init),
		base: (upstream) => baseOf(upstream),
		underCors: false,
		now: Date.now,
		online: () => true,
		random: Math.random
	});
	const engines: EngineIo = {
		async load(group) {
			const load = engineFiles[`../../engines/${group}/engine.ts`];
			if (!load) throw new Error(`no engine ${group}`);
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
		// What callers name: feeds ask their upstreams by the plain fetch above.
		fetch: outwardFetch(process.env['UTILITY_ALLOW_PRIVATE'] === '1' ? { mayReach: () => true } : {})
	};

	return createApi(
		groups,
		createHost({
			kind: 'node',
			base,
			version,
			gate,
			engines,
			feeds: async () => feeds,
			compute: async (call) => ({ value: await runEngine(engines, call), where: 'inline' }),
			openApi: async (server) => openApi(server),
			packs: async () => [...read.keys()].sort().map((name) => ({ name, stored: true })),
			storage: async () => ({ usage_bytes: null, quota_bytes: null }),
			now: Date.now,
			clock: () => performance.now(),
			requestId: randomUUID,
			log
		})
	);
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
