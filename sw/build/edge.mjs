// npm run edge: installs when needed, builds, serves app and /v1 on PORT (4174) of this machine by workerd, as Cloudflare
// would. Words go to wrangler: `npm run edge -- deploy --dry-run`.
import { spawnSync } from 'node:child_process';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, runnerImport } from 'vite';
import { buildApp, fingerprint } from './build.mjs';
import { bundledRates } from './rates.mjs';
import { install } from './start.mjs';
import { updateKeys } from './updates.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'sw/edge');
const target = path.join(root, 'dist-edge');
// Nothing of this calls home.
process.env.WRANGLER_SEND_METRICS = 'false';

/** Builds the edge host, unless it is a build of these very sources. */
export async function buildEdge() {
	const version = await fingerprint();
	const stamp = path.join(target, 'build.txt');
	if ((await readFile(stamp, 'utf8').catch(() => '')) === version) return;
	const { module } = await runnerImport(path.join(root, 'sw/build/packs-plugin.ts'), { root, configFile: false });
	process.env.NODE_ENV = 'production';
	await build({
		root,
		configFile: false,
		logLevel: 'warn',
		plugins: [module.packs(), bundledRates()],
		define: {
			'import.meta.env.VITE_VERSION': JSON.stringify(version),
			'import.meta.env.VITE_UPDATE_KEYS': JSON.stringify(updateKeys().join(' '))
		},
		ssr: { noExternal: true, target: 'webworker' },
		build: {
			ssr: true,
			rolldownOptions: {
				input: path.join(folder, 'worker.ts'),
				external: ['cloudflare:workers'],
				// What workerd finds exported it takes for a service or an object.
				preserveEntrySignatures: 'strict',
				// Engines stay separate files: an isolate loads the requested ones.
				output: { chunkFileNames: '[name]-[hash].js', codeSplitting: true }
			},
			outDir: target,
			emptyOutDir: true,
			target: 'es2022',
			minify: true,
			copyPublicDir: false
		}
	});
	await writeFile(stamp, version);
}

/** Files of the build as modules of a worker, its entry first. */
export const modulesOf = (files) => files.map((file) => ({ type: 'ESModule', path: path.join(target, file) }));

/** Starts workerd on the build and wrangler.jsonc. The first of `workers` answers at `url`. `shared`: options. */
export async function startEdge(assets, workers, shared = {}) {
	const { unstable_getMiniflareWorkerOptions: read } = await import(
		path.join(folder, 'node_modules/wrangler/wrangler-dist/cli.js')
	);
	const { Miniflare } = await import(path.join(folder, 'node_modules/miniflare/dist/src/index.js'));
	const overrides = { assets: { directory: assets } };
	const { workerOptions } = read(path.join(folder, 'wrangler.jsonc'), undefined, { overrides });
	const files = (await readdir(target)).filter((file) => file.endsWith('.js') && file !== 'worker.js');
	const modules = modulesOf(['worker.js', ...files]);
	const runtime = new Miniflare({
		...shared,
		// Without this, miniflare would fetch the location data of requests from the Internet.
		cf: false,
		workers: Object.entries(workers).map(([name, own]) => ({
			...workerOptions,
			name,
			modulesRoot: target,
			modules,
			...own
		}))
	});
	return { runtime, url: (await runtime.ready).origin };
}

if (import.meta.filename === process.argv[1]) {
	install();
	install(folder);
	const words = process.argv.slice(2);
	if (words[0] === '--build') await buildEdge();
	else {
		await buildApp();
		await buildEdge();
		if (words.length > 0)
			process.exitCode = spawnSync('npx', ['wrangler', ...words], { cwd: folder, stdio: 'inherit' }).status ?? 1;
		else {
			const port = Number(process.env.PORT ?? 4174);
			const { url } = await startEdge(path.join(root, 'dist'), { edge: { kvNamespaces: {} } }, { port });
			console.log(`Utility APIs at the edge: ${url}/ (key: demo)`);
		}
	}
}
