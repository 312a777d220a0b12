// npm start: installs when needed, builds when sources are newer than the build, serves app and /v1 on PORT (4173) of HOST (this machine alone).
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Installs when the node_modules of a folder with a package.json is missing or older than its lock file. */
export function install(folder = root) {
	const modules = path.join(folder, 'node_modules');
	// A linked folder is kept by whoever linked it.
	if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return;
	const made = statSync(path.join(modules, '.package-lock.json'), { throwIfNoEntry: false });
	// Without its development packages nothing can be built: somebody installed for production.
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

/** How long requests that have begun may take after the server was told to end. */
const DRAIN_MS = 10_000;

if (import.meta.filename === process.argv[1]) {
	const port = Number(process.env.PORT ?? 4173);
	if (!Number.isInteger(port) || port < 0 || port > 65535) {
		console.error(`PORT must be a whole number from 0 to 65535, not "${process.env.PORT}".`);
		process.exit(1);
	}
	install();
	const { buildApp } = await import('./build.mjs');
	const out = process.env.OUT ?? 'dist';
	const version = await buildApp({ out });
	const base = (process.env.BASE ?? '/').replace(/\/$/, '');
	const { drain, serveBuild } = await import(path.join(root, `${out}-node/server.js`));
	const host = process.env.HOST || 'localhost';
	const workerFile = path.join(root, `${out}-node/worker.js`);
	const store = path.resolve(root, process.env.UTILITY_STORE ?? '.store');
	const server = await serveBuild({ dist: path.join(root, out), port, host, base, version, workerFile, store }).catch(
		(error) => {
			if (error.code !== 'EADDRINUSE') throw error;
			console.error(`Port ${port} is in use. Another one: PORT=${(port % 65535) + 1} npm start`);
			process.exit(1);
		}
	);
	const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
	console.log(`Utility APIs ${version}: http://${name}:${server.address().port}${base}/`);
	if (!process.env.UTILITY_CONTACT)
		console.log(
			'UTILITY_CONTACT (an e-mail or web address) is not set: Wikipedia and Open Food Facts ask for one, and may refuse.'
		);
	for (const signal of ['SIGINT', 'SIGTERM'])
		process.once(signal, () => drain(server, DRAIN_MS).then(() => process.exit(0)));
}
