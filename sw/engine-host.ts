import { load } from 'virtual:engines';
import type { Call } from '../engines/kit/api';
import type { AnyEngine } from '../engines/kit/contract';
import { runEngine, type FeedPart } from '../engines/kit/runtime';
import { hasPack, loadPack, PACK_PROGRESS, type PackProgress } from './packs';

/** Telling of progress costs messages: not more often than this. */
const PROGRESS_MS = 100;
/** A sign of life from an engine that waits for another server, well within the deadline of a call. */
const ALIVE_MS = 1_000;

/** Loads the file of a group's engine, so that a failure to load is told apart from one of the engine. */
export const prepareEngine = (group: string): Promise<unknown> => load(group);

/** Runs a call in this thread: a page's worker, or the service worker itself. `progress` puts off a deadline. */
export function runHere(call: Call, progress: () => void = () => {}, feeds?: FeedPart): Promise<unknown> {
	return runEngine(
		{
			load: async (group) => ((await load(group)) as { engine: AnyEngine }).engine,
			lazy: async <M>(name: string) => (await load(name)) as M,
			pack: (name) => loadPack(name, throttled(progress)),
			hasPack,
			clock: () => performance.now(),
			fetch: (url, init) => fetch(url, alive(progress, init))
		},
		call,
		feeds
	);
}

/** Puts the deadline off while an engine waits for another server; it says by its signal when it has done. */
function alive(progress: () => void, init: RequestInit = {}): RequestInit {
	if (!init.signal) return init;
	const timer = setInterval(progress, ALIVE_MS);
	init.signal.addEventListener('abort', () => clearInterval(timer), { once: true });
	return init;
}

/** Puts the deadline off and tells every page how far a download is. */
function throttled(progress: () => void): (state: PackProgress) => void {
	let last = -Infinity;
	const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(PACK_PROGRESS);
	return (state) => {
		const done = state.loaded === state.total;
		if (!done && performance.now() - last < PROGRESS_MS) return;
		last = performance.now();
		progress();
		channel?.postMessage(state);
		if (done) channel?.close();
	};
}
