import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StandIn } from '../feeds/stand-in';

/** How a request comes: by a script, for an <img> of the host's own pages, or as a visit by the address bar. */
export type Way = 'script' | 'image' | 'visit';

export interface Asked {
	readonly method?: string;
	/** Besides `X-API-Key: demo`; an empty value leaves a header out. */
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: string;
	readonly way?: Way;
}

/** A host that runs. Its upstreams are those of the stand-in that it was started with. */
export interface TestedHost {
	ask(path: string, asked?: Asked): Promise<Response>;
	/** Ways besides 'script' in which it is asked. */
	readonly ways: readonly Way[];
	/** A key with one request a minute, for the group `geo` alone; where keys can have limits. */
	readonly limitedKey?: string;
	close(): Promise<void>;
}

/** What is so of a host by what it is. */
export interface HostFacts {
	readonly kind: 'service-worker' | 'page' | 'node' | 'edge';
	readonly cache: 'sw' | 'node' | 'edge';
	/** Shared caches may stand before it: fresh answers of feeds say for how long. */
	readonly shared: boolean;
	/** They may keep what follows from a question alone, too. */
	readonly sharesComputed?: boolean;
	/** It compresses texts for whoever takes that, and says that its answers differ by it. */
	readonly codings?: boolean;
	start(standIn: StandIn): Promise<TestedHost>;
}

type Expected = Readonly<Record<string, string | RegExp>>;
interface Kind {
	readonly what: string;
	readonly path: string;
	readonly asked?: Asked;
	readonly status: number;
	readonly headers: Expected;
}

const DISTANCE = '/v1/distance?from=52.52,13.405&to=48.8566,2.3522';
const QR = '/v1/qr?text=hello';
/** What a transport adds. */
const TRANSPORT = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length']);
const PAGE_OF_DATA = "frame-ancestors 'self'";
const PICTURE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
const COMPUTED = /^gate;dur=\d+\.\d\d, engine;dur=\d+\.\d\d;desc="\w+"$/;
const FED = /^gate;dur=\d+\.\d\d, feed;dur=\d+\.\d\d;desc="feed"$/;

/** Every kind of answer, with all headers that it has. */
function kindsOf({ kind, cache, shared, sharesComputed, codings }: HostFacts): readonly Kind[] {
	const any: Expected = {
		'x-request-id': /^\S+$/,
		'x-served-by': kind,
		'x-content-type-options': 'nosniff',
		'content-security-policy': PAGE_OF_DATA
	};
	const json: Expected = { ...any, 'content-type': 'application/json' };
	const forAll: Expected = sharesComputed ? { 'cache-control': 'public, max-age=0, s-maxage=3600', vary: 'X-API-Key, Accept' } : {}; // prettier-ignore
	const unchanged: Expected = { ...any, 'server-timing': COMPUTED, 'cache-control': 'private, no-cache', ...forAll, etag: /^W\/"[0-9a-z]+"$/ }; // prettier-ignore
	const computed: Expected = { ...unchanged, 'content-type': 'application/json' };
	const unstored: Expected = { ...json, 'server-timing': COMPUTED, 'cache-control': 'no-store' };
	const picture = (type: string): Expected => ({
		...unstored,
		vary: 'Accept',
		'content-type': type,
		'content-security-policy': PICTURE
	});
	const error: Expected = { ...json, 'cache-control': 'no-store', 'server-timing': /^total;dur=\d+\.\d\d$/ };
	// Hosts that programs ask say how a key is sent.
	const keyless: Expected = codings || sharesComputed ? { ...error, 'www-authenticate': 'ApiKey header="X-API-Key"' } : error; // prettier-ignore
	const fetched: Expected = {
		...json,
		'server-timing': FED,
		age: /^\d$/,
		'cache-status': `${cache}; fwd=miss; stored`,
		'last-modified': /GMT$/,
		link: /^<https:\/\/[^>]+>; rel="via"$/,
		'cache-control': shared ? /^public, max-age=0, s-maxage=\d+$/ : 'no-store',
		...(shared && { vary: 'X-API-Key, X-Time-Zone, Accept-Language' })
	};
	const accept = (type: string) => ({ headers: { Accept: type } });
	const post = (body: string) => ({ method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
	const kinds: readonly Kind[] = [
		{ what: 'a computed answer', path: DISTANCE, status: 200, headers: computed },
		{ what: 'HEAD of it', path: DISTANCE, asked: { method: 'HEAD' }, status: 200, headers: computed },
		{ what: 'the same again', path: DISTANCE, asked: { headers: { 'If-None-Match': '*' } }, status: 304, headers: unchanged }, // prettier-ignore
		{ what: 'a POST', path: '/v1/evaluate', asked: post('{"expression":"1/2+1/3"}'), status: 200, headers: unstored },
		{
			what: 'a secret',
			path: '/v1/wifi?ssid=Home&password=correct%20horse',
			status: 200,
			headers: { ...unstored, vary: 'Accept' }
		},
		{ what: 'a PNG', path: QR, asked: accept('image/png'), status: 200, headers: picture('image/png') },
		{ what: 'HEAD of a PNG', path: QR, asked: { ...accept('image/png'), method: 'HEAD' }, status: 200, headers: picture('image/png') }, // prettier-ignore
		{ what: 'an SVG', path: QR, asked: accept('image/svg+xml'), status: 200, headers: picture('image/svg+xml') },
		{ what: 'a calendar', path: '/v1/holidays?country=US&year=2026', asked: accept('text/calendar'), status: 200, headers: { ...picture('text/calendar; charset=utf-8'), 'cache-control': 'private, no-cache', etag: unchanged['etag'] ?? '' } }, // prettier-ignore
		{ what: 'bad input', path: '/v1/distance?from=95,0&to=0,0', status: 400, headers: error },
		{ what: 'no key', path: DISTANCE, asked: { headers: { 'X-API-Key': '' } }, status: 401, headers: keyless },
		{
			what: 'an unknown key',
			path: DISTANCE,
			asked: { headers: { 'X-API-Key': 'nobody' } },
			status: 401,
			headers: keyless
		},
		{ what: 'no operation', path: '/v1/nothing', status: 404, headers: error },
		{ what: 'POST of a GET', path: '/v1/distance', asked: post('{}'), status: 405, headers: { ...error, allow: 'GET, HEAD, OPTIONS' } }, // prettier-ignore
		{ what: 'GET of a POST', path: '/v1/evaluate', status: 405, headers: { ...error, allow: 'POST, OPTIONS' } },
		{ what: 'HEAD of a POST', path: '/v1/evaluate', asked: { method: 'HEAD' }, status: 405, headers: { ...error, allow: 'POST, OPTIONS' } }, // prettier-ignore
		{ what: 'OPTIONS of a GET', path: '/v1/distance', asked: { method: 'OPTIONS' }, status: 204, headers: { ...any, allow: 'GET, HEAD, OPTIONS', 'cache-control': 'no-store' } }, // prettier-ignore
		{ what: 'OPTIONS of a POST', path: '/v1/evaluate', asked: { method: 'OPTIONS' }, status: 204, headers: { ...any, allow: 'POST, OPTIONS', 'cache-control': 'no-store' } }, // prettier-ignore
		{ what: 'its own description', path: '/v1/openapi.json', status: 200, headers: { ...json, 'cache-control': 'private, no-cache', etag: unchanged['etag'] ?? '' } }, // prettier-ignore
		{ what: 'its status', path: '/v1/status', status: 200, headers: { ...json, 'cache-control': 'no-store' } },
		{ what: 'a feed’s answer', path: '/v1/recent?period=day&min_magnitude=4.5', status: 200, headers: fetched }
	];
	if (!codings) return kinds;
	return kinds.map((one) => {
		const { 'content-type': type = one.status === 304 ? '' : 'image/png', vary } = one.headers;
		if (type === 'image/png') return one;
		return { ...one, headers: { ...one.headers, vary: vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding' } };
	});
}

const headersOf = (response: Response): Record<string, string> =>
	Object.fromEntries([...response.headers].filter(([name]) => !TRANSPORT.has(name)));
const errorOf = async (response: Response) =>
	((await response.json()) as { error: { code: string; message: string } }).error;

/** What every host keeps to: the same answers under the same headers, and no other header. */
export function testHost(name: string, facts: HostFacts, startStandIn: () => Promise<StandIn>): void {
	describe(`host: ${name}`, () => {
		let standIn: StandIn;
		let host: TestedHost;
		beforeAll(async () => {
			standIn = await startStandIn();
			host = await facts.start(standIn);
		}, 60_000);
		afterAll(async () => {
			await host?.close();
			await standIn?.close();
		});

		test.each(kindsOf(facts).map((kind): [string, Kind] => [kind.what, kind]))(
			'%s has these headers and no others',
			async (_what, { path, asked, status, headers }) => {
				const response = await host.ask(path, asked);
				const got = headersOf(response);
				expect([response.status, Object.keys(got).sort()]).toEqual([status, Object.keys(headers).sort()]);
				for (const [header, expected] of Object.entries(headers))
					if (typeof expected === 'string') expect(got[header], header).toBe(expected);
					else expect(got[header], header).toMatch(expected);
			}
		);

		test('HEAD, 204 and 304 have no body', async () => {
			const bodies = await Promise.all([
				host.ask(DISTANCE, { method: 'HEAD' }),
				host.ask(DISTANCE, { method: 'OPTIONS' }),
				host.ask(DISTANCE, { headers: { 'If-None-Match': '*' } }),
				host.ask('/v1/nothing', { method: 'HEAD' })
			]);
			expect(await Promise.all(bodies.map((response) => response.text()))).toEqual(['', '', '', '']);
		});

		test('a picture is as long as it says, by HEAD too', async () => {
			const headers = { Accept: 'image/png' };
			const response = await host.ask(QR, { headers });
			const { byteLength } = await response.arrayBuffer();
			expect(response.headers.get('content-length')).toBe(String(byteLength));
			const head = await host.ask(QR, { headers, method: 'HEAD' });
			expect(head.headers.get('content-length')).toBe(String(byteLength));
		});

		test('every answer has a name of its own', async () => {
			const answers = await Promise.all([host.ask(DISTANCE), host.ask(DISTANCE), host.ask('/v1/nothing')]);
			expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(3);
		});

		test('the tag of an answer is that of its content', async () => {
			const tagOf = async (path: string) => (await host.ask(path)).headers.get('etag') ?? '';
			const tag = await tagOf(DISTANCE);
			expect(await tagOf(DISTANCE)).toBe(tag);
			expect(await tagOf('/v1/distance?from=0,0&to=0,1')).not.toBe(tag);
			for (const given of [tag, tag.slice(2), `"other", ${tag}`])
				expect((await host.ask(DISTANCE, { headers: { 'If-None-Match': given } })).status, given).toBe(304);
			for (const given of ['"other"', ''])
				expect((await host.ask(DISTANCE, { headers: { 'If-None-Match': given } })).status, given).toBe(200);
		});

		test('one degree of the equator is 111.195 km on a sphere of 6371.0088 km', async () => {
			const body = (await (await host.ask('/v1/distance?from=0,0&to=0,1')).json()) as { readonly kilometers: number };
			expect(body.kilometers).toBeCloseTo((6371.0088 * Math.PI) / 180, 2);
		});

		test('an answer that was asked for a moment ago comes from the store, and is then as old as it is', async () => {
			const path = '/v1/recent?period=week&min_magnitude=4.5';
			const first = await host.ask(path);
			const asked = standIn.requests.length;
			const again = await host.ask(path);
			expect(again.headers.get('cache-status')).toMatch(new RegExp(`^${facts.cache}; hit; ttl=\\d+$`));
			expect(standIn.requests.length).toBe(asked);
			expect(await again.text()).toBe(await first.text());
		});

		test('a source that fails is a 502 that claims no age, no store and no freshness', async () => {
			standIn.mode('HACKERNEWS', 'server-error');
			const response = await host.ask('/v1/search?q=nothing+stored');
			expect([response.status, (await errorOf(response)).code]).toEqual([502, 'UPSTREAM_ERROR']);
			const headers = headersOf(response);
			for (const claim of ['age', 'cache-status', 'last-modified', 'etag'])
				expect(headers, claim).not.toHaveProperty(claim);
			expect([headers['content-type'], headers['cache-control'], headers['content-security-policy']]).toEqual(['application/json', 'no-store', PAGE_OF_DATA]); // prettier-ignore
			standIn.mode('HACKERNEWS', 'normal');
		});

		test('no answer opens itself to scripts of other origins, sets a cookie or names software', async () => {
			for (const { path, asked } of kindsOf(facts)) {
				const { headers } = await host.ask(path, {
					...asked,
					headers: { Origin: 'https://other.example', ...asked?.headers }
				});
				for (const header of ['access-control-allow-origin', 'set-cookie', 'server', 'x-powered-by'])
					expect(headers.get(header), `${path} ${header}`).toBeNull();
			}
		});

		test('an <img> without a wish gets a picture, a script JSON; both as they ask', async () => {
			expect((await host.ask(QR)).headers.get('content-type')).toBe('application/json');
			if (!host.ways.includes('image')) return;
			const image = { way: 'image', headers: { 'X-API-Key': '' } } as const;
			expect((await host.ask(QR, image)).headers.get('content-type')).toBe('image/png');
			const wish = { ...image, headers: { ...image.headers, Accept: 'image/svg+xml,image/*;q=0.8' } };
			expect((await host.ask(QR, wish)).headers.get('content-type')).toBe('image/svg+xml');
		});

		test('who cannot send a key is answered with the host’s own: pictures and visits of its own origin', async () => {
			for (const way of host.ways)
				expect((await host.ask(QR, { way, headers: { 'X-API-Key': '' } })).status, way).toBe(200);
			expect((await host.ask(QR, { headers: { 'X-API-Key': '' } })).status).toBe(401);
		});

		test('a limit is told with each answer and kept; a group that was not subscribed to is refused', async () => {
			if (host.limitedKey === undefined) return;
			const headers = { 'X-API-Key': host.limitedKey };
			const refused = await host.ask('/v1/qr?text=a', { headers });
			expect([refused.status, (await errorOf(refused)).code]).toEqual([403, 'NOT_SUBSCRIBED']);
			const first = await host.ask(DISTANCE, { headers });
			expect([first.status, first.headers.get('ratelimit-policy')]).toEqual([200, '"minute";q=1;w=60']);
			expect(first.headers.get('ratelimit')).toMatch(/^"minute";r=0;t=\d+$/);
			const second = await host.ask(DISTANCE, { headers });
			expect([second.status, (await errorOf(second)).code]).toEqual([429, 'RATE_LIMITED']);
			const wait = Number(second.headers.get('retry-after'));
			expect(wait).toBeGreaterThan(0);
			expect(wait).toBeLessThanOrEqual(60);
			expect(second.headers.get('ratelimit')).toBe(`"minute";r=0;t=${wait}`);
		});
	});
}
