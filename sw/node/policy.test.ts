import type { IncomingMessage, ServerResponse } from 'node:http';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMatcher } from '../api/routes';
import { accessLog, corsPolicy, hostPolicy } from './policy';

beforeEach(() => {
	for (const name of ['UTILITY_HOSTS', 'UTILITY_CORS_ORIGINS', 'UTILITY_ACCESS_LOG']) vi.stubEnv(name, undefined);
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
});

const ITSELF = ['localhost', 'LOCALHOST', 'app.localhost', 'my-app.localhost', '127.0.0.1', '127.200.3.44', '[::1]'];
const OTHERS = ['example.org', 'localhost.example.org', 'notlocalhost', 'a.b.localhost', '127.0.0.1.example.org', '127.0.0', '1127.0.0.1', '127.0.0.1234', '10.0.0.1', '0.0.0.0', '[::2]', '[::1].example.org', '']; // prettier-ignore

test.each(['localhost', '127.0.0.1', '::1'])('one that listens on %s answers to this machine alone', (listensOn) => {
	const answers = hostPolicy(listensOn);
	for (const name of ITSELF) expect([name, answers(name)]).toEqual([name, true]);
	for (const name of OTHERS) expect([name, answers(name)]).toEqual([name, false]);
});

test.each(['0.0.0.0', '::', '192.0.2.1', '::2', 'api.example.org'])('one that listens on %s answers to every name', (listensOn) => {
	for (const name of [...ITSELF, ...OTHERS]) expect(hostPolicy(listensOn)(name)).toBe(true);
}); // prettier-ignore

test('names that are listed are answered to besides, in any letters, and no others, wherever it listens', () => {
	vi.stubEnv('UTILITY_HOSTS', ' api.example.org ,, Other.Example');
	for (const listensOn of ['localhost', '0.0.0.0']) {
		const answers = hostPolicy(listensOn);
		for (const name of ['api.example.org', 'API.example.org', 'other.example', 'localhost']) expect(answers(name)).toBe(true);
		for (const name of ['example.org', 'api.example.org.evil.example', '']) expect(answers(name)).toBe(false);
	} // prettier-ignore
});

const ORIGIN = 'https://site.example';
const asked = (origin: string | undefined, method = 'GET', wanted?: string) =>
	({ method, headers: { origin, 'access-control-request-method': wanted } }) as unknown as IncomingMessage;
const READABLE = {
	'Access-Control-Expose-Headers':
		'ETag, Age, Cache-Status, Link, Retry-After, RateLimit, RateLimit-Policy, Server-Timing, Warning, X-Request-Id, X-Served-By'
};

test('without origins in the environment nothing is said to pages of others, and no cache has to tell them apart', () => {
	expect(corsPolicy()(asked(ORIGIN))).toBeUndefined();
	vi.stubEnv('UTILITY_CORS_ORIGINS', ' , ');
	expect(corsPolicy()(asked(ORIGIN, 'OPTIONS', 'POST'))).toBeUndefined();
});

test('a page of a listed origin may read the answer; others hear nothing, and caches tell them apart', () => {
	vi.stubEnv('UTILITY_CORS_ORIGINS', 'https://Site.example, https://two.example');
	const cors = corsPolicy();
	const read = (origin: string) => ({
		headers: { Vary: 'Origin', 'Access-Control-Allow-Origin': origin, ...READABLE },
		preflight: false
	});
	expect(cors(asked(ORIGIN))).toEqual(read(ORIGIN));
	expect(cors(asked('HTTPS://TWO.example'))).toEqual(read('HTTPS://TWO.example'));
	// Not a question whether it may ask: OPTIONS alone, or another method that names one.
	expect(cors(asked(ORIGIN, 'OPTIONS'))).toEqual(read(ORIGIN));
	expect(cors(asked(ORIGIN, 'GET', 'POST'))).toEqual(read(ORIGIN));
	for (const origin of [undefined, 'null', 'https://evil.example', `${ORIGIN}.evil.example`, 'http://site.example'])
		for (const method of ['GET', 'OPTIONS'])
			expect(cors(asked(origin, method, 'POST'))).toEqual({ headers: { Vary: 'Origin' }, preflight: false });
});

test('asked whether it may ask, the page is told what it may send', () => {
	vi.stubEnv('UTILITY_CORS_ORIGINS', ORIGIN);
	expect(corsPolicy()(asked(ORIGIN, 'OPTIONS', 'POST'))).toEqual({
		headers: {
			Vary: 'Origin',
			'Access-Control-Allow-Origin': ORIGIN,
			...READABLE,
			'Access-Control-Allow-Methods': 'GET, HEAD, POST',
			'Access-Control-Allow-Headers': 'X-API-Key, X-Time-Zone, Content-Type, Accept, If-None-Match',
			'Access-Control-Max-Age': '86400'
		},
		preflight: true
	});
});

test('with a star every page may', () => {
	vi.stubEnv('UTILITY_CORS_ORIGINS', '*');
	const all = { Vary: 'Origin', 'Access-Control-Allow-Origin': '*', ...READABLE };
	expect(corsPolicy()(asked('https://anybody.example'))).toEqual({ headers: all, preflight: false });
	expect(corsPolicy()(asked(undefined))).toEqual({ headers: { Vary: 'Origin' }, preflight: false });
});

const operation = { method: 'GET', path: '/v1/related/{word}', kind: 'compute', cost: 'bounded', params: { type: 'object', properties: {}, required: [] } } as const; // prettier-ignore
const match = createMatcher([{ id: 'dictionary', operations: { related: operation } }]);

/** The line that is written of an answer, and what else is; `after` is what happens before its connection closes. */
function logged(path: string, after: { id?: string; whole?: boolean; status?: number } = {}) {
	vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12), toFake: ['Date', 'performance'] });
	const lines: string[] = [];
	vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(lines.push(String(text))));
	const { id, whole = true, status = 200 } = after;
	const socket = { bytesWritten: 1000, remoteAddress: '192.0.2.7' };
	const request = { method: 'GET', socket, url: `${path}?q=secret`, headers: { 'x-api-key': 'secret' } };
	const response = Object.assign(new EventEmitter(), { statusCode: status, writableFinished: whole });
	const hear = accessLog(match)(request as unknown as IncomingMessage, response as unknown as ServerResponse, path);
	expect(lines).toEqual([]);
	if (id !== undefined) hear(id);
	vi.advanceTimersByTime(12.34);
	socket.bytesWritten += 345;
	response.emit('close');
	response.emit('close');
	vi.useRealTimers();
	return lines;
}

test('nothing is written where nobody asked for it', () => {
	expect(logged('/v1/related/dog')).toEqual([]);
	vi.stubEnv('UTILITY_ACCESS_LOG', '0');
	expect(logged('/v1/related/dog', { id: 'a-1' })).toEqual([]);
});

test('an answer is one line: when, what, how it went, how much, how long, its id', () => {
	vi.stubEnv('UTILITY_ACCESS_LOG', '1');
	const lines = logged('/v1/related/dog', { id: 'a-1', status: 404 });
	expect(lines).toHaveLength(1);
	expect(lines[0]).toMatch(/^\{.*\}\n$/);
	expect(JSON.parse(lines[0] ?? '')).toEqual({
		time: '2026-11-20T12:00:00.012Z',
		method: 'GET',
		path: '/v1/related/{word}',
		status: 404,
		bytes: 345,
		milliseconds: 12.3,
		request_id: 'a-1'
	});
});

test.each([
	['/v1/secretpath', '/v1/…'],
	['/v1', '/v1/…'],
	['/tools/geo', '/tools/geo'],
	[`/${'x'.repeat(300)}`, `/${'x'.repeat(199)}`]
])('of %s the log has %s', (path, written) => {
	vi.stubEnv('UTILITY_ACCESS_LOG', '1');
	expect(JSON.parse(logged(path)[0] ?? '')).toMatchObject({ path: written, request_id: null });
});

test('an answer that its caller did not wait for is told to be cut off', () => {
	vi.stubEnv('UTILITY_ACCESS_LOG', '1');
	expect(JSON.parse(logged('/', { whole: false })[0] ?? '')).toMatchObject({ cut_off: true });
	expect(JSON.parse(logged('/')[0] ?? '')).not.toHaveProperty('cut_off');
});
