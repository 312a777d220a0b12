import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface MockedRoute {
	readonly match: unknown;
	readonly handle: (options: { request: Request }) => Promise<Response>;
}
const workbox = vi.hoisted(() => ({
	precached: vi.fn(),
	options: vi.fn(),
	routes: [] as unknown[],
	navigation: vi.fn()
}));
vi.mock('workbox-precaching', () => ({
	PrecacheController: class {
		readonly keys = new Map<string, string>();
		constructor(readonly options: unknown) {
			workbox.options(options);
		}
		addToCacheList(entries: (string | { url: string })[]) {
			workbox.precached(entries);
			for (const entry of entries) this.keys.set(typeof entry === 'string' ? entry : entry.url, `http://h/${typeof entry === 'string' ? entry : entry.url}?rev`); // prettier-ignore
		}
		createHandlerBoundToURL = (url: string) => async () =>
			new Response(`page ${url}`, { headers: { 'Cross-Origin-Opener-Policy': 'same-origin', 'X-Kept': 'yes' } });
		getURLsToCacheKeys = () => this.keys;
	},
	PrecacheRoute: class {
		constructor(_controller: unknown, options: unknown) {
			workbox.options(options);
		}
	}
}));
vi.mock('workbox-routing', () => ({
	NavigationRoute: class {
		constructor(handler: unknown, { denylist }: { denylist: RegExp[] }) {
			workbox.navigation(handler, denylist);
		}
	},
	Route: class {
		constructor(
			readonly match: unknown,
			readonly handle: unknown
		) {}
	},
	Router: class {
		registerRoute = (route: unknown) => void workbox.routes.push(route);
	}
}));
vi.mock('virtual:packs', () => ({ packs: {} }));
const { createShell, removeUnusedVersions, takeShare } = await import('./shell');

/** Cache Storage: entries by cache and address. */
let storage: Map<string, Map<string, Response>>;
let fetched: string[];
/** How the browser's own cache is passed by. */
let how: string[];
let answers: Record<string, () => Response>;
/** Versions that pages have open. */
let held: string[];

beforeEach(() => {
	vi.stubEnv('PROD', true);
	vi.clearAllMocks();
	workbox.routes.length = 0;
	storage = new Map();
	fetched = [];
	how = [];
	held = [];
	answers = {};
	const open = async (name: string) => {
		const entries = storage.get(name) ?? new Map<string, Response>();
		storage.set(name, entries);
		return {
			keys: async () => [...entries.keys()].map((url) => ({ url })),
			put: async (url: string, response: Response) => void entries.set(url, response),
			match: async (url: string) => entries.get(url),
			delete: async (request: string | { url: string }) =>
				entries.delete(typeof request === 'string' ? request : request.url)
		};
	};
	vi.stubGlobal('caches', {
		open,
		keys: async () => [...storage.keys()],
		delete: async (name: string) => storage.delete(name),
		match: async ({ url }: Request) => [...storage.values()].map((entries) => entries.get(url)).find(Boolean)
	});
	vi.stubGlobal('navigator', { locks: { query: async () => ({ held: held.map((name) => ({ name })) }) } });
	vi.stubGlobal('location', new URL('http://h/'));
	vi.stubGlobal('fetch', async (url: string | Request, init?: RequestInit) => {
		const address = typeof url === 'string' ? url : url.url;
		fetched.push(address);
		if (init?.cache) how.push(init.cache);
		return answers[address]?.() ?? new Response(address);
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

test('each version has its own precache, and every page of the app is its page', async () => {
	const manifest = ['a.js', { url: 'b.js', revision: '1' }];
	createShell(manifest, '/sub', 'v2');
	expect(workbox.precached).toHaveBeenCalledWith(manifest);
	expect(workbox.options.mock.calls).toEqual([
		[{ cacheName: 'shell-v2' }],
		[{ cleanURLs: false, ignoreURLParametersMatching: [] }]
	]);
	type Handler = (options: { url: URL }) => Promise<Response>;
	const [handler, [denied]] = workbox.navigation.mock.calls[0] as [Handler, [RegExp]];
	const shown = await handler({ url: new URL('http://h/sub/docs') });
	expect(await shown.text()).toBe('page /sub/index.html');
	expect(shown.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
	// The page of another origin opened this window, and is to hear of the decision.
	const decision = await handler({ url: new URL('http://h/sub/allow?site=x') });
	expect(await decision.text()).toBe('page /sub/index.html');
	expect([...decision.headers.keys()]).not.toContain('cross-origin-opener-policy');
	expect(decision.headers.get('X-Kept')).toBe('yes');
	for (const path of [
		'/sub/v1/distance',
		'/sub/assets/a.js',
		'/sub/engines/geo.js',
		'/sub/packs/words.bin',
		'/sub/robots.txt',
		'/sub/client.d.ts?1',
		'/sub/healthz',
		'/sub/mcp'
	])
		expect([path, denied.test(path)]).toEqual([path, true]);
	for (const path of [
		'/sub/',
		'/sub/tools/geo/distance',
		'/sub/tools/geo/distance?from=1.5,2.5',
		'/sub/v1',
		'/v1/distance',
		'/x/sub/v1/distance'
	])
		expect([path, denied.test(path)]).toEqual([path, false]);
});

test('a file of another version comes from whatever cache has it, else from the server', async () => {
	createShell([], '/sub', 'v2');
	const route = workbox.routes[2] as MockedRoute | undefined;
	const fits = route?.match as (options: { url: URL; sameOrigin: boolean }) => boolean;
	const at = (path: string, sameOrigin = true) => fits({ url: new URL(path, 'http://h'), sameOrigin });
	expect([at('/sub/assets/a.js'), at('/sub/engines/geo.js')]).toEqual([true, true]);
	expect([at('/sub/assets/a.js', false), at('/assets/a.js'), at('/sub/tools/'), at('/x/sub/assets/')]).toEqual([false, false, false, false]); // prettier-ignore
	storage.set('shell-v1', new Map([['http://h/sub/assets/old.js', new Response('old')]]));
	const get = async (url: string) => (await route?.handle({ request: new Request(url) }))?.text();
	expect([await get('http://h/sub/assets/old.js'), fetched]).toEqual(['old', []]);
	expect(await get('http://h/sub/assets/new.js')).toBe('http://h/sub/assets/new.js');
});

test('in development the server answers for its own pages', async () => {
	vi.stubEnv('PROD', false);
	expect(await createShell(['a.js'], '', 'v2').refill()).toBe(true);
	expect(workbox.routes).toHaveLength(1);
	expect(fetched).toEqual([]);
});

const manifest = ['a.js', { url: 'b.js', revision: '1' }];
const versionOf = (text: string, status = 200) => ({ '/sub/build.txt': () => new Response(text, { status }) });

test('files that the precache has lost are fetched again, those that are there are not', async () => {
	storage.set('shell-v2', new Map([['http://h/a.js?rev', new Response('a')]]));
	answers = versionOf('v2\n');
	const shell = createShell(manifest, '/sub', 'v2');
	// Of two tabs at once.
	expect(await Promise.all([shell.refill(), shell.refill()])).toEqual([true, true]);
	expect(fetched).toEqual(['/sub/build.txt', 'http://h/b.js?rev']);
	expect(how).toEqual(['no-store', 'no-cache']);
	expect(await storage.get('shell-v2')?.get('http://h/b.js?rev')?.text()).toBe('http://h/b.js?rev');
	fetched = [];
	expect(await createShell(manifest, '/sub', 'v2').refill()).toBe(true);
	expect(fetched).toEqual([]);
});

test.each<[string, Record<string, () => Response>, string[]]>([
	['another version', versionOf('v3'), ['/sub/build.txt']],
	['no version', versionOf('v2', 404), ['/sub/build.txt']]
])('from a server with %s nothing is taken', async (_what, given, asked) => {
	answers = given;
	expect(await createShell(manifest, '/sub', 'v2').refill()).toBe(false);
	expect([fetched, storage.get('shell-v2')?.size]).toEqual([asked, 0]);
});

test.each<[string, () => Response]>([
	['is missing', () => new Response('no', { status: 404 })],
	['is a page of a sign-in', () => Object.defineProperty(new Response('x'), 'redirected', { value: true })],
	['is blocked', () => { throw new TypeError('blocked'); }] // prettier-ignore
])('a file that %s holds up no other, and is asked for three times', async (_what, refused) => {
	vi.useFakeTimers();
	answers = { ...versionOf('v2'), 'http://h/a.js?rev': refused };
	const refilled = createShell(manifest, '/sub', 'v2').refill();
	await vi.runAllTimersAsync();
	vi.useRealTimers();
	expect(await refilled).toBe(false);
	expect(fetched.filter((key) => key === 'http://h/a.js?rev')).toHaveLength(3);
	expect(fetched.filter((key) => key === 'http://h/b.js?rev')).toHaveLength(1);
	expect([...(storage.get('shell-v2')?.keys() ?? [])]).toEqual(['http://h/b.js?rev']);
});

test('a first visit stores what it uses first, without what is refused, and fails when all is', async () => {
	const files = [
		'index.html',
		'early.js',
		'host.js',
		'engines/math-1234.json',
		'icons/icon-512.png',
		'assets/a-1234.js'
	];
	await createShell(files, '', 'v2').installFirst();
	expect([...(storage.get('shell-v2')?.keys() ?? [])]).toEqual(files.slice(0, 4).map((file) => `http://h/${file}?rev`));
	answers = { 'http://h/host.js?rev': () => new Response('no', { status: 404 }) };
	await createShell(files, '', 'v3').installFirst();
	expect(storage.get('shell-v3')?.has('http://h/host.js?rev')).toBe(false);
	expect(storage.get('shell-v3')?.size).toBe(3);
	answers = Object.fromEntries(
		files.map((file) => [`http://h/${file}?rev`, () => new Response('no', { status: 404 })])
	);
	await expect(createShell(files, '', 'v4').installFirst()).rejects.toThrow('no file of the app could be stored');
});

const still = { installing: null, waiting: null };
const names = () => [...storage.keys()].sort();
const keep = (...caches: string[]) => (storage = new Map(caches.map((name) => [name, new Map()])));

test('precaches that no page has open go; the own one, those held, packs and what is shared stay', async () => {
	const { versionLock } = await import('../host/version');
	keep('shell-v0', 'shell-v1', 'shell-v2', 'packs', 'share', 'another-app');
	held = [versionLock('v1')];
	await removeUnusedVersions('v2', still);
	expect(names()).toEqual(['another-app', 'packs', 'share', 'shell-v1', 'shell-v2']);
});

test('packs of other versions go with the precache that named them, not before', async () => {
	keep('shell-v2', 'packs');
	storage.get('packs')?.set('http://h/packs/old.bin', new Response());
	await removeUnusedVersions('v2', still);
	expect(storage.get('packs')?.size).toBe(1);
	storage.set('shell-v1', new Map());
	await removeUnusedVersions('v2', still);
	expect(storage.get('packs')?.size).toBe(0);
});

test('nothing goes while a new version is on its way, also when it comes in the middle', async () => {
	const worker = {} as ServiceWorker;
	for (const registration of [
		{ installing: worker, waiting: null },
		{ installing: null, waiting: worker }
	]) {
		keep('shell-v1', 'shell-v2');
		await removeUnusedVersions('v2', registration);
		expect(names()).toEqual(['shell-v1', 'shell-v2']);
	}
	let looks = 0;
	const coming = { installing: null, get waiting() { return looks++ > 0 ? worker : null; } }; // prettier-ignore
	await removeUnusedVersions('v2', coming);
	expect(names()).toEqual(['shell-v1', 'shell-v2']);
});

test('what another app shares is kept for the page, which is opened at once', async () => {
	const form = new FormData();
	form.set('title', 'A page');
	form.set('url', 'https://example.org/');
	form.set('file', new File(['x'], 'a.png', { type: 'image/png' }));
	const redirect = vi.spyOn(Response, 'redirect').mockImplementation((url, status) => new Response(String(url), { status: Number(status) === 303 ? 200 : 500 })); // prettier-ignore
	const response = await takeShare({ formData: async () => form } as Request, '/sub');
	expect([response.status, await response.text()]).toEqual([200, '/sub/?shared=1']);
	const share = storage.get('share');
	expect(await share?.get('/sub/share/item')?.json()).toEqual({ title: 'A page', text: '', url: 'https://example.org/', file: { name: 'a.png', type: 'image/png' } }); // prettier-ignore
	expect(await share?.get('/sub/share/file')?.text()).toBe('x');
	const text = new FormData();
	text.set('text', 'words');
	text.set('title', new File([''], 'odd'));
	storage.clear();
	await takeShare({ formData: async () => text } as Request, '');
	expect(await storage.get('share')?.get('/share/item')?.json()).toEqual({
		title: '',
		text: 'words',
		url: '',
		file: null
	});
	expect([...(storage.get('share')?.keys() ?? [])]).toEqual(['/share/item']);
	redirect.mockRestore();
});
