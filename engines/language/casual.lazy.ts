import type { EngineContext } from '../kit/contract';
import { openedOnce } from '../kit/lazy-pack';
import { gazetteer, unlessOffline } from './gazetteer';
import { readCasual } from './transliterate/casual-text';
import { openTyped } from './transliterate/casual-typed';
import type { IndicScript } from './transliterate/named';

const typed = openedOnce('typed', openTyped);

/**
 * Text as people type it in an Indic script; its names and everyday words are of use to nothing else. Common words and places that are
 * neither on the device nor to be had are done without.
 */
export async function fromCasual(
	text: string,
	to: IndicScript,
	context: EngineContext
): Promise<{ result: string; candidates: string[] }> {
	const [words, places] = await Promise.all([unlessOffline(typed(context)), gazetteer(context)]);
	return readCasual(text, to, { words, places });
}
