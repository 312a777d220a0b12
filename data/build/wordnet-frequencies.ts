/** How often the meanings of WordNet's words are used. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { WORDNET_FILES } from './wordnet-files';

const LANGUAGES = path.resolve(import.meta.dirname, '../sources/wordnet/languages.txt.br');
/** Made by wordnet-likeness.ts: a lemma behind its part of speech's letter, and a number for each of its meanings. */
export const LIKENESS = path.resolve(import.meta.dirname, '../sources/wordnet/likeness.txt.br');

/** Added to the count of a meaning in the tagged texts to order meanings, because they have few words of most. */
const FEW_USES = 3;
/** Languages with a word for a usual meaning. So many more make a meaning e times as likely. */
const USUAL_LANGUAGES = 14;
const LANGUAGES_A_STEP = 8;
/** Languages from which a meaning is basic, and its weight beside its count in the tagged texts. */
const BASIC_LANGUAGES = 17;
const BASIC_USES = 4;

/** A meaning counts e times as much for so much more likeness to the lemma, a cosine in percent. */
const LIKENESS_A_STEP = 28;

/** What a meaning loses whose definition needs another meaning of the lemma: the faculty and students of a college. */
const NEEDING = 1 / 3;
const PHRASE = /\b(?:of|in|at|by|from|for|on) (?:an?|the) /;

const needsAnother = (lemma: string, definition: string): boolean =>
	definition
		.split(PHRASE)
		.slice(1)
		.some((text) => text.startsWith(lemma) && !/\w/.test(text.charAt(lemma.length)));

/** What a meaning loses that an earlier word has alone: translations are of that word, stadium rather than bowl. */
const SHARED = 0.75;

/** Meanings of each lemma, by the letter of its part of speech. */
type Indexes = Readonly<Record<string, ReadonlyMap<string, readonly string[]>>>;

interface Frequencies {
	/** Estimated frequency of a meaning: its count in the tagged texts, and more for a basic one. */
	readonly uses: ReadonlyMap<string, number>;
	/** Orders the meanings of a lemma, the highest first. */
	readonly ranks: ReadonlyMap<string, number>;
}

/**
 * Frequencies of each meaning of each lemma, by `lemma%key`. The tagged texts are few and of the 1960s. So the order of the meanings counts
 * the wordnets of other languages too that have a word for a meaning, and how alike the word vectors of the lemma and of the meaning are.
 * A lemma counts less where it is not the first word of the meaning or its definition needs another meaning of it, or an earlier word
 * has the meaning alone. A meaning in `first` comes first.
 */
export async function readFrequencies(
	synsets: readonly { readonly key: string; readonly words: readonly string[]; readonly gloss: string }[],
	index: Indexes,
	first: readonly { readonly lemma: string; readonly key: string }[]
): Promise<Frequencies> {
	const tagged = new Map<string, number>();
	for (const line of (await readFile(path.join(WORDNET_FILES, 'index.sense'), 'latin1')).split('\n')) {
		const [key = '', offset, , count] = line.trim().split(' ');
		const [lemma = '', rest = ''] = key.split('%');
		tagged.set(`${lemma.replaceAll('_', ' ')}%${' nvara'.charAt(Number(rest[0]))}${offset}`, Number(count));
	}
	const lines = brotliDecompressSync(await readFile(LANGUAGES))
		.toString()
		.split('\n');
	const languages = new Map(lines.map((line) => [line.slice(0, 9), Number(line.slice(10))]));
	const likeness = await readLikeness(index);
	const meanings = new Map<string, number>();
	const wordOf = (word: string, key: string): string => `${word.toLowerCase()}%${key.charAt(0)}`;
	for (const { key, words } of synsets)
		for (const word of words) meanings.set(wordOf(word, key), (meanings.get(wordOf(word, key)) ?? 0) + 1);
	const uses = new Map<string, number>();
	const ranks = new Map<string, number>();
	const sums = new Map<string, number>();
	for (const { key, words, gloss } of synsets) {
		const known = languages.get(key) ?? USUAL_LANGUAGES;
		const definition = (gloss.split('; "')[0] ?? '').toLowerCase();
		const senses = words.map((word) => `${word.toLowerCase()}%${key}`);
		const counts = senses.map((sense) => tagged.get(sense) ?? 0);
		// Other languages translate the meaning, which is mostly that of its commonest word.
		const commonest = counts.indexOf(Math.max(...counts));
		for (const [place, sense] of senses.entries()) {
			const count = counts[place] ?? 0;
			const lemma = sense.slice(0, -key.length - 1);
			const use = count + (known >= BASIC_LANGUAGES && place === commonest ? BASIC_USES : 0);
			uses.set(sense, use);
			sums.set(lemma, (sums.get(lemma) ?? 0) + use);
			const isShared = words.slice(0, place).some((word) => meanings.get(wordOf(word, key)) === 1);
			const likely =
				(Math.exp((known - USUAL_LANGUAGES) / LANGUAGES_A_STEP + (likeness.get(sense) ?? 0) / LIKENESS_A_STEP) /
					Math.sqrt(place + 1)) *
				(needsAnother(lemma, definition) ? NEEDING : 1) *
				(isShared ? SHARED : 1);
			ranks.set(sense, (count + FEW_USES) * likely);
		}
	}
	for (const { lemma, key } of first) {
		const sense = `${lemma}%${key}`;
		uses.set(sense, 2 + (sums.get(lemma) ?? 0));
		ranks.set(sense, Infinity);
	}
	return { uses, ranks };
}

/** Likeness of each meaning to its lemma by `lemma%key`. A meaning that the file lacks has the mean of the others. */
async function readLikeness(index: Indexes): Promise<Map<string, number>> {
	const likeness = new Map<string, number>();
	for (const line of brotliDecompressSync(await readFile(LIKENESS))
		.toString()
		.trimEnd()
		.split('\n')) {
		const [word = '', numbers = ''] = line.split('\t');
		const [letter, lemma, values] = [word.charAt(0), word.slice(1), numbers.split(' ').map(Number)];
		const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
		for (const [at, key] of (index[letter]?.get(lemma) ?? []).entries())
			likeness.set(`${lemma}%${key}`, values[at] ?? mean);
	}
	return likeness;
}
