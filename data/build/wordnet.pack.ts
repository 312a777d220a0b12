import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { detach, PARTS_OF_SPEECH, type PartOfSpeech } from '../../engines/dictionary/lemma';
import { HYPERNYM_KINDS, PACK_FORM, SECTIONS, WHOLES, WordNet } from '../../engines/dictionary/wordnet';
import { SYNONYMS } from './wordnet-synonyms';
import { KEY_LETTER, readAll, type Index, type LexicalLink, type Synset } from './wordnet-synsets';

const exceptions = path.resolve(import.meta.dirname, '../sources/wordnet');

type Section = (typeof SECTIONS)[number];

/** The recipe's inputs besides the npm package of WordNet. */
export const sources = ['wordnet', 'oewn', 'dictionary'];

/** The pack `wordnet`: WordNet without its glosses as engines/dictionary/wordnet.ts reads it. */
export async function build(): Promise<Uint8Array> {
	const { walked, counts, index: byLetter, uses } = await readAll();
	const index = Object.fromEntries(
		PARTS_OF_SPEECH.map((part) => [part, byLetter[KEY_LETTER[part]] ?? new Map()])
	) as unknown as Indexes;
	const number = new Map(walked.map(({ synset }, at) => [synset.key, at] as const));
	const numberOf = (key: string): number => {
		const at = number.get(key);
		if (at === undefined) throw new Error(`no synset ${key}`);
		return at;
	};
	const synsets = walked.map(({ synset }) => synset);
	const firstWord: number[] = [];
	let wordCount = 0;
	for (const { words } of synsets) {
		firstWord.push(wordCount);
		wordCount += words.length;
	}
	const wordNumber = (key: string, word: string): number => {
		const at = numberOf(key);
		const place = synsets[at]?.words.findIndex((one) => one.toLowerCase() === word.toLowerCase()) ?? -1;
		if (place < 0) throw new Error(`${word} is not in ${key}`);
		return (firstWord[at] ?? 0) + place;
	};
	const wordLinks = (linksOf: (synset: Synset) => readonly LexicalLink[]) =>
		synsets.flatMap((synset, at) =>
			linksOf(synset).map(({ from, key, to }): readonly [number, number] => [
				(firstWord[at] ?? 0) + from - 1,
				(firstWord[numberOf(key)] ?? 0) + to - 1
			])
		);
	const sections: Record<Section, Uint8Array> = {
		counts: new Uint8Array(new Uint32Array([...counts, wordCount]).buffer),
		words: new TextEncoder().encode(synsets.map(({ words }) => `${words.join('|')}\n`).join('')),
		senses: Uint8Array.from(synsets.flatMap((synset) => senseNumbers(synset, index))),
		uses: Uint8Array.from(
			synsets.flatMap(({ key, words }) =>
				words.map((word) =>
					Math.min(255, Math.round(8 * Math.log2(1 + (uses.get(`${word.toLowerCase()}%${key}`) ?? 0))))
				)
			)
		),
		depths: Uint8Array.from(walked, ({ depth }) => depth),
		instances: instanceBits(synsets),
		hypernyms: linkTable(synsets, ({ hypernyms }) => hypernyms.slice(1), HYPERNYM_KINDS, numberOf),
		holonyms: linkTable(synsets, ({ holonyms }) => holonyms, WHOLES.length, numberOf),
		similar: linkTable(
			synsets,
			({ similar, key }) => similar.filter((other) => numberOf(other.key) < numberOf(key)),
			1,
			numberOf
		),
		antonyms: pairTable(wordLinks(({ antonyms }) => antonyms)),
		derived: pairTable(wordLinks(({ derived }) => derived)),
		synonyms: synonymRows(await readSynonyms(), byLetter, wordNumber),
		irregular: new TextEncoder().encode(await irregular(index))
	};
	const pack = join(SECTIONS.map((name) => sections[name]));
	verify(pack, index);
	return pack;
}

function senseNumbers({ key, part, words }: Synset, index: Indexes): number[] {
	return words.map((word) => {
		const sense = (index[part].get(word.toLowerCase()) ?? []).indexOf(key) + 1;
		if (sense === 0 || sense > 255) throw new Error(`${word} has no sense ${key}`);
		return sense;
	});
}
type Indexes = Readonly<Record<PartOfSpeech, Index>>;

function instanceBits(synsets: readonly Synset[]): Uint8Array {
	const bits = new Uint8Array(Math.ceil(synsets.length / 8));
	for (const [at, { hypernyms }] of synsets.entries())
		if (hypernyms[0]?.kind === 1) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
	return bits;
}

/** Links of synsets: how many, then for each the step of its synset × `kinds` + its kind, and how far back the other end is. */
function linkTable(
	synsets: readonly Synset[],
	linksOf: (synset: Synset) => readonly { readonly key: string; readonly kind: number }[],
	kinds: number,
	numberOf: (key: string) => number
): Uint8Array {
	const rows: number[] = [];
	let last = 0;
	for (const [at, synset] of synsets.entries())
		for (const { key, kind } of linksOf(synset)) {
			rows.push((at - last) * kinds + kind, folded(at - numberOf(key)));
			last = at;
		}
	return encode([rows.length / 2, ...rows]);
}

/** Links of words in both directions, each kept once: as `linkTable`, from the later word to the earlier one. */
function pairTable(links: readonly (readonly [number, number])[]): Uint8Array {
	const pairs = new Map(
		links.map(([a, b]) => [`${Math.max(a, b)} ${Math.min(a, b)}`, [Math.max(a, b), Math.min(a, b)] as const])
	);
	const sorted = [...pairs.values()].sort(([a, b], [c, d]) => a - c || b - d);
	let last = 0;
	const rows = sorted.flatMap(([from, to]) => {
		const row = [from - last, folded(from - to)];
		last = from;
		return row;
	});
	return encode([sorted.length, ...rows]);
}

/** Lines of `wordnet-synonyms.ts`. */
const readSynonyms = async (): Promise<string[]> =>
	brotliDecompressSync(await readFile(SYNONYMS))
		.toString()
		.trimEnd()
		.split('\n');

/** The best synonyms of common lemmas: the step of the word of the first meaning, how many there are, and how far back each of their words is. */
function synonymRows(
	lines: readonly string[],
	index: Readonly<Record<string, Index>>,
	wordNumber: (key: string, word: string) => number
): Uint8Array {
	const rows = lines.map((line): readonly [number, number[]] => {
		const [head = '', ...words] = line.split('\t');
		const [first = ''] = index[head.charAt(0)]?.get(head.slice(1)) ?? [];
		return [wordNumber(first, head.slice(1)), words.map((word) => wordNumber(word.slice(0, 9), word.slice(10)))];
	});
	let last = 0;
	const values = rows
		.sort(([a], [b]) => a - b)
		.flatMap(([own, others]) => {
			const row = [own - last, others.length, ...others.map((other) => folded(own - other))];
			last = own;
			return row;
		});
	return encode([rows.length, ...values]);
}

/** Irregular forms that the rules of detachment do not lead to the same base. */
async function irregular(index: Indexes): Promise<string> {
	const lines: string[] = [];
	for (const [part, file] of [
		['noun', 'noun'],
		['verb', 'verb'],
		['adjective', 'adj'],
		['adverb', 'adv']
	] as const) {
		for (const line of (await readFile(path.join(exceptions, `${file}.exc`), 'latin1')).trim().split('\n')) {
			const [form = '', ...bases] = line
				.trim()
				.split(' ')
				.map((word) => word.replaceAll('_', ' '));
			const known = bases.filter((base) => index[part].has(base));
			const byRule = detach(form, part).find((base) => index[part].has(base));
			if (known.length > 0 && byRule !== known[0]) lines.push([KEY_LETTER[part], form, ...known].join('\t'));
		}
	}
	return lines.join('\n');
}

/** 0, −1, 1, −2, … → 0, 1, 2, 3, … */
const folded = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2);

function encode(values: readonly number[]): Uint8Array {
	const bytes: number[] = [];
	for (let value of values) {
		for (; value >= 0x80; value >>>= 7) bytes.push((value & 0x7f) | 0x80);
		bytes.push(value);
	}
	return Uint8Array.from(bytes);
}

function join(sections: readonly Uint8Array[]): Uint8Array {
	const pack = new Uint8Array(sections.reduce((sum, section) => sum + 4 + section.length, 4));
	const view = new DataView(pack.buffer);
	view.setUint32(0, PACK_FORM, true);
	let at = 4;
	for (const section of sections) {
		view.setUint32(at, section.length, true);
		pack.set(section, at + 4);
		at += 4 + section.length;
	}
	return pack;
}

/** Every lemma is found again with as many meanings; the tests compare all relations. */
function verify(pack: Uint8Array, index: Indexes): void {
	const wordnet = new WordNet(pack.slice().buffer);
	for (const part of PARTS_OF_SPEECH)
		for (const [lemma, senses] of index[part])
			if (wordnet.senses(lemma, part).length !== senses.length) throw new Error(`${lemma} is not found again`);
}
