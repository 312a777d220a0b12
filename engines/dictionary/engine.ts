import type { Engine, EngineContext } from '../kit/contract';
import { ApiError, notFound, OFFERING } from '../kit/errors';
import { openedOnce } from '../kit/lazy-pack';
import type { dictionary } from './contract';
import { openDefinitions, type Gloss } from './definitions';
import { contractedVerb, isContraction, longFormOf, withApostrophe } from './contractions';
import { functionWord } from './function-words';
import { relatedWords, type Related, type RelatedLists, type RelatedWord } from './related';
import { perList, type ListName, type PerList, type RelationOf } from './relations';
import { Sounds } from './sounds';
import { inParts, suggest } from './suggest';
import { openWordNet as wordnet } from './open';
import type { WordNet } from './wordnet';

const sounds = openedOnce('sounds', (pack) => new Sounds(pack));
const definitions = openedOnce('definitions', openDefinitions);

/** The glosses; undefined when they are neither stored nor reachable: the rest of the answer needs no glosses. */
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

type Shown = { readonly [Name in ListName]: ReturnType<typeof wire<RelationOf<Name>>> };

/** Throws NOT_FOUND for a contraction, with the verb that is in it. */
function refuseContraction(word: string): void {
	const verb = contractedVerb(word);
	if (verb !== undefined) throw notFound('word', `is a contraction${OFFERING}${verb}?`);
	if (isContraction(word)) throw notFound('word', 'is a contraction of function words');
}

export const engine: Engine<typeof dictionary> = {
	async related({ word, limit, definitions: wanted }, context) {
		const words = await wordnet(context);
		refuseContraction(word);
		// A + in a path is not a space by the standard, but its writer means one.
		const read = relatedWords(word, words) ?? relatedWords(word.replaceAll('+', ' '), words);
		const role = isAbbreviation(word.trim(), read) ? undefined : functionWord(word);
		if (!read && !role) {
			refuseContraction(withApostrophe(word) ?? word);
			throw unknown(word, words);
		}
		// "us" and "it" are not a country and a trade, "his" is not a plural of "hi".
		const found = role ? onlySpelledAs(read ?? NOTHING, word.trim()) : (read ?? NOTHING);
		const { lists } = found;
		const shown = perList<Shown>((name) => wire(lists[name], limit));
		const gloss = await glosses(context);
		const [first] = found.meanings;
		return {
			word,
			lemma: role ? word.trim().toLowerCase() : (found.lemmas[0]?.lemma ?? word),
			definition: role
				? `function word (${role.kind}): ${role.text}`
				: gloss && first
					? gloss(first.synset).text
					: null,
			function_word: role ?? null,
			lemmas: found.lemmas.map(({ lemma, part }) => ({ lemma, part_of_speech: part })),
			count: Object.values(shown).reduce((sum, list) => sum + list.length, 0),
			...shown,
			totals: perList<PerList<number>>((name) => lists[name].length),
			senses: found.meanings.map(({ lemma, part, sense, words: same }) => ({
				lemma,
				part_of_speech: part,
				sense,
				words: [...same]
			})),
			definitions:
				gloss && wanted
					? found.meanings.map(({ lemma, part, sense, synset }) => ({
							lemma,
							part_of_speech: part,
							sense,
							...gloss(synset)
						}))
					: [],
			definitions_state: wanted ? (gloss ? 'given' : 'not_stored') : 'not_asked'
		};
	},

	async sounds({ word, limit }, context) {
		const spoken = await sounds(context);
		const plain = word.normalize('NFKC').toLowerCase().replaceAll('’', "'").trim();
		const found = spoken.sounding(plain);
		if (!found) throw notFound('word', 'has no pronunciation here; only single English words have one');
		return {
			word,
			pronunciations: [...found.pronunciations],
			homophones: found.homophones.slice(0, limit),
			rhymes: found.rhymes.slice(0, limit),
			sounds_like: found.soundsLike.slice(0, limit)
		};
	}
};

/** Whether the dictionary has the word in just these capitals: WHO, US, IT. */
const isAbbreviation = (word: string, read: Related | undefined): boolean =>
	word.length > 1 &&
	word !== word.toLowerCase() &&
	read !== undefined &&
	read.lemmas.some(({ lemma }) => lemma === word);

const NOTHING: Related = { lemmas: [], meanings: [], lists: perList(() => []) };

/** The readings whose lemma is spelled as the word: helium is "He", not "he". */
function onlySpelledAs({ lemmas, meanings, lists }: Related, word: string): Related {
	const isWord = ({ lemma }: { readonly lemma: string }): boolean => lemma === word || lemma === word.toLowerCase();
	return {
		lemmas: lemmas.filter(isWord),
		meanings: meanings.filter(isWord),
		lists: perList<RelatedLists>((name) => lists[name].filter(isWord))
	};
}

const MAX_SUGGESTED = 5;
const NEWER = 'is not in the dictionary';

function unknown(word: string, words: WordNet): ApiError {
	const long = longFormOf(word);
	const near = long === undefined ? [...inParts(word, words), ...suggest(word, words)] : [long];
	const meant = [...new Set(near)].slice(0, MAX_SUGGESTED);
	return notFound('word', meant.length > 0 ? `${NEWER}${OFFERING}${meant.join(', ')}?` : NEWER);
}
