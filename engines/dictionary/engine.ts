import type { Engine, EngineContext } from '../kit/contract';
import { ApiError, notFound } from '../kit/errors';
import { openedOnce } from '../kit/lazy-pack';
import type { dictionary } from './contract';
import { openDefinitions, type Gloss } from './definitions';
import { contractedVerb, isContraction, isFunctionWord, longFormOf, withApostrophe } from './function-words';
import { relatedWords, type RelatedWord } from './related';
import { inParts, suggest } from './suggest';
import { openWordNet as wordnet } from './open';
import type { WordNet } from './wordnet';

const definitions = openedOnce('definitions', openDefinitions);

/** The glosses; undefined when they are neither on the device nor to be had: the rest of the answer stands without them. */
async function glosses(context: EngineContext): Promise<((synset: number) => Gloss) | undefined> {
	try {
		return await definitions(context);
	} catch (error) {
		if (error instanceof ApiError) return undefined;
		throw error;
	}
}

const wire = <Relation extends string>(words: readonly RelatedWord<Relation>[], limit: number) =>
	words
		.slice(0, limit)
		.map(({ word, relation, lemma, part, sense }) => ({ word, relation, lemma, part_of_speech: part, sense }));

/** Throws NOT_FOUND for a contraction, with the verb that is in it. */
function refuseContraction(word: string): void {
	const verb = contractedVerb(word);
	if (verb !== undefined) throw notFound('word', `is a contraction; did you mean ${verb}?`);
	if (isContraction(word)) throw notFound('word', FUNCTION_WORD);
}

export const engine: Engine<typeof dictionary> = {
	async related({ word, limit, definitions: wanted }, context) {
		const words = await wordnet(context);
		refuseContraction(word);
		// A + in a path is no space, but who writes one there means it.
		const found = relatedWords(word, words) ?? relatedWords(word.replaceAll('+', ' '), words);
		if (!found) {
			refuseContraction(withApostrophe(word) ?? word);
			throw unknown(word, words);
		}
		// "us" and "it" are no country and no trade, "his" is not several of "hi".
		if (isFunctionWord(word) && !found.lemmas.some(({ lemma }) => isSpelledAs(lemma, word.trim()))) {
			const [other] = found.lemmas.filter(({ lemma }) => lemma.toLowerCase() === word.trim().toLowerCase());
			throw notFound('word', other ? `${FUNCTION_WORD}; did you mean ${other.lemma}?` : FUNCTION_WORD);
		}
		const { lists } = found;
		const shown = {
			synonyms: wire(lists.synonyms, limit),
			antonyms: wire(lists.antonyms, limit),
			broader: wire(lists.broader, limit),
			narrower: wire(lists.narrower, limit),
			similar: wire(lists.similar, limit),
			parts: wire(lists.parts, limit),
			wholes: wire(lists.wholes, limit),
			derived: wire(lists.derived, limit)
		};
		const gloss = wanted ? await glosses(context) : undefined;
		return {
			word,
			lemma: found.lemmas[0]?.lemma ?? word,
			lemmas: found.lemmas.map(({ lemma, part }) => ({ lemma, part_of_speech: part })),
			count: Object.values(shown).reduce((sum, list) => sum + list.length, 0),
			...shown,
			totals: {
				synonyms: lists.synonyms.length,
				antonyms: lists.antonyms.length,
				broader: lists.broader.length,
				narrower: lists.narrower.length,
				similar: lists.similar.length,
				parts: lists.parts.length,
				wholes: lists.wholes.length,
				derived: lists.derived.length
			},
			senses: found.meanings.map(({ lemma, part, sense, words: same }) => ({
				lemma,
				part_of_speech: part,
				sense,
				words: [...same]
			})),
			definitions: gloss
				? found.meanings.map(({ lemma, part, sense, synset }) => ({
						lemma,
						part_of_speech: part,
						sense,
						...gloss(synset)
					}))
				: [],
			definitions_state: gloss ? 'given' : wanted ? 'not_stored' : 'not_asked'
		};
	}
};

/** Whether a lemma is a word as it was asked for; a small one in any case. */
const isSpelledAs = (lemma: string, word: string): boolean => lemma === word || lemma === word.toLowerCase();

/** Suggestions at most. */
const MAX_SUGGESTED = 5;
const NEWER = 'is not in WordNet, whose words are from before 2012';
const FUNCTION_WORD = 'is a function word, which WordNet leaves out';

function unknown(word: string, words: WordNet): ApiError {
	if (isFunctionWord(word)) return notFound('word', FUNCTION_WORD);
	const long = longFormOf(word);
	const near = long === undefined ? [...inParts(word, words), ...suggest(word, words)] : [long];
	const meant = [...new Set(near)].slice(0, MAX_SUGGESTED);
	return notFound('word', meant.length > 0 ? `${NEWER}; did you mean ${meant.join(', ')}?` : NEWER);
}
