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

test.each([
	['a 503', 'unavailable'],
	['a glitch of the line, which is not a refusal', 'refused-connection']
] as const)('one more attempt is made after %s, where the policy has it', async (_what, mode) => {
	const place = playground();
	const patient: Feed<string, Window> = {
		...windows,
		upstream: { ...usgs, refusesWithoutCors: true },
		policy: () => ({ ...windows.policy('', undefined, 0), retry: true, idleTimeoutMs: 3000 })
	};
	place.mode('USGS', mode);
	const answer = place.context().ask(patient, 'all_day');
	await tick(50);
	place.mode('USGS', 'normal');
	expect((await answer).item.count).toBeGreaterThan(0);
	expect(place.asked).toHaveLength(2);
	expect((await ask(place, '2.5_day')).item.count).toBeGreaterThan(0);
});

test('a 403 is a refusal: the upstream is left alone for ten minutes', async () => {
	const place = playground();
	place.mode('USGS', 'forbidden');
	await expect(ask(place)).rejects.toMatchObject({ code: 'UPSTREAM_RATE_LIMITED', headers: { 'Retry-After': '600' } });
	for (const name of ['all_hour', '1.0_hour', '2.5_hour'])
		await expect(ask(place, name)).rejects.toMatchObject({ code: 'UPSTREAM_RATE_LIMITED' });
	expect(place.asked).toHaveLength(1);
});

test('outside a browser a network error is no refusal: nothing is kept from us there', async () => {
	const place = playground({ underCors: false });
	place.mode('USGS', 'refused-connection');
	const context = place.context();
	await expect(
		context.ask({ ...windows, upstream: { ...usgs, refusesWithoutCors: true } }, 'all_day')
	).rejects.toMatchObject({ code: 'UPSTREAM_ERROR' });
});
