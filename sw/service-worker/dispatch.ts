import type { Call, Caller, Ran } from '../api/handle';
import { tooMuch } from '../../engines/kit/errors';
import type { Route } from '../api/routes';
import { DEADLINE_MS, POOL_SIZE, type ToPage } from '../host/messages';
import { CallLost, connect, type Rpc } from '../host/rpc';

/** A worker that has not begun a call after this long is busy, frozen or closed: the next one is asked. */
const ACK_MS = 250;
/** How long pages have to hand over a port after the service worker was started anew. */
const PORT_WAIT_MS = 250;
/** A worker that did not take up a call is passed over for this long. */
const AVOID_MS = 2_000;
/** Not asked more often than this. */
const ASK_AGAIN_MS = 500;
interface WorkerPort {
	readonly rpc: Rpc;
	/** The page's name for the worker behind it. */
	readonly worker: number;
	/** It did not take up a call (frozen tab, engine still loading): others are asked first until then. */
	avoidUntil: number;
}

/** The part of `Clients` that dispatch needs. */
export interface Pages {
	matchAll(options: { type: 'window' }): Promise<readonly Page[]>;
}
export interface Page {
	readonly id: string;
	readonly visibilityState?: DocumentVisibilityState;
	postMessage(message: ToPage): void;
}

export interface Dispatcher {
	run(call: Call, route: Route, caller: Caller): Promise<Ran>;
	/** A page handed over a port to one of its workers. */
	addPort(page: string, worker: number, port: MessagePort): void;
	workerLost(page: string, worker: number): void;
}

/**
 * Finds who computes a call: the asking page's worker, another page's, and only when no worker takes it up the service
 * worker itself, since a runaway there would block the whole origin.
 */
export function createDispatcher(
	pages: Pages,
	inline: (call: Call) => Promise<unknown>,
	clock: () => number
): Dispatcher {
	const ports = new Map<string, WorkerPort[]>();
	let arrivals: (() => void)[] = [];
	let askedAt = -Infinity;
	/** Pages were asked for ports and have not answered yet; every call waits for the same answer. */
	let asking: Promise<void> | undefined;

	/** Resolves when a port comes in, or after a moment without one. */
	const arrival = () =>
		new Promise<void>((resolve) => {
			const done = () => {
				clearTimeout(timer);
				arrivals = arrivals.filter((other) => other !== done);
				resolve();
			};
			const timer = setTimeout(done, PORT_WAIT_MS);
			arrivals.push(done);
		});

	/** Pages with workers, the best first: the asking one, visible ones, the rest. */
	async function candidates(own: string | undefined): Promise<readonly Page[]> {
		const open = await pages.matchAll({ type: 'window' });
		const ids = new Set(open.map(({ id }) => id));
		for (const [id, held] of ports) if (!ids.has(id)) drop(id, held);
		if (ports.size === 0 && open.length > 0) {
			if (!asking && clock() - askedAt > ASK_AGAIN_MS) {
				askedAt = clock();
				for (const page of open) page.postMessage({ type: 'need-port', fresh: true });
				asking = arrival().finally(() => (asking = undefined));
			}
			await asking;
		}
		const rank = (page: Page) => (page.id === own ? 0 : page.visibilityState === 'visible' ? 1 : 2);
		return open.filter(({ id }) => ports.has(id)).sort((a, b) => rank(a) - rank(b));
	}

	function drop(id: string, held: readonly WorkerPort[]) {
		ports.delete(id);
		for (const { rpc } of held) rpc.close();
	}

	/** An idle worker of the page; when all are busy a further one is asked for and waited for a moment. */
	async function pick(page: Page): Promise<WorkerPort | undefined> {
		const willing = () => (ports.get(page.id) ?? []).filter(({ avoidUntil }) => avoidUntil <= clock());
		const idle = () => willing().find(({ rpc }) => rpc.busy === 0);
		const busy = willing();
		if (busy.length === 0) return undefined;
		if (!idle() && busy.length < POOL_SIZE) {
			page.postMessage({ type: 'need-port', fresh: false });
			await arrival();
		}
		return idle() ?? busy.reduce((least, port) => (port.rpc.busy < least.rpc.busy ? port : least));
	}

	async function run(call: Call, { operation }: Route, caller: Caller): Promise<Ran> {
		if (operation.kind === 'data') return { value: await inline(call), where: 'inline' };
		for (const page of await candidates(caller.clientId))
			for (let tries = 0; tries < POOL_SIZE; tries++) {
				const port = await pick(page);
				if (!port) break;
				try {
					return { value: await port.rpc.call(call, ACK_MS, DEADLINE_MS), where: 'worker' };
				} catch (error) {
					if (!(error instanceof CallLost)) throw error;
					if (error.reason === 'timeout') {
						page.postMessage({ type: 'end-worker', worker: port.worker });
						lost(page.id, port.worker);
						throw tooMuch(
							Object.keys(operation.params.properties)[0] ?? 'request',
							`needs more than ${DEADLINE_MS / 1000} s`
						);
					}
					// Otherwise the next is asked: an engine call changes nothing, so it may run twice.
					if (error.reason === 'not-started') port.avoidUntil = clock() + AVOID_MS;
				}
			}
		return { value: await inline(call), where: 'inline' };
	}

	function lost(page: string, worker: number) {
		const held = ports.get(page) ?? [];
		const left = held.filter((port) => port.worker !== worker);
		if (left.length > 0) ports.set(page, left);
		else ports.delete(page);
		for (const port of held) if (port.worker === worker) port.rpc.close();
	}

	return {
		run,
		addPort(page, worker, port) {
			lost(page, worker);
			ports.set(page, [...(ports.get(page) ?? []), { worker, rpc: connect(port), avoidUntil: 0 }]);
			// Where it exists, the close event tells of a tab that went away before any time is lost waiting.
			port.addEventListener('close', () => lost(page, worker));
			for (const wake of [...arrivals]) wake();
		},
		workerLost: lost
	};
}
