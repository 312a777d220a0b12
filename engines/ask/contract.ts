import { defineGroup, example } from '../kit/contract';
import { boolean, integer, nullable, number, object, objects, objectWith, string } from '../kit/schema';

const text = { type: 'string' } as const;
const leaf = { anyOf: [text, { type: 'number' }, { type: 'boolean' }, { type: 'null' }] } as const;
/** Any JSON of so many levels; a leaf for the types, because its content belongs to another contract. */
const json = (levels: number): typeof leaf =>
	levels === 0
		? leaf
		: ({
				anyOf: [
					...leaf.anyOf,
					{ type: 'array', items: json(levels - 1) },
					{ type: 'object', additionalProperties: json(levels - 1) }
				]
			} as unknown as typeof leaf);
/** An object of another operation, described by its contract. */
const answered = {
	type: 'object',
	additionalProperties: json(5),
	description: 'As its operation returns it: see the contract of that operation'
} as const;
const input = {
	type: 'object',
	additionalProperties: leaf,
	description: 'The input of the operation. Required fields may be missing if the question does not have them'
} as const;

export const ask = defineGroup({
	id: 'ask',
	icon: 'M12 4.5a7.5 7.5 0 1 1-3.6 14.1L4.5 19.5l1-3.6A7.5 7.5 0 0 1 12 4.5ZM9.8 10a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.5M12 15.6v.2',
	hue: 285,
	title: 'Ask',
	summary: 'Answers questions in everyday words, and questions about days of the calendar.',
	source: {
		text: 'Own words of nine languages, frames beside the contracts, and a small model fitted on sentences of CLINC150 (CC BY 3.0) and SLURP (CC BY 4.0).'
	},
	operations: {
		ask: {
			title: 'Ask',
			method: 'GET',
			path: '/v1/ask',
			readsDay: true,
			summary: 'Operations that answer a question in everyday words',
			description:
				'Reads a question in English, German, Spanish, French, Portuguese, Hindi, Marathi, Tamil or Arabic: which operation answers it, with which input, and how sure that is. When the first reading is sure and its operation works on the device alone, its answer comes along. If no operation answers the question, `not_here` names its topic. The text does not leave the device.',
			kind: 'compute',
			cost: 'bounded',
			params: objectWith(['country', 'time_zone'], {
				q: string('The question', { minLength: 1, maxLength: 20_000, examples: ['5 miles in km'] }),
				lang: string('Language of the reader; a question may be in another', {
					pattern: '^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$',
					'x-reason': 'must be a language code such as en',
					maxLength: 35,
					default: 'en',
					examples: ['de']
				}),
				country: string(
					'Country of the caller, ISO 3166-1 code or name: its currency, holidays and way to write dates. Default: by the language',
					{ maxLength: 60, examples: ['GB'], 'x-input': 'country' }
				),
				time_zone: string(
					'IANA zone of the caller. Default: that of X-Time-Zone, else of the country of the language',
					{ maxLength: 60, examples: ['Europe/London'] }
				),
				limit: integer('Readings at most', { minimum: 1, maximum: 10, default: 5 })
			}),
			response: object({
				q: { ...text, description: 'The question as it was sent' },
				readings: objects('Possible readings, the likeliest first. Only the first can be sure', {
					operation: { ...text, description: 'Name of the operation', examples: ['timezone'] },
					group: { ...text, description: 'Its group; `page` for a page of the app' },
					method: { type: 'string', enum: ['GET', 'POST'] },
					path: { ...text, description: 'With the parameter of its path filled in', examples: ['/v1/timezone'] },
					input,
					score: number('How probable it is that this is meant, 0 to 1'),
					sure: boolean('Whether it may be answered without asking back'),
					text: { ...text, description: 'The reading in a few words' },
					focus: nullable({
						type: 'object',
						additionalProperties: { anyOf: [...leaf.anyOf, { type: 'array', items: text }] },
						description:
							'The part of the answer that the question wants, such as the next holiday. Null for the whole answer'
					})
				}),
				answer: nullable(
					object(
						{
							value: answered,
							text: nullable({ ...text, description: 'The answer in a line, in `lang`' })
						},
						{
							description: 'The answer of the first reading; null unless it is sure and needs neither network nor file'
						}
					)
				),
				not_here: nullable(
					object(
						{
							kind: { ...text, description: 'Topic of the question', examples: ['weather'] },
							text: { ...text, description: 'The same in a sentence, in `lang`' },
							nearest: nullable(
								object({ operation: text, group: text, path: text, title: text }, { description: 'The nearest tool' })
							)
						},
						{ description: 'The topic of a question without a sure reading that no operation answers' }
					)
				),
				not_understood: objects(
					'Words that the first reading leaves unexplained; without a reading, words that the lexicon lacks',
					{
						word: { ...text, description: 'As typed' },
						line: {
							...text,
							description: 'Where to add it in the lexicon, if it says nothing or means the same',
							examples: ['lexicon/en.txt · skip: kindly']
						}
					}
				)
			}),
			examples: [
				example(
					'A conversion in words',
					{ q: 'how many kilometers are five miles' },
					{
						readings: [
							{ operation: 'evaluate', path: '/v1/evaluate', input: { expression: '5 mile to km' }, sure: true }
						],
						not_here: null
					}
				),
				example(
					'A clock elsewhere, in German',
					{ q: 'wie spät ist es in tokio', lang: 'de' },
					{ readings: [{ operation: 'timezone', input: { coords: 'tokio' }, sure: true }] }
				),
				example(
					'Nothing here answers it',
					{ q: 'what will the weather be like tomorrow' },
					{ answer: null, not_here: { kind: 'weather' } }
				)
			],
			limits: ['Text of more than 400 characters is read as text, not as a question.']
		},
		day: {
			title: 'Day',
			method: 'GET',
			path: '/v1/day',
			readsDay: true,
			summary: 'A day of the calendar: its weekday, week and distance from today',
			kind: 'compute',
			cost: 'bounded',
			params: objectWith(['date'], {
				date: string('YYYY-MM-DD. Default: today', { format: 'date', maxLength: 10, examples: ['2026-12-25'] })
			}),
			response: object({
				date: { type: 'string', format: 'date' },
				weekday: { ...text, description: 'In English' },
				iso_week: { ...text, description: 'Year and week by ISO 8601', examples: ['2026-W52'] },
				day_of_year: { type: 'integer', minimum: 1, maximum: 366 },
				leap_year: { type: 'boolean' },
				days_from_today: integer('Negative for days that are over')
			}),
			examples: [
				example(
					'Christmas Day of 2026',
					{ date: '2026-12-25' },
					{ date: '2026-12-25', weekday: 'Friday', iso_week: '2026-W52', day_of_year: 359, leap_year: false }
				)
			]
		}
	}
});
