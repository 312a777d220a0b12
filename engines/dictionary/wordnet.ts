import { cursor } from '../kit/bytes';
import { PARTS_OF_SPEECH, type Lexicon, type PartOfSpeech } from './lemma';
import { LinkTable, signed, type Linked } from './link-table';

/** First bytes of the pack: its form. */
export const PACK_FORM = 0x31_4e_57_03;

/** Sections of the pack in their order, each after its length in bytes (uint32, little endian). */
export const SECTIONS = [
	'counts',
	'words',
	'senses',
	'uses',
	'depths',
	'instances',
	'hypernyms',
	'holonyms',
	'similar',
	'antonyms',
	'derived',
	'synonyms',
	'irregular'
] as const;

/** Kinds of the relation of a part to its whole, by their number in the pack. */
export const WHOLES = ['part', 'member', 'substance'] as const;
export type WholeKind = (typeof WHOLES)[number];
/** A hypernym is of a kind or of an instance. */
export const HYPERNYM_KINDS = 2;

/** A neighbour of a synset. */
export interface Link {
	readonly synset: number;
	/** An instance (Paris is an instance of city), not a kind. */
	readonly isInstance: boolean;
}
export interface PartLink {
	readonly synset: number;
	readonly kind: WholeKind;
}

/** The meaning of a lemma: a synset, and its number among the meanings of that lemma and part of speech, from 1. */
export interface Sense {
	readonly synset: number;
	readonly sense: number;
	/** The word of the synset that the lemma is, for `spelling`, `antonyms` and `derived`. */
	readonly word: number;
	/** How often it was met in WordNet's tagged texts, about. */
	readonly uses: number;
}

/**
 * WordNet over the bytes of the pack `wordnet`, in typed arrays.
 *
 * Synsets are numbered as the tree of (first) hypernyms is walked, nouns before verbs, adjectives and adverbs, so that a depth
 * each gives parent, children and siblings; other hypernyms and holonyms are lists. Words are found by a hash over their
 * lower-case bytes, chained through all words of all synsets.
 */
export class WordNet implements Lexicon {
	readonly #decoder = new TextDecoder();
	/** Where the synsets of each part of speech end. */
	readonly #ends: readonly number[];
	readonly #synsetCount: number;
	readonly #text: Uint8Array;
	readonly #senseNumbers: Uint8Array;
	/** Word → 8 · log2(1 + uses). */
	readonly #uses: Uint8Array;
	readonly #depths: Uint8Array;
	readonly #instanceBits: Uint8Array;
	readonly #irregular: Readonly<Record<PartOfSpeech, ReadonlyMap<string, readonly string[]>>>;
	/** Synset → its first word; one more at the end. */
	readonly #firstWord: Int32Array;
	/** Word → its place in the text; one more at the end. */
	readonly #wordStart: Int32Array;
	readonly #wordSynset: Int32Array;
	readonly #buckets: Int32Array;
	readonly #nextInBucket: Int32Array;
	/** Synset → the next one that is not below it. */
	readonly #afterSubtree: Int32Array;
	readonly #parent: Int32Array;
	/** Hypernyms but the first of a synset; kind 1 is an instance. */
	readonly #extra: LinkTable;
	/** Parts and their wholes, by `WHOLES`. */
	readonly #parts: LinkTable;
	/** Between synsets, each pair once. */
	readonly #similar: LinkTable;
	/** Between words, each pair once. */
	readonly #antonyms: LinkTable;
	readonly #derived: LinkTable;
	/** Word of the first meaning of a common lemma → its best synonyms. */
	readonly #synonyms: ReadonlyMap<number, readonly number[]>;

	/** Reads a pack; throws when it is not one. */
	constructor(pack: ArrayBuffer) {
		const sections = readSections(pack);
		const counts = new DataView(sections.counts.buffer, sections.counts.byteOffset);
		this.#ends = PARTS_OF_SPEECH.map((_, at) => counts.getUint32(4 * at, true));
		this.#synsetCount = this.#ends.at(-1) ?? 0;
		const wordCount = counts.getUint32(4 * PARTS_OF_SPEECH.length, true);
		this.#text = sections.words;
		this.#senseNumbers = sections.senses;
		this.#uses = sections.uses;
		this.#depths = sections.depths;
		this.#instanceBits = sections.instances;
		this.#irregular = readIrregular(this.#decoder.decode(sections.irregular));

		this.#firstWord = new Int32Array(this.#synsetCount + 1);
		this.#wordStart = new Int32Array(wordCount + 1);
		this.#wordSynset = new Int32Array(wordCount);
		this.#nextInBucket = new Int32Array(wordCount);
		this.#buckets = new Int32Array(BUCKETS).fill(-1);
		this.#indexWords();

		this.#parent = new Int32Array(this.#synsetCount).fill(-1);
		this.#afterSubtree = new Int32Array(this.#synsetCount);
		this.#indexTree();
		this.#extra = new LinkTable(sections.hypernyms, HYPERNYM_KINDS);
		this.#parts = new LinkTable(sections.holonyms, WHOLES.length);
		this.#similar = new LinkTable(sections.similar, 1);
		this.#antonyms = new LinkTable(sections.antonyms, 1);
		this.#derived = new LinkTable(sections.derived, 1);
		this.#synonyms = readSynonyms(sections.synonyms);
	}

	has(word: string, part: PartOfSpeech): boolean {
		const [from, to] = this.#range(part);
		return this.#matches(word, (synset) => synset >= from && synset < to);
	}

	irregular(word: string, part: PartOfSpeech): readonly string[] {
		return this.#irregular[part].get(word) ?? [];
	}

	/** Meanings of a lemma (lower case, spaces), the first one first. */
	senses(lemma: string, part: PartOfSpeech): Sense[] {
		const [from, to] = this.#range(part);
		const found: Sense[] = [];
		this.#matches(lemma, (synset, word) => {
			const sense = this.#senseNumbers[word] ?? 0;
			if (synset < from || synset >= to) return false;
			// A synset can have a word twice, in two spellings: the one in lower case counts (sun, not Sun).
			const twin = found.findIndex((other) => other.synset === synset);
			if (twin >= 0 && this.#isCapital(word)) return false;
			found.splice(twin >= 0 ? twin : found.length, 1, {
				...{ synset, sense, word },
				uses: 2 ** ((this.#uses[word] ?? 0) / 8) - 1
			});
			return false;
		});
		return found.sort((a, b) => a.sense - b.sense);
	}

	/** Words of a synset, as WordNet spells them, spaces between the parts. */
	words(synset: number): string[] {
		const from = this.#wordStart[this.#firstWord[synset] ?? 0] ?? 0;
		const to = (this.#wordStart[this.#firstWord[synset + 1] ?? 0] ?? 0) - 1;
		return this.#decoder.decode(this.#text.subarray(from, to)).split('|');
	}

	/** Approximate frequency of a lemma (lower case) over all parts of speech; undefined for an unknown one. */
	usesOf(lemma: string): number | undefined {
		let uses: number | undefined;
		this.#matches(lemma, (_, word) => {
			uses = (uses ?? 0) + 2 ** ((this.#uses[word] ?? 0) / 8) - 1;
			return false;
		});
		return uses;
	}

	/** A word of a synset as WordNet spells it, by its number. */
	spelling(word: number): string {
		return this.#decoder.decode(this.#text.subarray(this.#wordStart[word] ?? 0, (this.#wordStart[word + 1] ?? 0) - 1));
	}

	/** All words as WordNet spells them, by their numbers. */
	spellings(): string[] {
		return this.#decoder.decode(this.#text).split(/[|\n]/);
	}

	/** The synset of a word, by the word's number. */
	synsetOf(word: number): number {
		return this.#wordSynset[word] ?? 0;
	}

	/** How many words all synsets have; their numbers are below it. */
	get wordCount(): number {
		return this.#wordSynset.length;
	}

	/** Part of speech of a synset. */
	partOf(synset: number): PartOfSpeech {
		return PARTS_OF_SPEECH[this.#ends.findIndex((end) => synset < end)] ?? 'noun';
	}

	/** Adjectives of nearly the same meaning. */
	similar(synset: number): number[] {
		return both(this.#similar, synset);
	}

	/** Words (by number) that mean the contrary of a word. */
	antonyms(word: number): number[] {
		return both(this.#antonyms, word);
	}

	/** Words (by number) of another part of speech that are made of a word, or that it is made of. */
	derived(word: number): number[] {
		return both(this.#derived, word);
	}

	/** Words (by number) that best stand for a common lemma, given the word of its first meaning; of that meaning, another or a near one. */
	bestSynonyms(word: number): readonly number[] {
		return this.#synonyms.get(word) ?? [];
	}

	/** Synsets one step up, in the database's order. */
	hypernyms(synset: number): Link[] {
		const found: Link[] = [];
		const parent = this.#parent[synset] ?? -1;
		if (parent >= 0) found.push({ synset: parent, isInstance: this.#isInstance(synset) });
		return found.concat(this.#extra.from(synset).map(asLink));
	}

	/** Synsets one step down, in the order of their numbers. */
	hyponyms(synset: number): Link[] {
		const found: Link[] = [];
		const end = this.#afterSubtree[synset] ?? 0;
		for (let child = synset + 1; child < end; child = this.#afterSubtree[child] ?? end)
			found.push({ synset: child, isInstance: this.#isInstance(child) });
		return found.concat(this.#extra.to(synset).map(asLink));
	}

	/** Wholes of a synset: its part, member and substance holonyms. */
	wholes(synset: number): PartLink[] {
		return this.#parts.from(synset).map(asPartLink);
	}

	/** Parts, members and substances of a synset. */
	parts(synset: number): PartLink[] {
		return this.#parts.to(synset).map(asPartLink);
	}

	#range(part: PartOfSpeech): readonly [number, number] {
		const at = PARTS_OF_SPEECH.indexOf(part);
		return [this.#ends[at - 1] ?? 0, this.#ends[at] ?? 0];
	}

	/** Whether a word begins with a capital. */
	#isCapital(word: number): boolean {
		const first = this.#text[this.#wordStart[word] ?? 0] ?? 0;
		return lowered(first) !== first;
	}

	#isInstance(synset: number): boolean {
		return (((this.#instanceBits[synset >> 3] ?? 0) >> (synset & 7)) & 1) === 1;
	}

	/** Calls `visit` for each occurrence of `word`, until it returns true. */
	#matches(word: string, visit: (synset: number, word: number) => boolean): boolean {
		const bytes = new TextEncoder().encode(word);
		let hash = HASH_SEED;
		for (const byte of bytes) hash = mix(hash, byte);
		for (let at = this.#buckets[bucketOf(hash)] ?? -1; at >= 0; at = this.#nextInBucket[at] ?? -1)
			if (this.#isWord(at, bytes) && visit(this.#wordSynset[at] ?? 0, at)) return true;
		return false;
	}

	#isWord(at: number, bytes: Uint8Array): boolean {
		const start = this.#wordStart[at] ?? 0;
		if ((this.#wordStart[at + 1] ?? 0) - 1 - start !== bytes.length) return false;
		for (let index = 0; index < bytes.length; index++)
			if (lowered(this.#text[start + index] ?? 0) !== bytes[index]) return false;
		return true;
	}

	#indexWords(): void {
		const text = this.#text;
		let word = 0;
		let entry = 0;
		let hash = HASH_SEED;
		for (let index = 0; index < text.length; index++) {
			const byte = text[index] ?? 0;
			if (byte !== SEPARATOR && byte !== LINE_END) {
				hash = mix(hash, lowered(byte));
				continue;
			}
			const bucket = bucketOf(hash);
			this.#nextInBucket[word] = this.#buckets[bucket] ?? -1;
			this.#buckets[bucket] = word;
			this.#wordSynset[word] = entry;
			this.#wordStart[++word] = index + 1;
			if (byte === LINE_END) this.#firstWord[++entry] = word;
			hash = HASH_SEED;
		}
		if (entry !== this.#synsetCount || word !== this.#wordSynset.length)
			throw new TypeError('the WordNet pack is damaged');
	}

	#indexTree(): void {
		// The synsets on the way down to the current one.
		const path: number[] = [];
		for (let synset = 0; synset < this.#synsetCount; synset++) {
			const depth = this.#depths[synset] ?? 0;
			while (path.length > depth) this.#afterSubtree[path.pop() ?? 0] = synset;
			this.#parent[synset] = path.at(-1) ?? -1;
			path.push(synset);
		}
		for (const synset of path) this.#afterSubtree[synset] = this.#synsetCount;
	}
}

/** Targets of the pairs whose source is in a table. */
const both = (table: LinkTable, end: number): number[] =>
	[...table.from(end), ...table.to(end)].map(({ synset }) => synset);
const asLink = ({ synset, kind }: Linked): Link => ({ synset, isInstance: kind === 1 });
const asPartLink = ({ synset, kind }: Linked): PartLink => ({ synset, kind: WHOLES[kind] ?? 'part' });

const SEPARATOR = 0x7c; // |
const LINE_END = 0x0a;
const BUCKET_BITS = 17;
const BUCKETS = 1 << BUCKET_BITS;

// FNV-1a.
const HASH_SEED = 0x811c9dc5 | 0;
const mix = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193);
const bucketOf = (hash: number): number => (hash ^ (hash >>> BUCKET_BITS)) & (BUCKETS - 1);
const lowered = (byte: number): number => (byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte);

type Sections = Readonly<Record<(typeof SECTIONS)[number], Uint8Array>>;

function readSections(pack: ArrayBuffer): Sections {
	const view = new DataView(pack);
	if (pack.byteLength < 4 || view.getUint32(0, true) !== PACK_FORM) throw new TypeError('not a WordNet pack');
	let at = 4;
	const entries = SECTIONS.map((name) => {
		const length = view.getUint32(at, true);
		const bytes = new Uint8Array(pack, at + 4, length);
		at += 4 + length;
		return [name, bytes] as const;
	});
	return Object.fromEntries(entries) as Sections;
}

function readSynonyms(section: Uint8Array): Map<number, readonly number[]> {
	const read = cursor(section).integer;
	let own = 0;
	return new Map(
		Array.from({ length: read() }, () => {
			own += read();
			const others = Array.from({ length: read() }, () => own - signed(read()));
			return [own, others] as const;
		})
	);
}

const INITIALS: Readonly<Record<string, PartOfSpeech>> = { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb' };

/** Lines of a part of speech's letter, the irregular form and its bases, tabs between. */
function readIrregular(lines: string): Record<PartOfSpeech, Map<string, readonly string[]>> {
	const tables: Record<PartOfSpeech, Map<string, string[]>> = {
		noun: new Map(),
		verb: new Map(),
		adjective: new Map(),
		adverb: new Map()
	};
	for (const line of lines.split('\n')) {
		const [initial, form, ...bases] = line.split('\t');
		if (form === undefined) continue;
		tables[INITIALS[initial ?? ''] ?? 'noun'].set(form, bases);
	}
	return tables;
}
