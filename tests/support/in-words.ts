import { phrase } from '../../engines/math/sentences.lazy';

/** A question of mathematics in words as the calls that it means. */
export const inWords = (text: string, variables: object = {}): string =>
	phrase(text, new Set(Object.keys(variables)), []).text;
