import { u16, u32 } from '../bytes';
import { DamagedImage, type Header } from '../header';
import type { Gatherer } from '../metadata/gather';
import { BitReader } from './bit-reader';
import { boxesIn } from './isobmff';
import { pictureHeader, type Read } from './read';

/** JPEG XL (ISO/IEC 18181): a bare codestream, or boxes around it with EXIF and XMP beside. */
export function readJxl(bytes: Uint8Array, gatherer: Gatherer): Read {
	if (u16(bytes, 0, false) === 0xff0a) return { format: 'JXL', ...readCodestream(bytes.subarray(2)) };
	let stream: Uint8Array | null = null;
	for (const { type, start, body, end } of boxesIn(bytes, 0, bytes.length)) {
		const length = end - start;
		if (type === 'jxlc') stream ??= bytes.subarray(body, end);
		else if (type === 'jxlp') stream ??= bytes.subarray(body + 4, end);
		else if (type === 'Exif') gatherer.exifBlock(bytes.subarray(body + 4 + u32(bytes, body, false), end), length);
		else if (type === 'xml ') gatherer.block('xmp', bytes.subarray(body, end), length);
		else if (type === 'jumb') gatherer.block('c2pa', bytes.subarray(start, end));
		else if (type === 'jbrd') gatherer.unreadBlock('data of the JPEG it was (jbrd)', length);
		else if (type === 'brob') gatherer.unreadBlock('packed metadata (brob)', length);
		else if (!STRUCTURE.has(type)) gatherer.unreadBlock(`application data (${type.trim()})`, length);
	}
	if (!stream || u16(stream, 0, false) !== 0xff0a) throw new DamagedImage('no codestream');
	return { format: 'JXL', ...readCodestream(stream.subarray(2)) };
}

/** Boxes of the format itself. `jbrd`, which makes the JPEG again that it came from, may hold its comments, packed. */
const STRUCTURE: ReadonlySet<string> = new Set(['JXL ', 'ftyp', 'jxll', 'jxli']);

/** A number of one of four widths in bits, chosen by two bits, plus an offset for each (18181-1, B.2.3). */
function number(bits: BitReader, widths: readonly number[], offsets: readonly number[]): number {
	const choice = bits.read(2);
	return bits.read(widths[choice] ?? 0) + (offsets[choice] ?? 0);
}

/** Width to height: 1, 6:5, 4:3, 3:2, 16:9, 5:4 and 2, in parts of 180. */
const RATIOS = [180, 216, 240, 270, 320, 225, 360];

/** SizeHeader (ISO/IEC 18181-1, D.2): the height, and the width, given directly or by a ratio. */
function readSize(bits: BitReader): [number, number] {
	const small = bits.read(1) === 1;
	const side = () => (small ? (bits.read(5) + 1) * 8 : number(bits, [9, 13, 18, 30], [1, 1, 1, 1]));
	const height = side();
	const ratio = bits.read(3);
	return [ratio === 0 ? side() : Math.floor((height * (RATIOS[ratio - 1] ?? 0)) / 180), height];
}

function readCodestream(stream: Uint8Array): { header: Header; orientation: number } {
	const bits = new BitReader(stream, true);
	const [width, height] = readSize(bits);
	if (bits.read(1) === 1) return { header: pictureHeader(width, height), orientation: 1 };
	let orientation = 1;
	let animated = false;
	if (bits.read(1) === 1) {
		orientation = bits.read(3) + 1;
		if (bits.read(1) === 1) readSize(bits);
		if (bits.read(1) === 1) skipPreview(bits);
		animated = bits.read(1) === 1;
		if (animated) skipAnimation(bits);
	}
	const depth = readDepth(bits);
	bits.read(1); // whether 16 bits are enough while decoding
	const extra = number(bits, [0, 0, 4, 12], [0, 1, 2, 1]);
	const header = pictureHeader(width, height, 3, depth);
	// The kind of the first extra channel alone is looked at: alpha comes first by custom.
	if (extra > 0 && (bits.read(1) === 1 || kindOf(bits) === 0)) {
		header.hasAlpha = true;
		header.channels = 4;
		header.mode = 'RGBA';
	}
	header.isAnimated = animated;
	if (animated) header.warnings.push('file: is animated; its frames are not counted');
	return { header, orientation };
}

const kindOf = (bits: BitReader) => number(bits, [0, 0, 4, 6], [0, 1, 2, 18]);

function readDepth(bits: BitReader): number {
	if (bits.read(1) === 0) return number(bits, [0, 0, 0, 6], [8, 10, 12, 1]);
	const depth = number(bits, [0, 0, 0, 6], [32, 16, 24, 1]);
	bits.read(4);
	return depth;
}

function skipPreview(bits: BitReader): void {
	const small = bits.read(1) === 1;
	const side = () =>
		small ? number(bits, [0, 0, 5, 9], [16, 32, 1, 33]) : number(bits, [6, 8, 10, 12], [1, 65, 321, 1345]);
	side();
	if (bits.read(3) === 0) side();
}

function skipAnimation(bits: BitReader): void {
	number(bits, [0, 0, 10, 30], [100, 1000, 1, 1]);
	number(bits, [0, 0, 8, 10], [1, 1001, 1, 1]);
	const loops = bits.read(2);
	bits.read([0, 3, 16, 30][loops] ?? 0);
	if (loops === 3) bits.read(2);
	bits.read(1);
}
