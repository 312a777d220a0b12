import { defineGroup } from '../kit/contract';
import { list, nullable, object } from '../kit/schema';
import { frankfurter } from './upstream';

/** Dates, and beside them a list of rates for each currency. */
const columns = {
	dates: list({ type: 'string', format: 'date' }),
	rates: { type: 'object', additionalProperties: list(nullable({ type: 'number' })) },
	missing_years: list(
		{ type: 'integer' },
		'Years that neither are stored nor could be asked for, or of which the source lacks days.'
	)
} as const;

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
			takes: { sum: 'amount' },
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
						title: 'Only these currencies',
						maxLength: 400,
						description:
							'Currencies wanted, separated by commas, of any central bank; the thirty of the ECB when left out.',
						examples: ['GBP,JPY']
					},
					amount: {
						type: 'number',
						minimum: 0,
						maximum: 1e12,
						default: 1,
						description: 'An amount of the base, for the field converted; rates are of one unit always.',
						examples: ['250']
					},
					date: {
						type: 'string',
						maxLength: 40,
						'x-input': 'date',
						description: 'Day of the rates, from 1999-01-04 on; the newest when left out.',
						examples: ['2012-05-04']
					},
					start: {
						type: 'string',
						maxLength: 40,
						'x-input': 'date',
						description: 'First day of a series, from 1999-01-04 on; without it there is none.',
						examples: ['2024-01-01']
					},
					end: {
						type: 'string',
						maxLength: 40,
						'x-input': 'date',
						description: 'Last day of the series, and the day of the rates; today when left out.',
						examples: ['2024-12-31']
					},
					group: {
						type: 'string',
						enum: ['day', 'week', 'month'],
						default: 'day',
						description: 'What the series has one entry for: each is the last day with rates of its week or month.'
					},
					history: {
						type: 'boolean',
						default: false,
						description: 'Also the rates of each working day in the twelve months before, for a chart.'
					}
				},
				{ optional: ['symbols', 'date', 'start', 'end'] }
			),
			response: object({
				base: { type: 'string' },
				amount: { type: 'number', minimum: 0 },
				date: { type: 'string', format: 'date', description: 'The day that the rates are of.' },
				requested_date: nullable({ type: 'string', format: 'date' }),
				source: { type: 'string' },
				covered_until: { type: 'string', format: 'date-time', description: 'When the source last said so.' },
				complete: { type: 'boolean', description: 'Whether no newer rates of that day can have come since.' },
				count: { type: 'integer', minimum: 0 },
				rates: { type: 'object', additionalProperties: { type: 'number' } },
				converted: {
					type: 'object',
					additionalProperties: { type: 'number' },
					description:
						'The amount in each currency: from the quotes themselves, to six decimals, or six digits where it is less than one.'
				},
				unavailable: list({ type: 'string' }, 'Currencies that were asked for and had no rate on that day.'),
				doubtful: list(
					object({ currency: { type: 'string' }, reason: { type: 'string' } }),
					'Currencies whose quote is far off that of the days around: the source may have erred, also in what is made of it.'
				),
				banks: list(
					object({ currency: { type: 'string' }, bank: { type: 'string' }, date: { type: 'string', format: 'date' } }),
					'Who set each rate, and of which day it is.'
				),
				history: nullable(object(columns)),
				series: nullable(
					object({
						start: { type: 'string', format: 'date' },
						end: { type: 'string', format: 'date' },
						group: { type: 'string', enum: ['day', 'week', 'month'] },
						...columns
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
				},
				{
					title: 'The dollar in euros at the end of each month of a spring',
					input: { base: 'USD', symbols: 'EUR', start: '2024-03-01', end: '2024-05-31', group: 'month' },
					output: {
						base: 'USD',
						amount: 1,
						date: '2024-05-31',
						series: {
							start: '2024-03-01',
							end: '2024-05-31',
							group: 'month',
							missing_years: [],
							dates: ['2024-03-28', '2024-04-30', '2024-05-31']
						}
					}
				}
			],
			limits: [
				'Reference rates, set once a day: not those at which a bank sells.',
				'A series has 60,000 rates at most: days of all currencies for some eight years, weeks for all of them.',
				'BGN, HRK, RUB and other currencies that the bank no longer quotes are answered for dates that have them, when asked for by name.',
				'Currencies that other central banks quote (AED, ARS, UAH …) are answered when asked for by name, without a series; banks says who set them.'
			]
		}
	}
});
