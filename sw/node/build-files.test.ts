import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildFiles, versionOf } from './build-files';

test('what a built entry belongs to lies beside it', () => {
	const folder = path.join('/srv/a-node-app', 'dist-next-node');
	expect(buildFiles(folder)).toEqual({
		dist: path.join('/srv/a-node-app', 'dist-next'),
		workerFile: path.join(folder, 'worker.js'),
		basePlaces: path.join(folder, 'base-places.json')
	});
});

test('a build names its version', async () => {
	const dist = await mkdtemp(path.join(os.tmpdir(), 'build-'));
	await writeFile(path.join(dist, 'build.txt'), 'abc123\n');
	expect(versionOf(dist)).toBe('abc123');
	await rm(dist, { recursive: true });
	expect(() => versionOf(dist)).toThrow('ENOENT');
});
