/** Records are confirmed by conditional requests, by every feed whose source sends validators. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApi } from '../contract/host';
import { playedUpstreams } from './played';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
/** Sources that send an ETag. The summary feeds of USGS change each minute; Open Food Facts and Hacker News send no validator. */
const VALIDATING = /frankfurter|wikipedia/;
const PATHS = [
	'/v1/recent?period=day',
	'/v1/rates?base=EUR',
	'/v1/rates?base=USD&date=2024-06-07',
	'/v1/rates?base=EUR&symbols=AED',
	'/v1/rates?base=EUR&symbols=USD&start=2026-03-01&end=2026-05-31',
	'/v1/product/3017620422003',
	'/v1/autocomplete?q=earth',
	'/v1/on-this-day?month=7&day=20',
	'/v1/on-this-day?month=7&day=20&lang=hi',
	'/v1/search?q=sqlite'
];

test('on two days of hourly questions most refreshes of sources with validators are 304, and answers stay what they were', async () => {
	const state = { now: NOW };
	const known = new Set<string>();
	const refreshes = { validating: 0, confirmed: 0, unasked: [] as string[] };
	const { ask } = testApi({
		now: () => state.now,
		fetch: async (url, init) => {
			const response = await playedUpstreams('normal', state.now)(url);
			const isKnown = known.has(url);
			known.add(url);
			if (!VALIDATING.test(new URL(url).hostname)) return response;
			const text = await response.text();
			const etag = `"${createHash('sha1').update(text).digest('hex')}"`;
			const given = new Headers(init?.headers).get('If-None-Match');
			if (isKnown) refreshes.validating++;
			if (isKnown && given === null) refreshes.unasked.push(url);
			if (given === etag) refreshes.confirmed++;
			return given === etag
				? new Response(null, { status: 304, headers: { ETag: etag } })
				: new Response(text, { status: response.status, headers: { ETag: etag } });
		}
	});
	const first = new Map<string, string>();
	for (let hour = 0; hour < 48; hour++, state.now += HOUR)
		for (const path of PATHS) {
			const response = await ask(path);
			expect([path, hour, response.status]).toEqual([path, hour, 200]);
			if (!/on-this-day|2024/.test(path)) continue;
			const { items, rates } = (await response.json()) as { readonly items?: unknown; readonly rates?: unknown };
			const body = JSON.stringify([items, rates]);
			expect(body).toBe(first.get(path) ?? body);
			first.set(path, body);
		}
	expect(refreshes.unasked).toEqual([]);
	expect(refreshes.confirmed / refreshes.validating).toBeGreaterThanOrEqual(0.5);
});
