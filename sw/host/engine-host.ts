import type { Finished } from '../api/encode-response';
import type { Call } from '../api/handle';
import type { AnyEngine } from '../../engines/kit/contract';
import { ApiError } from '../../engines/kit/errors';
import { load } from './script-loader';
import { runEngine, type EngineIo } from './run-engine';
import { hasPack, loadPack, tellPages } from './packs';
import { storedUpdate } from './update-store';

/** A sign of life from an engine that waits for another server, well within the deadline of a call. */
const ALIVE_MS = 1_000;
/** Firefox fails an answer of a service worker after 60 s. */
const PACK_WAIT_MS = 45_000;

/** Loads the file of a group's engine, so that load failures are distinguishable from the engine's errors. */
export const prepareEngine = (group: string): Promise<unknown> => load(group);

/** What engines need of a browser. `progress` hears that an engine waits for something: it puts off a deadline. */
export const browserEngines = (progress: () => void = () => {}): EngineIo => ({
	load: async (group) => ((await load(group)) as { engine: AnyEngine }).engine,
	lazy: async <M>(name: string) => (await load(name)) as M,
	pack: (name) => packInTime(name, progress),
	hasPack,
	update: storedUpdate,
	timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
	clock: () => performance.now(),
	fetch: (url, init) => fetch(url, alive(progress, init))
});

/** Runs a call in this thread: a page's worker, or the service worker itself. */
export const runHere = (call: Call, progress?: () => void): Promise<Finished> =>
	runEngine(browserEngines(progress), call);

/** Puts the deadline off while an engine waits for another server; it says by its signal when it has done. */
function alive(progress: () => void, init: RequestInit = {}): RequestInit {
	if (!init.signal) return init;
	const timer = setInterval(progress, ALIVE_MS);
	init.signal.addEventListener('abort', () => clearInterval(timer), { once: true });
	return init;
}

/** A pack within the time that a browser waits for an answer; a download that takes longer goes on for the next question. */
async function packInTime(name: string, progress: () => void): Promise<ArrayBuffer> {
	const heartbeat = setInterval(progress, ALIVE_MS);
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>(
		(_, reject) =>
			void (timer = setTimeout(
				() =>
					reject(
						new ApiError('UPSTREAM_TIMEOUT', `network: the data ${name} is still being downloaded`, {
							'Retry-After': '10'
						})
					),
				PACK_WAIT_MS
			))
	);
	try {
		return await Promise.race([loadPack(name, tellPages), late]);
	} finally {
		clearInterval(heartbeat);
		clearTimeout(timer);
	}
}
