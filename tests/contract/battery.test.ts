/** The battery in process, and what needs a clock that can be set or an engine that fails. */
import { expect, test } from 'vitest';
import { newKey } from '../../sw/host/keys';
import { testBattery } from './battery';
import { NOBODY, testApi } from './host';

testBattery(testApi);

test.each(['/v2/distance', '/', '/V1/distance'])('the path %s is nothing of the API', async (path) => {
	const response = await testApi().ask(path, { headers: { 'X-API-Key': '' } });
	expect(response.status).toBe(404);
	expect(await response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

test('a key over its limit is 429 and told when to come again', async () => {
	const keys = [{ ...newKey('slow', 'Slow', 0), perMinute: 2, perDay: 3 }];
	let now = Date.UTC(2026, 0, 1, 12, 0, 20);
	const { ask } = testApi({ keys, now: () => now });
	const go = () => ask('/v1/countries', { headers: { 'X-API-Key': 'slow' } });
	const first = await go();
	expect(first.headers.get('ratelimit-policy')).toBe('"minute";q=2;w=60, "day";q=3;w=86400');
	expect(first.headers.get('ratelimit')).toBe('"minute";r=1;t=40, "day";r=2;t=43180');
	await go();
	const refused = await go();
	expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
	expect(await refused.json()).toEqual({
		error: { code: 'RATE_LIMITED', message: 'X-API-Key: is over its limit of 2 requests a minute' }
	});
	now += 40_000;
	expect((await go()).status).toBe(200);
	now += 60_000;
	expect((await go()).headers.get('retry-after')).toBe(String(43_180 - 100));
});

test('a bug is 500 without detail, and logged once with the request id', async () => {
	const { ask, logged } = testApi({
		overrides: {
			run: async () => {
				throw new Error('secret detail');
			}
		}
	});
	const response = await ask('/v1/countries');
	expect(response.status).toBe(500);
	expect(await response.json()).toEqual({ error: { code: 'INTERNAL', message: 'request: could not be answered' } });
	expect(logged).toHaveLength(1);
});

test('a picture or an address-bar visit needs no key where the host allows it', async () => {
	const keys = [{ ...newKey('own', 'Own', 0), own: true }];
	const { ask } = testApi({ keys });
	const visit = { ...NOBODY, keyless: true };
	expect((await ask('/v1/countries', { headers: { 'X-API-Key': '' } }, visit)).status).toBe(200);
	expect((await ask('/v1/countries', { headers: { 'X-API-Key': '' } })).status).toBe(401);
});
