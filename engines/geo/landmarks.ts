import type { EngineContext } from '../kit/contract';
import { foldName } from '../kit/fold-name';
import { linesOf } from '../kit/lexicon-lines';
import words from './kind-words.txt?raw';
import type { FoundPlace } from './place-search';
import { openLandmarkPack, type Places } from './places';

const WORDS = new Map(
	[...linesOf(words)].flatMap(({ kind, phrases }) => phrases.map((word) => [foldName(word), kind]))
);

/** A text without the words of some kinds, which come before a name or behind: `Zürich` of `Flughafen Zürich`, `Alberta` of `Province of Alberta`. */
export function withoutKind(text: string, named: readonly string[]): string {
	const parts = text.trim().split(/\s+/);
	const kinds = parts.map((part) => WORDS.get(foldName(part)) ?? '');
	const isNamed = (at: number) => named.includes(kinds[at] ?? '');
	return parts
		.filter(
			(_, at) => !isNamed(at) && !(kinds[at] === 'kind' && isNamed(at + 1)) && !(kinds[at] === 'of' && isNamed(at - 1))
		)
		.join(' ');
}

const withoutAirport = (text: string): string => withoutKind(text, ['airport']);

/** A code of IATA or ICAO as people write it. */
export const isAirportCode = (text: string): boolean => /^(?:[A-Z]{3,4}|[a-z]{3})$/.test(text.trim());

/** Degrees between a town and its airport, at most. */
const SERVED = 2;
/** Landmarks around a town, at most, and how far they are. */
const [NEAR, NEAR_KM] = [100, 60];
/** Landmarks that a name begins or is, at most, and how many of it are kept: of `BER`, Berkshire and others come before the code. */
const LOOKED_AT = 100;
const KEPT = 5;

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
	const [city] = bare === text.trim() || /^[A-Z]{3,4}$/.test(bare) ? [] : search.find(bare, 1, country).places;
	// `Flughafen München` is in the pack as `Munich Airport`.
	const town = city?.whole ? gazetteer.city(city.index) : undefined;
	const near = town
		? from.gazetteer.nearest(town, NEAR, NEAR_KM).map(({ index }) => from.gazetteer.city(index).name)
		: [];
	const served = town ? [`${town.name} airport`, ...near.filter((name) => withoutAirport(name) !== name)] : [];
	// London Airport is in Canada.
	const serves = (index: number) => {
		const { lat, lon } = from.gazetteer.city(index);
		return town === undefined || (Math.abs(lat - town.lat) < SERVED && Math.abs(lon - town.lon) < SERVED);
	};
	const names = bare === text.trim() ? [text] : [text, `${bare} airport`, ...served, bare];
	const found = names
		.map((name) =>
			from.search
				.find(name, LOOKED_AT, country)
				.places.filter(({ whole, index }) => whole && serves(index))
				.slice(0, KEPT)
		)
		.find((places) => places.length > 0);
	return found === undefined ? null : { from, found };
}
