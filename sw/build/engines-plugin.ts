import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { build, runnerImport, type Plugin, type Rolldown } from 'vite';
import { noteBundled } from './bundled.mjs';
import { bundledRates } from './rates.mjs';

const ID = 'virtual:engines';
const PRELOADED = 'virtual:engines-preloaded';
const FEED_FILES = 'virtual:feed-files';

interface EngineFile {
	readonly file: string;
	readonly code: string;
	/** Names of files to be loaded before it, besides its group's engine. */
	readonly needs: readonly string[];
}

/** Lazy parts that a service worker omits, because it reads all its code at each start. */
const PAGE_ONLY = ['math/calculus', 'math/matrix'];
/** Data modules: in a build their exports are a JSON file. */
const DATA = 'docs';
const DATA_MODULE = '/sw/api/document.ts';

/** Entry modules by name: `geo` → engine.ts, `math/matrix` → math/matrix.lazy.ts; and late host code. */
function entries(root: string): Map<string, string> {
	const found = new Map([['feeds', '/sw/feeds/feeds-entry.ts']]);
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

/** Maximum size of code shared by lazy parts without a separate file, characters. */
const MAX_SHARED = 2048;

const fileName = (name: string) => name.replace('/', '-');

/** Chunks of entries, by name, that ask for each other as modules of CommonJS do; what `together` holds is one chunk. */
async function bundle(
	root: string,
	entryPoints: Readonly<Record<string, string>>,
	more: { readonly plugins?: Plugin[]; readonly together?: { name: string; test(id: string): boolean } } = {}
): Promise<Rolldown.OutputChunk[]> {
	const [output] = (await build({
		root,
		configFile: false,
		logLevel: 'warn',
		plugins: [noteBundled(), bundledRates(), ...(more.plugins ?? [])],
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
			lib: { entry: entryPoints, formats: ['cjs'], fileName: (_format, name) => `${name}.js` },
			rolldownOptions: {
				output: {
					chunkFileNames: '[name].js',
					...(more.together && { codeSplitting: { groups: [more.together] } })
				}
			}
		}
	})) as Rolldown.RolldownOutput[];
	return (output?.output ?? []).flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []));
}

/** Code that registers a chunk by its name, to run at first use. Its `require` finds other chunks by their names in `nameOf`. */
function registered(
	{ code, fileName: file, imports }: Rolldown.OutputChunk,
	nameOf: ReadonlyMap<string, string>
): string {
	const name = JSON.stringify(nameOf.get(file));
	const names = JSON.stringify(Object.fromEntries(imports.map((other) => [`./${other}`, nameOf.get(other)])));
	const [parameter, argument] = imports.length > 0 ? [',require', `,file=>self.__engines[${names}[file]]()`] : ['', ''];
	return `(()=>{let m;(self.__engines??={})[${name}]=()=>m??=((exports${parameter})=>{${code}\nreturn exports})({}${argument})})();`;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
const hashIn = (file: string) => /-([\w-]{8})\.js(?:on)?$/.exec(file)?.[1];
const hashed = (name: string, code: string) => `engines/${name}-${hashOf(code)}.js`;

// One file an engine and one a lazy part, valid as classic scripts (importScripts in the service worker) and as modules
// (import() in page workers). What an engine uses is in its file alone: its lazy parts, which are loaded after it, take it from
// there. Loading registers initialisers and costs parsing only; the library runs at first use.
async function buildGroup(
	root: string,
	names: readonly string[],
	files: ReadonlyMap<string, string>
): Promise<(readonly [string, EngineFile])[]> {
	const [group = ''] = names;
	const entryOf = (name: string) => path.join(root, files.get(name) ?? '');
	const core = new Set<string>();
	const chunks = await bundle(root, Object.fromEntries(names.map((name) => [fileName(name), entryOf(name)])), {
		plugins: [
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
		together: { name: `${group}-core`, test: (id) => core.has(id) }
	});
	/** The engine's file has the modules it uses and small ones that only lazy parts share; larger shared ones become separate files. */
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
	// A request costs more than these bytes.
	for (const { fileName: file, isEntry, code } of chunks) if (!isEntry && code.length < MAX_SHARED) include(file);
	const inEngine = (chunk: Rolldown.OutputChunk) => engineFiles.has(chunk.fileName);
	const fileOf = (name: string, own: readonly Rolldown.OutputChunk[]): readonly [string, EngineFile] => {
		const code = own.map((chunk) => registered(chunk, nameOf)).join('\n');
		const needs = chunks.filter(
			(other) => own.some(({ imports }) => imports.includes(other.fileName)) && !inEngine(other)
		);
		const file = hashed(fileName(name).replace(/\.js$/, ''), code);
		// Another group may load a lazy part before its engine: `ask` loads `geo/names`.
		const usesEngine = name !== group && own.some(({ imports }) => imports.some((other) => engineFiles.has(other)));
		return [
			name,
			{ file, code, needs: [...(usesEngine ? [group] : []), ...needs.map((other) => nameOf.get(other.fileName) ?? '')] }
		];
	};
	return [
		fileOf(group, chunks.filter(inEngine)),
		...chunks.filter((chunk) => !inEngine(chunk)).map((chunk) => fileOf(nameOf.get(chunk.fileName) ?? '', [chunk]))
	];
}

/** Characters from which a module of data alone becomes JSON: a service worker stores code twice, as text and as byte code. */
const DATA_SIZE = 4_096;

const keyOf = (root: string, id: string) => JSON.stringify(path.relative(root, id));

/** Lets modules that hold only constants read their exports from `self.__data`, and puts the exports into `found` by module. */
function dataModules(root: string, found: Map<string, object>): Plugin {
	return {
		name: 'data-modules',
		enforce: 'post',
		async transform(code, id) {
			if (code.length < DATA_SIZE) return null;
			const isConstant = this.parse(code).body.every(
				(node) =>
					node.type === 'VariableDeclaration' ||
					node.type === 'ExportDefaultDeclaration' ||
					(node.type === 'ExportNamedDeclaration' && node.source === null)
			);
			if (!isConstant) return null;
			// A comment that names a source map has no address here, and Node refuses it while Vite's runner is at work.
			const plain = code.replace(/\/\/# sourceMappingURL=.*$/m, '');
			const exported: object = { ...(await import(`data:text/javascript,${encodeURIComponent(plain)}`)) };
			if (!isDeepStrictEqual(JSON.parse(JSON.stringify(exported)), exported)) return null;
			found.set(id, exported);
			const names = Object.keys(exported);
			const read = `const { ${names.map((name) => `${name}: $${name}`).join()} } = self.__data[${keyOf(root, id)}];`;
			return { code: `${read}\nexport { ${names.map((name) => `$${name} as ${name}`).join()} };`, map: null };
		}
	};
}

/** All that a service worker computes by itself. */
interface OwnFile {
	/** Path → content: its scripts, and files of data that engines read from the cache. */
	readonly files: ReadonlyMap<string, string>;
	/** Groups that the service worker always computes, with their shared code, then those that pages' workers compute. */
	readonly scripts: readonly [string, string];
	/** Name → paths of the data that it needs. */
	readonly tables: Readonly<Record<string, readonly string[]>>;
}

/** Whether the service worker always runs a group's operations: feeds and tables. */
const answersItself = (root: string, name: string) =>
	name === 'feeds' ||
	/kind: '(feed|data)'/.test(readFileSync(path.join(root, 'engines', name.replace(/\/.*/, ''), 'contract.ts'), 'utf8'));

/** Two scripts: each costs its bytes and half a millisecond at every start, and what engines share is in them once. */
async function buildOwn(root: string, base: string): Promise<OwnFile> {
	const own = [...entries(root)].filter(([name]) => !PAGE_ONLY.includes(name));
	const constants = new Map<string, object>();
	const chunks = await bundle(
		root,
		Object.fromEntries(own.map(([name, file]) => [fileName(name), path.join(root, file)])),
		{ plugins: [dataModules(root, constants)] }
	);
	const nameOf = new Map(chunks.map(({ fileName: file }) => [file, `shared/${file}`]));
	for (const [name] of own) nameOf.set(`${fileName(name)}.js`, name);
	const files = new Map<string, string>();
	const tableOf = new Map<string, string>();
	for (const { name, fileName: of, modules } of chunks) {
		const held = Object.keys(modules).filter((id) => constants.has(id));
		if (held.length === 0) continue;
		const tables = `{${held.map((id) => `${keyOf(root, id)}:${JSON.stringify(constants.get(id))}`).join()}}`;
		const file = `engines/${name}-tables-${hashOf(tables)}.json`;
		files.set(file, tables);
		tableOf.set(of, base + file);
	}
	/** A chunk and those that it asks for. */
	const reached = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
		if (seen.has(file)) return seen;
		seen.add(file);
		for (const other of chunks.find((chunk) => chunk.fileName === file)?.imports ?? []) reached(other, seen);
		return seen;
	};
	const entryFile = (name: string) => `${fileName(name)}.js`;
	const first = new Set(own.flatMap(([name]) => (answersItself(root, name) ? [...reached(entryFile(name))] : [])));
	const write = (wanted: boolean) => {
		const code = chunks
			.filter((chunk) => first.has(chunk.fileName) === wanted)
			.map((chunk) => registered(chunk, nameOf))
			.join('\n');
		const script = hashed('service-worker', code);
		files.set(script, code);
		return base + script;
	};
	const scripts = [write(true), write(false)] as const;
	const tables = Object.fromEntries(
		own.map(([name]) => [name, [...reached(entryFile(name))].flatMap((file) => tableOf.get(file) ?? [])])
	);
	tables[DATA] = [base + (await dataFile(root)).file];
	return { files, scripts, tables };
}

const builtOwn = new Map<string, Promise<OwnFile>>();

/** The service worker's engines; built once in a process, for the build that writes them and the one that names them. */
function ownFile(root: string, base: string): Promise<OwnFile> {
	const built = builtOwn.get(root) ?? buildOwn(root, base);
	builtOwn.set(root, built);
	return built;
}

/** The exports of DATA_MODULE as JSON. */
async function dataFile(root: string): Promise<EngineFile> {
	const { module } = await runnerImport<object>(path.join(root, DATA_MODULE), { root, configFile: false });
	const code = JSON.stringify({ ...module });
	return { file: `engines/${DATA}-${hashOf(code)}.json`, code, needs: [] };
}

const built = new Map<string, Promise<Map<string, EngineFile>>>();

/** All engine files; built once a process for page, worker and service worker builds. */
export function buildEngines(root: string): Promise<Map<string, EngineFile>> {
	let files = built.get(root);
	if (!files) {
		files = (async () => {
			const found = entries(root);
			const result = new Map([[DATA, await dataFile(root)]]);
			for (const names of groupsOf(found))
				for (const [name, file] of await buildGroup(root, names, found)) result.set(name, file);
			return result;
		})();
		built.set(root, files);
	}
	return files;
}

/** Paths of what answers a feed, by its group. */
async function feedFiles(root: string, base: string): Promise<Record<string, string[]>> {
	const files = await buildEngines(root);
	const groups = [...files.keys()].filter((name) => existsSync(path.join(root, 'engines', name, 'upstream.ts')));
	return Object.fromEntries(
		groups.map((group) => [group, ['feeds', group].map((name) => base + (files.get(name)?.file ?? ''))])
	);
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
		resolveId: (id) => (id === ID || id === PRELOADED || id === FEED_FILES ? `\0${id}` : undefined),
		async load(id) {
			const modules = () => new Map([...entries(root), [DATA, DATA_MODULE]]);
			if (id === `\0${PRELOADED}`) return development ? preloadedModule(modules()) : '';
			if (id === `\0${FEED_FILES}`)
				return `export const feedFiles = ${JSON.stringify(development ? {} : await feedFiles(root, base))};`;
			if (id !== `\0${ID}`) return undefined;
			if (development) return developmentModule(modules());
			if (serviceWorker) {
				const { scripts, tables } = await ownFile(root, base);
				return `const tables = ${JSON.stringify(tables)};
const held = {};
export const scripts = ${JSON.stringify(scripts)};
export const has = (name) => name in tables;
async function fetchTable(file) {
	const response = (await caches.match(file)) ?? (await fetch(file));
	if (!response.ok) throw new Error(file + ': status ' + response.status);
	Object.assign((self.__data ??= {}), (held[file] = await response.json()));
}
export async function fetchPart(name) {
	await Promise.all(tables[name].filter((file) => !held[file]).map(fetchTable));
	if (name === '${DATA}') return;
	if (!self.__engines) importScripts(scripts[0]);
	if (!self.__engines[name]) importScripts(scripts[1]);
}
export const part = (name) => (name === '${DATA}' ? held[tables.${DATA}] : self.__engines[name]());`;
			}
			const files = [...(await buildEngines(root))];
			// Names of files follow from those of parts: only their hashes are listed, which no compression makes smaller.
			const hashes = Object.fromEntries(files.map(([name, { file }]) => [name, hashIn(file)]));
			const needs = Object.fromEntries(
				files.filter(([, file]) => file.needs.length > 0).map(([name, file]) => [name, file.needs])
			);
			return `const hashes = ${JSON.stringify(hashes)};
const needs = ${JSON.stringify(needs)};
const registered = () => (self.__engines ??= {});
const pathOf = (name) => ${JSON.stringify(base)} + 'engines/' + name.replace('/', '-').replace('.js', '') + '-' + hashes[name] + (name === '${DATA}' ? '.json' : '.js');
export const scripts = null;
export const has = (name) => name in hashes;
export async function fetchPart(name, fragment = '') {
	for (const before of needs[name] ?? []) await fetchPart(before, fragment);
	if (registered()[name]) return;
	if (name !== '${DATA}') return void (await import(/* @vite-ignore */ pathOf(name) + fragment));
	const response = await fetch(pathOf(name));
	if (!response.ok) throw new Error(name + ': status ' + response.status);
	const data = await response.json();
	registered()[name] = () => data;
}
export const part = (name) => registered()[name]();`;
		},
		async generateBundle() {
			if (!emit) return;
			for (const { file, code } of (await buildEngines(root)).values())
				this.emitFile({ type: 'asset', fileName: file, source: code });
			for (const [file, source] of (await ownFile(root, base)).files)
				this.emitFile({ type: 'asset', fileName: file, source });
		}
	};
}

/** From source, at the first request. */
function developmentModule(files: ReadonlyMap<string, string>): string {
	return `const modules = { ${[...files].map(([name, file]) => `'${name}': () => import('${file}')`).join(', ')} };
export const scripts = null;
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
