import { defineGroup, example } from '../kit/contract';
import { boolean, integer, list, nullable, object, objects, objectWith, string } from '../kit/schema';
import { FIRST_YEAR, LAST_YEAR } from './years';

const cityNamed = nullable(string('City given instead of the subdivision, and where it is'));
const note = nullable(string('Something the list alone wouldn’t tell, such as a law suspending holidays'));
const knownFrom = integer('The first checked year. Earlier days are estimates');
const knownUntil = nullable(
	string(
		'The last day for which the list has all yearly announcements. Later days are estimates. Null if the country announces none, or its law was not read',
		{ format: 'date' }
	)
);

const kinds = string(
	'Kinds separated by commas: `public`, `half` from noon or the evening on, `bank`, `government`, `customary` without a law, `collective` leave, `school`. Without it public holidays.',
	{ title: 'Kinds of days', maxLength: 100, examples: ['public,half,collective'] }
);

export const holidays = defineGroup({
	id: 'holidays',
	icon: 'M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5ZM8 3v4M16 3v4M4 10h16M12 12.3l.9 1.8 2 .3-1.45 1.4.35 2-1.8-.95-1.8.95.35-2-1.45-1.4 2-.3Z',
	hue: 12,
	packs: { holidays: 'Calendars of all countries' },
	title: 'Public holidays',
	summary: 'Public holidays and long weekends of countries and their regions, 1950 to 2100.',
	source: {
		text: 'date-holidays, corrected from laws and notices; Islamic and Hebrew calendars from Unicode CLDR',
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
				'Days off by law, including substitute days for holidays on a weekend. Without a subdivision: days that apply nationwide. Dates that depend on the moon are estimated until announced.',
			kind: 'compute',
			cost: 'bounded',
			params: objectWith(['year', 'subdivision', 'kinds', 'format'], {
				country: string('ISO country code or name', {
					minLength: 1,
					maxLength: 60,
					examples: ['US'],
					'x-input': 'country',
					'x-kind': 'country'
				}),
				year: integer('Defaults to this year', { minimum: FIRST_YEAR, maximum: LAST_YEAR }),
				subdivision: string(
					'State, province or region by code or name, `CA`, `US-CA`, `California`, or a city in it: `Los Angeles`',
					{ title: 'State or region', maxLength: 80, examples: ['US-CA'] }
				),
				kinds,
				format: string(
					'ics: a calendar to subscribe to, from the year before to the fourth year after; without it the Accept header decides. Programs that send no headers subscribe to /v1/k/<key>/holidays.ics?country=… of a server',
					{ enum: ['json', 'ics'] }
				)
			}),
			response: object({
				country: { type: 'string', 'x-kind': 'country' },
				country_name: string('English name'),
				year: { type: 'integer' },
				known_from: knownFrom,
				known_until: knownUntil,
				subdivision: nullable(string('Without the country code')),
				place: cityNamed,
				subdivisions_available: objects('Subdivisions with known holidays; a part of one as `BY-A`', {
					code: { type: 'string' },
					name: { type: 'string' }
				}),
				count: { type: 'integer' },
				note,
				holidays: objects({
					date: { type: 'string', format: 'date' },
					weekday: string('In English'),
					name: string('English name'),
					local_name: { type: 'string' },
					type: string('Who has it off, by `kinds`', {
						enum: ['public', 'half', 'bank', 'government', 'customary', 'collective', 'school']
					}),
					observed: boolean('Substitute for a holiday on a weekend'),
					nationwide: boolean('A day off in every part of the country; in the United States, a federal holiday'),
					basis: string(
						'By a law that was read, on a day that a notice names, by a calendar that is reckoned ahead, for that one time, or as a collection of rules has it',
						{ enum: ['law', 'announced', 'computed', 'one_off', 'collection'] }
					),
					source: string('Law, notice, almanac or collection it comes from'),
					source_url: nullable({ type: 'string' }),
					estimated: boolean('Calculated, not announced: may move by a day or two, or not happen'),
					half_day: boolean('Only from noon or the evening'),
					subdivisions: list({ type: 'string' }, 'Where it applies, if not nationwide')
				})
			}),
			produces: ['text/calendar'],
			examples: [
				example(
					'United States, 2026',
					{ country: 'US', year: 2026 },
					{
						country: 'US',
						country_name: 'United States',
						year: 2026,
						subdivision: null,
						holidays: [
							{ date: '2026-01-01', weekday: 'Thursday', name: "New Year's Day", type: 'public', nationwide: true }
						]
					}
				),
				example(
					'Bavaria, where Epiphany is a holiday',
					{ country: 'DE', year: 2027, subdivision: 'BY' },
					{
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
				)
			],
			limits: ['No observances, no school holidays.']
		},
		workdays: {
			title: 'Working days',
			method: 'GET',
			path: '/v1/workdays',
			summary: 'Count working days, or find the n-th working day',
			description:
				'Counts from `from` to `to`, both included, using the weekends and holidays of the place, including weekend days worked as replacements (China, Russia, Hungary and others). With `add` instead of `to`: the n-th working day after `from` (0 is `from` itself or the next working day; negative goes back). Half holidays count as working days.',
			kind: 'compute',
			cost: 'bounded',
			params: objectWith(['to', 'add', 'subdivision', 'kinds'], {
				country: string('ISO country code or name', {
					minLength: 1,
					maxLength: 60,
					examples: ['DE'],
					'x-input': 'country',
					'x-kind': 'country'
				}),
				from: string('YYYY-MM-DD', { format: 'date', maxLength: 10, examples: ['2026-12-21'] }),
				to: string('YYYY-MM-DD, up to ten years later', { format: 'date', maxLength: 10 }),
				add: integer('Use instead of `to`', { title: 'Working days to add', minimum: -2500, maximum: 2500 }),
				subdivision: string(
					'State, province or region by code or name, `BY`, `DE-BY`, `Bavaria`, or a city in it: `Munich`',
					{ title: 'State or region', maxLength: 80 }
				),
				kinds
			}),
			response: object({
				country: { type: 'string', 'x-kind': 'country' },
				subdivision: nullable(string('Without the country code')),
				place: cityNamed,
				from: { type: 'string', format: 'date' },
				to: string('As given, or the working day `add` leads to', { format: 'date' }),
				add: nullable({ type: 'integer' }),
				kinds: list({ type: 'string' }, 'The kinds of days that were not counted as worked'),
				calendar_days: integer('All days in the period, both ends included'),
				workdays: { type: 'integer' },
				weekend_days: integer('Weekend days not worked'),
				weekend: list({ type: 'string' }, 'Weekend days in force at `from`, in English'),
				holidays: objects({
					date: { type: 'string', format: 'date' },
					name: { type: 'string' },
					local_name: { type: 'string' },
					on_weekend: boolean('Falls on a weekend, so it costs no working day'),
					half_day: { type: 'boolean' },
					estimated: { type: 'boolean' }
				}),
				working_weekends: list({ type: 'string', format: 'date' }, 'Weekend days that are worked'),
				known_from: knownFrom,
				known_until: knownUntil,
				note
			}),
			examples: [
				example(
					'Christmas to New Year in Bavaria',
					{ country: 'DE', subdivision: 'BY', from: '2026-12-21', to: '2027-01-06' },
					{ country: 'DE', subdivision: 'BY', calendar_days: 17, workdays: 10, weekend_days: 4 }
				),
				example(
					'Ten working days after 21 December',
					{ country: 'US', from: '2026-12-21', add: 10 },
					{ country: 'US', from: '2026-12-21', to: '2027-01-06', add: 10 }
				)
			],
			limits: ['At most ten years between the days, and 2,500 working days to add.']
		}
	}
});
