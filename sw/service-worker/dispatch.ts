import type { Finished } from '../api/encode-response';
import type { Call, Caller, Ran } from '../api/handle';
import { ApiError, busy } from '../../engines/kit/errors';
import type { Route } from '../api/routes';
import { createCompute, runInWorker } from '../host/compute';
import type { Compute } from '../host/host';
import { DEADLINE_MS, type LaneName, type ToPage } from '../host/messages';
import { CallLost, connect, type Patience, type Rpc } from '../host/rpc';

/** A worker that does not receive a call within this time is frozen or closed: the next one gets it. */
const PATIENCE: Readonly<Record<LaneName, Patience>> = {
	light: { silentMs: 400, loadMs: 10_000, deadlineMs: DEADLINE_MS },
	// Its only work, so silence means that it is gone. A busy machine must not look like that.
	heavy: { silentMs: 1_500, loadMs: 20_000, deadlineMs: DEADLINE_MS }
};
/** How long pages have to share a port: after the service worker was started anew, and for a further worker. */
const PORT_WAIT_MS: Readonly<Record<LaneName, number>> = { light: 250, heavy: 1_000 };
/** A worker that did not take up a call is passed over for this long. */
const AVOID_MS = 2_000;
/** A page that computes may be there again after this long. */
const NO_PAGE_SECONDS = 5;
/** Not asked more often than this. */
const ASK_AGAIN_MS = 500;
/** About 300 ms, during which the origin is blocked: the limit of one computation here, when no page has workers. */
export const STEPS_HERE = 200_000;

interface WorkerPort {
	readonly rpc: Rpc;
	/** The page's name for the worker behind it. */
	readonly worker: number;
	/** A frozen tab did not receive a call: other workers are preferred until then. */
	avoidUntil: number;
}
type PagePorts = Partial<Record<LaneName, WorkerPort>> & { readonly page: PortPage };

/** The part of `Clients` that dispatch needs. */
export interface Pages {
	matchAll(options: { type: 'window' }): Promise<readonly Page[]>;
}
/** What shares ports. */
export interface PortPage {
	readonly id: string;
	postMessage(message: ToPage): void;
}
export interface Page extends PortPage {
	readonly visibilityState?: DocumentVisibilityState;
}

export interface Dispatcher {
	readonly run: Compute;
	/** Requests ports from pages, if all are closed, ahead of `run`. */
	prepare(route: Route, caller: Caller): void;
	addPort(page: PortPage, lane: LaneName, worker: number, port: MessagePort): void;
	workerLost(page: string, worker: number): void;
}

/** Chooses where to compute: this page's worker, another page's, else the service worker, which blocks. */
export function createDispatcher(
	pages: Pages,
	inline: (call: Call) => Promise<Finished>,
	clock: () => number
): Dispatcher {
	const ports = new Map<string, PagePorts>();
	/** Pages that were asked for a port and did not share one: plain pages of the origin, frozen ones. */
	const without = new Set<string>();
	let arrivals: (() => void)[] = [];
	let askedAt = -Infinity;
	/** Pages were asked for ports and have not answered yet; every call waits for the same answer. */
	let asking: Promise<void> | undefined;

	/** Resolves when a port comes in, or after `ms` without one. */
	const arrival = (ms: number) =>
		new Promise<void>((resolve) => {
			const done = () => {
				clearTimeout(timer);
				arrivals = arrivals.filter((other) => other !== done);
				resolve();
			};
			const timer = setTimeout(done, ms);
			arrivals.push(done);
		});

	/** Pages with workers, the best first: the asking one, visible ones, the rest. */
	async function candidates(own: string | undefined, lane: LaneName): Promise<readonly Page[]> {
		const open = await pages.matchAll({ type: 'window' });
		const ids = new Set(open.map(({ id }) => id));
		for (const id of ports.keys()) if (!ids.has(id)) drop(id);
		if (ports.size === 0 && open.length > 0) {
			if (!asking && clock() - askedAt > ASK_AGAIN_MS) {
				askedAt = clock();
				// Only pages that never answered may lack workers: those get a shorter wait.
				const known = open.every(({ id }) => without.has(id));
				asking = arrival(PORT_WAIT_MS[known ? 'light' : lane]).finally(() => {
					asking = undefined;
					for (const { id } of open) if (!ports.has(id)) without.add(id);
				});
				for (const page of open) page.postMessage({ type: 'need-port', lane: 'light', fresh: true });
			}
			await asking;
		}
		const rank = (page: Page) => (page.id === own ? 0 : page.visibilityState === 'visible' ? 1 : 2);
		return open.filter(({ id }) => ports.has(id)).sort((a, b) => rank(a) - rank(b));
	}

	function drop(id: string) {
		const held = ports.get(id);
		ports.delete(id);
		held?.light?.rpc.close();
		held?.heavy?.rpc.close();
	}

	async function portOf(page: PortPage, lane: LaneName): Promise<WorkerPort | undefined> {
		const held = () => ports.get(page.id)?.[lane];
		const until = clock() + PORT_WAIT_MS[lane];
		if (!held()) page.postMessage({ type: 'need-port', lane, fresh: false });
		while (!held() && clock() < until) await arrival(until - clock());
		const port = held();
		return port && port.avoidUntil <= clock() ? port : undefined;
	}

	/** The asking page, where it has workers, at once: to ask the browser for its pages costs as much as most answers do. */
	async function* inTurn(own: string | undefined, lane: LaneName): AsyncGenerator<PortPage> {
		const asking = ports.get(own ?? '')?.page;
		if (asking) yield asking;
		for (const page of await candidates(own, lane)) if (page.id !== asking?.id) yield page;
	}

	/** In a page's worker; undefined when no worker receives it. */
	async function runInPage(
		lane: LaneName,
		call: Call,
		route: Route,
		caller: Caller,
		signal?: AbortSignal
	): Promise<Ran | undefined> {
		for await (const page of inTurn(caller.clientId, lane))
			// A worker that went away in the middle is followed by a new one of the same page, once.
			for (let tries = 0; tries < 2; tries++) {
				const port = await portOf(page, lane);
				if (!port) break;
				const end = () => {
					page.postMessage({ type: 'end-worker', worker: port.worker });
					lost(page.id, port.worker);
				};
				try {
					return await runInWorker({ rpc: port.rpc, end }, call, route, PATIENCE[lane], signal);
				} catch (error) {
					// Otherwise the next worker gets it: an engine call is pure, so it may run twice.
					if (!(error instanceof CallLost)) throw error;
					if (error.reason !== 'lost') port.avoidUntil = clock() + AVOID_MS;
				}
			}
		return undefined;
	}

	async function light(call: Call, route: Route, caller: Caller): Promise<Ran> {
		// A table that is here needs no worker.
		const ran = route.operation.kind === 'data' ? undefined : await runInPage('light', call, route, caller);
		return ran ?? { value: await inline(call), where: 'inline' };
	}

	async function heavy(call: Call, route: Route, caller: Caller, signal: AbortSignal): Promise<Ran> {
		const ran = await runInPage('heavy', call, route, caller, signal);
		if (ran) return ran;
		// One after the other; requests that came meanwhile have their turn in between.
		await new Promise((resolve) => setTimeout(resolve));
		signal.throwIfAborted();
		try {
			return { value: await inline({ ...call, steps: STEPS_HERE }), where: 'inline' };
		} catch (error) {
			if (!(error instanceof ApiError) || error.code !== 'COMPUTATION_LIMIT') throw error;
			// Not the question's fault: with a page of the app open it has its answer.
			throw busy(`may not spend what this takes (${error.message}): a page of the app may, or one that begins with early.js`, NO_PAGE_SECONDS); // prettier-ignore
		}
	}

	function lost(page: string, worker: number) {
		const held = ports.get(page);
		if (!held) return;
		for (const lane of ['light', 'heavy'] as const) {
			const port = held[lane];
			if (port?.worker !== worker) continue;
			delete held[lane];
			port.rpc.close();
		}
		if (!held.light && !held.heavy) ports.delete(page);
	}

	return {
		run: createCompute({ light, heavy, width: 1, clock }),
		prepare({ operation }, { clientId }) {
			if (!ports.has(clientId ?? '')) void candidates(clientId, operation.cost === 'bounded' ? 'light' : 'heavy');
		},
		addPort(page, lane, worker, port) {
			const { id } = page;
			const held = ports.get(id) ?? { page };
			held[lane]?.rpc.close();
			held[lane] = { worker, rpc: connect(port), avoidUntil: 0 };
			ports.set(id, held);
			without.delete(id);
			// Where it exists, the close event tells of a tab that went away before any time is lost waiting.
			port.addEventListener('close', () => lost(id, worker));
			for (const wake of [...arrivals]) wake();
		},
		workerLost: lost
	};
}
