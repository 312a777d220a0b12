import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { Database } from 'lmdb';
import type { UpstreamState } from '../feeds/breaker';
import type { FeedRecord, FeedStore, RecordInfo } from '../feeds/store';

/** Bump it when the format changes: a folder of another version stays untouched and a new one is started. */
const FORM = 1;

/** A feed store in files; `close` when no call is under way any more. */
export interface FileStore extends FeedStore {
	close(): Promise<void>;
}

/** Records that are read in one turn of the event loop. */
const TURN = 2000;

/**
 * The store of a Node host in a folder, by LMDB: it outlives the process, a cut-off write leaves the state before it, and
 * several processes may share it. A damaged one is set aside and a new one begun. However slow the machine is, opening ends as the
 * state of the file says; `signal` gives it up. Rejects when the folder cannot be written or the machine has no build of LMDB.
 *
 * LMDB because its builds come inside packages of the registry, for every system that Node runs on, and because two servers
 * on one folder are safe, which LevelDB forbids. `node:sqlite` is not in every Node that this runs on.
 */
export async function fileStore(folder: string, signal?: AbortSignal): Promise<FileStore> {
	makeFolder(path.resolve(folder));
	const { open } = await import('lmdb');
	const file = `${folder}/feeds-${FORM}.mdb`;
	await setDamagedAside(file, signal);
	const root = open({ path: file, ...ROOT });
	const table = <Value>(name: string) => tableOf<Value>(root.openDB({ name, encoding: 'binary' }));
	const records = table<FeedRecord>('records');
	// Beside the records, so that the budget reads no body.
	const infos = table<RecordInfo>('infos');
	const upstreams = table<UpstreamState>('upstreams');
	// Ids of records by feed, latest confirmed first, so that a search of one feed reads no other.
	const recent = root.openDB<string, string>({ name: 'recent', encoding: 'string' });
	if (recent.getCount() === 0)
		await root.transaction(() => {
			for (const { key, value } of infos.rows()) void recent.put(placeOf(value, key), key);
		});

	return {
		get: async (key) => records.get(key),
		put: async (record) => {
			const { key, feed, dropRank, bytes, lastUsed, checkedAt } = record;
			await root.transaction(() => {
				const before = infos.get(key);
				if (before !== undefined) void recent.remove(placeOf(before, idOf(key)));
				void recent.put(placeOf(record, idOf(key)), idOf(key));
				records.put(key, record);
				infos.put(key, { key, feed, dropRank, bytes, lastUsed, checkedAt });
			});
		},
		touch: async (key, lastUsed) => {
			await root.transaction(() => {
				const [record, info] = [records.get(key), infos.get(key)];
				if (record !== undefined) records.put(key, { ...record, lastUsed });
				if (info !== undefined) infos.put(key, { ...info, lastUsed });
			});
		},
		remove: async (keys) => {
			await root.transaction(() => {
				for (const key of keys) {
					const before = infos.get(key);
					if (before !== undefined) void recent.remove(placeOf(before, idOf(key)));
					records.remove(key);
					infos.remove(key);
				}
			});
		},
		async list(feed) {
			const all: RecordInfo[] = [];
			const own = () => recent.getRange(rangeOf(feed ?? '')).map(({ value: id }) => infos.at(id));
			for (const info of feed === undefined ? infos.rows().map(({ value }) => value) : own()) {
				if (info !== undefined) all.push(info);
				if (all.length % TURN === 0) await new Promise((resolve) => setImmediate(resolve));
			}
			return all;
		},
		all: async (feed, limit) =>
			[...recent.getRange({ ...rangeOf(feed), limit })].flatMap(({ value }) => records.at(value) ?? []),
		upstream: (id, change) =>
			root.transaction(() => {
				const before = upstreams.get(id);
				const next = change(before);
				if (next !== undefined) upstreams.put(id, next);
				return next ?? before;
			}),
		close: () => root.close()
	};
}

// The options of the file, for every process that opens it. Pages reach the disk within the lock of a write: `overlappingSync` flushes them after
// it, and then two processes that write lose a confirmed write now and then (2 of 205,760 in one run, none of as many with it off).
const ROOT = { noSubdir: true, maxDbs: 4, encoding: 'binary', overlappingSync: false } as const;

/** Like `mkdir -p`. That of Node never ends in a folder such as /proc, which takes no other. */
function makeFolder(folder: string): void {
	if (existsSync(folder)) return;
	makeFolder(path.dirname(folder));
	mkdirSync(folder);
}

/** Entries that a table of a store may have: its records are thousands. A damaged tree that leads in a circle has more. */
const MAX_ENTRIES = 10_000_000;

// Reads a store from end to end and writes to it, in a separate process: LMDB reads a damaged file as memory, so that the
// process ends by SIGBUS or SIGSEGV. Takes some 150 ms on a quiet machine. Entries are counted instead of seconds: a busy
// machine must not pass for a damaged store.
const PROBE = `
const [lmdb, path, options] = process.argv.slice(1);
const { open } = await import(lmdb).catch(() => process.exit(3));
const { deserialize } = await import('node:v8');
const root = open({ path, ...JSON.parse(options) });
for (const name of ['records', 'infos', 'upstreams']) {
	let entries = 0;
	for (const { value } of root.openDB({ name, encoding: 'binary' }).getRange()) {
		if (++entries > ${MAX_ENTRIES}) process.exit(1);
		deserialize(value);
	}
}
for (const { value } of root.openDB({ name: 'recent', encoding: 'string' }).getRange()) value.length;
const probes = root.openDB({ name: 'upstreams', encoding: 'binary' });
await probes.put('probe', Buffer.alloc(10_000));
await probes.remove('probe');
await root.close();
`;

/** Signals by which a process ends that reads memory which is not there, or asserts. */
const BY_DAMAGE: readonly (NodeJS.Signals | null)[] = ['SIGBUS', 'SIGSEGV', 'SIGABRT', 'SIGILL', 'SIGFPE'];

/** Whether a store is whole by its probe's end. Undefined when that says nothing: never set aside. */
export function judgeProbe(code: number | null, signal: NodeJS.Signals | null): boolean | undefined {
	if (code === 0) return true;
	return code === 1 || BY_DAMAGE.includes(signal) ? false : undefined;
}

// Sets a damaged store aside. Two readings must agree, because another server on the folder may be creating the file, and the file
// must still be the one that was read, because that server may have set it aside.
async function setDamagedAside(file: string, signal: AbortSignal | undefined): Promise<void> {
	const inode = () => statSync(file, { throwIfNoEntry: false })?.ino;
	const read = inode();
	if (read === undefined || (await isWhole(file, signal)) || (await isWhole(file, signal)) || inode() !== read) return;
	const aside = `${file}.damaged-${Date.now()}`;
	renameSync(file, aside);
	if (existsSync(`${file}-lock`)) renameSync(`${file}-lock`, `${aside}-lock`);
	console.warn(`The store ${file} is damaged: it is kept as ${path.basename(aside)}, and a new one begins.`);
}

function isWhole(file: string, abort: AbortSignal | undefined): Promise<boolean> {
	const lmdb = pathToFileURL(createRequire(import.meta.url).resolve('lmdb')).href;
	const child = spawn(process.execPath, ['--input-type=module', '-e', PROBE, lmdb, file, JSON.stringify(ROOT)], {
		stdio: 'ignore',
		...(abort && { signal: abort })
	});
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code, signal) => {
			const isWhole = judgeProbe(code, signal);
			if (isWhole === undefined) reject(new Error(`${file} could not be checked (${signal ?? code})`));
			else resolve(isWhole);
		});
	});
}

/** One table, of plain data with typed arrays: by structured clone, as IndexedDB keeps it. */
function tableOf<Value>(database: Database<Buffer, string>) {
	const read = (bytes: Buffer | undefined) => (bytes === undefined ? undefined : (deserialize(bytes) as Value));
	return {
		get: (key: string) => read(database.get(idOf(key))),
		/** By its id, see `idOf`. */
		at: (id: string) => read(database.get(id)),
		put: (key: string, value: Value) => void database.put(idOf(key), serialize(value)),
		remove: (key: string) => void database.remove(idOf(key)),
		rows: () => database.getRange().map(({ key, value }) => ({ key, value: deserialize(value) as Value }))
	};
}

/** Rank of a record within its feed: the most recently confirmed comes first. */
const placeOf = ({ feed, checkedAt }: Pick<RecordInfo, 'feed' | 'checkedAt'>, id: string): string =>
	`${feed}/${String(LAST_MS - checkedAt).padStart(16, '0')}/${id}`;

/** The places of a feed: the character after the slash is 0. */
const rangeOf = (feed: string) => ({ start: `${feed}/`, end: `${feed}0` });

/** The last millisecond that a Date can hold. */
const LAST_MS = 8.64e15;

/** LMDB takes keys of up to 1,978 bytes; a question may be longer. */
const idOf = (key: string) => createHash('sha256').update(key).digest('base64url');
