import { decodeText, hasAscii, i16, i32, u16, u32, u64 } from './bytes';

/** A tag's value: text; numbers, NaN for a fraction over zero; or a view of the bytes, for the types BYTE and UNDEFINED. */
export type TagValue = string | readonly number[] | Uint8Array;

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

/** An entry of a directory as it lies in the block. */
export interface Entry {
	readonly tag: number;
	readonly type: number;
	/** Bytes of one of its values, and how many it has. */
	readonly size: number;
	readonly count: number;
	/** Where its value lies, clipped to the block. */
	readonly start: number;
	readonly end: number;
	readonly value: number;
	readonly at: number;
}

/** A directory's entries, except those that point outside the block; values are read when they are asked for. */
export class Directory {
	constructor(
		private readonly tiff: Tiff,
		readonly entries: readonly Entry[],
		/** Offset of the next directory, 0 at the end. */
		readonly next: number,
		/** Whether it has more entries than are looked at. */
		readonly isCut: boolean,
		/** Whether tags ascend, so that none is repeated. */
		private readonly isOrdered: boolean
	) {}

	/** Returns the value of a tag, the last of a repeated one, at most 4 KiB of text or 64 numbers. */
	get(tag: number): TagValue | undefined {
		// A loop, because a callback for each of a file's tags is a third of the time of reading it.
		for (let i = this.entries.length - 1; i >= 0; i--) {
			const entry = this.entries[i];
			if (entry?.tag === tag && this.isWhole(entry)) return this.read(entry);
		}
		return undefined;
	}

	number(tag: number): number | undefined {
		return firstNumber(this.get(tag));
	}

	/** Calls `visit` with each of the tags that `wanted` names and its value, of a repeated tag the last. */
	each(wanted: (tag: number) => boolean, visit: (tag: number, value: TagValue) => void): void {
		for (const entry of this.isOrdered ? this.entries : this.distinct())
			if (wanted(entry.tag) && this.isWhole(entry)) visit(entry.tag, this.read(entry));
	}

	private distinct(): readonly Entry[] {
		const whole = this.entries.filter((entry) => this.isWhole(entry));
		return [...new Map(whole.map((entry) => [entry.tag, entry])).values()];
	}

	private isWhole({ start, size, count }: Entry): boolean {
		return start + size * count <= this.tiff.block.length;
	}

	private read({ type, size, count, start }: Entry): TagValue {
		const { block, little } = this.tiff;
		if (type === ASCII) return decodeText(block, start, start + Math.min(count, MAX_TEXT_BYTES));
		if (size === 1 && type !== 6) return block.subarray(start, start + count);
		const numbers: number[] = [];
		const end = start + size * Math.min(count, MAX_NUMBERS);
		for (let at = start; at < end; at += size) numbers.push(readNumber(block, at, type, little));
		return numbers;
	}
}

/** A block of TIFF. Its directories are listed once each. Offsets count from the start of the block. */
export class Tiff {
	/** Keeps V8 from discarding compiled code, as `Gatherer.alive` does. */
	static readonly alive = new Tiff(new Uint8Array(), true, 0).directory(0);

	private readonly listed = new Map<number, Directory>();

	/**
	 * @param first offset of the first directory
	 * @param big BigTIFF: offsets and counts of 64 bits
	 */
	constructor(
		readonly block: Uint8Array,
		readonly little: boolean,
		readonly first: number,
		readonly big = false
	) {}

	/** Returns the directory at `offset`, empty outside the block: at most 1,024 entries are looked at. */
	directory(offset: number): Directory {
		const known = this.listed.get(offset);
		if (known) return known;
		const directory = listEntries(this, offset);
		this.listed.set(offset, directory);
		return directory;
	}
}

/** Returns the block of TIFF that begins with its own signature, or null. */
export function openTiff(block: Uint8Array): Tiff | null {
	const little = hasAscii(block, 0, 'II');
	if (block.length < 8 || !(little || hasAscii(block, 0, 'MM'))) return null;
	const version = u16(block, 2, little);
	if (version === 42) return new Tiff(block, little, u32(block, 4, little));
	return version === 43 ? new Tiff(block, little, u64(block, 8, little), true) : null;
}

/**
 * How many directories are chained from the first, each counted once, at most `MAX_CHAIN`; `intact` is false when the chain
 * comes back to itself or leaves the block. Brent's algorithm finds a loop in as many steps as the chain has directories
 * (times three) and needs no memory.
 */
export function countDirectories(tiff: Tiff): { count: number; intact: boolean } {
	const follow = (offset: number): number => {
		const place = offset === 0 ? null : placeDirectory(tiff, offset);
		return place ? nextOf(tiff, place) : -1;
	};
	let slow = tiff.first;
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
	return { count: lap + stepsBeforeLoop(tiff.first, lap, follow), intact: false };
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
	readonly start: number;
}

function placeDirectory({ block, big, little }: Tiff, offset: number): Place | null {
	const countSize = big ? 8 : 2;
	if (offset < 1 || offset + countSize > block.length) return null;
	return { entries: big ? u64(block, offset, little) : u16(block, offset, little), start: offset + countSize };
}

function nextOf({ block, big, little }: Tiff, { entries, start }: Place): number {
	const at = start + entries * (big ? 20 : 12);
	if (at + (big ? 8 : 4) > block.length) return 0;
	return big ? u64(block, at, little) : u32(block, at, little);
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

function listEntries(tiff: Tiff, offset: number): Directory {
	const place = placeDirectory(tiff, offset);
	if (!place) return new Directory(tiff, [], 0, false, true);
	const { block, little, big } = tiff;
	const entries: Entry[] = [];
	const entrySize = big ? 20 : 12;
	const last = Math.min(place.entries, MAX_ENTRIES);
	let isOrdered = true;
	for (let i = 0, at = place.start; i < last && at + entrySize <= block.length; i++, at += entrySize) {
		const type = u16(block, at + 2, little);
		const size = TYPE_SIZE[type];
		const count = big ? u64(block, at + 4, little) : u32(block, at + 4, little);
		if (size === undefined || count === 0) continue;
		const field = at + (big ? 12 : 8);
		const isInline = size * count <= (big ? 8 : 4);
		const start = isInline ? field : big ? u64(block, field, little) : u32(block, field, little);
		if (start >= block.length) continue;
		const value = size === 1 || start + size > block.length ? start : wholeValue(block, start, type, little);
		const end = Math.min(block.length, start + size * count);
		const tag = u16(block, at, little);
		isOrdered &&= tag > (entries[entries.length - 1]?.tag ?? -1);
		entries.push({ tag, type, size, count, start, end, value, at });
	}
	return new Directory(tiff, entries, nextOf(tiff, place), place.entries > MAX_ENTRIES, isOrdered);
}

function wholeValue(block: Uint8Array, at: number, type: number, little: boolean): number {
	const number = readNumber(block, at, type, little);
	return Number.isSafeInteger(number) && number >= 0 ? number : 0;
}

/** All values of an entry as whole numbers, at most 64: where further directories begin. */
export function offsetsOf({ block, little }: Tiff, { type, size, start, end }: Entry): readonly number[] {
	if (size === 1) return [];
	const count = Math.min(MAX_NUMBERS, Math.floor((end - start) / size));
	return Array.from({ length: count }, (_, i) => wholeValue(block, start + i * size, type, little));
}
