/**
 * Words as compressed sets of their hashes (Golomb-coded sets): some bits a word, and now and then a word that is not one of them. A set:
 * what its words gain, in tenths, low bits of a difference, number of words, length in bytes, then the differences of the sorted hashes,
 * Rice-coded, high bits first. A pack is sets one after the other.
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

/** Place of a word among the `2 ** bits · count` that a set of `count` words has. */
const placeOf = (word: string, count: number, bits: number): number =>
	Math.floor((hashOf(word) / 2 ** 32) * count * 2 ** bits);

const HEADER = 10;
const TENTHS = 10;

/** Words that gain alike. */
export interface WordLevel {
	/** The bonus of a word, 0 to 25.5, a natural logarithm of odds. */
	readonly gain: number;
	readonly words: ReadonlySet<string>;
}

/** Writes a pack in which one other word in `2 ** bits` passes as a word of a level. */
export const packWords = (levels: readonly WordLevel[], bits: number): Uint8Array<ArrayBuffer> =>
	concat(levels.map(({ gain, words }) => packSet(words, gain, bits)));

function packSet(words: ReadonlySet<string>, gain: number, bits: number): Uint8Array<ArrayBuffer> {
	const places = [...new Set([...words].map((word) => placeOf(word, words.size, bits)))].sort((a, b) => a - b);
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
	return (word) => sets.reduce((most, { gain, has }) => (gain > most && has(word) ? gain : most), 0);
}

function openSet(pack: ArrayBuffer, start: number): { gain: number; has: (word: string) => boolean; end: number } {
	const bytes = new Uint8Array(pack);
	const view = new DataView(pack);
	const body = start + HEADER;
	const bits = bytes[start + 1] ?? Infinity;
	const count = body <= bytes.length ? view.getUint32(start + 2, true) : Infinity;
	const finish = body <= bytes.length ? body + view.getUint32(start + 6, true) : Infinity;
	if (bits > 16 || finish > bytes.length || count > 8 * (finish - body)) throw new TypeError('not a pack of words');
	const end = 8 * finish;
	const places = new Uint32Array(count);
	let known = 0;
	let last = 0;
	let at = 8 * body;
	const next = () => ((bytes[at >> 3] as number) >> (7 - (at++ & 7))) & 1;
	while (at < end && known < count) {
		let high = 0;
		while (at < end && next() === 1) high++;
		if (at + bits > end) break;
		let low = 0;
		for (let bit = 0; bit < bits; bit++) low = (low << 1) | next();
		last += (high << bits) | low;
		places[known++] = last;
	}
	const has = (word: string) => {
		const wanted = placeOf(word, count, bits);
		const found = lowerBound(known, (place) => (places[place] as number) < wanted);
		return found < known && places[found] === wanted;
	};
	return { gain: (bytes[start] as number) / TENTHS, has, end: finish };
}
