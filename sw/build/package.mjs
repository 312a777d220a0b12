// npm run package -- [folder]: packs the published files, `utility-apis-<version>.tgz`, into a folder (default: this one).
// The package contains all its code, so the repository's dependencies are not dependencies of the package.
// Beside it lies what it is made of, `utility-apis-<version>.cdx.json` (CycloneDX).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from './build.mjs';
import { billOfMaterials } from './sbom.mjs';
import { install } from './start.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const target = path.resolve(process.argv[2] ?? '.');
install();
await buildApp();

const { name, version, description, license, type, bin, exports, files, engines, dependencies } = JSON.parse(
	await readFile(path.join(root, 'package.json'), 'utf8')
);
// A native module that the server does without where it is not installed.
const peers = { lmdb: dependencies.lmdb };
const manifest = {
	...{ name, version, description, license, type, bin, exports, files, engines },
	peerDependencies: peers,
	peerDependenciesMeta: { lmdb: { optional: true } }
};

const folder = await mkdtemp(path.join(os.tmpdir(), 'package-'));
for (const file of ['dist', 'dist-node', 'README.md', 'LICENSE', 'THIRD_PARTY.md'])
	await cp(path.join(root, file), path.join(folder, file), { recursive: true });
// Pictures and links of the README to files that are not in the package lead nowhere there.
const readme = await readFile(path.join(folder, 'README.md'), 'utf8');
const isPacked = (target) => /^(https?:|#)/.test(target) || existsSync(path.join(folder, target.replace(/#.*/, '')));
await writeFile(
	path.join(folder, 'README.md'),
	readme.replace(/(!?)\[([^\][\n]*)\]\(([^)\n]*)\)/g, (whole, mark, text, target) =>
		isPacked(target) ? whole : mark ? '' : text
	)
);
// Once, and compressed: who takes no Brotli gets them from it.
for (const name of await readdir(path.join(folder, 'dist'), { recursive: true })) {
	const file = path.join(folder, 'dist', name);
	if (existsSync(`${file}.br`)) await rm(file);
}
await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest, null, '\t'));
const { status } = spawnSync('npm', ['pack', '--json', '--pack-destination', target], {
	cwd: folder,
	stdio: 'inherit'
});
await rm(folder, { recursive: true });
const bundled = JSON.parse(await readFile(path.join(root, 'dist-node/bundled.json'), 'utf8'));
const bill = await billOfMaterials(manifest, bundled, Object.keys(peers));
await writeFile(path.join(target, `${name}-${version}.cdx.json`), `${JSON.stringify(bill, null, '\t')}\n`);
process.exitCode = status ?? 1;
