import type { Lines } from '../kit/formatters';
import type { dictionary } from './contract';

export const lines: Lines<typeof dictionary> = {
	related(answer, { relation }) {
		const said = (words: readonly { readonly word: string }[]): string => [...new Set(words.map(({ word }) => word))].slice(0, 4).join(', '); // prettier-ignore
		const { definition, synonyms, antonyms, broader, narrower, similar, senses } = answer;
		if (relation === 'antonyms') return antonyms.length > 0 ? `≠ ${said(antonyms)}` : '';
		if (relation === 'broader') return broader.length > 0 ? `⊂ ${said(broader)}` : '';
		if (relation === 'narrower') return narrower.length > 0 ? `⊃ ${said(narrower)}` : '';
		if (definition !== null && relation !== 'synonyms') return definition;
		// Words of the first meaning; the other lists are of every meaning.
		const [first] = senses;
		const same = first?.words.filter((word) => word.toLowerCase() !== first.lemma.toLowerCase()) ?? [];
		if (same.length > 0) return `= ${same.slice(0, 4).join(', ')}`;
		if (relation === 'synonyms') return synonyms.length > 0 ? `= ${said(synonyms)}` : '';
		const above = broader.filter(({ lemma, sense, part_of_speech: part }) => lemma === first?.lemma && sense === first.sense && part === first.part_of_speech); // prettier-ignore
		if (above.length > 0) return `⊂ ${said(above)}`;
		// Adjectives have no broader words, only similar ones.
		const near = similar.filter(
			({ sense, part_of_speech: part }) => sense === first?.sense && part === first.part_of_speech
		);
		if (near.length > 0) return `≈ ${said(near)}`;
		// When the first meaning lacks such words, like that of be, those of the other meanings follow.
		return synonyms.length > 0 ? `= ${said(synonyms)}` : broader.length > 0 ? `⊂ ${said(broader)}` : '';
	},
	sounds({ pronunciations, rhymes }) {
		const [first] = pronunciations;
		if (!first) return '';
		return rhymes.length > 0 ? `/${first.ipa}/ · ${rhymes.slice(0, 4).join(', ')}` : `/${first.ipa}/`;
	}
};
