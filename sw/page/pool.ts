import { busy } from '../../engines/kit/errors';
import type { Call, Ran } from '../api/handle';
import type { Route } from '../api/routes';
import { createCompute, runInWorker, type EngineWorker } from '../host/compute';
import { DEADLINE_MS, type FromPage, type LaneName, type ToPage } from '../host/messages';
import { CallLost, connect, type Patience } from '../host/rpc';
import type { AskIdle, HasRun, Idle, Prepare } from './worker';

/** A worker for long work that had nothing to do for this long is closed. */
const IDLE_MS = 60_000;
/** The page's own workers freeze when it does: their silence is that of a call under way, which has its own deadline. */
const PATIENCE: Patience = { silentMs: 2 * DEADLINE_MS, loadMs: 30_000, deadlineMs: DEADLINE_MS };
/** Maximum number of retries of a call whose worker was lost. */
const ATTEMPTS = 3;

interface PooledWorker extends EngineWorker {
	readonly id: number;
	readonly lane: LaneName;
	readonly worker: Worker;
	/** The service worker holds a port to it. */
	portShared: boolean;
}

const workers: Partial<Record<LaneName, PooledWorker>> = {};
let lastId = 0;

const tellServiceWorker = (message: FromPage, transfer: Transferable[] = []) =>
	navigator.serviceWorker?.controller?.postMessage(message, transfer);

function spawn(lane: LaneName): PooledWorker {
	const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: `engines, ${lane}` });
	const rpc = connect(worker);
	// Only the worker itself knows its work over the shared ports. A busy one does not receive the message.
	const idleCheck =
		lane === 'heavy' &&
		setInterval(() => worker.postMessage({ type: 'ask-idle', forMs: IDLE_MS } satisfies AskIdle), IDLE_MS);
	const pooled: PooledWorker = { id: ++lastId, lane, worker, rpc, portShared: false, end };
	worker.addEventListener('message', ({ data }: MessageEvent<Idle | HasRun | { readonly type?: never }>) => {
		if (lane === 'light') return;
		if (data.type === 'idle' && rpc.busy === 0) end();
		// Beside the next long call short ones are tried there: the engine is at hand by then.
		else if (data.type === 'has-run') prepareInPool('light', data.group);
	});
	worker.addEventListener('error', (event) => {
		console.error('engine worker failed', event.message);
		end();
	});

	/** Its running calls are lost to their callers, who retry elsewhere. */
	function end(): void {
		if (workers[lane] !== pooled) return;
		delete workers[lane];
		if (idleCheck) clearInterval(idleCheck);
		worker.terminate();
		rpc.close();
		if (pooled.portShared) tellServiceWorker({ type: 'worker-lost', worker: pooled.id });
	}
	return (workers[lane] = pooled);
}

/** Runs a call in this page's worker of a lane. An aborted call is not retried. */
async function runIn(lane: LaneName, call: Call, route: Route, signal?: AbortSignal): Promise<Ran> {
	for (let attempt = 1; ; attempt++) {
		const worker = workers[lane] ?? spawn(lane);
		try {
			return await runInWorker(worker, call, route, PATIENCE, signal);
		} catch (error) {
			if (!(error instanceof CallLost)) throw error;
			// One that cannot load an engine remembers that it could not; one that is silent for so long is stuck.
			if (error.reason !== 'lost') worker.end();
			if (attempt === ATTEMPTS) throw busy('could not compute this now', 2, { cause: error });
		}
	}
}

/** Runs a call in a worker of this page: see createCompute. */
export const runInPool = createCompute({
	light: (call, route) => runIn('light', call, route),
	heavy: (call, route, _caller, signal) => runIn('heavy', call, route, signal),
	width: 1,
	clock: () => performance.now()
});

/** Starts the worker of a lane, unless it runs, and preloads the engine of a group that will be used soon. */
export function prepareInPool(lane: LaneName, group: string): void {
	const { worker } = workers[lane] ?? spawn(lane);
	worker.postMessage({ type: 'prepare', group } satisfies Prepare);
}

/** Shares a port to the worker of a lane with the service worker, unless it has one. */
function sharePort(lane: LaneName): void {
	if (!navigator.serviceWorker?.controller) return;
	const pooled = workers[lane] ?? spawn(lane);
	if (pooled.portShared) return;
	const { port1, port2 } = new MessageChannel();
	pooled.worker.postMessage('port', [port1]);
	pooled.portShared = true;
	tellServiceWorker({ type: 'port', worker: pooled.id, lane }, [port2]);
}

/** A service worker that took over, or was restarted, has no ports. */
function shareAfresh(): void {
	for (const pooled of Object.values(workers)) pooled.portShared = false;
	sharePort('light');
}

let joined = false;

/** Serves the service worker with this page's workers from now on. */
export function joinServiceWorker(): void {
	const { serviceWorker } = navigator;
	if (!serviceWorker || joined) return;
	joined = true;
	serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
		if (data?.type === 'end-worker')
			Object.values(workers)
				.find(({ id }) => id === data.worker)
				?.end();
		else if (data?.type === 'need-port') {
			if (data.fresh) shareAfresh();
			sharePort(data.lane);
		}
	});
	serviceWorker.addEventListener('controllerchange', shareAfresh);
	serviceWorker.startMessages();
	// Back from the back/forward cache: ports may have been closed meanwhile.
	addEventListener('pageshow', (event) => event.persisted && shareAfresh());
	shareAfresh();
}
