/** Upstreams that fail or refuse: retries, breaker, bucket. */
import { expect, test } from 'vitest';
import { usgs } from '../../engines/earthquakes/upstream';
import type { Feed } from '../../engines/kit/contract';
import { playground } from '../../tests/feeds/feed-context';
import { ask, tick, windows, type Window } from '../../tests/feeds/windows';

test('a refusal without CORS headers counts as one where the feed is known for it', async () => {
	const place = playground();
	place.mode('USGS', 'too-many-without-cors');
	const context = place.context();
	await expect(
		context.ask({ ...windows, upstream: { ...usgs, refusesWithoutCors: true } }, 'all_day')
	).rejects.toMatchObject({
		code: 'UPSTREAM_RATE_LIMITED',
		headers: { 'Retry-After': '60' }
	});
	await expect(ask(place)).rejects.toMatchObject({ code: 'UPSTREAM_RATE_LIMITED' });
	expect(place.asked).toHaveLength(1);
});

test('one more attempt is made after a 503, where the policy has it', async () => {
	const place = playground();
	const patient: Feed<string, Window> = {
		...windows,
		policy: () => ({ ...windows.policy('', undefined, 0), retry: true, idleTimeoutMs: 2000 })
	};
	place.mode('USGS', 'unavailable');
	const answer = place.context().ask(patient, 'all_day');
	await tick(50);
	place.mode('USGS', 'normal');
	expect((await answer).item.count).toBeGreaterThan(0);
	expect(place.asked).toHaveLength(2);
});

test('three failures within a minute leave the upstream alone for half a minute, then one probe goes', async () => {
	const place = playground();
	place.mode('USGS', 'unavailable');
	for (const name of ['all_hour', '1.0_hour', '2.5_hour'])
		await expect(ask(place, name)).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
	await expect(ask(place)).rejects.toMatchObject({ code: 'UPSTREAM_ERROR', headers: { 'Retry-After': '24' } });
	expect(place.asked).toHaveLength(3);
	place.now += 25_000;
	place.mode('USGS', 'normal');
	expect((await ask(place)).state).toBe('miss');
	expect((await ask(place, '4.5_day')).state).toBe('miss');
	expect((await place.feeds.status())[0]).toMatchObject({ feed: 'windows', records: 2, breaker: 'closed' });
});

test('while the breaker is open the stored record is served without asking', async () => {
	const place = playground();
	await ask(place);
	place.mode('USGS', 'unavailable');
	for (const name of ['all_hour', '1.0_hour', '2.5_hour']) await expect(ask(place, name)).rejects.toBeDefined();
	place.now += 61_000;
	for (const name of ['all_hour', '1.0_hour', '2.5_hour']) await expect(ask(place, name)).rejects.toBeDefined();
	const before = place.asked.length;
	const answer = await ask(place);
	expect(answer.state).toBe('stale');
	expect(answer.headers['Cache-Status']).toBe('sw; hit; detail=upstream-paused');
	expect(place.asked).toHaveLength(before);
});

test('more questions a minute than the upstream likes are refused before they are sent', async () => {
	const place = playground();
	for (let index = 0; index < 30; index++) await ask(place, `2.5_${index}`).catch(() => undefined);
	await expect(ask(place, 'all_day')).rejects.toMatchObject({
		code: 'UPSTREAM_RATE_LIMITED',
		headers: { 'Retry-After': '2' }
	});
	expect(place.asked).toHaveLength(30);
	place.now += 2000;
	expect((await ask(place, 'all_day')).state).toBe('miss');
});

test('a 403 is a refusal: the upstream is left alone for ten minutes', async () => {
	const place = playground();
	place.mode('USGS', 'forbidden');
	await expect(ask(place)).rejects.toMatchObject({ code: 'UPSTREAM_RATE_LIMITED', headers: { 'Retry-After': '600' } });
	for (const name of ['all_hour', '1.0_hour', '2.5_hour'])
		await expect(ask(place, name)).rejects.toMatchObject({ code: 'UPSTREAM_RATE_LIMITED' });
	expect(place.asked).toHaveLength(1);
});

test('one glitch of the line is no refusal: the question is asked once more', async () => {
	const place = playground();
	const shy: Feed<string, Window> = {
		...windows,
		upstream: { ...usgs, refusesWithoutCors: true },
		policy: () => ({ ...windows.policy('', undefined, 0), retry: true, idleTimeoutMs: 3000 })
	};
	place.mode('USGS', 'refused-connection');
	const answer = place.context().ask(shy, 'all_day');
	await tick(50);
	place.mode('USGS', 'normal');
	expect((await answer).item.count).toBeGreaterThan(0);
	expect((await ask(place, '2.5_day')).item.count).toBeGreaterThan(0);
});

test('outside a browser a network error is no refusal: nothing is kept from us there', async () => {
	const place = playground({ underCors: false });
	place.mode('USGS', 'refused-connection');
	const context = place.context();
	await expect(
		context.ask({ ...windows, upstream: { ...usgs, refusesWithoutCors: true } }, 'all_day')
	).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
});
