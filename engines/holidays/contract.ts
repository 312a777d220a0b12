import { defineGroup } from '../kit/contract';
import { list, nullable, object } from '../kit/schema';
import { FIRST_YEAR, LAST_YEAR } from './years';

export const holidays = defineGroup({
	id: 'holidays',
	icon: 'M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5ZM8 3v4M16 3v4M4 10h16M12 12.3l.9 1.8 2 .3-1.45 1.4.35 2-1.8-.95-1.8.95.35-2-1.45-1.4 2-.3Z',
	hue: 12,
	packs: { holidays: 'Calendars of all countries' },
	title: 'Public holidays',
	summary: 'Public holidays of countries and their subdivisions, 1950 to 2100.',
	source: {
		text: 'date-holidays, with corrections by law; Islamic and Hebrew calendars of Unicode CLDR',
		licence: 'ISC and CC BY 3.0',
		url: 'https://github.com/commenthol/date-holidays'
	},
	operations: {
		holidays: {
			title: 'Holidays of a year',
			method: 'GET',
			path: '/v1/holidays',
			summary: 'Public holidays of a country in a year',
			description:
				'Days off by law, with those taken in place of one that falls on a weekend. Without a subdivision: what holds nationwide. Days of a calendar that goes by the moon are estimated where they have not been announced.',
			kind: 'compute',
			cost: 'bounded',
			params: object(
				{
					country: {
						type: 'string',
						minLength: 1,
						maxLength: 20,
						description: 'ISO 3166-1 alpha-2 code',
						examples: ['US'],
						'x-input': 'country'
					},
					year: {
						type: 'integer',
						minimum: FIRST_YEAR,
						maximum: LAST_YEAR,
						description: 'The running year when not given'
					},
					subdivision: {
						type: 'string',
						maxLength: 40,
						description: 'A state, province or region: `CA` or `US-CA`',
						examples: ['US-CA']
					}
				},
				{ optional: ['year', 'subdivision'] }
			),
			response: object({
				country: { type: 'string' },
				country_name: { type: 'string', description: 'English name' },
				year: { type: 'integer' },
				known_until: {
					type: 'string',
					format: 'date',
					description: 'The last day up to which announced dates and days off for one time are in'
				},
				subdivision: nullable({ type: 'string', description: 'Without the country’s code' }),
				subdivisions_available: list(
					object({ code: { type: 'string' }, name: { type: 'string' } }),
					'Subdivisions of which something is known; a part of one as `BY-A`'
				),
				count: { type: 'integer' },
				holidays: list(
					object({
						date: { type: 'string', format: 'date' },
						weekday: { type: 'string', description: 'In English' },
						name: { type: 'string', description: 'English name' },
						local_name: { type: 'string' },
						type: { type: 'string', enum: ['public'] },
						observed: { type: 'boolean', description: 'Taken in place of a holiday on a weekend' },
						nationwide: { type: 'boolean' },
						basis: {
							type: 'string',
							enum: ['law', 'announced', 'computed', 'one_off'],
							description:
								'By a standing rule, on a day that a notice names, by a calendar that is reckoned ahead, or for that one time'
						},
						source: { type: 'string', description: 'The law, notice, almanac or collection that it was taken from' },
						source_url: nullable({ type: 'string' }),
						estimated: {
							type: 'boolean',
							description: 'Reckoned, not announced: it may turn out a day or two earlier or later, or not at all'
						},
						half_day: { type: 'boolean', description: 'Only from noon or from the evening on' },
						subdivisions: list({ type: 'string' }, 'Where it holds, when not nationwide')
					})
				)
			}),
			examples: [
				{
					title: 'United States, 2026',
					input: { country: 'US', year: 2026 },
					output: {
						country: 'US',
						country_name: 'United States',
						year: 2026,
						subdivision: null,
						holidays: [
							{ date: '2026-01-01', weekday: 'Thursday', name: "New Year's Day", type: 'public', nationwide: true }
						]
					}
				},
				{
					title: 'Bavaria, where Epiphany is a holiday',
					input: { country: 'DE', year: 2027, subdivision: 'BY' },
					output: {
						country: 'DE',
						subdivision: 'BY',
						holidays: [
							{ date: '2027-01-01', local_name: 'Neujahr', nationwide: true, subdivisions: [] },
							{
								date: '2027-01-06',
								local_name: 'Heilige Drei Könige',
								nationwide: false,
								subdivisions: ['BW', 'BY', 'ST']
							}
						]
					}
				}
			],
			limits: ['Public holidays only: no observances, no school holidays.']
		}
	}
});
