import { defineGroup } from '../kit/contract';
import { list, object } from '../kit/schema';
import { BROADER, NARROWER, PARTS, WHOLES } from './relations';

const part = { type: 'string', enum: ['noun', 'verb'] } as const;
const sense = {
	type: 'integer',
	minimum: 1,
	description: 'Which meaning of the word, in the order of WordNet, counted for each part of speech.'
} as const;
const count = (description: string) => ({ type: 'integer', minimum: 0, description }) as const;

const related = <const R extends readonly string[]>(relations: R, description: string) =>
	list(
		object({
			word: { type: 'string', description: 'As WordNet spells it.' },
			relation: { type: 'string', enum: relations },
			part_of_speech: part,
			sense
		}),
		description
	);

export const dictionary = defineGroup({
	id: 'dictionary',
	icon: 'M12 7v4M12 11H6v3M12 11h6v3M10 3.5h4V7h-4ZM4 14h4v3.5H4ZM16 14h4v3.5h-4ZM10 14h4v3.5h-4ZM12 11v3',
	hue: 60,
	packs: { wordnet: 'WordNet' },
	title: 'Dictionary',
	summary: 'Broader and narrower words, parts and wholes.',
	source: {
		text: 'WordNet 3.1, Princeton University',
		licence: 'WordNet License',
		url: 'https://wordnet.princeton.edu'
	},
	operations: {
		related: {
			title: 'Related words',
			method: 'GET',
			path: '/v1/related/{word}',
			summary: 'Words related to an English noun or verb',
			description:
				'What the word is a kind of, what is a kind of it, its parts and what it is part of. Inflected words and phrases work: mice, ran, ice cream, ice_cream.',
			kind: 'compute',
			cost: 'bounded',
			params: object({
				word: {
					type: 'string',
					minLength: 1,
					maxLength: 100,
					description: 'A word or phrase, in any inflection; spaces may be written _.',
					examples: ['dog', 'ice cream']
				},
				limit: { type: 'integer', minimum: 1, maximum: 100, default: 20, description: 'Words in each list.' }
			}),
			response: object({
				word: { type: 'string', description: 'The word that was asked for.' },
				lemma: { type: 'string', description: 'Its base form, in lower case.' },
				count: count('Words in the four lists of this answer.'),
				broader: related(BROADER, 'What it is a kind or an instance of.'),
				narrower: related(NARROWER, 'Kinds and instances of it.'),
				parts: related(PARTS, 'Its parts, members and substances.'),
				wholes: related(WHOLES, 'What it is a part, member or substance of.'),
				totals: object(
					{
						broader: count('Words in all.'),
						narrower: count('Words in all.'),
						parts: count('Words in all.'),
						wholes: count('Words in all.')
					},
					{ description: 'How long the lists are without the limit.' }
				),
				senses: list(
					object({ part_of_speech: part, sense, words: list({ type: 'string' }, 'All words with this meaning.') }),
					'Meanings of the word, nouns first.'
				)
			}),
			examples: [
				{
					title: 'The plural of a noun',
					input: { word: 'mice', limit: 3 },
					output: { word: 'mice', lemma: 'mouse' }
				},
				{
					title: 'A phrase',
					input: { word: 'ice_cream', limit: 1 },
					output: { lemma: 'ice cream' }
				},
				{
					title: 'Parts',
					input: { word: 'branches', limit: 1 },
					output: { lemma: 'branch' }
				}
			],
			limits: ['word: at most 100 characters', 'limit: 1 to 500 words in each list']
		}
	}
});
