import type { Engine, EngineContext } from '../kit/contract';
import { ApiError, invalid } from '../kit/errors';
import type { Readable, text } from './contract';
import type * as Language from './language.lazy';
import { withoutMarkup } from './markup';
import { readability } from './readability';

/** Rounds to two decimals; a figure that is missing is null. */
function round(value: number): number;
function round(value: number | null | undefined): number | null;
function round(value: number | null | undefined): number | null {
	return value === null || value === undefined ? null : Math.round(value * 100) / 100;
}

/** Letters whose words and syllables are counted here. */
const COUNTED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}]/gu;
const LETTERS = /\p{L}/gu;
const LOOKED_AT = 10_000;

/** Whether most letters are of another script: its syllables are not counted, its words not always parted. */
function isBeyond(text: string): boolean {
	const sample = text.slice(0, LOOKED_AT);
	return 2 * (sample.match(COUNTED)?.length ?? 0) < (sample.match(LETTERS)?.length ?? 0);
}

/** The language of a text with a formula here, else null; null too when the detector is neither stored nor reachable. */
async function languageOf(text: string, context: EngineContext): Promise<Readable | null> {
	try {
		const lazy = await context.lazy<typeof Language>('text/language');
		return await lazy.languageOf(withoutMarkup(text).text, context);
	} catch (error) {
		if (error instanceof ApiError) return null;
		throw error;
	}
}

export const engine: Engine<typeof text> = {
	async readability({ text: given, language }, context) {
		if (!/\p{L}/u.test(given)) throw invalid('text', 'has no words');
		if (isBeyond(given))
			throw invalid(
				'text',
				'must be in Latin, Cyrillic, Greek or Arabic letters: no reading ease is known for this writing; /v1/script and /v1/detect tell which it is'
			);
		const found = readability(given, language ?? (await languageOf(given, context)));
		if (!found) throw invalid('text', 'has no words');
		const { counts, english } = found;
		return {
			language: found.language,
			headline: found.headline,
			formula: found.formula,
			flesch_reading_ease: round(found.fleschReadingEase),
			flesch_kincaid_grade: round(english?.fleschKincaidGrade),
			gunning_fog: round(english?.gunningFog),
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
			smog_index: round(english?.smogIndex),
			coleman_liau_index: round(english?.colemanLiauIndex),
			automated_readability_index: round(english?.automatedReadabilityIndex),
			lix: round(found.lix),
			dale_chall: round(english?.daleChall),
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
