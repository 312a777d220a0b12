/** A thread of the Node host: runs engines for it, one call at a time. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { runEngine } from '../host/run-engine';
import { serve, type Port } from '../host/rpc';
import { nodeEngines } from './engines';
import { readPackFile } from './packs';
import type { ThreadData } from './threads';

/** As nice as a thread that computes is: one that answers comes first where both want the same processor. */
const NICE = 10;

/** Linux schedules each thread by a priority of its own, under its number; elsewhere they share that of the process, which stays. */
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
