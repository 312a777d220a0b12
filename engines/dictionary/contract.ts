import { defineGroup, example } from '../kit/contract';
import { boolean, integer, list, nullable, object, objects, string } from '../kit/schema';
import { PARTS_OF_SPEECH } from './lemma';
import { perList, RELATIONS, type PerList } from './relations';
import { FUNCTION_WORD_KINDS } from './word-kinds';

const part = { type: 'string', enum: PARTS_OF_SPEECH } as const;
const lemma = string('Base form, as spelled in WordNet.');
const sense = integer('Number of the meaning, per part of speech, in WordNet order.', { minimum: 1 });
const count = (description: string) => ({ type: 'integer', minimum: 0, description }) as const;

const related = <const R extends readonly string[]>(relations: R, description: string) =>
	objects(description, {
		word: string('As spelled in WordNet.'),
		relation: { type: 'string', enum: relations },
		lemma,
		part_of_speech: part,
		sense
	});

export const dictionary = defineGroup({
	id: 'dictionary',
	icon: 'M12 7v4M12 11H6v3M12 11h6v3M10 3.5h4V7h-4ZM4 14h4v3.5H4ZM16 14h4v3.5h-4ZM10 14h4v3.5h-4ZM12 11v3',
	hue: 60,
	packs: { wordnet: 'WordNet', definitions: 'Definitions of WordNet', sounds: 'Pronunciations' },
	title: 'Dictionary',
	summary: 'Meanings, synonyms, opposites, broader and narrower words, parts.',
	source: {
		text: 'WordNet 3.1, Princeton University, and Open English WordNet 2025 (CC BY 4.0), adapted',
		licence: 'WordNet License',
		url: 'https://wordnet.princeton.edu'
	},
	operations: {
		related: {
			title: 'Related words',
			method: 'GET',
			path: '/v1/related/{word}',
			summary: 'What an English word means, and the words related to it',
			description:
				'The definition, synonyms, antonyms, broader and narrower words, parts and wholes of a word, for each of its meanings, the likeliest first. Accepts inflected words and phrases: mice, was, ice cream, ice_cream. Polish and polish are different words. Function words such as he or of return their role. An unknown word returns 404 with the nearest words.',
			kind: 'compute',
			cost: 'bounded',
			params: object({
				word: string('A word or phrase', { minLength: 1, maxLength: 100, examples: ['dog', 'ice cream'] }),
				limit: integer('Maximum words per list.', { minimum: 1, maximum: 100, default: 20 }),
				definitions: boolean('Whether to list the definition of every meaning, not only that of the first.', {
					default: false
				})
			}),
			response: object({
				word: string('The word you asked for.'),
				lemma: string('Its most likely base form.', { 'x-kind': 'topic' }),
				definition: nullable(
					string(
						'The likeliest meaning, or the role of a function word. Null if the definitions (2.4 MB) are not on this device and the network is unreachable.'
					)
				),
				function_word: nullable(
					object(
						{
							kind: { type: 'string', enum: FUNCTION_WORD_KINDS },
							text: string('What it does in a sentence.')
						},
						{
							description:
								'Set for words such as he, the and of; the lists then have only readings of the same spelling.'
						}
					)
				),
				lemmas: objects('All base forms and parts of speech, most likely first.', { lemma, part_of_speech: part }),
				count: count('Words in all lists together.'),
				synonyms: related(
					RELATIONS.synonyms,
					'Words with the same meaning, the best known first. Of common words also near ones (near_synonym), as glad for happy.'
				),
				antonyms: related(RELATIONS.antonyms, 'Words with the opposite meaning.'),
				broader: related(RELATIONS.broader, 'Broader words: it is a kind or an example of these.'),
				narrower: related(RELATIONS.narrower, 'Kinds and examples of it.'),
				similar: related(RELATIONS.similar, 'Adjectives with a similar meaning.'),
				parts: related(RELATIONS.parts, 'Its parts, members and substances.'),
				wholes: related(RELATIONS.wholes, 'Wholes: it is a part, member or substance of these.'),
				derived: related(RELATIONS.derived, 'Words it forms or comes from: happy, happiness.'),
				totals: object(
					perList<PerList<ReturnType<typeof count>>>(() => count('Words in all.')),
					{ description: 'Length of each list without the limit.' }
				),
				senses: objects('Meanings of the word, in order.', {
					lemma,
					part_of_speech: part,
					sense,
					words: list({ type: 'string' }, 'All words with this meaning.')
				}),
				definitions: objects('In the order of the senses. Empty unless requested.', {
					lemma,
					part_of_speech: part,
					sense,
					text: string('What it means.'),
					examples: list({ type: 'string' }, 'Example sentences with the word or a synonym.')
				}),
				definitions_state: string(
					'not_stored: definitions were requested, but their data (2.3 MB) isn’t on the device and you’re offline.',
					{ enum: ['not_asked', 'given', 'not_stored'] }
				)
			}),
			examples: [
				example('The plural of a noun', { word: 'mice', limit: 3 }, { word: 'mice', lemma: 'mouse' }),
				example('A phrase', { word: 'ice_cream', limit: 1 }, { lemma: 'ice cream' }),
				example(
					'What it means',
					{ word: 'was', limit: 3, definitions: true },
					{ lemma: 'be', definitions_state: 'given' }
				),
				example('Parts', { word: 'branches', limit: 1 }, { lemma: 'branch' })
			],
			limits: ['word: at most 100 characters', 'limit: 1 to 100 words in each list']
		},
		sounds: {
			title: 'Pronunciation and rhymes',
			method: 'GET',
			path: '/v1/sounds/{word}',
			summary: 'How an English word is spoken, and what rhymes with it',
			description:
				'Pronunciations in General American English by the Carnegie Mellon University Pronouncing Dictionary, with syllables and stress; words that are spoken the same, that rhyme, and that differ in one sound, the commonest first.',
			kind: 'compute',
			cost: 'bounded',
			params: object({
				word: string('A single word.', { minLength: 1, maxLength: 100, examples: ['orange', 'sea'] }),
				limit: integer('Maximum words per list.', { minimum: 1, maximum: 100, default: 20 })
			}),
			response: object({
				word: string('The requested word.'),
				pronunciations: objects('The commonest first.', {
					arpabet: string('Phonemes; vowels with 1 primary, 2 secondary, 0 no stress.'),
					ipa: string('International Phonetic Alphabet.'),
					syllables: count('Syllables.'),
					stress: string('A digit a syllable: 1 primary, 2 secondary, 0 none.')
				}),
				homophones: list({ type: 'string' }, 'Words that are spoken the same.'),
				rhymes: list({ type: 'string' }, 'Words with the same sounds from the last stressed vowel on.'),
				sounds_like: list({ type: 'string' }, 'Words that differ in one sound.')
			}),
			examples: [
				example('Spoken the same', { word: 'sea', limit: 3 }, { homophones: ['see', 'c'] }),
				example('Two pronunciations', { word: 'tomato', limit: 1 }, { word: 'tomato' })
			],
			limits: ['word: at most 100 characters', 'limit: 1 to 100 words in each list']
		}
	}
});
