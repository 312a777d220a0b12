/** A build with bundled rates: the answers of a first visit without a network, and their lifetime. */
import { expect, test, vi } from 'vitest';
import { playground, TEST_NOW, type Playground } from '../../tests/feeds/feed-context';
import { quotesOn } from '../../tests/feeds/upstreams/frankfurter';
import type { BundledRates } from './bundled';
import { engine } from './engine';
import { isBundled } from './source';

vi.mock('./bundled', async (): Promise<{ bundled: BundledRates }> => {
	const { frankfurter } = await import('../../tests/feeds/upstreams/frankfurter');
	// The feed itself would wait for this module.
	const { packHistory } = await import('./rate-history');
	const { parseIsoDate } = await import('../kit/calendar');
	// A Friday evening: Monday's rates are due on the 23rd at 14:30.
	const taken = Date.parse('2026-11-20T16:00:00Z');
	const years = [2025, 2026].map((year) => {
		const url = new URL(`https://h/v1/${year}-01-01..${year}-12-31`);
		const { rates } = frankfurter(url, taken, 'usual', 'en').body as {
			rates: Record<string, Record<string, number>>;
		};
		const rows = Object.entries(rates).map(([date, quotes]) => ({ day: parseIsoDate(date) ?? 0, quotes }));
		return [year, Buffer.from(packHistory(rows)).toString('base64')] as const;
	});
	return { bundled: { taken, years: Object.fromEntries(years) } };
});

const DAY = 86_400_000;
type Input = Partial<Parameters<typeof engine.rates>[0]>;
const ask = (place: Playground, input: Input = {}) =>
	engine.rates({ base: 'EUR', amount: 1, group: 'day', history: false, ...input }, place.context());
function visit(days: number, online: boolean): Playground {
	const place = playground();
	[place.now, place.online] = [TEST_NOW + days * DAY, online];
	return place;
}

test('a first visit without a network converts by the rates of the build, and says so', async () => {
	const answer = await ask(visit(30, false), { base: 'USD', symbols: 'EUR,JPY', amount: 250 });
	expect(answer).toMatchObject({
		date: '2026-11-20',
		covered_until: '2026-11-20T16:00:00.000Z',
		complete: false,
		source: 'European Central Bank, as this build took them along on 2026-11-20'
	});
	const quotes = quotesOn(Date.parse('2026-11-20'));
	expect(answer.converted['JPY']).toBeCloseTo((250 * (quotes['JPY'] ?? 0)) / (quotes['USD'] ?? 1), 4);
});

test('and has the chart of twelve months, the fourteen before the build, and any day of them', async () => {
	const place = visit(3, false);
	const { history } = await ask(place, { symbols: 'USD', history: true });
	expect([history?.dates[0], history?.dates.at(-1), history?.dates.length]).toEqual(['2025-11-20', '2026-11-20', 256]);
	const start = '2025-09-20';
	const { series } = await ask(place, { symbols: 'USD', start, end: '2026-11-20', group: 'month' });
	expect([series?.missing_years, series?.dates.length]).toEqual([[], 15]);
	const day = await ask(place, { symbols: 'USD', date: '2025-03-09' });
	expect([day.date, day.rates['USD']]).toEqual(['2025-03-07', quotesOn(Date.parse('2025-03-07'))['USD']]);
	expect(isBundled(day.source)).toBe(true);
});

test('a year that did not come along is unknown without a network, not without rates', async () =>
	await expect(ask(visit(3, false), { date: '2024-06-07' })).rejects.toMatchObject({ code: 'OFFLINE' }));

test('until new rates are due nobody is asked; then the upstream is, and what it says is not of the build', async () => {
	const early = visit(1, true);
	expect(isBundled((await ask(early)).source)).toBe(true);
	expect(early.asked).toEqual([]);
	const late = visit(4, true);
	const answer = await ask(late);
	expect([answer.date, isBundled(answer.source), late.asked.length]).toEqual(['2026-11-24', false, 1]);
	late.online = false;
	late.now += 30 * DAY;
	expect(await ask(late)).toMatchObject({ date: '2026-11-24', source: 'European Central Bank' });
});

test.each(['server-error', 'web-page', 'forbidden', 'refused-connection', 'field-missing'] as const)(
	'an upstream in the mode %s: the rates of the build',
	async (mode) => {
		const place = visit(10, true);
		place.mode('FRANKFURTER', mode);
		const answer = await ask(place);
		expect([answer.date, isBundled(answer.source), answer.complete]).toEqual(['2026-11-20', true, false]);
	}
);

test('a stored year that reaches further goes before the rates of the build', async () => {
	const place = visit(40, true);
	expect((await ask(place, { date: '2026-11-24' })).date).toBe('2026-11-24');
	place.online = false;
	const answer = await ask(place);
	expect([answer.date, isBundled(answer.source)]).toEqual(['2026-12-30', false]);
});
