import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { linesOf } from '../../kit/lexicon-lines';
import { runWithin, stepsTaken } from '../core/budget';
import { addWords, phrase } from '../sentences.lazy';
import { texts } from '../words.lazy';
import { LINE_KINDS } from './lexicon';
import { MEANINGS, PARTS } from './meanings';

const words = addWords(texts);
const folder = path.resolve(import.meta.dirname, '../lexicon');
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));

test.each(files)('%s has nothing but kinds of lines that exist, each with its value and its phrases', (file) => {
	const faults = [...linesOf(readFileSync(path.join(folder, file), 'utf8'))].filter(({ kind, value, phrases }) => {
		const takes = Object.hasOwn(LINE_KINDS, kind) ? LINE_KINDS[kind] : undefined;
		return takes === undefined || (value === '') !== (takes === 'plain') || phrases.length === 0;
	});
	expect(faults).toEqual([]);
});

test('every phrase compiles, and every meaning has a phrase and arithmetic', () => {
	const named = [...words.meanings].sort();
	expect(named.filter((name) => MEANINGS[name] === undefined && PARTS[name] === undefined)).toEqual([]);
	expect([...Object.keys(MEANINGS), ...Object.keys(PARTS)].filter((name) => !words.meanings.has(name))).toEqual([]);
});

test.each([
	['many numbers', '1 '.repeat(150)],
	['a bracket that stays open', 'sum of ('.repeat(37)],
	[
		'words of every sentence',
		'what is the sum of the area of a circle with radius 5 percent of how many feet in '.repeat(3)
	],
	['lists in lists', 'mean of 1, 2 and 3, '.repeat(14)],
	['times', '11h '.repeat(70)],
	['units', '5 km per h in m '.repeat(18)]
])('%s cost steps in proportion to their length', (_, text) => {
	const half = stepsOf(text.slice(0, 150));
	const whole = stepsOf(text.slice(0, 300));
	expect(whole).toBeLessThan(150_000);
	expect(whole).toBeLessThan(8 * half + 5_000);
});

test('a text of 10,000 characters is no sentence', () => {
	expect(stepsOf('how many '.repeat(1_200))).toBeLessThan(1_000);
});

function stepsOf(text: string): number {
	const before = stepsTaken();
	runWithin({ steps: 10_000_000 }, () => phrase(text, new Set(), []));
	return stepsTaken() - before;
}
