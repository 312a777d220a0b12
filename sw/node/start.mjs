// npm start: installs when needed, builds when sources are newer than the build, serves app and /v1 on PORT (4173).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Installs when node_modules is missing or was made from another lock file. */
export function install() {
	const lock = createHash('sha256')
		.update(readFileSync(path.join(root, 'package-lock.json')))
		.digest('hex');
	const stamp = path.join(root, 'node_modules/.installed-lock');
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
	console.log('Installing packages …');
	execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
		cwd: root,
		stdio: 'inherit',
		shell: process.platform === 'win32'
	});
	writeFileSync(stamp, lock);
}

if (import.meta.filename === process.argv[1]) {
	install();
	const { buildApp } = await import('./build.mjs');
	const out = process.env.OUT ?? 'dist';
	const version = await buildApp({ out });
	const base = (process.env.BASE ?? '/').replace(/\/$/, '');
	const port = Number(process.env.PORT ?? 4173);
	const { serveBuild } = await import(path.join(root, `${out}-node/server.js`));
	const server = await serveBuild({ dist: path.join(root, out), port, base, version });
	console.log(`Utility APIs ${version}: http://localhost:${server.address().port}${base}/`);
	for (const signal of ['SIGINT', 'SIGTERM'])
		process.once(signal, () => server.close(() => process.exit(0)) && server.closeAllConnections());
}
