import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Gazetteer, KIND } from '../../engines/geo/gazetteer';
import { ZoneMap } from '../../engines/geo/zone-map';
import { foldName } from '../../engines/kit/fold-name';
import { encodePlaces, type PackedCity } from './places/encode';
import { KNOWN } from './places/known';
import { MOVED, SUBDIVISIONS_MENDED } from './places/nicknames';
import { namesOf } from './places/names';
import {
	readGeoNames,
	readLanguageNames,
	readNewer,
	readOfficialLanguages,
	readSubdivisionNames,
	readZoneCities,
	type GeoName
} from './places/sources';

/** Every place of this many people, and every capital and seat of a first-level subdivision. */
const SMALLEST = 15_000;
/** A smaller place with so many names in other languages counts as prominent. */
const MANY_NAMES = 26;
/** Whether a small place is prominent worldwide: by its names, or listed by hand. */
const isKnown = (id: string, alternates: readonly string[]): boolean =>
	alternates.length >= MANY_NAMES || KNOWN.has(id);
/** Features outside today's places: historical, abandoned, destroyed, former capitals. */
export const GONE = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH']);
/** Maximum distance at which a city of the same name and country counts as the same, degrees. */
const SAME_PLACE = 0.1;

/** The world's cities: GeoNames → subdivisions → names → bytes, read back. In git: only it needs its sources. */
export function build(): Promise<Uint8Array> {
	const all = readGeoNames().map((place) => ({ ...place, ...MOVED[place.id] }));
	const chosen = all.filter(isChosen);
	const newer = readNewer();
	const cities = withSubdivisionsOfToday(chosen, newer.cities);
	const isoOf = isoCodes(readSubdivisionNames(), newer.subdivisions);
	const sources = {
		byLanguage: readLanguageNames(),
		ofZones: namesOfZoneCities(cities),
		official: readOfficialLanguages()
	};
	const zones = openZones();
	const packed = cities
		.map((city): PackedCity => ({
			country: city.country,
			admin: city.admin,
			names: namesOf(city, isoOf(city.country, city.admin), sources),
			lat: city.lat,
			lon: city.lon,
			population: city.population,
			kind: kindOf(city.feature),
			timezone: zones.at(city).zone
		}))
		.sort(inPackOrder);
	const bytes = encodePlaces(packed, subdivisionLines(newer.subdivisions, isoOf), {
		source: 'GeoNames (geonames.org), Unicode CLDR',
		licence: 'CC-BY-4.0, Unicode-3.0',
		smallest: SMALLEST
	});
	verify(bytes, packed);
	return Promise.resolve(bytes);
}

/** Whether a place is in this pack; smaller ones are in the pack `towns`. */
export const isChosen = ({ id, feature, population, alternates }: GeoName): boolean =>
	!GONE.has(feature) && (population >= SMALLEST || feature === 'PPLC' || feature === 'PPLA' || isKnown(id, alternates));

/** Places as packs have them: by country, subdivision, falling population, name. */
export const inPackOrder = (a: PackedCity, b: PackedCity): number =>
	compare(a.country, b.country) ||
	compare(a.admin, b.admin) ||
	b.population - a.population ||
	compare(a.names.english, b.names.english);

/** The text of a subdivision in the pack: its name, and its part of the ISO code. */
export const subdivisionLines =
	(names: ReadonlyMap<string, string>, isoOf: ReturnType<typeof isoCodes>) =>
	(country: string, admin: string): string => {
		const name = names.get(`${country}.${admin}`);
		if (name === undefined) return '';
		return [SUBDIVISIONS_MENDED[name] ?? name, isoOf(country, admin)?.slice(3) ?? ''].join('\t').trimEnd();
	};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const kindOf = (feature: string): number =>
	feature === 'PPLC' ? KIND.capital : feature === 'PPLA' ? KIND.seat : feature === 'PPLX' ? KIND.district : KIND.plain;

/** Cities with the subdivision that the newer list has for the same name at the same place. */
export function withSubdivisionsOfToday(
	cities: readonly GeoName[],
	newer: ReturnType<typeof readNewer>['cities']
): GeoName[] {
	const byName = groupBy(newer, ({ country, name }) => country + foldName(name));
	return cities.map((city) => {
		const away = ({ lat, lng }: { readonly lat: string; readonly lng: string }) =>
			Math.hypot(Number(lat) - city.lat, Number(lng) - city.lon);
		// Kansas City is a city on each side of a border: the nearest is the same.
		const same = byName
			.get(city.country + foldName(city.name))
			?.filter((other) => away(other) < SAME_PLACE)
			.sort((a, b) => away(a) - away(b))[0];
		return same && same.admin1 !== '' && same.admin1 !== '00' ? { ...city, admin: same.admin1 } : city;
	});
}

const GENERIC =
	/\b(?:and|autonomous|canton|capital|city|community|county|department|district|do|emirate|governorate|islands|krai|kray|municipality|oblast|of|parish|prefecture|province|region|republic|si|state|territory|the|voivodeship)\b/g;

/** Parts of ISO 3166-2 codes of subdivisions whose names CLDR writes otherwise, by the source's names. */
const ISO_BY_HAND: Readonly<Record<string, string>> = {
	"RU Leningradskaya Oblast'": 'LEN',
	'AR Buenos Aires F.D.': 'C',
	'CN Inner Mongolia': 'NM',
	'DE Rheinland-Pfalz': 'RP',
	'DK Central Jutland': '82',
	'DK North Denmark': '81',
	'DK South Denmark': '83',
	'ES Castille and León': 'CL',
	'ES Castille-La Mancha': 'CM',
	'ES Navarre': 'NC',
	'FR Bourgogne-Franche-Comté': 'BFC',
	'FR New Aquitaine': 'NAQ',
	'FR Normandy': 'NOR',
	'IN Andaman and Nicobar': 'AN',
	'IT Basilicate': '77',
	'IT The Marches': '57',
	'IT Trentino-Alto Adige': '32',
	'KR Chungcheongnam-do': '44',
	'KR Gyeongsangbuk-do': '47',
	'KR Gyeongsangnam-do': '48',
	'KR Jeollabuk-do': '45',
	'KR Jeollanam-do': '46',
	'MY Melaka': '04',
	'NG FCT': 'FC',
	'NZ Marlborough': 'MBH',
	'PH National Capital Region': '00',
	'PL Kujawsko-Pomorskie': '04',
	'PL Podlasie': '20',
	'PL Świętokrzyskie': '26',
	'RU Arkhangelskaya': 'ARK',
	'RU Primorye': 'PRI',
	'RU St.-Petersburg': 'SPE',
	'RU Stavropol Kray': 'STA',
	'VN Hai Phong': 'HP',
	'VN Ho Chi Minh City (HCMC)': 'SG'
};

/** Finds the ISO 3166-2 code of a subdivision of the source by its name in CLDR, or null. */
export function isoCodes(english: Readonly<Record<string, string>>, names: ReadonlyMap<string, string>) {
	const bare = (name: string) => {
		const key = foldName(name.replace(/[¹²³]/g, ''));
		return key.replace(GENERIC, '').replace(/\s+/g, ' ').trim() || key;
	};
	const byName = new Map(
		Object.entries(english).map(([code, name]) => [code.slice(0, 2).toUpperCase() + bare(name), code.slice(2)])
	);
	return (country: string, admin: string): string | null => {
		const name = names.get(`${country}.${admin}`);
		if (name === undefined) return null;
		// The source's own codes are ISO's in these countries.
		const code = /^(?:US|CH|BE|GB)$/.test(country)
			? admin
			: (ISO_BY_HAND[`${country} ${name}`] ?? byName.get(country + bare(name)));
		return code === undefined ? null : `${country}-${code.toUpperCase()}`;
	};
}

function namesOfZoneCities(cities: readonly GeoName[]): Map<string, string[]> {
	const byLocale = readZoneCities();
	const zones = openZones();
	const byKey = groupBy(cities, ({ name }) => foldName(name));
	const found = new Map<string, string[]>();
	const english = byLocale.get('en');
	for (const [zone] of zones.header.sets) {
		if (zone === undefined) continue;
		const name = english?.get(zone) ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
		const [city] = (byKey.get(foldName(name)) ?? [])
			.filter((candidate) => zones.at(candidate).zone === zone)
			.sort((a, b) => b.population - a.population);
		if (!city) continue;
		const names = [...byLocale.values()].map((cityNames) => cityNames.get(zone)).filter((text) => text !== undefined);
		found.set(city.id, [...new Set(names)]);
	}
	return found;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
	const groups = new Map<string, Item[]>();
	for (const item of items) {
		const group = groups.get(keyOf(item));
		if (group) group.push(item);
		else groups.set(keyOf(item), [item]);
	}
	return groups;
}

let zoneMap: ZoneMap | undefined;
export function openZones(): ZoneMap {
	const bytes = readFileSync(path.resolve(import.meta.dirname, '../packs/zones.bin'));
	return (zoneMap ??= new ZoneMap(Uint8Array.from(bytes).buffer));
}

/** Reads the pack back and compares it with what went in. */
function verify(bytes: Uint8Array, packed: readonly PackedCity[]): void {
	const gazetteer = new Gazetteer(bytes.slice().buffer);
	for (const [index, { names, lat, lon, timezone, country }] of packed.entries()) {
		const city = gazetteer.city(index);
		if (
			city.name !== names.english ||
			city.localName !== (names.local ?? names.english) ||
			city.timezone !== timezone ||
			city.country !== country ||
			Math.abs(city.lat - lat) > 0.0006 ||
			Math.abs(city.lon - lon) > 0.0006
		)
			throw new Error(`${names.english}, ${country}, reads back as ${JSON.stringify(city)}`);
	}
}
