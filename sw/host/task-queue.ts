import { busy } from '../../engines/kit/errors';

/** Runs work in the order in which it came, so many pieces at a time. */
export interface Lane {
	readonly free: boolean;
	/** The outcome of `work` in its turn. Rejects with 503 BUSY, or on `signal`; begun work keeps its place. */
	run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

export interface LaneLimits {
	readonly width: number;
	readonly maxWaiting: number;
	/** How long one may wait, milliseconds: well within what browsers and people do. */
	readonly maxWaitMs: number;
	/** Monotonic milliseconds. */
	clock(): number;
}

/** Maximum number of seconds in a refusal's Retry-After. */
const MAX_RETRY_SECONDS = 30;

/** A lane with nothing in it. */
export function createLane({ width, maxWaiting, maxWaitMs, clock }: LaneLimits): Lane {
	let running = 0;
	/** Mean duration of late, for Retry-After: half of it is the last piece of work. */
	let meanMs = 500;
	const queue: (() => void)[] = [];

	const refusal = () => {
		const seconds = Math.ceil(((queue.length / width) * meanMs) / 1000);
		return busy('has too many long computations under way', Math.min(Math.max(seconds, 1), MAX_RETRY_SECONDS));
	};

	/** Resolves when it is this caller's turn, its place then taken. */
	function turn(signal: AbortSignal): Promise<void> {
		if (running < width) {
			running++;
			return Promise.resolve();
		}
		if (queue.length >= maxWaiting) return Promise.reject(refusal());
		return new Promise((resolve, reject) => {
			const leave = (reason: unknown) => {
				queue.splice(queue.indexOf(enter), 1);
				settle();
				reject(reason);
			};
			const aborted = () => leave(signal.reason);
			const timer = setTimeout(() => leave(refusal()), maxWaitMs);
			const settle = () => {
				clearTimeout(timer);
				signal.removeEventListener('abort', aborted);
			};
			const enter = () => {
				settle();
				resolve();
			};
			queue.push(enter);
			signal.addEventListener('abort', aborted, { once: true });
		});
	}

	async function begin<T>(work: () => Promise<T>): Promise<T> {
		const started = clock();
		try {
			return await work();
		} finally {
			meanMs = (meanMs + clock() - started) / 2;
			const next = queue.shift();
			// The slot passes to the next in line; a new call must not take it.
			if (next) next();
			else running--;
		}
	}

	return {
		get free() {
			return running < width;
		},
		async run(signal, work) {
			signal.throwIfAborted();
			await turn(signal);
			return untilAborted(signal, begin(work));
		}
	};
}

/** The outcome of `work`, or the reason of `signal` as soon as it aborts. */
export const untilAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		const aborted = () => reject(signal.reason as Error);
		signal.addEventListener('abort', aborted, { once: true });
		work.then(resolve, reject).finally(() => signal.removeEventListener('abort', aborted));
		if (signal.aborted) aborted();
	});
