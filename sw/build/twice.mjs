// npm run build:twice: builds again from nothing and compares every byte with the build that is there. Ends with 1 and the names of
// files that differ.
import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildApp } from './build.mjs';
import { install } from './start.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const AGAIN = 'test-results/again';

async function filesOf(folder) {
	const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(path.join(root, folder), path.join(entry.parentPath, entry.name)));
}

const isSame = async (file) => {
	const [first, second] = await Promise.all(
		['.', AGAIN].map((folder) => readFile(path.join(root, folder, file)).catch(() => undefined))
	);
	return first !== undefined && second !== undefined && first.equals(second);
};

install();
await buildApp();
await buildApp({ out: `${AGAIN}/dist`, force: true });
const names = new Set();
for (const part of ['dist', 'dist-node'])
	for (const folder of [part, `${AGAIN}/${part}`])
		for (const file of await filesOf(folder)) names.add(path.join(part, file));
const differ = [];
for (const name of names) if (!(await isSame(name))) differ.push(name);
await rm(path.join(root, AGAIN), { recursive: true });
console.log(differ.length === 0 ? `${names.size} files, the same twice` : `differ:\n${differ.join('\n')}`);
process.exitCode = differ.length === 0 ? 0 : 1;
