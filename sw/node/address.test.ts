import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addressOf } from './address';

const asked = (path: string, host = 'api.example:8080') =>
	addressOf({ url: path, headers: { host } } as unknown as IncomingMessage);
const parts = ({ origin, hostname, pathname, search, href }: NonNullable<ReturnType<typeof asked>>) => ({
	...{ origin, hostname, pathname, search, href }
});

/** Parts of random requests: plain characters mostly, escapes, dots, slashes, and characters that a URL would encode. */
const piece = fc.oneof(
	{ weight: 4, arbitrary: fc.constantFrom('/', 'v1', 'distance', 'from', '=', '&', '?', ',', '52.52', '-', '+', '~') },
	fc.constantFrom(
		'.',
		'..',
		'/./',
		'/../',
		'//',
		'%',
		'%20',
		'%2e',
		'%C3%A9',
		'%zz',
		';',
		':',
		'@',
		'$',
		'!',
		'*',
		'('
	),
	fc.constantFrom("'", '"', '<', '>', '\\', '^', '`', '{', '|', '}', '#', ' ', 'é', '[', ']')
);
const target = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);

describe('the address of a request', () => {
	test('is what a URL says, however it is taken apart', () => {
		fc.assert(
			fc.property(target, fc.constantFrom('localhost', 'API.example:443', '[::1]:80', '127.1'), (path, host) => {
				const found = asked(path, host);
				if (/^[/\\]{2}/.test(path)) {
					expect(found).toBeUndefined();
					return;
				}
				const url = new URL(path, `http://${host}`);
				expect(found && parts(found)).toEqual(parts(url));
				for (const name of url.searchParams.keys())
					expect(found?.searchParams.getAll(name)).toEqual(url.searchParams.getAll(name));
			}),
			{ numRuns: 3_000 }
		);
	});

	test.each(['api.example/path', 'api.example?x', 'api.example#x'])('with the host %j is none', (host) =>
		expect(asked('/v1', host)).toBeUndefined()
	);

	test('with two hosts is none, though they are the same', () => {
		const twice = { url: '/v1', headers: { host: 'a' }, rawHeaders: ['Host', 'a', 'X', 'y', 'host', 'a'] };
		expect(addressOf(twice as unknown as IncomingMessage)).toBeUndefined();
	});

	test.each(['bad host', 'a b:1', 'user:secret@api.example', ''])(
		'with the host %j is the same as that of a URL, or none',
		(host) => {
			const url = URL.canParse('/v1/distance?a=1', `http://${host}`)
				? new URL('/v1/distance?a=1', `http://${host}`)
				: undefined;
			const usable = url && !url.username && !url.password ? parts(url) : undefined;
			const found = asked('/v1/distance?a=1', host);
			expect(found && parts(found)).toEqual(usable);
		}
	);

	test('follows the host from one request to the next', () => {
		const hosts = ['one.example', 'two.example', 'one.example'].map((host) => asked('/', host)?.hostname);
		expect(hosts).toEqual(['one.example', 'two.example', 'one.example']);
	});

	test('is one of https where a proxy that the operator names says so', () => {
		const headers = { host: 'api.example', 'x-forwarded-proto': 'https' };
		const from = (remoteAddress: string) => ({ url: '/v1', headers, socket: { remoteAddress } }) as unknown as IncomingMessage; // prettier-ignore
		vi.stubEnv('UTILITY_PROXIES', '10.0.0.1, 192.0.2.0/24');
		expect(addressOf(from('10.0.0.1'))?.origin).toBe('https://api.example');
		expect(addressOf(from('::ffff:192.0.2.7'))?.origin).toBe('https://api.example');
		expect(addressOf(from('10.0.0.2'))?.origin).toBe('http://api.example');
		vi.unstubAllEnvs();
		expect(addressOf(from('10.0.0.1'))?.origin).toBe('http://api.example');
	});

	test('may be written whole, as to a proxy; one of another kind, or with a name and password, is none', () => {
		expect(asked('http://other.example/v1/x?a=1')?.href).toBe('http://other.example/v1/x?a=1');
		expect(asked('https://other.example:8443/')?.origin).toBe('https://other.example:8443');
		for (const path of ['ftp://api.example/', 'file:///etc/hosts', 'xhttp://a/', 'httpx://a/', 'http://me@a/', 'http://:word@a/', 'http://me:word@a/', 'http://[', '\\\\a/', '/\\a'])
			expect(asked(path)).toBeUndefined(); // prettier-ignore
	});

	test('where the request says nothing is the root of this machine', () => {
		const said = (request: object) => addressOf({ headers: {}, ...request } as IncomingMessage)?.href;
		expect([said({}), said({ url: '/v1' })]).toEqual(['http://localhost/', 'http://localhost/v1']);
		for (const forwarded of ['http', 'ftp', 'https, http'])
			expect(said({ headers: { 'x-forwarded-proto': forwarded } })).toBe('http://localhost/');
	});

	test('with a name and password in its host is none, the next time too, whatever the path', () => {
		for (const host of ['me:word@a', 'me@a', ':word@a'])
			for (const path of ['/v1', '/v1', '/a%20b', 'http://b/']) expect(asked(path, host)).toBeUndefined();
	});
});
