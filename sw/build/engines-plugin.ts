import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { noteBundled } from './bundled.mjs';

const ID = 'virtual:engines';
const PRELOADED = 'virtual:engines-preloaded';

interface EngineFile {
	readonly file: string;
	readonly code: string;
	/** Names of files to be loaded before it, besides its group's engine. */
	readonly needs: readonly string[];
}

/**
 * Lazy parts that a service worker does without: it reads every file that it holds at each start, and these are large and
 * rarely asked for. Workers of pages have them.
 */
const PAGE_ONLY = ['math/calculator'];

/**
 * Entry modules by name: `geo` → engines/geo/engine.ts, `math/calculator` → engines/math/calculator.lazy.ts; and what
 * hosts load late.
 */
function entries(root: string): Map<string, string> {
	const found = new Map([
		['feeds', '/sw/feeds/machinery.ts'],
		['docs', '/sw/api/docs.ts']
	]);
	for (const group of readdirSync(path.join(root, 'engines'), { withFileTypes: true })) {
		if (!group.isDirectory() || group.name === 'kit') continue;
		found.set(group.name, `/engines/${group.name}/engine.ts`);
		for (const file of readdirSync(path.join(root, 'engines', group.name)))
			if (file.endsWith('.lazy.ts')) found.set(`${group.name}/${file.slice(0, -8)}`, `/engines/${group.name}/${file}`);
	}
	return found;
}

/** Files by the group that they belong to: its engine and its lazy parts share what both use. */
function groupsOf(files: ReadonlyMap<string, string>): string[][] {
	const groups = new Map<string, string[]>();
	for (const name of files.keys()) {
		const group = name.replace(/\/.*/, '');
		groups.set(group, [...(groups.get(group) ?? []), name]);
	}
	return [...groups.values()];
}

const fileName = (name: string) => name.replace('/', '-');

/**
 * One file an engine and one a lazy part, valid as classic scripts (importScripts in the service worker) and as modules
 * (import() in page workers). What an engine uses is in its file alone: its lazy parts, which are loaded after it, take it from
 * there. Loading registers initialisers and costs parsing only; the library runs at first use.
 */
async function buildGroup(
	root: string,
	names: readonly string[],
	files: ReadonlyMap<string, string>
): Promise<(readonly [string, EngineFile])[]> {
	const [group = ''] = names;
	const entryOf = (name: string) => path.join(root, files.get(name) ?? '');
	const core = new Set<string>();
	const [output] = (await build({
		root,
		configFile: false,
		logLevel: 'warn',
		plugins: [
			noteBundled(),
			{
				name: 'core',
				buildEnd() {
					const visit = (id: string) => {
						if (core.has(id)) return;
						core.add(id);
						for (const next of this.getModuleInfo(id)?.importedIds ?? []) visit(next);
					};
					if (names.length > 1) visit(entryOf(group));
				}
			}
		],
		define: {
			'process.env.NODE_ENV': '"production"',
			// Older packages look for `require` to tell that they are a module; without it they set a global instead.
			'typeof require': '"function"'
		},
		build: {
			write: false,
			minify: true,
			target: 'es2022',
			copyPublicDir: false,
			lib: {
				entry: Object.fromEntries(names.map((name) => [fileName(name), entryOf(name)])),
				formats: ['cjs'],
				fileName: (_format, name) => `${name}.js`
			},
			rolldownOptions: {
				output: {
					chunkFileNames: '[name].js',
					codeSplitting: { groups: [{ name: `${group}-core`, test: (id) => core.has(id) }] }
				}
			}
		}
	})) as Rolldown.RolldownOutput[];
	const chunks = (output?.output ?? []).flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []));
	/** What the engine uses is in its file; what only lazy parts share is a file of its own. */
	const nameOf = new Map(
		chunks.map(({ fileName: file }) => [
			file,
			names.find((name) => `${fileName(name)}.js` === file) ?? `${group}/${file}`
		])
	);
	const engineFiles = new Set<string>();
	const include = (file: string) => {
		if (engineFiles.has(file)) return;
		engineFiles.add(file);
		for (const other of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) include(other);
	};
	include(`${fileName(group)}.js`);
	const inEngine = (chunk: Rolldown.OutputChunk) => engineFiles.has(chunk.fileName);
	/** Registers a chunk by its name; other chunks of the group are asked for by theirs. */
	const registered = (chunk: Rolldown.OutputChunk) => {
		const code = chunk.code.replace(
			/\brequire\(["'`]\.\/([\w.-]+)["'`]\)/g,
			(_, file: string) => `self.__engines[${JSON.stringify(nameOf.get(file))}]()`
		);
		const name = JSON.stringify(nameOf.get(chunk.fileName));
		return `(()=>{let m;(self.__engines??={})[${name}]=()=>m??=(exports=>{${code}\nreturn exports})({})})();`;
	};
	const fileOf = (name: string, own: readonly Rolldown.OutputChunk[]): readonly [string, EngineFile] => {
		const code = own.map(registered).join('\n');
		const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
		const needs = chunks.filter(
			(other) => own.some(({ imports }) => imports.includes(other.fileName)) && !inEngine(other)
		);
		return [
			name,
			{
				file: `engines/${fileName(name).replace(/\.js$/, '')}-${hash}.js`,
				code,
				needs: needs.map((other) => nameOf.get(other.fileName) ?? '')
			}
		];
	};
	return [
		fileOf(group, chunks.filter(inEngine)),
		...chunks.filter((chunk) => !inEngine(chunk)).map((chunk) => fileOf(nameOf.get(chunk.fileName) ?? '', [chunk]))
	];
}

const built = new Map<string, Promise<Map<string, EngineFile>>>();

/** All engine files; built once a process for page, worker and service worker builds. */
export function buildEngines(root: string): Promise<Map<string, EngineFile>> {
	let files = built.get(root);
	if (!files) {
		files = (async () => {
			const found = entries(root);
			const result = new Map<string, EngineFile>();
			for (const names of groupsOf(found))
				for (const [name, file] of await buildGroup(root, names, found)) result.set(name, file);
			return result;
		})();
		built.set(root, files);
	}
	return files;
}

/** Serves `virtual:engines` (see sw/virtual.d.ts). `emit` for the one build that writes the files. */
export function engines({ serviceWorker = false, emit = false } = {}): Plugin {
	let root = '';
	let base = '/';
	let development = false;
	return {
		name: `engines${serviceWorker ? ':service-worker' : ''}`,
		configResolved(config) {
			({ root, base } = config);
			development = config.command === 'serve';
		},
		resolveId: (id) => (id === ID || id === PRELOADED ? `\0${id}` : undefined),
		async load(id) {
			if (id === `\0${PRELOADED}`) return development ? preloadedModule(entries(root)) : '';
			if (id !== `\0${ID}`) return undefined;
			if (development) return developmentModule(entries(root));
			const files = [...(await buildEngines(root))].filter(([name]) => !serviceWorker || !PAGE_ONLY.includes(name));
			const urls = Object.fromEntries(files.map(([name, { file }]) => [name, base + file]));
			const needs = Object.fromEntries(
				files.filter(([, file]) => file.needs.length > 0).map(([name, file]) => [name, file.needs])
			);
			return `export const urls = ${JSON.stringify(urls)};
const needs = ${JSON.stringify(needs)};
const registered = () => (self.__engines ??= {});
export const has = (name) => name in urls;
export async function fetchPart(name) {
	for (const before of needs[name] ?? []) await fetchPart(before);
	if (!registered()[name]) ${serviceWorker ? 'importScripts(urls[name])' : 'await import(/* @vite-ignore */ urls[name])'};
}
export const part = (name) => registered()[name]();`;
		},
		async generateBundle() {
			if (!emit) return;
			for (const { file, code } of (await buildEngines(root)).values())
				this.emitFile({ type: 'asset', fileName: file, source: code });
		}
	};
}

/** From source, as it is asked for. */
function developmentModule(files: ReadonlyMap<string, string>): string {
	return `const modules = { ${[...files].map(([name, file]) => `'${name}': () => import('${file}')`).join(', ')} };
export const urls = null;
export const has = () => true;
const loaded = {};
export const fetchPart = async (name) => void (loaded[name] ??= self.__engineModules?.[name] ?? (await modules[name]()));
export const part = (name) => loaded[name];`;
}

/** In development a service worker has neither import() nor importScripts: it gets every module at its start. */
function preloadedModule(files: ReadonlyMap<string, string>): string {
	const all = [...files];
	return `${all.map(([, file], index) => `import * as m${index} from '${file}';`).join('\n')}
self.__engineModules = { ${all.map(([name], index) => `'${name}': m${index}`).join(', ')} };`;
}
