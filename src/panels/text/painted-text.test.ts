import { expect, test } from 'vitest';
import { markWords, paintText } from './painted-text';

const graded = (start: number, end: number, grade = 12) => ({ start, end, flesch_kincaid_grade: grade });

test('a text is cut at its graded sentences, whatever their order', () =>
	expect(paintText('One. Two. Three.', [graded(10, 16, 11), graded(0, 4, 14)], 1000)).toEqual([
		{ text: 'One.', grade: 14 },
		{ text: ' Two. ', grade: null },
		{ text: 'Three.', grade: 11 }
	]));

test('the pieces together are the text', () => {
	const text = 'A b. C d. E f. G h.';
	const pieces = paintText(text, [graded(5, 9), graded(15, 19)], 1000);
	expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test('places of another text do no harm', () => {
	expect(paintText('Short.', [graded(0, 100), graded(4, 2), graded(50, 60)], 1000)).toEqual([
		{ text: 'Short.', grade: null }
	]);
	expect(paintText('', [graded(0, 1)], 1000)).toEqual([]);
});

test('of a long text what is far from a hard sentence is left out', () => {
	const pieces = paintText(`${'x'.repeat(5000)}HARD.${'y'.repeat(5000)}`, [graded(5000, 5005)], 1000);
	expect(pieces.map((piece) => piece.text.length)).toEqual([203, 5, 203]);
	expect(pieces[1]).toEqual({ text: 'HARD.', grade: 12 });
});

test('hard words are parts of their own, in any case, and nothing is lost', () => {
	const text = 'Democracy: “democracy”, well-meaning democracies.';
	const parts = markWords(text, new Set(['democracy', 'well-meaning']));
	expect(parts.map((part) => part.text).join('')).toBe(text);
	expect(parts.filter((part) => part.isHard).map((part) => part.text)).toEqual([
		'Democracy',
		'democracy',
		'well-meaning'
	]);
});
