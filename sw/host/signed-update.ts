/** A signed file of data that is newer than the build (`data/updates/README.md`). */
export interface DataUpdate {
	/** The day of its signature, YYYY-MM-DD. */
	readonly date: string;
	readonly text: string;
}

/** Maximum size of the file, bytes. */
export const MAX_BYTES = 64 * 1024;

/** Public keys of this build, raw, base64. Empty in builds without updates. */
export const UPDATE_KEYS: readonly string[] =
	(import.meta.env.VITE_UPDATE_KEYS as string | undefined)?.split(' ').filter(Boolean) ?? [];

/** Reads `{"text", "signature"}` of `updates YYYY-MM-DD`, signed by a key (Ed25519, raw, base64). Rejects others. */
export async function readUpdate(file: string, keys: readonly string[]): Promise<DataUpdate> {
	const { text, signature } = JSON.parse(file) as { text?: unknown; signature?: unknown };
	if (typeof text !== 'string' || typeof signature !== 'string') throw new Error('not an update');
	const date = /^updates (\d{4}-\d\d-\d\d)\n/.exec(text)?.[1];
	if (date === undefined) throw new Error('an update without a date');
	const signed = new TextEncoder().encode(text);
	for (const key of keys) {
		const publicKey = await crypto.subtle.importKey('raw', fromBase64(key), 'Ed25519', false, ['verify']);
		if (await crypto.subtle.verify('Ed25519', publicKey, fromBase64(signature), signed)) return { date, text };
	}
	throw new Error('the signature is of no known key');
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Time between two checks of a host's file, milliseconds. */
const CHECK_MS = 3_600_000;

/** What hosts other than browsers use for updates; tests replace the keys and the clock. */
export interface HostUpdates {
	/** The content of `updates.json`; undefined where the file is missing. */
	readonly read: () => Promise<string | undefined>;
	readonly keys?: readonly string[];
	readonly now?: () => number;
}

/** A host's newest valid update, checked at most once an hour. Never rejects. */
export function hostUpdates({ read, keys = UPDATE_KEYS, now = Date.now }: HostUpdates) {
	let newest: DataUpdate | undefined;
	let checked = -Infinity;
	let checking: Promise<void> = Promise.resolve();
	async function check(): Promise<void> {
		try {
			const file = await read();
			if (file === undefined) return;
			if (file.length > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`);
			const update = await readUpdate(file, keys);
			if (newest === undefined || update.date > newest.date) newest = update;
		} catch (error) {
			console.warn('updates: the file is not used', error);
		}
	}
	return async (): Promise<string | undefined> => {
		if (keys.length === 0) return undefined;
		if (now() - checked >= CHECK_MS) {
			checked = now();
			checking = check();
		}
		await checking;
		return newest?.text;
	};
}
