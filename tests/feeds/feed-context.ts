import type { FeedContext } from '../../engines/kit/contract';
import type { FeedHost } from '../../sw/feeds/feed-host';
import { createFeeds, type Feeds } from '../../sw/feeds/feeds';
import { memoryStore } from '../../sw/feeds/store';
import { upstreams } from '../../engines/upstreams';
import { testContext } from '../support/context';
import type { Mode, WireReply } from './failures';
import { replyOf } from './play';

/** 2026-11-20, a Friday, 16:00 UTC: the day's rates are out. */
export const TEST_NOW = Date.UTC(2026, 10, 20, 16);

/** Upstreams without a socket: each question is answered at once, in the mode set for its upstream. */
export interface Playground {
	readonly host: FeedHost;
	readonly feeds: Feeds;
	/** Addresses asked so far. */
	readonly asked: string[];
	mode(upstream: string, mode: Mode): void;
	now: number;
	online: boolean;
	/** Resolves when all work in the background is done. */
	settled(): Promise<void>;
	/** A request's context, and its headers. */
	context(signal?: AbortSignal): FeedContext & { headers(): Record<string, string> };
}

/** All upstreams in memory, for unit tests of feeds and engines. */
export function playground(overrides: Partial<FeedHost> = {}): Playground {
	const ids = upstreams.map(({ id }) => id);
	const modes = new Map<string, Mode>();
	const work: Promise<unknown>[] = [];
	const host: FeedHost = {
		store: memoryStore(),
		base: ({ id }) => (id === 'WIKIPEDIA' ? 'https://wikipedia.test/{lang}' : `https://${id}.test`),
		underCors: true,
		fetch: async (address, init) => {
			init.signal?.throwIfAborted();
			place.asked.push(address);
			const url = new URL(address);
			const upstream = ids.find((name) => url.host === `${name.toLowerCase()}.test`) ?? 'USGS';
			const parts = url.pathname.split('/').slice(1);
			const lang = upstream === 'WIKIPEDIA' ? (parts.shift() ?? 'en') : 'en';
			const reply = replyOf(
				upstream,
				new URL(`/${parts.join('/')}${url.search}`, url.origin),
				modes.get(upstream) ?? 'normal',
				place.now,
				lang
			);
			if (!place.online || !reply.cors || reply.delivery === 'reset') throw new TypeError('Failed to fetch');
			if (reply.delivery !== 'at-once') return slowly(reply.delivery, init.signal ?? undefined);
			return new Response(reply.text, { status: reply.status, headers: reply.headers });
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

/** A body that never ends, or breaks in the middle. */
function slowly(
	how: Exclude<WireReply['delivery'], 'at-once'>,
	signal: AbortSignal | undefined
): Response | Promise<Response> {
	if (how === 'late')
		return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
	return new Response(
		new ReadableStream({
			start(controller) {
				controller.enqueue(new TextEncoder().encode('{"type":"Feature'));
				if (how === 'cut') controller.error(new TypeError('network error'));
				signal?.addEventListener('abort', () => controller.error(signal.reason));
			}
		})
	);
}
