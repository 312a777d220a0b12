import type { Engine, EngineContext } from '../kit/contract';
import { COUNTRY_NAMES } from '../kit/country-names';
import { invalid, notFound } from '../kit/errors';
import { isoDate, weekdayOf } from './calendar';
import type { holidays } from './contract';
import { holidaysOf, openTable, type Country, type Holiday, type HolidayTable } from './table';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

let table: Promise<HolidayTable> | undefined;

/** The table, opened once; a failed download is tried again at the next question. */
function open(context: EngineContext): Promise<HolidayTable> {
	table ??= context.pack('holidays').then(openTable, (error: unknown) => {
		table = undefined;
		throw error;
	});
	return table;
}

export const engine: Engine<typeof holidays> = {
	async holidays(input, context) {
		const code = input.country.trim().toUpperCase();
		if (!Object.hasOwn(COUNTRY_NAMES, code)) throw invalid('country', 'must be an ISO 3166-1 alpha-2 code');
		const country = (await open(context)).country(code);
		if (!country) throw notFound('country', `no holidays are known for ${code}`);
		const year = input.year ?? context.today().year;
		const subdivision = input.subdivision?.trim() ? readSubdivision(input.subdivision, code, country) : null;
		const days = subdivision === null ? country.days : (country.subdivisions.get(subdivision)?.days ?? []);
		const nationwide = new Set(holidaysOf(country.days, year).map(identity));
		const found = holidaysOf(days, year);
		const regional = found.some((holiday) => !nationwide.has(identity(holiday)))
			? placesOf(country, year)
			: new Map<string, string[]>();
		return {
			country: code,
			country_name: COUNTRY_NAMES[code] ?? code,
			year,
			known_until: country.known,
			subdivision,
			subdivisions_available: [...country.subdivisions].map(([key, { name }]) => ({ code: key, name })),
			count: found.length,
			holidays: found.map((holiday) => ({
				date: isoDate(holiday.day),
				weekday: WEEKDAYS[weekdayOf(holiday.day)] ?? '',
				name: holiday.name,
				local_name: holiday.localName,
				type: 'public',
				observed: holiday.observed,
				nationwide: nationwide.has(identity(holiday)),
				basis: holiday.basis,
				source: holiday.source[0],
				source_url: holiday.source[1] ?? null,
				estimated: holiday.estimated,
				half_day: holiday.half,
				subdivisions: nationwide.has(identity(holiday)) ? [] : (regional.get(identity(holiday)) ?? [])
			}))
		};
	}
};

const identity = ({ day, name }: Holiday) => `${day} ${name}`;

/** Reads `CA` or `US-CA` in any case. Throws 400 naming those that there are. */
function readSubdivision(text: string, country: string, { subdivisions }: Country): string {
	const asked = text.trim().toUpperCase();
	const code = asked.startsWith(`${country}-`) ? asked.slice(country.length + 1) : asked;
	const known = [...subdivisions.keys()].find((one) => one.toUpperCase() === code);
	if (known !== undefined) return known;
	const all = [...subdivisions.keys()].filter((one) => !one.includes('-'));
	throw invalid('subdivision', all.length > 0 ? `must be one of ${all.join(', ')}` : `none are known for ${country}`);
}

/** Which subdivisions have each holiday of the year; a part of one (`BY-A`) only where the whole has it not. */
function placesOf(country: Country, year: number): Map<string, string[]> {
	const places = new Map<string, string[]>();
	for (const [code, { days }] of country.subdivisions)
		for (const holiday of holidaysOf(days, year)) {
			const id = identity(holiday);
			const listed = places.get(id) ?? [];
			if (!listed.some((whole) => code.startsWith(`${whole}-`))) listed.push(code);
			places.set(id, listed);
		}
	return places;
}
