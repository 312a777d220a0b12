import { KIND, Gazetteer } from '../../engines/geo/gazetteer';
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
import { readGeoNames, readNewer, readSubdivisionNames } from './places/sources';

export const sources = ['places'];

/** People of the smallest town. */
const SMALLEST = 1000;

/** The pack `towns`: places of 1,000 people or more that the pack `places` has not, by their own name alone. */
export function build(): Promise<Uint8Array> {
	const towns = readGeoNames().filter(
		(place) => place.population >= SMALLEST && !isChosen(place) && !GONE.has(place.feature)
	);
	const newer = readNewer();
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
		source: 'GeoNames (geonames.org), Unicode CLDR',
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
