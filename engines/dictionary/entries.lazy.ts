import type { EngineContext } from '../kit/contract';
import { memoize } from '../kit/memoize';
import { lemmatise, PARTS_OF_SPEECH, type PartOfSpeech } from './lemma';
import { openWordNet } from './open';
import { suggest } from './suggest';
import type { WordNet } from './wordnet';

/** The dictionary as readers of typed text need it. */
export interface Entries {
	/** Whether a text, in lower case, is an entry or a form of one. */
	has(text: string): boolean;
	/** Whether it may be a verb, an adjective or an adverb. */
	isAction(text: string): boolean;
	/** Whether it says how something is or was, and names neither a thing nor an act: happened, recently. */
	isTurn(text: string): boolean;
	/** Whether it is written with a capital in every meaning: a person, a place, a people. */
	isName(text: string): boolean;
	/** Whether a meaning of it as a noun is a kind of another noun: a banana is a food. */
	isKindOf(text: string, above: string): boolean;
	/** The entry that a text without one is most likely meant as; undefined without one. */
	nearest(text: string): string | undefined;
}

let opened: { readonly wordnet: WordNet; readonly entries: Entries } | undefined;

/** Opens the entries of the dictionary. Their answers are kept as long as its pack is. */
export async function entries(context: Pick<EngineContext, 'pack'>): Promise<Entries> {
	const wordnet = await openWordNet(context);
	if (opened?.wordnet !== wordnet) opened = { wordnet, entries: entriesOf(wordnet) };
	return opened.entries;
}

function entriesOf(wordnet: WordNet): Entries {
	const isA = (text: string, part: PartOfSpeech) => lemmatise(text, part, wordnet).length > 0;
	const isAction = memoize((text: string) => isA(text, 'verb') || isA(text, 'adjective') || isA(text, 'adverb'));
	return {
		// Of phrases only nouns are looked up in other forms, which costs most.
		has: memoize((text) =>
			PARTS_OF_SPEECH.some((part) =>
				part !== 'noun' && text.includes(' ') ? wordnet.has(text, part) : isA(text, part)
			)
		),
		isTurn: memoize(
			(text) =>
				isAction(text) && !isA(text, 'noun') && lemmatise(text, 'verb', wordnet).every(({ lemma }) => lemma !== text)
		),
		isName: memoize((text) => {
			const senses = PARTS_OF_SPEECH.flatMap((part) =>
				lemmatise(text, part, wordnet).flatMap(({ lemma }) => wordnet.senses(lemma, part))
			);
			return (
				senses.length > 0 && senses.every(({ word }) => wordnet.spelling(word) !== wordnet.spelling(word).toLowerCase())
			);
		}),
		isKindOf(text, above) {
			const synsets = (noun: string) =>
				lemmatise(noun, 'noun', wordnet).flatMap(({ lemma }) =>
					wordnet.senses(lemma, 'noun').map(({ synset }) => synset)
				);
			const wanted = new Set(synsets(above));
			const seen = new Set(synsets(text));
			for (const synset of seen) {
				if (wanted.has(synset)) return true;
				for (const link of wordnet.hypernyms(synset)) seen.add(link.synset);
			}
			return false;
		},
		nearest: (text) => suggest(text, wordnet)[0],
		isAction
	};
}
