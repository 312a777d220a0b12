import type { AnyEngine } from '../../engines/kit/contract';
import type { EngineIo } from './run-engine';

const engineFiles = import.meta.glob<{ engine: AnyEngine }>('../../engines/*/engine.ts');
const lazyParts = import.meta.glob<unknown>('../../engines/*/*.lazy.ts');

/** All engines, in this process, for hosts outside of browsers; each is loaded and each pack is read once, when first asked for. */
export function ownEngines(
	pack: (name: string) => Promise<ArrayBuffer>
): Pick<EngineIo, 'load' | 'lazy' | 'pack' | 'hasPack'> & { packsRead(): readonly string[] } {
	const read = new Map<string, Promise<ArrayBuffer>>();
	/** What an `import()` that was made before answers, which asks the loader each time. */
	const loaded = new Map<string, Promise<unknown>>();
	function once(name: string, load: (() => Promise<unknown>) | undefined): Promise<unknown> {
		const before = loaded.get(name);
		if (before) return before;
		if (!load) return Promise.reject(new Error(`no engine file ${name}`));
		const loading = load();
		loaded.set(name, loading);
		loading.catch(() => loaded.delete(name));
		return loading;
	}
	return {
		async load(group) {
			const { engine } = (await once(group, engineFiles[`../../engines/${group}/engine.ts`])) as { engine: AnyEngine };
			return engine;
		},
		lazy: <M>(name: string) => once(name, lazyParts[`../../engines/${name}.lazy.ts`]) as Promise<M>,
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
