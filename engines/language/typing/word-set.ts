/**
 * Words as compressed sets of their hashes (Golomb-coded sets): some bits a word, and now and then a word that is not one of them. A set:
 * what its words gain, in tenths, low bits of a difference, number of words, length in bytes, then the differences of the sorted hashes,
 * Rice-coded, high bits first. A pack is a set of all words, then sets of common ones among them.
 */
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

const HEADER = 10;
const TENTHS = 10;
/** Low bits of a set: at most so many, so that most differences are read from one 32-bit number. */
const MOST_BITS = 16;

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
	let last = 0;
	for (const place of places) {
		const step = place - last;
		last = place;
		for (let high = step >> bits; high > 0; high--) put(1);
		put(0);
		for (let bit = bits - 1; bit >= 0; bit--) put((step >> bit) & 1);
	}
	// Ones at the end begin no word.
	while (filled > 0) put(1);
	const pack = new Uint8Array(HEADER + out.length);
	const view = new DataView(pack.buffer);
	pack[0] = Math.round(gain * TENTHS);
	pack[1] = bits;
	view.setUint32(2, words.size, true);
	view.setUint32(6, out.length, true);
	pack.set(out, HEADER);
	return pack;
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
	const bytes = new Uint8Array(pack);
	const view = new DataView(pack);
	const body = start + HEADER;
	const bits = bytes[start + 1] ?? Infinity;
	const count = body <= bytes.length ? view.getUint32(start + 2, true) : Infinity;
	const finish = body <= bytes.length ? body + view.getUint32(start + 6, true) : Infinity;
	if (bits > MOST_BITS || finish > bytes.length || count > 8 * (finish - body))
		throw new TypeError('not a pack of words');
	const places = readPlaces(bytes.subarray(body, finish), count, bits);
	return {
		gain: (bytes[start] as number) / TENTHS,
		end: finish,
		has: (hash) => {
			const wanted = placeOf(hash, count, bits);
			return places[lowerBound(places.length, (index) => (places[index] as number) < wanted)] === wanted;
		}
	};
}

/** The sorted places of a set, at most `count`. Bits that are read past the end are ones. */
function readPlaces(coded: Uint8Array, count: number, bits: number): Uint32Array {
	const places = new Uint32Array(count);
	const end = 8 * coded.length;
	const byteAt = (at: number) => coded[at] ?? 255;
	/** At least 25 bits from here on, in the high bits of the number. */
	const window = (at: number) => {
		const first = at >> 3;
		const four = (byteAt(first) << 24) | (byteAt(first + 1) << 16) | (byteAt(first + 2) << 8) | byteAt(first + 3);
		return four << (at & 7);
	};
	let found = 0;
	let last = 0;
	for (let at = 0; found < count;) {
		let high = 0;
		let ones = Math.min(24, Math.clz32(~window(at)));
		for (; ones === 24 && at < end; ones = Math.min(24, Math.clz32(~window(at)))) {
			high += ones;
			at += ones;
		}
		at += ones + 1;
		if (at + bits > end) break;
		last += ((high + ones) << bits) | (bits === 0 ? 0 : window(at) >>> (32 - bits));
		places[found++] = last;
		at += bits;
	}
	return places.subarray(0, found);
}
