// npm run build: the app into dist/, the Node host into dist-node/. Environment: BASE (sub-path, default /), OUT (folder).
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { bundledPackages, noteBundled } from './bundled.mjs';
import { bundledRates, keptRates, refreshRates } from './rates.mjs';
import { updateKeys } from './updates.mjs';

const SOURCES = [
	'package.json',
	'package-lock.json',
	'vite.config.ts',
	'index.html',
	'LICENSE',
	'THIRD_PARTY.md',
	'src',
	'sw',
	'engines',
	'public',
	'data/build',
	'data/packs',
	'data/sources'
];
/** Entries of the Node host: what `npm start` serves by, its threads, the command and the library of the package. */
const NODE_ENTRIES = ['serve', 'worker', 'cli', 'index', 'lambda'];
/** Placeholder of the base during the build, so that its positions are known: `utility-apis init` replaces it. */
const BASE_STANDIN = '/__base-of-utility-apis__';
/** Files of so many bytes are compressed once, as long as builds have them. */
const KEPT_FROM = 4_096;
const KEPT_DAYS = 7;
const root = path.resolve(import.meta.dirname, '../..');

/** Hash of everything that the build is made of: names its version and tells whether a build is up to date. */
export async function fingerprint() {
	const hash = createHash('sha256').update(process.env.BASE ?? '/');
	for (const [name, value] of Object.entries(process.env).sort())
		if (name.startsWith('VITE_') && name !== 'VITE_VERSION') hash.update(`${name}=${value}`);
	for (const source of SOURCES) {
		const entries = statSync(path.join(root, source)).isFile()
			? [path.join(root, source)]
			: (await readdir(path.join(root, source), { recursive: true, withFileTypes: true }))
					.filter((entry) => entry.isFile() && !/\.test\.ts$|\.md$/.test(entry.name))
					.map((entry) => path.join(entry.parentPath, entry.name))
					.filter((file) => !path.relative(root, file).includes('node_modules'))
					.sort();
		for (const file of entries) hash.update(path.relative(root, file)).update(await readFile(file));
	}
	// A build with stored rates is another build; only a new build looks for newer rates.
	return hash
		.update(keptRates() ?? '')
		.digest('hex')
		.slice(0, 12);
}

/** Builds unless `out` and its Node host are a build of these very sources. Answers its version. */
export async function buildApp({ out = 'dist', force = false } = {}) {
	let version = await fingerprint();
	const stamp = path.join(root, out, 'build.txt');
	const built = await readFile(stamp, 'utf8').catch(() => '');
	const served = existsSync(path.join(root, `${out}-node`, 'index.d.ts'));
	if (!force && served && built.trim() === version) return version;
	await refreshRates();
	version = await fingerprint();
	const { build, runnerImport } = await import('vite');
	process.env.VITE_VERSION = version;
	// A build is for production, also when a caller such as a test runner sets NODE_ENV.
	process.env.NODE_ENV = 'production';
	await rm(path.join(root, out), { recursive: true, force: true });
	await build({ root, base: `${BASE_STANDIN}/`, build: { outDir: out, emptyOutDir: true } });
	const places = await settle(path.join(root, out), (process.env.BASE ?? '/').replace(/\/$/, ''));
	await build({
		root,
		configFile: false,
		logLevel: 'warn',
		plugins: [noteBundled(), bundledRates()],
		define: {
			'import.meta.env.VITE_VERSION': JSON.stringify(version),
			'import.meta.env.VITE_UPDATE_KEYS': JSON.stringify(updateKeys().join(' '))
		},
		// Native modules stay external; the server works without them.
		ssr: { noExternal: true, external: ['lmdb'] },
		build: {
			ssr: true,
			rolldownOptions: {
				input: Object.fromEntries(NODE_ENTRIES.map((name) => [name, path.join(root, `sw/node/${name}.ts`)]))
			},
			outDir: `${out}-node`,
			emptyOutDir: true,
			target: 'node20',
			minify: true,
			copyPublicDir: false
		}
	});
	await writeFile(path.join(root, `${out}-node`, 'bundled.json'), JSON.stringify(bundledPackages()));
	await writeFile(path.join(root, `${out}-node`, 'base-places.json'), JSON.stringify(places));
	const { module } = await runnerImport(path.join(root, 'sw/client/declarations.ts'), { root, configFile: false });
	await writeFile(
		path.join(root, `${out}-node`, 'index.d.ts'),
		module.libraryTypes(`../${path.basename(out)}/client.js`)
	);
	await compress(path.join(root, out));
	await writeFile(stamp, `${version}\n`);
	return version;
}

/** Replaces the placeholder of the base. Returns its positions in UTF-16 units of each file. */
async function settle(folder, base) {
	const files = {};
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile() || !/(^_headers|\.(js|css|html|json|webmanifest|txt|ts))$/.test(entry.name)) continue;
		const file = path.join(entry.parentPath, entry.name);
		const parts = (await readFile(file, 'utf8')).split(BASE_STANDIN);
		if (parts.length === 1) continue;
		await writeFile(file, parts.join(base));
		let at = -base.length;
		files[path.relative(folder, file).split(path.sep).join('/')] = parts
			.slice(0, -1)
			.map((part) => (at += part.length + base.length));
	}
	return { base, files };
}

/** A Brotli copy beside each file that gains by it: the server sends it where the browser takes it. */
async function compress(folder) {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const queue = entries
		.filter((entry) => entry.isFile() && /\.(js|css|html|json|svg|webmanifest|bin|wasm|md)$/.test(entry.name))
		.map((entry) => path.join(entry.parentPath, entry.name));
	const work = async () => {
		for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
			const bytes = await readFile(file);
			const compressed = await (bytes.length > KEPT_FROM ? compressOnce(bytes) : brotli(bytes));
			if (compressed.length < 0.95 * bytes.length) await writeFile(`${file}.br`, compressed);
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	await forgetUnused();
}

/** Removes files that were unused for a week. */
async function forgetUnused() {
	const folder = path.join(root, 'data/generated');
	for (const name of await readdir(folder)) {
		if (!name.endsWith('.br')) continue;
		const file = path.join(folder, name);
		const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
		if (Date.now() - mtimeMs > KEPT_DAYS * 86_400_000) await rm(file, { force: true });
	}
}

/** In a thread of Node's own. */
const brotli = (bytes) =>
	promisify(brotliCompress)(bytes, {
		params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
	});

/** More than a minute's work for all packs and files: kept by content beside the packs that a recipe made. */
async function compressOnce(bytes) {
	const folder = path.join(root, 'data/generated');
	const kept = path.join(folder, `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.br`);
	if (existsSync(kept)) {
		const now = new Date();
		await utimes(kept, now, now);
		return readFile(kept);
	}
	const compressed = await brotli(bytes);
	await mkdir(folder, { recursive: true });
	// Written aside first: two builds may be at it.
	const aside = `${kept}.${process.pid}`;
	await writeFile(aside, compressed);
	await rename(aside, kept);
	return compressed;
}

if (import.meta.filename === process.argv[1])
	await buildApp({ out: process.env.OUT ?? 'dist', force: process.argv.includes('--force') });
