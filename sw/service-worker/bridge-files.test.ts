import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Its types are those of a service worker, which tests do not have.
const load = import.meta.glob('./bridge-files.ts')['./bridge-files.ts'];

const ROOT = 'https://app.example/sub';
const FILES = ['/sub/bridge/', '/sub/bridge/index.js', '/sub/engines/geo-1.js'];

/** Cache Storage: addresses by cache. */
let storage: Map<string, string[]>;
let added: Request[];
let worker: EventTarget & {
	skipWaiting: ReturnType<typeof vi.fn>;
	readonly clients: { claim: ReturnType<typeof vi.fn> };
};

beforeEach(async () => {
	storage = new Map([['shell-v1', [`${ROOT}/index.html`]]]);
	added = [];
	worker = Object.assign(new EventTarget(), { skipWaiting: vi.fn(), clients: { claim: vi.fn() } });
	vi.stubEnv('VITE_VERSION', 'v3');
	vi.stubEnv('VITE_BRIDGE_FILES', JSON.stringify(FILES));
	vi.stubGlobal('self', worker);
	vi.stubGlobal('location', new URL(`${ROOT}/bridge/sw.js`));
	vi.stubGlobal('fetch', async ({ url }: Request) => new Response(`server ${url}`));
	vi.stubGlobal(
		'Request',
		class extends Request {
			constructor(input: string, init?: RequestInit) {
				super(new URL(input, ROOT), init);
			}
		}
	);
	vi.stubGlobal('caches', {
		open: async (name: string) => ({
			async addAll(requests: Request[]) {
				added.push(...requests);
				storage.set(
					name,
					requests.map(({ url }) => url)
				);
			}
		}),
		keys: async () => [...storage.keys()],
		delete: async (name: string) => storage.delete(name),
		match: async (url: string) => ([...storage.values()].flat().includes(url) ? new Response(`kept ${url}`) : undefined)
	});
	vi.resetModules();
	await load?.();
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

async function happen(type: string): Promise<void> {
	const work: Promise<unknown>[] = [];
	worker.dispatchEvent(Object.assign(new Event(type), { waitUntil: (one: Promise<unknown>) => work.push(one) }));
	await Promise.all(work);
}

/** The response, undefined when the browser handles the request. */
async function answer(path: string, init: { method?: string; mode?: string } = {}): Promise<string | undefined> {
	let answered: Promise<Response> | undefined;
	const request = { url: new URL(path, ROOT).href, method: 'GET', mode: 'cors', ...init };
	worker.dispatchEvent(
		Object.assign(new Event('fetch'), { request, respondWith: (one: Promise<Response>) => (answered = one) })
	);
	return (await answered)?.text();
}

test('its files are kept under its version, asked for anew, and it waits for nobody', async () => {
	await happen('install');
	expect(worker.skipWaiting).toHaveBeenCalledOnce();
	expect([...storage.keys()]).toEqual(['shell-v1', 'bridge-v3']);
	expect(added.map(({ url, cache }) => [new URL(url).pathname, cache])).toEqual(
		FILES.map((file) => [file, 'no-cache'])
	);
});

test('the version before stays, older ones go, what is not its own is let alone', async () => {
	for (const name of ['bridge-v1', 'bridge-v2', 'bridge-v3', 'not-bridge-']) storage.set(name, []);
	await happen('activate');
	expect(worker.clients.claim).toHaveBeenCalledOnce();
	expect([...storage.keys()]).toEqual(['shell-v1', 'bridge-v2', 'bridge-v3', 'not-bridge-']);
});

test('its page and files are answered from what is kept, else by the server; all else is left to the browser', async () => {
	await happen('install');
	expect(await answer('/sub/bridge/', { mode: 'navigate' })).toBe(`kept ${ROOT}/bridge/`);
	// A visit gets the page for any path.
	expect(await answer('/sub/bridge/?site=a', { mode: 'navigate' })).toBe(`kept ${ROOT}/bridge/`);
	expect(await answer('/sub/bridge/index.js')).toBe(`kept ${ROOT}/bridge/index.js`);
	expect(await answer('/sub/engines/geo-1.js')).toBe(`kept ${ROOT}/engines/geo-1.js`);
	expect(await answer('/sub/bridge/more.js')).toBe(`server ${ROOT}/bridge/more.js`);
	expect(await answer('/sub/engines/math-1.js')).toBeUndefined();
	expect(await answer('/x/sub/bridge/')).toBeUndefined();
	expect(await answer('/sub/bridge/index.js', { method: 'POST' })).toBeUndefined();
	expect(await answer('https://other.example/sub/bridge/index.js')).toBeUndefined();
});
