import { afterEach, expect, test, vi } from 'vitest';
import { checkAddress, download } from './download';

const LIMIT = 1000;
type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
const get = (fetch: Fetch, address = 'https://example.org/a.png') =>
	download(address, { fetch }, LIMIT, 'must be at most 25 MB');
const refused = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => vi.useRealTimers());

test('the bytes of the answer, asked for without cookies or referrer', async () => {
	const fetch = vi.fn<Fetch>(async () => new Response(Uint8Array.of(1, 2, 3)));
	expect([...(await get(fetch))]).toEqual([1, 2, 3]);
	expect(fetch).toHaveBeenCalledExactlyOnceWith(
		'https://example.org/a.png',
		expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' })
	);
});

test.each([
	'/x.png',
	'x.png',
	'',
	'ftp://a/b',
	'file:///etc/passwd',
	'javascript:alert(1)',
	'data:image/png;base64,AA',
	'blob:https://a/b',
	'https://'
])(
	'%j is no address of a picture',
	async (address) =>
		await expect(get(refused, address)).rejects.toMatchObject({
			code: 'INVALID_INPUT',
			message: 'url: must be an absolute http(s) address'
		})
);

test('names and passwords are not sent', () =>
	expect(() => checkAddress('https://me:secret@example.org/', null)).toThrow(
		'url: must not carry a user name or password'
	));

test('a page reads http: at its own origin and of its own machine only, whatever it was served by', () => {
	for (const origin of ['https://app.example', 'http://localhost:4173'])
		expect(() => checkAddress('http://example.org/', { origin })).toThrow('url: must be https:');
	expect(checkAddress('http://localhost:8080/a.png', { origin: 'http://localhost:4173' }).port).toBe('8080');
	expect(checkAddress('http://localhost:4173/a.png', { origin: 'http://localhost:4173' }).port).toBe('4173');
	expect(checkAddress('http://example.org/', null).hostname).toBe('example.org');
});

test('a server that cannot be reached', async () =>
	await expect(get(refused)).rejects.toMatchObject({
		code: 'UPSTREAM_ERROR',
		message: 'url: the server cannot be reached'
	}));

test('a server that answers but lets nobody read', async () => {
	const browser: Fetch = async (_, init) => (init?.mode === 'no-cors' ? new Response() : refused());
	await expect(get(browser)).rejects.toMatchObject({
		code: 'UPSTREAM_ERROR',
		message: 'url: the server does not let other sites read its pictures (CORS)'
	});
});

test('a redirect to where nobody may read', async () => {
	const redirect = { type: 'opaqueredirect' } as Response;
	const browser: Fetch = async (_, init) => (init?.redirect === 'manual' ? redirect : refused());
	await expect(get(browser)).rejects.toMatchObject({
		code: 'UPSTREAM_ERROR',
		message: 'url: redirects to an address that this page may not read'
	});
});

test('another status', async () =>
	await expect(get(async () => new Response('', { status: 404 }))).rejects.toMatchObject({
		code: 'UPSTREAM_ERROR',
		message: 'url: the server answered 404'
	}));

test('too large by its header is not read, too large in fact is not read to its end', async () => {
	const tooLarge = { code: 'INVALID_INPUT', message: 'url: must be at most 25 MB' };
	await expect(get(async () => new Response('x', { headers: { 'Content-Length': '1001' } }))).rejects.toMatchObject(
		tooLarge
	);
	let pulled = 0;
	const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(++pulled && 400)) });
	await expect(get(async () => new Response(endless))).rejects.toMatchObject(tooLarge);
	expect(pulled).toBeLessThan(6);
	expect(await get(async () => new Response(new Uint8Array(LIMIT)))).toHaveLength(LIMIT);
});

test('a connection that breaks', async () => {
	const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) });
	await expect(get(async () => new Response(broken))).rejects.toMatchObject({
		code: 'UPSTREAM_ERROR',
		message: 'url: the connection broke while the picture was read'
	});
});

test('a server that is too slow', async () => {
	vi.useFakeTimers();
	const slow: Fetch = (_, init) =>
		new Promise((_, reject) =>
			init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
		);
	const answer = expect(get(slow)).rejects.toMatchObject({
		code: 'UPSTREAM_TIMEOUT',
		message: expect.stringMatching(/^url: the server did not answer within \d+ s$/)
	});
	await vi.runAllTimersAsync();
	await answer;
});
