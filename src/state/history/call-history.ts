import type { DBSchema, IDBPDatabase } from 'idb';
import { DatabaseRefused, openDatabase } from '../../../sw/host/database';

/** A call that was made, without secrets and files. */
export interface HistoryRecord {
	/** Below zero as long as it is in memory only. */
	readonly id?: number;
	readonly group: string;
	readonly name: string;
	readonly values: Readonly<Record<string, string>>;
	/** Milliseconds since 1970. */
	readonly at: number;
}
/** A call or an empty tool that the user keeps. */
export interface Favourite extends Omit<HistoryRecord, 'id'> {
	/** `<group>/<name>?<values>`: what makes two the same. */
	readonly key: string;
}

interface Records extends DBSchema {
	history: { key: number; value: HistoryRecord };
	favourites: { key: string; value: Favourite };
}

/** Calls kept; older ones are let go. */
const MAX_RECORDS = 500;

/** Opens itself anew when a connection fails, as WebKit's do after a while. */
const database = openDatabase<Records>({
	name: 'interface',
	version: 1,
	stores: ['history', 'favourites'],
	upgrade(db) {
		db.createObjectStore('history', { keyPath: 'id', autoIncrement: true });
		db.createObjectStore('favourites', { keyPath: 'key' });
	},
	log: (error) => console.warn('history and pins: no IndexedDB, kept in memory', error)
});
/** Entries that arrived while the database was unreachable, oldest first. */
let waiting: HistoryRecord[] = [];
const pinned = new Map<string, Favourite>();
let lastId = 0;

/** Works on the database, which takes the entries in memory first. */
const use = <T>(work: (opened: IDBPDatabase<Records>) => Promise<T>): Promise<T> =>
	database.use(async (opened) => {
		for (const record of waiting) {
			await keep(opened, record);
			waiting = waiting.filter((other) => other !== record);
		}
		for (const [key, favourite] of pinned) {
			await opened.put('favourites', favourite);
			pinned.delete(key);
		}
		return work(opened);
	});

/** The same, in memory where the browser lacks a database for this page. A temporarily unreachable database is an error. */
const useOrMemory = <T>(work: (opened: IDBPDatabase<Records>) => Promise<T>, inMemory: () => T): Promise<T> =>
	use(work).catch((error: unknown) => {
		if (error instanceof DatabaseRefused) return inMemory();
		throw error;
	});

export const keyOf = (group: string, name: string, values: Readonly<Record<string, string>>): string =>
	`${group}/${name}?${new URLSearchParams(values).toString()}`;

const keyOfRecord = ({ group, name, values }: HistoryRecord): string => keyOf(group, name, values);

/** Records that a further one takes the place of: the same call, and the oldest where there are too many. */
const replacedBy = (record: HistoryRecord, newestFirst: readonly HistoryRecord[]): readonly HistoryRecord[] => {
	const key = keyOfRecord(record);
	const [same, others] = [true, false].map((isSame) => newestFirst.filter((other) => (keyOfRecord(other) === key) === isSame)); // prettier-ignore
	return [...(same ?? []), ...(others ?? []).slice(MAX_RECORDS - 1)];
};

async function keep(opened: IDBPDatabase<Records>, { id: _inMemory, ...record }: HistoryRecord): Promise<void> {
	const transaction = opened.transaction('history', 'readwrite');
	const replaced = replacedBy(record, (await transaction.store.getAll()).reverse());
	await Promise.all([
		...replaced.map(({ id }) => transaction.store.delete(id ?? 0)),
		transaction.store.add(record),
		transaction.done
	]);
}

/** Adds a call; one that is the same as an earlier one takes its place. */
export async function remember(record: HistoryRecord): Promise<void> {
	try {
		await use((opened) => keep(opened, record));
	} catch (error) {
		if (isFull(error)) throw error;
		const replaced = replacedBy(record, waiting.toReversed());
		waiting = [...waiting.filter((other) => !replaced.includes(other)), { ...record, id: --lastId }];
	}
}

/** A full disk is reported, because a retry would fail too. */
const isFull = (error: unknown) => (error as Error)?.name === 'QuotaExceededError';

/** Calls, newest first. */
export async function listHistory(most = MAX_RECORDS): Promise<HistoryRecord[]> {
	const all = await useOrMemory(
		(opened) => opened.getAll('history'),
		() => [...waiting]
	);
	return all.sort((a, b) => b.at - a.at).slice(0, most);
}

export async function forget(id: number): Promise<void> {
	waiting = waiting.filter((record) => record.id !== id);
	if (id > 0)
		await useOrMemory(
			(opened) => opened.delete('history', id),
			() => {}
		);
}

export async function clearHistory(): Promise<void> {
	waiting = [];
	await useOrMemory(
		(opened) => opened.clear('history'),
		() => {}
	);
}

export async function listFavourites(): Promise<Favourite[]> {
	const all = await useOrMemory(
		(opened) => opened.getAll('favourites'),
		() => [...pinned.values()]
	);
	return all.sort((a, b) => b.at - a.at);
}

export const isFavourite = (key: string): Promise<boolean> =>
	useOrMemory(
		async (opened) => (await opened.getKey('favourites', key)) !== undefined,
		() => pinned.has(key)
	);

/** Pins or unpins; returns whether it is pinned now. */
export async function toggleFavourite(favourite: Favourite): Promise<boolean> {
	const { key } = favourite;
	if (await isFavourite(key)) {
		await useOrMemory(
			(opened) => opened.delete('favourites', key),
			() => void pinned.delete(key)
		);
		return false;
	}
	await useOrMemory(
		async (opened) => void (await opened.put('favourites', favourite)),
		() => void pinned.set(key, favourite)
	);
	return true;
}
