import { expect, test } from 'vitest';
import { selectFields, shorten } from './short-answer';

test('what is null or empty is left out; zero, false and empty texts are not', () => {
	const answer = { a: null, b: [], c: 0, d: false, e: '', f: { g: null, h: 1 }, i: [{ j: null, k: 2 }] };
	expect(shorten(answer)).toEqual({ c: 0, d: false, e: '', f: { h: 1 }, i: [{ k: 2 }] });
});

test('long lists and texts are cut, and how much is said by path', () => {
	const list = Array.from({ length: 12 }, (_, index) => index);
	expect(shorten({ list: list.slice(0, 10), text: 'x'.repeat(600) })).not.toHaveProperty('left_out');
	const short = shorten({ list, deep: { rows: [{ list: [...list, 12] }, { list }] }, text: 'x'.repeat(601) });
	expect(short).toMatchObject({ list: list.slice(0, 10), text: `${'x'.repeat(600)}…` });
	expect(short['left_out']).toEqual({ list: 2, 'deep.rows.list': 3, text: 1 });
});

test('named parts are given whole, through lists and objects', () => {
	const list = Array.from({ length: 30 }, (_, index) => ({ at: index, of: { x: 1, y: null } }));
	const answer = { list, other: 5, text: null };
	expect(selectFields(answer, ['text'])).toEqual({ text: null });
	expect(selectFields(answer, ['list.at', 'other'])).toEqual({ list: list.map(({ at }) => ({ at })), other: 5 });
	expect(selectFields(answer, ['text.deep'])).toEqual({ text: null });
	expect(selectFields(answer, ['list.of.y', 'list.at'])['list']).toContainEqual({ at: 3, of: { y: null } });
	expect(selectFields(answer, ['list', 'list.at'])).toEqual({ list });
	expect(selectFields(answer, ['nothing', 'toString', 'other.deep'])).toEqual({ other: 5 });
});
