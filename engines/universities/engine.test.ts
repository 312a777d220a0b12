import { expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { engine } from './engine';

const countries = async () => engine.countries({}, testContext());

test('200 countries and 10,251 universities, as the list says', async () => {
	const answer = await countries();
	expect(answer.count).toBe(200);
	expect(answer.countries).toHaveLength(200);
	expect(answer.countries.reduce((sum, { universities }) => sum + universities, 0)).toBe(10_251);
});

test('one row a code, sorted, each with a name of its own and at least one university', async () => {
	const answer = await countries();
	const codes = answer.countries.map(({ code }) => code);
	expect(codes).toEqual([...new Set(codes)].sort());
	for (const { code, country, universities } of answer.countries) {
		expect(country).not.toBe(code);
		expect(universities).toBeGreaterThan(0);
	}
});

test('Kosovo and Taiwan are named, the United States has the most', async () => {
	const answer = await countries();
	const by = Object.fromEntries(answer.countries.map((row) => [row.code, row]));
	expect([by['XK']?.country, by['TW']?.country]).toEqual(['Kosovo', 'Taiwan']);
	expect(Math.max(...answer.countries.map(({ universities }) => universities))).toBe(by['US']?.universities);
});
