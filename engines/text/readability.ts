import { ENGLISH_EASE, LANGUAGES, type Averages } from './languages';
import type { Readable } from './contract';
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
/** Of a sentence in another language than English: "difficult" by Flesch's bands. */
const HARD_EASE = 50;
/** Words from which a sentence is hard where its language lacks a reading ease. */
const MANY_WORDS = 25;
const HARD_WORDS_SHOWN = 50;
const LONGEST_HARD_WORD = 60;
/** Different hard words that are counted; those that come later are not. */
const HARD_WORDS_COUNTED = 5000;

/** From the easiest on, in Flesch's words. */
const DIFFICULTIES = [
	'very easy',
	'easy',
	'fairly easy',
	'standard',
	'fairly difficult',
	'difficult',
	'very difficult'
] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Highest value of each difficulty but the last: Flesch's scores below zero, US grades of his bands, Björnsson's bands of LIX, who has no "fairly easy". */
const EASE_BANDS = [-90, -80, -70, -60, -50, -30];
const YEAR_BANDS = [5, 6, 7, 9, 12, 16];
const LIX_BANDS = [25, 30, 30, 40, 50, 60];

/** Share of the words that are numbers, above which the syllables that they would have matter. */
const MANY_NUMBERS = 0.03;
/** The same in points of the English reading ease. */
const HARDER = 2;

/** A sentence by its place in the text (UTF-16 code units). */
export interface HardSentence {
	readonly start: number;
	readonly end: number;
	readonly words: number;
	/** Of English sentences only. */
	readonly grade: number | null;
}

/** A hard word as written where it came first, and how often it comes in any case. */
export type HardWord = { readonly word: string; readonly syllables: number; count: number };

/** The result of a further formula of the text's language. */
export type Score = { readonly name: string; readonly value: number; readonly meaning: string };

/** Figures of formulas that were made for English. */
export interface EnglishFigures {
	readonly fleschKincaidGrade: number;
	readonly gunningFog: number;
	readonly smogIndex: number;
	readonly colemanLiauIndex: number;
	readonly automatedReadabilityIndex: number;
	readonly daleChall: number;
}

/** All figures unrounded. */
export interface Readability {
	readonly counts: Counts;
	/** Null without a formula for it, or undetected. */
	readonly language: Readable | null;
	readonly headline: string;
	readonly fleschReadingEase: number | null;
	/** Whose formula tells the difficulty. */
	readonly formula: string;
	readonly lix: number;
	/** Of English texts only. */
	readonly english: EnglishFigures | null;
	readonly scores: readonly Score[];
	readonly difficulty: Difficulty;
	readonly readingSeconds: number;
	readonly speakingSeconds: number;
	/** At most 10, the hardest first. */
	readonly hardest: readonly HardSentence[];
	/** At most 50, the commonest first. */
	readonly hardWords: readonly HardWord[];
	readonly warnings: readonly string[];
}

/** Readability without markup; null without a formula for the language, undefined without words. Linear. */
export function readability(text: string, language: Readable | null): Readability | undefined {
	const { text: plain, leftOut } = withoutMarkup(text);
	const ease = easeOf(language);
	const hardest: RankedSentence[] = [];
	const hardWords = new Map<string, HardWord>();
	const verses = hasVerses(plain);
	const counts = scanText(
		plain,
		(start, end, words, syllables) => {
			const sentence = { start, end, words };
			if (language === 'en') {
				const grade = fleschKincaidGrade(words, syllables / words);
				if (grade > HARD_GRADE) keepHardest(hardest, { ...sentence, grade, rank: grade });
			} else if (ease) {
				const rank = HARD_EASE - ease.of(words, syllables / words);
				if (rank > 0) keepHardest(hardest, { ...sentence, grade: null, rank });
			} else if (words > MANY_WORDS) keepHardest(hardest, { ...sentence, grade: null, rank: words });
		},
		{ linesEnd: verses, language, hardWord: (word, syllables) => countHardWord(hardWords, word, syllables) }
	);
	if (counts.words === 0) return undefined;
	const averages = averagesOf(counts);
	const fleschReadingEase = ease?.of(averages.wordsPerSentence, averages.syllablesPerWord) ?? null;
	// Björnsson, Läsbarhet, 1968: of any language.
	const lix = averages.wordsPerSentence + averages.longWords;
	const years = language === null || language === 'en' ? undefined : LANGUAGES[language].years;
	const difficulty =
		fleschReadingEase !== null
			? bandOf(-fleschReadingEase, EASE_BANDS)
			: years
				? bandOf(years.of(averages), YEAR_BANDS)
				: bandOf(lix, LIX_BANDS);
	return {
		counts,
		language,
		headline: headlineOf(language, difficulty),
		fleschReadingEase,
		formula: ease?.name ?? years?.name ?? LIX,
		lix,
		english: language === 'en' ? englishFigures(counts, averages) : null,
		scores: scoresOf(language, averages),
		difficulty,
		readingSeconds: (counts.words / WORDS_READ_A_MINUTE) * 60,
		speakingSeconds: (counts.words / WORDS_SPOKEN_A_MINUTE) * 60,
		hardest: hardest.map(({ start, end, words, grade }) => ({ start, end, words, grade })),
		hardWords: [...hardWords.values()].sort((a, b) => b.count - a.count).slice(0, HARD_WORDS_SHOWN),
		warnings: [
			...warningsOf(language, counts, plain),
			...(verses ? ['Lines without a full stop, such as poems or lists, count as sentences.'] : []),
			...(leftOut.length > 0 ? [`Left out of the text: ${leftOut.join(', ')}.`] : [])
		]
	};
}

/** Whose formula LIX is. */
const LIX = 'Björnsson, 1968 (LIX)';

const bandOf = (value: number, bands: readonly number[]): Difficulty =>
	DIFFICULTIES[bands.findIndex((most) => value <= most)] ?? 'very difficult';

function easeOf(language: Readable | null) {
	const ease = language === 'en' ? ENGLISH_EASE : language === null ? undefined : LANGUAGES[language].ease;
	if (!ease) return undefined;
	return {
		name: ease.name,
		of: (wordsPerSentence: number, syllablesPerWord: number) =>
			ease.base - ease.sentence * wordsPerSentence - ease.word * syllablesPerWord
	};
}

const averagesOf = (counts: Counts): Averages => {
	const { words, sentences } = counts;
	return {
		wordsPerSentence: words / sentences,
		syllablesPerWord: counts.syllables / words,
		sentencesPerWord: sentences / words,
		lettersPerWord: counts.letters / words,
		polysyllables: (100 * counts.polysyllables) / words,
		hardWords: (100 * counts.complexWords) / words,
		monosyllables: (100 * counts.monosyllables) / words,
		longWords: (100 * counts.longWords) / words
	};
};

const englishFigures = (counts: Counts, averages: Averages): EnglishFigures => {
	const { words, sentences, letters, digits, polysyllables } = counts;
	const { wordsPerSentence } = averages;
	return {
		fleschKincaidGrade: fleschKincaidGrade(wordsPerSentence, averages.syllablesPerWord),
		// Gunning, The Technique of Clear Writing, 1952.
		gunningFog: 0.4 * (wordsPerSentence + averages.hardWords),
		// McLaughlin, "SMOG grading: a new readability formula", Journal of Reading 12, 1969.
		smogIndex: 1.043 * Math.sqrt((polysyllables * SMOG_SENTENCES) / sentences) + 3.1291,
		// Coleman and Liau, "A computer readability formula designed for machine scoring", 1975: per 100 words.
		colemanLiauIndex: (0.0588 * 100 * letters) / words - (0.296 * 100 * sentences) / words - 15.8,
		// Senter and Smith, Automated Readability Index, AMRL-TR-66-220, 1967.
		automatedReadabilityIndex: (4.71 * (letters + digits)) / words + 0.5 * wordsPerSentence - 21.43,
		daleChall: daleChallScore((100 * counts.unfamiliarWords) / words, wordsPerSentence)
	};
};

/** Who reads an English text of a band without effort (Flesch, The Art of Readable Writing, 1949). */
const READERS: Readonly<Record<Difficulty, string>> = {
	'very easy': 'an 11-year-old reads it with ease',
	easy: 'plain talk, for a 12-year-old',
	'fairly easy': 'for a 13-year-old',
	standard: 'plain English, for a 13 to 15-year-old',
	'fairly difficult': 'for a 15 to 18-year-old',
	difficult: 'for students',
	'very difficult': 'for graduates'
};

const LANGUAGE_NAMES = (language: Readable): string => (language === 'en' ? 'English' : LANGUAGES[language].name);

function headlineOf(language: Readable | null, difficulty: Difficulty): string {
	if (language === null) return `${difficulty}, going by word and sentence length (no formula for this language)`;
	const spoken = `${difficulty.charAt(0).toUpperCase()}${difficulty.slice(1)}`;
	if (language === 'en') return `${spoken}: ${READERS[difficulty]}`;
	return `${spoken} for a text in ${LANGUAGE_NAMES(language)}`;
}

/** Dale and Chall, "A formula for predicting readability", Educational Research Bulletin 27, 1948. */
const daleChallScore = (unfamiliarPercent: number, wordsPerSentence: number): number =>
	0.1579 * unfamiliarPercent + 0.0496 * wordsPerSentence + (unfamiliarPercent > 5 ? 3.6365 : 0);

function scoresOf(language: Readable | null, averages: Averages): Score[] {
	if (language === null || language === 'en') return [];
	const { years, formulas = [] } = LANGUAGES[language];
	return [...(years ? [years] : []), ...formulas].map(({ name, meaning, of }) => ({
		name,
		meaning,
		value: of(averages)
	}));
}

/** Kincaid, Fishburne, Rogers and Chissom, Derivation of new readability formulas, Research Branch Report 8-75, 1975. */
const fleschKincaidGrade = (wordsPerSentence: number, syllablesPerWord: number): number =>
	0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59;

type RankedSentence = HardSentence & { readonly rank: number };

function keepHardest(hardest: RankedSentence[], sentence: RankedSentence): void {
	const last = hardest[HARDEST_SHOWN - 1];
	if (last && last.rank >= sentence.rank) return;
	const place = hardest.findIndex((kept) => kept.rank < sentence.rank);
	hardest.splice(place < 0 ? hardest.length : place, 0, sentence);
	if (hardest.length > HARDEST_SHOWN) hardest.pop();
}

function countHardWord(found: Map<string, HardWord>, word: string, syllables: number): void {
	if (word.length > LONGEST_HARD_WORD) return;
	const key = word.toLowerCase();
	const known = found.get(key);
	if (known) known.count++;
	else if (found.size < HARD_WORDS_COUNTED) found.set(key, { word, syllables, count: 1 });
}

/** Scripts that write no spaces between words. */
const UNSPACED =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const UNSPACED_SHARE = 0.3;
const LOOKED_AT = 10_000;

function warningsOf(language: Readable | null, counts: Counts, text: string): string[] {
	const warnings: string[] = [];
	const sample = text.slice(0, LOOKED_AT);
	if (language === null && (sample.match(UNSPACED)?.length ?? 0) > UNSPACED_SHARE * sample.length)
		warnings.push(
			'Much of this text is in a script without spaces between words. Only the character count is reliable.'
		);
	else if (language === null)
		warnings.push('We can’t tell the language, or have no formula for it. Only LIX and the times are reliable.');
	else if (language === 'ar')
		warnings.push(
			'Short vowels are not written, so that the syllables are an estimate; no figure but their count is made of them.'
		);
	const numbers = numbersTold(language, counts);
	if (numbers !== undefined) warnings.push(numbers);
	if (counts.words < ENOUGH_WORDS)
		warnings.push(`The text has fewer than ${ENOUGH_WORDS} words; the grades of so short a text are rough.`);
	return warnings;
}

/** How much harder the numbers make a text when they are read aloud, where that matters. */
function numbersTold(language: Readable | null, { numbers, words, furtherSyllables }: Counts): string | undefined {
	if (language !== 'en')
		return numbers > MANY_NUMBERS * words
			? 'Each number counts as one syllable. Read aloud, the text is a little harder than the scores say.'
			: undefined;
	const harder = (ENGLISH_EASE.word * furtherSyllables) / words;
	return harder < HARDER
		? undefined
		: `Numbers are counted as one syllable each, as usual; as they are read aloud they have ${furtherSyllables} more, which makes the reading ease ${harder.toFixed(1)} points lower.`;
}
