import type { EngineContext } from '../kit/contract';
import { foldName } from '../kit/fold-name';
import { memoize } from '../kit/memoize';
import { openPlaces } from './places';

/** The gazetteer as readers of typed text need it: which names there are, and where they most likely lie. */
export interface PlaceNames {
	isTown(name: string): boolean;
	/** A country or a part of one. */
	isArea(name: string): boolean;
	/** IANA zone of the town that a name most likely means, or of the greatest in that area. */
	zoneOf(name: string): string | undefined;
	/** ISO code of the country in which a town or a part of a country lies. */
	countryOf(name: string): string | undefined;
}

let names: Promise<PlaceNames> | undefined;

/** Opens the names of the gazetteer, once. */
export const placeNames = (context: Pick<EngineContext, 'pack'>): Promise<PlaceNames> =>
	(names ??= openPlaces(context)
		.then(({ gazetteer, search }): PlaceNames => {
			const first = (name: string) => {
				const [found] = search.find(name, 1).places;
				return found && gazetteer.city(found.index);
			};
			return {
				isTown: memoize((name) => gazetteer.keys.hasWhole(foldName(name))),
				isArea: memoize((name) => search.areas(name).length > 0),
				zoneOf: memoize((name) => first(name)?.timezone),
				countryOf: memoize((name) => search.areas(name)[0] ?? first(name)?.country)
			};
		})
		.catch((error: unknown) => {
			names = undefined;
			throw error;
		}));
