import type { text } from '../../../engines/text/contract';
import type { FormsOf } from '../types';

/** What the forms of the group say in English. */
export const forms: FormsOf<typeof text> = {
	fields: { text: ['Your text', 'Best with 100 words or more'], language: ['Language', 'Detected if empty'] }
};

/** What its pages say in English. */
export const words = {
	'for very easy': 'an 11-year-old reads it with ease',
	'for easy': 'plain talk, for a 12-year-old',
	'for fairly easy': 'for a 13-year-old',
	'for standard': 'plain English, for a 13 to 15-year-old',
	'for fairly difficult': 'for a 15 to 18-year-old',
	'for difficult': 'for students',
	'for very difficult': 'for graduates',
	inLanguage: 'for a text in {language}',
	noFormula: 'Not in a language with a formula of its own: by the length of words and sentences',
	ease: 'Reading ease {value}',
	flesch: 'Flesch reading ease',
	hard: 'hard',
	ofHundred: '{value} of 100',
	place: '{value}, {band}',
	readingTime: 'Reading time',
	speakingTime: 'Speaking time',
	pace: 'at {count} words a minute',
	schoolGrades: 'School grades',
	belowGradeOne: 'below 1',
	gradeStart: 'start',
	gradeSix: 'grade 6',
	gradeCollege: 'college',
	gradeGraduate: 'graduate',
	moreMeasures: 'Further measures',
	measures: 'Measures',
	language: 'Language',
	easeBy: 'reading ease by {formula}',
	daleChall: '4.9 and below is grade 4, 10 and above for graduates',
	lix: 'below 30 easy, above 60 very hard, in any language',
	theText: 'The text',
	noneHard: 'No sentence is hard.',
	underlined: 'The hardest sentences are underlined.',
	underlinedGrades: 'The hardest sentences are underlined, each with its grade; twice from grade 16.',
	longBold: 'Long words are bold.',
	textRegion: 'The text with its hard sentences and words',
	longWords: 'Long words, the commonest first',
	counts: 'Counts',
	words: 'Words',
	sentences: 'Sentences',
	wordsASentence: 'Words a sentence',
	syllablesAWord: 'Syllables a word',
	hardWords: 'Hard words',
	letters: 'Letters',
	characters: 'Characters',
	warnUnspaced:
		'The text is not English throughout: much of it is in writing without spaces between words, which are not counted; no figure here means anything but the characters.',
	warnNoFormula:
		'The text is not in English or another language that has a formula here, or is too short to tell; only LIX and the times mean something.',
	warnVowels:
		'Short vowels are not written, so that the syllables are an estimate; no figure but their count is made of them.',
	warnShort: 'The text has fewer than {count} words; the grades of so short a text are rough.',
	warnVerses: 'Lines without an end mark, as of a poem or a list, are counted as sentences of their own.',
	warnNumbers:
		'Numbers are counted as one syllable each, as usual; as they are read aloud they have {count} more, which makes the reading ease {points} points lower.',
	warnNumbersElsewhere:
		'Numbers are counted as one syllable each; read aloud they have more, and the text is harder than the figures say.',
	warnLeftOut: 'Left out of the text: {what}.',
	'left comments': 'comments',
	'left scripts': 'scripts',
	'left styles': 'styles',
	'left code': 'code',
	'left HTML tags': 'HTML tags',
	'left HTML entities': 'HTML entities',
	'left addresses of links': 'addresses of links',
	'left heading marks': 'heading marks'
} as const;
