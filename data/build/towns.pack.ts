import { KIND, Gazetteer } from '../../engines/geo/gazetteer';
import { foldName } from '../../engines/kit/fold-name';
import {
	GONE,
	inPackOrder,
	isChosen,
	isoCodes,
	openZones,
	subdivisionLines,
	withSubdivisionsOfToday
} from './places.pack';
import { encodePlaces, type PackedCity } from './places/encode';
import { readGeoNames, readNewer, readSubdivisionNames, readWorldCities, type GeoName } from './places/sources';
import { withWorldCities } from './places/world-cities';

export const sources = ['places'];

const SMALLEST = 500;

/** The pack `towns`: places that `places` lacks: 500 people or more, a seat, or in a newer list alone. */
export function build(): Promise<Uint8Array> {
	const all = readGeoNames();
	const newer = readNewer();
	const isGeoNames = new Set(all.map(({ id }) => id));
	const isInPlaces = new Set(all.filter(isChosen).map(({ id }) => id));
	const towns = withWorldCities([...all, ...onlyNewer(all, newer.cities)], readWorldCities()).filter(
		(place) =>
			!isGeoNames.has(place.id) ||
			((place.population >= SMALLEST || place.feature.startsWith('PPLA')) &&
				!isInPlaces.has(place.id) &&
				!GONE.has(place.feature))
	);
	const isoOf = isoCodes(readSubdivisionNames(), newer.subdivisions);
	const zones = openZones();
	const packed = withSubdivisionsOfToday(towns, newer.cities)
		.map((town): PackedCity => ({
			country: town.country,
			admin: town.admin,
			names: { english: town.name, local: null, others: [] },
			lat: town.lat,
			lon: town.lon,
			population: town.population,
			kind: town.feature === 'PPLX' ? KIND.district : KIND.plain,
			timezone: zones.at(town).zone
		}))
		.sort(inPackOrder);
	const bytes = encodePlaces(packed, subdivisionLines(newer.subdivisions, isoOf), {
		source: 'GeoNames (geonames.org), SimpleMaps World Cities Basic, Unicode CLDR',
		licence: 'CC-BY-4.0, Unicode-3.0',
		smallest: SMALLEST
	});
	const gazetteer = new Gazetteer(bytes.slice().buffer);
	for (const [index, { names, country, timezone }] of packed.entries()) {
		const town = gazetteer.city(index);
		if (town.name !== names.english || town.country !== country || town.timezone !== timezone)
			throw new Error(`${names.english}, ${country}, reads back as ${JSON.stringify(town)}`);
	}
	return Promise.resolve(bytes);
}

/** Places of the newer list that the other lacks by name within a cell of a degree or its neighbours. */
function onlyNewer(all: readonly GeoName[], newer: ReturnType<typeof readNewer>['cities']): GeoName[] {
	const cell = (name: string, lat: number, lon: number) => `${foldName(name)} ${Math.round(lat)} ${Math.round(lon)}`;
	const known = new Set(
		all.flatMap(({ name, lat, lon }) =>
			[-0.5, 0.5].flatMap((south) => [-0.5, 0.5].map((west) => cell(name, lat + south, lon + west)))
		)
	);
	return newer
		.map(({ name, country, lat, lng, admin1 }): GeoName => ({
			id: '',
			name,
			alternates: [],
			lat: Number(lat),
			lon: Number(lng),
			feature: 'PPL',
			country,
			admin: admin1,
			population: 0
		}))
		.filter(({ name, lat, lon }) => !known.has(cell(name, lat, lon)));
}
