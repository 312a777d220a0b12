import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { playground, type Playground } from '../../tests/feeds/feed-context';
import { quotesOn } from '../../tests/feeds/upstreams/frankfurter';
import { isoDate, parseIsoDate } from '../kit/calendar';
import { expectedDay, nextPublication } from './publication';
import { convert, crossRate } from './cross-rate';
import { CURRENCIES } from './currencies';
import { engine } from './engine';
import { rates as feed } from './feed';
import { packHistory } from './rate-history';

type Input = Partial<Parameters<typeof engine.rates>[0]>;
const ask = (place: Playground, input: Input = {}) =>
	engine.rates({ base: 'EUR', amount: 1, group: 'day', history: false, ...input }, place.context());
const at = (iso: string) => Date.parse(iso);

test('there are thirty currencies, the euro one of them', () => {
	expect(CURRENCIES).toHaveLength(30);
	expect(CURRENCIES).toContain('EUR');
	expect([...CURRENCIES].sort()).toEqual(CURRENCIES);
});

test.each([
	// 262 weekdays, six of them closed, and two forgiven.
	['a year', { year: 2024 }, 254],
	['a month', { year: 2024, month: 5 }, 20],
	['a currency that was not always quoted', { year: 2024, symbols: ['TRY'] }, 0],
	['one of two that was', { year: 2024, symbols: ['TRY', 'USD'] }, 254],
	['a year that has not begun', { year: 2028 }, 0]
])('%s has at least so many days with rates', (_what, question, least) => {
	const packed = packHistory([{ day: 19_800, quotes: { USD: 1.1 } }]);
	expect(feed.weigh({ kind: 'year', year: 2024, packed }, question, at('2026-11-20T16:00:00Z'))).toEqual({
		holds: 1,
		least
	});
});

test('rates are due on weekdays at 14:30 UTC', () => {
	expect(isoDate(expectedDay(at('2026-11-20T14:29:00Z')))).toBe('2026-11-19');
	expect(isoDate(expectedDay(at('2026-11-20T14:30:00Z')))).toBe('2026-11-20');
	expect(isoDate(expectedDay(at('2026-11-23T08:00:00Z')))).toBe('2026-11-20');
	expect(new Date(nextPublication(at('2026-11-20T14:30:00Z'))).toISOString()).toBe('2026-11-23T14:30:00.000Z');
	expect(new Date(nextPublication(at('2026-11-20T09:00:00Z'))).toISOString()).toBe('2026-11-20T14:30:00.000Z');
});

test('the newest rates are fresh until the next publication, then asked for every half hour until the day moves', () => {
	const fresh = (day: string, checked: string) =>
		feed.policy('latest', { kind: 'day', day: parseIsoDate(day) ?? 0, quotes: {} }, at(checked)).freshSeconds;
	expect(fresh('2026-11-19', '2026-11-20T10:30:00Z')).toBe(4 * 3600);
	expect(fresh('2026-11-19', '2026-11-20T15:00:00Z')).toBe(1800);
	expect(fresh('2026-11-20', '2026-11-20T15:30:00Z')).toBe(71 * 3600);
});

test('a year that is over a week ago is kept for ever', () => {
	const policy = (checked: string) => feed.policy({ year: 2025 }, undefined, at(checked));
	expect(policy('2026-01-09T00:00:00Z').freshSeconds).toBeGreaterThan(300_000_000);
	expect(policy('2026-01-05T00:00:00Z').freshSeconds).toBeLessThan(86_401);
});

test('the newest euro rates: 29 currencies as they are quoted, sorted', async () => {
	const answer = await ask(playground());
	expect(answer).toMatchObject({
		base: 'EUR',
		date: '2026-11-20',
		requested_date: null,
		count: 29,
		unavailable: [],
		history: null
	});
	const { BGN: bgn, HRK: hrk, RUB: rub, ...quotes } = quotesOn(at('2026-11-20T00:00:00Z'));
	expect([bgn, hrk, rub]).toEqual([undefined, undefined, undefined]);
	expect(answer.rates).toEqual(quotes);
	expect(Object.keys(answer.rates)).toEqual(CURRENCIES.filter((code) => code !== 'EUR'));
});

test('the base itself is in the rates only when it is asked for, and then 1', async () => {
	const place = playground();
	expect((await ask(place, { base: 'usd' })).rates).not.toHaveProperty('USD');
	expect((await ask(place, { base: 'USD', symbols: 'usd; eur' })).rates).toEqual(
		(await ask(place, { base: 'USD', symbols: 'USD EUR' })).rates
	);
	expect((await ask(place, { base: 'USD', symbols: 'usd, eur' })).rates).toEqual({
		EUR: crossRate(1, quotesOn(at('2026-11-20T00:00:00Z')).USD ?? 0),
		USD: 1
	});
	expect(place.asked).toHaveLength(1);
});

test('a weekend has the rates of the Friday before, a bank holiday those of the last working day', async () => {
	const place = playground();
	expect(await ask(place, { date: '2024-06-09', symbols: 'USD' })).toMatchObject({
		date: '2024-06-07',
		requested_date: '2024-06-09'
	});
	expect(await ask(place, { date: '2024-04-01', symbols: 'USD' })).toMatchObject({ date: '2024-03-28' });
	expect(await ask(place, { date: '2025-01-01', symbols: 'USD' })).toMatchObject({ date: '2024-12-31' });
	expect(place.asked.map((url) => new URL(url).pathname)).toEqual([
		'/v1/2024-01-01..2024-12-31',
		'/v1/2025-01-01..2025-12-31'
	]);
});

test('a year once fetched answers every day in it without a network', async () => {
	const place = playground();
	await ask(place, { date: '2012-05-04' });
	place.online = false;
	place.now += 86_400_000 * 800;
	for (const date of ['2012-01-31', '2012-07-01', '2012-12-31'])
		expect((await ask(place, { date, symbols: 'USD' })).rates.USD).toBeGreaterThan(0);
	expect(place.asked).toHaveLength(1);
});

test('today before publication has the rates of the day before', async () => {
	const place = playground();
	place.now = at('2026-11-20T09:00:00Z');
	expect(await ask(place, { date: '2026-11-20' })).toMatchObject({ date: '2026-11-19', requested_date: '2026-11-20' });
});

test('a currency that ended is answered for its time when asked by name, and unavailable after it', async () => {
	const place = playground();
	expect(await ask(place, { date: '2020-03-03', symbols: 'HRK,USD' })).toMatchObject({ count: 2, unavailable: [] });
	expect(await ask(place, { date: '2024-03-04', symbols: 'HRK,USD' })).toMatchObject({
		count: 1,
		unavailable: ['HRK']
	});
	expect((await ask(place, { date: '2020-03-03' })).rates).not.toHaveProperty('HRK');
	await expect(ask(place, { base: 'HRK' })).rejects.toMatchObject({
		code: 'NOT_FOUND',
		message: 'base: HRK had no rate on 2026-11-20'
	});
});

test('a gap of years is a gap: the króna between 2008 and 2018', async () => {
	expect((await ask(playground(), { date: '2012-05-04', symbols: 'ISK,USD' })).unavailable).toEqual(['ISK']);
});

test.each([
	['RUB', '2022-03-01', '2022-03-02'],
	['HRK', '2022-12-30', '2023-01-02'],
	['BGN', '2025-12-31', '2026-01-02'],
	['ISK', '2008-12-09', '2008-12-10']
])('%s ends at its last quote, of %s: the next day with rates has none', async (code, last, next) => {
	const place = playground();
	expect((await ask(place, { date: last, symbols: code })).rates[code]).toBe(quotesOn(at(`${last}T00:00:00Z`))[code]);
	expect(await ask(place, { date: next, symbols: `${code},USD` })).toMatchObject({ date: next, unavailable: [code] });
	await expect(ask(place, { date: next, base: code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('on the days without rates after its last quote a currency still has it: the lev on New Year’s Day', async () => {
	const answer = await ask(playground(), { date: '2026-01-01', symbols: 'BGN' });
	expect(answer).toMatchObject({ date: '2025-12-31', requested_date: '2026-01-01', unavailable: [] });
});

test.each([
	[250, 1.1512, 1, 287.8],
	[100, 1, 1.1512, 86.865879],
	[0, 1.1512, 1, 0],
	[1e12, 16316.6, 1, 1.63166e16],
	[0.01, 171.22, 1.1437, 1.497071],
	[1e-7, 1_000_000, 1, 0.1],
	// Small amounts never become 0: one rupiah, a hundredth of one, a ten-millionth of a euro.
	[1, 0.84181, 17985.89, 0.0000468039],
	[0.01, 0.84181, 17985.89, 4.68039e-7],
	[1e-7, 1.1819, 1, 1.1819e-7]
])('%d at %d over %d are %d: from the quotes, not from a rate that was rounded before', (amount, quote, base, result) =>
	expect(convert(amount, quote, base)).toBe(result)
);

test('an amount is converted beside the rates of one unit', async () => {
	const { rates, amount, converted } = await ask(playground(), { base: 'USD', symbols: 'JPY,USD', amount: 1234.56 });
	const { JPY = 0, USD = 0 } = quotesOn(at('2026-11-20T00:00:00Z'));
	expect(amount).toBe(1234.56);
	expect(rates).toEqual({ JPY: crossRate(JPY, USD), USD: 1 });
	expect(converted.USD).toBe(1234.56);
	expect(converted.JPY).toBeCloseTo((1234.56 * JPY) / USD, 5);
});

test('a series has each day with rates, or the last of each week or month, over years', async () => {
	const place = playground();
	const series = async (group: 'day' | 'week' | 'month') =>
		(await ask(place, { symbols: 'USD', start: '2023-12-18', end: '2024-01-31', group })).series;
	const days = await series('day');
	expect(days?.dates).not.toContain('2023-12-25');
	expect([days?.dates[0], days?.dates.at(-1), days?.dates.length]).toEqual(['2023-12-18', '2024-01-31', 30]);
	expect(days?.rates.USD?.[3]).toBe(quotesOn(at('2023-12-21T00:00:00Z')).USD);
	expect((await series('week'))?.dates).toEqual(['2023-12-22', '2023-12-29', '2024-01-05', '2024-01-12', '2024-01-19', '2024-01-26', '2024-01-31']); // prettier-ignore
	expect(await series('month')).toMatchObject({
		start: '2023-12-18',
		end: '2024-01-31',
		dates: ['2023-12-29', '2024-01-31'],
		missing_years: []
	});
	// Two years, each asked for once.
	expect(place.asked).toHaveLength(2);
});

test('a week over New Year is one week', async () => {
	const { series } = await ask(playground(), { symbols: 'USD', start: '2024-12-23', end: '2025-01-10', group: 'week' });
	expect(series?.dates).toEqual(['2024-12-27', '2025-01-03', '2025-01-10']);
});

test('a series says which of its years are not there; without any of them it is an error', async () => {
	const place = playground();
	await ask(place, { date: '2024-05-02' });
	place.online = false;
	const answer = await ask(place, { symbols: 'USD', start: '2023-06-01', end: '2024-05-02', group: 'month' });
	expect(answer.series).toMatchObject({ missing_years: [2023] });
	expect(answer.series?.dates[0]).toBe('2024-01-31');
	await expect(ask(place, { start: '2010-01-04', end: '2010-02-01' })).rejects.toMatchObject({ code: 'OFFLINE' });
});

/** A source whose years are as given, under the days that they begin with. */
const withYear = (rates: Record<string, unknown>) =>
	playground({ fetch: async () => Response.json({ amount: 1, base: 'EUR', rates }) });

test.each([
	['nothing', () => playground({ fetch: async () => Response.json({ message: 'not found' }, { status: 404 }) })],
	['an empty list', () => withYear({})],
	['another year', () => withYear({ '2013-05-03': { USD: 1.29 } })]
])(
	'of a year that has passed %s is a fault of the source: there were rates',
	async (_, place) =>
		await expect(ask(place(), { date: '2012-05-04' })).rejects.toMatchObject({ code: 'UPSTREAM_INVALID' })
);

test('of a year with gaps the rates of an earlier day are given as what is there, not as the last before the day', async () => {
	const place = withYear({ '2012-01-02': { USD: 1.29 }, '2012-04-30': { USD: 1.32 } });
	expect(await ask(place, { date: '2012-05-04' })).toMatchObject({ date: '2012-04-30', complete: false });
	expect(await ask(place, { date: '2012-04-30' })).toMatchObject({ date: '2012-04-30', complete: true });
	const { series } = await ask(place, { start: '2012-01-02', end: '2012-05-04', symbols: 'USD' });
	expect(series).toMatchObject({ dates: ['2012-01-02', '2012-04-30'], missing_years: [2012] });
});

test('all years of all currencies: by week, not by day', async () => {
	const place = playground();
	const all = { start: '1999-01-04', end: '2026-11-20' } as const;
	await expect(ask(place, all)).rejects.toMatchObject({ message: expect.stringMatching(/^group: must be week/) });
	expect(place.asked).toEqual([]);
});

test('the second version of the source answers the same when the first is gone', async () => {
	const [first, second] = [playground(), playground()];
	second.mode('FRANKFURTER', 'first-gone');
	for (const input of [{}, { date: '2012-05-04' }, { history: true, symbols: 'USD' }]) {
		const { covered_until: _, ...answer } = await ask(second, input);
		expect(await ask(first, input)).toMatchObject(answer);
	}
	expect(
		second.asked.some((url) => url.includes('/v2/rates?from=2012-01-01&to=2012-12-31&base=EUR&providers=ECB'))
	).toBe(true);
	expect(first.asked.some((url) => url.includes('/v2/'))).toBe(false);
});

test.each([
	[{ base: 'XYZ' }, 'base: unknown currency XYZ'],
	[{ symbols: 'USD,XYZ' }, 'symbols: unknown currency XYZ'],
	[{ symbols: 'US' }, 'symbols: unknown currency US'],
	[{ symbols: ',,' }, 'symbols: must name at least one currency'],
	[{ date: '1999-01-03' }, 'date: must not be before 1999-01-04'],
	[{ date: '2026-11-21' }, 'date: must not be in the future'],
	[{ date: '2025-02-29' }, 'date: must be a date as YYYY-MM-DD'],
	[{ date: '4 May 2012' }, 'date: must be a date as YYYY-MM-DD'],
	[{ date: '2012-05-04/../x' }, 'date: must be a date as YYYY-MM-DD'],
	[{ end: '2012-05-04' }, 'start: is required with end'],
	[{ start: '2012-05-04', end: '2012-05-03' }, 'end: must not be before start'],
	[{ start: '2012-05-04', date: '2012-05-04' }, 'date: must be left out with start: the rates are those of the end'],
	[{ start: '2026-11-21' }, 'start: must not be in the future']
])('%j is refused: %s', async (input, message) => {
	const place = playground();
	await expect(ask(place, input)).rejects.toMatchObject({ code: 'INVALID_INPUT', message });
	expect(place.asked).toEqual([]);
});

test.each([
	['2025-', [2025], '2026-01-02', '2026-11-20'],
	['2026-', [2026], '2025-11-20', '2025-12-31'],
	['', [2025, 2026], undefined, undefined]
])(
	'years of “%s” that cannot be had: the rates are there, and their chart says what it lacks',
	async (failing, missing, first, last) => {
		const place = playground();
		const { fetch } = place.host;
		Object.assign(place.host, {
			fetch: async (...given: Parameters<typeof fetch>) => {
				const days = given[0].split('/').at(-1) ?? '';
				return days.includes('..') && days.startsWith(failing) ? new Response('', { status: 503 }) : fetch(...given);
			}
		});
		const { rates, history } = await ask(place, { symbols: 'USD', history: true });
		expect(rates.USD).toBeGreaterThan(0);
		expect([history?.missing_years, history?.dates[0], history?.dates.at(-1)]).toEqual([missing, first, last]);
	}
);

test('the chart has a column of rates beside its dates, twelve months of them', async () => {
	const { history } = await ask(playground(), { base: 'USD', symbols: 'EUR,BGN', history: true });
	expect(history?.dates.length).toBeGreaterThan(240);
	expect([history?.dates[0], history?.dates.at(-1)]).toEqual(['2025-11-20', '2026-11-20']);
	expect(history?.rates.EUR).toHaveLength(history?.dates.length ?? 0);
	expect(history?.rates.BGN?.[0]).toBeGreaterThan(0);
	expect(history?.rates.BGN?.at(-1)).toBeNull();
});

test('without the latest rates the newest day of the stored years answers', async () => {
	const place = playground();
	await ask(place, { date: '2026-03-02' });
	place.online = false;
	const context = place.context();
	const answer = await engine.rates({ base: 'EUR', amount: 1, group: 'day', history: false }, context);
	expect(answer.date).toBe('2026-11-20');
	expect(context.headers()['Cache-Status']).toBe('sw; hit; detail=offline');
});

test('rates of next month are not complete', async () => {
	const place = playground({
		fetch: async () => Response.json({ amount: 1, base: 'EUR', date: '2026-12-21', rates: { USD: 1.1 } })
	});
	expect(await ask(place, { symbols: 'USD' })).toMatchObject({ date: '2026-12-21', complete: false });
});

test('the first day of use costs 25 KB at most: the rates of two bases, and a chart of one pair', async () => {
	const inner = playground();
	let bytes = 0;
	const place = playground({
		fetch: async (url, init) => {
			const response = await inner.host.fetch(url, init);
			bytes += gzipSync(await response.clone().text()).length;
			return response;
		}
	});
	await ask(place, { base: 'USD' });
	await ask(place, { base: 'EUR', amount: 20 });
	await ask(place, { base: 'USD', symbols: 'EUR', history: true });
	expect(bytes).toBeLessThan(25_000);
	expect(place.asked.filter((url) => url.includes('..')).every((url) => url.includes('symbols=USD'))).toBe(true);
});

test('a new day costs the running month, not the year; the months before come again when the next one begins', async () => {
	const place = playground();
	place.now = at('2026-11-02T15:00:00Z');
	const days = async () => (await ask(place, { symbols: 'USD', history: true })).history?.dates ?? [];
	await days();
	const first = place.asked.length;
	place.now = at('2026-11-20T15:00:00Z');
	const later = await days();
	expect(later.slice(-3)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
	expect(new Set(later).size).toBe(later.length);
	expect(later).toEqual([...later].sort());
	expect(place.asked.slice(first).map((url) => new URL(url).pathname)).toEqual([
		'/v1/latest',
		'/v1/2026-11-01..2026-11-30'
	]);
	place.now = at('2026-12-01T15:00:00Z');
	expect((await days()).at(-1)).toBe('2026-12-01');
	expect(place.asked.at(-1)).toContain('/v1/2026-01-01..2026-12-31');
});

test('without the running month the year answers up to where it goes, and says so', async () => {
	const place = playground();
	place.now = at('2026-11-02T15:00:00Z');
	await ask(place, { date: '2026-11-02', symbols: 'USD', history: true });
	place.now = at('2026-11-20T16:00:00Z');
	place.mode('FRANKFURTER', 'server-error');
	const answer = await ask(place, { date: '2026-11-18', symbols: 'USD' });
	expect(answer).toMatchObject({ date: '2026-11-02', complete: false });
});
