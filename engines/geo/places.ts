import { openedOnce } from '../kit/lazy-pack';
import { Gazetteer } from './gazetteer';
import { PlaceSearch } from './place-search';

/** The gazetteer and the search in it. */
export interface Places {
	readonly gazetteer: Gazetteer;
	readonly search: PlaceSearch;
}

/** The pack `places`, opened once. */
export const openPlaces = openedOnce('places', (pack): Places => {
	const gazetteer = new Gazetteer(pack);
	return { gazetteer, search: new PlaceSearch(gazetteer) };
});
