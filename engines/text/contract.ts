import { defineGroup } from '../kit/contract';
import { list, object } from '../kit/schema';

const count = (description: string) => ({ type: 'integer', minimum: 0, description }) as const;
const score = (description: string) => ({ type: 'number', description }) as const;

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
	title: 'Text analysis',
	summary: 'How hard a text is to read, and how long it takes.',
	source: {
		text: 'Formulas as their authors published them; syllables by the package syllable and the CMU Pronouncing Dictionary',
		licence: 'MIT, BSD-2-Clause',
		url: 'http://www.speech.cs.cmu.edu/cgi-bin/cmudict'
	},
	operations: {
		readability: {
			title: 'Readability',
			method: 'POST',
			path: '/v1/readability',
			summary: 'Readability grades, reading and speaking time',
			description:
				'Flesch reading ease, Flesch-Kincaid grade, Gunning fog, SMOG, Coleman-Liau and automated readability index of an English text, and LIX. HTML and Markdown are left out and lines of poems and lists counted as sentences, and the answer says so. Reading time at 238 words a minute, speaking time at 150.',
			kind: 'compute',
			cost: 'bounded',
			params: object({
				text: {
					type: 'string',
					minLength: 1,
					maxLength: 1_000_000,
					description: 'The text, best in English and of 100 words or more.',
					'x-input': 'long-text'
				}
			}),
			response: object({
				flesch_reading_ease: score('121.22 for sentences of one word of one syllable, 0 and below for the hardest.'),
				flesch_kincaid_grade: score('US school grade.'),
				gunning_fog: score('Years of schooling.'),
				difficulty: { type: 'string', enum: DIFFICULTIES, description: "Flesch's band of flesch_reading_ease." },
				reading_time_seconds: score('At 238 words a minute.'),
				speaking_time_seconds: score('At 150 words a minute.'),
				counts: object({
					characters: count('Without white space.'),
					letters: count('Letters.'),
					words: count('Words; a number or a hyphenated word is one.'),
					sentences: count('Sentences; at least 1.'),
					syllables: count('Spoken syllables.'),
					complex_words: count(
						'Words of three syllables and more, without names, compounds of easy words, and -es, -ed, -ing endings.'
					)
				}),
				smog_index: score('US school grade, normed on texts of 30 sentences.'),
				coleman_liau_index: score('US school grade, from letters and sentences.'),
				automated_readability_index: score('US school grade, from characters and words.'),
				lix: score('Björnsson’s index for any language: below 30 very easy, above 60 very difficult.'),
				hardest_sentences: list(
					object({
						start: count('First character of the sentence in the text (UTF-16 code units, from 0).'),
						end: count('Character after its last one.'),
						words: count('Words in it.'),
						flesch_kincaid_grade: score('Grade of this sentence alone.')
					}),
					'At most 10 sentences above grade 10, the hardest first.'
				),
				warnings: list(
					{ type: 'string' },
					'Why the figures may mean little (not English, too short), and what was left out: tags, code, addresses of links.'
				)
			}),
			examples: [
				{
					title: 'An easy pair of sentences',
					input: { text: 'The cat sat on the mat. It was warm and soft there.' },
					output: {
						difficulty: 'very easy',
						counts: { characters: 40, letters: 38, words: 12, sentences: 2, syllables: 12, complex_words: 0 }
					}
				},
				{
					title: 'Abbreviations, initials and decimals do not end a sentence',
					input: { text: 'Dr. J. Smith of the U.S. paid 3.50 dollars, e.g. for tea. He left at 5 p.m. on Monday!' },
					output: { counts: { characters: 68, letters: 52, words: 19, sentences: 2, syllables: 25, complex_words: 0 } }
				},
				{
					title: 'A hard one',
					input: {
						text: 'Notwithstanding considerable institutional opposition, the commission unanimously recommended comprehensive administrative reorganisation.'
					},
					output: { difficulty: 'very difficult' }
				}
			],
			limits: ['text: at most 1,000,000 characters', 'made for English; other languages get a warning']
		}
	}
});
