import { deflateSync } from 'node:zlib';
import { crc32 } from '../../engines/kit/crc32';
import { tiffBlock, type Tag } from './tiff-block';

/** Small pictures of every kind, made byte by byte, for tests of the header readers. */

export type Bytes = Uint8Array<ArrayBuffer>;
type Piece = Uint8Array | readonly number[] | string;

/** Pieces one after the other; text as ISO 8859-1. */
export function join(...pieces: readonly Piece[]): Bytes {
	const parts = pieces.map((piece) => (typeof piece === 'string' ? Array.from(piece, (c) => c.charCodeAt(0)) : piece));
	const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}

export const be16 = (value: number) => [(value >> 8) & 0xff, value & 0xff];
export const be32 = (value: number) => [...be16(Math.floor(value / 65536)), ...be16(value & 0xffff)];
export const le16 = (value: number) => be16(value).toReversed();
export const le32 = (value: number) => be32(value).toReversed();
const le24 = (value: number) => le32(value).slice(0, 3);

/** A camera's EXIF: maker, date, exposure, and a place in Mumbai 14 m above the sea. */
export const cameraExif = (little = true, orientation = 6): Bytes =>
	tiffBlock({
		little,
		pages: [
			[
				[0x010f, 'ascii', 'Nikon'],
				[0x0110, 'ascii', 'Coolpix é'],
				[0x0112, 'short', [orientation]],
				[0x011a, 'rational', [300, 1]],
				[0x011b, 'rational', [300, 1]],
				[0x0128, 'short', [2]]
			]
		],
		exif: CAMERA_TAGS,
		gps: GPS_TAGS
	});

const CAMERA_TAGS: readonly Tag[] = [
	[0x829a, 'rational', [1, 250]],
	[0x829d, 'rational', [28, 10]],
	[0x8827, 'short', [100]],
	[0x9000, 'undefined', '0232'],
	[0x9003, 'ascii', '2024:05:07 09:33:04'],
	[0x9204, 'signedRational', [-2, 3]],
	[0x9286, 'undefined', 'ASCII\0\0\0by the sea'],
	[0xa432, 'rational', [24, 1, 70, 1, 0, 0, 0, 0]]
];
const GPS_TAGS: readonly Tag[] = [
	[1, 'ascii', 'N'],
	[2, 'rational', [19, 1, 4, 1, 3360, 100]],
	[3, 'ascii', 'E'],
	[4, 'rational', [72, 1, 52, 1, 3936, 100]],
	[5, 'byte', [0]],
	[6, 'rational', [14, 1]]
];

/** An ICC profile of a `desc` or `mluc` tag and nothing else. */
export function iccProfile(name: string, kind: 'desc' | 'mluc' = 'desc'): Bytes {
	const utf16 = [...name].flatMap((c) => be16(c.charCodeAt(0)));
	const tag =
		kind === 'desc'
			? join('desc', be32(0), be32(name.length + 1), name, [0])
			: join('mluc', be32(0), be32(1), be32(12), 'enUS', be32(utf16.length), be32(28), utf16);
	return join(new Uint8Array(128), be32(1), 'desc', be32(144), be32(tag.length), tag);
}

export const segment = (marker: number, ...pieces: Piece[]) => {
	const data = join(...pieces);
	return join([0xff, marker], be16(data.length + 2), data);
};
export const exifSegment = (block: Uint8Array) => segment(0xe1, 'Exif\0\0', block);

interface JpegShape {
	readonly width?: number;
	readonly height?: number;
	readonly channels?: number;
	readonly marker?: number;
	readonly segments?: readonly Uint8Array[];
	readonly tail?: Piece;
}

/** A JPEG of which everything but the scan's pixels is right. */
export function jpeg({
	width = 640,
	height = 480,
	channels = 3,
	marker = 0xc0,
	segments = [],
	tail = [0xff, 0xd9]
}: JpegShape = {}): Bytes {
	const components = Array.from({ length: channels }, (_, i) => [i + 1, 0x11, 0]).flat();
	return join(
		[0xff, 0xd8],
		...segments,
		segment(marker, [8], be16(height), be16(width), [channels], components),
		segment(
			0xda,
			[channels],
			components.filter((_, i) => i % 3 !== 2),
			[0, 63, 0]
		),
		[0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56],
		tail
	);
}

export const chunk = (type: string, ...pieces: Piece[]) => {
	const data = join(...pieces);
	const body = join(type, data);
	return join(be32(data.length), body, be32(crc32(body)));
};

interface PngShape {
	readonly width?: number;
	readonly height?: number;
	readonly depth?: number;
	readonly colorType?: number;
	readonly chunks?: readonly Uint8Array[];
	readonly after?: readonly Uint8Array[];
	readonly tail?: Piece;
}

export const png = ({
	width = 32,
	height = 16,
	depth = 8,
	colorType = 2,
	chunks = [],
	after = [],
	tail = chunk('IEND')
}: PngShape = {}): Bytes =>
	join(
		'\x89PNG\r\n\x1a\n',
		chunk('IHDR', be32(width), be32(height), [depth, colorType, 0, 0, 0]),
		...chunks,
		chunk('IDAT', deflateSync(new Uint8Array(width * 3 + 1))),
		...after,
		tail
	);

/** A frame control chunk of an APNG that is shown for `delay` / `per` seconds. */
export const fctl = (sequence: number, delay: number, per: number) =>
	chunk('fcTL', be32(sequence), be32(32), be32(16), be32(0), be32(0), be16(delay), be16(per), [0, 0]);

/** EXIF as ImageMagick writes it into a text chunk. */
export function rawProfile(block: Uint8Array, deflated: boolean): Bytes {
	const data = join('Exif\0\0', block);
	const hex = Buffer.from(data).toString('hex').replace(/.{72}/g, '$&\n');
	const text = Buffer.from(`\nexif\n${String(data.length).padStart(8)}\n${hex}\n`, 'latin1');
	return deflated
		? chunk('zTXt', 'Raw profile type exif\0', [0], deflateSync(text))
		: chunk('tEXt', 'Raw profile type exif\0', text);
}

export const riff = (...chunks: readonly Uint8Array[]) => {
	const body = join('WEBP', ...chunks);
	return join('RIFF', le32(body.length), body);
};
export const riffChunk = (type: string, ...pieces: Piece[]) => {
	const data = join(...pieces);
	return join(type, le32(data.length), data, data.length % 2 ? [0] : []);
};
export const vp8 = (width: number, height: number) =>
	riffChunk('VP8 ', [0x10, 0, 0, 0x9d, 0x01, 0x2a], le16(width), le16(height), [1, 2, 3, 4]);
export const vp8l = (width: number, height: number, alpha: boolean) =>
	riffChunk('VP8L', [0x2f], le32((width - 1) | ((height - 1) << 14) | (alpha ? 1 << 28 : 0)), [7, 7]);
export const vp8x = (flags: number, width: number, height: number) =>
	riffChunk('VP8X', [flags, 0, 0, 0], le24(width - 1), le24(height - 1));
export const anmf = (durationMs: number) =>
	riffChunk('ANMF', le24(0), le24(0), le24(3), le24(3), le24(durationMs), [0], vp8(4, 4));

interface GifShape {
	readonly width?: number;
	readonly height?: number;
	readonly palette?: readonly number[];
	readonly blocks?: readonly Uint8Array[];
	readonly tail?: Piece;
}
export const RED_AND_BLUE = [255, 0, 0, 0, 0, 255];
export const gifFrame = (width = 4, height = 3) =>
	join([0x2c], le16(0), le16(0), le16(width), le16(height), [0], [2, 2, 0x4c, 1, 0]);
export const gifDelay = (hundredths: number, transparent = false) =>
	join([0x21, 0xf9, 4, transparent ? 1 : 0], le16(hundredths), [0, 0]);
export const gifLoop = (rounds: number) => join([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1], le16(rounds), [0]);

export function gif({
	width = 4,
	height = 3,
	palette = RED_AND_BLUE,
	blocks = [gifFrame()],
	tail = [0x3b]
}: GifShape = {}): Bytes {
	const bits = Math.log2(palette.length / 3) - 1;
	return join('GIF89a', le16(width), le16(height), [0x80 | bits, 0, 0], palette, ...blocks, tail);
}

interface BmpShape {
	readonly width?: number;
	readonly height?: number;
	readonly bits?: number;
	readonly compression?: number;
	readonly infoSize?: number;
	/** What follows the 40 bytes that every Windows header has: masks, or the palette. */
	readonly rest?: Piece;
	readonly colors?: number;
}

export function bmp({
	width = 4,
	height = 3,
	bits = 24,
	compression = 0,
	infoSize = 40,
	rest = [],
	colors = 0
}: BmpShape = {}): Bytes {
	const size = [width, Math.abs(height)];
	const pixels = new Uint8Array(Math.ceil(((size[0] ?? 0) * bits) / 32) * 4 * (size[1] ?? 0));
	const info =
		infoSize === 12
			? join(le32(12), le16(width), le16(height), le16(1), le16(bits))
			: join(
					le32(infoSize),
					le32(width),
					le32(height),
					le16(1),
					le16(bits),
					le32(compression),
					le32(0),
					le32(2835),
					le32(2835),
					le32(colors),
					le32(0)
				);
	const before = 14 + info.length + join(rest).length;
	return join('BM', le32(before + pixels.length), le32(0), le32(before), info, rest, pixels);
}

/** The tags of a page of `bits` a sample. */
export const page = (
	width: number,
	height: number,
	bits: readonly number[],
	photometric: number,
	more: readonly Tag[] = []
): Tag[] => [
	[256, 'long', [width]],
	[257, 'long', [height]],
	[258, 'short', bits],
	[262, 'short', [photometric]],
	[277, 'short', [bits.length]],
	...more
];
