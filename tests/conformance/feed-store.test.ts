import 'fake-indexeddb/auto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, expect, test } from 'vitest';
import { idbStore } from '../../sw/feeds/idb-store';
import { memoryStore } from '../../sw/feeds/store';
import { fileStore, type FileStore } from '../../sw/node/file-store';
import { testFeedStore } from './feed-store';

testFeedStore('memory', memoryStore);
testFeedStore(
	'IndexedDB',
	() => {
		Object.assign(globalThis, { indexedDB: new IDBFactory() });
		return idbStore('feeds');
	},
	() => idbStore('feeds')
);

const folders: string[] = [];
const opened: FileStore[] = [];
const open = async (folder: string) => {
	const store = await fileStore(folder);
	opened.push(store);
	return store;
};
afterAll(async () => {
	await Promise.all(opened.map((store) => store.close()));
	await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

testFeedStore(
	'files',
	async () => {
		const folder = await mkdtemp(path.join(os.tmpdir(), 'feed-store-'));
		folders.push(folder);
		return open(folder);
	},
	() => open(folders.at(-1) ?? '')
);

test('files: a folder that cannot be made is an error, not a store that loses everything', async () =>
	await expect(fileStore('/dev/null/store')).rejects.toThrow());
