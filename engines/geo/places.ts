import { openedInTime, openedOnce, type PackSource } from '../kit/lazy-pack';
import { Gazetteer } from './gazetteer';
import { PlaceSearch } from './place-search';

/** The gazetteer and the search in it. */
export type Places = { readonly gazetteer: Gazetteer; readonly search: PlaceSearch };

const opened = (pack: ArrayBuffer): Places => {
	const gazetteer = new Gazetteer(pack);
	return { gazetteer, search: new PlaceSearch(gazetteer) };
};

/** The pack `places`, opened once. */
export const openPlaces = openedOnce('places', opened);

/** How long a search waits for a pack beside `places`, milliseconds. */
const PATIENCE = 1500;

/** Opens a pack beside `places`. Null while it loads, or when it is out of reach. */
function openedBeside(pack: string): (context: PackSource) => Promise<Places | null> {
	const openOnce = openedOnce(pack, opened);
	return async (context) => {
		const places = await openedInTime(pack, openOnce, context, PATIENCE);
		return typeof places === 'string' ? null : places;
	};
}

/** The pack `towns`: places too small for the pack `places`, by their own names. */
export const openTowns = openedBeside('towns');

/** The pack `landmarks`: airports by name and code; sights, stations, mountains, islands, lakes, regions and parks. */
export const openLandmarkPack = openedBeside('landmarks');

/** The pack `postcodes`: postal codes with their positions. */
export const openPostcodePack = openedBeside('postcodes');
