import type { PartOfSpeech } from './lemma';
import { readingsOf, type Reading } from './readings';
import { perList, type ListName, type RelationOf } from './relations';
import type { Sense, WordNet } from './wordnet';

/** A meaning of a lemma. */
interface MeaningKey {
	readonly lemma: string;
	readonly part: PartOfSpeech;
	/** Number of that meaning among those of its part of speech, from 1. */
	readonly sense: number;
}

/** A word that is related to one of the meanings of the word asked for. */
export interface RelatedWord<Relation extends string = string> extends MeaningKey {
	readonly word: string;
	readonly relation: Relation;
}

/** A meaning of the word, by all words that have it. */
export interface Meaning extends MeaningKey {
	readonly synset: number;
	readonly words: readonly string[];
}

/** The lists of related words; in the order of the meanings, but the best known synonyms first. No word is twice in a list. */
export type RelatedLists = { readonly [Name in ListName]: readonly RelatedWord<RelationOf<Name>>[] };

export interface Related {
	/** Base forms by part of speech, the likeliest first, as WordNet spells them. */
	readonly lemmas: readonly { readonly lemma: string; readonly part: PartOfSpeech }[];
	readonly meanings: readonly Meaning[];
	readonly lists: RelatedLists;
}

/** Words related to a word or phrase in any inflection, over all readings. Undefined outside WordNet. */
export function relatedWords(word: string, wordnet: WordNet): Related | undefined {
	const readings = readingsOf(word, wordnet);
	if (readings.length === 0) return undefined;
	const meanings: Meaning[] = [];
	const lists = perList<{ readonly [Name in ListName]: WordList<RelationOf<Name>> }>(() => new WordList(wordnet));
	for (const reading of readings) addBest(lists.synonyms, reading, wordnet);
	for (const { lemma, part, senses } of readings)
		for (const { synset, sense, word: place } of senses) {
			const key = { lemma, part, sense };
			const words = wordnet.words(synset);
			meanings.push({ ...key, synset, words });
			lists.synonyms.addWords(
				words.filter((other) => other.toLowerCase() !== lemma.toLowerCase()),
				'synonym',
				key
			);
			lists.antonyms.addWords(
				wordnet.antonyms(place).map((other) => wordnet.spelling(other)),
				'antonym',
				key
			);
			for (const { synset: above, isInstance } of wordnet.hypernyms(synset))
				lists.broader.add(above, isInstance ? 'instance_hypernym' : 'hypernym', key);
			for (const { synset: below, isInstance } of wordnet.hyponyms(synset))
				lists.narrower.add(below, isInstance ? 'instance_hyponym' : 'hyponym', key);
			for (const near of wordnet.similar(synset)) lists.similar.add(near, 'similar', key);
			for (const { synset: piece, kind } of wordnet.parts(synset)) lists.parts.add(piece, `${kind}_meronym`, key);
			for (const { synset: whole, kind } of wordnet.wholes(synset)) lists.wholes.add(whole, `${kind}_holonym`, key);
			lists.derived.addWords(
				wordnet.derived(place).map((other) => wordnet.spelling(other)),
				'derived',
				key
			);
		}
	return {
		lemmas: readings.map(({ lemma, part }) => ({ lemma, part })),
		meanings,
		lists: perList<RelatedLists>((name) => lists[name].words)
	};
}

/** Adds the words that best stand for a lemma, each with the meaning that leads to it, or else the first one. */
function addBest(list: WordList<RelationOf<'synonyms'>>, { lemma, part, senses }: Reading, wordnet: WordNet): void {
	const [first] = senses;
	if (first === undefined) return;
	for (const word of wordnet.bestSynonyms(first.word)) {
		const target = wordnet.synsetOf(word);
		const own = senses.find(({ synset }) => synset === target);
		const leadsThere = ({ synset }: Sense): boolean =>
			wordnet.similar(synset).includes(target) ||
			[...wordnet.hypernyms(synset), ...wordnet.hyponyms(synset)].some((link) => link.synset === target);
		const { sense } = own ?? senses.find(leadsThere) ?? first;
		list.addWords([wordnet.spelling(word)], own ? 'synonym' : 'near_synonym', { lemma, part, sense });
	}
}

/** Words in the order of addition, without repetition. */
class WordList<Relation extends string> {
	readonly words: RelatedWord<Relation>[] = [];
	readonly #seen = new Set<string>();

	constructor(readonly wordnet: WordNet) {}

	add(synset: number, relation: Relation, meaning: MeaningKey): void {
		this.addWords(this.wordnet.words(synset), relation, meaning);
	}

	addWords(words: readonly string[], relation: Relation, meaning: MeaningKey): void {
		for (const word of words) {
			if (this.#seen.has(word)) continue;
			this.#seen.add(word);
			this.words.push({ word, relation, ...meaning });
		}
	}
}
