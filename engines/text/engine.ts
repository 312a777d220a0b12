import type { Engine } from '../kit/contract';
import { invalid } from '../kit/errors';
import type { text } from './contract';
import { readability } from './readability';

/** To two decimals, as every figure is answered. */
const round = (value: number): number => Math.round(value * 100) / 100;

export const engine: Engine<typeof text> = {
	readability({ text: given }) {
		const found = readability(given);
		if (!found) throw invalid('text', 'has no words');
		const { counts } = found;
		return {
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
			hardest_sentences: found.hardest.map(({ start, end, words, grade }) => ({
				start,
				end,
				words,
				flesch_kincaid_grade: round(grade)
			})),
			warnings: [...found.warnings]
		};
	}
};
