import { availableParallelism } from 'node:os';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { busy, fromWire, type WireError } from '../../engines/kit/errors';
import type { Call, Ran } from '../api/handle';
import type { BodyShape, ParseBody } from '../api/read';
import type { Route } from '../api/routes';
import { runInWorker, type EngineWorker } from '../host/compute';
import { DEADLINE_MS } from '../host/messages';
import { CallLost, connect, type Patience, type Port } from '../host/rpc';

/** The start message of a thread. */
export interface ThreadData {
	readonly port: MessagePort;
	/** Files of the packs by name. */
	readonly packs: Readonly<Record<string, string>>;
}

/** A thread has nothing else to do; a machine under load may take long to start it. */
const PATIENCE: Patience = { silentMs: 20_000, loadMs: 20_000, deadlineMs: DEADLINE_MS };
const ATTEMPTS = 2;
/** Maximum number of threads: each holds separate engines and packs. */
const MAX_THREADS = 4;

export interface Threads {
	/** Calls at a time. One core is left to the event loop. */
	readonly width: number;
	run(call: Call, route: Route, signal: AbortSignal): Promise<Ran>;
	/** Parses a body in a thread that does nothing else; its bytes are gone from the caller. */
	readonly parse: ParseBody;
	/** Ends all threads. */
	close(): void;
}

/** A body to be parsed by a thread. */
export interface ToParse {
	readonly id: number;
	readonly body: ArrayBuffer;
	readonly contentType: string;
	readonly shape: BodyShape;
}
export type Parsed = { readonly id: number } & (
	| { readonly input: Readonly<Record<string, unknown>> }
	| { readonly error: WireError }
);

/** Threads for long computations, started when they are needed. `file` is the built worker.ts. */
export function createThreads(file: string | URL, packs: Readonly<Record<string, string>>): Threads {
	const idle: EngineWorker[] = [];
	const all = new Set<EngineWorker>();

	function start(): EngineWorker {
		const { port1, port2 } = new MessageChannel();
		const worker = new Worker(file, { workerData: { port: port2, packs } satisfies ThreadData, transferList: [port2] });
		const thread: EngineWorker = { rpc: connect(port1 as unknown as Port), end };
		// Neither keeps the process alive: its server does.
		port1.unref();
		worker.unref();
		worker.once('error', (error) => {
			console.error('engine thread failed', error);
			end();
		});
		worker.once('exit', end);
		all.add(thread);

		function end(): void {
			if (!all.delete(thread)) return;
			const at = idle.indexOf(thread);
			if (at >= 0) idle.splice(at, 1);
			void worker.terminate();
			thread.rpc.close();
			port1.close();
		}
		return thread;
	}

	let parsing: ReturnType<typeof startParsing> | undefined;
	function startParsing() {
		const { port1, port2 } = new MessageChannel();
		const worker = new Worker(file, { workerData: { port: port2, packs } satisfies ThreadData, transferList: [port2] });
		const pending = new Map<number, (parsed: Parsed | Error) => void>();
		port1.on('message', (parsed: Parsed) => pending.get(parsed.id)?.(parsed));
		port1.unref();
		worker.unref();
		worker.once('error', (error) => console.error('parsing thread failed', error));
		worker.once('exit', () => {
			parsing = undefined;
			for (const settle of pending.values()) settle(busy('could not read this body now', 2));
			port1.close();
		});
		let lastId = 0;
		const parse: ParseBody = (body, contentType, shape) =>
			new Promise((resolve, reject) => {
				const id = ++lastId;
				pending.set(id, (parsed) => {
					pending.delete(id);
					if (parsed instanceof Error) reject(parsed);
					else if ('error' in parsed) reject(fromWire(parsed.error));
					else resolve(parsed.input);
				});
				port1.postMessage({ id, body, contentType, shape } satisfies ToParse, [body]);
			});
		return { parse, end: () => void worker.terminate() };
	}

	return {
		parse: (...asked) => (parsing ??= startParsing()).parse(...asked),
		width: Math.max(1, Math.min(availableParallelism() - 1, MAX_THREADS)),
		async run(call, route, signal) {
			for (let attempt = 1; ; attempt++) {
				const thread = idle.pop() ?? start();
				try {
					return await runInWorker(thread, call, route, PATIENCE, signal);
				} catch (error) {
					if (!(error instanceof CallLost)) throw error;
					thread.end();
					if (attempt === ATTEMPTS) throw busy('could not compute this now', 2, { cause: error });
				} finally {
					if (all.has(thread)) idle.push(thread);
				}
			}
		},
		close() {
			for (const thread of [...all]) thread.end();
			parsing?.end();
		}
	};
}
