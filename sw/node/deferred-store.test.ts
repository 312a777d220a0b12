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

/** A store in memory that is opened by hand. */
function slowly() {
	const target: FileStore = { ...memoryStore(), close: async () => {} };
	const hand: { open: () => void } = { open: () => expect.unreachable() };
	const opening = new Promise<FileStore>((resolve) => (hand.open = () => resolve(target)));
	return { target, opening, open: () => hand.open() };
}

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
	expect(lines).toEqual([expect.stringMatching(/^No store in .*ENOTDIR.* kept in memory\.$/)]);
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

test('calls while a store opens, and those under way when it is open, all end up in it', async () => {
	const { target, opening, open } = slowly();
	await target.put(record('gone'));
	await target.put(record('old', 1));
	const store = deferredStore(opening, (error) => expect.unreachable(String(error)));
	const first = store.current();
	await first.put(record('old', 2));
	await first.put(record('dropped'));
	await first.remove(['dropped', 'gone']);
	await first.put(record('kept'));
	await first.touch('kept', 7);
	await first.upstream('u', () => ({ failures: 3 }) as never);
	open();
	await Promise.resolve();
	await first.put(record('late'));
	await store.settled;
	await first.put(record('later'));
	expect(store.current()).toBe(target);
	expect(await keysOf(target)).toEqual(['kept', 'late', 'later', 'old']);
	expect(await target.get('old')).toMatchObject({ checkedAt: 2 });
	expect(await target.get('kept')).toMatchObject({ lastUsed: 7 });
	expect(await target.upstream('u', () => undefined)).toEqual({ failures: 3 });
	for (const read of [first.get('late'), target.get('late')]) expect(await read).toEqual(record('late'));
	expect(await first.all('f', 9)).toHaveLength(4);
});
