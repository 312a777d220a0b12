import { groups } from '../../engines';
import { fromWire } from '../../engines/kit/errors';
import { openApi } from '../api/docs';
import { createApi, type Call, type Handle, type Ran } from '../api/handle';
import { baseOf } from '../feeds/upstream-urls';
import { createFeeds, type FeedStatus } from '../feeds/feeds';
import { createHost } from '../host/host';
import { runEngine } from '../host/run-engine';
import { edgeEngines } from './engines';
import { edgeGate } from './gate';
import { NearMiss, nearStore } from './edge-cache';
import type { Outcome } from './upstream';

/** How long a cache between may give an answer that follows from its question alone; a new version may know more. */
const SHARED = { 'Cache-Control': 'public, max-age=0, s-maxage=3600', Vary: 'X-API-Key, Accept' };

/** Lifetime of the cached state of feeds in an isolate, milliseconds: it needs no key, and each object that answers costs. */
const STATUS_MS = 10_000;

const upstreamOf = new Map(groups.map(({ id, upstream }) => [id, upstream?.id]));

/** The API in an isolate of workerd. Feeds come from fresh local records, else from the upstream's object. */
export function createEdgeHandle(env: EdgeEnv): Handle {
	/** Calls whose answers depend on when they were asked. */
	const timed = new WeakSet<Call>();
	const engines = { ...edgeEngines(env), readsTime: (call: Call) => void timed.add(call) };
	const near = nearStore(() => (caches as CacheStorage & { readonly default: Cache }).default);
	const feeds = createFeeds({
		store: near,
		// Callers that need an upstream have read the store before, and were forwarded.
		fetch: () => Promise.reject(new NearMiss()),
		base: (upstream) => baseOf(upstream, env.UTILITY_UPSTREAMS),
		underCors: false,
		now: Date.now,
		online: () => true,
		random: Math.random,
		gateway: { name: 'edge', room: 1 }
	});
	/** The result alone: an isolate of workerd lets no request wait for the promise of another one. */
	let known: { readonly at: number; readonly status: readonly FeedStatus[] } | undefined;
	const objectOf = (upstream: string) => env.UPSTREAM.get(env.UPSTREAM.idFromName(upstream));
	const host = createHost({
		kind: 'edge',
		base: '',
		version: import.meta.env.VITE_VERSION,
		gate: edgeGate(env),
		engines,
		feeds: async () => ({
			open: feeds.open,
			status: async () => {
				if (known && Date.now() - known.at < STATUS_MS) return known.status;
				// Requests that come before the new state is there get this one.
				if (known) known = { ...known, at: Date.now() };
				const ids = [...new Set(upstreamOf.values())];
				const status = (await Promise.all(ids.map((id) => (id ? objectOf(id).status() : [])))).flat();
				known = { at: Date.now(), status };
				return status;
			}
		}),
		compute: async (call, { operation }) => {
			const value = await runEngine(engines, call);
			const shared = operation.method === 'GET' && !operation.secret && !timed.has(call);
			return { value, where: 'inline', ...(shared && { headers: SHARED }) };
		},
		openApi: async (server) => openApi(server),
		packs: async () => engines.packsRead().map((name) => ({ name, stored: true })),
		storage: async () => ({ usage_bytes: null, quota_bytes: null }),
		now: Date.now,
		clock: () => performance.now(),
		requestId: () => crypto.randomUUID(),
		log: (line, error) => console.error(line, error)
	});
	return createApi(groups, {
		...host,
		async run(call, route, caller, asked): Promise<Ran> {
			try {
				return await host.run(call, route, caller, asked);
			} catch (error) {
				const upstream = upstreamOf.get(call.group);
				if (!(error instanceof NearMiss) || upstream === undefined) throw error;
				const outcome: Outcome = await objectOf(upstream).answer(call, caller.key, error.key);
				if (outcome.error) throw fromWire(outcome.error);
				if (outcome.record) caller.waitUntil(near.put(outcome.record));
				return outcome.ran;
			}
		}
	});
}
