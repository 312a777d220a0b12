// npm run check [-- --release]: form, lint, layers, linear expressions, missing texts, types of each runtime folder, unused code.
// Runs all, two at a time, then lists what failed. Missing texts of a language are warnings, and errors with --release.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { install } from './start.mjs';

const root = path.resolve(import.meta.dirname, '../..');
/** The longest first, so that both lanes end together. */
const CHECKS = [
	['svelte-check', '--tsgo', '--tsconfig', 'src/tsconfig.json', '--fail-on-warnings'],
	['tsc', '-p', 'tsconfig.json'],
	['oxfmt', '--check'],
	['tsc', '-p', 'engines/tsconfig.json'],
	['node', 'sw/build/run.mjs', 'sw/build/regexes/check.ts'],
	['knip'],
	['tsc', '-p', 'sw/tsconfig.json'],
	['tsc', '-p', 'sw/page/tsconfig.json'],
	['oxlint', '--deny-warnings'],
	['node', 'sw/build/run.mjs', 'sw/build/layers.ts'],
	['node', 'sw/build/run.mjs', 'src/locales/missing.ts', ...process.argv.slice(2)]
];

/** TypeScript in native code, which takes a sixth of the time. Layers, expressions and snippets are parsed by the one in JavaScript. */
const TSC = 'node_modules/@typescript/native/bin/tsc';

/** Runs one check and prints its output at its end; returns whether it passed. */
async function passes([tool, ...words]) {
	const script = { node: [], tsc: [TSC] }[tool];
	const command = script ? process.execPath : path.join(root, 'node_modules/.bin', tool);
	const child = spawn(command, [...(script ?? []), ...words], {
		cwd: root,
		shell: process.platform === 'win32' && !script
	});
	const said = [];
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text));
	const [status] = await once(child, 'close');
	process.stdout.write(Buffer.concat([Buffer.from(`── ${tool} ${words.join(' ')}\n`), ...said]));
	return status === 0;
}

install();
const waiting = [...CHECKS];
const failed = [];
async function lane() {
	for (let check = waiting.shift(); check; check = waiting.shift()) if (!(await passes(check))) failed.push(check);
}
await Promise.all([lane(), lane()]);
if (failed.length > 0) console.error(`\nfailed: ${failed.map((words) => words.join(' ')).join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
