import { hasAscii, latin1, u16, u32 } from '../bytes';
import { boxesIn } from '../formats/isobmff';
import { lastFill } from '../jpeg';
import { Pieces, type Piece, type PieceKind } from './piece';

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/**
 * A JPEG as pieces: segments by their content, scans and tables as the picture, the rest as trailing. Inside a
 * scan only a marker that begins a whole segment, followed by another marker, ends it: a damaged scan stays in one piece.
 * Bytes between the segments before it, which decoders skip, are a piece of their own.
 *
 * @param nested whether it lies in another file: bytes behind it are then not split
 */
export function jpegPieces(bytes: Uint8Array, nested = false): readonly Piece[] {
	const pieces = new Pieces(bytes.length);
	pieces.add('picture', 2);
	let inScan = false;
	let at = 2;
	/** Where the last segment before the scan ends. */
	let last = 2;
	const search = new MarkerSearch(bytes);
	for (let markers = 0; at + 1 < bytes.length && pieces.open; markers++) {
		at = search.next(at);
		if (markers === MAX_MARKERS || search.exhausted) return pieces.finish('rest');
		if (at === -1) break;
		const marker = bytes[at + 1] ?? 0;
		if (marker === END_OF_IMAGE) {
			pieces.add('picture', at + 2);
			if (!nested) addTrailing(pieces, bytes, at + 2);
			return pieces.finish('trailing');
		}
		const end = at + 2 + u16(bytes, at + 2, false);
		const whole = end >= at + 4 && end <= bytes.length;
		if (!whole || (inScan && !(isBetweenScans(marker) && bytes[end] === 0xff) && marker !== START_OF_SCAN)) {
			at += 2;
			continue;
		}
		if (!inScan && bytes.subarray(last, at).some((byte) => byte !== 0xff)) {
			pieces.add('picture', last);
			pieces.add('application', at, last, at, BETWEEN_SEGMENTS);
		}
		last = end;
		if (marker < 0xe0 || (marker > 0xef && marker !== 0xfe)) {
			if (marker === START_OF_SCAN) inScan = true;
			at = end;
			continue;
		}
		const [kind, head, label] = kindOf(bytes, marker, at, end);
		pieces.add('picture', at);
		pieces.add(kind, end, at + head, end, label);
		at = end;
	}
	return pieces.finish(pieces.open ? 'picture' : 'rest');
}

const BETWEEN_SEGMENTS = 'between segments';

/** Markers that are looked at, beside stuffed bytes and restarts: 25 MB of mere noise have half as many. */
const MAX_MARKERS = 200_000;

/** Stuffed bytes and restarts that are skipped in any file, and one more for so many of its bytes: noise has one in 256. */
const [FEW_PASSED, BYTES_A_PASSED] = [MAX_MARKERS, 16];

class MarkerSearch {
	/** Keeps V8 from discarding compiled code, as `Gatherer.alive` does. */
	static readonly alive = new MarkerSearch(new Uint8Array());

	private left: number;
	/** The bytes in fours, from the first that memory allows. */
	private readonly fours: Uint32Array;
	private readonly first: number;

	constructor(private readonly bytes: Uint8Array) {
		this.left = FEW_PASSED + bytes.length / BYTES_A_PASSED;
		this.first = -bytes.byteOffset & 3;
		const count = (bytes.length - this.first) >> 2;
		this.fours = count < 1 ? new Uint32Array() : new Uint32Array(bytes.buffer, bytes.byteOffset + this.first, count);
	}

	/** Whether more was passed than any picture has. */
	get exhausted(): boolean {
		return this.left <= 0;
	}

	/** Offset of the next marker that may have a segment or ends the picture, or -1: fill bytes, stuffed ones and restarts are skipped. */
	next(from: number): number {
		const { bytes } = this;
		let at = from;
		while (at + 1 < bytes.length && this.left > 0) {
			if (bytes[at] !== 0xff) {
				at = this.nextFf(at);
				continue;
			}
			this.left--;
			const marker = bytes[at + 1] ?? 0;
			if (marker === 0xff) at = lastFill(bytes, at);
			else if (marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
			else return at;
		}
		return -1;
	}

	private nextFf(from: number): number {
		const { bytes, fours, first } = this;
		let at = from;
		while (at < bytes.length && bytes[at] !== 0xff && (at < first || ((at - first) & 3) !== 0)) at++;
		if (bytes[at] === 0xff) return at;
		let four = (at - first) >> 2;
		// A byte FF is a zero of the complement (Mycroft 1987).
		while (four < fours.length && ((~(fours[four] ?? 0) - 0x01010101) & (fours[four] ?? 0) & 0x80808080) === 0) four++;
		at = Math.max(at, first + 4 * four);
		while (at < bytes.length && bytes[at] !== 0xff) at++;
		return at;
	}
}

/** Tables, restart intervals, lines, application data and comments are allowed between scans (T.81, B.2). */
const isBetweenScans = (marker: number) =>
	marker === 0xc4 || (marker >= 0xdb && marker <= 0xdd) || marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);

type Kind = readonly [kind: PieceKind, head: number, label?: string];

/** What begins a segment, by its marker: the signature, the kind, and the bytes before its content. */
const SIGNATURES: Readonly<Record<number, readonly (readonly [signature: string, kind: PieceKind, head: number])[]>> = {
	0xe0: [
		['JFIF\0', 'jfif', 9],
		['JFXX\0', 'thumbnail', 9]
	],
	0xe1: [
		['Exif\0', 'exif', 10],
		['http://ns.adobe.com/xap/1.0/\0', 'xmp', 33],
		// With a blank, as some programs write it.
		['http://ns.adobe.com/xap/1.0/ \0', 'xmp', 34],
		['http://ns.adobe.com/xmp/extension/\0', 'extended-xmp', 39]
	],
	0xe2: [
		['ICC_PROFILE\0', 'icc', 18],
		['MPF\0', 'mpf', 8]
	],
	0xeb: [['JP', 'c2pa', 6]],
	0xec: [['Ducky', 'ducky', 9]],
	0xed: [['Photoshop 3.0\0', 'photoshop', 18]],
	// How Adobe's programs say which colour transform the pixels took.
	0xee: [['Adobe', 'picture', 4]]
};

/** Adobe's segment of the colour transform has 14 bytes behind its marker. */
const LONGEST_ADOBE = 16;

function kindOf(bytes: Uint8Array, marker: number, at: number, end: number): Kind {
	if (marker === 0xfe) return ['comment', 4];
	for (const [signature, kind, head] of SIGNATURES[marker] ?? [])
		if (hasAscii(bytes, at + 4, signature) && (marker !== 0xee || end - at <= LONGEST_ADOBE)) return [kind, head];
	// Some writers of XMP leave out its address.
	if (marker === 0xe1 && hasAscii(bytes, at + 4, '<?xpacket')) return ['xmp', 4];
	const name = /^[\x20-\x7e]{2,16}/.exec(latin1(bytes, at + 4, Math.min(16, end - at - 4)))?.[0] ?? '';
	return ['application', 4, `APP${marker - 0xe0}${name === '' ? '' : ` ${name.trim()}`}`];
}

/** Where the first picture of `bytes` ends; their length where it does not. */
function pictureEnd(bytes: Uint8Array): number {
	const last = jpegPieces(bytes, true).at(-1);
	return last?.kind === 'trailing' ? last.start : bytes.length;
}

/** Maximum number of parts behind a picture; real files have at most some. */
const MAX_TRAILING = 64;

/** What follows the picture: further pictures, a motion photo's video, what Samsung's cameras append, padding. */
function addTrailing(pieces: Pieces, bytes: Uint8Array, start: number): void {
	const samsung = samsungStart(bytes, start);
	let at = start;
	for (let count = 0; at < samsung && count < MAX_TRAILING; count++) {
		const [kind, end] = trailingPart(bytes, at, samsung);
		pieces.add(kind, end);
		at = end;
	}
	if (samsung === bytes.length) return;
	pieces.add('trailing', samsung);
	pieces.add('samsung', bytes.length);
}

function trailingPart(bytes: Uint8Array, at: number, limit: number): readonly [PieceKind, number] {
	if (bytes[at] === 0) {
		let end = at;
		while (end < limit && bytes[end] === 0) end++;
		// The length of a video's first box begins with zeros.
		if (!hasAscii(bytes, end + 1, 'ftyp') && !hasAscii(bytes, end + 2, 'ftyp')) return ['padding', end];
		const start = hasAscii(bytes, end + 1, 'ftyp') ? end - 3 : end - 2;
		if (start > at) return ['padding', start];
	}
	// Panasonic's cameras fill up with bytes FF.
	if (bytes[at] === 0xff && bytes[at + 1] === 0xff) {
		const last = Math.min(lastFill(bytes, at), limit - 1);
		return ['padding', bytes[last + 1] === 0xd8 ? last : last + 1];
	}
	if (bytes[at] === 0xff && bytes[at + 1] === 0xd8 && bytes[at + 2] === 0xff)
		return ['extra-picture', at + pictureEnd(bytes.subarray(at, limit))];
	if (hasAscii(bytes, at + 4, 'ftyp')) return ['video', boxesEnd(bytes, at, limit)];
	return ['trailing', limit];
}

function boxesEnd(bytes: Uint8Array, start: number, limit: number): number {
	const boxes = boxesIn(bytes, start, limit, 1000);
	const other = boxes.find(({ type }) => !/^[a-zA-Z0-9 ]{4}$/.test(type));
	return Math.max(other?.start ?? boxes.at(-1)?.end ?? start, start + 8);
}

/** Samsung's data end with a directory: `SEFH`, its entries, their length and `SEFT`. */
function samsungStart(bytes: Uint8Array, from: number): number {
	const end = bytes.length;
	if (!hasAscii(bytes, end - 4, 'SEFT')) return end;
	const head = end - 8 - u32(bytes, end - 8, true);
	if (head < from || !hasAscii(bytes, head, 'SEFH')) return end;
	let start = head;
	const count = Math.min(u32(bytes, head + 8, true), 256);
	for (let i = 0, at = head + 12; i < count && at + 12 <= end; i++, at += 12)
		start = Math.min(start, head - u32(bytes, at + 4, true));
	return Math.max(start, from);
}
