/** The commonest words of each language as a small filter: a text in a relative of the language has fewer of them. */
import { readWordKeys, WORD_KEY_BITS } from './detect-features';
import { scriptValue } from './script';

/** A language's commonest words. */
export interface CommonWords {
	readonly code: string;
	/** Unicode name. */
	readonly script: string;
	/** Share of the words of its texts that pass the filter on average. */
	readonly share: number;
	/** Bloom filter with one hash: the highest bits of a word's key are the place of its bit. */
	readonly filter: Uint8Array;
}

/** Bits of a filter, as a power of two. */
export const FILTER_BITS = 15;
export const FILTER_BYTES = 2 ** (FILTER_BITS - 3);

/** Words of a text that are looked up, at most and at least. */
const MAX_WORDS = 1024;
const LEAST_WORDS = 4;

const keys = new Int32Array(MAX_WORDS);

/** How many words a text in lower case has in the script of a filter, and how many of them pass it. */
export function passing(text: string, script: string, filter: Uint8Array): { words: number; passed: number } {
	const words = readWordKeys(text, scriptValue(script), keys);
	let passed = 0;
	for (let word = 0; word < words; word++) {
		const bit = (keys[word] as number) >>> (WORD_KEY_BITS - FILTER_BITS);
		if (((filter[bit >> 3] as number) >> (bit & 7)) & 1) passed++;
	}
	return { words, passed };
}

/**
 * How many standard deviations more common words a text has than texts of the language have on average. It is far below 0 in a relative of
 * the language, and undefined for fewer than four words.
 */
export function familiarity(text: string, { script, share, filter }: CommonWords): number | undefined {
	const { words, passed } = passing(text, script, filter);
	return words < LEAST_WORDS ? undefined : (passed - words * share) / Math.sqrt(words * share * (1 - share));
}
