import type { dictionary } from '../../../engines/dictionary/contract';
import type { Infer } from '../../../engines/kit/schema';

export type RelatedAnswer = Infer<typeof dictionary.operations.related.response>;

/** The lists of related words, in the order in which a meaning shows them. */
export const LISTS = ['synonyms', 'antonyms', 'broader', 'narrower', 'similar', 'parts', 'wholes', 'derived'] as const;
export type ListName = (typeof LISTS)[number];
export type RelatedEntry = RelatedAnswer[ListName][number];

/** A meaning of the word with the related words above, below, in and around it. */
export interface Meaning {
	readonly id: string;
	readonly lemma: string;
	readonly partOfSpeech: RelatedEntry['part_of_speech'];
	readonly sense: number;
	readonly words: readonly string[];
	readonly lists: Readonly<Record<ListName, readonly RelatedEntry[]>>;
	readonly definition: RelatedAnswer['definitions'][number] | null;
}

/** The answer's lists by meaning, in the order of the meanings; meanings without any related word too. */
export const meaningsOf = (answer: RelatedAnswer): Meaning[] =>
	answer.senses.map(({ lemma, part_of_speech: partOfSpeech, sense, words }) => {
		const isOwn = (entry: { lemma: string; part_of_speech: string; sense: number }) =>
			entry.lemma === lemma && entry.part_of_speech === partOfSpeech && entry.sense === sense;
		const lists = Object.fromEntries(LISTS.map((name) => [name, answer[name].filter(isOwn)])) as Record<
			ListName,
			RelatedEntry[]
		>;
		return {
			id: `${lemma}-${partOfSpeech}-${sense}`,
			lemma,
			partOfSpeech,
			sense,
			words,
			lists,
			definition: answer.definitions.find(isOwn) ?? null
		};
	});

/** How many related words the limit left out. */
export const leftOut = ({ totals, count }: RelatedAnswer): number =>
	LISTS.reduce((sum, name) => sum + totals[name], 0) - count;

const NOTED = ['instance', 'member', 'substance'] as const;

/** The role of the related word, such as an instance or a member; null for the common ones. */
export const noteOf = (relation: string): (typeof NOTED)[number] | null =>
	NOTED.find((note) => relation.startsWith(note)) ?? null;
