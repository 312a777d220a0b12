import { expect, test } from 'vitest';
import { niceTicks } from './chart/scale';
import { cellText, sortRows, type Column } from './table-sort';
import { printJson, tokenize } from './json-tokens';

const compare = new Intl.Collator('en').compare;
const size: Column<{ size: unknown }> = { key: 'size', label: 'Size' };
const sizes = (rows: { size: unknown }[]) => rows.map((row) => row.size);

test('numbers sort by size, and what is unknown comes last in both directions', () => {
	const rows = [{ size: 10 }, { size: null }, { size: 9 }, { size: 100 }];
	expect(sizes(sortRows(rows, size, false, compare))).toEqual([9, 10, 100, null]);
	expect(sizes(sortRows(rows, size, true, compare))).toEqual([100, 10, 9, null]);
});

test('texts sort as people read them, and equal ones keep their order', () => {
	const rows = [{ size: 'b' }, { size: 'Ä' }, { size: 'a' }, { size: 'Z' }];
	expect(sizes(sortRows(rows, size, false, compare))).toEqual(['a', 'Ä', 'b', 'Z']);
});

test('a cell says unknown as a dash and lists with commas', () => {
	expect(cellText(size, { size: null }, String)).toBe('–');
	expect(cellText(size, { size: ['a', 'b'] }, String)).toBe('a, b');
	expect(cellText(size, { size: 1.5 }, (value) => `${value}!`)).toBe('1.5!');
});

test.each([
	[0, 10, [0, 2, 4, 6, 8, 10]],
	[0.84, 0.92, [0.84, 0.86, 0.88, 0.9, 0.92]],
	[-3, 3, [-4, -2, 0, 2, 4]],
	[5, 5, [2, 3, 4, 5, 6, 7, 8]],
	[NaN, 1, []]
])('ticks from %d to %d are round and cover the range', (low, high, ticks) =>
	expect(niceTicks(low, high, 5)).toEqual(ticks)
);

test('coloured JSON is the same JSON, its keys told from its strings', () => {
	const json = printJson({ 'a"b': ['x: 1', -1.5e-7, true, null], empty: {} });
	const tokens = tokenize(json);
	expect(tokens.map(({ text }) => text).join('')).toBe(json);
	expect(tokens.filter(({ kind }) => kind === 'key').map(({ text }) => text)).toEqual(['"a\\"b"', '"empty"']);
	expect(tokens.filter(({ kind }) => kind === 'number').map(({ text }) => text)).toEqual(['-1.5e-7']);
});
