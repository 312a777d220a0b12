import { hasAscii } from '../bytes';

/** Words, moments and places in bytes of any kind, found while one pair of bytes in four is looked at. */

/** Something that is looked for by five bytes of it. */
export interface Mark {
	/** The letters that each of the five may be. */
	readonly window: readonly string[];
	/** Its length, 0 where it does not stand about the window that begins at `start`. */
	readonly lengthAt: (bytes: Uint8Array, start: number) => number;
}

const WINDOW = 5;
/** Of so many pairs of bytes one after the other each window has one. */
const STRIDE = WINDOW - 1;

/** A word, known by the five letters from `from`. */
export const wordMark = (word: string, from = 0): Mark => ({
	window: [...word.slice(from, from + WINDOW)],
	lengthAt: (bytes, start) => (hasAscii(bytes, start - from, word) ? word.length : 0)
});

/** Digits of a shape stand for any up to them, a sign for both. */
const CLASSES: Readonly<Record<string, string>> = {
	'1': '01',
	'2': '012',
	'3': '0123',
	'5': '012345',
	'9': '0123456789',
	'+': '+-'
};
const lettersOf = (shape: string): readonly string[] => Array.from(shape, (letter) => CLASSES[letter] ?? letter);

/** The kinds of letters of shapes, and the kinds, as bits, that each byte is of. */
const KINDS = [...Object.keys(CLASSES), ':', ' ', '.'];
const kindsOf = Uint16Array.from({ length: 256 }, (_, byte) =>
	KINDS.reduce(
		(bits, kind, i) => ((CLASSES[kind] ?? kind).includes(String.fromCharCode(byte)) ? bits | (1 << i) : bits),
		0
	)
);
const bitsOf = (shape: string) => Uint16Array.from(shape, (letter) => 1 << KINDS.indexOf(letter));

/** Whether bytes of a shape stand at `at`. */
function fits(bytes: Uint8Array, at: number, shape: Uint16Array): boolean {
	for (let i = 0; i < shape.length; i++) if (((kindsOf[bytes[at + i] ?? 0] ?? 0) & (shape[i] ?? 0)) === 0) return false;
	return true;
}

const [DATE, TIME] = ['9999:19', ':39 29:59:59'] as const;
const [date, time] = [bitsOf(DATE), bitsOf(TIME)];
/** A moment as EXIF writes it, of 1900 to 2099; known by its day and hour, since times alone have colons, too. */
export const momentMark: Mark = {
	window: lettersOf(TIME).slice(0, WINDOW),
	lengthAt(bytes, start) {
		const from = start - date.length;
		return fits(bytes, start, time) &&
			fits(bytes, from, date) &&
			(hasAscii(bytes, from, '19') || hasAscii(bytes, from, '20'))
			? date.length + time.length
			: 0;
	}
};

const LATITUDE = '+99.9';
const [latitude, longitude] = [bitsOf(LATITUDE), bitsOf('+999.')];
/** Digits behind the points. */
const [FEWEST, MOST] = [3, 8];
/** A place as films write it (ISO 6709), in degrees; known by its latitude. */
export const placeMark: Mark = {
	window: lettersOf(LATITUDE),
	lengthAt(bytes, start) {
		if (!fits(bytes, start, latitude)) return 0;
		const between = start + LATITUDE.length - 1;
		let digits = 1;
		while (digits < MOST && isDigit(bytes[between + digits] ?? 0)) digits++;
		if (digits < FEWEST || !fits(bytes, between + digits, longitude)) return 0;
		const behind = between + digits + longitude.length;
		for (let i = 0; i < FEWEST; i++) if (!isDigit(bytes[behind + i] ?? 0)) return 0;
		return behind + FEWEST - start;
	}
};
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;

interface Tables {
	/** As bits by two bytes, as the machine reads them as a number: at which places of windows they stand. */
	readonly pairs: Uint8Array;
	/** The same of the two bytes that stand behind others: of windows that have ended by then, all places. */
	readonly behind: Uint8Array;
	/** By the byte that their window begins with. */
	readonly byFirst: readonly (readonly Mark[])[];
}

/** Whether this machine's numbers begin with their lower byte. */
const LITTLE = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/**
 * Windows that turn out to be of no mark, in one file. Only one made for it has so many: it is not searched further, and taken
 * to hold what was looked for.
 */
const MAX_MISSES = 50_000;

/** Pairs of bytes that one turn of the search goes over: it looks at every second of them. */
const TURN = 16;

/** Length of one of the marks that stands in the bytes; 0 where none does. */
export function findMark(bytes: Uint8Array, marks: readonly Mark[]): number {
	const tables = tablesOf(marks);
	const { pairs, behind } = tables;
	const windows = new Windows(bytes, tables);
	// Numbers of two bytes begin at even places of memory.
	const odd = bytes.byteOffset & 1;
	const two = new Uint16Array(bytes.buffer, bytes.byteOffset + odd, Math.max(0, bytes.length - odd) >> 1);
	let i = 0;
	// Eight looks at once and one question of all of them: asked one by one they take three times as long.
	for (; i + TURN <= two.length; i += TURN) {
		if (
			(at(pairs, two[i]) |
				at(pairs, two[i + 2]) |
				at(pairs, two[i + 4]) |
				at(pairs, two[i + 6]) |
				at(pairs, two[i + 8]) |
				at(pairs, two[i + 10]) |
				at(pairs, two[i + 12]) |
				at(pairs, two[i + 14])) ===
			0
		)
			continue;
		for (let j = i; j < i + TURN; j += 2) {
			if ((at(pairs, two[j]) & at(behind, two[j + 1])) === 0) continue;
			const length = windows.lengthAbout(odd + 2 * j);
			if (length > 0) return length;
		}
	}
	for (; i < two.length; i += 2) {
		const length = windows.lengthAbout(odd + 2 * i);
		if (length > 0) return length;
	}
	return 0;
}

const at = (table: Uint8Array, pair = 0): number => table[pair] ?? 0;

/** Windows of marks in the bytes of one file. */
class Windows {
	private readonly view: DataView;
	private misses = 0;

	constructor(
		private readonly bytes: Uint8Array,
		private readonly tables: Tables
	) {
		this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	}

	/** Length of a mark whose window has the pair of bytes at `place`, 0 where none has. */
	lengthAbout(place: number): number {
		const places = this.placesOf(place);
		if (places === 0) return 0;
		// The window begins where the pair's place in it says.
		for (let start = place; start > place - STRIDE; start--) {
			if ((places & (1 << (place - start))) === 0) continue;
			for (const { lengthAt } of this.tables.byFirst[this.bytes[start] ?? 0] ?? []) {
				const length = lengthAt(this.bytes, start);
				if (length > 0) return length;
			}
			if (++this.misses > MAX_MISSES) return WINDOW;
		}
		return 0;
	}

	/** At which places of windows the pair at `place` may stand, as bits, by pairs behind it and before it. */
	private placesOf(place: number): number {
		let left = this.pairAt(place);
		if (left !== 0) left &= (this.pairAt(place + 1) >> 1) | 0b1000;
		if (left !== 0) left &= (this.pairAt(place - 1) << 1) | 0b0001;
		if (left !== 0) left &= (this.pairAt(place + 2) >> 2) | 0b1100;
		if (left !== 0) left &= (this.pairAt(place - 2) << 2) | 0b0011;
		if (left !== 0) left &= (this.pairAt(place + 3) >> 3) | 0b1110;
		return left === 0 ? 0 : left & ((this.pairAt(place - 3) << 3) | 0b0111);
	}

	/** Beyond either end of the file there is none. */
	private pairAt(place: number): number {
		if (place < 0 || place + 2 > this.bytes.length) return 0;
		return this.tables.pairs[this.view.getUint16(place, LITTLE)] ?? 0;
	}
}

function tablesOf(marks: readonly Mark[]): Tables {
	const pairs = new Uint8Array(1 << 16);
	const byFirst = Array.from({ length: 1 << 8 }, (): Mark[] => []);
	for (const mark of marks) {
		for (const first of codesOf(mark.window[0])) byFirst[first]?.push(mark);
		for (let place = 0; place < STRIDE; place++)
			for (const first of codesOf(mark.window[place]))
				for (const second of codesOf(mark.window[place + 1])) {
					const pair = LITTLE ? first | (second << 8) : (first << 8) | second;
					pairs[pair] = (pairs[pair] ?? 0) | (1 << place);
				}
	}
	return { pairs, behind: pairs.map((places) => (places >> 2) | 0b1100), byFirst };
}

const codesOf = (letters = ''): readonly number[] => Array.from(letters, (letter) => letter.charCodeAt(0));
