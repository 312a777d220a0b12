import { mkdtempSync, openSync, readdirSync, rmSync, truncateSync, writeFileSync, writeSync, closeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FeedRecord } from '../feeds/store';
import { fileStore, judgeProbe } from './file-store';

let folder: string;
let file: string;
const warned: string[] = [];
beforeEach(() => {
	folder = mkdtempSync(path.join(os.tmpdir(), 'file-store-'));
	file = path.join(folder, 'feeds-1.mdb');
	warned.length = 0;
	vi.spyOn(console, 'warn').mockImplementation((line) => void warned.push(String(line)));
});
afterEach(() => {
	vi.restoreAllMocks();
	rmSync(folder, { recursive: true });
});

const record = (key: string) =>
	({
		key,
		feed: 'f',
		dropRank: 0,
		bytes: 5_000,
		lastUsed: 1,
		checkedAt: 1,
		item: 'x'.repeat(5_000)
	}) as unknown as FeedRecord;

async function filled(): Promise<void> {
	const store = await fileStore(folder);
	for (let nth = 0; nth < 30; nth++) await store.put(record(`k${nth}`));
	await store.close();
}

test('what was stored is there again, and a whole store is left as it is', async () => {
	await filled();
	const store = await fileStore(folder);
	expect(await store.get('k7')).toEqual(record('k7'));
	await store.close();
	expect(warned).toEqual([]);
});

test('the records of a feed come latest confirmed first, and one that was confirmed again or removed leaves its place', async () => {
	const store = await fileStore(folder);
	const at = (key: string, feed: string, checkedAt: number) => store.put({ ...record(key), feed, checkedAt });
	await at('a', 'f', 1000);
	await at('b', 'f', 3000);
	await at('c', 'f', 2000);
	await at('d', 'f2', 9000);
	const keys = async () => (await store.all('f', 3)).map(({ key }) => key);
	expect(await keys()).toEqual(['b', 'c', 'a']);
	await at('a', 'f', 4000);
	expect(await keys()).toEqual(['a', 'b', 'c']);
	await store.remove(['b']);
	expect(await keys()).toEqual(['a', 'c']);
	expect((await store.list()).length).toBe(3);
	await store.close();
});

function overwrite(offset: number, bytes: Buffer): void {
	const opened = openSync(file, 'r+');
	writeSync(opened, bytes, 0, bytes.length, offset);
	closeSync(opened);
}

test.each<[string, () => void]>([
	['cut to 5,000 bytes', () => truncateSync(file, 5_000)],
	['cut to 20,480 bytes', () => truncateSync(file, 20_480)],
	['two pages of zeros at its head', () => overwrite(0, Buffer.alloc(8_192))],
	['16 KB of noise', () => overwrite(4_096, Buffer.alloc(16_384, 'noise'))],
	['a file of something else', () => writeFileSync(file, 'not a store '.repeat(2_000))]
])('%s: it is set aside, one line says so, and a new store begins', async (_what, damage) => {
	await filled();
	damage();
	const store = await fileStore(folder);
	await store.put(record('new'));
	expect(await store.get('new')).toEqual(record('new'));
	await store.close();
	expect(warned).toEqual([expect.stringMatching(/is damaged: it is kept as feeds-1\.mdb\.damaged-\d+, and a new one begins/)]); // prettier-ignore
	expect(readdirSync(folder).some((name) => /^feeds-1\.mdb\.damaged-\d+$/.test(name))).toBe(true);
});

test('two servers that find a store damaged set it aside once, and share the new one', async () => {
	await filled();
	truncateSync(file, 5_000);
	const [one, two] = await Promise.all([fileStore(folder), fileStore(folder)]);
	await one.put(record('new'));
	expect(await two.get('new')).toEqual(record('new'));
	await Promise.all([one.close(), two.close()]);
	expect(warned).toHaveLength(1);
	expect(readdirSync(folder).filter((name) => /\.damaged-\d+$/.test(name))).toHaveLength(1);
});

test('a folder that cannot be made is an error at once', async () =>
	await expect(fileStore('/proc/nope/deeper')).rejects.toThrow(/ENOENT|EACCES|EPERM/));

test('a probe that had no LMDB or no memory, or was ended, says nothing of the store', () => {
	expect(judgeProbe(0, null)).toBe(true);
	for (const signal of ['SIGBUS', 'SIGSEGV', 'SIGABRT'] as const) expect(judgeProbe(null, signal)).toBe(false);
	expect(judgeProbe(1, null)).toBe(false);
	for (const signal of ['SIGKILL', 'SIGTERM'] as const) expect(judgeProbe(null, signal)).toBeUndefined();
	expect(judgeProbe(3, null)).toBeUndefined();
});
