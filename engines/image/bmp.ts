import { fourCc, i32, u16, u32 } from './bytes';
import { DamagedImage, emptyHeader, type Header } from './header';
import { Pieces, type Walk } from './pieces/piece';

const FILE_HEADER = 14;
const INCHES_PER_METRE = 39.3701;

/** Values of the compression field (Windows GDI). */
const NONE = 0;
const BIT_FIELDS = 3;
const JPEG_INSIDE = 4;
const PNG_INSIDE = 5;
const ALPHA_BIT_FIELDS = 6;
/** Type of colour space in version 5 of the header. */
const PROFILE_EMBEDDED = fourCc('DEBM');

/** Header (OS/2 1 and 2, Windows 3 to 5) and pieces of a BMP. The mode is that in which Pillow opens it. */
export function walkBmp(bytes: Uint8Array): Walk {
	if (bytes.length < 26) throw new DamagedImage('no information header');
	const header = emptyHeader();
	const infoSize = u32(bytes, FILE_HEADER, true);
	const core = infoSize === 12;
	if (!core && (infoSize < 16 || infoSize > 256)) throw new DamagedImage(`an information header of ${infoSize} bytes`);
	header.width = core ? u16(bytes, 18, true) : i32(bytes, 18, true);
	// A negative height says that rows run downwards.
	header.height = core ? u16(bytes, 20, true) : Math.abs(i32(bytes, 22, true));
	const bits = u16(bytes, core ? 24 : 28, true);
	const long = infoSize > 16;
	const compression = long ? u32(bytes, 30, true) : NONE;
	const holdsPicture = compression === JPEG_INSIDE || compression === PNG_INSIDE;
	if (long) header.dpi = density(u32(bytes, 38, true), u32(bytes, 42, true));
	if (![1, 2, 4, 8, 16, 24, 32].includes(bits) && !(bits === 0 && holdsPicture)) {
		header.bitDepth = bits;
		header.warnings.push(`file: has an unknown layout of ${bits} bits a pixel`);
	} else if (bits >= 16 || bits === 0) readTrueColor(bytes, infoSize, compression, bits, header);
	else readPalette(bytes, infoSize, long ? u32(bytes, 46, true) : 0, bits, header);
	const end = compression === NONE ? pixelEnd(bytes, bits, header) : u32(bytes, 2, true);
	if (compression === NONE && end > bytes.length) header.warnings.push('file: ends before the end of the picture');
	const pieces = new Pieces(bytes.length);
	// The place of the profile counts from the start of the information header.
	const profile = FILE_HEADER + u32(bytes, 126, true);
	if (infoSize >= 124 && u32(bytes, 70, false) === PROFILE_EMBEDDED && profile >= 26) {
		pieces.add('picture', profile);
		pieces.add('icc', profile + u32(bytes, 130, true));
	}
	pieces.add('picture', Math.min(end, bytes.length));
	return { header, pieces: pieces.finish(end >= 26 && end < bytes.length ? 'trailing' : 'picture') };
}

const density = (x: number, y: number): [number, number] | null =>
	x > 0 && y > 0 ? [x / INCHES_PER_METRE, y / INCHES_PER_METRE] : null;

function readTrueColor(bytes: Uint8Array, infoSize: number, compression: number, bits: number, header: Header): void {
	header.bitDepth = bits === 16 ? 5 : 8;
	const masked = compression === BIT_FIELDS || compression === ALPHA_BIT_FIELDS;
	// The fourth mask is there from the third header version on, or where the compression says so.
	const alphaMask = infoSize >= 56 || compression === ALPHA_BIT_FIELDS ? u32(bytes, 66, true) : 0;
	const colorMasks = u32(bytes, 54, true) | u32(bytes, 58, true) | u32(bytes, 62, true);
	header.hasAlpha = bits === 32 && masked && (alphaMask !== 0 || colorMasks === 0);
	header.mode = header.hasAlpha ? 'RGBA' : 'RGB';
	header.channels = header.hasAlpha ? 4 : 3;
}

function readPalette(bytes: Uint8Array, infoSize: number, listed: number, bits: number, header: Header): void {
	header.bitDepth = bits;
	const colors = listed === 0 || listed > 256 ? 2 ** bits : listed;
	const entry = infoSize === 12 ? 3 : 4;
	const isGrey = (index: number) => {
		const level = colors === 2 ? index * 255 : index;
		const at = FILE_HEADER + infoSize + index * entry;
		return bytes[at] === level && bytes[at + 1] === level && bytes[at + 2] === level;
	};
	let index = 0;
	while (index < colors && isGrey(index)) index++;
	header.mode = index < colors ? 'P' : colors === 2 ? '1' : 'L';
}

/** Where uncompressed pixels end: rows are padded to 4 bytes. */
const pixelEnd = (bytes: Uint8Array, bits: number, { width, height }: Header): number =>
	u32(bytes, 10, true) + Math.ceil((width * bits) / 32) * 4 * height;
