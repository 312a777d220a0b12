import type { AnyEngine } from '../../engines/kit/contract';
import type { EngineIo } from './run-engine';

const engineFiles = import.meta.glob<{ engine: AnyEngine }>('../../engines/*/engine.ts');
const lazyParts = import.meta.glob<unknown>('../../engines/*/*.lazy.ts');

/** All engines, in this process, for hosts outside of browsers; each is loaded and each pack is read once, when first asked for. */
export function ownEngines(
	pack: (name: string) => Promise<ArrayBuffer>
): Pick<EngineIo, 'load' | 'lazy' | 'pack' | 'hasPack'> & { packsRead(): readonly string[] } {
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
		packsRead: () => [...read.keys()].sort()
	};
}
