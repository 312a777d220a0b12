import type { Engine } from '../kit/contract';
import { countryOf } from '../kit/country';
import { COUNTRY_NAMES } from '../kit/country-names';
import { invalid } from '../kit/errors';
import { FIRST_YEAR, LAST_YEAR, clockAt, isEarly, nextTransition, useEarlyClocks, wallTime } from './clock';
import type { geo } from './contract';
import type * as EarlyClocks from './early-clocks.lazy';
import type { City } from './gazetteer';
import {
	MILE_KM,
	NAUTICAL_MILE_KM,
	bearing,
	compassPoint,
	destination,
	distanceKm,
	ellipsoidalKm,
	finalBearing,
	midpoint
} from './distance';
import { notAPoint, readPlace } from '../kit/place';
import { formatLocalTime, formatOffset, formatUtc, hasOffset, parseTime } from './local-time';
import { findCities, withoutPostalCode } from './named-city';
import { PLACE_NOTES } from './place-notes';
import { readPoint } from './point';
import { openPlaces } from './places';
import { EARLY_NOTE, UTC_NOTE } from './zone-warnings';
import { zoneAt } from './zones';

export const engine: Engine<typeof geo> = {
	async distance(input, context) {
		const { point: from, readAs: fromAs, place: start } = await readPoint(input.from, 'from', context);
		const { point: to, readAs: toAs, place: end } = await readPoint(input.to, 'to', context);
		const kilometers = distanceKm(from, to);
		const course = bearing(from, to);
		const arrival = finalBearing(from, to);
		const middle = midpoint(from, to);
		return {
			from,
			to,
			kilometers: rounded(kilometers),
			miles: rounded(kilometers / MILE_KM),
			nautical_miles: rounded(kilometers / NAUTICAL_MILE_KM),
			bearing: course === null ? null : rounded(course) % 360,
			final_bearing: arrival === null ? null : rounded(arrival) % 360,
			compass: course === null ? null : compassPoint(course),
			midpoint: middle === null ? null : { lat: rounded(middle.lat), lon: rounded(middle.lon) },
			ellipsoidal_kilometers: rounded(ellipsoidalKm(from, to)),
			read_as: { from: fromAs, to: toAs },
			places: { from: start, to: end }
		};
	},
	async destination({ from: given, bearing: course, kilometers }, context) {
		const { point: from, readAs, place: start } = await readPoint(given, 'from', context);
		const { to, finalBearing: arrival } = destination(from, course, kilometers);
		return {
			from,
			bearing: course,
			kilometers,
			to: { lat: rounded(to.lat), lon: rounded(to.lon) },
			final_bearing: rounded(arrival) % 360,
			read_as: readAs,
			place: start
		};
	},
	async timezone(input, context) {
		const { point: coords, readAs, place: named } = await readPoint(input.coords, 'coords', context);
		if (input.at !== undefined && input.local !== undefined) throw invalid('local', 'must not be given beside at');
		const asked = parseMoment(input.at, 'at');
		const wall = parseMoment(input.local, 'local');
		if (isEarly(wall ?? asked ?? context.now / 1000))
			useEarlyClocks((await context.lazy<typeof EarlyClocks>('geo/early-clocks')).EARLY_CLOCKS);
		const { zone, alternatives, warning } = await zoneAt(coords, context);
		const local = wall === undefined ? undefined : wallTime(zone, wall);
		const time = local ? (local.kind === 'gap' ? local.later : local.earlier) : (asked ?? context.now / 1000);
		const clock = clockAt(zone, time);
		const next = nextTransition(zone, time);
		const notes = [
			...(input.at !== undefined && !hasOffset(input.at) ? [UTC_NOTE] : []),
			...(time < 0 && !zone.startsWith('Etc/') ? [EARLY_NOTE] : [])
		];
		return {
			is_dst: clock.daylight,
			timezone: zone,
			local_time: formatLocalTime(time, clock.offset),
			utc_offset: formatOffset(clock.offset),
			abbreviation: clock.abbreviation,
			local: local
				? {
						kind: local.kind,
						earlier: formatLocalTime(local.earlier, clockAt(zone, local.earlier).offset),
						later: formatLocalTime(local.later, clockAt(zone, local.later).offset)
					}
				: null,
			coords,
			read_as: readAs,
			place: named,
			alternatives,
			next_transition:
				next === null
					? null
					: {
							time: formatUtc(next.time),
							local_time: formatLocalTime(next.time, next.offset),
							utc_offset: formatOffset(next.offset),
							is_dst: next.daylight,
							abbreviation: next.abbreviation
						},
			warning,
			note: notes.length > 0 ? notes.join('; ') : null
		};
	},
	async places(input, context) {
		const country = input.country?.trim() ? countryOf(input.country, 'country') : undefined;
		const places = await openPlaces(context);
		const { gazetteer } = places;
		const reading = readPlace(input.q);
		// Doubtful coordinates are asked back; what is refused as coordinates may still be a name.
		if (reading.kind === 'doubtful') throw notAPoint(reading, 'q');
		const point = reading.kind === 'point' ? reading.point : undefined;
		if (point) {
			const near = gazetteer
				.nearest(point, country === undefined ? input.limit : gazetteer.count)
				.filter(({ index }) => country === undefined || gazetteer.city(index).country === country)
				.slice(0, input.limit)
				.map(({ index, kilometers }) => placeOf(gazetteer.city(index), null, kilometers));
			return { query: input.q, count: near.length, places: near, sure: false, note: null };
		}
		const name = withoutPostalCode(input.q);
		const { found, by, sure } = findCities(name, places, country);
		const smallest = `${gazetteer.header.smallest.toLocaleString('en')} people or more`;
		const none = `no city of ${smallest} is called so`;
		const notes = [
			name === input.q ? '' : PLACE_NOTES.postalCode,
			found.length === 0
				? `${none}; ${PLACE_NOTES.nothing}`
				: by === 'area'
					? `${name.trim()} ${PLACE_NOTES.area}`
					: by === 'likeness'
						? `${none}; ${PLACE_NOTES.likeness}`
						: ''
		].filter((note) => note !== '');
		const asked = found.slice(0, input.limit);
		return {
			query: input.q,
			count: asked.length,
			places: asked.map(({ index, name: nth }) => placeOf(gazetteer.city(index), gazetteer.nameText(nth), null)),
			sure: sure && name === input.q,
			note: notes.length > 0 ? notes.join('; ') : null
		};
	}
};

const placeOf = (city: City, matchedName: string | null, kilometers: number | null) => ({
	name: city.name,
	local_name: city.localName,
	matched_name: matchedName,
	country: city.country,
	country_name: COUNTRY_NAMES[city.country] ?? city.country,
	subdivision: city.subdivision?.name ?? null,
	subdivision_code: city.subdivision?.code ?? null,
	latitude: city.lat,
	longitude: city.lon,
	timezone: city.timezone,
	population: city.population,
	distance_km: kilometers === null ? null : Math.round(kilometers * 1000) / 1000
});

/** Nine decimals: a micrometre of a kilometre, a tenth of a millimetre of a degree; beyond is the noise of the arithmetic. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9 + 0;

/** A moment asked for, seconds since 1970; of the wall clock when it carries no offset and `field` says so. */
function parseMoment(text: string | undefined, field: 'at' | 'local'): number | undefined {
	if (text === undefined) return undefined;
	const time = parseTime(text);
	if (Number.isNaN(time))
		throw invalid(field, 'must be an ISO 8601 time of a day that there is, like 2026-07-01T12:00');
	if (time < Date.UTC(FIRST_YEAR, 0) / 1000 || time >= Date.UTC(LAST_YEAR + 1, 0) / 1000)
		throw invalid(field, `must be between ${FIRST_YEAR} and ${LAST_YEAR}`);
	return time;
}
