import type { DBSchema } from 'idb';
import { openDatabase, orInMemory } from './database';

/** An API key: it meters and separates callers on this device and is not a security boundary within an origin. */
export interface KeyRecord {
	readonly key: string;
	readonly name: string;
	/** ISO 8601. */
	readonly createdAt: string;
	/** Requests a minute and a UTC day; null means unlimited. */
	readonly perMinute: number | null;
	readonly perDay: number | null;
	/** Ids of the groups it is subscribed to; null is every group. */
	readonly groups: readonly string[] | null;
	readonly revoked: boolean;
	/** The app's own key: the UI, <img> requests and address-bar visits use it. */
	readonly own: boolean;
}

/** Calls of one operation by one key on one UTC day. */
export interface UsageRecord {
	readonly key: string;
	/** `<group>/<operation>` */
	readonly operation: string;
	/** YYYY-MM-DD */
	readonly day: string;
	readonly calls: number;
}

/** Requests counted in the running minute and day, so that a limit outlives the service worker. */
export interface WindowRecord {
	readonly key: string;
	readonly minute: number;
	readonly minuteCalls: number;
	readonly day: number;
	readonly dayCalls: number;
}

export interface HostSettings {
	/** Whether <img> requests and address-bar visits, which cannot send a header, are answered with the own key. */
	readonly keylessVisits: boolean;
	/** Addresses to ask in place of an upstream, for networks that block it. */
	readonly gateways: Readonly<Record<string, string | undefined>>;
}

/** Where keys live. Every write is one transaction: nothing is ever half written. */
export interface KeyStore {
	/** Whether it outlives the process, so that a host stays awake for its writes. */
	readonly isLasting: boolean;
	keys(): Promise<readonly KeyRecord[]>;
	put(record: KeyRecord): Promise<void>;
	windows(): Promise<readonly WindowRecord[]>;
	usage(key: string): Promise<readonly UsageRecord[]>;
	/** Adds `calls` of each delta to the stored counts and replaces the windows. */
	record(deltas: readonly UsageRecord[], windows: readonly WindowRecord[]): Promise<void>;
	settings(): Promise<HostSettings>;
	saveSettings(settings: HostSettings): Promise<void>;
}

interface Schema extends DBSchema {
	keys: { key: string; value: KeyRecord };
	usage: { key: [string, string, string]; value: UsageRecord };
	windows: { key: string; value: WindowRecord };
	settings: { key: string; value: HostSettings };
}

const DEFAULT_SETTINGS: HostSettings = { keylessVisits: true, gateways: {} };

/** The two keys of a first start: `demo`, with which every example runs as written, and a random one for the app. */
const firstKeys = (now: number): readonly KeyRecord[] => [
	newKey('demo', 'Demo', now),
	{ ...newKey(randomKey(), 'This app', now), own: true }
];

/** A key with every group and no limit. */
export const newKey = (key: string, name: string, now: number): KeyRecord => ({
	key,
	name,
	createdAt: new Date(now).toISOString(),
	perMinute: null,
	perDay: null,
	groups: null,
	revoked: false,
	own: false
});

/** 128 random bits as hex. By getRandomValues: randomUUID is missing where the page is not a secure context. */
export const randomKey = () =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The keys of a browser that denies storage: the same in every page and in the service worker, which share nothing then. */
const keysWithoutStorage = (now: number): readonly KeyRecord[] => [
	newKey('demo', 'Demo', now),
	{ ...newKey('this-app', 'This app', now), own: true }
];

/** Keys in IndexedDB, in memory where refused (logged once). Rejects with 503 BUSY when unreachable. */
export function idbKeyStore(log: (error: unknown) => void, now: () => number = Date.now): KeyStore {
	const database = openDatabase<Schema>({
		name: 'utility-apis-keys',
		version: 1,
		stores: ['keys', 'usage', 'windows', 'settings'],
		upgrade(created, _old, _new, transaction) {
			created.createObjectStore('keys', { keyPath: 'key' });
			created.createObjectStore('usage', { keyPath: ['key', 'operation', 'day'] });
			created.createObjectStore('windows', { keyPath: 'key' });
			created.createObjectStore('settings');
			// In the upgrade, which runs once for all openers: page and service worker cannot both make an own key.
			for (const record of firstKeys(now())) void transaction.objectStore('keys').put(record);
		},
		log
	});

	const stored: Omit<KeyStore, 'isLasting'> = {
		keys: () => database.use((opened) => opened.getAll('keys')),
		put: (record) => database.use(async (opened) => void (await opened.put('keys', record))),
		windows: () => database.use((opened) => opened.getAll('windows')),
		usage: (key) => database.use((opened) => opened.getAll('usage', IDBKeyRange.bound([key], [key, []]))),
		record: (deltas, windows) =>
			database.use(async (opened) => {
				const transaction = opened.transaction(['usage', 'windows'], 'readwrite');
				const usage = transaction.objectStore('usage');
				await Promise.all([
					...deltas.map(async (delta) => {
						const before = await usage.get([delta.key, delta.operation, delta.day]);
						await usage.put({ ...delta, calls: (before?.calls ?? 0) + delta.calls });
					}),
					...windows.map((window) => transaction.objectStore('windows').put(window)),
					transaction.done
				]);
			}),
		settings: () =>
			database.use(async (opened) => ({ ...DEFAULT_SETTINGS, ...(await opened.get('settings', 'settings')) })),
		saveSettings: (settings) =>
			database.use(async (opened) => void (await opened.put('settings', settings, 'settings')))
	};
	return { isLasting: true, ...orInMemory(stored, () => memoryKeyStore(keysWithoutStorage(now()))) };
}

/** A store that forgets: hosts without IndexedDB, and tests. */
export function memoryKeyStore(records: readonly KeyRecord[]): KeyStore {
	const keys = new Map(records.map((record) => [record.key, record]));
	const usage = new Map<string, UsageRecord>();
	const windows = new Map<string, WindowRecord>();
	let settings = DEFAULT_SETTINGS;
	return {
		isLasting: false,
		keys: async () => [...keys.values()],
		put: async (record) => void keys.set(record.key, record),
		windows: async () => [...windows.values()],
		usage: async (key) => [...usage.values()].filter((record) => record.key === key),
		async record(deltas, changed) {
			for (const delta of deltas) {
				const id = `${delta.key} ${delta.operation} ${delta.day}`;
				usage.set(id, { ...delta, calls: (usage.get(id)?.calls ?? 0) + delta.calls });
			}
			for (const window of changed) windows.set(window.key, window);
		},
		settings: async () => settings,
		saveSettings: async (changed) => void (settings = changed)
	};
}

/** Channel for changes of keys or settings, heard by every host of this origin. */
export const KEYS_CHANGED = 'utility-apis-keys-changed';
