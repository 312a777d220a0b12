import { expect, test } from 'vitest';
import { playground } from '../../tests/feeds/feed-context';
import { engine } from './engine';

const ask = async (symbols: string, base = 'EUR', date?: string) => {
	const place = playground();
	const input = {
		base,
		symbols,
		amount: 1,
		group: 'day',
		history: false,
		...(date !== undefined && { date })
	} as const;
	return { ...(await engine.rates(input, place.context())), asked: place.asked };
};

test('a currency that the ECB does not quote has the rate of its own bank, which the answer names', async () => {
	const { rates, banks, doubtful, complete } = await ask('AED,USD');
	expect(rates.AED).toBeCloseTo((rates.USD ?? 0) * 3.6725, 3);
	expect(banks).toEqual([
		{ currency: 'AED', bank: 'Central Bank of the United Arab Emirates, Bank of Xanadu', date: '2026-11-20' },
		{ currency: 'USD', bank: 'European Central Bank', date: '2026-11-20' }
	]);
	expect([doubtful, complete]).toEqual([[], true]);
});

test('a bank that has stalled, and one that is far off the others, make the rate doubtful', async () => {
	const { doubtful, complete } = await ask('ARS');
	expect(complete).toBe(false);
	expect(doubtful.map(({ currency }) => currency)).toEqual(['ARS', 'ARS']);
	expect(doubtful[0]?.reason).toContain('since 2026-10-31');
	expect(doubtful[1]?.reason).toContain('Bank of Xanadu');
});

test('it may be the base, and what no bank has is unavailable', async () => {
	const { rates, unavailable } = await ask('USD,XPF', 'AED');
	expect(rates.USD).toBeCloseTo(1 / 3.6725, 4);
	expect(unavailable).toEqual(['XPF']);
});

test('the ECB’s own need no other bank', async () => {
	const { asked } = await ask('USD,JPY');
	expect(asked.map((url) => new URL(url).pathname)).toEqual(['/v1/latest']);
});

test.each([
	['a rate ten thousand times off', 11_437],
	['a hundredth of it', 0.011437]
])('%s is marked, also without a day before it', async (_, USD) => {
	const body = { amount: 1, base: 'EUR', date: '2026-11-20', rates: { USD, GBP: 0.86 } };
	const place = playground({ fetch: async () => Response.json(body) });
	const answer = await engine.rates({ base: 'EUR', symbols: 'USD,GBP', amount: 1, group: 'day', history: false }, place.context()); // prettier-ignore
	expect(answer.doubtful.map(({ currency }) => currency)).toEqual(['USD']);
});

test.each([
	['leaves its peg', 'AED', 4300, 4300, /peg/],
	['is not what its bank says', 'UAH', 480, 48, /Bank of Xanadu|XAN/]
])('a rate of another bank that %s is marked', async (_, quote, rate, ofBank, reason) => {
	const day = '2026-11-20';
	const bodies: Readonly<Record<string, unknown>> = {
		'/v1/latest': { amount: 1, base: 'EUR', date: day, rates: { USD: 1.15, GBP: 0.86 } },
		'/v2/rates': [{ date: day, base: 'EUR', quote, rate, providers: [{ key: 'XAN', date: day, rate: ofBank }] }],
		'/v2/providers': [{ key: 'XAN', name: 'Bank of Xanadu' }]
	};
	const place = playground({ fetch: async (url) => Response.json(bodies[new URL(url).pathname]) });
	const { doubtful } = await engine.rates(
		{ base: 'EUR', symbols: quote, amount: 1, group: 'day', history: false },
		place.context()
	);
	expect(doubtful).toEqual([{ currency: quote, reason: expect.stringMatching(reason) as string }]);
});

test('a source that has stood still for days is not complete, whatever day is asked for', async () => {
	const place = playground();
	const { fetch } = place.host;
	// It plays a source that stopped a week ago.
	Object.assign(place.host, { fetch: (...given: Parameters<typeof fetch>) => { place.now -= 8 * 86_400_000; const reply = fetch(...given); place.now += 8 * 86_400_000; return reply; } }); // prettier-ignore
	const input = { base: 'EUR', symbols: 'USD', amount: 1, group: 'day', history: false } as const;
	for (const more of [{}, { date: '2026-11-19' }, { start: '2026-11-02', end: '2026-11-19' }])
		expect(await engine.rates({ ...input, ...more }, place.context())).toMatchObject({ date: '2026-11-12', complete: false }); // prettier-ignore
});
