import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packFiles, readPackFile, readWhole } from './packs';

let dist: string;
const at = (name: string) => path.join(dist, 'packs', name);
beforeAll(async () => {
	dist = await mkdtemp(path.join(os.tmpdir(), 'packs-'));
	await mkdir(path.join(dist, 'packs'));
	for (const [name, bytes] of [
		['zones-12345678.bin', Buffer.from('zones')],
		['zones-12345678.bin.br', brotliCompressSync('zones, the copy')],
		['word-net-a_b-c_1234.bin', Buffer.from('no pack: a hash has eight letters')],
		['cities-of-1_-4567a.bin.br', brotliCompressSync('cities')],
		['readme.txt', Buffer.from('no pack')],
		['zones-123456789.bin', Buffer.from('no pack')],
		['more-12345678.bin.gz', Buffer.from('no pack')],
		['-12345678.bin', Buffer.from('no name')]
	] as const)
		await writeFile(at(name), bytes);
});
afterAll(() => rm(dist, { recursive: true }));

test('packs by name: the file itself, or where it has only that its Brotli copy', async () =>
	expect(await packFiles(dist)).toEqual({
		zones: at('zones-12345678.bin'),
		'cities-of': at('cities-of-1_-4567a.bin.br')
	}));

test('a build without packs has none; a folder that cannot be read is an error', async () => {
	expect(await packFiles(path.join(dist, 'nowhere'))).toEqual({});
	await writeFile(path.join(dist, 'file'), '');
	await mkdir(path.join(dist, 'odd'));
	await writeFile(path.join(dist, 'odd/packs'), '');
	await expect(packFiles(path.join(dist, 'odd'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test('a pack is read whole, from a copy too, as bytes of its own', async () => {
	const files = await packFiles(dist);
	expect(new TextDecoder().decode(await readPackFile(files, 'zones'))).toBe('zones');
	const cities = await readPackFile(files, 'cities-of');
	expect(cities).toBeInstanceOf(ArrayBuffer);
	expect(new TextDecoder().decode(cities)).toBe('cities');
	expect(Buffer.from(await readWhole(at('zones-12345678.bin.br'))).toString()).toBe('zones, the copy');
});

test('a pack that the build has not is named', async () =>
	await expect(readPackFile({}, 'words')).rejects.toThrow('no pack words in this build'));
