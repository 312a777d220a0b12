import { correction, generate, mode } from 'lean-qr';
import { invalid } from '../kit/errors';
import type { Level } from './levels';

/** A QR code laid out on a square picture. Lengths in pixels unless they say modules. */
export interface Code {
	readonly size: number;
	/** Width of the code in modules: 17 + 4 × version. */
	readonly modules: number;
	readonly version: number;
	readonly errorCorrection: Level;
	/** Width of a module; always whole. */
	readonly scale: number;
	/** White border at the left and top, at least 4 modules; the right and bottom have the same, give or take a pixel or two. */
	readonly margin: number;
	/** Whether the module at column x and row y is dark. */
	dark(x: number, y: number): boolean;
}

/** ISO/IEC 18004, 9.1: the quiet zone is 4 modules wide on every side. */
const QUIET_MODULES = 4;
/** A camera reads modules of 2 pixels well, of 1 pixel not always: error correction is given up to reach it. */
const READABLE_SCALE = 2;

/** Bytes that the largest code of each level holds (ISO/IEC 18004, table 7). */
const MAX_BYTES: Readonly<Record<Level, number>> = { L: 2953, M: 2331, Q: 1663, H: 1273 };

/** Digits and capitals take less room; anything else is ASCII, or UTF-8 by an ECI. */
const ANY_TEXT = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];
/** One segment for all: readers of Wi-Fi codes are as old as the phones. */
const BYTES_ONLY = [mode.ascii, mode.utf8];

/**
 * The QR code of `text` on a picture of exactly `size` × `size` pixels, in modules of whole pixels and with the full
 * quiet zone. Error correction is M (15 %), or L (7 %) where M would leave less than 2 pixels a module and L leaves more.
 *
 * Only byte segments are used: ASCII as it is, anything else marked as UTF-8 by an ECI. Without that mark readers guess,
 * and guess wrong for one text in ten.
 * @throws ApiError `size:` naming the smallest size that would do.
 */
export function layOut(text: string, size: number): Code {
	const medium = encode(text, 'M', size, BYTES_ONLY);
	if (medium.scale >= READABLE_SCALE) return medium;
	const low = encode(text, 'L', size, BYTES_ONLY);
	if (low.scale === 0) throw tooSmall(low, 'this name and password');
	return low.scale > medium.scale ? low : medium;
}

/**
 * The QR code of any text at the error correction asked for.
 * @throws ApiError `text:` beyond what a code of the level holds, `size:` naming the smallest size that would do
 */
export function layOutText(text: string, size: number, level: Level): Code {
	const code = encode(text, level, size, ANY_TEXT);
	if (code.scale === 0) throw tooSmall(code, 'this text');
	return code;
}

const tooSmall = ({ modules }: Code, what: string) =>
	invalid('size', `must be at least ${modules + 2 * QUIET_MODULES} for ${what}`);

/** lean-qr's number for a text that no version holds. */
const DOES_NOT_FIT = 4;

function encode(text: string, errorCorrection: Level, size: number, modes: typeof ANY_TEXT): Code {
	const level = correction[errorCorrection];
	const bitmap = fit(text, errorCorrection, () =>
		generate(text, { minCorrectionLevel: level, maxCorrectionLevel: level, modes })
	);
	const modules = bitmap.size;
	const scale = Math.floor(size / (modules + 2 * QUIET_MODULES));
	return {
		size,
		modules,
		version: (modules - 17) / 4,
		errorCorrection,
		scale,
		margin: marginOf(size - modules * scale, scale),
		dark: (x, y) => bitmap.get(x, y)
	};
}

function fit<T>(text: string, level: Level, make: () => T): T {
	try {
		return make();
	} catch (error) {
		if (!(error instanceof Error) || (error as { code?: unknown }).code !== DOES_NOT_FIT) throw error;
		const bytes = new TextEncoder().encode(text).length;
		throw invalid('text', `has ${bytes} bytes, a code of error correction ${level} holds at most ${MAX_BYTES[level]}`, {
			cause: error
		});
	}
}

/** Centres the code. Single-pixel modules start at an odd pixel, because zbar misses half of the others. */
function marginOf(rest: number, scale: number): number {
	const middle = Math.floor(rest / 2);
	const roomToShift = rest - (middle + 1) >= QUIET_MODULES;
	return scale === 1 && middle % 2 === 0 && roomToShift ? middle + 1 : middle;
}
