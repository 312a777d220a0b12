import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress, outwardFetch } from './outward';

const PRIVATE = [
	'0.0.0.0',
	'10.1.2.3',
	'100.64.0.1',
	'100.127.255.255',
	'127.0.0.1',
	'127.255.255.254',
	'169.254.169.254',
	'172.16.0.1',
	'172.31.255.255',
	'192.0.0.1',
	'192.0.2.1',
	'192.88.99.1',
	'192.168.1.1',
	'198.18.0.1',
	'198.19.255.255',
	'198.51.100.1',
	'203.0.113.1',
	'224.0.0.1',
	'239.255.255.255',
	'240.0.0.1',
	'255.255.255.255',
	'::',
	'::1',
	'::ffff:127.0.0.1',
	'::ffff:8.8.8.8',
	'::127.0.0.1',
	'64:ff9b::7f00:1',
	'100::1',
	'2001::1',
	'2001:1ff:ffff::1',
	'2002:7f00:1::',
	'3fff:fff::1',
	'4000::1',
	'1fff::1',
	'2001:db8::1',
	'fc00::1',
	'fd12:3456::1',
	'fe80::1',
	'fec0::1',
	'ff02::1',
	'localhost',
	'1.2.3',
	''
];
const PUBLIC = [
	'8.8.8.8',
	'1.1.1.1',
	'100.63.255.255',
	'100.128.0.0',
	'172.32.0.1',
	'192.0.1.1',
	'198.20.0.1',
	'2001:200::1',
	'3ffe::1',
	'2606:4700::1111',
	'2a00:1450::1'
];

test.each(PRIVATE)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
test.each(PUBLIC)('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

let server: Server;
let base = '';
let asked = 0;
beforeAll(async () => {
	server = createServer((request, response) => {
		asked++;
		if (request.url === '/redirect') response.writeHead(302, { Location: '/picture' }).end();
		else if (request.url === '/inward') response.writeHead(302, { Location: 'http://10.0.0.1/' }).end();
		else if (request.url?.startsWith('/status/')) {
			const [status = 0, location] = request.url.slice('/status/'.length).split('/').map(decodeURIComponent);
			response.writeHead(Number(status), location === undefined ? {} : { Location: location });
			response.end(['204', '304'].includes(String(status)) ? undefined : 'body');
		} else if (request.url?.startsWith('/hops/')) {
			const left = Number(request.url.slice('/hops/'.length));
			response.writeHead(left > 0 ? 307 : 200, left > 0 ? { Location: `/hops/${left - 1}` } : {}).end('there');
		} else if (request.url === '/echo')
			response
				.writeHead(200, [
					...Object.entries({ 'X-Method': request.method ?? '' }).flat(),
					'Set-Cookie',
					'a=1',
					'Set-Cookie',
					'b=2'
				])
				.end(JSON.stringify(request.headers));
		else if (request.url === '/loop') response.writeHead(302, { Location: '/loop' }).end();
		else response.writeHead(200, { 'Content-Type': 'image/gif' }).end('GIF89a');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	base = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const guarded = (names: Record<string, readonly string[]> = {}) =>
	outwardFetch({ resolve: async (name) => names[name] ?? [] });

const REFUSAL = 'url: must be a public address of the Internet, on port 80 or 443';

test.each([
	'http://127.0.0.1/',
	'http://localhost/',
	'http://[::1]/',
	'http://0.0.0.0/',
	'http://0/',
	'http://2130706433/',
	'http://0x7f.1/',
	'http://0177.0.0.1/',
	'http://127.1/',
	'http://[::ffff:127.0.0.1]/',
	'http://[::ffff:7f00:1]/',
	'http://169.254.169.254/latest/meta-data/',
	'http://10.0.0.1/',
	'http://inside.example/',
	'http://both.example/',
	'http://empty.example/',
	'https://8.8.8.8:22/',
	'http://8.8.8.8:8080/',
	'http://user:pass@8.8.8.8/',
	'http://user@8.8.8.8/',
	'http://:pass@8.8.8.8/',
	'https://8.8.8.8:8443/',
	'ftp://8.8.8.8/'
])('%s is refused with the one message, and nothing is asked', async (address) => {
	const before = asked;
	const names = {
		localhost: ['127.0.0.1', '::1'],
		'inside.example': ['192.168.0.7'],
		'both.example': ['8.8.8.8', '10.0.0.1']
	};
	await expect(guarded(names)(address)).rejects.toThrow(REFUSAL);
	expect(asked).toBe(before);
});

test('an open and a closed port of this machine are told apart by nothing', async () => {
	const messages = await Promise.all(
		[`http://${base}/`, 'http://127.0.0.1:1/', 'http://localhost:9/'].map((address) =>
			guarded({ localhost: ['127.0.0.1'] })(address).then(
				() => 'answered',
				(error: Error) => error.message
			)
		)
	);
	expect(new Set(messages)).toEqual(new Set([REFUSAL]));
});

/** This machine simulates the public Internet; other rules apply as always. */
const here = (names: Record<string, readonly string[]> = {}) =>
	outwardFetch({
		mayReach: (address, port) => address === '127.0.0.1' || (isPublicAddress(address) && port === 80),
		resolve: async (name) => names[name] ?? []
	});

test('a redirect inward is refused: every hop is judged', async () => {
	const before = asked;
	await expect(here()(`http://${base}/inward`)).rejects.toThrow(REFUSAL);
	expect(asked).toBe(before + 1);
});

test('the connection goes to the address that was judged: no resolver knows this name', async () => {
	const port = base.split(':')[1];
	const response = await here({ 'pinned.invalid': ['127.0.0.1'] })(`http://pinned.invalid:${port}/`);
	expect(await response.text()).toBe('GIF89a');
});

test('redirects are followed and the body is read', async () => {
	const response = await here()(`http://${base}/redirect`);
	expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/gif']);
	expect(await response.text()).toBe('GIF89a');
});

test('a redirect that never ends is given up', async () =>
	await expect(here()(`http://${base}/loop`)).rejects.toThrow('redirects too often'));

test('a caller who goes away ends the request', async () => {
	const controller = new AbortController();
	controller.abort();
	await expect(here()(`http://${base}/`, { signal: controller.signal })).rejects.toThrow();
});

test('port 80 or 443 is judged where an address says none, its own where it says one', async () => {
	const judged: [string, number][] = [];
	const judging = outwardFetch({
		mayReach: (address, port) => (judged.push([address, port]), false),
		resolve: async () => ['192.0.2.7', '192.0.2.8']
	});
	for (const address of ['http://a.example/', 'https://a.example/', 'https://a.example:444/', 'http://[2001:db8::5]/'])
		await expect(judging(address)).rejects.toThrow(REFUSAL);
	expect(judged).toEqual([['192.0.2.7', 80], ['192.0.2.7', 443], ['192.0.2.7', 444], ['2001:db8::5', 80]]); // prettier-ignore
});

test.each([301, 302, 303, 307, 308])('%d leads on', async (status) =>
	expect(await (await here()(`http://${base}/status/${status}/%2F`)).text()).toBe('GIF89a')
);

test.each([200, 201, 300, 305, 404])('%d with a Location is an answer', async (status) => {
	const response = await here()(`http://${base}/status/${status}/%2F`);
	expect([response.status, await response.text()]).toEqual([status, 'body']);
});

test('a redirect without a Location is an answer, and so is each where the caller follows them itself', async () => {
	expect((await here()(`http://${base}/status/302`)).status).toBe(302);
	const manual = await here()(`http://${base}/redirect`, { redirect: 'manual' });
	expect([manual.status, manual.headers.get('location')]).toEqual([302, '/picture']);
});

test('five redirects are followed, the sixth is not; one that leads nowhere is given up', async () => {
	expect(await (await here()(`http://${base}/hops/5`)).text()).toBe('there');
	await expect(here()(`http://${base}/hops/6`)).rejects.toThrow(new TypeError('redirects too often'));
	await expect(here()(`http://${base}/status/302/http:%2F%2F%5B`)).rejects.toThrow(
		new TypeError('redirects too often')
	);
});

test.each([204, 304])('%d has no body', async (status) => {
	const response = await here()(`http://${base}/status/${status}`);
	expect([response.status, response.body]).toEqual([status, null]);
});

test('a question says what it takes and who asks, and nothing else; every header of the answer is there', async () => {
	const response = await here()(`http://${base}/echo`);
	expect(await response.json()).toEqual({
		accept: 'image/*',
		'accept-encoding': 'identity',
		'user-agent': 'utility-apis',
		host: base,
		connection: 'close'
	});
	expect(response.headers.get('x-method')).toBe('GET');
	expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
	const head = await here()(`http://${base}/echo`, { method: 'HEAD' });
	expect([head.headers.get('x-method'), await head.text()]).toEqual(['HEAD', '']);
});

test('a server that cannot be reached and a name that nobody knows are a TypeError, as fetch has it', async () => {
	await expect(here()('http://127.0.0.1:1/')).rejects.toMatchObject({ name: 'TypeError', message: 'the server cannot be reached', cause: { code: 'ECONNREFUSED' } }); // prettier-ignore
	const plain = outwardFetch({ mayReach: () => true });
	// A label that is too long never reaches a resolver.
	await expect(plain(`http://${'a'.repeat(64)}.example/`)).rejects.toMatchObject({ name: 'TypeError', message: 'the name cannot be resolved', cause: expect.any(Error) }); // prettier-ignore
});

test('names are looked up as the system does, all their addresses', async () => {
	const judged = new Set<string>();
	const judging = outwardFetch({ mayReach: (address) => (judged.add(address), true) });
	const port = base.split(':')[1];
	await judging(`http://localhost:${port}/`).catch(() => undefined);
	expect(['127.0.0.1', '::1']).toEqual(expect.arrayContaining([...judged]));
	expect(judged.size).toBeGreaterThan(0);
});
