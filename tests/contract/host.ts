import { groups } from '../../engines';
import { openApi } from '../../sw/api/docs';
import { createApi, type Caller, type Host } from '../../sw/api/handle';
import type { AnyEngine, Operation } from '../../engines/kit/contract';
import { createHost } from '../../sw/host/host';
import { runEngine, type EngineIo } from '../../sw/host/run-engine';
import { createFeeds } from '../../sw/feeds/feeds';
import { baseOf } from '../../sw/feeds/upstream-urls';
import type { FeedHost } from '../../sw/feeds/feed-host';
import { memoryStore, type FeedStore } from '../../sw/feeds/store';
import { createGate } from '../../sw/host/gate';
import { memoryKeyStore, newKey, type KeyRecord } from '../../sw/host/keys';
import { testContext } from '../support/context';

const engines = import.meta.glob<{ engine: AnyEngine }>('../../engines/*/engine.ts');

export const NOBODY: Caller = { keyless: false, picture: false, waitUntil: () => {} };

export interface TestHostOptions {
	readonly keys?: readonly KeyRecord[];
	readonly now?: () => number;
	/** The network of engines and feeds; by default it is down. */
	readonly fetch?: (url: string, init?: RequestInit) => Promise<Response>;
	readonly logged?: unknown[];
	readonly store?: FeedStore;
	/** Of feeds that many share; by default they are a device's. */
	readonly gateway?: FeedHost['gateway'];
	readonly overrides?: Partial<Host>;
}

/** The API over the real engines, a fixed clock and no network. */
export function testApi({
	keys,
	now = () => Date.UTC(2026, 10, 20, 12),
	fetch,
	logged = [],
	store = memoryStore(),
	gateway,
	overrides
}: TestHostOptions = {}) {
	const offline = async (): Promise<Response> => {
		throw new TypeError('no network in tests');
	};
	const gate = createGate(memoryKeyStore(keys ?? [newKey('demo', 'Demo', now())]), now, (error) => logged.push(error));
	const feeds = createFeeds({
		store,
		fetch: fetch ?? offline,
		base: (upstream) => baseOf(upstream),
		underCors: false,
		...(gateway && { gateway }),
		now,
		online: () => fetch !== undefined,
		random: () => 0.5
	});
	const io: EngineIo = {
		...testContext(),
		timeZone: () => 'UTC',
		async load(group) {
			const load = engines[`../../engines/${group}/engine.ts`];
			if (!load) throw new Error(`no engine ${group}`);
			return (await load()).engine;
		},
		fetch: fetch ?? offline
	};
	let requests = 0;
	const host = createHost({
		kind: 'node',
		base: '',
		version: 'test',
		gate,
		engines: io,
		feeds: async () => feeds,
		compute: async (call) => ({ value: await runEngine(io, call), where: 'inline' }),
		openApi: async (server) => openApi(server),
		packs: async () => [],
		storage: async () => ({ usage_bytes: null, quota_bytes: null }),
		now,
		clock: () => performance.now(),
		requestId: () => `test-${++requests}`,
		log: (_line, error) => logged.push(error)
	});
	const handle = createApi(groups, { ...host, ...overrides });
	const ask = (path: string, init: RequestInit = {}, caller: Caller = NOBODY) =>
		handle(
			new Request(new URL(path, 'http://localhost'), { ...init, headers: { 'X-API-Key': 'demo', ...init.headers } }),
			caller
		);
	return { handle, ask, logged };
}

/** The request of an example, as a script would send it. */
export function requestOf(
	operation: Operation,
	input: Readonly<Record<string, unknown>>
): [path: string, init: RequestInit] {
	if (operation.method === 'POST') return [operation.path, { method: 'POST', body: JSON.stringify(input) }];
	const query = new URLSearchParams();
	let path = operation.path;
	for (const [name, value] of Object.entries(input))
		if (path.endsWith(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
		else query.set(name, String(value));
	return [query.size > 0 ? `${path}?${query}` : path, {}];
}
