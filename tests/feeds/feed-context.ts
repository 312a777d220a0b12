import type { FeedContext } from '../../engines/kit/contract';
import type { FeedHost } from '../../sw/feeds/feed-host';
import { createFeeds, type Feeds } from '../../sw/feeds/feeds';
import { memoryStore } from '../../sw/feeds/store';
import { testContext } from '../support/context';
import type { Mode } from './failures';
import { upstreamOf } from './play';
import { playedSlowly } from './played-slowly';

/** 2026-11-20, a Friday, 16:00 UTC: the day's rates are out. */
export const TEST_NOW = Date.UTC(2026, 10, 20, 16);

/** Upstreams without a socket: each question is answered at once, in the mode set for its upstream. */
export interface Playground {
	readonly host: FeedHost;
	readonly feeds: Feeds;
	readonly asked: string[];
	mode(upstream: string, mode: Mode): void;
	now: number;
	online: boolean;
	settled(): Promise<void>;
	context(signal?: AbortSignal): FeedContext & { headers(): Record<string, string> };
}

/** All upstreams in memory, for unit tests of feeds and engines. */
export function playground(overrides: Partial<FeedHost> = {}): Playground {
	const modes = new Map<string, Mode>();
	const work: Promise<unknown>[] = [];
	const host: FeedHost = {
		store: memoryStore(),
		base: ({ base }) => base,
		underCors: true,
		fetch: async (address, init) => {
			init.signal?.throwIfAborted();
			place.asked.push(address);
			if (!place.online) throw new TypeError('Failed to fetch');
			return playedSlowly(modes.get(upstreamOf(new URL(address))) ?? 'normal', place.now)(address, init);
		},
		now: () => place.now,
		online: () => place.online,
		random: () => 0,
		...overrides
	};
	const place: Playground = {
		host,
		feeds: createFeeds(host),
		asked: [],
		mode: (upstream, mode) => void modes.set(upstream, mode),
		now: TEST_NOW,
		online: true,
		settled: async () => {
			while (work.length > 0) await work.shift();
		},
		context(signal = new AbortController().signal) {
			const view = place.feeds.open({ signal, waitUntil: (promise) => void work.push(promise) });
			return {
				...testContext({ now: place.now }),
				ask: view.ask,
				fresh: view.fresh,
				storedAnswers: view.storedAnswers,
				signal,
				online: view.online,
				headers: () => view.headers()
			};
		}
	};
	return place;
}
