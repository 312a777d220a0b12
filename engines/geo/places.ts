import type { EngineContext } from '../kit/contract';
import { openedInTime, openedOnce } from '../kit/lazy-pack';
import { Gazetteer } from './gazetteer';
import { PlaceSearch } from './place-search';

/** The gazetteer and the search in it. */
export interface Places {
	readonly gazetteer: Gazetteer;
	readonly search: PlaceSearch;
}

const opened = (pack: ArrayBuffer): Places => {
	const gazetteer = new Gazetteer(pack);
	return { gazetteer, search: new PlaceSearch(gazetteer) };
};

/** The pack `places`, opened once. */
export const openPlaces = openedOnce('places', opened);

const openOnce = openedOnce('towns', opened);
/** How long a search waits for the towns, milliseconds. */
const PATIENCE = 1500;

/** The pack `towns`: places too small for the pack `places`, by their own names. Null while it is on its way, or when it cannot be had. */
export async function openTowns(context: EngineContext): Promise<Places | null> {
	const towns = await openedInTime('towns', openOnce, context, PATIENCE);
	return typeof towns === 'string' ? null : towns;
}
