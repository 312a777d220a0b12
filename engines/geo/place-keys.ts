import { foldCharacter } from '../kit/fold-name';

const END = 0;
const SPACE = 32;
const NEWLINE = 10;
/** In the table of characters: not looked up yet, and several letters. */
const UNKNOWN = 0xffff;
const SEVERAL = 0xfffe;

/** Where a key was met: in which name, at its beginning or at a later word, and what follows there. */
export interface KeyMatch {
	readonly name: number;
	/** Whether the name, not a later word of it, begins so. */
	readonly first: boolean;
	/** What comes after: nothing, another word, or the rest of a word. */
	readonly next: 'end' | 'word' | 'letters';
	readonly length: number;
}

/**
 * Keys of all names of the gazetteer, found by their beginning, by that of a later word, or with letters wrong.
 *
 * Entries (names and their later words) lie in buckets by first letter; a search walks one bucket, a search with wrong letters all
 * names. At this size that takes a tenth of a millisecond, and opening need not sort anything.
 */
export class PlaceKeys {
	private readonly keys: Uint16Array;
	/** Where each name begins in the text, and where the one behind the last would. */
	readonly lines: Uint32Array;
	private readonly start: Uint32Array;
	/** Letters that a name's key has, by their lowest five bits. */
	private readonly letters: Uint32Array;
	private readonly entries: Uint32Array;
	private readonly entryNames: Uint32Array;
	/** See `hasWhole`. */
	private whole: Uint32Array | undefined;
	/** First entry of each first letter, and of the one behind it. */
	private readonly buckets = new Map<number, readonly [from: number, to: number]>();

	/** @param text names, one a line. */
	constructor(
		text: string,
		readonly count: number
	) {
		const lines = (this.lines = new Uint32Array(count + 1));
		const start = (this.start = new Uint32Array(count + 1));
		const letters = (this.letters = new Uint32Array(count));
		const keys = new Uint16Array(text.length + (text.length >> 3) + 64);
		// A word has a letter and an end.
		const positions = new Uint32Array((text.length >> 1) + 1);
		let [entries, to, name, mask] = [0, 0, 0, 0];
		let atWord = true;
		for (let at = 0; at <= text.length; at++) {
			const unit = at < text.length ? text.charCodeAt(at) : NEWLINE;
			if (unit === NEWLINE) {
				if (atWord && to > (start[name] as number)) to--;
				keys[to++] = END;
				letters[name++] = mask;
				start[name] = to;
				lines[name] = at + 1;
				mask = 0;
				atWord = true;
				continue;
			}
			let key = TABLE[unit] as number;
			if (key === UNKNOWN) key = lookUp(unit);
			if (key === END) continue;
			const several = key === SEVERAL ? foldCharacter(String.fromCharCode(unit)) : '';
			for (let part = 0; part === 0 || part < several.length; part++) {
				if (key === SEVERAL || part > 0) key = several.charCodeAt(part);
				if (key === SPACE) {
					if (!atWord) keys[to++] = SPACE;
					atWord = true;
					continue;
				}
				if (atWord) positions[entries++] = to;
				atWord = false;
				mask |= 1 << (key & 31);
				keys[to++] = key;
			}
		}
		if (name !== count) throw new Error(`the pack of places has ${name} names, not ${count}`);
		this.keys = keys.subarray(0, to + 1);
		[this.entries, this.entryNames] = this.bucket(positions.subarray(0, entries));
	}

	/** Sorts positions by their first letter, names before later words only by chance; returns them and the names they lie in. */
	private bucket(positions: Uint32Array): [Uint32Array, Uint32Array] {
		const { keys, start } = this;
		const sizes = new Uint32Array(65536);
		for (const position of positions) sizes[keys[position] as number] = (sizes[keys[position] as number] as number) + 1;
		let from = 0;
		for (let unit = 0; unit < sizes.length; unit++) {
			const size = sizes[unit] as number;
			if (size === 0) continue;
			this.buckets.set(unit, [from, from + size]);
			sizes[unit] = from;
			from += size;
		}
		const entries = new Uint32Array(positions.length);
		const names = new Uint32Array(positions.length);
		let name = 0;
		for (const position of positions) {
			while ((start[name + 1] as number) <= position) name++;
			const unit = keys[position] as number;
			const at = sizes[unit] as number;
			entries[at] = position;
			names[at] = name;
			sizes[unit] = at + 1;
		}
		return [entries, names];
	}

	/** Whether a name's key is just `key`. The table that answers is made at the first question, in some ten milliseconds. */
	hasWhole(key: string): boolean {
		const { keys, start } = this;
		const table = (this.whole ??= this.tableOfWhole());
		const mask = table.length - 1;
		let hash = HASH_START;
		for (let at = 0; at < key.length; at++) hash = hashed(hash, key.charCodeAt(at));
		for (let slot = hash & mask; table[slot] !== 0; slot = (slot + 1) & mask) {
			const from = start[(table[slot] as number) - 1] as number;
			let at = 0;
			while (at < key.length && keys[from + at] === key.charCodeAt(at)) at++;
			if (at === key.length && keys[from + at] === END) return true;
		}
		return false;
	}

	/** Names by the hash of their keys, each one more than its number; open addressing. */
	private tableOfWhole(): Uint32Array {
		const { keys, start, count } = this;
		const table = new Uint32Array(2 ** Math.ceil(Math.log2(2 * count + 2)));
		const mask = table.length - 1;
		for (let name = 0; name < count; name++) {
			let hash = HASH_START;
			for (let at = start[name] as number; keys[at] !== END; at++) hash = hashed(hash, keys[at] as number);
			let slot = hash & mask;
			while (table[slot] !== 0) slot = (slot + 1) & mask;
			table[slot] = name + 1;
		}
		return table;
	}

	/** Calls `visit` for every name that begins with `key`, or in which a later word does. */
	beginning(key: string, visit: (match: KeyMatch) => void): void {
		const { keys, start, entries, entryNames } = this;
		const bucket = this.buckets.get(key.charCodeAt(0));
		if (!bucket) return;
		for (let entry = bucket[0]; entry < bucket[1]; entry++) {
			const position = entries[entry] as number;
			let at = 1;
			while (at < key.length && keys[position + at] === key.charCodeAt(at)) at++;
			if (at < key.length) continue;
			const after = keys[position + at] as number;
			const name = entryNames[entry] as number;
			const begin = start[name] as number;
			visit({
				name,
				first: position === begin,
				next: after === END ? 'end' : after === SPACE ? 'word' : 'letters',
				length: (start[name + 1] as number) - 1 - begin
			});
		}
	}

	/** Whether a name's key is `key` but for one letter. */
	isAlike(name: number, key: string): boolean {
		const [from, end] = [this.start[name] as number, this.start[name + 1] as number];
		return (
			distance(
				this.keys,
				from,
				end - 1 - from,
				Uint16Array.from(key, (_, at) => key.charCodeAt(at)),
				1
			) <= 1
		);
	}

	/** Visits names with keys at most `edits` letters from `key` (swaps too), with the slip's likelihood, 0 to −1. */
	alike(key: string, edits: number, visit: (name: number, sameFirstLetter: boolean, likelihood: number) => void): void {
		const { keys, start, letters } = this;
		const wanted = Uint16Array.from(key, (_, at) => key.charCodeAt(at));
		let mask = 0;
		for (const unit of wanted) if (unit !== SPACE) mask |= 1 << (unit & 31);
		for (let name = 0; name < this.count; name++) {
			const from = start[name] as number;
			const length = (start[name + 1] as number) - 1 - from;
			if (Math.abs(length - wanted.length) > edits || bits((letters[name] as number) ^ mask) > 2 * edits) continue;
			if (distance(keys, from, length, wanted, edits) <= edits)
				visit(name, keys[from] === wanted[0], edits === 1 ? slip(keys.subarray(from, from + length), wanted) : 0);
		}
	}
}

/** How likely a single slip is: 0 for letters left out, doubled or swapped, neighbouring keys and vowels; -1 for any other letter. */
function slip(meant: Uint16Array, typed: Uint16Array): number {
	let at = 0;
	while (at < typed.length && typed[at] === meant[at]) at++;
	if (typed.length < meant.length || typed[at] === meant[at + 1]) return 0;
	const [is, was] = [String.fromCharCode(typed[at] ?? 0), String.fromCharCode(meant[at] ?? 0)];
	if (typed.length > meant.length) return typed[at] === typed[at - 1] || isBeside(is, was) ? 0 : -1;
	return isBeside(is, was) || (VOWELS.includes(is) && VOWELS.includes(was)) ? 0 : -1;
}

const VOWELS = 'aeiouy';
/** Rows of letters on keyboards; the next lies half a key to the right. */
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether two letters lie beside each other on a keyboard. */
const isBeside = (a: string, b: string): boolean =>
	KEYBOARD.some((row, line) => {
		const at = row.indexOf(a);
		return (
			at >= 0 &&
			[
				row[at - 1],
				row[at + 1],
				KEYBOARD[line - 1]?.[at],
				KEYBOARD[line - 1]?.[at + 1],
				KEYBOARD[line + 1]?.[at],
				KEYBOARD[line + 1]?.[at - 1]
			].includes(b)
		);
	});

/** FNV-1a (Fowler, Noll, Vo). */
const HASH_START = 0x811c9dc5;
const hashed = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193) >>> 0;

/** What each UTF-16 unit becomes in a key. Chinese characters and Korean syllables stay as they are. */
const TABLE = new Uint16Array(65536).fill(UNKNOWN);
for (const [from, to] of [
	[0x4e00, 0x9fff],
	[0xac00, 0xd7a3]
] as const)
	for (let unit = from; unit <= to; unit++) TABLE[unit] = unit;

function lookUp(unit: number): number {
	const key = foldCharacter(String.fromCharCode(unit));
	return (TABLE[unit] = key === '' ? END : key.length === 1 ? key.charCodeAt(0) : SEVERAL);
}

/** Number of bits that are set; the sum of halves, quarters and so on (Knuth, The Art of Computer Programming 7.1.3). */
function bits(word: number): number {
	let sum = word - ((word >>> 1) & 0x55555555);
	sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
	return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const ROWS = [new Uint16Array(256), new Uint16Array(256), new Uint16Array(256)] as const;

/** Optimal string alignment distance of key units to `wanted`; more than `limit` once that is sure. */
function distance(keys: Uint16Array, from: number, length: number, wanted: Uint16Array, limit: number): number {
	const width = wanted.length;
	if (width >= 255) return limit + 1;
	let [before, previous, row]: [Uint16Array, Uint16Array, Uint16Array] = [ROWS[0], ROWS[1], ROWS[2]];
	for (let column = 0; column <= width; column++) previous[column] = column;
	for (let line = 1; line <= length; line++) {
		const low = Math.max(1, line - limit);
		const high = Math.min(width, line + limit);
		row[low - 1] = low === 1 ? line : limit + 1;
		let least = row[low - 1] as number;
		const unit = keys[from + line - 1] as number;
		for (let column = low; column <= high; column++) {
			const same = unit === wanted[column - 1];
			let edits = Math.min(
				column === line + limit ? limit + 1 : (previous[column] as number) + 1,
				(row[column - 1] as number) + 1,
				(previous[column - 1] as number) + (same ? 0 : 1)
			);
			if (line > 1 && column > 1 && unit === wanted[column - 2] && keys[from + line - 2] === wanted[column - 1])
				edits = Math.min(edits, (before[column - 2] as number) + 1);
			row[column] = edits;
			if (edits < least) least = edits;
		}
		if (least > limit) return limit + 1;
		const spare = before;
		before = previous;
		previous = row;
		row = spare;
	}
	return previous[width] as number;
}
