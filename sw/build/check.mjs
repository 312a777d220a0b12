// npm run check [-- --release]: form, lint, layers and circles, linear expressions, missing texts, types of each runtime folder, unused code.
// Runs all, then lists what failed. Missing texts of a language are warnings, and errors with --release.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { install } from './start.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const CHECKS = [
	['prettier', '--check', '--log-level', 'warn', '.'],
	['oxlint', '--deny-warnings'],
	['node', 'sw/build/run.mjs', 'sw/build/layers.ts'],
	['node', 'sw/build/run.mjs', 'src/locales/missing.ts', ...process.argv.slice(2)],
	['node', 'sw/build/run.mjs', 'sw/build/regexes/check.ts'],
	['tsc', '-p', 'engines/tsconfig.json'],
	['tsc', '-p', 'sw/tsconfig.json'],
	['tsc', '-p', 'sw/page/tsconfig.json'],
	['tsc', '-p', 'tsconfig.json'],
	['svelte-check', '--tsconfig', 'src/tsconfig.json', '--fail-on-warnings'],
	['knip']
];

install();
const failed = CHECKS.filter(([tool, ...words]) => {
	console.log(`── ${tool} ${words.join(' ')}`);
	const command = tool === 'node' ? process.execPath : path.join(root, 'node_modules/.bin', tool);
	return spawnSync(command, words, { cwd: root, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) console.error(`\nfailed: ${failed.map((words) => words.join(' ')).join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
