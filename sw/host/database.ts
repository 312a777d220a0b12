import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks, type StoreNames } from 'idb';
import { busy } from '../../engines/kit/errors';

/** Another tab may hold a lock for as long as it likes; a request does not wait for it. */
const DEADLINE_MS = 1_000;
/** A database that could not be reached is not tried again for this long. */
const REST_MS = 2_000;
/** Nor one that was refused, which seldom changes, for this long. */
const REFUSED_MS = 60_000;

export interface DatabaseOptions<S extends DBSchema> {
	readonly name: string;
	readonly version: number;
	/** What `upgrade` makes: a database without them is made anew. */
	readonly stores: readonly StoreNames<S>[];
	readonly upgrade: NonNullable<OpenDBCallbacks<S>['upgrade']>;
	/** Told once when the browser refuses the database. */
	log(error: unknown): void;
}

/** The browser refuses to open the database at all: private windows, denied storage, a newer version of the app. */
export class DatabaseRefused extends Error {
	override readonly name = 'DatabaseRefused';
}

/** An IndexedDB database that mends itself. */
export interface Database<S extends DBSchema> {
	/** The result of `work`, retried once. Rejects with DatabaseRefused, or 503 BUSY after a second. */
	use<T>(work: (database: IDBPDatabase<S>) => Promise<T>): Promise<T>;
}

/** The database of a name, opened at first use. */
export function openDatabase<S extends DBSchema>(options: DatabaseOptions<S>): Database<S> {
	const { name, version, stores, upgrade } = options;
	let opened: Promise<IDBPDatabase<S>> | undefined;
	let restUntil = 0;
	let refused: { readonly error: DatabaseRefused; readonly until: number } | undefined;

	const connect = () =>
		openDB<S>(name, version, {
			upgrade,
			// Another tab wants to change or delete the database: let go, the next call opens it anew.
			blocking: (_current, _blocked, event) => {
				(event.target as IDBDatabase).close();
				opened = undefined;
			},
			terminated: () => (opened = undefined)
		});

	async function connectWhole(): Promise<IDBPDatabase<S>> {
		const database = await connect();
		if (isWhole(database)) return database;
		database.close();
		// Page and service worker may find it at once: who comes second finds it whole.
		return alone(`mend ${name}`, async () => {
			const again = await connect();
			if (isWhole(again)) return again;
			again.close();
			await deleteDB(name);
			return connect();
		});
	}

	const isWhole = (database: IDBPDatabase<S>) => stores.every((store) => database.objectStoreNames.contains(store));

	const open = () =>
		(opened ??= connectWhole().catch((error: unknown) => {
			opened = undefined;
			throw error;
		}));

	async function attempt<T>(work: (database: IDBPDatabase<S>) => Promise<T>): Promise<T> {
		const database = await open();
		try {
			return await work(database);
		} catch (error) {
			// No room is not the connection's fault.
			if ((error as Error)?.name === 'QuotaExceededError') throw error;
			database.close();
			opened = undefined;
			return work(await open());
		}
	}

	return {
		async use(work) {
			if (refused && performance.now() < refused.until) throw refused.error;
			if (performance.now() < restUntil) throw unreachable();
			const running = attempt(work);
			let timer: ReturnType<typeof setTimeout> | undefined;
			const late = new Promise<never>(
				(_, reject) => void (timer = setTimeout(() => reject(unreachable()), DEADLINE_MS))
			);
			try {
				return await Promise.race([running, late]);
			} catch (error) {
				if ((error as Error)?.name === 'QuotaExceededError') throw error;
				if (!opened) {
					if (!refused) options.log(error);
					const refusal = new DatabaseRefused(`${name} cannot be opened`, { cause: error });
					refused = { error: refusal, until: performance.now() + REFUSED_MS };
					throw refusal;
				}
				restUntil = performance.now() + REST_MS;
				running.catch(() => {
					// Too late: it was answered for.
				});
				throw unreachable(error);
			} finally {
				clearTimeout(timer);
			}
		}
	};
}

type Calls = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>;

/** The calls of a store, answered by those of `memory` where one rejects with an error of which `isRefusal` is true. */
export function orInMemory<S extends object>(
	store: S,
	memory: () => S,
	isRefusal = (error: unknown): boolean => error instanceof DatabaseRefused
): S {
	let instead: S | undefined;
	const calls = Object.entries(store as unknown as Calls).map(([name, call]) => [
		name,
		(...given: never[]) =>
			call(...given).catch((error: unknown) => {
				if (!isRefusal(error)) throw error;
				return ((instead ??= memory()) as unknown as Calls)[name]?.(...given);
			})
	]);
	return Object.fromEntries(calls) as S;
}

/** Locks are missing where the page is not a secure context. */
const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
	typeof navigator === 'undefined' || !navigator.locks ? work() : navigator.locks.request(name, work);

const unreachable = (cause?: unknown) => busy('cannot reach its storage', REST_MS / 1000, { cause });
