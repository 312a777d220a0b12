import type { PlacesHeader, PlacesSection } from '../../../engines/geo/gazetteer';
import {
	KIND,
	PLACES_SECTIONS,
	POPULATION_TOP,
	STEPS_A_DEGREE,
	STEPS_A_DOUBLING
} from '../../../engines/geo/gazetteer';
import { putInteger } from '../../../engines/kit/bytes';
import type { CityNames } from './names';

/** A city as it is written. */
export interface PackedCity {
	readonly country: string;
	/** The source's key of the subdivision; cities are sorted by country, then by it, then by falling population. */
	readonly admin: string;
	readonly names: CityNames;
	readonly lat: number;
	readonly lon: number;
	readonly population: number;
	readonly kind: number;
	readonly timezone: string;
}

/** Writes sorted cities; `line` gives the text of a subdivision: name, part of the ISO code, by a tab. */
export function encodePlaces(
	cities: readonly PackedCity[],
	line: (country: string, admin: string) => string,
	about: Pick<PlacesHeader, 'source' | 'licence' | 'smallest'>
): Uint8Array {
	const streams = Object.fromEntries(PLACES_SECTIONS.map((name) => [name, [] as number[]])) as Record<
		PlacesSection,
		number[]
	>;
	const put = (stream: PlacesSection, value: number) => putInteger(streams[stream], value);
	const countries: [string, number][] = [];
	const subdivisions: string[] = [];
	const names: string[] = [];
	const zones: string[] = [];
	let recent: string[] = [];
	let [north, east, step, size] = [0, 0, 0, 0];
	let before: PackedCity | undefined;
	for (const city of cities) {
		const newCountry = city.country !== before?.country;
		const first = newCountry || city.admin !== before?.admin;
		if (newCountry) {
			countries.push([city.country, 0]);
			recent = [];
		}
		if (first) {
			if (before) put('sizes', size);
			[north, east, step, size] = [0, 0, POPULATION_TOP, 0];
			(countries.at(-1) as [string, number])[1]++;
			subdivisions.push(line(city.country, city.admin));
		}
		before = city;
		size++;
		const [lat, lon] = [Math.round(city.lat * STEPS_A_DEGREE), Math.round(city.lon * STEPS_A_DEGREE)];
		for (const [value, low, high] of [
			[folded(lat - north), 'latLow', 'latHigh'],
			[folded(lon - east), 'lonLow', 'lonHigh']
		] as const) {
			streams[low].push(value & 255);
			put(high, value >>> 8);
		}
		if (first) [north, east] = [lat, lon];
		const steps = Math.round(STEPS_A_DOUBLING * Math.log2(Math.max(1, city.population)));
		put('populations', folded(step - steps));
		step = steps;
		const back = recent.indexOf(city.timezone);
		put('zones', back < 0 ? recent.length : back);
		if (back < 0) {
			if (!zones.includes(city.timezone)) zones.push(city.timezone);
			put('zones', zones.indexOf(city.timezone));
		} else recent.splice(back, 1);
		recent.unshift(city.timezone);
		const { english, local, others } = city.names;
		streams.kinds.push(city.kind | (local === null ? 0 : KIND.local));
		put('counts', 1 + (local === null ? 0 : 1) + others.length);
		names.push(english, ...(local === null ? [] : [local]), ...others);
	}
	put('sizes', size);
	const bytes = Object.fromEntries(PLACES_SECTIONS.map((name) => [name, Uint8Array.from(streams[name])])) as Record<
		PlacesSection,
		Uint8Array
	>;
	bytes.subdivisions = new TextEncoder().encode(subdivisions.join('\n'));
	bytes.names = new TextEncoder().encode(names.join('\n'));
	const header: PlacesHeader = {
		format: 1,
		...about,
		cities: cities.length,
		names: names.length,
		countries,
		zones,
		sections: PLACES_SECTIONS.map((name) => [name, bytes[name].length])
	};
	const head = new TextEncoder().encode(JSON.stringify(header));
	const length = new Uint8Array(4);
	new DataView(length.buffer).setUint32(0, head.length, true);
	return Uint8Array.from(Buffer.concat([length, head, ...PLACES_SECTIONS.map((name) => bytes[name])]));
}

const folded = (value: number): number => (value << 1) ^ (value >> 31);
