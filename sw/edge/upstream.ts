import { DurableObject } from 'cloudflare:workers';
import { toWire, type WireError } from '../../engines/kit/errors';
import type { Call, Ran } from '../api/handle';
import { agentOf, allowance, validatorsIn } from '../feeds/user-agent';
import { baseOf } from '../feeds/upstream-urls';
import { createFeeds, type FeedStatus } from '../feeds/feeds';
import { createShares } from '../feeds/fair-share';
import type { FeedRecord } from '../feeds/store';
import { runFeed } from '../host/host';
import { durableStore } from './durable-store';
import { edgeEngines } from './engines';

/** Records of so many devices. */
const ROOM = 32;

/** The object's response to a call; classes cannot cross a call between objects. */
export type Outcome =
	| { readonly ran: Ran; readonly record: FeedRecord | undefined; readonly error?: undefined }
	| { readonly error: WireError };

/** The one object that asks an upstream: its records, breaker, quota and shares. Equal requests share. */
export class Upstream extends DurableObject {
	readonly #store = durableStore(this.ctx.storage.kv);
	readonly #engines = edgeEngines(this.env);
	readonly #feeds = createFeeds({
		store: this.#store,
		fetch: (url, { signal = null, headers }) =>
			fetch(url, {
				signal,
				headers: {
					...validatorsIn({ headers: headers ?? {} }),
					'User-Agent': agentOf(import.meta.env.VITE_VERSION, this.env.UTILITY_CONTACT)
				}
			}),
		base: (upstream) => baseOf(upstream, this.env.UTILITY_UPSTREAMS),
		underCors: false,
		now: Date.now,
		online: () => true,
		random: Math.random,
		gateway: { name: 'edge', room: ROOM },
		allowance: (upstream) => allowance(upstream, Boolean(this.env.UTILITY_CONTACT)),
		shares: createShares(Date.now)
	});

	/** Answers a call. `key` is the record that the caller has not got: it comes along while it is fresh. */
	async answer(call: Call, asker: string | undefined, key: string | undefined): Promise<Outcome> {
		const caller = {
			keyless: false,
			picture: false,
			waitUntil: (work: Promise<unknown>) => this.ctx.waitUntil(work),
			...(asker !== undefined && { key: asker })
		};
		try {
			// Not aborted by a leaving caller: others may wait for the same answer, which is stored.
			const ran = await runFeed(this.#feeds, this.#engines, call, caller, new AbortController().signal);
			const record = key === undefined ? undefined : await this.#store.get(key);
			return { ran, record: record && record.freshUntil > Date.now() ? record : undefined };
		} catch (error) {
			return { error: toWire(error) };
		}
	}

	/** Rows of GET /v1/status. */
	status(): Promise<readonly FeedStatus[]> {
		return this.#feeds.status();
	}
}
