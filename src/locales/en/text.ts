import type { Forms } from '../types';

/** Form texts in English. */
export const forms: Forms<'text'> = {
	fields: { text: ['Your text', 'Best with 100 words or more'], language: ['Language', 'Detected if empty'] }
};

/** Page texts in English. */
export const words = {
	'for very easy': 'An 11-year-old can read it with ease',
	'for easy': 'Everyday language: a 12-year-old can read it',
	'for fairly easy': 'A 13-year-old can read it',
	'for standard': 'Plain English: a 15-year-old can read it',
	'for fairly difficult': 'Most people of 16 and over can read it',
	'for difficult': 'Needs some college education',
	'for very difficult': 'Needs a university degree',
	inLanguage: 'for a text in {language}',
	noFormula: 'No formula for this language: based on word and sentence length',
	flesch: 'Flesch reading ease',
	hard: 'hard',
	ofHundred: '{value} of 100',
	place: '{value}, {band}',
	readingTime: 'Reading time',
	speakingTime: 'Speaking time',
	pace: 'at {count} words a minute',
	schoolGrades: 'School grades',
	belowGradeOne: 'below 1',
	gradeStart: 'below grade 1',
	gradeSix: 'grade 6',
	gradeCollege: 'college',
	gradeGraduate: 'graduate',
	moreMeasures: 'More scores',
	measures: 'Measures',
	easeBy: 'reading ease by {formula}',
	daleChall: '4.9 and below: grade 4. 10 and above: graduates.',
	lix: 'below 30 easy, above 60 very hard, in any language',
	noneHard: 'No hard sentences.',
	underlined: 'The hardest sentences are underlined.',
	underlinedGrades: 'The hardest sentences are underlined with their grade; double from grade 16.',
	longBold: 'Long words are bold.',
	textRegion: 'Your text with hard sentences and words marked',
	longWords: 'Long words, most frequent first',
	counts: 'Counts',
	words: 'Words',
	sentences: 'Sentences',
	wordsASentence: 'Words per sentence',
	syllablesAWord: 'Syllables per word',
	hardWords: 'Hard words',
	letters: 'Letters',
	characters: 'Characters',
	warnUnspaced: 'Much of this text is in a script without spaces between words. Only the character count is reliable.',
	warnNoFormula: 'We can’t tell the language, or have no formula for it. Only LIX and the times are reliable.',
	warnVowels: 'Short vowels are not written, so the syllable count is an estimate and gives no other figure.',
	warnShort: 'Fewer than {count} words: scores are rough.',
	warnVerses: 'Lines without a full stop, such as poems or lists, count as sentences.',
	warnNumbers:
		'Each number counts as one syllable. Read aloud they have {count} more, which lowers the score by {points} points.',
	warnNumbersElsewhere:
		'Each number counts as one syllable. Read aloud the text is a little harder than the score says.',
	warnLeftOut: 'Not counted: {what}',
	'left comments': 'comments',
	'left scripts': 'scripts',
	'left styles': 'styles',
	'left code': 'code',
	'left HTML tags': 'HTML tags',
	'left HTML entities': 'HTML entities',
	'left addresses of links': 'link addresses',
	'left heading marks': 'heading marks'
} as const;
