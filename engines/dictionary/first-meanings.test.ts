import { beforeAll, expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { functionWord } from './function-words';
import { readPack } from '../../sw/build/packs';
import { engine } from './engine';
import { relatedWords } from './related';
import { suggest } from './suggest';
import { WordNet } from './wordnet';
import { tables } from '../../tests/support/rows';
import TABLES from './first-meanings.rows.tsv?raw';

const rows = tables(TABLES);

let wordnet: WordNet;
beforeAll(async () => {
	wordnet = new WordNet(await readPack('wordnet'));
	await readPack('definitions');
	// Making the packs anew takes seconds, more on a busy machine.
}, 600_000);

const ask = (word: string, limit = 50, definitions = false) =>
	engine.related({ word, limit, definitions }, testContext());

test.each(rows('lemmas'))('%s is looked up as %s', (word, lemma) =>
	expect(relatedWords(word, wordnet)?.lemmas[0]?.lemma).toBe(lemma)
);

test.each(['push-ups', 'résumé', 'rosé', 'exposé', 'pâtés', 'robes', 'back-up'])('%s is a noun first', (word) =>
	expect(relatedWords(word, wordnet)?.lemmas[0]?.part).toBe('noun')
);

test.each([
	['was', ['be verb']],
	['flies', ['fly verb', 'fly noun', 'flies noun']],
	['men', ['man noun', 'men noun', 'Man noun']],
	['leaves', ['leave verb', 'leaf noun', 'leave noun']],
	['washing', ['washing noun', 'wash verb']],
	['quickly', ['quickly adverb']],
	['Polish', ['Polish adjective', 'Polish noun', 'polish verb', 'polish noun']]
])('%s has all these readings, the likeliest first', (word, lemmas) =>
	expect(relatedWords(word, wordnet)?.lemmas.map(({ lemma, part }) => `${lemma} ${part}`)).toEqual(lemmas)
);

test.each(rows('misspelled'))('%s is unknown, and %s may be meant', async (word, meant) => {
	expect(suggest(word, wordnet)).toContain(meant);
	await expect(ask(word)).rejects.toThrow(
		`word: is not in the dictionary; did you mean ${suggest(word, wordnet).join(', ')}?`
	);
});

test.each([
	['us', 'US', 'pronoun'],
	['it', 'IT', 'pronoun'],
	['who', 'WHO', 'pronoun']
])('%s is a function word, and %s an abbreviation', async (word, other, kind) => {
	expect(await ask(word)).toMatchObject({ lemma: word, lemmas: [], function_word: { kind } });
	expect(await ask(other)).toMatchObject({ lemma: other, function_word: null });
});

test.each(rows('function words'))(
	'%s is a function word first of all: no helium, no trade, no grape juice',
	async (word) => {
		const { definition, lemma } = await ask(word);
		expect(definition).toMatch(/^function word \(/);
		expect(lemma).toBe(word.toLowerCase());
	}
);

test('every function word says what it does in one phrase', () => {
	for (const word of ['the', 'of', 'and', 'ought to', 'Through', 'each  other', 'in_order_to'])
		expect(functionWord(word)?.text).toMatch(/^\S.{8,}[^.]$/);
	for (const word of ['dog', '', 'constructor', '__proto__']) expect(functionWord(word)).toBeUndefined();
});

test.each(rows('newer words'))('%s is a word of today: a %s', async (word, part, text) => {
	const { definition, lemmas, senses } = await ask(word);
	expect(lemmas[0]?.part_of_speech).toBe(part);
	if (word !== text) expect(definition).toContain(text);
	expect(senses[0]?.sense).toBe(1);
});

test.each(rows('first meanings'))('%s means first what people ask for', async (word, text) =>
	expect((await ask(word)).definition).toContain(text)
);

test.each(['colour', 'favour', 'honour'])('%s is a noun first, as its American spelling is', async (word) =>
	expect((await ask(word)).lemmas[0]).toEqual({ lemma: word, part_of_speech: 'noun' })
);

test.each([
	['childrens', 'children'],
	['teh', 'the'],
	['thier', 'their'],
	['wich', 'which']
])('of %s the first suggestion is %s', (word, meant) => expect(suggest(word, wordnet)[0]).toBe(meant));

test.each([
	["don't", 'do'],
	['dont', 'do'],
	['Didnt', 'did'],
	['can’t', 'can'],
	["Won't", 'will'],
	["isn't", 'is'],
	['cannot', 'can'],
	['gonna', 'go']
])('%s is a contraction, and %s is what has meanings', async (word, verb) => {
	await expect(ask(word)).rejects.toThrow(`word: is a contraction; did you mean ${verb}?`);
	expect((await ask(verb)).lemmas.map(({ part_of_speech }) => part_of_speech)).toContain('verb');
});

test.each(["it's", "he's", "I'm", "let's", "there's", 'they’re', 'im', 'youre', 'theyll'])(
	'%s holds sentences together: no helium, no trade, nobody greeting',
	async (word) => await expect(ask(word)).rejects.toThrow('word: is a contraction of function words')
);
