import { expect, test, vi } from 'vitest';
import { engine } from '../../engines/math/engine';
import { testContext } from '../../tests/support/context';
import type { ToolReading, Understood } from './box';

vi.hoisted(() => {
	vi.stubGlobal('location', new URL('http://localhost/'));
	vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
	vi.stubGlobal('navigator', { language: 'en-GB' });
	vi.stubGlobal('addEventListener', () => {});
});
vi.mock('../client', () => ({
	request: async (_operation: unknown, input: { expression: string }) => {
		try {
			return { ok: true, body: await engine.evaluate({ ...input, variables: {} } as never, testContext()) };
		} catch {
			return { ok: false };
		}
	}
}));
const { mayBeSum, readSum, withSum } = await import('./typed-sum');

const nothing: Understood = { readings: [], noTool: null };
const means = (reading: Partial<ToolReading>): Understood => ({
	readings: [{ kind: 'tool', group: 'language', operation: 'detect', values: {}, about: '', score: 0.5, ...reading }],
	noTool: null
});

test.each([
	['split 85.40 by 4', '85.40/4'],
	[`5'11" in cm`, null],
	['20 % off 80', '80*(1 - 20/100)'],
	['1.234,56 * 2', '1234.56*2'],
	['255 in hex', null],
	['average of 4 8 15 16 23 42', 'mean(4, 8, 15, 16, 23, 42)'],
	['integrate x^2 from 0 to 1', 'integrate(x^2, x, 0, 1)'],
	['integrate sin x', 'integrate(sin(x))'],
	['3 out of 7', '3/7'],
	['x^2 = 4', null]
])('"%s" is a sum to the engine, as typed', async (text, reading) => {
	const sum = await readSum(text, new AbortController().signal);
	expect(sum).toMatchObject({ operation: 'evaluate', values: { expression: text } });
	if (reading !== null) expect(sum?.about).toBe(reading);
});

test.each(['iphone 15', 'area 51', 'covid 19', '20C', 'b 52', '5G', 'mp3', '20 July', 'type 2 diabetes', '90s music', '0800 1234567', 'windows 11'])(
	'"%s" is no sum: the engine refuses it, or would have to invent what a letter means',
	async (text) => expect(await readSum(text, new AbortController().signal)).toBeNull()
); // prettier-ignore

test.each([
	['split 85.40 by 4', means({ score: 0.52 }), true],
	['split 85.40 by 4', nothing, true],
	['5 feet in cm', means({ group: 'math', operation: 'evaluate', values: { expression: '5 foot to cm' } }), true],
	['6*7', means({ group: 'math', operation: 'evaluate', values: { expression: '6*7' } }), false],
	['100 usd to eur', means({ group: 'currency', operation: 'rates', score: 0.95 }), false],
	['1984', nothing, false],
	['+1 415 555 2671', nothing, false],
	['(415) 555-2671', means({ group: 'phone', operation: 'number', score: 0.9 }), false],
	['synonyms of happy', nothing, false],
	['{"a": 1}', { readings: [], noTool: 'json' }, false],
	[`1+${'1'.repeat(300)}`, nothing, false]
] as const)('the engine is asked about "%s", read as %j: %s', (text, read, asked) =>
	expect(mayBeSum(text, read as Understood)).toBe(asked)
);

test('the engine’s reading stands in place of the box’s own sum, before all others', async () => {
	const sum = (await readSum('20% off 80', new AbortController().signal))!;
	const others = [
		...means({ group: 'math', operation: 'evaluate', values: { expression: '80 * 0.8' } }).readings,
		...means({}).readings
	];
	expect(withSum({ readings: others, noTool: null }, sum).readings.map(({ score }) => score)).toEqual([0.94, 0.5]);
});
