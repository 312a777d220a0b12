/** What texts are: every row of the `.facts.tsv` files beside the code is a text, a verb and its object. One fact a row. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { askMath } from '../../tests/support/ask-math';
import { testContext } from '../../tests/support/context';
import { engine } from './engine';

const rows = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.facts.tsv'))
	.sort()
	.flatMap((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8').split('\n'))
	.filter((line) => line !== '' && !line.startsWith('# '))
	.map((line) => line.split('\t'));

const ask = askMath(15);

test('each row has a text, a verb and its object', () => {
	expect(rows.length).toBeGreaterThan(2_000);
	expect(rows.filter((row) => row.length !== 3)).toEqual([]);
});

test.each(rows)('%s %s %s', async (text = '', verb, said = '') => {
	if (verb === 'refused') return expect(ask(text)).rejects.toThrow(said);
	if (verb === 'simplifies')
		return expect(await engine.simplify({ expression: text, steps: false }, testContext())).toMatchObject({
			simplified: said,
			verified: true
		});
	const { exact, reading, notes } = await ask(text);
	if (verb === 'is') expect(exact).toBe(said);
	else if (verb === 'stays') expect([exact, (await ask(said)).exact]).toEqual([said, said]);
	else if (verb === 'reads') expect([reading, (await ask(said)).reading]).toEqual([said, said]);
	else if (verb === 'silent') expect(notes).toEqual([]);
	else expect(notes.map((note) => (verb === 'also' ? note.value : note.text))).toContain(said);
});
