import { cityAt } from '../geo/city-at';
import { Gazetteer } from '../geo/gazetteer';
import type { EngineContext } from '../kit/contract';
import { openedOnce } from '../kit/lazy-pack';
import type { Position } from './coordinate';
import type { Place } from './summary/summary';

const open = openedOnce('places', (pack) => new Gazetteer(pack));

/** Names the city of a position in words; null far from all cities. Opens the pack `places`. */
export async function placeOf(
	{ latitude, longitude }: Position,
	context: Pick<EngineContext, 'pack'>
): Promise<Place | null> {
	const found = cityAt(await open(context), { lat: latitude, lon: longitude });
	if (!found) return null;
	const { city, kilometers, isInside } = found;
	return {
		name: city.name,
		country: city.country,
		timezone: city.timezone,
		latitude: city.lat,
		longitude: city.lon,
		kilometers: Math.round(kilometers * 10) / 10,
		isInside
	};
}
