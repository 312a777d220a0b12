/** The box against what people type: which tool comes first, and when it stays still. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { suggestions } from '../../src/state/suggestions';
import { understand } from '../../src/state/box';
import { hintsOf } from '../../src/state/box-hints';
import { fill, growth, LINEAR } from '../support/growth';

const hints = hintsOf(
	{ country: 'DE', currency: 'EUR', place: { name: 'Berlin', lat: 52.5, lon: 13.4 } },
	'2026-11-21'
);

interface Case {
	readonly language: string;
	readonly input: string;
	readonly expected: readonly string[];
}
const cases: readonly Case[] = readFileSync(path.join(import.meta.dirname, 'inputs.txt'), 'utf8')
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('#'))
	.flatMap((line) => {
		const [, language = '', tools = '', rest = ''] = /^(\w\w) ([\w|]+): (.+)$/.exec(line) ?? [];
		return rest.split(' | ').map((entry) => {
			// `input ¦ other`: what is also right for this one.
			const [input = '', ...others] = entry.split(' ¦ ');
			return { language, input: input.trim(), expected: [...tools.split('|'), ...others.map((other) => other.trim())] };
		});
	});

const firstFor = (input: string): string => {
	const { readings, day } = understand(input, hints);
	const [first] = readings;
	if (day !== undefined) return 'day';
	return first === undefined ? 'none' : first.kind === 'page' ? first.path : first.operation;
};
const wrong = cases.filter(({ input, expected }) => !expected.includes(firstFor(input)));

test('there are 400 inputs and more, in eight languages', () => {
	expect(cases.length).toBeGreaterThanOrEqual(400);
	expect([...new Set(cases.map(({ language }) => language))].sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'hi', 'mr', 'ta']); // prettier-ignore
	expect(cases.every(({ language }) => language !== '')).toBe(true);
});

test('the tool that a person expects comes first for 92 of 100 inputs', () => {
	const list = wrong.map(({ input, expected }) => `${input} → ${firstFor(input)}, not ${expected.join('|')}`);
	console.log(`box: ${cases.length - wrong.length} of ${cases.length} first\n${list.join('\n')}`);
	expect(wrong.length, list.join('\n')).toBeLessThanOrEqual(cases.length * 0.08);
});

test('no language of the interface is left behind: 85 of 100 in each', () => {
	for (const language of new Set(cases.map((one) => one.language))) {
		const all = cases.filter((one) => one.language === language).length;
		const missed = wrong.filter((one) => one.language === language).length;
		expect([language, missed <= all * 0.15]).toEqual([language, true]);
	}
});

test('what no tool is for is never guessed at', () => {
	const guessed = cases.filter(({ expected, input }) => expected[0] === 'none' && firstFor(input) !== 'none');
	expect(guessed.map(({ input }) => input)).toEqual([]);
});

test('every reading names an operation and parameters that it has', () => {
	// For the panels and the line alone: what to convert, which number to check, which day or which words are looked for.
	const extra = new Set(['amount', 'number', 'day', 'feast', 'ask', 'relation', 'unit']);
	for (const { input } of cases)
		for (const reading of understand(input, hints).readings) {
			if (reading.kind === 'page') continue;
			const operation = groups.find(({ id }) => id === reading.group)?.operations[reading.operation];
			const known = Object.keys(operation?.params.properties ?? {});
			expect(operation, `${input}: ${reading.group}/${reading.operation}`).toBeDefined();
			const unknown = Object.keys({ ...reading.values, ...reading.places }).filter((name) => !known.includes(name) && !extra.has(name)); // prettier-ignore
			expect([input, unknown]).toEqual([input, []]);
		}
});

test.each([
	['u.s.a.', 'US'],
	['Great Britain', 'GB'],
	['uk', 'GB'],
	['holland', 'NL'],
	['Czech Republic', 'CZ'],
	['burma', 'MM'],
	['ivory coast', 'CI'],
	['Viet Nam', 'VN'],
	['المملكة المتحدة', 'GB'],
	['مصر', 'EG'],
	['Österreich', 'AT'],
	['el', undefined],
	['de', undefined]
])('%s is called %s', (name, code) => {
	expect(hints.country(name)).toBe(code);
});

test('every group says what the box understands, and every operation has a name to be called by', () => {
	expect(Object.keys(suggestions).sort()).toEqual(groups.map(({ id }) => id).sort());
	for (const { id, operations } of groups)
		expect([id, Object.keys(suggestions[id]?.names ?? {}).sort()]).toEqual([id, Object.keys(operations).sort()]);
});

test.each([
	['250 usd to eur', { base: 'USD', symbols: 'EUR', amount: '250' }],
	['1.500,00 EUR in USD', { base: 'EUR', symbols: 'USD', amount: '1500' }],
	['1,500.50 eur to usd', { base: 'EUR', symbols: 'USD', amount: '1500.5' }],
	['€20 in gbp', { base: 'EUR', symbols: 'GBP', amount: '20' }],
	['100 yen', { base: 'JPY', symbols: 'EUR', amount: '100' }],
	['usd to inr 2020-01-02', { base: 'USD', symbols: 'INR', date: '2020-01-02' }],
	['100 EUR in USD am 3. Mai 2024', { base: 'EUR', symbols: 'USD', amount: '100', date: '2024-05-03' }],
	['15% of 80', { expression: '15% * 80' }],
	['20% tip on 45', { expression: '20% * 45' }],
	['5 feet 11 inches in cm', { expression: '(5 foot + 11 inch) to cm' }],
	['72°F in °C', { expression: '72 degF to degC' }],
	['1,000 * 3', { expression: '1000 * 3' }],
	['3 1/2 + 1/4', { expression: '(3+1/2) + 1/4' }],
	['5 choose 2', { expression: 'binomial(5, 2)' }],
	['12/25/2026', { month: '12', day: '25' }],
	['25.12.2026', { month: '12', day: '25' }],
	['52°31\'12"N 13°24\'18"E', { coords: '52.52,13.405' }],
	['Feiertage Bayern', { country: 'DE', subdivision: 'BY' }],
	['0049 30 901820', { number: '+4930901820' }],
	['0 12345 67890 5', { barcode: '012345678905' }],
	['WIFI:T:WPA;S:Back\\; Office;P:p\\:w;;', { ssid: 'Back; Office', password: 'p:w', security: 'WPA' }]
])('%j carries its value along', (input, values) => {
	const [first] = understand(input, hints).readings;
	expect(first).toMatchObject({ kind: 'tool', values });
});

test('3/4/2026 has two readings', () =>
	expect(understand('3/4/2026', hints).readings.filter((reading) => reading.kind === 'tool' && reading.operation === 'onThisDay')).toHaveLength(2)); // prettier-ignore

test.each(['1 ', '(', '-', 'a', ' a', '%', '\\', '+1 ', 'in ', '1.', '{', '°'])(
	'input of nothing but %j is read in steps that grow with it, not with its square',
	async (piece) => {
		const read = (length: number) => {
			for (let round = 0; round < 200; round++) understand(fill(piece, length), hints);
		};
		expect(await growth(read, 48)).toBeLessThan(LINEAR);
	}
);
