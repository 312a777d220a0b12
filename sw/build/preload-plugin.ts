import type { Plugin, Rolldown } from 'vite';
import { isRuntime } from './namespaces-plugin.ts';

/** Vite's helper around late imports, which it puts before every one of them. */
const HELPER = '\0vite/preload-helper.js';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** A file with all that is there once it is. */
function closureOf(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
	const chunk = bundle[file];
	if (found.has(file) || chunk?.type !== 'chunk' || isRuntime(file)) return found;
	found.add(file);
	for (const imported of chunk.imports) closureOf(bundle, imported, found);
	return found;
}

/** Chunks that the page fetches first, whatever its address. */
const FIRST = ['index', 'app', 'common'];

/** Their files, with all that those import. */
export function firstFilesOf(bundle: Bundle): string[] {
	const found = new Set<string>();
	for (const file of Object.values(bundle))
		if (file.type === 'chunk' && FIRST.includes(file.name) && !file.isEntry) closureOf(bundle, file.fileName, found);
	return [...found];
}

/**
 * Fetches the imports of a lazy chunk in parallel with it. Replaces Vite's helper without its support for styles, because
 * styles are in scripts here; lists omit the files that the importing one has, and those that the page fetches first.
 */
export function latePreloads(): Plugin {
	let base = '/';
	let bundle: Bundle = {};
	return {
		name: 'late-preloads',
		apply: 'build',
		enforce: 'pre',
		config: () => ({
			build: {
				modulePreload: {
					polyfill: false,
					resolveDependencies(file, needed, { hostId, hostType }) {
						if (hostType === 'html') return needed;
						const there = closureOf(bundle, hostId);
						for (const first of firstFilesOf(bundle)) there.add(first);
						return needed.filter((one) => one !== file && !there.has(one) && !isRuntime(one));
					}
				}
			}
		}),
		configResolved(config) {
			({ base } = config);
		},
		load: (id) =>
			id === HELPER
				? `const begun = new Set();
export function __vitePreload(load, files = []) {
	for (const file of files)
		if (!begun.has(file) && begun.add(file))
			document.head.append(
				Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: ${JSON.stringify(base)} + file })
			);
	return load();
}`
				: null,
		generateBundle: {
			order: 'pre',
			handler(_options, files) {
				bundle = files;
			}
		}
	};
}
