import { expect, test } from 'vitest';
import { leftOut, meaningsOf, noteOf, type RelatedAnswer } from './word-tree';

const entry = <R extends string>(word: string, relation: R, sense: number, part: 'noun' | 'verb' = 'noun') => ({
	word,
	relation,
	lemma: 'dog',
	sense,
	part_of_speech: part
});
const answer: RelatedAnswer = {
	word: 'dogs',
	lemma: 'dog',
	lemmas: [
		{ lemma: 'dog', part_of_speech: 'noun' },
		{ lemma: 'dog', part_of_speech: 'verb' }
	],
	count: 4,
	synonyms: [],
	antonyms: [],
	similar: [],
	derived: [],
	broader: [entry('canine', 'hypernym', 1), entry('pursue', 'hypernym', 1, 'verb')],
	narrower: [entry('puppy', 'hyponym', 1)],
	parts: [],
	wholes: [entry('pack', 'member_holonym', 1)],
	totals: { synonyms: 0, antonyms: 0, broader: 2, narrower: 20, similar: 0, parts: 1, wholes: 1, derived: 0 },
	senses: [
		{ lemma: 'dog', part_of_speech: 'noun', sense: 1, words: ['dog', 'domestic dog'] },
		{ lemma: 'dog', part_of_speech: 'noun', sense: 2, words: ['frump', 'dog'] },
		{ lemma: 'dog', part_of_speech: 'verb', sense: 1, words: ['chase', 'dog'] }
	],
	definitions: [{ lemma: 'dog', part_of_speech: 'noun', sense: 2, text: 'a dull unattractive girl', examples: [] }],
	definition: null,
	function_word: null,
	definitions_state: 'given'
};

test('each meaning has its own related words', () => {
	const [noun, frump, verb] = meaningsOf(answer);
	expect(noun?.lists.broader.map(({ word }) => word)).toEqual(['canine']);
	expect(noun?.lists.narrower.map(({ word }) => word)).toEqual(['puppy']);
	expect(noun?.lists.wholes.map(({ word }) => word)).toEqual(['pack']);
	expect(frump?.lists).toMatchObject({ broader: [], narrower: [], parts: [], wholes: [] });
	expect([noun?.definition, frump?.definition?.text]).toEqual([null, 'a dull unattractive girl']);
	expect(verb?.lists.broader.map(({ word }) => word)).toEqual(['pursue']);
});

test('what the limit left out is counted', () => expect(leftOut(answer)).toBe(20));

test('only uncommon relations are named', () =>
	expect(['hypernym', 'instance_hyponym', 'member_holonym', 'substance_meronym', 'part_meronym'].map(noteOf)).toEqual([
		null,
		'instance',
		'member',
		'substance',
		null
	]));
