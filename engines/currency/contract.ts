import { defineGroup, example } from '../kit/contract';
import { boolean, list, nullable, number, object, objectOrNull, objects, objectWith, string } from '../kit/schema';
import { frankfurter } from './upstream';

/** Dates, and beside them a list of rates for each currency. */
const columns = {
	dates: list({ type: 'string', format: 'date' }),
	rates: { type: 'object', additionalProperties: list(nullable({ type: 'number' })) },
	missing_years: list({ type: 'integer' }, 'Years not saved and not available, or with days missing at the source.')
} as const;

export const currency = defineGroup({
	id: 'currency',
	upstream: frankfurter,
	icon: 'M4 8h13.5M14 4.5 17.5 8 14 11.5M20 16H6.5M10 12.5 6.5 16l3.5 3.5',
	hue: 155,
	title: 'Currency',
	summary: 'Exchange rates of thirty currencies, today or on any day since 1999.',
	source: {
		name: 'European Central Bank',
		text: 'Euro reference rates of the European Central Bank, served by Frankfurter. Rates between other currencies are calculated from them on the device.',
		licence: 'Free to use with the source named',
		url: 'https://frankfurter.dev/'
	},
	operations: {
		rates: {
			title: 'Exchange rates',
			method: 'GET',
			path: '/v1/rates',
			summary: 'Exchange rates, today or on any day',
			description:
				'The value of one unit of the base currency in other currencies. The European Central Bank sets its rates once each working day, around 16:00 in Frankfurt. A day without rates returns the last earlier ones, and `date` says which day that was. Rates between two other currencies are calculated from their euro rates, to six significant digits.',
			kind: 'feed',
			cost: 'bounded',
			takes: { sum: 'amount' },
			params: objectWith(['symbols', 'date', 'start', 'end'], {
				base: string('Currency you have: the one priced.', {
					pattern: '^[A-Za-z]{3}$',
					'x-reason': 'must be a three-letter currency code',
					default: 'USD',
					examples: ['EUR']
				}),
				symbols: string(
					'Currencies wanted, separated by commas, of any central bank; the thirty of the ECB when left out.',
					{ title: 'Currencies', maxLength: 400, examples: ['GBP,JPY'] }
				),
				amount: number('Amount of the base currency to convert. Rates are always for one unit.', {
					minimum: 0,
					maximum: 1e12,
					default: 1,
					examples: ['250']
				}),
				date: string('Day of the rates, from 1999-01-04. Defaults to the newest.', {
					maxLength: 40,
					'x-input': 'date',
					examples: ['2012-05-04']
				}),
				start: string('First day of a series, from 1999-01-04. Without it, no series.', {
					maxLength: 40,
					'x-input': 'date',
					examples: ['2024-01-01']
				}),
				end: string('Last day of the series, and the day of `rates`. Defaults to today.', {
					maxLength: 40,
					'x-input': 'date',
					examples: ['2024-12-31']
				}),
				group: string('One entry per day, week or month. Weeks and months use their last day with rates.', {
					enum: ['day', 'week', 'month'],
					default: 'day'
				}),
				history: boolean('Also return the rates of the past twelve months, for a chart.', { default: false })
			}),
			response: object({
				base: { type: 'string' },
				amount: { type: 'number', minimum: 0 },
				date: string('Day of the rates.', { format: 'date' }),
				requested_date: nullable({ type: 'string', format: 'date' }),
				source: { type: 'string' },
				covered_until: string('When the source last confirmed this.', { format: 'date-time' }),
				complete: boolean('Whether these rates are final for that day.'),
				count: { type: 'integer', minimum: 0 },
				rates: { type: 'object', additionalProperties: { type: 'number' } },
				converted: {
					type: 'object',
					additionalProperties: { type: 'number' },
					description: 'The amount in each currency, to six decimals, or six digits if below one.'
				},
				unavailable: list({ type: 'string' }, 'Requested currencies without a rate on that day.'),
				doubtful: objects(
					'Currencies whose quote differs widely from those of the days around. The source may be wrong, and so may rates calculated from it.',
					{ currency: { type: 'string' }, reason: { type: 'string' } }
				),
				banks: objects('Who set each rate, and of which day it is.', {
					currency: { type: 'string' },
					bank: { type: 'string' },
					date: { type: 'string', format: 'date' }
				}),
				history: nullable(object(columns)),
				series: objectOrNull({
					start: { type: 'string', format: 'date' },
					end: { type: 'string', format: 'date' },
					group: { type: 'string', enum: ['day', 'week', 'month'] },
					...columns
				})
			}),
			examples: [
				example(
					'Dollars in pounds and yen, today',
					{ base: 'USD', symbols: 'GBP,JPY' },
					{ base: 'USD', requested_date: null, count: 2 }
				),
				example(
					'Euro rates on a Sunday: Friday’s',
					{ base: 'EUR', date: '2024-06-09', symbols: 'USD' },
					{ base: 'EUR', date: '2024-06-07', requested_date: '2024-06-09', unavailable: [] }
				),
				example(
					'The dollar in euros at the end of each month, spring 2024',
					{ base: 'USD', symbols: 'EUR', start: '2024-03-01', end: '2024-05-31', group: 'month' },
					{
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
				)
			],
			limits: [
				'Reference rates, set once a day. Banks sell at other rates.',
				'A series holds up to 60,000 rates: about eight years of days, or all years by week, for all currencies.',
				'Currencies the bank no longer quotes (BGN, HRK, RUB and others) are returned when you name them, for days that have them.',
				'Currencies that other central banks quote (AED, ARS, UAH …) are answered when asked for by name, without a series; banks says who set them.'
			]
		}
	}
});
