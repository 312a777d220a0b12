// npm run mutate [-- folder …]: plants faults in hosts, kit and state, one at a time, and says which no test sees.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { install } from './start.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const tool = path.join(root, 'tests/mutate');
const stryker = path.join(tool, 'node_modules/@stryker-mutator/core/bin/stryker.js');
/** Where faults are planted, each a run of its own: the figures stand by folder, and each has to reach the floor. */
const FOLDERS = [
	'sw/api',
	'sw/host',
	'sw/feeds',
	'sw/page',
	'sw/service-worker',
	'sw/node',
	'engines/kit',
	'src/state'
];

install();
install(tool);
const asked = process.argv.slice(2);
const failed = (asked.length > 0 ? asked : FOLDERS).filter((folder) => {
	const files = folder.endsWith('.ts') ? folder : `${folder}/**/*.ts`;
	const mutate = [files, '!**/*.test.ts', '!**/*.d.ts', '!sw/build/**'].join(',');
	console.log(`\n── ${folder}`);
	const words = [stryker, 'run', 'tests/mutate/stryker.config.mjs', '--mutate', mutate];
	return spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) console.error(`\nbelow the floor: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
