import { afterAll, expect, test } from 'vitest';
import { engine as earthquakes } from '../../engines/earthquakes/engine';
import { engine as encyclopedia } from '../../engines/encyclopedia/engine';
import { baseOf } from '../../sw/feeds/upstream-urls';
import { MODES, type Mode } from './failures';
import { playground } from './feed-context';
import { startStandIn } from './stand-in';

const standIn = await startStandIn();
afterAll(() => standIn.close());

/** The feeds over real sockets to the stand-in. */
function place() {
	const over = playground({
		base: (upstream) => baseOf(upstream, standIn.bases),
		fetch: (url, init) => fetch(url, init),
		now: Date.now
	});
	over.now = Date.now();
	return over;
}

/** The API's answer in each mode with an empty store; null for a normal answer. */
const EXPECTED: Readonly<Record<Exclude<Mode, `slow-${string}`>, string | null>> = {
	normal: null,
	empty: 'UPSTREAM_INVALID',
	huge: null,
	'wrong-order': null,
	'future-clock': null,
	'past-clock': null,
	'not-found': 'UPSTREAM_ERROR',
	'first-gone': 'UPSTREAM_ERROR',
	forbidden: 'UPSTREAM_RATE_LIMITED',
	unprocessable: 'UPSTREAM_ERROR',
	'too-many': 'UPSTREAM_RATE_LIMITED',
	'too-many-without-cors': 'UPSTREAM_RATE_LIMITED',
	'server-error': 'UPSTREAM_ERROR',
	'bad-gateway': 'UPSTREAM_ERROR',
	unavailable: 'UPSTREAM_ERROR',
	'busy-until': 'UPSTREAM_ERROR',
	'sign-in': 'UPSTREAM_INVALID',
	hollow: 'UPSTREAM_INVALID',
	fewer: 'UPSTREAM_INVALID',
	'web-page': 'UPSTREAM_INVALID',
	'not-json': 'UPSTREAM_INVALID',
	'field-missing': 'UPSTREAM_INVALID',
	'type-changed': 'UPSTREAM_INVALID',
	'cut-off': 'UPSTREAM_ERROR',
	'refused-connection': 'UPSTREAM_ERROR'
};

test.each(Object.entries(EXPECTED))('USGS, %s: %s', async (mode, code) => {
	for (const upstream of ['USGS', 'EMSC', 'GEONET']) standIn.mode(upstream, mode as Mode);
	const { context, host } = place();
	const recent = { period: 'day', min_magnitude: '2.5', limit: 500, order: 'time', compare: false } as const;
	const asked = earthquakes.recent(recent, context());
	if (code === null) expect((await asked).count).toBeGreaterThanOrEqual(0);
	else {
		await expect(asked).rejects.toMatchObject({ code });
		expect(await host.store.list()).toEqual([]);
	}
});

test('silence ends in a timeout, after three seconds where three are allowed', async () => {
	for (const mode of ['slow-first-byte', 'slow-stalled'] as const) {
		standIn.mode('WIKIPEDIA', mode);
		await expect(
			encyclopedia.autocomplete({ q: 'e', lang: 'en', limit: 5, summary: false }, place().context())
		).rejects.toMatchObject({
			code: 'UPSTREAM_TIMEOUT',
			message: 'upstream: Wikipedia sent nothing for 3 s'
		});
	}
	expect(MODES).toHaveLength(Object.keys(EXPECTED).length + 4);
});

test('nothing but the question reaches the upstream', async () => {
	standIn.mode('WIKIPEDIA', 'normal');
	await encyclopedia.autocomplete({ q: 'earth', lang: 'de', limit: 5, summary: false }, place().context());
	const request = standIn.requests.at(-1);
	expect(request?.path).toBe('/w/rest.php/v1/search/title?q=earth&limit=10');
	for (const name of ['cookie', 'referer', 'authorization', 'x-api-key', 'api-user-agent'])
		expect(request?.headers).not.toHaveProperty(name);
});
