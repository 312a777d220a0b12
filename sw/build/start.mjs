// npm start: installs when needed, builds when sources are newer than the build, serves app and /v1 on PORT (4173) of HOST (this machine alone).
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Installs when node_modules is missing or older than the lock file. */
export function install() {
	// A linked folder is kept by whoever linked it.
	if (lstatSync(path.join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
	const made = statSync(path.join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
	// Without its development packages nothing can be built: somebody installed for production.
	const whole = existsSync(path.join(root, 'node_modules/vite'));
	if (whole && made && made.mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs) return;
	console.log('Installing packages …');
	// Building needs the development packages, also where NODE_ENV says production.
	execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
		cwd: root,
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
	const server = await serveBuild({ dist: path.join(root, out), port, host, base, version, workerFile }).catch(
		(error) => {
			if (error.code !== 'EADDRINUSE') throw error;
			console.error(`Port ${port} is in use. Another one: PORT=${(port % 65535) + 1} npm start`);
			process.exit(1);
		}
	);
	const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
	console.log(`Utility APIs ${version}: http://${name}:${server.address().port}${base}/`);
	for (const signal of ['SIGINT', 'SIGTERM'])
		process.once(signal, () => drain(server, DRAIN_MS).then(() => process.exit(0)));
}
