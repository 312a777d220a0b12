// npm run bench [-- name …]: each file of tests/bench prints its own table, our engine beside its peers in one run.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { install } from './start.mjs';
import { withModule } from './with-module.mjs';

const folder = path.resolve(import.meta.dirname, '../../tests/bench');
const asked = process.argv.slice(2);
const names = (await readdir(folder))
	.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
	.map((file) => file.slice(0, -3));
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`no bench ${unknown.join(', ')}; there are ${names.join(', ')}`);
// Peers are installed only for the benchmark.
install(folder);
for (const name of asked.length > 0 ? asked : names)
	await withModule(path.join(folder, `${name}.ts`), async ({ bench }) => {
		if (typeof bench !== 'function') return;
		console.log(`\n── ${name}`);
		await bench();
	});
