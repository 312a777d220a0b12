import { lemmatise } from './lemma';
import type { Broader, Narrower, Part, Whole } from './relations';
import type { WordNet } from './wordnet';

/** A word that is related to one of the meanings of the word asked for. */
export interface RelatedWord<Relation extends string = string> {
	readonly word: string;
	readonly relation: Relation;
	readonly part: 'noun' | 'verb';
	/** Number of that meaning among those of its part of speech, from 1. */
	readonly sense: number;
}

/** A meaning of the word, by all words that have it. */
export interface Meaning {
	readonly part: 'noun' | 'verb';
	readonly sense: number;
	readonly words: readonly string[];
}

export interface Related {
	/** Base form, in lower case. */
	readonly lemma: string;
	readonly meanings: readonly Meaning[];
	/** All in the order of the meanings, nouns first, no word twice in a list. */
	readonly broader: readonly RelatedWord<Broader>[];
	readonly narrower: readonly RelatedWord<Narrower>[];
	readonly parts: readonly RelatedWord<Part>[];
	readonly wholes: readonly RelatedWord<Whole>[];
}

/**
 * Words related to a word or phrase in any inflection and spelling of its spaces. Undefined when WordNet does not know it;
 * empty lists when it is an adjective or adverb, which have no broader and narrower words.
 */
export function relatedWords(word: string, wordnet: WordNet): Related | undefined {
	for (const spelling of spellings(word)) {
		const noun = lemmatise(spelling, 'noun', wordnet);
		const verb = lemmatise(spelling, 'verb', wordnet);
		// A noun or verb as it stands is no inflection of another: "found" is the verb before it is a form of "find".
		const lemma = noun === spelling ? noun : verb === spelling ? verb : (noun ?? verb);
		if (lemma !== undefined) return collect(lemma, noun === lemma, verb === lemma, wordnet);
		const other = lemmatise(spelling, 'other', wordnet);
		if (other !== undefined) return collect(other, false, false, wordnet);
	}
	return undefined;
}

/** Ways to look a word up, the likeliest first: as it stands, hyphens as spaces, joined, without accents. */
function spellings(word: string): string[] {
	const plain = word
		.normalize('NFC')
		.toLowerCase()
		.replaceAll('’', "'")
		.replace(/[\s_]+/g, ' ')
		.trim();
	const bare = plain.normalize('NFD').replace(/\p{M}/gu, '');
	const forms = [plain, bare].flatMap((form) => [
		form,
		form.replaceAll('-', ' '),
		form.replaceAll(' ', '-'),
		form.replace(/[- ]/g, '')
	]);
	return [...new Set(forms)].filter((form) => form !== '');
}

function collect(lemma: string, isNoun: boolean, isVerb: boolean, wordnet: WordNet): Related {
	const parts = [...(isNoun ? (['noun'] as const) : []), ...(isVerb ? (['verb'] as const) : [])];
	const meanings: Meaning[] = [];
	const lists = {
		broader: new WordList<Broader>(wordnet),
		narrower: new WordList<Narrower>(wordnet),
		parts: new WordList<Part>(wordnet),
		wholes: new WordList<Whole>(wordnet)
	};
	for (const part of parts)
		for (const { synset, sense } of wordnet.senses(lemma, part)) {
			const meaning = { part, sense };
			meanings.push({ ...meaning, words: wordnet.words(synset) });
			for (const { synset: above, isInstance } of wordnet.hypernyms(synset))
				lists.broader.add(above, isInstance ? 'instance_hypernym' : 'hypernym', meaning);
			for (const { synset: below, isInstance } of wordnet.hyponyms(synset))
				lists.narrower.add(below, isInstance ? 'instance_hyponym' : 'hyponym', meaning);
			for (const { synset: piece, kind } of wordnet.parts(synset)) lists.parts.add(piece, `${kind}_meronym`, meaning);
			for (const { synset: whole, kind } of wordnet.wholes(synset)) lists.wholes.add(whole, `${kind}_holonym`, meaning);
		}
	return {
		lemma,
		meanings,
		broader: lists.broader.words,
		narrower: lists.narrower.words,
		parts: lists.parts.words,
		wholes: lists.wholes.words
	};
}

/** Words of synsets in the order in which they are added, none twice. */
class WordList<Relation extends string> {
	readonly words: RelatedWord<Relation>[] = [];
	readonly #seen = new Set<string>();

	constructor(readonly wordnet: WordNet) {}

	add(synset: number, relation: Relation, meaning: { part: 'noun' | 'verb'; sense: number }): void {
		for (const word of this.wordnet.words(synset)) {
			if (this.#seen.has(word)) continue;
			this.#seen.add(word);
			this.words.push({ word, relation, ...meaning });
		}
	}
}
