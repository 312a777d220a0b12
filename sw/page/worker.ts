/** A page's dedicated worker: runs engines for the page, and over ports for the service worker. The page loads its file, too. */
import { prepareEngine, runHere } from '../host/engine-host';
import { serve, type Port } from '../host/rpc';

/** Message of a page to a worker: answer `Idle` if no port had a call for this long. */
export type AskIdle = { readonly type: 'ask-idle'; readonly forMs: number };

export type Idle = { readonly type: 'idle' };

/** A page that is about to ask a group says so ahead. */
export type Prepare = { readonly type: 'prepare'; readonly group: string };

/** Message of a worker at the first computation of each group: other workers may preload that engine. */
export type HasRun = { readonly type: 'has-run'; readonly group: string };

const hasRun = new Set<string>();
let running = 0;
let lastUsed = performance.now();

const prepare: typeof prepareEngine = (group) => {
	lastUsed = performance.now();
	return prepareEngine(group);
};

const run: typeof runHere = async (call, progress) => {
	running++;
	try {
		return await runHere(call, progress);
	} finally {
		running--;
		lastUsed = performance.now();
		const { group } = call;
		if (!hasRun.has(group)) self.postMessage({ type: 'has-run', group } satisfies HasRun);
		hasRun.add(group);
	}
};

const answerOver = (port: Port) => serve(port, prepare, run);

if (typeof document === 'undefined') {
	answerOver(self as unknown as Port);
	self.addEventListener('message', ({ data, ports }: MessageEvent<AskIdle | Prepare | 'port' | undefined>) => {
		for (const port of ports) {
			// Shared on demand: a call is on its way.
			lastUsed = performance.now();
			answerOver(port);
		}
		if (typeof data !== 'object') return;
		if (data.type === 'prepare')
			prepare(data.group).catch(() => {
				// The next call reports the error.
			});
		if (data.type !== 'ask-idle') return;
		if (running === 0 && performance.now() - lastUsed >= data.forMs) self.postMessage({ type: 'idle' } satisfies Idle);
	});
}
