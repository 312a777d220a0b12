import { hasAscii } from './bytes';

const LINE_FEED = 10;

/** EXIF in a PNG text chunk by ImageMagick: name, length, hexadecimal lines. Returns the TIFF block, or empty. */
export function decodeExifProfile(text: Uint8Array): Uint8Array {
	let at = 0;
	for (let lines = 0; lines < 3; lines++) {
		const end = text.indexOf(LINE_FEED, at);
		if (end === -1) return new Uint8Array();
		at = end + 1;
	}
	const bytes = new Uint8Array((text.length - at) >> 1);
	let digits = 0;
	for (; at < text.length; at++) {
		const digit = hexDigit(text[at] ?? 0);
		if (digit === -1) continue;
		const index = digits++ >> 1;
		bytes[index] = ((bytes[index] ?? 0) << 4) | digit;
	}
	const block = bytes.subarray(0, digits >> 1);
	return hasAscii(block, 0, 'Exif\0\0') ? block.subarray(6) : block;
}

function hexDigit(code: number): number {
	if (code >= 0x30 && code <= 0x39) return code - 0x30;
	const letter = code | 0x20;
	return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
