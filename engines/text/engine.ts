import type { Engine } from '../kit/contract';
import { invalid } from '../kit/errors';
import type { text } from './contract';
import { readability } from './readability';

/** To two decimals, as every figure is answered. */
const round = (value: number): number => Math.round(value * 100) / 100;

/** Letters whose words and syllables are counted here. */
const COUNTED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/gu;
const LETTERS = /\p{L}/gu;
const LOOKED_AT = 10_000;

/** Whether most letters are of another script: its syllables are not counted, its words not always parted. */
function isBeyond(text: string): boolean {
	const sample = text.slice(0, LOOKED_AT);
	return 2 * (sample.match(COUNTED)?.length ?? 0) < (sample.match(LETTERS)?.length ?? 0);
}

export const engine: Engine<typeof text> = {
	readability({ text: given, language }) {
		if (!/\p{L}/u.test(given)) throw invalid('text', 'has no words');
		if (isBeyond(given))
			throw invalid(
				'text',
				'must be in Latin, Cyrillic or Greek letters: no reading ease is known for this writing; /v1/script and /v1/detect tell which it is'
			);
		const found = readability(given, language);
		if (!found) throw invalid('text', 'has no words');
		const { counts } = found;
		return {
			language: found.language,
			headline: found.headline,
			formula: found.formula,
			flesch_reading_ease: round(found.fleschReadingEase),
			flesch_kincaid_grade: round(found.fleschKincaidGrade),
			gunning_fog: round(found.gunningFog),
			difficulty: found.difficulty,
			reading_time_seconds: round(found.readingSeconds),
			speaking_time_seconds: round(found.speakingSeconds),
			counts: {
				characters: counts.characters,
				letters: counts.letters,
				words: counts.words,
				sentences: counts.sentences,
				syllables: counts.syllables,
				complex_words: counts.complexWords
			},
			smog_index: round(found.smogIndex),
			coleman_liau_index: round(found.colemanLiauIndex),
			automated_readability_index: round(found.automatedReadabilityIndex),
			lix: round(found.lix),
			dale_chall: found.daleChall === null ? null : round(found.daleChall),
			scores: found.scores.map((score) => ({ ...score, value: round(score.value) })),
			hardest_sentences: found.hardest.map(({ start, end, words, grade }) => ({
				start,
				end,
				words,
				flesch_kincaid_grade: round(grade)
			})),
			hard_words: found.hardWords.map(({ word, count, syllables }) => ({ word, count, syllables })),
			warnings: [...found.warnings]
		};
	}
};
