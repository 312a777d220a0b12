import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('virtual:packs', () => ({
	packs: {
		words: { url: '/packs/words-11111111.bin', bytes: 6 },
		zones: { url: '/packs/zones-22222222.bin', bytes: 3 },
		definitions: { url: '/packs/definitions-33333333.bin', bytes: 2 }
	}
}));

const ORIGIN = 'http://localhost';
const WORDS = '/packs/words-11111111.bin';
const BYTES: Readonly<Record<string, readonly number[]>> = {
	[WORDS]: [1, 2, 3, 4, 5, 6],
	'/packs/zones-22222222.bin': [7, 8, 9],
	'/packs/definitions-33333333.bin': [0, 0]
};
/** Cache Storage by address, as far as packs use it. */
let stored: Map<string, Uint8Array<ArrayBuffer>>;
let put: (url: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
const cache = {
	match: async (url: string) => (stored.has(url) ? new Response(stored.get(url)) : undefined),
	put: async (url: string, response: Response) => put(url, new Uint8Array(await response.arrayBuffer())),
	delete: async (request: string | { url: string }) => stored.delete(typeof request === 'string' ? request : request.url.replace(ORIGIN, '')), // prettier-ignore
	keys: async () => [...stored.keys()].map((url) => ({ url: ORIGIN + url }))
};
let asked: string[];

/** A network that has every pack; `respond` puts another answer in its place. */
function network(respond?: (url: string, signal: AbortSignal) => Promise<Response>): void {
	vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
		asked.push(url);
		return respond?.(url, signal) ?? Promise.resolve(new Response(new Uint8Array(BYTES[url] ?? [])));
	});
}
/** A body that brings these pieces, then waits for ever. */
const hanging = (...pieces: number[][]) =>
	new ReadableStream<Uint8Array>({
		start: (controller) => pieces.forEach((piece) => controller.enqueue(new Uint8Array(piece)))
	});
const load = async () => {
	vi.resetModules();
	return import('./packs');
};

beforeEach(() => {
	stored = new Map();
	put = async (url, bytes) => void stored.set(url, bytes);
	asked = [];
	vi.stubGlobal('caches', { open: async () => cache });
	vi.stubGlobal('navigator', {});
	vi.stubGlobal('location', new URL(ORIGIN));
	network();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test('a pack is downloaded once and found stored from then on', async () => {
	const packs = await load();
	expect(await packs.hasPack('words')).toBe(false);
	expect([...new Uint8Array(await packs.loadPack('words'))]).toEqual([1, 2, 3, 4, 5, 6]);
	expect([...new Uint8Array(await packs.loadPack('words'))]).toEqual([1, 2, 3, 4, 5, 6]);
	expect([asked, await packs.hasPack('words')]).toEqual([[WORDS], true]);
});

test('however many ask at once, it is one download, of which all hear', async () => {
	const packs = await load();
	const heard: number[] = [];
	const all = await Promise.all(
		Array.from({ length: 8 }, () => packs.loadPack('words', ({ loaded }) => heard.push(loaded)))
	);
	expect([asked.length, new Set(all).size, heard]).toEqual([1, 1, Array(8).fill(6)]);
});

test('progress is told by piece, with the whole size', async () => {
	network(async () => new Response(new ReadableStream({
		start(controller) {
			for (const piece of [[1, 2], [3, 4, 5], [6]]) controller.enqueue(new Uint8Array(piece));
			controller.close();
		}
	}))); // prettier-ignore
	const packs = await load();
	const heard: unknown[] = [];
	await packs.loadPack('words', (progress) => heard.push(progress));
	expect(heard).toEqual([2, 5, 6].map((loaded) => ({ name: 'words', loaded, total: 6 })));
});

test('two workers of a page do not download the same twice: the lock is by address, the second finds it stored', async () => {
	const names: string[] = [];
	vi.stubGlobal('navigator', {
		locks: {
			request: async (name: string, work: () => Promise<unknown>) => {
				names.push(name);
				// Another worker had the lock meanwhile.
				stored.set(WORDS, new Uint8Array([9, 9]));
				return work();
			}
		}
	});
	const packs = await load();
	expect([...new Uint8Array(await packs.loadPack('words'))]).toEqual([9, 9]);
	expect([names, asked]).toEqual([[`pack ${WORDS}`], []]);
});

test('a server that takes the question and says nothing at all is given up after 20 s, 504', async () => {
	vi.useFakeTimers();
	network((_url, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))));
	const packs = await load();
	const outcome = vi.fn();
	const asking = packs.loadPack('words').catch(outcome);
	await vi.advanceTimersByTimeAsync(19_999);
	expect(outcome).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(2);
	expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'UPSTREAM_TIMEOUT' }));
	await asking;
});

test('a download that brings nothing for 20 s is given up, 504; each piece puts that off', async () => {
	vi.useFakeTimers();
	const bodies: ReadableStreamDefaultController<Uint8Array>[] = [];
	network(async (_url, signal) => {
		const body = new ReadableStream<Uint8Array>({ start: (controller) => void bodies.push(controller) });
		signal.addEventListener('abort', () => bodies[0]?.error(signal.reason));
		return new Response(body);
	});
	const packs = await load();
	const outcome = vi.fn();
	const asking = packs.loadPack('words').catch(outcome);
	await vi.advanceTimersByTimeAsync(19_000);
	bodies[0]?.enqueue(new Uint8Array([1]));
	await vi.advanceTimersByTimeAsync(19_999);
	expect(outcome).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(2);
	await asking;
	expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'UPSTREAM_TIMEOUT', message: 'network: the data words did not come in time', headers: { 'Retry-After': '30' } })); // prettier-ignore
	expect(stored.size).toBe(0);
});

test('without a network it is 503, with a time to come again; the next question asks anew', async () => {
	network(() => Promise.reject(new TypeError('Failed to fetch')));
	const packs = await load();
	await expect(packs.loadPack('words')).rejects.toMatchObject({ code: 'OFFLINE', message: 'network: is needed once for the data words', headers: { 'Retry-After': '30' } }); // prettier-ignore
	network();
	expect((await packs.loadPack('words')).byteLength).toBe(6);
});

test.each<[string, () => Response, string]>([
	['a 404', () => new Response('no', { status: 404 }), 'status 404'],
	['too few bytes', () => new Response(new Uint8Array(5)), '5 of 6 bytes'],
	['too many', () => new Response(new Uint8Array(7)), 'more than 6 bytes'],
	['none', () => new Response(new Uint8Array(0)), '0 of 6 bytes']
])('%s is 502, and nothing is stored', async (_what, answer, how) => {
	network(async () => answer());
	const packs = await load();
	await expect(packs.loadPack('words')).rejects.toMatchObject({ code: 'UPSTREAM_ERROR', message: `network: the data words could not be downloaded (${how})` }); // prettier-ignore
	expect(stored.size).toBe(0);
});

test('whoever asked first can give the download up', async () => {
	const abort = new AbortController();
	network(async (_url, signal) => {
		signal.throwIfAborted();
		await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
		return new Response(hanging());
	});
	const asking = (await load()).loadPack('words', () => {}, abort.signal);
	setTimeout(() => abort.abort(new Error('cancelled')), 0);
	await expect(asking).rejects.toThrow('cancelled');
});

test('a full disk costs the store, not the answer', async () => {
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
	put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
	const packs = await load();
	expect((await packs.loadPack('words')).byteLength).toBe(6);
	expect([stored.size, warned.mock.calls.length]).toEqual([0, 1]);
});

test('without Cache Storage packs come all the same, and that is told once', async () => {
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
	vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) });
	const packs = await load();
	expect((await packs.loadPack('words')).byteLength).toBe(6);
	expect([await packs.hasPack('words'), warned.mock.calls.length]).toEqual([false, 1]);
	vi.stubGlobal('caches', undefined);
	expect((await packs.loadPack('words')).byteLength).toBe(6);
	await packs.removeOldPacks();
});

test('the list has every pack with its size and whether it is here', async () => {
	const packs = await load();
	await packs.loadPack('zones');
	expect(await packs.listPacks()).toEqual([
		{ name: 'words', bytes: 6, stored: false },
		{ name: 'zones', bytes: 3, stored: true },
		{ name: 'definitions', bytes: 2, stored: false }
	]);
});

test('all are stored ahead but what is wanted by few; what is here is not fetched again', async () => {
	const packs = await load();
	await packs.loadPack('zones');
	asked = [];
	await packs.storeAllPacks();
	expect(asked).toEqual([WORDS]);
});

test('one that a person removed is not stored ahead again, until an operation needs it', async () => {
	const packs = await load();
	await packs.storeAllPacks();
	await packs.removePack('words');
	expect(await packs.hasPack('words')).toBe(false);
	asked = [];
	await packs.storeAllPacks();
	expect(asked).toEqual([]);
	await packs.loadPack('words');
	await packs.removeOldPacks();
	expect(await packs.hasPack('words')).toBe(true);
	stored.delete(WORDS);
	await packs.storeAllPacks();
	expect(asked).toEqual([WORDS, WORDS]);
});

test('packs of other versions go, and their marks; those of this one and their marks stay', async () => {
	const packs = await load();
	await packs.storeAllPacks();
	await packs.removePack('zones');
	stored.set('/packs/words-00000000.bin', new Uint8Array(1));
	stored.set('/packs/words-00000000.bin?removed', new Uint8Array(0));
	await packs.removeOldPacks();
	expect([...stored.keys()].sort()).toEqual([WORDS, '/packs/zones-22222222.bin?removed']);
});

test('a pack that this build does not know is a bug, not an answer', async () => {
	const packs = await load();
	await expect(packs.hasPack('nothing')).rejects.toThrow('no pack nothing');
	await expect(packs.loadPack('nothing')).rejects.toThrow('no pack nothing');
});
