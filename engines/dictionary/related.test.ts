import { beforeAll, expect, test } from 'vitest';
import { testContext } from '../../tests/support/context';
import { readPack } from '../../sw/build/packs';
import { engine } from './engine';
import { relatedWords } from './related';
import { WordNet } from './wordnet';

let wordnet: WordNet;
beforeAll(async () => {
	wordnet = new WordNet(await readPack('wordnet'));
});

const ask = (word: string, limit = 50) => engine.related({ word, limit }, testContext());

test.each([
	['mice', 'mouse'],
	['Dogs', 'dog'],
	['geese', 'goose'],
	['wolves', 'wolf'],
	['boxes', 'box'],
	['churches', 'church'],
	['ladies', 'lady'],
	['women', 'woman'],
	['firemen', 'fireman'],
	['boxesful', 'boxful'],
	['ran', 'run'],
	['went', 'go'],
	['carried', 'carry'],
	['baking', 'baking'],
	['sprinted', 'sprint'],
	['found', 'found'],
	['leaves', 'leaf'],
	['glasses', 'glasses'],
	['ice cream', 'ice cream'],
	['ice_cream', 'ice cream'],
	['  Ice   Creams ', 'ice cream'],
	['looked up', 'look up'],
	['ran out', 'run out'],
	['mothers-in-law', 'mother-in-law'],
	['e-mail', 'e-mail'],
	['café', 'cafe'],
	['New York', 'new york'],
	['happier', 'happy'],
	['better', 'better'],
	['quickly', 'quickly']
])('%s is looked up as %s', (word, lemma) => {
	expect(relatedWords(word, wordnet)?.lemma).toBe(lemma);
});

test.each(['xyzzyx', 'dogg', '', ' ', '123456', '犬', '\ud800', "'; drop", 'a b c d e f g h i j k l', '_', '-'])(
	'%j is not in the dictionary',
	async (word) => {
		await expect(ask(word)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'word: is not in WordNet' });
	}
);

test('a dog is a canine and a domestic animal, and a puppy is a dog', async () => {
	const { broader, narrower, parts, wholes } = await ask('dog', 500);
	expect(broader.slice(0, 3)).toEqual(
		['canine', 'canid', 'domestic animal'].map((word) => ({
			word,
			relation: 'hypernym',
			part_of_speech: 'noun',
			sense: 1
		}))
	);
	expect(narrower.map(({ word }) => word)).toContain('puppy');
	expect(parts).toContainEqual({ word: 'flag', relation: 'part_meronym', part_of_speech: 'noun', sense: 1 });
	expect(wholes).toContainEqual({ word: 'pack', relation: 'member_holonym', part_of_speech: 'noun', sense: 1 });
});

test('Paris is an instance, not a kind, of a national capital', async () => {
	expect((await ask('paris')).broader[0]).toMatchObject({ word: 'national capital', relation: 'instance_hypernym' });
	expect((await ask('national capital', 500)).narrower).toContainEqual(
		expect.objectContaining({ word: 'Paris', relation: 'instance_hyponym' })
	);
});

test('the limit holds for each list, the totals do not change with it', async () => {
	const few = await ask('tree', 2);
	const many = await ask('tree', 500);
	expect(few.narrower).toEqual(many.narrower.slice(0, 2));
	expect(few.totals).toEqual(many.totals);
	expect(few.totals.narrower).toBeGreaterThan(100);
	expect(few.count).toBe(few.broader.length + few.narrower.length + few.parts.length + few.wholes.length);
});

test('no word stands twice in a list, and meanings come in their order, nouns first', async () => {
	for (const word of ['run', 'set', 'break', 'head', 'person']) {
		const answer = await ask(word, 500);
		for (const list of [answer.broader, answer.narrower, answer.parts, answer.wholes]) {
			expect(new Set(list.map((entry) => entry.word)).size).toBe(list.length);
			const order = list.map((entry) => (entry.part_of_speech === 'noun' ? 0 : 1000) + entry.sense);
			expect(order).toEqual([...order].sort((a, b) => a - b));
		}
		expect(answer.senses.map(({ part_of_speech, sense }) => `${part_of_speech} ${sense}`)).toEqual([
			...new Set(answer.senses.map(({ part_of_speech, sense }) => `${part_of_speech} ${sense}`))
		]);
	}
});

test('an adverb is known and has empty lists', async () => {
	expect(await ask('quickly')).toMatchObject({
		lemma: 'quickly',
		count: 0,
		broader: [],
		narrower: [],
		parts: [],
		wholes: [],
		senses: []
	});
});

test('the word is answered as it was asked', async () => {
	expect(await ask('Mice')).toMatchObject({ word: 'Mice', lemma: 'mouse' });
});

test('hostile words are answered at once', () => {
	const started = performance.now();
	for (const word of ['a '.repeat(50), '-'.repeat(100), 'ing'.repeat(33), "'".repeat(100), '\u0301'.repeat(100)])
		relatedWords(word, wordnet);
	expect(performance.now() - started).toBeLessThan(500);
});
