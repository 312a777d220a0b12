import { lowerBound } from '../kit/lower-bound';
import { cursor } from '../kit/bytes';
import { intlZone } from '../kit/intl-cache';
import { PlaceKeys } from './place-keys';
import type { Point } from '../kit/place-reading';

/** Header of the pack `places`, as JSON after its length in four bytes, little endian. */
export interface PlacesHeader {
	readonly format: 1;
	readonly source: string;
	readonly licence: string;
	readonly cities: number;
	readonly names: number;
	/** Smallest population of a city that is neither a capital nor the seat of a subdivision. */
	readonly smallest: number;
	/** ISO codes and how many subdivisions follow for each. */
	readonly countries: readonly (readonly [code: string, subdivisions: number])[];
	readonly zones: readonly string[];
	readonly sections: readonly (readonly [name: PlacesSection, bytes: number])[];
}

/** Columns of the pack; the recipe (data/build/places/encode.ts) says how each is written. */
export const PLACES_SECTIONS = [
	'sizes',
	'latLow',
	'latHigh',
	'lonLow',
	'lonHigh',
	'populations',
	'zones',
	'kinds',
	'counts',
	'subdivisions',
	'names'
] as const;
export type PlacesSection = (typeof PLACES_SECTIONS)[number];

/** Coordinates are whole numbers of this part of a degree: 111 m. */
export const STEPS_A_DEGREE = 1000;
/** Populations are powers of two to this part: at most 0.55 % off. */
export const STEPS_A_DOUBLING = 64;
/** From where the first population of a subdivision is counted down: more people than any city has. */
export const POPULATION_TOP = 1600;
/** Lowest two bits of a city's kind; the third says that its second name is the local one. */
export const KIND = { plain: 0, seat: 1, capital: 2, district: 3, local: 4 } as const;

/** A city, as the pack has it. */
export interface City {
	/** English name. */
	readonly name: string;
	/** Name in the language of the place. */
	readonly localName: string;
	/** ISO 3166-1 alpha-2. */
	readonly country: string;
	readonly subdivision: Subdivision | null;
	readonly lat: number;
	readonly lon: number;
	/** IANA name. */
	readonly timezone: string;
	/** To two digits, like the source; null when missing. */
	readonly population: number | null;
}
export interface Subdivision {
	/** English name. */
	readonly name: string;
	/** ISO 3166-2, `DE-BY`; null where the source's subdivision is not ISO's. */
	readonly code: string | null;
}

const RADIANS = Math.PI / 180;
/** Mean radius of the Earth, kilometres; as in distance.ts. */
const EARTH_RADIUS_KM = 6371.0088;

/** The world's cities: by number, by the keys of their names, and by place. Opened from the pack's bytes. */
export class Gazetteer {
	readonly header: PlacesHeader;
	readonly count: number;
	/** Index into `header.countries`, into `subdivisions`, and into `header.zones`, of each city. */
	readonly countryOf: Uint8Array;
	readonly subdivisionOf: Uint16Array;
	private readonly zoneOf: Uint16Array;
	private readonly lat: Int32Array;
	private readonly lon: Int32Array;
	/** Natural logarithm of the population; 0 where it is not known. */
	readonly size: Float32Array;
	readonly kind: Uint8Array;
	readonly subdivisions: readonly (Subdivision | null)[];
	readonly cityOf: Uint32Array;
	readonly firstName: Uint32Array;
	readonly keys: PlaceKeys;
	private readonly text: string;
	private sphere: { readonly points: Float64Array; readonly order: Uint32Array } | undefined;
	/** See `peopleOf`. */
	private readonly people = new Map<string, number>();

	#byIntl: ReadonlyMap<string | undefined, number> | undefined;

	constructor(pack: ArrayBuffer) {
		const { header, section, decode } = openSections(new Uint8Array(pack));
		this.header = header;
		const count = (this.count = header.cities);
		this.countryOf = new Uint8Array(count);
		this.subdivisionOf = new Uint16Array(count);
		this.zoneOf = new Uint16Array(count);
		this.lat = new Int32Array(count);
		this.lon = new Int32Array(count);
		this.size = new Float32Array(count);
		this.kind = section('kinds');
		this.readColumns(section);
		this.subdivisions = readSubdivisions(header, decode('subdivisions'));
		this.cityOf = new Uint32Array(header.names);
		this.firstName = new Uint32Array(count + 1);
		const nextCount = cursor(section('counts')).integer;
		for (let city = 0, name = 0; city < count; city++) {
			for (let left = nextCount(); left > 0; left--) this.cityOf[name++] = city;
			this.firstName[city + 1] = name;
		}
		this.text = decode('names');
		this.keys = new PlaceKeys(this.text, header.names);
	}

	private readColumns(section: (name: PlacesSection) => Uint8Array): void {
		const { countryOf, subdivisionOf, zoneOf, lat, lon, size, header } = this;
		const [latLow, lonLow] = [section('latLow'), section('lonLow')];
		const [latHigh, lonHigh] = [cursor(section('latHigh')).integer, cursor(section('lonHigh')).integer];
		const [nextSize, nextStep, nextZone] = [
			cursor(section('sizes')).integer,
			cursor(section('populations')).integer,
			cursor(section('zones')).integer
		];
		let city = 0;
		let subdivision = 0;
		for (const [country, [, subdivisions]] of header.countries.entries()) {
			// Zones of the country, the last used first; a number says which comes to the front.
			const recent: number[] = [];
			for (let left = subdivisions; left > 0; left--, subdivision++) {
				// Others lie near the largest city of their subdivision, which comes first and counts from 0.
				let [north, east, step] = [0, 0, POPULATION_TOP];
				const end = city + nextSize();
				for (let first = true; city < end; city++, first = false) {
					countryOf[city] = country;
					subdivisionOf[city] = subdivision;
					lat[city] = north + signed((latLow[city] as number) | (latHigh() << 8));
					lon[city] = east + signed((lonLow[city] as number) | (lonHigh() << 8));
					if (first) [north, east] = [lat[city] as number, lon[city] as number];
					step -= signed(nextStep());
					size[city] = (step / STEPS_A_DOUBLING) * Math.LN2;
					const back = nextZone();
					if (back === recent.length) recent.unshift(nextZone());
					else if (back > 0) recent.unshift(...recent.splice(back, 1));
					zoneOf[city] = recent[0] as number;
				}
			}
		}
		if (city !== header.cities) throw new Error(`the pack of places has ${city} cities, not ${header.cities}`);
	}

	city(index: number): City {
		const first = this.firstName[index] as number;
		const name = this.nameText(first);
		const [country] = this.header.countries[this.countryOf[index] as number] as readonly [string, number];
		const size = this.size[index] as number;
		const population = Math.exp(size);
		const digits = 10 ** Math.max(0, Math.floor(Math.log10(population)) - 1);
		return {
			name,
			localName: (this.kind[index] as number) & KIND.local ? this.nameText(first + 1) : name,
			country,
			subdivision: this.subdivisions[this.subdivisionOf[index] as number] ?? null,
			lat: (this.lat[index] as number) / STEPS_A_DEGREE,
			lon: (this.lon[index] as number) / STEPS_A_DEGREE,
			timezone: this.header.zones[this.zoneOf[index] as number] as string,
			population: size === 0 ? null : Math.round(population / digits) * digits
		};
	}

	/** Index of a zone, also by an older name of it: browsers say `Asia/Calcutta` of Asia/Kolkata. -1 for an unknown zone. */
	#zoneIndex(zone: string): number {
		const { zones } = this.header;
		const at = zones.indexOf(zone);
		const name = at < 0 ? intlZone(zone) : undefined;
		if (name === undefined) return at;
		this.#byIntl ??= new Map(zones.map((one, index) => [intlZone(one), index]));
		return this.#byIntl.get(name) ?? -1;
	}

	/** The city with the most people in an IANA zone; undefined for a zone without one. */
	greatestIn(zone: string): number | undefined {
		const wanted = this.#zoneIndex(zone);
		if (wanted < 0) return undefined;
		let best: number | undefined;
		for (let city = 0; city < this.count; city++)
			if (this.zoneOf[city] === wanted && (best === undefined || (this.size[city] as number) > (this.size[best] as number))) best = city; // prettier-ignore
		return best;
	}

	/** People in the cities of a country by its ISO code; 0 for one without a city. */
	peopleOf(country: string): number {
		if (this.people.size === 0)
			for (const [city, of] of this.countryOf.entries()) {
				const [code = ''] = this.header.countries[of] ?? [];
				this.people.set(code, (this.people.get(code) ?? 0) + Math.exp(this.size[city] ?? 0));
			}
		return this.people.get(country) ?? 0;
	}

	nameText(name: number): string {
		const { lines } = this.keys;
		return this.text.slice(lines[name], (lines[name + 1] as number) - 1);
	}

	/** Cities closer than `within` km, nearest first, with spherical distance. Searches parallels outwards. */
	nearest(point: Point, limit: number, within = Infinity): { readonly index: number; readonly kilometers: number }[] {
		const { points, order } = (this.sphere ??= this.makeSphere());
		const [px, py, pz] = onSphere(point.lat, point.lon);
		const found: { index: number; chord: number }[] = [];
		let farthest = within === Infinity ? Infinity : (2 * Math.sin(within / EARTH_RADIUS_KM / 2)) ** 2;
		const height = (rank: number) => points[3 * (order[rank] ?? 0) + 2] ?? 0;
		let north = lowerBound(this.count, (rank) => height(rank) < pz);
		let south = north - 1;
		while (north < this.count || south >= 0) {
			const isNorth = south < 0 || (north < this.count && height(north) - pz < pz - height(south));
			const index = order[isNorth ? north++ : south--] as number;
			const at = 3 * index;
			const z = (points[at + 2] as number) - pz;
			if (z * z >= farthest) break;
			const x = (points[at] as number) - px;
			const y = (points[at + 1] as number) - py;
			const chord = x * x + y * y + z * z;
			if (chord >= farthest) continue;
			let place = found.length;
			for (; place > 0; place--) {
				const before = found[place - 1] as { index: number; chord: number };
				if (before.chord < chord || (before.chord === chord && before.index < index)) break;
			}
			found.splice(place, 0, { index, chord });
			if (found.length > limit) found.pop();
			if (found.length === limit) farthest = (found[limit - 1] as { chord: number }).chord;
		}
		return found.map(({ index, chord }) => ({
			index,
			kilometers: 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord) / 2))
		}));
	}

	/** Cities as points of the unit sphere, three numbers each, and their indexes from south to north. */
	private makeSphere() {
		const points = new Float64Array(3 * this.count);
		for (let index = 0; index < this.count; index++)
			points.set(
				onSphere((this.lat[index] as number) / STEPS_A_DEGREE, (this.lon[index] as number) / STEPS_A_DEGREE),
				3 * index
			);
		const order = Uint32Array.from({ length: this.count }, (_, index) => index);
		order.sort((a, b) => (this.lat[a] as number) - (this.lat[b] as number));
		return { points, order };
	}
}

function onSphere(lat: number, lon: number): [number, number, number] {
	const width = Math.cos(lat * RADIANS);
	return [width * Math.cos(lon * RADIANS), width * Math.sin(lon * RADIANS), Math.sin(lat * RADIANS)];
}

function openSections(bytes: Uint8Array) {
	const decoder = new TextDecoder();
	const length = bytes.length < 4 ? Infinity : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
	if (length > bytes.length - 4) throw new Error('the pack of places is cut off');
	const header = JSON.parse(decoder.decode(bytes.subarray(4, 4 + length))) as PlacesHeader;
	const sections = new Map<PlacesSection, Uint8Array>();
	let at = 4 + length;
	for (const [name, size] of header.sections) sections.set(name, bytes.subarray(at, (at += size)));
	if (header.format !== 1 || at !== bytes.length) throw new Error('the pack of places has another format');
	const section = (name: PlacesSection) => {
		const found = sections.get(name);
		if (!found) throw new Error(`the pack of places has no ${name}`);
		return found;
	};
	return { header, section, decode: (name: PlacesSection) => decoder.decode(section(name)) };
}

/** One line for each subdivision: English name and its part of the ISO code, separated by a tab; empty lines are skipped. */
function readSubdivisions(header: PlacesHeader, text: string): (Subdivision | null)[] {
	const lines = text.split('\n');
	let at = 0;
	return header.countries.flatMap(([country, count]) =>
		Array.from({ length: count }, () => {
			const [name = '', iso = ''] = (lines[at++] ?? '').split('\t');
			return name === '' ? null : { name, code: iso === '' ? null : `${country}-${iso}` };
		})
	);
}

/** A signed number from one whose lowest bit is the sign. */
const signed = (value: number): number => (value >>> 1) ^ -(value & 1);
