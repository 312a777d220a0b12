import { looksEnglish } from './english';
import { hasVerses, withoutMarkup } from './markup';
import { scanText, type Counts } from './scanner';

/** Silent reading of English non-fiction: Brysbaert, "How many words do we read per minute?", 2019. */
const WORDS_READ_A_MINUTE = 238;
/** Speech at the pace of an audio book or a talk. */
const WORDS_SPOKEN_A_MINUTE = 150;

/** SMOG is normed on samples of 30 sentences. */
const SMOG_SENTENCES = 30;
/** Flesch took samples of 100 words. */
const ENOUGH_WORDS = 100;

const HARDEST_SHOWN = 10;
const HARD_GRADE = 10;

/** Flesch's bands, lowest score of each. */
const BANDS = [
	[90, 'very easy'],
	[80, 'easy'],
	[70, 'fairly easy'],
	[60, 'standard'],
	[50, 'fairly difficult'],
	[30, 'difficult']
] as const;

export type Difficulty = (typeof BANDS)[number][1] | 'very difficult';

/** A sentence by its place in the text (UTF-16 code units). */
export interface HardSentence {
	readonly start: number;
	readonly end: number;
	readonly words: number;
	readonly grade: number;
}

/** All figures unrounded. */
export interface Readability {
	readonly counts: Counts;
	readonly fleschReadingEase: number;
	readonly fleschKincaidGrade: number;
	readonly gunningFog: number;
	readonly smogIndex: number;
	readonly colemanLiauIndex: number;
	readonly automatedReadabilityIndex: number;
	readonly lix: number;
	readonly difficulty: Difficulty;
	readonly readingSeconds: number;
	readonly speakingSeconds: number;
	/** At most 10, above grade 10, the hardest first. */
	readonly hardest: readonly HardSentence[];
	readonly warnings: readonly string[];
}

/** Readability of an English text, its markup left out; undefined when it has no words. Linear in the length of the text. */
export function readability(text: string): Readability | undefined {
	const hardest: HardSentence[] = [];
	const { text: plain, leftOut } = withoutMarkup(text);
	const verses = hasVerses(plain);
	const counts = scanText(
		plain,
		(start, end, words, syllables) => {
			const grade = fleschKincaidGrade(words, syllables / words);
			if (grade > HARD_GRADE) keepHardest(hardest, { start, end, words, grade });
		},
		verses
	);
	const { words, sentences, syllables, letters, digits, polysyllables, complexWords } = counts;
	if (words === 0) return undefined;
	const wordsPerSentence = words / sentences;
	const syllablesPerWord = syllables / words;
	// Flesch, "A new readability yardstick", Journal of Applied Psychology 32, 1948.
	const ease = 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord;
	return {
		counts,
		fleschReadingEase: ease,
		fleschKincaidGrade: fleschKincaidGrade(wordsPerSentence, syllablesPerWord),
		// Gunning, The Technique of Clear Writing, 1952.
		gunningFog: 0.4 * (wordsPerSentence + (100 * complexWords) / words),
		// McLaughlin, "SMOG grading: a new readability formula", Journal of Reading 12, 1969.
		smogIndex: 1.043 * Math.sqrt((polysyllables * SMOG_SENTENCES) / sentences) + 3.1291,
		// Coleman and Liau, "A computer readability formula designed for machine scoring", 1975: per 100 words.
		colemanLiauIndex: (0.0588 * 100 * letters) / words - (0.296 * 100 * sentences) / words - 15.8,
		// Senter and Smith, Automated Readability Index, AMRL-TR-66-220, 1967.
		automatedReadabilityIndex: (4.71 * (letters + digits)) / words + 0.5 * wordsPerSentence - 21.43,
		// Björnsson, Läsbarhet, 1968: of any language.
		lix: wordsPerSentence + (100 * counts.longWords) / words,
		difficulty: BANDS.find(([lowest]) => ease >= lowest)?.[1] ?? 'very difficult',
		readingSeconds: (words / WORDS_READ_A_MINUTE) * 60,
		speakingSeconds: (words / WORDS_SPOKEN_A_MINUTE) * 60,
		hardest,
		warnings: [
			...warningsOf(counts),
			...(verses ? ['Lines without an end mark, as of a poem or a list, are counted as sentences of their own.'] : []),
			...(leftOut.length > 0 ? [`Left out of the text: ${leftOut.join(', ')}.`] : [])
		]
	};
}

/** Kincaid, Fishburne, Rogers and Chissom, Derivation of new readability formulas, Research Branch Report 8-75, 1975. */
const fleschKincaidGrade = (wordsPerSentence: number, syllablesPerWord: number): number =>
	0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59;

function keepHardest(hardest: HardSentence[], sentence: HardSentence): void {
	const last = hardest[HARDEST_SHOWN - 1];
	if (last && last.grade >= sentence.grade) return;
	const place = hardest.findIndex((kept) => kept.grade < sentence.grade);
	hardest.splice(place < 0 ? hardest.length : place, 0, sentence);
	if (hardest.length > HARDEST_SHOWN) hardest.pop();
}

function warningsOf(counts: Counts): string[] {
	const warnings: string[] = [];
	if (!looksEnglish(counts))
		warnings.push('The text does not look like English; the formulas are made for English only.');
	if (counts.words < ENOUGH_WORDS)
		warnings.push(`The text has fewer than ${ENOUGH_WORDS} words; the grades of so short a text are rough.`);
	return warnings;
}
