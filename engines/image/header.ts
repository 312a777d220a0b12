/** Shared types of the walkers of the six formats. */

export type Format = 'JPEG' | 'PNG' | 'WEBP' | 'GIF' | 'BMP' | 'TIFF';

/** Colour modes by Pillow's names. */
export const MODES = [
	'1',
	'L',
	'LA',
	'P',
	'PA',
	'RGB',
	'RGBA',
	'CMYK',
	'YCbCr',
	'LAB',
	'I',
	'I;16',
	'I;16B',
	'F'
] as const;
export type Mode = (typeof MODES)[number];

/** The facts in a file before its pixels. */
export interface Header {
	/** In pixels, as stored: before `Orientation` is applied. */
	width: number;
	height: number;
	/** Null for combinations without a name in Pillow. */
	mode: Mode | null;
	/** Bits of a sample. */
	bitDepth: number;
	/** Samples of a pixel; 1 for a palette. */
	channels: number;
	hasAlpha: boolean;
	/** Pictures that follow in time, or pages of a TIFF. */
	frames: number;
	isAnimated: boolean;
	/** Of one round of the animation, milliseconds; null for what does not move. */
	durationMs: number | null;
	/** Rounds of the animation, 0 = for ever; null where it is not said. */
	loop: number | null;
	/** Horizontal and vertical pixels an inch. */
	dpi: readonly [number, number] | null;
	/** Bytes of the file that are certainly pixels. */
	pixels: readonly [start: number, end: number];
	warnings: string[];
}

/** An empty header of a still picture, to be filled in. */
export const emptyHeader = (): Header => ({
	width: 0,
	height: 0,
	mode: null,
	bitDepth: 8,
	channels: 1,
	hasAlpha: false,
	frames: 1,
	isAnimated: false,
	durationMs: null,
	loop: null,
	dpi: null,
	pixels: [0, 0],
	warnings: []
});

/** Chunks that are stepped over; real files of 25 MB have some thousand, one of very short ones ten times as many. */
export const MAX_CHUNKS = 50_000;
export const TOO_MANY_CHUNKS = `file: has more than ${MAX_CHUNKS} chunks; what follows them was not read`;

/** The file begins as its format does, but nothing in it gives a size. */
export class DamagedImage extends Error {
	override readonly name = 'DamagedImage';
}

/** Centimetres in an inch. */
export const CM_PER_INCH = 2.54;
