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
/** What the engine answers in place of its own answer, and what it was asked. */
let answer: object | undefined;
const asked: { path: string; input: object }[] = [];
vi.mock('../client', () => ({
	request: async ({ path }: { path: string }, input: { expression: string }) => {
		asked.push({ path, input });
		if (answer) return { ok: true, body: answer };
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
	[`1+${'1'.repeat(300)}`, nothing, false],
	[`1+${'1'.repeat(198)}`, nothing, true],
	[`1+${'1'.repeat(199)}`, nothing, false],
	['1+1\n2', nothing, false],
	['1+1', { readings: [], noTool: null, day: {} }, false],
	['1+1', { readings: [{ kind: 'page', score: 0.1 }], noTool: null }, false],
	// Sums of figures alone, however they are spaced; what has no figure on both sides is a number.
	['1+1', nothing, true],
	['1 - 1', nothing, true],
	['12  +  3', nothing, true],
	['12 -3', nothing, true],
	['12- 3', nothing, true],
	['-3', nothing, false],
	['3-', nothing, false],
	['(3)', nothing, false],
	["1'000.50", nothing, false],
	['½ cup', nothing, true],
	// Without a figure only what says a number, a function or a constant.
	['two plus two', nothing, true],
	['half of twelve', nothing, true],
	['sin pi', nothing, true],
	['speed of light', nothing, true],
	['plus size', nothing, false],
	// As sure as this nobody is asked.
	['7 apples', means({ score: 0.74 }), true],
	['7 apples', means({ score: 0.75 }), false],
	['7 ft', means({ group: 'math', score: 0.94, values: { expression: '7 foot' } }), true],
	['7 ft', means({ group: 'math', score: 0.95, values: { expression: '7 foot' } }), false]
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

const readings = (sum: object) => {
	answer = { unknowns: [], solutions: null, reading: 'r', ...sum };
	return readSum('typed', new AbortController().signal);
};
test('what the engine reads is its reading, unless it leaves letters that nobody asked for', async () => {
	expect(await readings({})).toEqual({ kind: 'tool', group: 'math', operation: 'evaluate', values: { expression: 'typed' }, about: 'r', score: 0.94 }); // prettier-ignore
	expect(asked.at(-1)).toEqual({ path: '/v1/evaluate', input: { expression: 'typed' } });
	// A letter is solved for, or asked about.
	expect(await readings({ unknowns: ['x'] })).toBeNull();
	expect(await readings({ unknowns: ['x'], solutions: [] })).toBeNull();
	expect(await readings({ unknowns: ['x'], solutions: ['2'] })).not.toBeNull();
	for (const reading of ['diff(x^2)', '2*integrate(x)', 'limit(x, x, 0)', 'factor(x^2-1)'])
		expect(await readings({ unknowns: ['x'], reading })).not.toBeNull();
	for (const reading of ['xdiff(2)', 'diff', 'sin(x)']) expect(await readings({ unknowns: ['x'], reading })).toBeNull();
	answer = undefined;
});

test('a word is no letter, but in an equation', async () => {
	const solved = { solutions: ['1'], reading: 'solve(x)' };
	for (const name of ['day', 'jour', 'दिन', 'été']) expect(await readings({ ...solved, unknowns: [name] })).toBeNull();
	for (const name of ['x', 'ab', 'x_1', 'x12', '2day'])
		expect(await readings({ ...solved, unknowns: [name] })).not.toBeNull();
	expect(await readings({ ...solved, unknowns: ['x', 'day'] })).toBeNull();
	answer = { unknowns: ['day'], ...solved };
	expect(await readSum('2 day = 3', new AbortController().signal)).not.toBeNull();
	answer = undefined;
});

test('who has typed on is not answered', async () => {
	const gone = new AbortController();
	const reading = readSum('1+1', gone.signal);
	gone.abort();
	expect(await reading).toBeNull();
});

test('pages and other tools stay behind the engine’s reading', async () => {
	const sum = (await readSum('1+1', new AbortController().signal))!;
	const page = { kind: 'page', score: 0.3 } as unknown as Understood['readings'][number];
	const [simplify] = means({ group: 'math', operation: 'simplify' }).readings;
	expect(withSum({ readings: [page, simplify!], noTool: 'json' }, sum)).toEqual({ readings: [sum, page, simplify], noTool: null }); // prettier-ignore
});
