import { afterAll, beforeAll, expect, test } from 'vitest';
import { unpackHistory } from '../../engines/currency/rate-history';
import { isoDate } from '../../engines/kit/calendar';
import { startStandIn, type StandIn } from '../../tests/feeds/stand-in';
import { quotesOn } from '../../tests/feeds/upstreams/frankfurter';
import { takeRates } from './rates';

const NOW = Date.parse('2026-11-20T16:00:00Z');
let now = NOW;
let standIn: StandIn;
beforeAll(async () => {
	standIn = await startStandIn({ now: () => now });
});
afterAll(() => standIn.close());

const take = (milliseconds = 10_000) =>
	takeRates(standIn.bases['FRANKFURTER'] ?? '', now, AbortSignal.timeout(milliseconds));
const daysOf = (packed = '') => unpackHistory(Buffer.from(packed, 'base64')).days.map(isoDate);

test.each([
	['2026-11-20T16:00:00Z', ['2025', '2026'], '2026-11-20'],
	['2026-02-28T16:00:00Z', ['2024', '2025', '2026'], '2026-02-27'],
	['2027-01-01T09:00:00Z', ['2025', '2026'], '2026-12-31']
])('a build on %s takes whole years, 14 months at least, to the last day', async (time, years, last) => {
	standIn.mode('FRANKFURTER', 'normal');
	now = Date.parse(time);
	const taken = await take();
	expect([taken.taken, Object.keys(taken.years)]).toEqual([now, years]);
	expect(daysOf(taken.years[years[0] ?? ''])[0]).toBe(`${years[0]}-01-02`);
	expect(daysOf(taken.years[years.at(-1) ?? '']).at(-1)).toBe(last);
	// Seven hundred and fifty days at most, packed.
	expect(JSON.stringify(taken).length).toBeLessThan(60_000);
});

test('quotes come through to the last bit', async () => {
	now = NOW;
	const { quotes } = unpackHistory(Buffer.from((await take()).years['2026'] ?? '', 'base64'));
	expect(quotes.get('USD')?.at(-1)).toBe(quotesOn(Date.parse('2026-11-20'))['USD']);
});

test('version 2 is asked where version 1 is gone', async () => {
	standIn.mode('FRANKFURTER', 'first-gone');
	expect(daysOf((await take()).years['2026']).at(-1)).toBe('2026-11-20');
});

test.each([
	'empty',
	'forbidden',
	'server-error',
	'web-page',
	'not-json',
	'field-missing',
	'type-changed',
	'cut-off',
	'past-clock',
	'refused-connection'
] as const)('an upstream in the mode %s gives a build nothing', async (mode) => {
	standIn.mode('FRANKFURTER', mode);
	await expect(take()).rejects.toThrow();
});

test('a slow one is left', async () => {
	standIn.mode('FRANKFURTER', 'slow-first-byte');
	await expect(take(200)).rejects.toMatchObject({ name: 'TimeoutError' });
});
