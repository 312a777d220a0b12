import type { Engine, EngineContext } from '../kit/contract';
import { countryOf } from '../kit/country';
import { COUNTRY_NAMES } from '../kit/country-names';
import { notAPoint, readPlace } from '../kit/place';
import type { geo } from './contract';
import type { City } from './gazetteer';
import { cityOfAirport } from './airports';
import { findCities, withoutPostalCode } from './named-city';
import { PLACE_NOTES } from './place-notes';
import { openPlaces } from './places';

export { cityInWords, namedCity } from './named-city';
export { openPlaces };
export { placeNames } from './place-names';
export { zonePlace } from './zone-place';

type Places = Engine<typeof geo>['places'];

/** Answers `/v1/places`. */
export async function places(
	input: Parameters<Places>[0],
	context: EngineContext
): Promise<Awaited<ReturnType<Places>>> {
	const country = input.country?.trim() ? countryOf(input.country, 'country') : undefined;
	const places = await openPlaces(context);
	const { gazetteer } = places;
	const reading = readPlace(input.q);
	// Doubtful coordinates cause a question; invalid coordinates may still be a name.
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
	const { found: called, by, sure } = findCities(name, places, country);
	const airport = sure ? null : cityOfAirport(name);
	const served =
		airport === null
			? []
			: findCities(airport, places, country)
					.found.filter(({ whole }) => whole)
					.slice(0, 1);
	const found = [...served, ...called.filter(({ index }) => index !== served[0]?.index)];
	const smallest = `${gazetteer.header.smallest.toLocaleString('en')} people or more`;
	const none = `no city of ${smallest} is known here by that name`;
	const notes = [
		name === input.q ? '' : PLACE_NOTES.postalCode,
		served.length > 0
			? `${name.trim()} ${PLACE_NOTES.served}`
			: found.length === 0
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
