import { openChannel } from '../../../sw/host/channel';
import type { HostSettings, KeyRecord, UsageRecord } from '../../../sw/host/keys';
import { idbKeyStore, KEYS_CHANGED, newKey, randomKey } from '../../../sw/host/keys';

export type { HostSettings, KeyRecord, UsageRecord };

const store = idbKeyStore((error) => console.warn('keys: no IndexedDB, keeping them in memory', error));

/** Tells every host of this origin (service worker, other tabs) to read keys and settings anew. */
function changed(): void {
	const channel = openChannel(KEYS_CHANGED);
	channel?.postMessage(null);
	channel?.close();
}

let own: Promise<string> | undefined;

/** The app's own key, with which the UI asks. */
export function ownKey(): Promise<string> {
	own ??= store.keys().then(
		(records) => records.find((record) => record.own && !record.revoked)?.key ?? 'demo',
		() => {
			// Not for ever: the store may be within reach at the next question.
			own = undefined;
			return 'demo';
		}
	);
	return own;
}

/** Keys in use, oldest first; revoked ones are left out. */
export async function listKeys(): Promise<readonly KeyRecord[]> {
	const records = (await store.keys()).filter(({ revoked }) => !revoked);
	return records.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** A new random key with every group and no limit. */
export async function createKey(name: string): Promise<KeyRecord> {
	const record = newKey(randomKey(), name, Date.now());
	await store.put(record);
	changed();
	return record;
}

/** Changes name, limits or subscriptions of a key. Rejects for an unknown key. */
export async function updateKey(
	key: string,
	change: Partial<Pick<KeyRecord, 'name' | 'perMinute' | 'perDay' | 'groups' | 'revoked'>>
): Promise<KeyRecord> {
	const record = (await store.keys()).find((known) => known.key === key);
	if (!record) throw new Error('there is no such key');
	const next = { ...record, ...change };
	await store.put(next);
	changed();
	return next;
}

/** Refuses a key from now on. Its usage stays. */
export async function revokeKey(key: string): Promise<void> {
	await updateKey(key, { revoked: true });
}

/** Calls by operation and day, newest day first. */
export const usage = async (key: string): Promise<readonly UsageRecord[]> =>
	[...(await store.usage(key))].sort((a, b) => b.day.localeCompare(a.day) || a.operation.localeCompare(b.operation));

/** Settings of the hosts. */
export const readHostSettings = (): Promise<HostSettings> => store.settings();

export async function saveHostSettings(settings: HostSettings): Promise<void> {
	await store.saveSettings(settings);
	changed();
}
