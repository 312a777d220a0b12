import { decodeText, hasAscii, i16, i32, u16, u32, u64 } from './bytes';

/** How a block of TIFF writes numbers, and where its first directory is. Offsets count from the start of the block. */
export interface TiffHead {
	readonly little: boolean;
	/** BigTIFF: offsets and counts of 64 bits. */
	readonly big: boolean;
	readonly first: number;
}

/** A tag's value: text; numbers, NaN for a fraction over zero; or a view of the bytes, for the types BYTE and UNDEFINED. */
export type TagValue = string | readonly number[] | Uint8Array;

export interface Directory {
	readonly values: ReadonlyMap<number, TagValue>;
	/** Offset of the next directory, 0 at the end. */
	readonly next: number;
}

/** TIFF allows 65,535 tags a directory; files have at most some dozens. */
const MAX_ENTRIES = 1024;
/** Longest text that is read of a tag. */
export const MAX_TEXT_BYTES = 4096;
/** Most numbers that are read of a tag. */
const MAX_NUMBERS = 64;
/** Longest chain of directories that is followed: books of thousands of pages are shorter. */
export const MAX_CHAIN = 20_000;

/** TIFF 6.0, section 2, and BigTIFF: bytes of a value of each type. */
const TYPE_SIZE: Readonly<Record<number, number>> = {
	1: 1,
	2: 1,
	3: 2,
	4: 4,
	5: 8,
	6: 1,
	7: 1,
	8: 2,
	9: 4,
	10: 8,
	11: 4,
	12: 8,
	13: 4,
	16: 8,
	17: 8,
	18: 8
};
const ASCII = 2;

/** The first bytes of a TIFF block, or null. */
export function decodeTiffHead(block: Uint8Array): TiffHead | null {
	const little = hasAscii(block, 0, 'II');
	if (block.length < 8 || !(little || hasAscii(block, 0, 'MM'))) return null;
	const version = u16(block, 2, little);
	if (version !== 42 && version !== 43) return null;
	const big = version === 43;
	return { little, big, first: big ? u64(block, 8, little) : u32(block, 4, little) };
}

/**
 * The directory at `offset`, of the tags that `wanted` names: at most 1,024 entries are looked at, a value gives at most
 * 4 KiB of text or 64 numbers, values that point outside the block are left out, of a repeated tag the last counts.
 * A directory outside the block is empty.
 */
export function readDirectory(
	block: Uint8Array,
	head: TiffHead,
	offset: number,
	wanted: (tag: number) => boolean
): Directory {
	const values = new Map<number, TagValue>();
	const place = placeDirectory(block, head, offset);
	if (!place) return { values, next: 0 };
	const entrySize = head.big ? 20 : 12;
	const last = Math.min(place.entries, MAX_ENTRIES);
	// Of a tag that is repeated a thousand times only the last is read.
	const fields = new Map<number, Field>();
	for (let i = 0, at = place.start; i < last && at + entrySize <= block.length; i++, at += entrySize) {
		const tag = u16(block, at, head.little);
		const field = wanted(tag) ? fieldAt(block, head, at) : null;
		if (field && field.start + field.size * field.count <= block.length) fields.set(tag, field);
	}
	for (const [tag, field] of fields) values.set(tag, readValue(block, field, head.little));
	return { values, next: nextOf(block, head, place) };
}

/**
 * How many directories are chained from the first, each counted once, at most `MAX_CHAIN`; `intact` is false when the chain
 * comes back to itself or leaves the block. Brent's algorithm finds a loop in as many steps as the chain has directories
 * (times three) and needs no memory.
 */
export function countDirectories(block: Uint8Array, head: TiffHead): { count: number; intact: boolean } {
	const follow = (offset: number): number => {
		const place = offset === 0 ? null : placeDirectory(block, head, offset);
		return place ? nextOf(block, head, place) : -1;
	};
	let slow = head.first;
	let fast = follow(slow);
	let count = fast === -1 ? 0 : 1;
	let power = 1;
	let lap = 1;
	while (fast !== slow && fast > 0 && count < MAX_CHAIN) {
		const next = follow(fast);
		if (next === -1) return { count, intact: false };
		count++;
		if (power === lap) {
			slow = fast;
			power *= 2;
			lap = 0;
		}
		fast = next;
		lap++;
	}
	if (fast <= 0 || (count >= MAX_CHAIN && fast !== slow)) return { count, intact: count > 0 };
	return { count: lap + stepsBeforeLoop(head.first, lap, follow), intact: false };
}

function stepsBeforeLoop(first: number, lap: number, follow: (offset: number) => number): number {
	let behind = first;
	let ahead = first;
	for (let i = 0; i < lap; i++) ahead = follow(ahead);
	let steps = 0;
	while (behind !== ahead) {
		behind = follow(behind);
		ahead = follow(ahead);
		steps++;
	}
	return steps;
}

/** The first number of a value, or undefined. */
export function firstNumber(value: TagValue | undefined): number | undefined {
	if (value === undefined || typeof value === 'string') return undefined;
	const first = value[0];
	return first === undefined || Number.isNaN(first) ? undefined : first;
}

interface Place {
	readonly entries: number;
	/** Offset of the first entry. */
	readonly start: number;
}

function placeDirectory(block: Uint8Array, { big, little }: TiffHead, offset: number): Place | null {
	const countSize = big ? 8 : 2;
	if (offset < 1 || offset + countSize > block.length) return null;
	return { entries: big ? u64(block, offset, little) : u16(block, offset, little), start: offset + countSize };
}

function nextOf(block: Uint8Array, { big, little }: TiffHead, { entries, start }: Place): number {
	const at = start + entries * (big ? 20 : 12);
	if (at + (big ? 8 : 4) > block.length) return 0;
	return big ? u64(block, at, little) : u32(block, at, little);
}

/** Where an entry's value lies, and of what it consists. */
interface Field {
	readonly type: number;
	/** Bytes of one of its values. */
	readonly size: number;
	readonly count: number;
	readonly start: number;
}

/** Returns the field of the entry at `entry`; null for an unknown type or no value. It may lie outside the block. */
function fieldAt(block: Uint8Array, { little, big }: TiffHead, entry: number): Field | null {
	const type = u16(block, entry + 2, little);
	const size = TYPE_SIZE[type];
	const count = big ? u64(block, entry + 4, little) : u32(block, entry + 4, little);
	if (size === undefined || count === 0) return null;
	const start = entry + (big ? 12 : 8);
	if (size * count <= (big ? 8 : 4)) return { type, size, count, start };
	return { type, size, count, start: big ? u64(block, start, little) : u32(block, start, little) };
}

function readValue(block: Uint8Array, { type, size, count, start }: Field, little: boolean): TagValue {
	if (type === ASCII) return decodeText(block, start, start + Math.min(count, MAX_TEXT_BYTES));
	if (size === 1 && type !== 6) return block.subarray(start, start + count);
	const numbers: number[] = [];
	const end = start + size * Math.min(count, MAX_NUMBERS);
	for (let at = start; at < end; at += size) numbers.push(readNumber(block, at, type, little));
	return numbers;
}

function readNumber(block: Uint8Array, at: number, type: number, little: boolean): number {
	switch (type) {
		case 3:
			return u16(block, at, little);
		case 5:
			return ratio(u32(block, at, little), u32(block, at + 4, little));
		case 6:
			return ((block[at] ?? 0) << 24) >> 24;
		case 8:
			return i16(block, at, little);
		case 9:
			return i32(block, at, little);
		case 10:
			return ratio(i32(block, at, little), i32(block, at + 4, little));
		case 11:
			return view(block).getFloat32(at, little);
		case 12:
			return view(block).getFloat64(at, little);
		case 16:
		case 18:
			return u64(block, at, little);
		case 17:
			return Number(view(block).getBigInt64(at, little));
		default:
			return u32(block, at, little);
	}
}

const ratio = (numerator: number, denominator: number) => (denominator === 0 ? NaN : numerator / denominator);
const view = (block: Uint8Array) => new DataView(block.buffer, block.byteOffset, block.byteLength);

/** An entry of a directory as it lies in the block. */
export interface Entry {
	readonly tag: number;
	readonly type: number;
	/** Where its value lies, clipped to the block. */
	readonly start: number;
	readonly end: number;
	/** Its first value as a whole number: an offset, a length. */
	readonly value: number;
	/** Offset of the entry itself. */
	readonly at: number;
}

export interface Listing {
	readonly entries: readonly Entry[];
	readonly next: number;
	/** Whether the directory has more entries than are looked at. */
	readonly isCut: boolean;
}

/** The entries of the directory at `offset`, with where their values lie; those that point outside are left out. */
export function listEntries(block: Uint8Array, head: TiffHead, offset: number): Listing {
	const place = placeDirectory(block, head, offset);
	if (!place) return { entries: [], next: 0, isCut: false };
	const { little, big } = head;
	const entries: Entry[] = [];
	const entrySize = big ? 20 : 12;
	const last = Math.min(place.entries, MAX_ENTRIES);
	for (let i = 0, at = place.start; i < last && at + entrySize <= block.length; i++, at += entrySize) {
		const field = fieldAt(block, head, at);
		if (!field || field.start >= block.length) continue;
		const { type, size, count, start } = field;
		const value = size === 1 || start + size > block.length ? start : wholeValue(block, start, type, little);
		const end = Math.min(block.length, start + size * count);
		entries.push({ tag: u16(block, at, little), type, start, end, value, at });
	}
	return { entries, next: nextOf(block, head, place), isCut: place.entries > MAX_ENTRIES };
}

function wholeValue(block: Uint8Array, at: number, type: number, little: boolean): number {
	const number = readNumber(block, at, type, little);
	return Number.isSafeInteger(number) && number >= 0 ? number : 0;
}

/** All values of an entry as whole numbers, at most 64: where further directories begin. */
export function offsetsOf(block: Uint8Array, { little }: TiffHead, { type, start, end }: Entry): readonly number[] {
	const size = TYPE_SIZE[type] ?? 1;
	if (size === 1) return [];
	const count = Math.min(MAX_NUMBERS, Math.floor((end - start) / size));
	return Array.from({ length: count }, (_, i) => wholeValue(block, start + i * size, type, little));
}
