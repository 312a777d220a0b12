import { decodeText, hasAscii, u32 } from '../bytes';
import type { Gatherer } from '../metadata/gather';

/** Where its directory counts from, in a TIFF. */
const BASE = 8;
/** Real files have some dozens. */
const MAX_TAGS = 256;
const MAX_LETTERS = 128;
const [WIDTH, HEIGHT] = [0x010c, 0x010d];
const TEXTS: Readonly<Record<number, string>> = {
	0x0102: 'SerialNumber',
	0x0301: 'Firmware',
	0x0410: 'Model',
	0x0412: 'LensModel'
};

/** Whether a TIFF is a raw of Phase One's or Leaf's backs (IIQ): their own block begins behind its head. */
export const isPhaseOne = (bytes: Uint8Array): boolean =>
	(hasAscii(bytes, BASE, 'IIII') && hasAscii(bytes, BASE + 5, 'waR')) || hasAscii(bytes, BASE, 'MMMMRaw');

/** The size of its picture, or 0; the camera's tags go to the gatherer. */
export function readPhaseOne(bytes: Uint8Array, gatherer: Gatherer): readonly [number, number] {
	const little = hasAscii(bytes, BASE, 'IIII');
	const directory = BASE + u32(bytes, BASE + 8, little);
	const count = Math.min(u32(bytes, directory, little), MAX_TAGS);
	let [width, height] = [0, 0];
	// A tag, the bytes of one value, of all values, and the value or where it is.
	for (let i = 0, at = directory + 8; i < count && at + 16 <= bytes.length; i++, at += 16) {
		const tag = u32(bytes, at, little);
		const value = u32(bytes, at + 12, little);
		if (tag === WIDTH) width = value;
		else if (tag === HEIGHT) height = value;
		else if (TEXTS[tag] !== undefined) {
			const length = u32(bytes, at + 8, little);
			const start = length > 4 ? BASE + value : at + 12;
			gatherer.say('Phase One', TEXTS[tag], decodeText(bytes.subarray(start, start + Math.min(length, MAX_LETTERS))));
		}
	}
	return [width, height];
}
