import type { Call, Ran } from '../api/handle';
import { tooMuch } from '../../engines/kit/errors';
import type { Route } from '../api/routes';
import { DEADLINE_MS, POOL_SIZE, type FromPage, type ToPage } from '../host/messages';
import { CallLost, connect, type Rpc } from '../host/rpc';
import type { AskIdle } from './worker';

/** A further worker that had nothing to do for this long is closed. */
const IDLE_MS = 60_000;
/** A call may wait this long behind others before it is given up; workers are ended long before. */
const QUEUE_MS = 2 * DEADLINE_MS;

interface Hand {
	readonly id: number;
	readonly worker: Worker;
	readonly rpc: Rpc;
	/** The service worker holds a port to it. */
	lent: boolean;
	readonly idleCheck: ReturnType<typeof setInterval>;
}

const hands: Hand[] = [];
let lastId = 0;

const tellServiceWorker = (message: FromPage, transfer: Transferable[] = []) =>
	navigator.serviceWorker?.controller?.postMessage(message, transfer);

function spawn(): Hand {
	const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engines' });
	// Only the worker itself knows what it does over the ports that were lent. One that computes does not hear the question.
	const idleCheck = setInterval(() => {
		if (hand !== hands[0]) worker.postMessage({ type: 'ask-idle', forMs: IDLE_MS } satisfies AskIdle);
	}, IDLE_MS);
	const hand: Hand = { id: ++lastId, worker, rpc: connect(worker), lent: false, idleCheck };
	worker.addEventListener('message', ({ data }: MessageEvent<{ readonly type?: unknown } | null>) => {
		if (data?.type === 'idle' && hand !== hands[0] && hand.rpc.busy === 0) end(hand);
	});
	worker.addEventListener('error', (event) => {
		console.error('engine worker failed', event.message);
		end(hand);
	});
	hands.push(hand);
	return hand;
}

/** Ends a worker; what it had under way is lost to its callers, who ask another. */
function end(hand: Hand): void {
	const index = hands.indexOf(hand);
	if (index < 0) return;
	hands.splice(index, 1);
	clearInterval(hand.idleCheck);
	hand.worker.terminate();
	hand.rpc.close();
	if (hand.lent) tellServiceWorker({ type: 'worker-lost', worker: hand.id });
}

/** An idle worker, a new one while there is room, else the least busy one. */
function pick(): Hand {
	const idle = hands.find(({ rpc, lent }) => rpc.busy === 0 && !lent) ?? hands.find(({ rpc }) => rpc.busy === 0);
	if (idle) return idle;
	if (hands.length < POOL_SIZE) return spawn();
	return hands.reduce((least, hand) => (hand.rpc.busy < least.rpc.busy ? hand : least));
}

/** Runs a call in a worker of this page. A worker that is silent past the deadline is ended: 422. */
export async function runInPool(call: Call, { operation }: Route): Promise<Ran> {
	for (let attempt = 1; ; attempt++) {
		const hand = pick();
		try {
			return { value: await hand.rpc.call(call, QUEUE_MS, DEADLINE_MS), where: 'worker' };
		} catch (error) {
			if (!(error instanceof CallLost)) throw error;
			if (error.reason === 'timeout') {
				end(hand);
				throw tooMuch(
					Object.keys(operation.params.properties)[0] ?? 'request',
					`needs more than ${DEADLINE_MS / 1000} s`
				);
			}
			// Lost with its worker, or queued behind a call that ended it: a new worker takes it up.
			if (attempt === 3) throw error;
		}
	}
}

/** Lends the service worker a port to a worker that it has none to yet. */
function lend(): void {
	if (!navigator.serviceWorker?.controller) return;
	const hand = hands.find(({ lent }) => !lent) ?? (hands.length < POOL_SIZE ? spawn() : undefined);
	if (!hand) return;
	const { port1, port2 } = new MessageChannel();
	hand.worker.postMessage('port', [port1]);
	hand.lent = true;
	tellServiceWorker({ type: 'port', worker: hand.id }, [port2]);
}

/** A service worker that took over, or was started anew, has no ports: all are lent afresh. */
function lendAfresh(): void {
	for (const hand of hands) hand.lent = false;
	lend();
}

/** Serves the service worker with this page's workers from now on. */
export function joinServiceWorker(): void {
	const { serviceWorker } = navigator;
	if (!serviceWorker) return;
	serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
		if (data?.type === 'end-worker') {
			const hand = hands.find(({ id }) => id === data.worker);
			if (hand) end(hand);
		} else if (data?.type === 'need-port') {
			// Asked when every port is lent: it was started anew and lost them.
			if (data.fresh) lendAfresh();
			else lend();
		}
	});
	serviceWorker.addEventListener('controllerchange', lendAfresh);
	serviceWorker.startMessages();
	// Back from the back/forward cache: ports may have been closed meanwhile.
	addEventListener('pageshow', (event) => event.persisted && lendAfresh());
	lendAfresh();
}
