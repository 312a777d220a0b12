import { defineGroup, example } from '../kit/contract';
import { boolean, integer, list, nullable, number, object, objects, objectWith, string } from '../kit/schema';
import { LANGUAGES } from './languages';
import { INDIC_SCRIPTS, LATIN_SCHEMES } from './transliterate/named';

const text = string('Any text, up to 1,000,000 characters.', {
	minLength: 1,
	maxLength: 1_000_000,
	'x-input': 'long-text',
	'x-kind': 'text'
});

const confidence = number('Probability that this is the language.', { minimum: 0, maximum: 1 });

const candidate = object({
	code: string('Language code.'),
	name: string('In English.'),
	confidence
});

const detection = {
	code: string('Language code. und without letters or without a language that fits.'),
	name: string('In English; Undetermined for und.'),
	confidence,
	reliable: boolean(
		'Whether the answer is close to certain: confidence 0.85 or more (0.95 if a near relative is next, such as Danish and Norwegian), no letters foreign to the language, and not two scripts side by side.'
	),
	beyond: boolean(
		'true where code is a language beyond the 55, as Galician or Icelandic: named where it is likelier than each of the 55, by its BCP 47 code. Absent for the 55 and und.'
	),
	script: nullable(
		string('Unicode name of the script with the most letters. Latin names inside another script count less.')
	),
	alternatives: list(candidate, 'Up to three next likely languages, most likely first.')
} as const;

const languages = {
	type: 'array',
	title: 'Only these languages',
	items: { type: 'string', enum: LANGUAGES.map(({ code }) => code) },
	minItems: 1,
	maxItems: 55,
	'x-input': 'lines',
	description: 'Only consider these languages, if you know which are possible. Defaults to all 55.'
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
	summary: 'Detect languages and scripts, and write Indian scripts in Latin letters or each other.',
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
			summary: 'Which language a text is in',
			description:
				'Detects 55 languages (see GET /v1/languages) with a calibrated confidence: about nine in ten answers with confidence 0.9 are right. Ignores web addresses, e-mail addresses and @names. Works on single words; sentences are better.',
			kind: 'compute',
			cost: 'bounded',
			params: objectWith(['languages', 'segments'], {
				text,
				languages,
				segments: boolean('Whether to split a mixed text into parts of one language each. Defaults to false.', {
					title: 'Mixed text'
				})
			}),
			response: objectWith(['beyond', 'segments'], {
				...detection,
				segments: objects(
					'Parts of one language each, in order, from the first 50,000 characters. Only with segments=true.',
					{
						start: integer('UTF-16 offset in the text.', { minimum: 0 }),
						end: integer('Offset after the last letter.', { minimum: 0 }),
						code: string('Language code, or und.'),
						confidence
					}
				)
			}),
			examples: [
				example(
					'A sentence',
					{ text: 'Guten Morgen, wie komme ich von hier am besten zum Bahnhof?' },
					{ code: 'de', name: 'German', reliable: true, script: 'Latin' }
				),
				example(
					'Hindi, by words and not only by script',
					{ text: 'मुझे आपसे मिलकर बहुत खुशी हुई।' },
					{ code: 'hi', name: 'Hindi', script: 'Devanagari' }
				),
				example('Limited to likely languages', { text: 'Jeg liker kaffe', languages: ['en', 'no'] }, { code: 'no' }),
				example(
					'Mixed text',
					{
						text: 'Ich habe heute leider keine Zeit. I will call you back tomorrow morning.',
						segments: true
					},
					{ script: 'Latin' }
				),
				example(
					'No letters',
					{ text: '12:30 — 14:00' },
					{ code: 'und', name: 'Undetermined', confidence: 0, reliable: false, script: null, alternatives: [] }
				)
			],
			limits: [
				'In texts over 1,200 characters, 400 each from the beginning, middle and end are used.',
				'Segments cover the first 50,000 characters and may miss parts of one or two words.'
			]
		},
		detectBatch: {
			title: 'Many texts',
			method: 'POST',
			path: '/v1/detect/batch',
			summary: 'Languages of up to 100 texts',
			description: 'Same as POST /v1/detect for each text, in order.',
			kind: 'compute',
			cost: 'bounded',
			params: objectWith(['languages'], {
				texts: {
					type: 'array',
					items: { type: 'string', maxLength: 1_000_000 },
					minItems: 1,
					maxItems: 100,
					'x-input': 'lines',
					description: '1 to 100 texts.'
				},
				languages
			}),
			response: object({
				count: { type: 'integer', minimum: 1, maximum: 100 },
				results: list(objectWith(['beyond'], detection), 'In the order of the texts.')
			}),
			examples: [
				example(
					'Three greetings',
					{ texts: ['Guten Morgen, wie geht es Ihnen?', 'Καλημέρα', '今天天气很好'] },
					{ count: 3 }
				)
			]
		},
		script: {
			title: 'Scripts',
			method: 'POST',
			path: '/v1/script',
			summary: 'Which scripts a text uses',
			description:
				'Counts letters and marks by Unicode script, without digits, punctuation, symbols and emoji. A combining mark counts with its base letter, a shared letter with its neighbour.',
			kind: 'compute',
			cost: 'bounded',
			params: object({ text }),
			response: object({
				primary: nullable(string('Script with the most letters; null without letters.')),
				count: integer('Number of scripts.', { minimum: 0 }),
				characters: integer('Letters and marks counted.', { minimum: 0 }),
				scripts: objects('Largest share first.', {
					script: string('Unicode name.'),
					code: string('ISO 15924 code.'),
					characters: { type: 'integer', minimum: 1 },
					share: number('Share of counted characters; all add up to exactly 1.', { minimum: 0, maximum: 1 })
				})
			}),
			examples: [
				example(
					'Two scripts',
					{ text: 'Привет, you!' },
					{
						primary: 'Cyrillic',
						count: 2,
						characters: 9,
						scripts: [
							{ script: 'Cyrillic', code: 'Cyrl', characters: 6, share: 6 / 9 },
							{ script: 'Latin', code: 'Latn', characters: 3, share: 3 / 9 }
						]
					}
				),
				example('Nothing to count', { text: '2026 👍' }, { primary: null, count: 0, characters: 0, scripts: [] })
			]
		},
		languages: {
			title: 'Languages known',
			method: 'GET',
			path: '/v1/languages',
			summary: 'Languages that can be detected',
			kind: 'data',
			cost: 'bounded',
			params: object({}),
			response: object({
				count: { type: 'integer', minimum: 0 },
				languages: objects('Sorted by code.', {
					code: string('ISO 639-1, and zh-cn, zh-tw.'),
					name: string('In English.'),
					native_name: string('As its speakers write it.'),
					scripts: list({ type: 'string' }, 'Scripts each language is recognised in.'),
					direction: { type: 'string', enum: ['ltr', 'rtl'] }
				})
			}),
			examples: [example('All of them', {}, { count: 55 })]
		},
		transliterate: {
			title: 'Transliterate',
			method: 'POST',
			path: '/v1/transliterate',
			summary: 'Write Indian scripts in Latin letters or in each other',
			description:
				'Through ISO 15919, without loss where the target can write it. Text of another script passes through unchanged. casual is plain ASCII as people type it, in both directions. From casual a network for ten languages ranks the spellings, with a list of each language’s words; devanagari is read as Hindi or Marathi. Both are fetched once. Of a long text the first 1,000 different words are read so, further ones letter by letter. To casual rules decide, and known places and languages are spelt as everyone spells them (जर्मनी germany).',
			kind: 'compute',
			cost: 'bounded',
			params: objectWith(['from'], {
				text: { ...text, 'x-kind': 'indic' },
				to: string('Script or Latin scheme to write in.', { enum: [...INDIC_SCRIPTS, ...LATIN_SCHEMES, 'casual'] }),
				from: string(
					'Script or Latin scheme of the text. By default the script is detected, and Latin is read as iso15919; `casual` reads plain ASCII as people type it.',
					{ enum: [...INDIC_SCRIPTS, ...LATIN_SCHEMES, 'casual'] }
				)
			}),
			response: object({
				text: { type: 'string' },
				from: string('Script or scheme the text was read as.'),
				to: { type: 'string', enum: [...INDIC_SCRIPTS, ...LATIN_SCHEMES, 'casual'] },
				result: { type: 'string', 'x-kind': 'text' },
				candidates: list(
					{ type: 'string' },
					'For one casual word, up to five spellings, most likely first (the first is the result). Otherwise empty.'
				)
			}),
			examples: [
				example(
					'Devanagari to ISO 15919',
					{ text: 'नमस्ते', to: 'iso15919' },
					{ from: 'devanagari', to: 'iso15919', result: 'namastē' }
				),
				example(
					'Typed casually, to be written in Tamil',
					{ text: 'vanakkam', from: 'casual', to: 'tamil' },
					{ result: 'வணக்கம்' }
				),
				example('As people type it', { text: 'नमस्ते', to: 'casual' }, { result: 'namaste' })
			]
		}
	}
});
