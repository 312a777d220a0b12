import type { dictionary } from '../../../engines/dictionary/contract';
import type { Infer } from '../../../engines/kit/schema';

export type RelatedAnswer = Infer<typeof dictionary.operations.related.response>;
export type RelatedEntry = RelatedAnswer['broader' | 'narrower' | 'parts' | 'wholes'][number];

/** A meaning of the word with what is above, below, in and around it. */
export interface Meaning {
	readonly id: string;
	readonly partOfSpeech: 'noun' | 'verb';
	readonly sense: number;
	readonly words: readonly string[];
	readonly broader: readonly RelatedEntry[];
	readonly narrower: readonly RelatedEntry[];
	readonly parts: readonly RelatedEntry[];
	readonly wholes: readonly RelatedEntry[];
}

/** The answer's four lists by meaning, in the order of the meanings; meanings without any related word too. */
export function meaningsOf(answer: RelatedAnswer): Meaning[] {
	return answer.senses.map(({ part_of_speech: partOfSpeech, sense, words }) => {
		const of = (list: readonly RelatedEntry[]) =>
			list.filter((entry) => entry.part_of_speech === partOfSpeech && entry.sense === sense);
		return {
			id: `${partOfSpeech}-${sense}`,
			partOfSpeech,
			sense,
			words,
			broader: of(answer.broader),
			narrower: of(answer.narrower),
			parts: of(answer.parts),
			wholes: of(answer.wholes)
		};
	});
}

/** How many related words the limit left out. */
export const leftOut = ({ totals, count }: RelatedAnswer): number =>
	totals.broader + totals.narrower + totals.parts + totals.wholes - count;

/** What a relation says of the related word: "an instance", "a member"; empty for the common ones. */
export function noteOf(relation: string): string {
	if (relation.startsWith('instance')) return 'instance';
	if (relation.startsWith('member')) return 'member';
	return relation.startsWith('substance') ? 'substance' : '';
}
