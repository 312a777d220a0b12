import path from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { isRuntime } from './namespaces-plugin.ts';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** Chunks that the page fetches first, whatever its address. */
const FIRST = ['index', 'app'];
const ENTRY = 'src/main.ts';

/** A file with all that is there once it is. */
function closureOf(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
	const chunk = bundle[file];
	if (found.has(file) || chunk?.type !== 'chunk' || isRuntime(file)) return found;
	found.add(file);
	for (const imported of chunk.imports) closureOf(bundle, imported, found);
	return found;
}

/** The first files by their chunks. Rolldown puts an entry into a separate file that only imports its chunk: it is not needed. */
const firstChunks = (bundle: Bundle): Rolldown.OutputChunk[] =>
	Object.values(bundle).filter(
		(file) => file.type === 'chunk' && FIRST.includes(file.name) && !file.isEntry
	) as Rolldown.OutputChunk[];

function firstFilesOf(bundle: Bundle): string[] {
	const found = new Set<string>();
	for (const { fileName } of firstChunks(bundle)) closureOf(bundle, fileName, found);
	return [...found];
}

/** Starts the page, fetching in parallel the app, the entry and shared files, and a chunk with its imports. */
export function firstFiles(): Plugin {
	let base = '/';
	let bundle: Bundle = {};
	let isBuild = true;
	return {
		name: 'first-files',
		enforce: 'pre',
		config: () => ({
			build: {
				modulePreload: {
					polyfill: false,
					resolveDependencies(file, needed, { hostId, hostType }) {
						if (hostType === 'html') return [];
						const there = closureOf(bundle, hostId);
						for (const first of firstFilesOf(bundle)) there.add(first);
						return needed.filter((one) => one !== file && !there.has(one) && !isRuntime(one));
					}
				}
			}
		}),
		configResolved(config) {
			({ base } = config);
			isBuild = config.command === 'build';
		},
		buildStart() {
			if (isBuild) this.emitFile({ type: 'chunk', id: path.resolve(ENTRY), name: 'index' });
		},
		generateBundle: {
			order: 'pre',
			handler(_options, files) {
				bundle = files;
			}
		},
		transformIndexHtml: {
			order: 'post',
			handler(_html, { bundle: built }) {
				const script = (src: string): HtmlTagDescriptor => ({
					tag: 'script',
					attrs: { type: 'module', crossorigin: true, src: base + src },
					injectTo: 'head'
				});
				if (!built) return [script(ENTRY)];
				const begun = firstChunks(built).find(({ name }) => name === FIRST[0]);
				if (!begun) throw new Error(`${ENTRY} was built to no chunk`);
				const others = firstFilesOf(built).filter((file) => file !== begun.fileName);
				return [
					script(begun.fileName),
					...others.map((file): HtmlTagDescriptor => ({
						tag: 'link',
						attrs: { rel: 'modulepreload', crossorigin: true, href: base + file },
						injectTo: 'head'
					}))
				];
			}
		}
	};
}
