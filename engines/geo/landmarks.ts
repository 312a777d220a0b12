import type { EngineContext } from '../kit/contract';
import type { FoundPlace } from './place-search';
import { openLandmarkPack, type Places } from './places';

/** Words by which a text names an airport, before its name or behind. */
const AIRPORT =
	/(?<!\p{L})(?:international airport|intl airport|airport|flughafen|flugplatz|a[eé]roport|aeropuerto|aeroporto|luchthaven|havalimanı|vliegveld|lotnisko|аэропорт)\.?(?!\p{L})(?: (?:de|of|von|di|du|in)(?!\p{L}))?/giu;
const withoutAirport = (text: string): string => text.replace(AIRPORT, ' ').replace(/\s+/g, ' ').trim();

/** A code of IATA or ICAO as people write it. */
export const isAirportCode = (text: string): boolean => /^(?:[A-Z]{3,4}|[a-z]{3})$/.test(text.trim());

/** Landmarks of one name, at most. */
const LOOKED_AT = 5;

/** Landmarks of a whole name or code, the likeliest first, with the pack. Empty while the pack is missing. */
export async function findLandmarks(
	text: string,
	places: Places,
	context: EngineContext,
	country?: string
): Promise<{ readonly from: Places; readonly found: readonly FoundPlace[] } | null> {
	const from = await openLandmarkPack(context);
	if (from === null) return null;
	const bare = withoutAirport(text);
	const { gazetteer, search } = places;
	const [city] = bare === text.trim() ? [] : search.find(bare, 1, country).places;
	// `Flughafen München` is in the pack as `Munich Airport`.
	const served = city?.whole ? [`${gazetteer.city(city.index).name} airport`] : [];
	const names = bare === text.trim() ? [text] : [text, `${bare} airport`, ...served, bare];
	const found = names
		.map((name) => from.search.find(name, LOOKED_AT, country).places.filter(({ whole }) => whole))
		.find((places) => places.length > 0);
	return found === undefined ? null : { from, found };
}
