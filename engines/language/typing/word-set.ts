// Words as compressed sets of their hashes (Golomb-coded sets): some bits a word, and now and then a word that is not one of them. A set:
// what its words gain, in tenths, low bits of a difference, number of words, of blocks and of bytes after them, then the first hash of each
// block and where its second begins, then the differences of the sorted hashes, Rice-coded, high bits first. A pack is a set of all words,
// then sets of common ones among them.
import { concat } from '../../kit/bytes';
import { lowerBound } from '../../kit/lower-bound';

/** 32-bit hash of a word: FNV-1a over its code units, finished as MurmurHash3 does. */
function hashOf(word: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 0;
}

/** Place of a hash among the `2 ** bits · count` that a set of `count` words has. */
const placeOf = (hash: number, count: number, bits: number): number => Math.floor((hash / 2 ** 32) * count * 2 ** bits);

const HEADER = 14;
/** Hashes of a block, of which one is decoded to look up a word. */
const BLOCK = 256;
/** Bytes of a block in the index. */
const ENTRY = 8;
const TENTHS = 10;
/** Low bits of a set: at most so many, so that they are read from one 32-bit number. */
const MOST_BITS = 16;
/** Bits that are read at a time. */
const LONGEST_RUN = 25;

/** Words that gain alike. */
export interface WordLevel {
	/** The bonus of a word, 0 to 25.5, a natural logarithm of odds. */
	readonly gain: number;
	readonly words: ReadonlySet<string>;
	/** One other word in `2 ** bits` passes as one of these. */
	readonly bits: number;
}

/** Writes a pack. The first level has all words. */
export const packWords = (levels: readonly WordLevel[]): Uint8Array<ArrayBuffer> => concat(levels.map(packSet));

function packSet({ words, gain, bits }: WordLevel): Uint8Array<ArrayBuffer> {
	const places = [...new Set([...words].map((word) => placeOf(hashOf(word), words.size, bits)))].sort((a, b) => a - b);
	const out: number[] = [];
	let byte = 0;
	let filled = 0;
	const put = (bit: number) => {
		byte = (byte << 1) | bit;
		if (++filled === 8) {
			out.push(byte);
			byte = filled = 0;
		}
	};
	const blocks: number[] = [];
	for (const [index, place] of places.entries()) {
		if (index % BLOCK === 0) {
			blocks.push(place, 8 * out.length + filled);
			continue;
		}
		const step = place - (places[index - 1] ?? 0);
		for (let high = step >> bits; high > 0; high--) put(1);
		put(0);
		for (let bit = bits - 1; bit >= 0; bit--) put((step >> bit) & 1);
	}
	while (filled > 0) put(1);
	const pack = new Uint8Array(HEADER + 4 * blocks.length);
	const view = new DataView(pack.buffer);
	pack[0] = Math.round(gain * TENTHS);
	pack[1] = bits;
	for (const [index, value] of [words.size, (4 * blocks.length) / ENTRY, out.length, ...blocks].entries())
		view.setUint32(2 + 4 * index, value, true);
	return concat([pack, Uint8Array.from(out)]);
}

/** The bonus of a word for being in a list, a natural logarithm of odds, or 0. */
export type WordGains = (word: string) => number;

/** Opens a pack of `packWords`. Throws a TypeError on bytes that are not one. */
export function openWords(pack: ArrayBuffer): WordGains {
	const sets: ReturnType<typeof openSet>[] = [];
	for (let at = 0; at < pack.byteLength;) {
		const set = openSet(pack, at);
		sets.push(set);
		at = set.end;
	}
	const [all, ...common] = sets;
	return (word) => {
		const hash = hashOf(word);
		// Only words of the whole list may be common ones: a false one among them would gain most.
		if (!all?.has(hash)) return 0;
		return common.reduce((most, { gain, has }) => (gain > most && has(hash) ? gain : most), all.gain);
	};
}

function openSet(pack: ArrayBuffer, start: number): { gain: number; has: (hash: number) => boolean; end: number } {
	const bytes = new Uint8Array(pack, start);
	const view = new DataView(pack, start);
	if (bytes.length < HEADER) throw new TypeError('not a pack of words');
	const [gain = 0, bits = 0] = bytes;
	const [count, blocks, length] = [2, 6, 10].map((at) => view.getUint32(at, true)) as [number, number, number];
	const body = HEADER + ENTRY * blocks;
	const end = body + length;
	if (bits > MOST_BITS || end > bytes.length) throw new TypeError('not a pack of words');
	const firstOf = (block: number) => view.getUint32(HEADER + ENTRY * block, true);
	/** At least `LONGEST_RUN` bits from here on, in the high bits of the number; ones after the end. */
	const window = (at: number) => {
		const byteAt = (index: number) => (index < end ? (bytes[index] as number) : 255);
		const first = body + (at >> 3);
		const four = (byteAt(first) << 24) | (byteAt(first + 1) << 16) | (byteAt(first + 2) << 8) | byteAt(first + 3);
		return four << (at & 7);
	};
	const has = (hash: number): boolean => {
		const wanted = placeOf(hash, count, bits);
		const block = lowerBound(blocks, (index) => firstOf(index) <= wanted) - 1;
		if (block < 0) return false;
		let place = firstOf(block);
		let at = view.getUint32(HEADER + ENTRY * block + 4, true);
		for (let index = 1; index < BLOCK && place < wanted && at < 8 * length; index++) {
			let ones = 0;
			for (let run = LONGEST_RUN; run === LONGEST_RUN && at + ones < 8 * length; ones += run)
				run = Math.min(LONGEST_RUN, Math.clz32(~window(at + ones)));
			at += ones + 1;
			place += (ones << bits) | (bits === 0 ? 0 : window(at) >>> (32 - bits));
			at += bits;
		}
		return place === wanted;
	};
	return { gain: gain / TENTHS, has, end: start + end };
}
