/** A thread of the Node host: runs engines for it, one call at a time, or parses long bodies. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { toWire } from '../../engines/kit/errors';
import { parseBody } from '../api/read';
import { runEngine } from '../host/run-engine';
import { serve, type Port } from '../host/rpc';
import { nodeEngines } from './engines';
import { readPackFile } from './packs';
import type { Parsed, ThreadData, ToParse } from './threads';

/** As nice as a thread that computes is: one that answers comes first where both want the same processor. */
const NICE = 10;

/** Linux schedules each thread by its own priority, under its number. Elsewhere they share that of the process, which stays. */
function giveWay(): void {
	if (process.platform !== 'linux') return;
	try {
		setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICE);
	} catch (error) {
		console.warn('engine thread keeps its priority', error);
	}
}

giveWay();
const { port, packs } = workerData as ThreadData;
const engines = nodeEngines((name) => readPackFile(packs, name));

serve(
	port as unknown as Port,
	(group) => engines.load(group),
	(call) => runEngine(engines, call)
);

port.on('message', (message: Partial<ToParse> | null) => {
	if (!message?.body || !message.shape) return;
	const { id = 0, body, contentType = '', shape } = message;
	try {
		const input = parseBody(body, contentType, shape);
		const files = Object.values(input).filter((value) => value instanceof ArrayBuffer);
		port.postMessage({ id, input } satisfies Parsed, files);
	} catch (error) {
		port.postMessage({ id, error: toWire(error) } satisfies Parsed);
	}
});
