import type { Engine, EngineContext, Media } from '../kit/contract';
import { countryOf, readCountry } from '../kit/country';
import { COUNTRY_NAMES } from '../kit/country-names';
import { invalid, notFound, OFFERING } from '../kit/errors';
import { dayOf, isoDate, parseIsoDate, weekdayOf, yearOf, type DayNumber } from '../kit/calendar';
import { openedOnce } from '../kit/lazy-pack';
import { partOfCity } from './city-parts';
import type { holidays } from './contract';
import { calendarFile, type CalendarDay } from './ics';
import type * as Names from './names.lazy';
import type * as Notices from './notices.lazy';
import { notesOn } from './notes';
import { EARLY, RECKONED, UNREAD } from './unread';
import { countryInside, subdivisionNamed, subdivisionOfCode } from './subdivision-names';
import type { Kind, Country, Holiday, HolidayTable, PlaceDays } from './table';
import { holidaysOf, KINDS, openTable, USUAL_KINDS } from './table';
import { isWeekend, weekendOf } from './weekends';
import { createWorkCalendar } from './workdays';
import { FIRST_YEAR, LAST_YEAR } from './years';

const MAX_DAYS = 3660;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const weekdayName = (weekday: number) => WEEKDAYS[weekday] ?? '';

const open = openedOnce('holidays', async (bytes, context: EngineContext) => {
	const table = openTable(bytes);
	const update = await context.update?.();
	return update === undefined
		? table
		: (await context.lazy<typeof Notices>('holidays/notices')).withNotices(table, update);
});

export const engine: Engine<typeof holidays> = {
	async holidays(input, context) {
		const place = await readPlace(input, context);
		const year = input.year ?? context.today().year;
		const format = input.format ?? (context.accept === 'text/calendar' ? 'ics' : 'json');
		const kinds = readKinds(input.kinds);
		if (format === 'ics') return calendarOf(place, year, kinds, context.now);
		const { code, country, subdivision, days, known, knownFrom } = place;
		const nationwide = nationwideDays(country, year, code);
		const found = holidaysOf(days, year, place, kinds);
		const regional = found.some(({ day }) => !nationwide.has(day)) ? placesOf(country, year) : undefined;
		return {
			country: code,
			country_name: COUNTRY_NAMES[code] ?? code,
			year,
			known_from: knownFrom,
			known_until: known,
			subdivision,
			place: place.city,
			subdivisions_available: [...country.subdivisions].map(([key, { name }]) => ({ code: key, name })),
			count: found.length,
			note: joined(noteOf(place, year, year), leftOut(place, dayOf(year, 1, 1), dayOf(year, 12, 31), kinds)),
			holidays: found.map((holiday) => ({
				date: isoDate(holiday.day),
				weekday: weekdayName(weekdayOf(holiday.day)),
				name: holiday.name,
				local_name: holiday.localName,
				type: holiday.kind,
				observed: holiday.observed,
				nationwide: nationwide.has(holiday.day),
				basis: holiday.basis,
				source: holiday.source[0],
				source_url: holiday.source[1] ?? null,
				estimated: holiday.estimated,
				half_day: holiday.half,
				subdivisions: nationwide.has(holiday.day) ? [] : (regional?.get(holiday.day) ?? [])
			}))
		};
	},
	async workdays(input, context) {
		const place = await readPlace(input, context);
		const { code, subdivision, days } = place;
		const kinds = readKinds(input.kinds);
		const from = readDate('from', input.from);
		if ((input.to === undefined) === (input.add === undefined))
			throw invalid('to', 'one of `to` and `add` must be given');
		const calendar = createWorkCalendar({
			days,
			known: place,
			kinds,
			isWeekend: (day) => isWeekend(code, subdivision, day)
		});
		const to = input.to === undefined ? calendar.add(from, input.add ?? 0) : readDate('to', input.to);
		if (to === null) throw invalid('add', `leads out of the years ${FIRST_YEAR} to ${LAST_YEAR}`);
		if (input.to !== undefined && to < from) throw invalid('to', 'must not be before from');
		if (input.to !== undefined && to - from > MAX_DAYS) throw invalid('to', 'must be at most ten years after from');
		const [first, last] = to < from ? [to, from] : [from, to];
		const { workdays, weekendDays, holidays: found, workingWeekends } = calendar.count(first, last);
		return {
			country: code,
			subdivision,
			place: place.city,
			from: isoDate(from),
			to: isoDate(to),
			add: input.add ?? null,
			kinds: [...kinds],
			calendar_days: last - first + 1,
			workdays,
			weekend_days: weekendDays,
			weekend: weekendOf(code, subdivision, from).map(weekdayName),
			holidays: found.map((holiday) => ({
				date: isoDate(holiday.day),
				name: holiday.name,
				local_name: holiday.localName,
				on_weekend: isWeekend(code, subdivision, holiday.day),
				half_day: holiday.half,
				estimated: holiday.estimated
			})),
			working_weekends: workingWeekends.map(isoDate),
			known_from: place.knownFrom,
			known_until: place.known,
			note: joined(noteOf(place, yearOf(first), yearOf(last)), leftOut(place, first, last, kinds))
		};
	}
};

const joined = (...notes: readonly (string | null)[]): string | null =>
	notes.filter((note) => note !== null).join(' ') || null;

const ALL_KINDS: readonly Kind[] = [...KINDS, 'half'];

/** Reads `public,collective`; public holidays when not given. Throws 400 for other words. */
function readKinds(text: string | undefined): ReadonlySet<Kind> {
	if (text === undefined || text.trim() === '') return USUAL_KINDS;
	return new Set(
		text.split(',').map((word) => {
			const kind = ALL_KINDS.find((one) => one === word.trim().toLowerCase());
			if (!kind) throw invalid('kinds', `must be of ${ALL_KINDS.join(', ')}, separated by commas`);
			return kind;
		})
	);
}

/** Kinds that many people have off and the default leaves out, as notes name them. */
const NAMED_KINDS: readonly (readonly [kind: Kind, name: string])[] = [
	['half', 'Half days off'],
	['customary', 'Days off by custom'],
	['collective', 'Days of collective leave']
];

/** Names the half days, the days off by custom and the collective leave between two days that are not among the kinds of the answer. */
function leftOut({ days }: AskedPlace, first: DayNumber, last: DayNumber, kinds: ReadonlySet<Kind>): string | null {
	const missing = NAMED_KINDS.filter(([kind]) => !kinds.has(kind));
	const wanted = new Set(missing.map(([kind]) => kind));
	const found: Holiday[] = [];
	for (let year = yearOf(first); year <= yearOf(last); year++)
		found.push(...holidaysOf(days, year, undefined, wanted).filter(({ day }) => day >= first && day <= last));
	const notes = missing.map(([kind, name]) => {
		const dates = found.filter((one) => one.kind === kind).map(({ day }) => isoDate(day));
		return dates.length === 0 ? null : `${name} are not listed: ${dates.join(', ')} (kinds=public,${kind}).`;
	});
	return joined(...notes);
}

function noteOf({ code, subdivision, country, known, knownFrom }: AskedPlace, from: number, to: number): string | null {
	const notes = [...(from < knownFrom ? [EARLY] : []), ...notesOn(code, subdivision, from, to)];
	if (notes.length > 0) return notes.join(' ');
	return country.unread ? UNREAD : known === null ? RECKONED : null;
}

interface AskedPlace extends PlaceDays {
	readonly code: string;
	readonly country: Country;
	readonly subdivision: string | null;
	/** The city that was named in place of the subdivision, with where it lies. */
	readonly city: string | null;
}

async function readPlace(
	input: { readonly country: string; readonly subdivision?: string | undefined },
	context: EngineContext
): Promise<AskedPlace> {
	const table = await open(context);
	const code = readCountry(input.country) ?? countryHint(input.country, table);
	const country = table.country(code);
	if (!country) throw notFound('country', `no holidays are known for ${code}`);
	const asked = input.subdivision?.trim() ?? '';
	const inside = countryInside(asked, code);
	const own = inside === undefined || country.subdivisions.has(inside) ? undefined : table.country(inside);
	if (inside !== undefined && own) return { code: inside, country: own, subdivision: null, city: null, ...daysIn(own) };
	if (asked === '') return { code, country, subdivision: null, city: null, ...daysIn(country) };
	const { subdivision, city } = await readSubdivision(asked, code, country, context);
	const place = (subdivision === null ? undefined : country.subdivisions.get(subdivision)) ?? country;
	return { code, country, subdivision, city, ...daysIn(place) };
}

const daysIn = ({ days, known, knownFrom }: PlaceDays): PlaceDays => ({ days, known, knownFrom });

/**
 * Refuses an unknown country, with a suggestion when it is a region: `Catalonia`, `DE-BY`.
 *
 * @throws ApiError INVALID_INPUT always.
 */
function countryHint(text: string, table: HolidayTable): string {
	const offers = table.codes.flatMap((code) => {
		const country = table.country(code);
		if (!country) return [];
		const part =
			subdivisionNamed(text, code, country) ??
			subdivisionOfCode(text.trim().toUpperCase().replace('_', '-'), code, country);
		const name = part === undefined ? undefined : country.subdivisions.get(part)?.name;
		return name === undefined ? [] : [`${code} (${COUNTRY_NAMES[code] ?? code}) with subdivision ${part} (${name})`];
	});
	if (offers.length === 0) return countryOf(text, 'country');
	throw invalid('country', `${JSON.stringify(text.trim())} is not one country${OFFERING}${offers.join(' or ')}?`);
}

/** Reads YYYY-MM-DD within the known years. */
function readDate(field: string, text: string): DayNumber {
	const day = parseIsoDate(text);
	if (day === null) throw invalid(field, 'must be a date as YYYY-MM-DD');
	if (yearOf(day) < FIRST_YEAR || yearOf(day) > LAST_YEAR)
		throw invalid(field, `must be in the years ${FIRST_YEAR} to ${LAST_YEAR}`);
	return day;
}

function calendarOf(place: AskedPlace, year: number, kinds: ReadonlySet<Kind>, now: number): Media {
	const { code, subdivision, country, days } = place;
	const id = subdivision === null ? code : `${code}-${subdivision}`;
	const part = subdivision === null ? '' : `, ${country.subdivisions.get(subdivision)?.name ?? subdivision}`;
	const found: CalendarDay[] = [];
	for (let one = Math.max(year - 1, FIRST_YEAR); one <= Math.min(year + 4, LAST_YEAR); one++)
		for (const { day, name, localName, estimated, basis, source } of holidaysOf(days, one, place, kinds))
			found.push({
				date: isoDate(day),
				name: estimated || basis === 'announced' ? name : null,
				summary: localName === name ? name : `${localName} (${name})`,
				description: `${estimated ? 'Estimated: no announcement was read. ' : ''}Source: ${source[0]}`
			});
	const text = calendarFile(`Public holidays: ${COUNTRY_NAMES[code] ?? code}${part}`, id, found, now);
	return { media: 'text/calendar', bytes: new TextEncoder().encode(text) };
}

/** Reads `CA`, `US-CA`, `California` or a city, in any case. Throws 400 with the known ones, or the city's. */
async function readSubdivision(
	text: string,
	country: string,
	place: Country,
	context: EngineContext
): Promise<{ subdivision: string | null; city: string | null }> {
	const { subdivisions } = place;
	const asked = text.toUpperCase();
	const code = asked.startsWith(`${country}-`) ? asked.slice(country.length + 1) : asked;
	const known = [...subdivisions.keys()].find((one) => one.toUpperCase() === code);
	if (known !== undefined) return { subdivision: known, city: null };
	const named = subdivisionNamed(text, country, place);
	if (named !== undefined) return { subdivision: named, city: null };
	if (subdivisions.size === 0) throw invalid('subdivision', `none are known for ${country}`);
	// An unknown code is not a city's name.
	const names =
		text.length >= 3 || /\P{ASCII}/u.test(text) ? await context.lazy<typeof Names>('holidays/names') : undefined;
	const city = await names?.namedCity(text, context, country);
	if (city?.kind === 'one') {
		const { name, subdivision } = city.city;
		const part = partOfCity(name, country) ?? subdivisionOfCode(subdivision?.code ?? '', country, place);
		if (part !== undefined) return { subdivision: part, city: city.name };
		// The table of France has only parts with their own days.
		if (country === 'FR') return { subdivision: null, city: city.name };
	}
	const all = [...subdivisions].filter(([one]) => !one.includes('-')).map(([one, part]) => `${one} (${part.name})`);
	const cities =
		names && city?.kind === 'several' ? `; cities called so: ${city.cities.map(names.cityInWords).join('; ')}` : '';
	throw invalid('subdivision', `must be one of ${all.join(', ')}${cities}`);
}

/** The days of a year that are off in the country's list and in that of each subdivision; the federal ones in the United States. */
function nationwideDays(country: Country, year: number, code: string): ReadonlySet<DayNumber> {
	const days = new Set(holidaysOf(country.days, year).map(({ day }) => day));
	if (code === 'US') return days;
	for (const [part, { days: rules }] of country.subdivisions) {
		if (part.includes('-')) continue;
		const there = new Set(holidaysOf(rules, year).map(({ day }) => day));
		for (const day of days) if (!there.has(day)) days.delete(day);
	}
	return days;
}

/** Which subdivisions are off on each day of the year; a part of one (`BY-A`) only where the whole is not. */
function placesOf(country: Country, year: number): Map<DayNumber, string[]> {
	const places = new Map<DayNumber, string[]>();
	for (const [code, { days }] of country.subdivisions)
		for (const { day } of holidaysOf(days, year)) {
			const listed = places.get(day) ?? [];
			if (!listed.some((whole) => code === whole || code.startsWith(`${whole}-`))) listed.push(code);
			places.set(day, listed);
		}
	return places;
}
