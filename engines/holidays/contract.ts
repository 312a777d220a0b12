import { defineGroup } from '../kit/contract';
import { list, nullable, object } from '../kit/schema';
import { FIRST_YEAR, LAST_YEAR } from './years';

const cityNamed = nullable({
	type: 'string',
	description: 'The city that was named in place of the subdivision, with where it lies'
});
const note = nullable({
	type: 'string',
	description: 'What the list alone would not tell, such as a law that suspends holidays'
});
const knownFrom = {
	type: 'integer',
	description: 'The first year of which the list was looked at: days before it are estimates'
} as const;
const knownUntil = nullable({
	type: 'string',
	format: 'date',
	description:
		'The last day up to which dates that are announced year by year are in: days after it are estimates; null where none are, or no law was read'
});

const kinds = {
	type: 'string',
	title: 'Kinds of days',
	maxLength: 100,
	description:
		'Kinds separated by commas: `public`, `half` from noon or the evening on, `bank`, `government`, `customary` without a law, `collective` leave, `school`. Without it public holidays.',
	examples: ['public,half,collective']
} as const;

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
			readsDay: true,
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
						maxLength: 60,
						description: 'ISO 3166-1 alpha-2 or alpha-3 code, or a common name',
						examples: ['US'],
						'x-input': 'country',
						'x-kind': 'country'
					},
					year: {
						type: 'integer',
						minimum: FIRST_YEAR,
						maximum: LAST_YEAR,
						description: 'The running year when not given'
					},
					subdivision: {
						type: 'string',
						title: 'State or region',
						maxLength: 80,
						description:
							'A state, province or region by code or name, `CA`, `US-CA`, `California`, or a city in one: `Los Angeles`',
						examples: ['US-CA']
					},
					kinds,
					format: {
						type: 'string',
						enum: ['json', 'ics'],
						description:
							'ics: a calendar to subscribe to, from the year before to the fourth year after; without it the Accept header decides. Programs that send no headers subscribe to /v1/k/<key>/holidays.ics?country=… of a server'
					}
				},
				{ optional: ['year', 'subdivision', 'kinds', 'format'] }
			),
			response: object({
				country: { type: 'string', 'x-kind': 'country' },
				country_name: { type: 'string', description: 'English name' },
				year: { type: 'integer' },
				known_from: knownFrom,
				known_until: knownUntil,
				subdivision: nullable({ type: 'string', description: 'Without the country’s code' }),
				place: cityNamed,
				subdivisions_available: list(
					object({ code: { type: 'string' }, name: { type: 'string' } }),
					'Subdivisions of which something is known; a part of one as `BY-A`'
				),
				count: { type: 'integer' },
				note,
				holidays: list(
					object({
						date: { type: 'string', format: 'date' },
						weekday: { type: 'string', description: 'In English' },
						name: { type: 'string', description: 'English name' },
						local_name: { type: 'string' },
						type: {
							type: 'string',
							enum: ['public', 'half', 'bank', 'government', 'customary', 'collective', 'school'],
							description: 'Who has it off, by `kinds`'
						},
						observed: { type: 'boolean', description: 'Taken in place of a holiday on a weekend' },
						nationwide: {
							type: 'boolean',
							description:
								'A day off in the whole country: in each of its subdivisions; in the United States a federal one'
						},
						basis: {
							type: 'string',
							enum: ['law', 'announced', 'computed', 'one_off', 'collection'],
							description:
								'By a law that was read, on a day that a notice names, by a calendar that is reckoned ahead, for that one time, or as a collection of rules has it'
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
			produces: ['text/calendar'],
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
			limits: ['No observances, no school holidays.']
		},
		workdays: {
			title: 'Working days',
			method: 'GET',
			path: '/v1/workdays',
			summary: 'Working days between two days, or the n-th working day',
			description:
				'Counts from `from` to `to`, both included, by the weekend and the holidays of the place; days of the weekend that are worked in place of others (China, Russia, Hungary …) count. With `add` instead of `to`: the n-th working day after `from` (0: `from` itself or the next one; negative: before it). Half holidays are worked.',
			kind: 'compute',
			cost: 'bounded',
			params: object(
				{
					country: {
						type: 'string',
						minLength: 1,
						maxLength: 60,
						description: 'ISO 3166-1 alpha-2 or alpha-3 code, or a common name',
						examples: ['DE'],
						'x-input': 'country',
						'x-kind': 'country'
					},
					from: { type: 'string', format: 'date', maxLength: 10, description: 'YYYY-MM-DD', examples: ['2026-12-21'] },
					to: { type: 'string', format: 'date', maxLength: 10, description: 'YYYY-MM-DD, at most ten years later' },
					add: {
						type: 'integer',
						title: 'Working days to add',
						minimum: -2500,
						maximum: 2500,
						description: 'Working days to add to `from`, in place of `to`'
					},
					subdivision: {
						type: 'string',
						title: 'State or region',
						maxLength: 80,
						description:
							'A state, province or region by code or name, `BY`, `DE-BY`, `Bavaria`, or a city in one: `Munich`'
					},
					kinds
				},
				{ optional: ['to', 'add', 'subdivision', 'kinds'] }
			),
			response: object({
				country: { type: 'string', 'x-kind': 'country' },
				subdivision: nullable({ type: 'string', description: 'Without the country’s code' }),
				place: cityNamed,
				from: { type: 'string', format: 'date' },
				to: { type: 'string', format: 'date', description: 'As asked, or the working day that `add` leads to' },
				add: nullable({ type: 'integer' }),
				kinds: list({ type: 'string' }, 'The kinds of days that were not counted as worked'),
				calendar_days: { type: 'integer', description: 'From the earlier to the later, both included' },
				workdays: { type: 'integer' },
				weekend_days: { type: 'integer', description: 'Those that are not worked' },
				weekend: list({ type: 'string' }, 'Weekdays off at `from`, in English'),
				holidays: list(
					object({
						date: { type: 'string', format: 'date' },
						name: { type: 'string' },
						local_name: { type: 'string' },
						on_weekend: { type: 'boolean', description: 'It costs no working day' },
						half_day: { type: 'boolean' },
						estimated: { type: 'boolean' }
					})
				),
				working_weekends: list({ type: 'string', format: 'date' }, 'Days of the weekend that are worked'),
				known_from: knownFrom,
				known_until: knownUntil,
				note
			}),
			examples: [
				{
					title: 'Between the years in Bavaria',
					input: { country: 'DE', subdivision: 'BY', from: '2026-12-21', to: '2027-01-06' },
					output: { country: 'DE', subdivision: 'BY', calendar_days: 17, workdays: 10, weekend_days: 4 }
				},
				{
					title: 'Ten working days after 21 December',
					input: { country: 'US', from: '2026-12-21', add: 10 },
					output: { country: 'US', from: '2026-12-21', to: '2027-01-06', add: 10 }
				}
			],
			limits: ['At most ten years between the two days, and 2,500 working days to add.']
		}
	}
});
