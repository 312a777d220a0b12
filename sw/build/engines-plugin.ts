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
}

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
		for (const file of readdirSync(path.join(root, 'engines', group.name))) {
			if (file === 'engine.ts') found.set(group.name, `/engines/${group.name}/${file}`);
			if (file.endsWith('.lazy.ts')) found.set(`${group.name}/${file.slice(0, -8)}`, `/engines/${group.name}/${file}`);
		}
	}
	return found;
}

/**
 * One file an engine, valid as a classic script (importScripts in the service worker) and as a module (import() in page
 * workers). Loading registers an initialiser and costs parsing only; the library runs at first use.
 */
async function buildEngine(root: string, name: string, entry: string): Promise<EngineFile> {
	const [output] = (await build({
		root,
		configFile: false,
		logLevel: 'warn',
		plugins: [noteBundled()],
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
			lib: { entry: path.join(root, entry), name: '__engine', formats: ['iife'], fileName: () => 'engine.js' }
		}
	})) as Rolldown.RolldownOutput[];
	const chunk = output?.output[0];
	if (chunk?.type !== 'chunk') throw new Error(`${entry} built to no chunk`);
	const register = `(self.__engines??={})[${JSON.stringify(name)}]`;
	const code = `(()=>{let m;${register}=()=>m??=(()=>{${chunk.code}\nreturn __engine})()})();`;
	const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
	return { file: `engines/${name.replace('/', '-')}-${hash}.js`, code };
}

const built = new Map<string, Promise<Map<string, EngineFile>>>();

/** All engine files; built once a process for page, worker and service worker builds. */
export function buildEngines(root: string): Promise<Map<string, EngineFile>> {
	let files = built.get(root);
	if (!files) {
		files = (async () => {
			const result = new Map<string, EngineFile>();
			for (const [name, entry] of entries(root)) result.set(name, await buildEngine(root, name, entry));
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
			const urls = Object.fromEntries([...(await buildEngines(root))].map(([name, { file }]) => [name, base + file]));
			return `export const urls = ${JSON.stringify(urls)};
const registered = () => (self.__engines ??= {});
export async function fetchPart(name) {
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
