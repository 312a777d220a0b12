/** A thread of the Node host: runs engines for it, one call at a time. */
import { workerData } from 'node:worker_threads';
import { runEngine } from '../host/run-engine';
import { serve, type Port } from '../host/rpc';
import { nodeEngines } from './engines';
import { readPackFile } from './packs';
import type { ThreadData } from './threads';

const { port, packs } = workerData as ThreadData;
const engines = nodeEngines((name) => readPackFile(packs, name));

serve(
	port as unknown as Port,
	(group) => engines.load(group),
	(call) => runEngine(engines, call)
);
