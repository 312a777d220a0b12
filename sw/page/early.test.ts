import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The app lies in a folder, so that the script really imports the host beside itself.
let folder = '';
let root = '';
const native = vi.fn<typeof fetch>();
/** Says something as the service worker. */
let toPage: (data: unknown) => void = () => {};
const BY_WORKER = { headers: { 'X-Served-By': 'service-worker' } };
const FAITHFUL = `export async function answerInPage(request) {
	request.signal.throwIfAborted();
	return new Response('page: ' + request.method + ' ' + await request.text());
}`;

beforeEach(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'early-'));
	root = pathToFileURL(folder + path.sep).href;
	native.mockReset().mockImplementation(() => Promise.resolve(new Response('network', BY_WORKER)));
});
afterEach(async () => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	await rm(folder, { recursive: true });
});

async function load({ host = FAITHFUL, controller }: { host?: string | null; controller?: string } = {}) {
	if (host !== null) await writeFile(path.join(folder, 'host.js'), host);
	const page = { fetch: native as typeof fetch };
	vi.stubGlobal('self', page);
	vi.stubGlobal('document', { baseURI: root, currentScript: { src: `${root}early.js` } });
	const serviceWorker = Object.assign(new EventTarget(), { controller: controller ? { scriptURL: controller } : null });
	vi.stubGlobal('navigator', { serviceWorker });
	toPage = (data) => void serviceWorker.dispatchEvent(Object.assign(new Event('message'), { data }));
	vi.resetModules();
	await import('./early');
	return page.fetch;
}
const text = async (answer: Promise<Response>) => (await answer).text();

test('an uncontrolled page answers by itself, without anybody having to hand it a host', async () => {
	const fetch = await load();
	expect(await text(fetch(`${root}v1/evaluate`, { method: 'POST', body: '{}' }))).toBe('page: POST {}');
	expect(native).not.toHaveBeenCalled();
});

test('other addresses go to the network as they came', async () => {
	const fetch = await load();
	const init = { method: 'HEAD' };
	expect(await text(fetch('https://example.org/v1/x', init))).toBe('network');
	expect(native).toHaveBeenCalledWith('https://example.org/v1/x', init);
});

test('a controlled page asks the service worker', async () => {
	const fetch = await load({ controller: `${root}sw.js` });
	expect(await text(fetch(`${root}v1/x`))).toBe('network');
});

test('the service worker of another app answers nothing of this one', async () => {
	const fetch = await load({ controller: 'https://example.org/other/sw.js' });
	expect(await text(fetch(`${root}v1/x`))).toBe('page: GET ');
});

test('a service worker that ends in the middle is followed by the page, with the same body, and asked once', async () => {
	const fetch = await load({ controller: `${root}sw.js` });
	native.mockImplementation(async (input) => {
		if (input instanceof Request) await input.text();
		throw new TypeError('Failed to fetch');
	});
	const request = new Request(`${root}v1/x`, { method: 'POST', body: 'once' });
	expect(await text(fetch(request))).toBe('page: POST once');
	expect(native).toHaveBeenCalledTimes(1);
});

test('a service worker that ends in the middle of its answer is followed by the page', async () => {
	const fetch = await load({ controller: `${root}sw.js` });
	native.mockImplementation(async () => {
		let pulls = 0;
		return new Response(
			new ReadableStream({
				pull(controller) {
					if (pulls++ === 0) controller.enqueue(new TextEncoder().encode('{"half'));
					else controller.error(new TypeError('Failed to fetch'));
				}
			}),
			BY_WORKER
		);
	});
	expect(await text(fetch(`${root}v1/x`, { method: 'POST', body: 'again' }))).toBe('page: POST again');
});

test.each([
	['a server of files', new Response('<h1>Not found</h1>', { status: 404 })],
	['a server that answers programs', new Response('{}', { headers: { 'X-Served-By': 'node' } })]
])('what %s says in the place of a service worker that ended is not taken for its answer', async (_, answer) => {
	const fetch = await load({ controller: `${root}sw.js` });
	native.mockResolvedValue(answer);
	expect(await text(fetch(`${root}v1/x`, { method: 'POST', body: 'again' }))).toBe('page: POST again');
	expect(native).toHaveBeenCalledTimes(1);
});

test('the answer of the service worker is given on as it is', async () => {
	const fetch = await load({ controller: `${root}sw.js` });
	const answer = new Response('{"a":1}', { ...BY_WORKER, status: 404 });
	native.mockResolvedValue(answer);
	const given = await fetch(`${root}v1/x`);
	expect(given).toBe(answer);
	expect(await given.text()).toBe('{"a":1}');
});

test('a page that the service worker asks for a worker shares one', async () => {
	vi.stubGlobal('shared', 0);
	await load({ host: `export const joinServiceWorker = () => globalThis.shared++;`, controller: `${root}sw.js` });
	toPage({ type: 'end-worker', worker: 1 });
	toPage(null);
	toPage({ type: 'need-port', lane: 'light', fresh: true });
	await vi.waitFor(() => expect((globalThis as { shared?: number }).shared).toBe(1));
});

test('a worker of another app below the same root answers nothing of this one', async () => {
	const fetch = await load({ controller: `${root}other/sw.js` });
	expect(await text(fetch(`${root}v1/x`))).toBe('page: GET ');
});

test('page and service worker both failing is a rejection, not another round', async () => {
	const fetch = await load({
		controller: `${root}sw.js`,
		host: 'export const answerInPage = () => Promise.reject(new TypeError("no"))'
	});
	native.mockRejectedValue(new TypeError('Failed to fetch'));
	await expect(fetch(`${root}v1/x`)).rejects.toThrow(TypeError);
	expect(native).toHaveBeenCalledTimes(1);
});

test.each([
	['of the options', (url: string, signal: AbortSignal): Parameters<typeof fetch> => [url, { signal }]],
	['of the request', (url: string, signal: AbortSignal): Parameters<typeof fetch> => [new Request(url, { signal })]]
])('an abort by the signal %s is no reason to ask again', async (_, given) => {
	const fetch = await load({ controller: `${root}sw.js`, host: null });
	const reason = new Error('enough');
	native.mockRejectedValue(reason);
	await expect(fetch(...given(`${root}v1/x`, AbortSignal.abort(reason)))).rejects.toBe(reason);
});

test.each(['https://:no', 'http://[', Symbol('none') as never, undefined as never])(
	'no address: %s is rejected with a TypeError, not thrown',
	async (address: string) => {
		const asked = (await load())(address);
		await expect(asked).rejects.toThrow(TypeError);
	}
);

test('a host that cannot be loaded is a TypeError', async () => {
	const fetch = await load({ host: 'throw new TypeError("Failed to fetch dynamically imported module")' });
	await expect(fetch(`${root}v1/x`)).rejects.toThrow(TypeError);
});

test('a host that never comes is a TypeError after half a minute', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	const fetch = await load({ host: 'await new Promise(() => {});' });
	const rejected = expect(fetch(`${root}v1/x`)).rejects.toThrow('no host');
	await vi.advanceTimersByTimeAsync(30_000);
	await rejected;
});
