import type { EngineContext } from '../kit/contract';
import { Gazetteer } from './gazetteer';
import { PlaceSearch } from './place-search';

/** The gazetteer and the search in it. */
export interface Places {
	readonly gazetteer: Gazetteer;
	readonly search: PlaceSearch;
}

let places: Promise<Places> | undefined;

/** The pack `places`, opened once; a failed download is tried again at the next question. */
export function openPlaces(context: EngineContext): Promise<Places> {
	places ??= context.pack('places').then(
		(pack) => {
			const gazetteer = new Gazetteer(pack);
			return { gazetteer, search: new PlaceSearch(gazetteer) };
		},
		(error: unknown) => {
			places = undefined;
			throw error;
		}
	);
	return places;
}
