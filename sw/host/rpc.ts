import type { Call } from '../api/handle';
import { fromWire, toWire, type WireError } from '../../engines/kit/errors';

/**
 * Calls over a MessagePort or to a Worker. The far side says when it *starts* a call, so that the caller can tell
 * queued, frozen and closed (never started: safe to ask somebody else at once) from running.
 */
export interface Port {
	postMessage(message: unknown, transfer?: Transferable[]): void;
	addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
	start?(): void;
}

type ToFar = { readonly id: number; readonly call: Call };
type ToNear =
	| { readonly id: number; readonly started: true }
	| { readonly id: number; readonly value: unknown }
	| { readonly id: number; readonly error: WireError }
	| { readonly id: number; readonly gone: true };

/** Why a call has no answer of the engine's own. */
export class CallLost extends Error {
	override readonly name = 'CallLost';
	/** not-started: the far side never took it up. timeout: it ran past its deadline. lost: it ended while running. */
	constructor(readonly reason: 'not-started' | 'timeout' | 'lost') {
		super(`call ${reason}`);
	}
}

interface Pending {
	resolve(value: unknown): void;
	reject(error: unknown): void;
	timer: ReturnType<typeof setTimeout>;
	readonly deadlineMs: number;
	started: boolean;
}

export interface Rpc {
	/** Calls under way, queued ones included. */
	readonly busy: number;
	/**
	 * The value that the far side answers. Rejects with the engine's own error, or CallLost: not-started when it was not
	 * taken up within `ackMs`, timeout when it ran longer than `deadlineMs` without a sign of progress.
	 */
	call(call: Call, ackMs: number, deadlineMs: number): Promise<unknown>;
	/** The far side is gone: every call under way is lost. */
	close(): void;
}

/** The caller's end. */
export function connect(port: Port): Rpc {
	const pending = new Map<number, Pending>();
	let lastId = 0;

	const settle = (id: number, finish: (call: Pending) => void) => {
		const call = pending.get(id);
		if (!call) return;
		pending.delete(id);
		clearTimeout(call.timer);
		finish(call);
	};

	port.addEventListener('message', ({ data }: MessageEvent<ToNear>) => {
		const call = pending.get(data.id);
		if (!call) return;
		if ('started' in data) {
			// Sent again with each sign of progress (a pack that downloads): the deadline is for silence.
			call.started = true;
			clearTimeout(call.timer);
			call.timer = setTimeout(() => settle(data.id, ({ reject }) => reject(new CallLost('timeout'))), call.deadlineMs);
		} else if ('value' in data) settle(data.id, ({ resolve }) => resolve(data.value));
		else if ('error' in data) settle(data.id, ({ reject }) => reject(fromWire(data.error)));
		else settle(data.id, ({ reject }) => reject(new CallLost('not-started')));
	});
	port.start?.();

	return {
		get busy() {
			return pending.size;
		},
		call: (call, ackMs, deadlineMs) =>
			new Promise((resolve, reject) => {
				const id = ++lastId;
				const timer = setTimeout(() => settle(id, (lost) => lost.reject(new CallLost('not-started'))), ackMs);
				pending.set(id, { resolve, reject, timer, deadlineMs, started: false });
				port.postMessage({ id, call } satisfies ToFar);
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
	run: (call: Call, progress: () => void) => Promise<unknown>
): void {
	port.addEventListener('message', async ({ data }: MessageEvent<ToFar>) => {
		if (typeof data !== 'object' || data === null || !('call' in data)) return;
		const { id, call } = data;
		const say = (message: ToNear) => port.postMessage(message);
		try {
			await prepare(call.group);
		} catch {
			// The engine's file cannot be had here (a page from before an update): the caller asks somebody else.
			return say({ id, gone: true });
		}
		say({ id, started: true });
		try {
			say({ id, value: await run(call, () => say({ id, started: true })) });
		} catch (error) {
			say({ id, error: toWire(error) });
		}
	});
	port.start?.();
}
