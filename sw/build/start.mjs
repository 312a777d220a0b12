// npm start: installs when needed, builds when sources are newer than the build, serves app and /v1 on PORT (4173) of HOST (this machine alone).
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Installs when the node_modules of a folder with a package.json is missing or older than its lock file. */
export function install(folder = root) {
	const modules = path.join(folder, 'node_modules');
	// A linked folder is managed elsewhere.
	if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
	const made = statSync(path.join(modules, '.package-lock.json'), { throwIfNoEntry: false });
	// Building needs the development packages, which an install for production lacks.
	const whole = folder !== root || existsSync(path.join(modules, 'vite'));
	if (whole && made && made.mtimeMs >= statSync(path.join(folder, 'package-lock.json')).mtimeMs) return;
	console.log(`Installing packages${folder === root ? '' : ` of ${path.relative(root, folder)}`} …`);
	// Building needs the development packages, also where NODE_ENV says production.
	execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
		cwd: folder,
		stdio: 'inherit',
		shell: process.platform === 'win32'
	});
}

if (import.meta.filename === process.argv[1]) {
	install();
	const { buildApp } = await import('./build.mjs');
	const out = process.env.OUT ?? 'dist';
	const version = await buildApp({ out });
	const { serve } = await import(path.join(root, `${out}-node/serve.js`));
	const workerFile = path.join(root, `${out}-node/worker.js`);
	const store = path.resolve(root, process.env.UTILITY_STORE ?? '.store');
	await serve({ dist: path.join(root, out), workerFile, version, store, command: 'npm start' }).catch((error) => {
		if (error.name !== 'ServeError') throw error;
		console.error(error.message);
		process.exit(1);
	});
}
