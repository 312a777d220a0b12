/** A thread of the Node host: runs engines for it, one call at a time. */
import { readFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import { runEngine } from '../host/run-engine';
import { serve, type Port } from '../host/rpc';
import { nodeEngines } from './engines';
import type { ThreadData } from './threads';

const { port, packs } = workerData as ThreadData;
const engines = nodeEngines(async (name) => {
	const file = packs[name];
	if (file === undefined) throw new Error(`no pack ${name} in this build`);
	const bytes = await readFile(file);
	return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
});

serve(
	port as unknown as Port,
	(group) => engines.load(group),
	(call) => runEngine(engines, call)
);
