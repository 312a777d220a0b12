import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { ruledSyllables } from '../../engines/text/syllables';
import { readList } from './detect-lists';
import { WORDNET_FILES } from './wordnet-files';

/** Endings that WordNet's lemmas lack and running text has. */
const ENDINGS = ['s', 'es', 'ed', 'd', 'ing', 'er', 'r', 'ers', 'est', 'ly', 'ness', 'al'];

/**
 * Source of `engines/text/syllable-exceptions.ts`: English words whose syllables the rules of `syllables.ts`
 * miscount. The truth is the CMU Pronouncing Dictionary (a vowel phoneme is a syllable); a count that any listed
 * pronunciation has is right, but for the commonest words. Only words that WordNet knows, their inflections, and common words of prose: the rest of the dictionary is rare names.
 */
export function syllableExceptions(): string {
	const lemmas = wordnetLemmas();
	const common = commonWords(COMMON);
	const commonest = commonWords(COMMONEST);
	const pronounced = new Map<string, number[]>();
	for (const [entry, phonemes] of Object.entries(dictionary)) {
		const word = entry.replace(/\(\d+\)$/, '').replace(/'/g, '');
		const contraction = /'(?!s$)/.test(entry);
		if (!/^[a-z]{2,}$/.test(word) || !(contraction || common.has(word) || isKnown(word, lemmas))) continue;
		const vowels = phonemes.match(/\d/g)?.length ?? 0;
		pronounced.set(word, [...(pronounced.get(word) ?? []), vowels]);
	}
	const bySyllables = new Map<number, string[]>();
	for (const [word, counts] of pronounced) {
		const [first] = counts;
		const right = commonest.has(word) ? [first] : counts;
		if (first === undefined || first === 0 || right.includes(ruledSyllables(word))) continue;
		bySyllables.set(first, [...(bySyllables.get(first) ?? []), word]);
	}
	const rows = [...bySyllables]
		.sort(([a], [b]) => a - b)
		.map(([count, words]) => `\t${count}: '${words.sort().join(' ')}'`);
	return [
		'/**',
		' * Syllables → words that the rules of `syllables.ts` miscount, by the CMU Pronouncing Dictionary.',
		' * Made by data/build/syllable-exceptions.ts; a test tells when it is out of date.',
		' */',
		'export const SYLLABLE_EXCEPTIONS: Readonly<Record<number, string>> = {',
		rows.join(',\n'),
		'};',
		''
	].join('\n');
}

/** So many of the words of ordinary prose are common. */
const COMMON = 30_000;
/** Number of words counted by their first, usual pronunciation. */
const COMMONEST = 5000;

const commonWords = (count: number): ReadonlySet<string> =>
	new Set(
		[...(readList('en') ?? [])]
			.sort(([, a], [, b]) => b - a)
			.slice(0, count)
			.map(([word]) => word)
	);

function wordnetLemmas(): Set<string> {
	const lemmas = new Set<string>();
	for (const part of ['noun', 'verb', 'adj', 'adv'])
		for (const line of readFileSync(path.join(WORDNET_FILES, `index.${part}`), 'utf8').split('\n'))
			if (!line.startsWith(' ')) lemmas.add(line.slice(0, line.indexOf(' ')));
	return lemmas;
}

function isKnown(word: string, lemmas: ReadonlySet<string>): boolean {
	if (lemmas.has(word) || (/ie[sdr]$/.test(word) && lemmas.has(`${word.slice(0, -3)}y`))) return true;
	return ENDINGS.some((ending) => {
		if (!word.endsWith(ending)) return false;
		const stem = word.slice(0, -ending.length);
		const doubled = stem.at(-1) === stem.at(-2);
		return lemmas.has(stem) || lemmas.has(`${stem}e`) || (doubled && lemmas.has(stem.slice(0, -1)));
	});
}
