import { defineGroup } from '../kit/contract';
import { list, nullable, object } from '../kit/schema';
import { wikipedia } from './upstream';

const lang = {
	type: 'string',
	title: 'Language of Wikipedia',
	default: 'en',
	maxLength: 20,
	description: 'Which Wikipedia, by the code in its address.',
	examples: ['de']
} as const;

export const encyclopedia = defineGroup({
	id: 'encyclopedia',
	upstream: wikipedia,
	icon: 'M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5ZM12 6.5V20',
	hue: 245,
	title: 'Encyclopedia',
	summary: 'Article titles as you type, and what happened on a day of the year.',
	source: {
		name: 'Wikipedia',
		text: 'Wikipedia. Titles and days seen once stay on the device.',
		licence: 'CC BY-SA 4.0',
		url: 'https://www.wikipedia.org/'
	},
	operations: {
		autocomplete: {
			title: 'Find articles',
			method: 'GET',
			path: '/v1/autocomplete',
			summary: 'Article titles that begin with a text',
			description:
				'Suggestions of a Wikipedia for the beginning of a title, redirects and small misspellings included. Without a network titles seen before are searched, then the dictionary where it is on the device, and the field basis says so.',
			kind: 'feed',
			cost: 'bounded',
			params: object({
				q: {
					type: 'string',
					title: 'Article',
					minLength: 1,
					maxLength: 200,
					'x-kind': 'topic',
					description: 'What was typed so far.',
					examples: ['earthq']
				},
				lang,
				limit: { type: 'integer', minimum: 1, maximum: 20, default: 10, description: 'At most so many.' },
				summary: {
					type: 'boolean',
					default: false,
					description: 'Also the beginning of the article whose title fits best: null when it could not be had.'
				}
			}),
			response: object({
				query: { type: 'string' },
				lang: { type: 'string' },
				count: { type: 'integer', minimum: 0 },
				basis: {
					type: 'string',
					enum: ['wikipedia', 'seen', 'dictionary'],
					description:
						'When Wikipedia could not be asked: seen for titles that earlier answers held, dictionary for these and words of the dictionary.'
				},
				covered_until: nullable({ type: 'string', format: 'date-time', description: 'When the source last said so.' }),
				complete: { type: 'boolean', description: 'False when only what is on the device was searched.' },
				summary: nullable(
					object({
						title: { type: 'string' },
						text: { type: 'string', description: 'The first sentences, without marks.' },
						url: { type: 'string', format: 'uri' }
					})
				),
				suggestions: list(
					object({
						title: { type: 'string' },
						description: nullable({ type: 'string' }),
						url: { type: 'string', format: 'uri' },
						thumbnail: nullable({ type: 'string', format: 'uri' }),
						matched: { type: 'string', description: 'The title that fits the query: another one when it leads here.' }
					})
				)
			}),
			examples: [
				{
					title: 'Titles that begin with “earth”',
					input: { q: 'earth', limit: '5' },
					output: { query: 'earth', lang: 'en' }
				}
			],
			limits: ['A hundred questions a minute to Wikipedia; a summary is one more.']
		},
		onThisDay: {
			title: 'On this day',
			method: 'GET',
			path: '/v1/on-this-day',
			readsDay: true,
			summary: 'What happened on a day of the year',
			description:
				'Events, births, deaths and holidays of a day, as the editors of a Wikipedia list them, latest year first. Years before our era are negative; holidays have none. Wikipedias without a feed of it are read from their page of the day, without pictures; complete is false where a line of that page could not be read.',
			kind: 'feed',
			cost: 'bounded',
			params: object(
				{
					month: {
						type: 'integer',
						minimum: 1,
						maximum: 12,
						description: '1 to 12; the current one when left out.',
						examples: ['7']
					},
					day: {
						type: 'integer',
						minimum: 1,
						maximum: 31,
						description: '1 to 31; the current one when left out.',
						examples: ['20']
					},
					type: {
						type: 'string',
						title: 'What',
						enum: ['events', 'births', 'deaths', 'holidays', 'selected'],
						'x-labels': {
							events: 'Events',
							births: 'Births',
							deaths: 'Deaths',
							holidays: 'Holidays',
							selected: 'Selected'
						},
						default: 'events',
						description: 'selected: the few events that the editors chose.'
					},
					lang,
					limit: { type: 'integer', minimum: 1, maximum: 100, default: 20, description: 'At most so many.' },
					offset: { type: 'integer', minimum: 0, maximum: 10_000, default: 0, description: 'How many to pass over.' }
				},
				{ optional: ['month', 'day'] }
			),
			response: object({
				month: { type: 'integer' },
				day: { type: 'integer' },
				time_zone: nullable({
					type: 'string',
					description: 'Zone whose current month or day was taken (X-Time-Zone names it); null when both were given.'
				}),
				type: { type: 'string' },
				lang: { type: 'string' },
				count: { type: 'integer', minimum: 0 },
				total: { type: 'integer', minimum: 0, description: 'All that there are of the day.' },
				covered_until: { type: 'string', format: 'date-time', description: 'When the source last said so.' },
				complete: { type: 'boolean' },
				items: list(
					object({
						year: nullable({ type: 'integer' }),
						text: { type: 'string' },
						pages: list(
							object({
								title: { type: 'string' },
								description: nullable({ type: 'string' }),
								url: { type: 'string', format: 'uri' },
								thumbnail: nullable({ type: 'string', format: 'uri' })
							})
						)
					})
				)
			}),
			examples: [
				{
					title: 'The twentieth of July',
					input: { month: '7', day: '20', limit: '3' },
					output: { month: 7, day: 20, time_zone: null, type: 'events', lang: 'en' }
				}
			],
			limits: [
				'Published in fourteen languages: ar, bs, cs, de, en, es, fr, it, pt, ru, sv, tr, uk, zh.',
				'From the page of the day, without selected: bn, ca, fi, gu, hi, hu, id, ja, ko, mr, nl, pl, ro, ta, vi.'
			]
		}
	}
});
