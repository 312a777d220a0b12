import type { EngineContext } from '../kit/contract';
import { ApiError } from '../kit/errors';
import { openedOnce } from '../kit/opened-once';
import { readCasual } from './transliterate/casual-text';
import { openTyped, type CommonWords } from './transliterate/casual-typed';
import type { IndicScript } from './transliterate/scripts';

const typed = openedOnce('typed', openTyped);

/** Common words; undefined when they are neither on the device nor to be had: names and rules answer without them. */
async function commonWords(context: EngineContext): Promise<CommonWords | undefined> {
	try {
		return await typed(context);
	} catch (error) {
		if (error instanceof ApiError) return undefined;
		throw error;
	}
}

/** Text as people type it in an Indic script; its names and everyday words are of use to nothing else. */
export async function fromCasual(
	text: string,
	to: IndicScript,
	context: EngineContext
): Promise<{ result: string; candidates: string[] }> {
	return readCasual(text, to, await commonWords(context));
}
