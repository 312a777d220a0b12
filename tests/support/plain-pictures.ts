import { film, heif, jp2, jxl, psd } from './heif-jxl-svg-pictures';
import * as make from './pictures';
import { tiffBlock } from './tiff-block';

/** Plain files of any length as cameras and programs write them: what files that are made to cost time are compared with. */

/** Numbers that look like compressed pixels: each file has the same. */
function noise(length: number): Uint8Array {
	const bytes = new Uint8Array(length);
	for (let at = 0, state = 12345; at < length; at++) {
		state = (Math.imul(state, 1664525) + 1013904223) | 0;
		bytes[at] = state >>> 24;
	}
	return bytes;
}

/** Concatenates `parts`; the first that is a function fills the rest of `length`. */
function laid(length: number, ...parts: readonly (Uint8Array | ((left: number) => Uint8Array))[]): Uint8Array {
	const fixed = parts.reduce((sum, part) => sum + (typeof part === 'function' ? 0 : part.length), 0);
	const bytes = new Uint8Array(length);
	let at = 0;
	for (const part of parts) {
		const piece = typeof part === 'function' ? part(length - fixed) : part;
		bytes.set(piece, at);
		at += piece.length;
	}
	return bytes.subarray(0, at);
}

/** Pieces of `size` bytes of noise, framed each by `frame`. */
function framed(length: number, size: number, frame: (data: Uint8Array) => Uint8Array): Uint8Array {
	const one = frame(noise(size));
	const bytes = new Uint8Array(length - (length % one.length));
	for (let at = 0; at < bytes.length; at += one.length) bytes.set(one, at);
	return bytes;
}

/** Entropy-coded bytes: a zero follows each FF. */
function scan(length: number): Uint8Array {
	const bytes = noise(length);
	for (let at = 0; at + 1 < length; at++) if (bytes[at] === 0xff) bytes[++at] = 0;
	bytes[length - 1] = 0;
	return bytes;
}

const chunk = (type: string, data: Uint8Array) => make.join(make.be32(data.length), type, data, make.be32(0));
const sized =
	(type: string, little = false) =>
	(left: number) =>
		laid(left, little ? make.join(type, make.le32((left - 8) & ~1)) : make.join(make.be32(left), type), (rest) =>
			noise(rest)
		);

/** By the name that a crafted file's begins with. */
export const plainPictures: Readonly<Record<string, (length: number) => Uint8Array>> = {
	JPEG: (length) =>
		laid(
			length,
			make.jpeg({ segments: [make.exifSegment(make.cameraExif())], tail: [] }),
			scan,
			make.join([0xff, 0xd9])
		),
	PNG: (length) =>
		laid(
			length,
			make.png({ chunks: [make.chunk('eXIf', make.cameraExif())], tail: [] }),
			(left) => framed(left, 8192, (data) => chunk('IDAT', data)),
			make.chunk('IEND')
		),
	WebP: (length) => {
		const head = make.join(make.vp8x(8, 4, 4), make.riffChunk('EXIF', make.cameraExif()));
		return laid(length, make.join('RIFF', make.le32(length - 8), 'WEBP'), head, make.vp8(4, 4), sized('ALPH', true));
	},
	GIF: (length) =>
		laid(
			length,
			make.gif({ tail: [] }).slice(0, -1),
			(left) => framed(left - (left % 256), 255, (data) => make.join([255], data)),
			make.join([0, 0x3b])
		),
	BMP: (length) => laid(length, make.bmp({ bits: 8 }), noise),
	TIFF: (length) =>
		laid(length, tiffBlock({ pages: [[...make.page(7, 5, [8, 8, 8], 2), [0x10f, 'ascii', 'Nikon']]] }), (left) =>
			noise(left)
		),
	HEIF: (length) => laid(length, heif({ exif: make.cameraExif() }), sized('mdat')),
	MP4: (length) => laid(length, film(), sized('mdat')),
	JXL: (length) => laid(length, jxl(true), sized('jxlp')),
	JP2: (length) => laid(length, jp2(), sized('jp2c')),
	PSD: (length) => laid(length, psd(), noise),
	SVG: (length) =>
		laid(
			length,
			make.join('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">'),
			(left) => {
				const path = make.join('<path d="M12.5 7.25c3.5-1.25 8 4.75 2.5 9.5z" fill="#c06030"/>\n');
				const bytes = new Uint8Array(left - (left % path.length));
				for (let at = 0; at < bytes.length; at += path.length) bytes.set(path, at);
				return bytes;
			},
			make.join('</svg>')
		)
};

/** Format of a crafted file for the comparison: XMP is in a WebP, a text is compared with the only text format, a raw with TIFF. */
export function plainFor(name: string): keyof typeof plainPictures {
	const kind = /^\w+/.exec(name)?.[0] ?? '';
	return { XMP: 'WebP', text: 'SVG', CRW: 'TIFF' }[kind] ?? kind;
}
