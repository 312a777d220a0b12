import type { EngineContext } from '../kit/contract';
import { readPlace, type Point, type ReadAs } from '../kit/place';
import { cityInWords } from '../geo/named-city';
import { openPlaces } from '../geo/places';
import { readPoint } from '../geo/point';

/** The place that distances are measured from, and how it was said. */
export interface Near {
	readonly point: Point;
	/** Of the city that was named, with where it lies; null for coordinates. */
	readonly name: string | null;
	readonly readAs: ReadAs | 'name';
}

/**
 * Reads `near`: coordinates in any form, or the name of a city, of which the likeliest is taken and named.
 *
 * @throws ApiError INVALID_INPUT for a name that is no city's, with cities that are spelled alike.
 */
export async function nearOf(text: string, context: EngineContext): Promise<Near> {
	if (readPlace(text).kind !== 'none') return { ...(await readPoint(text, 'near', context)), name: null };
	const { gazetteer, search } = await openPlaces(context);
	const { places, by } = search.find(text, 1);
	const [found] = places;
	if (found === undefined || by !== 'name') return { ...(await readPoint(text, 'near', context)), name: null };
	const city = gazetteer.city(found.index);
	return { point: { lat: city.lat, lon: city.lon }, name: cityInWords(city), readAs: 'name' };
}
