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
	'192.168.1.1',
	'198.18.0.1',
	'224.0.0.1',
	'255.255.255.255',
	'::',
	'::1',
	'::ffff:127.0.0.1',
	'::ffff:8.8.8.8',
	'::127.0.0.1',
	'64:ff9b::7f00:1',
	'100::1',
	'2001::1',
	'2002:7f00:1::',
	'2001:db8::1',
	'fc00::1',
	'fd12:3456::1',
	'fe80::1',
	'fec0::1',
	'ff02::1'
];
const PUBLIC = ['8.8.8.8', '1.1.1.1', '100.63.255.255', '100.128.0.0', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'];

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

/** This machine stands for the public Internet; whatever else is judged as always. */
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
	expect(response.status).toBe(200);
	expect(response.headers.get('content-type')).toBe('image/gif');
	expect(await response.text()).toBe('GIF89a');
});

test('a redirect that never ends is given up', async () => {
	await expect(here()(`http://${base}/loop`)).rejects.toThrow('redirects too often');
});

test('a caller who goes away ends the request', async () => {
	const controller = new AbortController();
	controller.abort();
	await expect(here()(`http://${base}/`, { signal: controller.signal })).rejects.toThrow();
});
