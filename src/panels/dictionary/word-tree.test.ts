import { expect, test } from 'vitest';
import { leftOut, meaningsOf, noteOf, type RelatedAnswer } from './word-tree';

const entry = <R extends string>(word: string, relation: R, sense: number, part: 'noun' | 'verb' = 'noun') => ({
	word,
	relation,
	sense,
	part_of_speech: part
});
const answer: RelatedAnswer = {
	word: 'dogs',
	lemma: 'dog',
	count: 4,
	broader: [entry('canine', 'hypernym', 1), entry('pursue', 'hypernym', 1, 'verb')],
	narrower: [entry('puppy', 'hyponym', 1)],
	parts: [],
	wholes: [entry('pack', 'member_holonym', 1)],
	totals: { broader: 2, narrower: 20, parts: 1, wholes: 1 },
	senses: [
		{ part_of_speech: 'noun', sense: 1, words: ['dog', 'domestic dog'] },
		{ part_of_speech: 'noun', sense: 2, words: ['frump', 'dog'] },
		{ part_of_speech: 'verb', sense: 1, words: ['chase', 'dog'] }
	]
};

test('each meaning has its own related words', () => {
	const [noun, frump, verb] = meaningsOf(answer);
	expect(noun?.broader.map(({ word }) => word)).toEqual(['canine']);
	expect(noun?.narrower.map(({ word }) => word)).toEqual(['puppy']);
	expect(noun?.wholes.map(({ word }) => word)).toEqual(['pack']);
	expect(frump).toMatchObject({ broader: [], narrower: [], parts: [], wholes: [] });
	expect(verb?.broader.map(({ word }) => word)).toEqual(['pursue']);
});

test('what the limit left out is counted', () => {
	expect(leftOut(answer)).toBe(20);
});

test('only uncommon relations are named', () => {
	expect(['hypernym', 'instance_hyponym', 'member_holonym', 'substance_meronym', 'part_meronym'].map(noteOf)).toEqual([
		'',
		'instance',
		'member',
		'substance',
		''
	]);
});
