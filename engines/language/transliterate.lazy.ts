import type { Engine, EngineContext } from '../kit/contract';
import { ApiError, invalid } from '../kit/errors';
import { openedOnce } from '../kit/opened-once';
import type { language } from './contract';
import { openTyped, type CommonWords } from './transliterate/casual-typed';
import { isIndic, readCasual, transliterate as rewrite } from './transliterate/transliterate';

type Transliterate = Engine<typeof language>['transliterate'];

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

/** Answers `/v1/transliterate`. Its rules and names are larger than what tells languages apart. */
export async function transliterate(
	{ text, from, to }: Parameters<Transliterate>[0],
	context: EngineContext
): Promise<Awaited<ReturnType<Transliterate>>> {
	if (from === 'casual') {
		if (!isIndic(to)) throw invalid('to', 'must be a script when the text is casual');
		return { text, from, to, ...readCasual(text, to, await commonWords(context)) };
	}
	const written = rewrite(text, from, to);
	// Nothing of it was read: the text as it is would pass for an answer.
	if (from === undefined && !isIndic(written.from) && /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text))
		throw invalid(
			'text',
			'must be in Latin letters or in a script that is read here: Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam; /v1/script tells which it is'
		);
	return { text, from: written.from, to, result: written.result, candidates: [] };
}
