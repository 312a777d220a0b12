import { defineGroup, example } from '../kit/contract';
import { boolean, integer, nullable, object, objectOrNull, objects, objectWith, string } from '../kit/schema';
import { wikipedia } from './upstream';

const lang = string('Which Wikipedia, by the code in its address.', {
	title: 'Language of Wikipedia',
	default: 'en',
	maxLength: 20,
	examples: ['de']
});

export const encyclopedia = defineGroup({
	id: 'encyclopedia',
	upstream: wikipedia,
	icon: 'M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5ZM12 6.5V20',
	hue: 245,
	title: 'Encyclopedia',
	summary: 'Find articles as you type, and see what happened on any day of the year.',
	source: {
		name: 'Wikipedia',
		text: 'Wikipedia. Titles and days you’ve seen stay on the device.',
		licence: 'CC BY-SA 4.0',
		url: 'https://www.wikipedia.org/'
	},
	operations: {
		autocomplete: {
			title: 'Find articles',
			method: 'GET',
			path: '/v1/autocomplete',
			summary: 'Find articles by the start of their title',
			description:
				'Wikipedia suggestions for the start of a title, including redirects and small typos. Offline it searches titles seen before, then the dictionary if it’s on the device; `basis` says which.',
			kind: 'feed',
			cost: 'bounded',
			params: object({
				q: string('Text typed so far.', {
					title: 'Find an article',
					minLength: 1,
					maxLength: 200,
					'x-kind': 'topic',
					examples: ['earthq']
				}),
				lang,
				limit: integer('Maximum number.', { minimum: 1, maximum: 20, default: 10 }),
				summary: boolean('Also return the first sentences of the best match, or null if unavailable.', {
					default: false
				})
			}),
			response: object({
				query: { type: 'string' },
				lang: { type: 'string' },
				count: { type: 'integer', minimum: 0 },
				basis: string(
					'Where suggestions came from if Wikipedia wasn’t available: `seen` for titles from earlier answers, `dictionary` for those plus dictionary words.',
					{ enum: ['wikipedia', 'seen', 'dictionary'] }
				),
				covered_until: nullable(string('When the source last confirmed this.', { format: 'date-time' })),
				complete: boolean('False if only the device was searched.'),
				summary: objectOrNull({
					title: { type: 'string' },
					text: string('First sentences, as plain text.'),
					url: { type: 'string', format: 'uri' }
				}),
				suggestions: objects({
					title: { type: 'string' },
					description: nullable({ type: 'string' }),
					url: { type: 'string', format: 'uri' },
					thumbnail: nullable({ type: 'string', format: 'uri' }),
					matched: string('Title that matched the query, if it redirects to this article.')
				})
			}),
			examples: [example('Titles that begin with “earth”', { q: 'earth', limit: '5' }, { query: 'earth', lang: 'en' })],
			limits: ['Up to 100 requests a minute to Wikipedia. A summary counts as one more.']
		},
		onThisDay: {
			title: 'On this day',
			method: 'GET',
			path: '/v1/on-this-day',
			readsDay: true,
			summary: 'What happened on a day of the year',
			description:
				'Events, births, deaths and holidays of a day as listed by Wikipedia’s editors, latest year first. Years BCE are negative; holidays have no year. Some Wikipedias are read from their page for the day, without pictures; `complete` is false if a line couldn’t be read.',
			kind: 'feed',
			cost: 'bounded',
			params: objectWith(['month', 'day'], {
				month: integer('1 to 12. Defaults to this month.', { minimum: 1, maximum: 12, examples: ['7'] }),
				day: integer('1 to 31. Defaults to today.', { minimum: 1, maximum: 31, examples: ['20'] }),
				type: string('selected: the editors’ choice.', {
					title: 'Show',
					enum: ['events', 'births', 'deaths', 'holidays', 'selected'],
					default: 'events'
				}),
				lang,
				limit: integer('Maximum number.', { minimum: 1, maximum: 100, default: 20 }),
				offset: integer('How many to skip.', { minimum: 0, maximum: 10_000, default: 0 })
			}),
			response: object({
				month: { type: 'integer' },
				day: { type: 'integer' },
				time_zone: nullable(
					string('Time zone used for the current month or day (set it with X-Time-Zone). Null if both were given.')
				),
				type: { type: 'string' },
				lang: { type: 'string' },
				count: { type: 'integer', minimum: 0 },
				total: integer('Number of all entries for the day.', { minimum: 0 }),
				covered_until: string('When the source last confirmed this.', { format: 'date-time' }),
				complete: { type: 'boolean' },
				items: objects({
					year: nullable({ type: 'integer' }),
					text: { type: 'string' },
					pages: objects({
						title: { type: 'string' },
						description: nullable({ type: 'string' }),
						url: { type: 'string', format: 'uri' },
						thumbnail: nullable({ type: 'string', format: 'uri' })
					})
				})
			}),
			examples: [
				example(
					'20 July',
					{ month: '7', day: '20', limit: '3' },
					{ month: 7, day: 20, time_zone: null, type: 'events', lang: 'en' }
				)
			],
			limits: [
				'Published in fourteen languages: ar, bs, cs, de, en, es, fr, it, pt, ru, sv, tr, uk, zh.',
				'From the page of the day, without selected: bn, ca, fi, gu, hi, hu, id, ja, ko, mr, nl, pl, ro, ta, vi.'
			]
		}
	}
});
