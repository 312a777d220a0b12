import { expect, test } from 'vitest';
import { cacheStatus, feedHeaders, sourceHeader, type Served } from './cache-status';

const NOW = Date.UTC(2026, 6, 1, 12);
const served = (over: Partial<Served> = {}): Served => ({
	how: 'hit',
	checkedAt: NOW - 17_000,
	freshUntil: NOW + 43_900,
	modifiedAt: NOW - 60_000,
	stored: false,
	failedStatus: null,
	source: 'https://one.example/',
	...over
});

test.each([
	[{ how: 'hit' }, 'sw; hit; ttl=43'],
	[{ how: 'fetched', stored: true }, 'sw; fwd=miss; stored'],
	[{ how: 'fetched' }, 'sw; fwd=miss'],
	[{ how: 'refreshed', stored: true }, 'sw; fwd=stale; stored'],
	[{ how: 'revalidating', freshUntil: NOW - 240_000 }, 'sw; hit; ttl=-240; detail=stale-while-revalidate'],
	[{ how: 'stale-if-error', failedStatus: 503 }, 'sw; hit; fwd=stale; fwd-status=503; detail=stale-if-error'],
	[{ how: 'stale-if-error' }, 'sw; hit; fwd=stale; detail=stale-if-error'],
	[{ how: 'breaker-open' }, 'sw; hit; detail=upstream-paused'],
	[{ how: 'offline' }, 'sw; hit; detail=offline'],
	[{ how: 'other-question' }, 'sw; hit; detail=seen-before']
] satisfies [Partial<Served>, string][])('%o is %s', (over, status) => {
	expect(cacheStatus(served(over), NOW)).toBe(status);
	expect(cacheStatus(served(over), NOW, 'edge')).toBe(status.replace('sw', 'edge'));
});

test('an answer of one record says its age, its change and its source', () => {
	expect(feedHeaders([served()], NOW)).toEqual({
		Age: '17',
		'Cache-Status': 'sw; hit; ttl=43',
		'Last-Modified': 'Wed, 01 Jul 2026 11:59:00 GMT',
		Link: '<https://one.example/>; rel="via"'
	});
	expect(feedHeaders([], NOW)).toEqual({});
});

test('a record from a clock that was ahead is 0 seconds old', () =>
	expect(feedHeaders([served({ checkedAt: NOW + 5_000 })], NOW)['Age']).toBe('0'));

test('an answer of several records has the oldest age, the newest change, every source once', () => {
	const older = served({ checkedAt: NOW - 90_000, modifiedAt: NOW - 3_600_000, source: 'https://two.example/' });
	for (const answers of [
		[served(), older, served()],
		[older, served()]
	]) {
		const headers = feedHeaders(answers, NOW);
		expect(headers).toMatchObject({ Age: '90', 'Last-Modified': 'Wed, 01 Jul 2026 11:59:00 GMT' });
		expect(headers['Link']?.split(', ').sort()).toEqual(['<https://one.example/>; rel="via"', '<https://two.example/>; rel="via"']); // prettier-ignore
	}
});

test('an answer of several records is no better than the worst of them, whichever comes first', () => {
	const order: readonly Served['how'][] = ['hit', 'fetched', 'refreshed', 'revalidating', 'other-question', 'breaker-open', 'stale-if-error', 'offline']; // prettier-ignore
	for (const [at, worse] of order.entries())
		for (const better of order.slice(0, at)) {
			const [good, bad] = [served({ how: better }), served({ how: worse })];
			expect(feedHeaders([good, bad], NOW)['Cache-Status']).toBe(cacheStatus(bad, NOW));
			expect(feedHeaders([bad, good], NOW)['Cache-Status']).toBe(cacheStatus(bad, NOW));
		}
	// Of two equal statuses the first is reported.
	const [first, second] = [served({ freshUntil: NOW + 10_000 }), served({ freshUntil: NOW + 20_000 })];
	expect(feedHeaders([first, second], NOW)['Cache-Status']).toBe('sw; hit; ttl=10');
});

test('a cache between may keep an answer for as long as all its records are fresh, counted from its age', () => {
	const headers = feedHeaders([served(), served({ freshUntil: NOW + 20_900 })], NOW, 'edge');
	expect(headers).toMatchObject({
		'Cache-Control': 'public, max-age=0, s-maxage=37',
		Vary: 'X-API-Key, X-Time-Zone, Accept-Language'
	});
	for (const how of ['fetched', 'refreshed'] as const)
		expect(feedHeaders([served({ how })], NOW, 'edge')['Cache-Control']).toBe('public, max-age=0, s-maxage=60');
});

test('a cache between keeps nothing that is stale, nothing whose source failed, and nothing of a device', () => {
	const headers = [
		feedHeaders([served({ freshUntil: NOW + 999 })], NOW, 'edge'),
		feedHeaders([served({ freshUntil: NOW - 5_000 })], NOW, 'edge'),
		feedHeaders([served({ how: 'stale-if-error' })], NOW, 'edge'),
		feedHeaders([served(), served({ how: 'other-question' })], NOW, 'edge'),
		feedHeaders([served()], NOW)
	];
	for (const one of headers) {
		expect(one).not.toHaveProperty('Cache-Control');
		expect(one).not.toHaveProperty('Vary');
	}
});

test('without a source there is no link', () => expect(sourceHeader([])).toEqual({}));
