import type { Lines } from '../kit/answer-lines';
import type { dictionary } from './contract';

/** Words that a line shows. */
const MOST = 5;

/** Lists of an answer that a question may be about. */
const LISTS = ['synonyms', 'antonyms', 'broader', 'narrower', 'parts', 'wholes'] as const;

export const lines: Lines<typeof dictionary> = {
	/** The words of the list that `ask` names, else the meaning. */
	related(answer, { ask, word }) {
		const { definition, definitions, synonyms, similar, broader, senses } = answer;
		const said = (words: readonly string[]): string =>
			[...new Set(words)]
				.filter((one) => one !== word)
				.slice(0, MOST)
				.join(', ');
		const listed = (words: readonly { readonly word: string }[]): string => said(words.map((one) => one.word));
		if (ask === 'word-class') return [...new Set(answer.lemmas.map(({ part_of_speech: part }) => part))].join(', ');
		if (ask === 'spelling') return answer.word;
		const asked = LISTS.find((list) => list === ask);
		if (asked) return listed(answer[asked]) || (asked === 'synonyms' ? listed(similar) : '');
		// Words of the first meaning come first; the lists are of every meaning.
		const [first] = senses;
		const same = said((first?.words ?? []).filter((one) => one.toLowerCase() !== first?.lemma.toLowerCase()));
		return (definitions?.[0]?.text ?? definition ?? same) || listed(synonyms) || listed(similar) || listed(broader);
	},
	sounds({ pronunciations: [first], rhymes }, { ask }, writing) {
		if (!first) return '';
		if (ask === 'syllables') return String(first.syllables);
		if (rhymes.length === 0 && ask === 'rhymes')
			return [`/${first.ipa}/`, writing.reader.value('no_rhymes')].filter(Boolean).join(' · ');
		return rhymes.length > 0 ? `/${first.ipa}/ · ${rhymes.slice(0, MOST).join(', ')}` : `/${first.ipa}/`;
	}
};
