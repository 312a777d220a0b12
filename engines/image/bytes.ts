/** Reading numbers and words out of bytes. What lies beyond the end reads as 0, so no length in a file can make it throw. */

export function u16(bytes: Uint8Array, at: number, little: boolean): number {
	const first = bytes[at] ?? 0;
	const second = bytes[at + 1] ?? 0;
	return little ? first | (second << 8) : (first << 8) | second;
}

export function u24(bytes: Uint8Array, at: number): number {
	return u16(bytes, at, true) | ((bytes[at + 2] ?? 0) << 16);
}

export function u32(bytes: Uint8Array, at: number, little: boolean): number {
	const first = u16(bytes, at, little);
	const second = u16(bytes, at + 2, little);
	return (little ? first | (second << 16) : (first << 16) | second) >>> 0;
}

/** Exact up to 2^53, which no offset or count in a file of ours passes. */
export function u64(bytes: Uint8Array, at: number, little: boolean): number {
	const first = u32(bytes, at, little);
	const second = u32(bytes, at + 4, little);
	return little ? first + second * 2 ** 32 : first * 2 ** 32 + second;
}

export const i16 = (bytes: Uint8Array, at: number, little: boolean) => (u16(bytes, at, little) << 16) >> 16;
export const i32 = (bytes: Uint8Array, at: number, little: boolean) => u32(bytes, at, little) | 0;

/** Four characters as the number that `u32` reads them as, most significant first. */
export const fourCc = (word: string) =>
	u32(
		Uint8Array.from(word, (character) => character.charCodeAt(0)),
		0,
		false
	);

/** Whether the bytes at `at` are the ASCII characters of `word`. */
export function hasAscii(bytes: Uint8Array, at: number, word: string): boolean {
	for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word.charCodeAt(i)) return false;
	return true;
}

/** Longest stretch that `latin1` gives. */
const MAX_LATIN1 = 65_536;
/** Up to this many bytes a separate view costs more than the bytes; files have thousands of four-letter names. */
const FEW = 8;

/**
 * `length` bytes as ISO 8859-1 characters, where it has controls perhaps as Windows-1252; fewer at the end of the file. Meant
 * for words, not for megabytes.
 */
export function latin1(bytes: Uint8Array, at: number, length: number): string {
	const end = Math.min(bytes.length, at + Math.min(length, MAX_LATIN1));
	if (end - at > FEW) return windows1252.decode(bytes.subarray(at, end));
	let word = '';
	for (let i = at; i < end; i++) word += String.fromCharCode(bytes[i] ?? 0);
	return word;
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/** Text as cameras write it: up to the first NUL, UTF-8 where it is valid, else Windows-1252; outer spaces dropped. */
export function decodeText(bytes: Uint8Array): string {
	const nul = bytes.indexOf(0);
	const text = nul === -1 ? bytes : bytes.subarray(0, nul);
	try {
		return strictUtf8.decode(text).trim();
	} catch (error) {
		if (error instanceof TypeError) return windows1252.decode(text).trim();
		throw error;
	}
}

const utf16 = { little: new TextDecoder('utf-16le'), big: new TextDecoder('utf-16be') };

/** UTF-16 up to the first NUL. */
export function decodeUtf16(bytes: Uint8Array, little: boolean): string {
	const text = utf16[little ? 'little' : 'big'].decode(bytes.subarray(0, bytes.length & ~1));
	return text.replace(/\0[^]*/, '').trim();
}
