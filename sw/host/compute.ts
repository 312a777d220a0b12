import type { Abortable } from '../api/request-url';
import type { Call, Caller, Ran } from '../api/handle';
import { MAX_BODY_BYTES } from '../api/limits';
import { ApiError, busy, tooMuch } from '../../engines/kit/errors';
import type { Route } from '../api/routes';
import type { Compute } from './host';
import { createLane } from './task-queue';
import { DEADLINE_MS } from './messages';
import { CallLost, type Patience, type Rpc } from './rpc';

/** Input beyond this size, characters and bytes together, is long work for any operation. */
const LARGE_INPUT = 64 * 1024;
/** A millisecond, for everyday sums: time of a computation ahead of the calls that wait for the heavy lane. */
export const SHORT_STEPS = 300;
/** Longest text that is read in the light lane, characters: reading is not counted in steps. */
const SHORT_TEXT = 256;
/** Two words or numbers beside each other: a sentence, which takes longer to read than a formula. */
const SENTENCE = /[\p{L}\p{N}]\s+[\p{L}\p{N}]/u;
const MAX_WAITING = 64;
/** Input that may be held at a time, characters and bytes together: the longest body four times over. */
const MAX_HELD = 4 * MAX_BODY_BYTES;
/** Firefox gives an answer up after 60 s; a person does well before. */
const MAX_WAIT_MS = 25_000;
/** Waiting this long for an aborted call is cheaper than a new worker. */
const GRACE_MS = 50;

/** Where computations run. */
export interface Lanes {
	/** Work of milliseconds, any number at a time. */
	light(call: Call, route: Route, caller: Caller): Promise<Ran>;
	/** Long work, `width` at a time; it settles when its worker is free again, given up or not. */
	heavy(call: Call, route: Route, caller: Caller, signal: AbortSignal): Promise<Ran>;
	readonly width: number;
	/** Short work is done in the light lane at once, even while the heavy one is free: where a call to that costs more than most work. */
	readonly shortFirst?: boolean;
	/** Monotonic milliseconds. */
	clock(): number;
}

/** Short work never waits for long work. While the host is busy, a formula is first tried in few steps. */
export function createCompute({ light, heavy, width, shortFirst = false, clock }: Lanes): Compute {
	const long = createLane({ width, maxWaiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS, clock });
	const trying = createLane({ width: 1, maxWaiting: MAX_WAITING, maxWaitMs: MAX_WAIT_MS, clock });

	async function tryShort(call: Call, route: Route, caller: Caller, asked: Abortable): Promise<Ran | undefined> {
		const trial = () => light({ ...call, steps: SHORT_STEPS }, route, caller);
		try {
			return await (shortFirst ? trial() : trying.run(asked.signal, trial));
		} catch (error) {
			if (error instanceof ApiError && (error.code === 'COMPUTATION_LIMIT' || error.code === 'BUSY')) return undefined;
			throw error;
		}
	}

	/** Characters and bytes of running and waiting calls of the heavy lane. */
	let held = 0;

	return async (call, route, caller, asked) => {
		const size = sizeOf(call.input);
		const large = size > (route.operation.boundedUpTo ?? LARGE_INPUT);
		if (route.operation.cost === 'bounded' && !large) return light(call, route, caller);
		const short =
			(shortFirst || !long.free) && !large && isFormula(call.input)
				? await tryShort(call, route, caller, asked)
				: undefined;
		if (short) return short;
		if (held + size > MAX_HELD) throw busy('has too much data under way', 5);
		held += size;
		try {
			const { signal } = asked;
			return await long.run(signal, () => heavy(call, route, caller, signal));
		} finally {
			held -= size;
		}
	};
}

/** Whether an input holds short formulas and numbers alone: no list, no bytes, no sentence. */
const isFormula = (input: unknown): boolean =>
	Object.values((input ?? {}) as Readonly<Record<string, unknown>>).every((value) =>
		typeof value === 'string'
			? value.length <= SHORT_TEXT && !SENTENCE.test(value)
			: !Array.isArray(value) && !(value instanceof ArrayBuffer)
	);

/** Characters and bytes of an input, all its texts together; each part of a list or an object counts for one. */
export function sizeOf(input: unknown): number {
	let size = 0;
	// Without recursion: a caller's nesting may be deeper than the stack.
	const pending: unknown[] = [input];
	while (pending.length > 0) {
		const value = pending.pop();
		if (typeof value === 'string') size += value.length;
		else if (value instanceof ArrayBuffer) size += value.byteLength;
		else
			// Only objects are traversed.
			for (const name in value as object) {
				size++;
				pending.push((value as Readonly<Record<string, unknown>>)[name]);
			}
	}
	return size;
}

/** A worker as those see it who run calls in it. */
export interface EngineWorker {
	readonly rpc: Rpc;
	end(): void;
}

/** A call in a worker, ended past the deadline (422) or soon after `signal`. Rejects with CallLost. */
export async function runInWorker(
	worker: EngineWorker,
	call: Call,
	{ operation }: Route,
	patience: Patience,
	signal?: AbortSignal
): Promise<Ran> {
	let grace: ReturnType<typeof setTimeout> | undefined;
	const giveUp = () => (grace = setTimeout(() => worker.end(), GRACE_MS));
	signal?.throwIfAborted();
	signal?.addEventListener('abort', giveUp, { once: true });
	try {
		return { value: await worker.rpc.call(call, patience), where: 'worker' };
	} catch (error) {
		signal?.throwIfAborted();
		if (!(error instanceof CallLost) || error.reason !== 'timeout') throw error;
		worker.end();
		throw tooMuch(Object.keys(operation.params.properties)[0] ?? 'request', `needs more than ${DEADLINE_MS / 1000} s`);
	} finally {
		clearTimeout(grace);
		signal?.removeEventListener('abort', giveUp);
	}
}
