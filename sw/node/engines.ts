import type { AnyEngine } from '../../engines/kit/contract';
import type { EngineIo } from '../host/run-engine';
import { outwardFetch } from './outward';

const engineFiles = import.meta.glob<{ engine: AnyEngine }>('../../engines/*/engine.ts');
const lazyParts = import.meta.glob<unknown>('../../engines/*/*.lazy.ts');

/** What engines need of a Node process, in its main thread and in its workers alike. A pack is read once. */
export function nodeEngines(
	pack: (name: string) => Promise<ArrayBuffer>
): EngineIo & { packsRead(): readonly string[] } {
	const read = new Map<string, Promise<ArrayBuffer>>();
	return {
		async load(group) {
			const load = engineFiles[`../../engines/${group}/engine.ts`];
			if (!load) throw new Error(`no engine ${group}`);
			return (await load()).engine;
		},
		async lazy<M>(name: string) {
			const load = lazyParts[`../../engines/${name}.lazy.ts`];
			if (!load) throw new Error(`no lazy part ${name}`);
			return (await load()) as M;
		},
		pack(name) {
			let bytes = read.get(name);
			if (!bytes) {
				bytes = pack(name);
				// A failure is not kept: the file may be there the next time.
				bytes.catch(() => read.delete(name));
				read.set(name, bytes);
			}
			return bytes;
		},
		hasPack: async () => true,
		timeZone: () => 'UTC',
		clock: () => performance.now(),
		// What callers name: feeds ask their upstreams by the plain fetch of the host.
		fetch: outwardFetch(process.env['UTILITY_ALLOW_PRIVATE'] === '1' ? { mayReach: () => true } : {}),
		packsRead: () => [...read.keys()].sort()
	};
}
