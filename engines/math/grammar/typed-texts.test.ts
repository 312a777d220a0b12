/** What people type as a sum, in words and signs: its exact answer, the reason of its refusal, or a note. One fact a row. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askMath } from '../../../tests/support/ask-math';

const rows = readFileSync(new URL('typed-texts.tsv', import.meta.url), 'utf8')
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('# '))
	.map((line) => line.split('\t'));

const ask = askMath(15);

test('each row has a text, a verb and its object', () => {
	expect(rows.length).toBeGreaterThan(700);
	expect(rows.filter((row) => row.length !== 3)).toEqual([]);
});

test.each(rows)('%s %s %s', async (text = '', verb, said = '') => {
	if (verb === 'refused') return expect(ask(text)).rejects.toThrow(said);
	const { exact, notes } = await ask(text);
	if (verb === 'is') expect(exact).toBe(said);
	else if (verb === 'silent') expect(notes).toEqual([]);
	else expect(notes.map((note) => (verb === 'also' ? note.value : note.text))).toContain(said);
});
