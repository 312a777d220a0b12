import type { EngineContext } from '../kit/contract';
import type { FoundPlace } from './place-search';
import { openLandmarkPack, type Places } from './places';

/** Words by which a text names an airport, before its name or behind. */
const AIRPORT =
	/(?<!\p{L})(?:international airport|intl airport|airport|flughafen|flugplatz|a[eé]roport|aeropuerto|aeroporto|luchthaven|havalimanı|vliegveld|lotnisko|аэропорт)\.?(?!\p{L})(?: (?:de|of|von|di|du|in)(?!\p{L}))?/giu;
/** Words by which a text names a station of a city. */
const STATION =
	/(?<!\p{L})(?:hauptbahnhof|hbf|hb|bahnhof|train station|railway station|central station|main station|station|centraal|centrale|gare d[eu']|gare|estación de|stazione)\.?(?!\p{L})(?: (?:de|of|von|di|du|in)(?!\p{L}))?/giu;

const without = (text: string, words: RegExp): string => text.replace(words, ' ').replace(/\s+/g, ' ').trim();

/** A text without the words for an airport or a station. Null without such a word, or if no other word remains. */
export function withoutKind(text: string): string | null {
	const bare = without(without(text, AIRPORT), STATION);
	return bare !== text.trim() && /\p{L}{2}/u.test(bare) ? bare : null;
}

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
	const bare = without(text, AIRPORT);
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
