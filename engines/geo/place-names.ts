import { foldName } from '../kit/fold-name';
import type { PackSource } from '../kit/lazy-pack';
import { memoize } from '../kit/memoize';
import { isAirportCode } from './landmarks';
import { cityInWords, likeliestCity } from './named-city';
import { openLandmarkPack, openPlaces, type Places } from './places';

/** The gazetteer as readers of typed text need it: which names there are, and where they most likely lie. */
export interface PlaceNames {
	/** A town; with the landmarks an airport, a mountain, a lake or a park as well. Codes of airports are not names. */
	isTown(name: string): boolean;
	/** A landmark that no town is called like; false without the landmarks. */
	isSight(name: string): boolean;
	isArea(name: string): boolean;
	/** The code of an airport, in any case; false without the landmarks. */
	isAirport(code: string): boolean;
	/** IANA zone of the town that a name most likely means, or of the greatest in that area. */
	zoneOf(name: string): string | undefined;
	/** The town that a caller in a country means by an ambiguous name, with where it lies; undefined where that remains open. */
	wholeNameIn(name: string, country: string): string | undefined;
	/** ISO code of the country in which a town or a part of a country lies. */
	countryOf(name: string): string | undefined;
}

const townNames = (places: Places): PlaceNames => {
	const { gazetteer, search } = places;
	const first = (name: string) => {
		const [found] = search.find(name, 1).places;
		return found && gazetteer.city(found.index);
	};
	return {
		isTown: memoize((name) => gazetteer.keys.hasWhole(foldName(name))),
		isArea: memoize((name) => search.areas(name).length > 0),
		isSight: () => false,
		isAirport: () => false,
		zoneOf: memoize((name) => first(name)?.timezone),
		wholeNameIn(name, country) {
			const city = likeliestCity(name, places, country);
			return city === undefined ? undefined : cityInWords(gazetteer.city(city));
		},
		countryOf: memoize((name) => search.areas(name)[0] ?? first(name)?.country)
	};
};

function withLandmarks(towns: PlaceNames, landmarks: Places): PlaceNames {
	const own = townNames(landmarks);
	const isCode = (name: string) => isAirportCode(name) || isAirportCode(name.toUpperCase());
	return {
		...towns,
		isTown: memoize((name) => towns.isTown(name) || (!isCode(name) && own.isTown(name))),
		isSight: (name) => !towns.isTown(name) && !isCode(name) && own.isTown(name),
		isAirport: memoize((code) => isCode(code) && own.isTown(code)),
		zoneOf: (name) => (own.isTown(name) && !towns.isTown(name) ? own : towns).zoneOf(name)
	};
}

let names: Promise<PlaceNames> | undefined;
let withSights: PlaceNames | undefined;

/** Opens the names of the gazetteer, once; with those of the landmarks if they are wanted and their pack is in reach. */
export async function placeNames(context: PackSource, wantsLandmarks: boolean): Promise<PlaceNames> {
	names ??= openPlaces(context).then(townNames);
	names.catch(() => (names = undefined));
	const towns = await names;
	if (!wantsLandmarks) return towns;
	const landmarks = withSights ? undefined : await openLandmarkPack(context);
	if (landmarks) withSights = withLandmarks(towns, landmarks);
	return withSights ?? towns;
}
