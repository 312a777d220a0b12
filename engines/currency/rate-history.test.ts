import { expect, test } from 'vitest';
import { quotesOn } from '../../tests/feeds/upstreams/frankfurter';
import { parseIsoDate } from '../kit/calendar';
import { packHistory, unpackHistory } from './rate-history';

test('a packed history gives back every quote to the last bit, gaps included', () => {
	const rows = [
		{ day: 10_595, quotes: { USD: 1.1789, JPY: 133.73, ISK: 81.48 } },
		{ day: 10_596, quotes: { USD: 1.179, JPY: 130.96 } },
		{ day: 10_600, quotes: { USD: 0.8252, JPY: 131, ISK: 81.5, TRL: 1_735_260 } }
	];
	const { days, quotes } = unpackHistory(packHistory(rows));
	expect(days).toEqual([10_595, 10_596, 10_600]);
	expect([...quotes.keys()]).toEqual(['ISK', 'JPY', 'TRL', 'USD']);
	expect([...(quotes.get('USD') ?? [])]).toEqual([1.1789, 1.179, 0.8252]);
	expect([...(quotes.get('ISK') ?? [])]).toEqual([81.48, NaN, 81.5]);
	expect([...(quotes.get('TRL') ?? [])]).toEqual([NaN, NaN, 1_735_260]);
});

test('an empty history, a history cut off, a quote written too long', () => {
	expect(unpackHistory(packHistory([])).days).toEqual([]);
	const bytes = packHistory([{ day: 1, quotes: { USD: 1.5 } }]);
	expect(() => unpackHistory(bytes.subarray(0, bytes.length - 1))).toThrow(RangeError);
	expect(() => packHistory([{ day: 1, quotes: { USD: 1 / 3 } }])).toThrow(RangeError);
});

test('27 years in few bytes', () => {
	const rows = [];
	for (let day = parseIsoDate('1999-01-04') ?? 0; day < (parseIsoDate('2026-01-01') ?? 0); day++)
		rows.push({ day, quotes: quotesOn(day * 86_400_000) });
	const weekdays = rows.filter(({ day }) => new Date(day * 86_400_000).getUTCDay() % 6 !== 0);
	const bytes = packHistory(weekdays);
	expect(bytes.length / weekdays.length).toBeLessThan(80);
	const { days, quotes } = unpackHistory(bytes);
	expect(days).toHaveLength(weekdays.length);
	expect(quotes.get('USD')?.[5000]).toBe(weekdays[5000]?.quotes.USD);
});
