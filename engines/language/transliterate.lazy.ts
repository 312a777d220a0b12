import type { Engine, EngineContext } from '../kit/contract';
import { invalid } from '../kit/errors';
import type { language } from './contract';
import type * as Casual from './casual.lazy';
import { gazetteer } from './gazetteer';
import { isIndic, recognised, transliterate as rewrite } from './transliterate/transliterate';

type Transliterate = Engine<typeof language>['transliterate'];

/** Answers `/v1/transliterate`. Its rules and names are larger than what tells languages apart. */
export async function transliterate(
	{ text, from, to }: Parameters<Transliterate>[0],
	context: EngineContext
): Promise<Awaited<ReturnType<Transliterate>>> {
	if (from === 'casual') {
		if (!isIndic(to)) throw invalid('to', 'must be a script when the text is casual');
		const { fromCasual } = await context.lazy<typeof Casual>('language/casual');
		return { text, from, to, ...(await fromCasual(text, to, context)) };
	}
	const names = to === 'casual' && isIndic(from ?? recognised(text)) ? await gazetteer(context) : undefined;
	const written = rewrite(text, from, to, names?.typedOf);
	// Nothing of it was read: the text as it is would pass for an answer.
	if (from === undefined && !isIndic(written.from) && /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text))
		throw invalid(
			'text',
			'must be in Latin letters or in a script that is read here: Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam; /v1/script tells which it is'
		);
	return { text, from: written.from, to, result: written.result, candidates: [] };
}
