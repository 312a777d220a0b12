import type { EngineContext } from '../kit/contract';
import type { Point } from '../kit/place-reading';
import { cityInWords, findCities } from './named-city';
import { openPlaces, openTowns } from './places';
import { ZONE_CODES } from './zone-codes';

/** A zone of clocks that is named in place of a point: the zone, and a point in it. */
export interface ZonePlace {
	readonly zone: string;
	readonly point: Point;
	/** Its greatest city, with where it lies; null for an offset from UTC. */
	readonly name: string | null;
}

/** Zones that are half or a quarter of an hour off, by minutes: they lack a nautical zone. */
const BROKEN: Readonly<Record<number, string>> = { 210: 'Asia/Tehran', 270: 'Asia/Kabul', 330: 'Asia/Kolkata', 345: 'Asia/Kathmandu', 390: 'Asia/Yangon', 570: 'Australia/Darwin', [-210]: 'America/St_Johns', [-570]: 'Pacific/Marquesas' }; // prettier-ignore

const OFFSET = /^(?:UTC|GMT|Z)(?: ?([+\u2212-]) ?(\d{1,2})(?::?(\d\d))?)?$/i;
const IANA = /^[A-Z]\w+(?:\/[A-Z][\w+-]+){1,2}$/;
/** Degrees that the Earth turns in a minute. */
const DEGREES_A_MINUTE = 0.25;
/** Cities of an area that are looked at, and the part of them that must share a zone: islands far off may have their own. */
const LOOKED_AT = 20;
const MOST_SHARE = 0.8;

/** The zone that a text names by abbreviation, offset or IANA name; undefined for another text. */
function zoneCalled(text: string): string | number | undefined {
	const offset = OFFSET.exec(text);
	if (offset) {
		const [, sign = '+', hours = '0', minutes = '0'] = offset;
		const size = 60 * Number(hours) + Number(minutes);
		return size > 14 * 60 ? undefined : sign === '+' ? size : -size;
	}
	return ZONE_CODES[text.toUpperCase()] ?? (IANA.test(text) ? text : undefined);
}

/** The zone that a text names, or that a whole country or part shares; null for other texts and unknown zones. */
export async function zonePlace(given: string, context: EngineContext): Promise<ZonePlace | null> {
	const text = given.trim();
	const called = zoneCalled(text);
	if (typeof called === 'number' && BROKEN[called] === undefined) {
		if (called % 60 !== 0) return null;
		const hours = called / 60;
		return { zone: hours === 0 ? 'Etc/UTC' : `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`, point: { lat: 0, lon: called * DEGREES_A_MINUTE > 180 ? 180 : called * DEGREES_A_MINUTE }, name: null }; // prettier-ignore
	}
	const zone = typeof called === 'number' ? BROKEN[called] : called;
	const places = await openPlaces(context);
	const { gazetteer, search } = places;
	if (zone !== undefined) {
		const index = gazetteer.greatestIn(zone);
		if (index === undefined) return null;
		const city = gazetteer.city(index);
		return { zone: city.timezone, point: { lat: city.lat, lon: city.lon }, name: cityInWords(city) };
	}
	const areas = search.areas(text);
	if (areas.length === 0) return null;
	const countries = search.areas(text, true);
	const { found, sure } = findCities(text, places);
	// A town elsewhere may be called like the country, but a state elsewhere may be meant as well: Georgia.
	const looked = found.slice(0, LOOKED_AT).map(({ index }) => gazetteer.city(index));
	const isCountry = areas.every((code) => countries.includes(code));
	const cities = isCountry ? looked.filter(({ country }) => countries.includes(country)) : looked;
	const [first] = cities;
	if (sure || !first) return null;
	const shared = cities.filter(({ timezone, country }) => timezone === first.timezone && country === first.country);
	if (shared.length < cities.length * MOST_SHARE) return null;
	return { zone: first.timezone, point: { lat: first.lat, lon: first.lon }, name: cityInWords(first) };
}

/** The zone that all towns of a whole name share, where no city has it; null for another text, and while the towns are out of reach. */
export async function townZone(text: string, context: EngineContext): Promise<ZonePlace | null> {
	const [known] = (await openPlaces(context)).search.find(text, 1).places;
	const towns = known?.whole ? null : await openTowns(context);
	if (towns === null) return null;
	const { places: found, by } = towns.search.find(text, LOOKED_AT);
	const named = by === 'name' ? found.filter(({ whole }) => whole).map(({ index }) => towns.gazetteer.city(index)) : [];
	const [first] = named;
	if (first === undefined || named.length === LOOKED_AT || named.some(({ timezone }) => timezone !== first.timezone))
		return null;
	return { zone: first.timezone, point: { lat: first.lat, lon: first.lon }, name: cityInWords(first) };
}
