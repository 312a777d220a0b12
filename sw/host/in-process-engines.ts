import type { AnyEngine } from '../../engines/kit/contract';
import { memoize } from '../../engines/kit/memoize';
import type { EngineIo } from './run-engine';

const engineFiles = import.meta.glob<{ engine: AnyEngine }>('../../engines/*/engine.ts');
const lazyParts = import.meta.glob<unknown>('../../engines/*/*.lazy.ts');

/** All engines, in this process, for hosts outside of browsers; each is loaded and each pack is read once, when first asked for. */
export function ownEngines(
	pack: (name: string) => Promise<ArrayBuffer>
): Pick<EngineIo, 'load' | 'lazy' | 'pack' | 'hasPack'> & { packsRead(): readonly string[] } {
	const read = new Set<string>();
	/** What an `import()` that was made before answers, which asks the loader each time. */
	const once = memoize((file: string): Promise<unknown> => {
		const load = engineFiles[file] ?? lazyParts[file];
		return load ? load() : Promise.reject(new Error(`no engine file ${file}`));
	});
	const bytesOf = memoize(pack);
	return {
		async load(group) {
			const { engine } = (await once(`../../engines/${group}/engine.ts`)) as { engine: AnyEngine };
			return engine;
		},
		lazy: <M>(name: string) => once(`../../engines/${name}.lazy.ts`) as Promise<M>,
		async pack(name) {
			const bytes = await bytesOf(name);
			read.add(name);
			return bytes;
		},
		hasPack: async () => true,
		packsRead: () => [...read].sort()
	};
}
