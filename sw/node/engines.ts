import { readFile } from 'node:fs/promises';
import { ownEngines } from '../host/in-process-engines';
import type { EngineIo } from '../host/run-engine';
import { hostUpdates } from '../host/signed-update';
import { outwardFetch } from './outward';

/** What engines need of a Node process, in its main thread and in its workers alike. */
export const nodeEngines = (
	pack: (name: string) => Promise<ArrayBuffer>
): EngineIo & { packsRead(): readonly string[] } => ({
	...ownEngines(pack),
	update: hostUpdates({ read: readUpdateFile }),
	timeZone: () => 'UTC',
	clock: () => performance.now(),
	// What callers name: feeds ask their upstreams by the plain fetch of the host.
	fetch: outwardFetch(process.env['UTILITY_ALLOW_PRIVATE'] === '1' ? { mayReach: () => true } : {})
});

/** The signed file that `UTILITY_UPDATES` names; undefined without one. */
async function readUpdateFile(): Promise<string | undefined> {
	const file = process.env['UTILITY_UPDATES'];
	return file === undefined ? undefined : readFile(file, 'utf8');
}
