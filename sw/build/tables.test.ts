import { expect, test } from 'vitest';
import { TABLE_SIZE, takeTables } from './tables';

const LONG = 'x'.repeat(TABLE_SIZE);
/** Exports of a script, run unchanged and without its tables. */
function both(script: string): {
	readonly before: unknown;
	readonly after: unknown;
	readonly tables: readonly unknown[];
} {
	const run = (code: string, tables: unknown) => {
		const exports: { value?: unknown } = {};
		new Function('exports', 'tables', code)(exports, tables);
		return exports.value;
	};
	const taken = takeTables(script);
	const kept: unknown = JSON.parse(JSON.stringify(taken?.tables ?? []));
	return { before: run(script, []), after: run(taken?.code('tables') ?? script, kept), tables: taken?.tables ?? [] };
}

test.each([
	['a text', `exports.value = ${JSON.stringify(LONG)}`],
	['a template without parts', `exports.value = \`${LONG}\``],
	['lists and objects', `exports.value = { a: [1, -2, 0.5, true, !1, null], 'b c': ${JSON.stringify(LONG)}, 3: 'd' }`],
	['two of them', `exports.value = [${JSON.stringify(LONG)}.length, ${JSON.stringify(`${LONG}y`)}.length]`],
	['line separators and halves of pairs', `exports.value = ${JSON.stringify(`\u2028\ud800${LONG}`)}`]
])('%s is taken, and stays what it was', (_, script) => {
	const { before, after, tables } = both(script);
	expect(tables.length).toBeGreaterThan(0);
	expect(after).toEqual(before);
});

test.each([
	['a short one', `exports.value = ${JSON.stringify('x'.repeat(100))}`],
	['one with a name in it', `const y = 1; exports.value = [y, ${'1,'.repeat(TABLE_SIZE)}]`],
	['what JSON cannot say: minus zero', `exports.value = [-0, ${'1,'.repeat(TABLE_SIZE)}]`],
	['what JSON cannot say: infinity', `exports.value = [1e999, ${'1,'.repeat(TABLE_SIZE)}]`],
	['what JSON cannot say: holes', `exports.value = [, ${'1,'.repeat(TABLE_SIZE)}]`],
	['a pattern', `exports.value = /${LONG}/`],
	['a prototype', `exports.value = { __proto__: null, ${'a: 1, '.repeat(TABLE_SIZE)} }`]
])('%s is left where it is', (_, script) => {
	expect(both(script).tables).toEqual([]);
});

test('a list that a function makes is a new one at each call', () => {
	const script = `const make = () => [${'1,'.repeat(TABLE_SIZE)}]; make().push(2); exports.value = make().length`;
	const { before, after, tables } = both(script);
	expect(tables).toHaveLength(1);
	expect(after).toBe(before);
});
