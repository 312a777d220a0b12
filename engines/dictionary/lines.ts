import type { Lines } from '../kit/answer-lines';
import type { dictionary } from './contract';

/** Words that a line shows. */
const MOST = 5;

export const lines: Lines<typeof dictionary> = {
	related({ definition, definitions, synonyms, antonyms, broader, similar, senses: [first] }, { ask, word }) {
		const said = (...words: readonly string[]): string =>
			[...new Set(words)]
				.filter((one) => one !== word)
				.slice(0, MOST)
				.join(', ');
		const listed = (words: readonly { readonly word: string }[]): string => said(...words.map((one) => one.word));
		if (ask === 'antonyms') return listed(antonyms);
		// Words of the first meaning come first; the lists are of every meaning.
		const same = said(...(first?.words ?? []).filter((one) => one.toLowerCase() !== first?.lemma.toLowerCase()));
		if (ask === 'synonyms') return listed(synonyms) || listed(similar);
		return (definitions?.[0]?.text ?? definition ?? same) || listed(synonyms) || listed(similar) || listed(broader);
	},
	sounds({ pronunciations: [first], rhymes }) {
		if (!first) return '';
		return rhymes.length > 0 ? `/${first.ipa}/ · ${rhymes.slice(0, MOST).join(', ')}` : `/${first.ipa}/`;
	}
};
