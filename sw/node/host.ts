import { randomUUID } from 'node:crypto';
import { groups } from '../../engines';
import { openApi } from '../api/docs';
import { createApi, type Call, type Handle } from '../api/handle';
import { createCompute } from '../host/compute';
import { runEngine } from '../host/run-engine';
import { answerMemory } from './answer-memory';
import { nodeEngines } from './engines';
import { storedAnswers, type Stored } from './stored';
import type { Threads } from './threads';
import { upstreamNetwork } from './upstream-network';
import { agentOf, allowance } from '../feeds/user-agent';
import { baseOf } from '../feeds/upstream-urls';
import { createFeeds } from '../feeds/feeds';
import { createShares } from '../feeds/fair-share';
import { memoryStore, type FeedStore } from '../feeds/store';
import type { DeferredStore } from './deferred-store';
import { createGate } from '../host/gate';
import { createHost } from '../host/host';
import { memoryKeyStore, newKey, type KeyRecord } from '../host/keys';

/** The environment of the Node host. */
export interface NodeHostOptions {
	readonly base: string;
	readonly version: string;
	/** API keys that it takes; one that is `own` is used for address-bar visits and pictures. */
	readonly keys: readonly KeyRecord[];
	/** Cache of upstreams' answers, in memory by default. */
	readonly store?: Pick<DeferredStore, 'current' | 'isOpen'>;
	/** E-mail or web address of the operator, for the upstreams. */
	readonly contact?: string | undefined;
	pack(name: string): Promise<ArrayBuffer>;
	/** For long computations; without them those run in this thread, one at a time. */
	readonly threads?: Threads;
}

/** Records of so many devices: 500 MB at most in files, 32 MB in memory. */
const ROOM = { files: 64, memory: 4 };

/** A handle, with what it can answer at once. */
export type NodeHandle = Handle & { readonly stored: Stored };

/** The API in a Node process, for programs and for pages without a service worker: a gateway that many may share. */
export function createNodeHandle({ base, version, keys, store, contact, pack, threads }: NodeHostOptions): NodeHandle {
	const log = (line: string, error: unknown) => console.error(line, error);
	const gate = createGate(memoryKeyStore(keys), Date.now, (error) => log('usage could not be counted', error));
	const network = upstreamNetwork(agentOf(version, contact), Date.now);
	const newFeeds = (records: FeedStore) =>
		createFeeds({
			store: records,
			fetch: network.fetch,
			base: (upstream) => baseOf(upstream),
			underCors: false,
			now: Date.now,
			online: network.online,
			random: Math.random,
			gateway: { name: 'node', room: store?.isOpen() ? ROOM.files : ROOM.memory },
			allowance: (upstream) => allowance(upstream, Boolean(contact)),
			// A single key needs no sharing.
			...(keys.length > 1 && { shares: createShares(Date.now, keys.length) })
		});
	let records = store?.current() ?? memoryStore();
	let feeds = newFeeds(records);
	/** Feeds count the records of their store, so a store that opens later gets new feeds. */
	const currentFeeds = () => {
		const current = store?.current() ?? records;
		if (current !== records) [records, feeds] = [current, newFeeds(current)];
		return feeds;
	};
	const engines = nodeEngines(pack);
	/** Of this process, so that the ids of several that write one log differ; random bits for each would cost more. */
	const session = randomUUID().slice(0, 13);
	let requests = 0;
	const inline = async (call: Call) => ({ value: await runEngine(engines, call), where: 'inline' });

	const host = createHost({
		kind: 'node',
		base,
		version,
		gate,
		engines,
		feeds: async () => currentFeeds(),
		compute: createCompute({
			light: inline,
			heavy: (call, route, _caller, signal) => (threads ? threads.run(call, route, signal) : inline(call)),
			width: threads?.width ?? 1,
			shortFirst: threads !== undefined,
			clock: () => performance.now()
		}),
		parseLong: threads?.parse,
		openApi: async (server) => openApi(server),
		packs: async () => engines.packsRead().map((name) => ({ name, stored: true })),
		storage: async () => ({ usage_bytes: null, quota_bytes: null }),
		now: Date.now,
		clock: () => performance.now(),
		requestId: () => `${session}-${++requests}`,
		log
	});
	const memory = answerMemory(Date.now, 'node');
	const stored = storedAnswers(groups, { ...host, gate, memory });
	return Object.assign(createApi(groups, { ...host, memory }), { stored });
}

/** Keys of `UTILITY_API_KEYS`, comma separated; else a demo, `demo`, also for visits. Given keys are never lent. */
export function keysFromEnvironment(): readonly KeyRecord[] {
	const keys = (process.env['UTILITY_API_KEYS'] ?? '').split(',').map((key) => key.trim());
	const given = keys.filter(Boolean).map((key) => newKey(key, key, Date.now()));
	return given.length > 0 ? given : [{ ...newKey('demo', 'Demo', Date.now()), own: true }];
}
