import { daleChall } from 'dale-chall';

/** Longer words are on no list. */
const LONGEST = 40;

let listed: ReadonlySet<string> | undefined;

/** Whether a word is familiar: a number, or on the list of 3,000, inflected (Chall and Dale 1995, `dale-chall`). */
export function isFamiliar(word: string): boolean {
	if (!/\p{L}/u.test(word)) return true;
	if (word.length > LONGEST) return false;
	const lower = word.toLowerCase().replaceAll('’', "'");
	return isListed(lower) || lower.split(/[-\u2010\u2011]/).every((part) => part === '' || isListed(part));
}

/** Endings of familiar words: plural, possessive, forms of verbs, comparison; with the letters that they replace. */
const ENDINGS: readonly (readonly [ending: RegExp, ...instead: string[]])[] = [
	[/'s?$/, ''],
	[/s$/, ''],
	[/es$/, ''],
	[/ies$/, 'y'],
	[/ied$/, 'y'],
	[/i(?:er|est)$/, 'y'],
	[/(?:ed|ing|er|est)$/, '', 'e']
];

function isListed(word: string): boolean {
	listed ??= new Set(daleChall.map((entry) => entry.toLowerCase()));
	if (listed.has(word) || listed.has(word.replaceAll("'", ''))) return true;
	for (const [ending, ...instead] of ENDINGS) {
		if (!ending.test(word)) continue;
		for (const end of instead) {
			const stem = word.replace(ending, end);
			if (listed.has(stem) || listed.has(stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1'))) return true;
		}
	}
	return false;
}
