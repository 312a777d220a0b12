import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A call that was made, without secrets and files. */
export interface HistoryRecord {
	readonly id?: number;
	readonly group: string;
	readonly name: string;
	/** Form values as text. */
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

let opened: Promise<IDBPDatabase<Records>> | undefined;

/** Opened when it is first asked for: a browser that denies storage throws, and the page that is loaded with this goes on. */
const database = async (): Promise<IDBPDatabase<Records>> =>
	(opened ??= openDB<Records>('interface', 1, {
		upgrade(db) {
			db.createObjectStore('history', { keyPath: 'id', autoIncrement: true });
			db.createObjectStore('favourites', { keyPath: 'key' });
		}
	}));

export const keyOf = (group: string, name: string, values: Readonly<Record<string, string>>): string =>
	`${group}/${name}?${new URLSearchParams(values).toString()}`;

const keyOfRecord = ({ group, name, values }: HistoryRecord): string => keyOf(group, name, values);

/** Adds a call; one that is the same as an earlier one takes its place. */
export async function remember(record: HistoryRecord): Promise<void> {
	const transaction = (await database()).transaction('history', 'readwrite');
	const key = keyOfRecord(record);
	let count = 0;
	for (let cursor = await transaction.store.openCursor(null, 'prev'); cursor; cursor = await cursor.continue()) {
		if (keyOfRecord(cursor.value) === key || ++count >= MAX_RECORDS) await cursor.delete();
	}
	await transaction.store.add(record);
	await transaction.done;
}

/** Calls, newest first. */
export async function listHistory(most = MAX_RECORDS): Promise<HistoryRecord[]> {
	const all = await (await database()).getAll('history');
	return all.sort((a, b) => b.at - a.at).slice(0, most);
}

export const forget = async (id: number): Promise<void> => (await database()).delete('history', id);
export const clearHistory = async (): Promise<void> => (await database()).clear('history');

export async function listFavourites(): Promise<Favourite[]> {
	return (await (await database()).getAll('favourites')).sort((a, b) => b.at - a.at);
}

export const isFavourite = async (key: string): Promise<boolean> =>
	(await (await database()).getKey('favourites', key)) !== undefined;

/** Keeps or lets go; says whether it is kept now. */
export async function toggleFavourite(favourite: Favourite): Promise<boolean> {
	const db = await database();
	if (await isFavourite(favourite.key)) {
		await db.delete('favourites', favourite.key);
		return false;
	}
	await db.put('favourites', favourite);
	return true;
}
