/** Common words that a classifier alone gets wrong: what its pack has to know by heart. */
import { onlyWord } from '../../engines/language/detect-features';
import type { Model } from '../../engines/language/detect-model';
import { scriptValue } from '../../engines/language/script';
import type { Language } from './detect-corpus';
import { EVERYDAY } from './detect-everyday';

/** So many of each language's most common words are looked at. */
const LOOKED_AT = 10_400;
/** Occurrences in a million that a language is granted for a word that its texts lack. */
const UNLISTED = 3;
/** Power of the classifier's probability beside the word's frequency. */
const OPINION = 0.7;
/** Shorter ones are everywhere. */
const SHORTEST = 2;

/**
 * For each word the language in which it is most likely: its frequency there, times how often the language is met, times a power
 * of what the classifier says. Where that is not the classifier's own answer, the word is an exception. Everyday
 * words always are.
 */
export function findExceptions(
	script: string,
	languages: readonly Language[],
	model: Model,
	priors: Float32Array
): { keys: Uint32Array; answers: Uint8Array } {
	const value = scriptValue(script);
	const found = new Map<number, { answer: number; frequency: number }>();
	const wanted = new Set(
		languages.flatMap(({ frequencies }) =>
			[...frequencies]
				.sort(([, a], [, b]) => b - a)
				.slice(0, LOOKED_AT)
				.map(([word]) => word)
		)
	);
	for (const word of wanted) {
		const key = word.length < SHORTEST ? undefined : onlyWord(word, value);
		const probabilities = key === undefined ? undefined : model.classify(word);
		if (key === undefined || probabilities === undefined) continue;
		let own = 0;
		let best = 0;
		let highest = -Infinity;
		languages.forEach(({ frequencies }, index) => {
			if ((probabilities[index] as number) > (probabilities[own] as number)) own = index;
			const likely =
				Math.log(frequencies.get(word) ?? UNLISTED) +
				(priors[index] as number) +
				OPINION * Math.log((probabilities[index] as number) + 1e-6);
			if (likely > highest) {
				highest = likely;
				best = index;
			}
		});
		const frequency = languages[best]?.frequencies.get(word) ?? 0;
		if (best !== own && frequency > (found.get(key)?.frequency ?? 0)) found.set(key, { answer: best, frequency });
	}
	for (const [index, { code }] of languages.entries())
		for (const word of EVERYDAY[code]?.split(' ') ?? []) {
			const key = onlyWord(word, value);
			if (key === undefined) throw new Error(`detect: ${word} is not one word in ${script}`);
			found.set(key, { answer: index, frequency: Infinity });
		}
	const sorted = [...found].sort(([a], [b]) => a - b);
	console.log(`${script}: ${sorted.length} exceptions among ${wanted.size} common words`);
	return {
		keys: Uint32Array.from(sorted, ([key]) => key),
		answers: Uint8Array.from(sorted, ([, { answer }]) => answer)
	};
}
