import { defineGroup } from '../kit/contract';
import { list, nullable, object } from '../kit/schema';
import { LANGUAGES } from './languages';
import { INDIC_SCRIPTS, LATIN_SCHEMES } from './transliterate/named';

const text = {
	type: 'string',
	minLength: 1,
	maxLength: 1_000_000,
	'x-input': 'long-text',
	'x-kind': 'text',
	description: 'Any text, up to 1,000,000 characters.'
} as const;

const confidence = {
	type: 'number',
	minimum: 0,
	maximum: 1,
	description: 'Probability that this is the language.'
} as const;

const candidate = object({
	code: { type: 'string', description: 'Language code.' },
	name: { type: 'string', description: 'In English.' },
	confidence
});

const detection = {
	code: {
		type: 'string',
		description: 'Language code; und when the text has no letters or is more likely in none of the languages.'
	},
	name: { type: 'string', description: 'In English; Undetermined for und.' },
	confidence,
	reliable: {
		type: 'boolean',
		description:
			'Whether the answer is as good as certain: confidence 0.85 or more (0.95 where the next is a near relative, as Danish and Norwegian), no letters that the language does not use, and not two scripts side by side.'
	},
	beyond: {
		type: 'boolean',
		description:
			'true where code is a language beyond the 55, as Malay or Icelandic: named only where it is likely, by its BCP 47 code. Absent for the 55 and und.'
	},
	script: nullable({
		type: 'string',
		description:
			'Unicode name of the script that decided: that of most letters, names in Latin letters inside another script counted less.'
	}),
	alternatives: list(candidate, 'The next likely languages, at most 3, by descending confidence.')
} as const;

const languages = {
	type: 'array',
	title: 'Only these languages',
	items: { type: 'string', enum: LANGUAGES.map(({ code }) => code) },
	minItems: 1,
	maxItems: 55,
	'x-input': 'lines',
	description: 'Only these languages are considered, where the caller knows which it can be; left out, all 55.'
} as const;

export const language = defineGroup({
	id: 'language',
	icon: 'M3 6h10M8 3.5V6M11 6c-.8 4-3.5 6.5-7.5 8M5.5 9c1 2.2 3 4 6 5M12.5 20.5 16.8 10l4.2 10.5M14 17h5.5',
	hue: 335,
	packs: {
		detect: 'Telling languages apart',
		typing: 'Indian languages as they are typed',
		names: 'Names of places and languages as they are typed'
	},
	title: 'Language',
	summary: 'Which language and script a text is in, and Indic scripts into each other and into Latin.',
	source: {
		text: 'Detection by an own small model of character sequences, trained on openly licensed texts; scripts by the Unicode Character Database 17.0.0; transliteration through ISO 15919, names as everyone spells them by GeoNames (CC BY 4.0) and Unicode CLDR; typing by a network that learned from Aksharantar (AI4Bharat) and Dakshina (Google), CC BY-SA 4.0.',
		licence: 'Unicode-3.0, CC-BY-4.0 (names of towns)',
		url: 'https://www.unicode.org/license.txt'
	},
	operations: {
		detect: {
			title: 'Detect language',
			method: 'POST',
			path: '/v1/detect',
			summary: 'The language of a text',
			description:
				'One of the 55 languages of GET /v1/languages, with a calibrated confidence: of answers with confidence 0.9, about nine in ten are right. Addresses, mails and @names are left out. Works on single words; a sentence is better.',
			kind: 'compute',
			cost: 'bounded',
			params: object(
				{
					text,
					languages,
					segments: {
						type: 'boolean',
						title: 'Parts of a mixed text',
						description: 'Whether to part a mixed text into stretches of one language each; left out, it is not.'
					}
				},
				{ optional: ['languages', 'segments'] }
			),
			response: object(
				{
					...detection,
					segments: list(
						object({
							start: { type: 'integer', minimum: 0, description: 'UTF-16 offset in the text.' },
							end: { type: 'integer', minimum: 0, description: 'Offset after the last letter.' },
							code: { type: 'string', description: 'Language code, or und.' },
							confidence
						}),
						'Stretches of one language each, in order, of the first 50,000 characters; with segments=true.'
					)
				},
				{ optional: ['beyond', 'segments'] }
			),
			examples: [
				{
					title: 'A sentence',
					input: { text: 'Der schnelle braune Fuchs springt über den faulen Hund.' },
					output: { code: 'de', name: 'German', reliable: true, script: 'Latin' }
				},
				{
					title: 'Hindi, by words and not only by script',
					input: { text: 'मुझे आपसे मिलकर बहुत खुशी हुई।' },
					output: { code: 'hi', name: 'Hindi', script: 'Devanagari' }
				},
				{
					title: 'Only what it can be',
					input: { text: 'Jeg liker kaffe', languages: ['en', 'no'] },
					output: { code: 'no' }
				},
				{
					title: 'Parts of a mixed text',
					input: {
						text: 'Ich habe heute leider keine Zeit. I will call you back tomorrow morning.',
						segments: true
					},
					output: { script: 'Latin' }
				},
				{
					title: 'No letters',
					input: { text: '12:30 — 14:00' },
					output: { code: 'und', name: 'Undetermined', confidence: 0, reliable: false, script: null, alternatives: [] }
				}
			],
			limits: [
				'Of a text of more than 1,200 characters 400 at its beginning, in its middle and at its end decide.',
				'Segments are of the first 50,000 characters; a stretch of one or two words may be missed.'
			]
		},
		detectBatch: {
			title: 'Many texts',
			method: 'POST',
			path: '/v1/detect/batch',
			summary: 'The languages of up to 100 texts',
			description: 'As POST /v1/detect for each text, in order.',
			kind: 'compute',
			cost: 'bounded',
			params: object(
				{
					texts: {
						type: 'array',
						items: { type: 'string', maxLength: 1_000_000 },
						minItems: 1,
						maxItems: 100,
						'x-input': 'lines',
						description: '1 to 100 texts.'
					},
					languages
				},
				{ optional: ['languages'] }
			),
			response: object({
				count: { type: 'integer', minimum: 1, maximum: 100 },
				results: list(object(detection, { optional: ['beyond'] }), 'In the order of the texts.')
			}),
			examples: [
				{
					title: 'Three greetings',
					input: { texts: ['Guten Morgen, wie geht es Ihnen?', 'Καλημέρα', '今天天气很好'] },
					output: { count: 3 }
				}
			]
		},
		script: {
			title: 'Scripts',
			method: 'POST',
			path: '/v1/script',
			summary: 'The writing systems of a text',
			description:
				'Letters and marks are counted by Unicode script; digits, punctuation, symbols and emoji are not. A combining mark counts with its base, a letter that many scripts share with its neighbour.',
			kind: 'compute',
			cost: 'bounded',
			params: object({ text }),
			response: object({
				primary: nullable({ type: 'string', description: 'The script of most characters, null without letters.' }),
				count: { type: 'integer', minimum: 0, description: 'Number of scripts.' },
				characters: { type: 'integer', minimum: 0, description: 'Letters and marks counted.' },
				scripts: list(
					object({
						script: { type: 'string', description: 'Unicode name.' },
						code: { type: 'string', description: 'ISO 15924 code.' },
						characters: { type: 'integer', minimum: 1 },
						share: {
							type: 'number',
							minimum: 0,
							maximum: 1,
							description: 'Of the counted characters; together exactly 1.'
						}
					}),
					'By descending share.'
				)
			}),
			examples: [
				{
					title: 'Two scripts',
					input: { text: 'Привет, you!' },
					output: {
						primary: 'Cyrillic',
						count: 2,
						characters: 9,
						scripts: [
							{ script: 'Cyrillic', code: 'Cyrl', characters: 6, share: 6 / 9 },
							{ script: 'Latin', code: 'Latn', characters: 3, share: 3 / 9 }
						]
					}
				},
				{
					title: 'Nothing to count',
					input: { text: '2026 👍' },
					output: { primary: null, count: 0, characters: 0, scripts: [] }
				}
			]
		},
		languages: {
			title: 'Languages known',
			method: 'GET',
			path: '/v1/languages',
			summary: 'The languages that detection knows',
			kind: 'data',
			cost: 'bounded',
			params: object({}),
			response: object({
				count: { type: 'integer', minimum: 0 },
				languages: list(
					object({
						code: { type: 'string', description: 'ISO 639-1, and zh-cn, zh-tw.' },
						name: { type: 'string', description: 'In English.' },
						native_name: { type: 'string', description: 'As its speakers write it.' },
						scripts: list({ type: 'string' }, 'Unicode names of the scripts that it is known in.'),
						direction: { type: 'string', enum: ['ltr', 'rtl'] }
					}),
					'Sorted by code.'
				)
			}),
			examples: [{ title: 'All of them', input: {}, output: { count: 55 } }]
		},
		transliterate: {
			title: 'Transliterate',
			method: 'POST',
			path: '/v1/transliterate',
			summary: 'Indic scripts into each other and into Latin',
			description:
				'Through ISO 15919, without loss where the target can write it. Text of another script passes through unchanged. casual is plain ASCII as people type it, in both directions. From casual a network for ten languages ranks the spellings, with a list of each language’s words; devanagari is read as Hindi or Marathi. Both are fetched once. Of a long text the first 1,000 different words are read so, further ones letter by letter. To casual rules decide, and known places and languages are spelt as everyone spells them (जर्मनी germany).',
			kind: 'compute',
			cost: 'bounded',
			params: object(
				{
					text: { ...text, 'x-kind': 'indic' },
					to: {
						type: 'string',
						enum: [...INDIC_SCRIPTS, ...LATIN_SCHEMES, 'casual'],
						description: 'Script or Latin scheme to write in.'
					},
					from: {
						type: 'string',
						enum: [...INDIC_SCRIPTS, ...LATIN_SCHEMES, 'casual'],
						description:
							'Script or Latin scheme of the text; left out, the script is recognised and Latin is read as iso15919. casual, plain ASCII as people type it, is read into a script.'
					}
				},
				{ optional: ['from'] }
			),
			response: object({
				text: { type: 'string' },
				from: { type: 'string', description: 'Script or scheme that the text was read as.' },
				to: { type: 'string', enum: [...INDIC_SCRIPTS, ...LATIN_SCHEMES, 'casual'] },
				result: { type: 'string', 'x-kind': 'text' },
				candidates: list(
					{ type: 'string' },
					'Of one word from casual up to five spellings, the likeliest first, which is the result; else empty.'
				)
			}),
			examples: [
				{
					title: 'Devanagari to ISO 15919',
					input: { text: 'नमस्ते', to: 'iso15919' },
					output: { from: 'devanagari', to: 'iso15919', result: 'namastē' }
				},
				{
					title: 'Typed, to be written',
					input: { text: 'vanakkam', from: 'casual', to: 'tamil' },
					output: { result: 'வணக்கம்' }
				},
				{
					title: 'As people type it',
					input: { text: 'नमस्ते', to: 'casual' },
					output: { result: 'namaste' }
				}
			]
		}
	}
});
