import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryStore, type FeedRecord } from '../feeds/store';
import { deferredStore, openStore } from './deferred-store';
import { fileStore, type FileStore } from './file-store';

let folder: string;
let lines: string[];
beforeEach(() => {
	folder = mkdtempSync(path.join(os.tmpdir(), 'deferred-store-'));
	lines = [];
});
afterEach(() => rmSync(folder, { recursive: true }));
const warn = (line: string) => void lines.push(line);

const record = (key: string, checkedAt = 1) =>
	({ key, feed: 'f', dropRank: 0, bytes: 10, lastUsed: 1, checkedAt, item: key }) as unknown as FeedRecord;
const keysOf = async (store: Pick<FileStore, 'list'>) => (await store.list()).map(({ key }) => key).sort();

test('a server has no patience at all: it starts, and its store is whole once it is open', async () => {
	const before = await fileStore(folder);
	await before.put(record('before'));
	await before.close();

	const store = await openStore(folder, warn, 0);
	expect(store.isOpen()).toBe(false);
	expect(lines).toEqual([expect.stringMatching(/opens slowly: answers of upstreams are kept in memory meanwhile/)]);
	await store.current().put(record('meanwhile'));
	await store.settled;
	expect(store.isOpen()).toBe(true);
	expect(await keysOf(store.current())).toEqual(['before', 'meanwhile']);
	await store.close();
});

test('a store that opens in time is there at the start, without a line', async () => {
	const store = await openStore(folder, warn, 60_000);
	expect(store.isOpen()).toBe(true);
	await store.close();
	expect(lines).toEqual([]);
});

test('a folder that cannot be made is one line, and the memory stays in use', async () => {
	writeFileSync(path.join(folder, 'file'), '');
	const store = await openStore(path.join(folder, 'file/store'), warn);
	await store.current().put(record('a'));
	expect(store.isOpen()).toBe(false);
	expect(await keysOf(store.current())).toEqual(['a']);
	expect(lines).toEqual([
		expect.stringMatching(
			/^No store in [^:]*: this folder cannot be made or written \(ENOTDIR\)\. .* kept in memory\.$/
		)
	]);
	await store.close();
});

test('a server that stops while its store opens ends the opening', async () => {
	const before = await fileStore(folder);
	await before.put(record('before'));
	await before.close();
	const store = await openStore(folder, warn, 0);
	await store.close();
	expect(store.isOpen()).toBe(false);
	expect(lines).toHaveLength(1);
});

test('a record of before the opening replaces an older one of the file, and one that cannot be moved is reported', async () => {
	const target: FileStore = { ...memoryStore(), close: async () => {} };
	await target.put(record('a', 1));
	const gate: { open?: () => void } = {};
	const opening = new Promise<FileStore>((resolve) => (gate.open = () => resolve(target)));
	const store = deferredStore(opening, (error) => expect.unreachable(String(error)));
	await store.current().put(record('a', 2));
	gate.open?.();
	await store.settled;
	expect(store.current()).toBe(target);
	expect(await target.get('a')).toMatchObject({ checkedAt: 2 });

	const full: FileStore = { ...target, put: () => Promise.reject(new Error('full')) };
	const late = new Promise<FileStore>((resolve) => (gate.open = () => resolve(full)));
	const failing = deferredStore(late, (error) => warn(String(error)));
	await failing.current().put(record('b'));
	gate.open?.();
	await failing.settled;
	expect(lines).toEqual(['Error: full']);
	expect(await keysOf(failing.current())).toEqual(['b']);
});
