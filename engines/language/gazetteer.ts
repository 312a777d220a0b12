import type { EngineContext } from '../kit/contract';
import { ApiError } from '../kit/errors';
import { openedOnce } from '../kit/lazy-pack';
import { openNames, type Gazetteer } from './transliterate/casual-gazetteer';

const names = openedOnce('names', openNames);

/** The pack of names; undefined when it is neither on the device nor to be had: rules answer without it. */
export const gazetteer = (context: Pick<EngineContext, 'pack'>): Promise<Gazetteer | undefined> =>
	unlessOffline(names(context));

/** What a pack opened to; undefined where the network is needed for it and missing. Other faults stay faults. */
export async function unlessOffline<Opened>(opened: Promise<Opened>): Promise<Opened | undefined> {
	try {
		return await opened;
	} catch (error) {
		if (error instanceof ApiError) return undefined;
		throw error;
	}
}
