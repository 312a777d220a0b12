import { fourCc, hasAscii, u16, u32 } from './bytes';
import { readExif } from './exif';
import { minimalExif, pngExifChunk } from './minimal-exif';
import { sniffFormat } from './sniff';

/** A picture without its metadata, and what was taken out, in the order in which it was met. */
export interface Stripped {
	readonly bytes: Uint8Array<ArrayBuffer>;
	readonly removed: readonly { readonly name: string; readonly bytes: number }[];
}

/**
 * A copy of a JPEG, PNG or WebP without EXIF, GPS, XMP, IPTC, comments, thumbnails, maker notes and whatever hangs on
 * after the picture. Pixels are copied byte for byte, as are the colour profile, the resolution, transparency and
 * animation, without which the picture would look otherwise. Of EXIF the orientation alone stays, where it is not upright.
 *
 * @returns null for a format of which this is not known, or when the file is too damaged to be taken apart
 */
export function stripMetadata(bytes: Uint8Array): Stripped | null {
	const format = sniffFormat(bytes);
	if (format === 'JPEG') return stripJpeg(bytes);
	if (format === 'PNG') return stripPng(bytes);
	return format === 'WEBP' ? stripWebp(bytes) : null;
}

/** Collects the pieces that stay and the names of those that do not. */
class Copy {
	private readonly parts: Uint8Array[] = [];
	private readonly dropped = new Map<string, number>();

	keep(part: Uint8Array): void {
		if (part.length > 0) this.parts.push(part);
	}

	drop(name: string, bytes: number): void {
		if (bytes > 0) this.dropped.set(name, (this.dropped.get(name) ?? 0) + bytes);
	}

	finish(): Stripped {
		const bytes = new Uint8Array(this.parts.reduce((length, part) => length + part.length, 0));
		let at = 0;
		for (const part of this.parts) {
			bytes.set(part, at);
			at += part.length;
		}
		return { bytes, removed: [...this.dropped].map(([name, count]) => ({ name, bytes: count })) };
	}
}

/** The orientation in a TIFF block when it is one that turns or mirrors the picture. */
function turned(block: Uint8Array): number | null {
	const { Orientation: orientation } = readExif(block).tags;
	return typeof orientation === 'number' && orientation >= 2 && orientation <= 8 ? orientation : null;
}

function stripJpeg(bytes: Uint8Array): Stripped | null {
	const copy = new Copy();
	copy.keep(bytes.subarray(0, 2));
	let orientation: number | null = null;
	let at = 2;
	while (at + 2 <= bytes.length) {
		const marker = bytes[at + 1] ?? 0;
		if (bytes[at] !== 0xff || marker === 0xff) {
			at++;
			continue;
		}
		if (marker === 0xd9) {
			copy.keep(bytes.subarray(at, at + 2));
			copy.drop('data after the picture', bytes.length - at - 2);
			return copy.finish();
		}
		if (marker <= 1 || (marker >= 0xd0 && marker <= 0xd7)) {
			at += 2;
			continue;
		}
		const end = at + 2 + u16(bytes, at + 2, false);
		if (end > bytes.length || end < at + 4) return null;
		const segment = bytes.subarray(at, end);
		const name = privateSegment(marker, segment);
		if (name !== null) copy.drop(name, segment.length);
		else copy.keep(segment);
		if (name === 'EXIF' && orientation === null) {
			orientation = turned(segment.subarray(10));
			if (orientation !== null) copy.keep(exifSegment(orientation));
		}
		at = end;
		if (marker !== 0xda) continue;
		const scanEnd = endOfScan(bytes, at);
		copy.keep(bytes.subarray(at, scanEnd));
		at = scanEnd;
	}
	return copy.finish();
}

/** The name under which a segment is taken out; null when the picture needs it. */
function privateSegment(marker: number, segment: Uint8Array): string | null {
	if (marker === 0xfe) return 'comment';
	if (marker < 0xe0 || marker > 0xef) return null;
	if (marker === 0xe0) return hasAscii(segment, 4, 'JFIF\0') ? null : 'thumbnail';
	if (marker === 0xe1) {
		if (hasAscii(segment, 4, 'Exif\0')) return 'EXIF';
		return hasAscii(segment, 4, 'http://ns.adobe.com/') ? 'XMP' : 'application data';
	}
	if (marker === 0xe2 && hasAscii(segment, 4, 'ICC_PROFILE\0')) return null;
	if (marker === 0xed) return 'IPTC';
	// How Adobe's programs say which colour transform the pixels took.
	if (marker === 0xee && hasAscii(segment, 4, 'Adobe')) return null;
	return 'application data';
}

/** Where the next marker after a scan stands: neither a stuffed zero nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
	for (let at = start; at + 1 < bytes.length; at++) {
		const next = bytes[at + 1] ?? 0;
		if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
	}
	return bytes.length;
}

function exifSegment(orientation: number): Uint8Array {
	const block = minimalExif(orientation);
	const segment = new Uint8Array(10 + block.length);
	segment.set([0xff, 0xe1, 0, 8 + block.length, 0x45, 0x78, 0x69, 0x66, 0, 0]);
	segment.set(block, 10);
	return segment;
}

/** Chunks that make the picture what it looks like; any other one is taken out. */
const PNG_KEPT: ReadonlySet<number> = new Set(
	'CgBI IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'
		.split(' ')
		.map(fourCc)
);
const [IEND, EXIF_PNG] = [fourCc('IEND'), fourCc('eXIf')];
const PNG_NAMES: ReadonlyMap<number, string> = new Map([
	[EXIF_PNG, 'EXIF'],
	[fourCc('tEXt'), 'text'],
	[fourCc('zTXt'), 'text'],
	[fourCc('iTXt'), 'text'],
	[fourCc('tIME'), 'time']
]);

function stripPng(bytes: Uint8Array): Stripped | null {
	const copy = new Copy();
	copy.keep(bytes.subarray(0, 8));
	let at = 8;
	while (at + 12 <= bytes.length) {
		const end = at + 12 + u32(bytes, at, false);
		if (end > bytes.length) return null;
		const type = u32(bytes, at + 4, false);
		const chunk = bytes.subarray(at, end);
		if (PNG_KEPT.has(type)) copy.keep(chunk);
		else copy.drop(PNG_NAMES.get(type) ?? 'application data', chunk.length);
		if (type === EXIF_PNG) {
			const orientation = turned(chunk.subarray(8, -4));
			if (orientation !== null) copy.keep(pngExifChunk(orientation));
		}
		at = end;
		if (type !== IEND) continue;
		copy.drop('data after the picture', bytes.length - at);
		return copy.finish();
	}
	return null;
}

const [VP8X, EXIF_WEBP, XMP] = [fourCc('VP8X'), fourCc('EXIF'), fourCc('XMP ')];
const WEBP_KEPT: ReadonlySet<number> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'].map(fourCc));
/** Flags of VP8X (RFC 9649, 2.7.1). */
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

function stripWebp(bytes: Uint8Array): Stripped | null {
	const fileEnd = 8 + u32(bytes, 4, true);
	if (fileEnd > bytes.length) return null;
	const copy = new Copy();
	const head = bytes.slice(0, 12);
	copy.keep(head);
	let extended: Uint8Array | null = null;
	let at = 12;
	while (at + 8 <= fileEnd) {
		const length = u32(bytes, at + 4, true);
		const end = at + 8 + length + (length & 1);
		if (end > fileEnd) return null;
		const type = u32(bytes, at, false);
		if (type === VP8X && length >= 10) {
			extended = bytes.slice(at, end);
			extended[8] = (extended[8] ?? 0) & ~(HAS_EXIF | HAS_XMP);
			copy.keep(extended);
		} else if (WEBP_KEPT.has(type)) copy.keep(bytes.subarray(at, end));
		else copy.drop(type === EXIF_WEBP ? 'EXIF' : type === XMP ? 'XMP' : 'application data', end - at);
		if (type === EXIF_WEBP && extended) {
			const start = hasAscii(bytes, at + 8, 'Exif\0\0') ? at + 14 : at + 8;
			const orientation = turned(bytes.subarray(start, end));
			if (orientation !== null) {
				copy.keep(exifChunk(orientation));
				extended[8] = (extended[8] ?? 0) | HAS_EXIF;
			}
		}
		at = end;
	}
	copy.drop('data after the picture', bytes.length - fileEnd);
	const stripped = copy.finish();
	new DataView(stripped.bytes.buffer).setUint32(4, stripped.bytes.length - 8, true);
	return stripped;
}

function exifChunk(orientation: number): Uint8Array {
	const block = minimalExif(orientation);
	const chunk = new Uint8Array(8 + block.length);
	const view = new DataView(chunk.buffer);
	view.setUint32(0, EXIF_WEBP);
	view.setUint32(4, block.length, true);
	chunk.set(block, 8);
	return chunk;
}
