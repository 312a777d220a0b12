// npm run build:twice: builds from nothing in two folders and compares every byte. Ends with 1 and the names of files that differ.
import { createHash } from 'node:crypto';
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildApp } from './build.mjs';
import { install } from './start.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const OUT = 'test-results/built';

/** SHA-256 of each file of a build, by its path. */
async function hashes() {
	const found = new Map();
	for (const folder of [OUT, `${OUT}-node`])
		for (const entry of await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })) {
			if (!entry.isFile()) continue;
			const file = path.join(entry.parentPath, entry.name);
			found.set(
				path.relative(root, file),
				createHash('sha256')
					.update(await readFile(file))
					.digest('hex')
			);
		}
	return found;
}

install();
const builds = [];
for (let round = 0; round < 2; round++) {
	await buildApp({ out: OUT, force: true });
	builds.push(await hashes());
}
await Promise.all([OUT, `${OUT}-node`].map((folder) => rm(path.join(root, folder), { recursive: true })));
const [first, second] = builds;
const differ = [...new Set([...first.keys(), ...second.keys()])].filter((file) => first.get(file) !== second.get(file));
console.log(differ.length === 0 ? `${first.size} files, the same twice` : `differ:\n${differ.join('\n')}`);
process.exitCode = differ.length === 0 ? 0 : 1;
