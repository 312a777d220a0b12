import type { EngineContext } from '../../kit/contract';

export type Sentences = typeof import('../sentences.lazy');

/** Loads the reader of sentences, with the words of other languages for a text that is not English. */
export async function openSentences(text: string, context: Pick<EngineContext, 'lazy'>): Promise<Sentences> {
	const sentences = await context.lazy<Sentences>('math/sentences');
	if (!sentences.isEnglish(text))
		sentences.addWords((await context.lazy<typeof import('../words.lazy')>('math/words')).texts);
	return sentences;
}
