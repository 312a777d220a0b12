import type { Engine } from '../kit/contract';
import { invalid } from '../kit/errors';
import type { text } from './contract';
import { readability } from './readability';

/** To two decimals, as every figure is answered. */
const round = (value: number): number => Math.round(value * 100) / 100;

export const engine: Engine<typeof text> = {
	readability({ text: given, language }) {
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
