import { expect, test } from 'vitest';
import { hostUpdates, MAX_BYTES, readUpdate } from '../../../sw/host/signed-update';
import { UPDATE_URL } from '../../../sw/host/update-store';
import { updatedOn, type UpdateIo } from './data-update';

const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const pair = async () => (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
const signer = await pair();
const key = base64(await crypto.subtle.exportKey('raw', signer.publicKey));

async function signedFile(text: string, { privateKey } = signer): Promise<string> {
	const signature = base64(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(text)));
	return JSON.stringify({ text, signature });
}
const november =
	'updates 2026-11-26\n[holidays]\nCN 2027 | off Spring Festival 02-05..02-11 | worked 02-14 | State Council | https://example.org\n';

/** A device whose host serves `file`, with its requests and its stored data. */
function device(file: () => Promise<string | Response>, more: Partial<UpdateIo> = {}) {
	const kept = new Map<string, string>();
	const times = new Map<string, string>();
	const asked: string[] = [];
	const cache = {
		match: async (url: string) => (kept.has(url) ? new Response(kept.get(url)) : undefined),
		put: async (url: string, response: Response) => void kept.set(url, await response.text())
	} as unknown as Cache;
	const io: UpdateIo = {
		keys: [key],
		now: () => Date.UTC(2026, 10, 26),
		isOnline: () => true,
		fetch: async (url) => {
			asked.push(url);
			const answer = await file();
			return typeof answer === 'string' ? new Response(answer) : answer;
		},
		times: { getItem: (name) => times.get(name) ?? null, setItem: (name, value) => void times.set(name, value) },
		caches: { open: async () => cache },
		...more
	};
	return { io, kept, asked };
}

test('a signed file is stored and dated, and the next check is a day later', async () => {
	let now = Date.UTC(2026, 10, 26);
	const { io, kept, asked } = device(() => signedFile(november), { now: () => now });
	expect(await updatedOn(io)).toBe('2026-11-26');
	expect(kept.get(UPDATE_URL)).toBe(november);
	expect(await updatedOn(io)).toBe('2026-11-26');
	expect(asked).toEqual([UPDATE_URL]);
	now += 86_400_000;
	await updatedOn(io);
	expect(asked).toHaveLength(2);
});

test.each([
	['another key', async () => signedFile(november, await pair())],
	['a changed text', async () => (await signedFile(november)).replace('02-14', '02-15')],
	['half a file', async () => (await signedFile(november)).slice(0, 80)],
	['no date', async () => signedFile('[holidays]\n')],
	['a page in place of the file', async () => '<!doctype html><title>app</title>'],
	['no text', async () => '{"signature":"AAAA"}'],
	['a signature that is no base64', async () => JSON.stringify({ text: november, signature: '%' })],
	['null', async () => 'null'],
	['a huge file', async () => signedFile(`${november}${'#'.repeat(MAX_BYTES)}`)],
	['a missing file', async () => new Response('', { status: 404 })]
])('%s changes nothing', async (_, file) => {
	const { io, kept } = device(file);
	expect(await updatedOn(io)).toBeNull();
	expect(kept.size).toBe(0);
});

test('an endless file is not read to its end', async () => {
	let sent = 0;
	const endless = new ReadableStream<Uint8Array>({
		pull: (stream) => stream.enqueue(new Uint8Array((sent += 1024) && 1024))
	});
	const { io } = device(async () => new Response(endless));
	expect(await updatedOn(io)).toBeNull();
	expect(sent).toBeLessThan(4 * MAX_BYTES);
});

test('a file older than the stored one is not taken', async () => {
	const { io, kept } = device(() => signedFile(november.replace('2026-11-26', '2026-10-01')));
	kept.set(UPDATE_URL, november);
	expect(await updatedOn(io)).toBe('2026-11-26');
	expect(kept.get(UPDATE_URL)).toBe(november);
});

test('no request is sent offline, without a key, or where storage is refused', async () => {
	const offline = device(() => signedFile(november), { isOnline: () => false });
	expect(await updatedOn(offline.io)).toBeNull();
	const keyless = device(() => signedFile(november), { keys: [] });
	expect(await updatedOn(keyless.io)).toBeNull();
	const refused = device(() => signedFile(november), { caches: { open: () => Promise.reject(new Error('refused')) } });
	expect(await updatedOn(refused.io)).toBeNull();
	expect([...offline.asked, ...keyless.asked, ...refused.asked]).toEqual([]);
});

test('of several keys one is enough', async () => {
	const old = base64(await crypto.subtle.exportKey('raw', (await pair()).publicKey));
	expect(await readUpdate(await signedFile(november), [old, key])).toMatchObject({ date: '2026-11-26' });
});

test('another host takes the newest signed file, and checks for it hourly', async () => {
	let now = 0;
	let file: string | undefined;
	let reads = 0;
	const read = async () => ((reads += 1), file);
	const update = hostUpdates({ read, keys: [key], now: () => now });
	expect(await update()).toBeUndefined();
	file = await signedFile(november);
	expect(await update()).toBeUndefined();
	now += 3_600_000;
	expect(await update()).toBe(november);
	for (const other of [await signedFile(november.replace('2026-11', '2026-10')), '{}', ' '.repeat(MAX_BYTES + 1)]) {
		file = other;
		now += 3_600_000;
		expect(await update()).toBe(november);
	}
	expect(reads).toBe(5);
	expect(await hostUpdates({ read, keys: [] })()).toBeUndefined();
	expect(reads).toBe(5);
});
