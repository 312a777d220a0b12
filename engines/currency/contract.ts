import { defineGroup } from '../kit/contract';
import { list, nullable, object } from '../kit/schema';
import { frankfurter } from './upstream';

export const currency = defineGroup({
	id: 'currency',
	upstream: frankfurter,
	icon: 'M4 8h13.5M14 4.5 17.5 8 14 11.5M20 16H6.5M10 12.5 6.5 16l3.5 3.5',
	hue: 155,
	title: 'Currency',
	summary: 'Reference exchange rates of thirty currencies, today or on any day since 1999.',
	source: {
		name: 'European Central Bank, by Frankfurter',
		text: 'Euro reference rates of the European Central Bank, by Frankfurter; other bases are divided exactly from them on the device.',
		licence: 'Free to use with the source named',
		url: 'https://frankfurter.dev/'
	},
	operations: {
		rates: {
			title: 'Exchange rates',
			method: 'GET',
			path: '/v1/rates',
			summary: 'Exchange rates of a currency, today or on a day',
			description:
				'What one unit of the base is worth in others. The European Central Bank sets its rates once on each working day, at about 16:00 in Frankfurt; a day without rates has those of the last one before it, and the field date says which. Rates between two other currencies are quotients of their euro quotes, to six significant digits.',
			kind: 'feed',
			cost: 'bounded',
			params: object(
				{
					base: {
						type: 'string',
						pattern: '^[A-Za-z]{3}$',
						'x-reason': 'must be a three-letter currency code',
						default: 'USD',
						description: 'The currency of which one unit is priced.',
						examples: ['EUR']
					},
					symbols: {
						type: 'string',
						maxLength: 400,
						description: 'Currencies wanted, separated by commas; all thirty when left out.',
						examples: ['GBP,JPY']
					},
					date: {
						type: 'string',
						maxLength: 40,
						'x-input': 'date',
						description: 'Day of the rates, from 1999-01-04 on; the newest when left out.',
						examples: ['2012-05-04']
					},
					history: {
						type: 'boolean',
						default: false,
						description: 'Also the rates of each working day in the twelve months before, for a chart.'
					}
				},
				{ optional: ['symbols', 'date'] }
			),
			response: object({
				base: { type: 'string' },
				date: { type: 'string', format: 'date', description: 'The day that the rates are of.' },
				requested_date: nullable({ type: 'string', format: 'date' }),
				source: { type: 'string' },
				covered_until: { type: 'string', format: 'date-time', description: 'When the source last said so.' },
				complete: { type: 'boolean', description: 'Whether no newer rates of that day can have come since.' },
				count: { type: 'integer', minimum: 0 },
				rates: { type: 'object', additionalProperties: { type: 'number' } },
				unavailable: list({ type: 'string' }, 'Currencies that were asked for and had no rate on that day.'),
				history: nullable(
					object({
						dates: list({ type: 'string', format: 'date' }),
						rates: { type: 'object', additionalProperties: list(nullable({ type: 'number' })) }
					})
				)
			}),
			examples: [
				{
					title: 'Dollars in pounds and yen, today',
					input: { base: 'USD', symbols: 'GBP,JPY' },
					output: { base: 'USD', requested_date: null, count: 2 }
				},
				{
					title: 'Euro rates on a Sunday: those of the Friday before',
					input: { base: 'EUR', date: '2024-06-09', symbols: 'USD' },
					output: { base: 'EUR', date: '2024-06-07', requested_date: '2024-06-09', unavailable: [] }
				}
			],
			limits: [
				'Reference rates, set once a day: not those at which a bank sells.',
				'BGN, HRK, RUB and other currencies that the bank no longer quotes are answered for dates that have them, when asked for by name.'
			]
		}
	}
});
