import type { Finished } from '../api/encode-response';
import type { Call } from '../api/handle';
import { fromWire, toWire, type WireError } from '../../engines/kit/errors';

/** Calls over a MessagePort or to a Worker. Reports *received* and *starts* tell frozen from loading. */
export interface Port {
	postMessage(message: unknown, transfer?: Transferable[]): void;
	addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
	start?(): void;
}

/** Another number whenever what travels changes: a page and a service worker of different versions of the app may meet. */
export const PROTOCOL = 2;

type ToFar = { readonly id: number; readonly call: Call; readonly protocol: typeof PROTOCOL };
type ToNear =
	| { readonly id: number; readonly received: true }
	| { readonly id: number; readonly started: true }
	| { readonly id: number; readonly value: Finished; readonly protocol: typeof PROTOCOL }
	| { readonly id: number; readonly error: WireError }
	| { readonly id: number; readonly unavailable: true };

/** Reason of a call without an answer from the engine. */
export class CallLost extends Error {
	override readonly name = 'CallLost';
	/** Never taken up; engine not loaded; past the deadline; ended while running. */
	constructor(readonly reason: 'not-started' | 'unavailable' | 'timeout' | 'lost') {
		super(`call ${reason}`);
	}
}

/** How long a caller waits, milliseconds. */
export interface Patience {
	/** For a call that was not received, without any word from the far side: it may be busy with others. */
	readonly silentMs: number;
	readonly loadMs: number;
	/** For a running call, without a sign of progress. */
	readonly deadlineMs: number;
}

interface Pending {
	resolve(value: Finished): void;
	reject(error: unknown): void;
	timer: ReturnType<typeof setTimeout>;
	readonly patience: Patience;
	started: boolean;
}

export interface Rpc {
	readonly busy: number;
	/** The value that the far side answers. Rejects with the engine's own error, or CallLost. */
	call(call: Call, patience: Patience): Promise<Finished>;
	/** The far side is gone: every call under way is lost. */
	close(): void;
}

/** The caller's end. */
export function connect(port: Port): Rpc {
	const pending = new Map<number, Pending>();
	let lastId = 0;
	let heardAt = -Infinity;

	const settle = (id: number, finish: (call: Pending) => void) => {
		const call = pending.get(id);
		if (!call) return;
		pending.delete(id);
		clearTimeout(call.timer);
		finish(call);
	};
	const loseIn = (ms: number, id: number, reason: CallLost['reason']) =>
		setTimeout(() => settle(id, ({ reject }) => reject(new CallLost(reason))), ms);

	/** A far side that speaks of other calls is alive: this one waits on. */
	const waitWhileSilent = (id: number, { silentMs }: Patience, sinceMs: number): ReturnType<typeof setTimeout> =>
		setTimeout(
			() => {
				const call = pending.get(id);
				if (!call) return;
				const quietMs = performance.now() - Math.max(heardAt, sinceMs);
				if (quietMs < silentMs) call.timer = waitWhileSilent(id, call.patience, performance.now() - quietMs);
				else settle(id, ({ reject }) => reject(new CallLost('not-started')));
			},
			Math.max(1, sinceMs + silentMs - performance.now())
		);

	port.addEventListener('message', ({ data }: MessageEvent<ToNear>) => {
		heardAt = performance.now();
		const call = pending.get(data?.id);
		if (!call) return;
		if ('received' in data) {
			clearTimeout(call.timer);
			call.timer = loseIn(call.patience.loadMs, data.id, 'unavailable');
		} else if ('started' in data) {
			// Sent again with each sign of progress (a pack that downloads): the deadline is for silence.
			call.started = true;
			clearTimeout(call.timer);
			call.timer = loseIn(call.patience.deadlineMs, data.id, 'timeout');
		} else if ('value' in data && data.protocol === PROTOCOL) settle(data.id, ({ resolve }) => resolve(data.value));
		else if ('error' in data) settle(data.id, ({ reject }) => reject(fromWire(data.error)));
		else if ('unavailable' in data || 'value' in data)
			settle(data.id, ({ reject }) => reject(new CallLost('unavailable')));
	});
	port.start?.();

	return {
		get busy() {
			return pending.size;
		},
		call: (call, patience) =>
			new Promise((resolve, reject) => {
				const id = ++lastId;
				const timer = waitWhileSilent(id, patience, performance.now());
				pending.set(id, { resolve, reject, timer, patience, started: false });
				port.postMessage({ id, call, protocol: PROTOCOL } satisfies ToFar);
			}),
		close() {
			for (const [id, { started }] of [...pending])
				settle(id, ({ reject }) => reject(new CallLost(started ? 'lost' : 'not-started')));
		}
	};
}

/** The engine's end: runs each call by `run`, which may say `progress` to put off the caller's deadline. */
export function serve(
	port: Port,
	prepare: (group: string) => Promise<unknown>,
	run: (call: Call, progress: () => void) => Promise<Finished>
): void {
	/** Groups whose engine is here: their calls start as they are received, which saves the caller a message. */
	const prepared = new Set<string>();
	port.addEventListener('message', async ({ data }: MessageEvent<ToFar>) => {
		if (typeof data !== 'object' || data === null || !('call' in data)) return;
		const { id, call, protocol } = data;
		const say = (message: ToNear) => port.postMessage(message);
		if (protocol !== PROTOCOL) return say({ id, unavailable: true });
		if (!prepared.has(call.group)) say({ id, received: true });
		try {
			await prepare(call.group);
			prepared.add(call.group);
		} catch {
			// The engine's file is unavailable here (a page from before an update): the caller uses another worker.
			return say({ id, unavailable: true });
		}
		say({ id, started: true });
		try {
			say({ id, value: await run(call, () => say({ id, started: true })), protocol: PROTOCOL });
		} catch (error) {
			say({ id, error: toWire(error) });
		}
	});
	port.start?.();
}
