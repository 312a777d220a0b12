import { defineGroup, example } from '../kit/contract';
import { integer, list, nullable, object, objects, objectWith, string } from '../kit/schema';

const count = (description: string) => ({ type: 'integer', minimum: 0, description }) as const;
const score = (description: string) => ({ type: 'number', description }) as const;
const english = (description: string) => nullable(score(`${description} Null for other languages than English.`));

/** Languages with a separate formula. */
export const READABLE = ['en', 'ar', 'de', 'es', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr'] as const;
export type Readable = (typeof READABLE)[number];

const DIFFICULTIES = [
	'very easy',
	'easy',
	'fairly easy',
	'standard',
	'fairly difficult',
	'difficult',
	'very difficult'
] as const;

export const text = defineGroup({
	id: 'text',
	icon: 'M14 4v16M18 4v16M20 4h-9.5a4.25 4.25 0 0 0 0 8.5H14',
	hue: 262,
	packs: { detect: 'Telling languages apart' },
	title: 'Text analysis',
	summary: 'How hard a text is to read, and how long it takes.',
	source: {
		text: 'Formulas as their authors published them; syllables by the package syllable and the CMU Pronouncing Dictionary, familiar words by the package dale-chall',
		licence: 'MIT, BSD-2-Clause',
		url: 'http://www.speech.cs.cmu.edu/cgi-bin/cmudict'
	},
	operations: {
		readability: {
			title: 'Readability',
			method: 'POST',
			path: '/v1/readability',
			summary: 'How easy a text is to read, and how long it takes',
			description:
				'Flesch reading ease, Flesch-Kincaid grade, Gunning fog, SMOG, Coleman-Liau, automated readability index and Dale-Chall of an English text, and LIX of any. German, Spanish, French, Hungarian, Italian, Dutch, Portuguese, Russian and Turkish texts get the reading ease that was published for their language, Arabic and Polish texts school years, Swedish texts LIX. Figures of English formulas are null for other languages. HTML and Markdown are left out and lines of poems and lists counted as sentences, and the answer says so. Reading time at 238 words a minute, speaking time at 150.',
			kind: 'compute',
			cost: 'bounded',
			params: objectWith(['language'], {
				text: string('The text, best of 100 words or more; in Latin, Cyrillic, Greek or Arabic letters.', {
					minLength: 1,
					maxLength: 1_000_000,
					'x-input': 'long-text',
					'x-kind': 'text'
				}),
				language: string('Language of the text; found as /v1/detect does when not given.', { enum: READABLE })
			}),
			response: object({
				language: nullable(
					string('Language of the text. Null without a formula for it, or if it is unclear.', { enum: READABLE })
				),
				headline: string('The answer in a sentence.'),
				formula: string('Whose formula difficulty is by: its authors and year.'),
				flesch_reading_ease: nullable(
					score(
						'100 very easy, 0 and below very hard, by the formula of the language. Null without a formula on this scale.'
					)
				),
				flesch_kincaid_grade: english('US school grade; below 1 for the easiest texts.'),
				gunning_fog: english('Years of schooling.'),
				difficulty: string(
					"Flesch's band of flesch_reading_ease or of the school years of the formula, else that of LIX.",
					{ enum: DIFFICULTIES }
				),
				reading_time_seconds: score('At 238 words a minute.'),
				speaking_time_seconds: score('At 150 words a minute.'),
				counts: object({
					characters: count('Without white space.'),
					letters: count('Letters.'),
					words: count('Words. Numbers and hyphenated words count as one.'),
					sentences: count('Sentences; at least 1.'),
					syllables: count('Spoken syllables.'),
					complex_words: count(
						'Words of three or more syllables, except names, compounds of easy words and -es, -ed, -ing endings. In other languages four or more (French: three).'
					)
				}),
				smog_index: english('US school grade, normed on texts of 30 sentences.'),
				coleman_liau_index: english('US school grade, from letters and sentences.'),
				automated_readability_index: english('US school grade, from characters and words.'),
				lix: score('Björnsson’s index for any language: below 30 very easy, above 60 very difficult.'),
				dale_chall: english(
					'By the share of words that fourth-year pupils do not know: 4.9 and below is grade 4, 10 and above for graduates.'
				),
				scores: objects(
					'Further formulas of the language, as the Wiener Sachtextformel of German, Gulpease of Italian or the school years of Polish.',
					{
						name: string('Name of the formula.'),
						value: score('What it gives.'),
						meaning: string('What the scale means.')
					}
				),
				hardest_sentences: objects(
					'At most 10 sentences, the hardest first: above grade 10, in another language with a reading ease below 50, or of more than 25 words.',
					{
						start: count('First character of the sentence in the text (UTF-16 code units, from 0).'),
						end: count('Character after its last one.'),
						words: count('Words in it.'),
						flesch_kincaid_grade: english('Grade of this sentence alone.')
					}
				),
				hard_words: objects('Up to 50 long words, most frequent first.', {
					word: string('As written where it came first.'),
					count: integer('How often it occurs.', { minimum: 1 }),
					syllables: count('Spoken syllables.')
				}),
				warnings: list(
					{ type: 'string' },
					'Why scores may be unreliable (not English, too short) and what was ignored: tags, code, link addresses.'
				)
			}),
			examples: [
				example(
					'An easy pair of sentences',
					{ text: 'The cat sat on the mat. It was warm and soft there.' },
					{
						difficulty: 'very easy',
						counts: { characters: 40, letters: 38, words: 12, sentences: 2, syllables: 12, complex_words: 0 }
					}
				),
				example(
					'Abbreviations, initials and decimals do not end a sentence',
					{ text: 'Dr. J. Smith of the U.S. paid 3.50 dollars, e.g. for tea. He left at 5 p.m. on Monday!' },
					{ counts: { characters: 68, letters: 52, words: 19, sentences: 2, syllables: 25, complex_words: 0 } }
				),
				example(
					'German by its own formula',
					{ text: 'Der Hund lag vor der Tür und schlief. Er war alt, und die Sonne schien auf ihn.' },
					{ language: 'de', formula: 'Amstad, 1978', difficulty: 'very easy' }
				),
				example(
					'Turkish by its own formula',
					{ text: 'Köpek kapının önünde uyudu. Hava sıcaktı ve güneş parlıyordu.' },
					{ language: 'tr', formula: 'Ateşman, 1997', flesch_kincaid_grade: null }
				),
				example(
					'A hard one',
					{
						text: 'Notwithstanding considerable institutional opposition, the commission unanimously recommended comprehensive administrative reorganisation.'
					},
					{ difficulty: 'very difficult' }
				)
			],
			limits: ['text: at most 1,000,000 characters', 'languages without a formula get LIX, the counts and a warning']
		}
	}
});
