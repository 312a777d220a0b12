// npm run nodes: the Node host and everything of the contract on each Node that is promised; arguments are other versions.
// The binaries come as packages of the registry, into node_modules/.nodes.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { install } from './start.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const kept = path.join(root, 'node_modules/.nodes');
const asked = process.argv.slice(2);
const versions = asked.length > 0 ? asked : ['20', '22', '24'];
/** What runs on Node: the host, the API itself, the battery of the contract, the suites that every host passes. */
const FOLDERS = ['sw/node', 'sw/api', 'sw/agents', 'tests/contract', 'tests/conformance'];

function binaryOf(version) {
	const folder = path.join(kept, version);
	const binary = path.join(folder, 'node_modules/node/bin/node');
	if (!existsSync(binary))
		spawnSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save', `node@${version}`], {
			stdio: 'inherit'
		});
	if (!existsSync(binary)) throw new Error(`node@${version} could not be installed`);
	return binary;
}

install();
const failed = [];
for (const version of versions) {
	const binary = binaryOf(version);
	const said = spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout.trim();
	console.log(`\nNode ${said}`);
	const { status } = spawnSync(
		binary,
		[
			path.join(root, 'node_modules/vitest/vitest.mjs'),
			'run',
			'--project=node',
			'--project=pure',
			'--reporter=dot',
			...FOLDERS
		],
		{ cwd: root, stdio: 'inherit' }
	);
	if (status !== 0) failed.push(said);
}
console.log(failed.length === 0 ? `\nPassed on ${versions.length} versions.` : `\nFailed on ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
