/** Reading numbers and words out of bytes. What lies beyond the end reads as 0, so no length in a file can make it throw. */

export function u16(bytes: Uint8Array, at: number, little: boolean): number {
	// Engines read a whole number within the array fast, and each other index slowly.
	if (!(at >= 0 && at < bytes.length)) return 0;
	const index = at | 0;
	const first = bytes[index] ?? 0;
	const second = bytes[index + 1] ?? 0;
	return little ? first | (second << 8) : (first << 8) | second;
}

export const u24 = (bytes: Uint8Array, at: number): number => u16(bytes, at, true) | ((bytes[at + 2] ?? 0) << 16);

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
export function fourCc(word: string): number {
	let code = 0;
	for (let i = 0; i < 4; i++) code = (code << 8) | word.charCodeAt(i);
	return code >>> 0;
}

/** Whether the bytes at `at` are the ASCII characters of `word`. */
export function hasAscii(bytes: Uint8Array, at: number, word: string): boolean {
	for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word.charCodeAt(i)) return false;
	return true;
}

/** Longest stretch that `latin1` gives. */
const MAX_LATIN1 = 65_536;
/** Up to this many bytes of ASCII a decoder costs more than the letters. */
const FEW = 64;

/** The bytes as text when they are few and ASCII, else null. */
function shortAscii(bytes: Uint8Array, start: number, end: number): string | null {
	if (end - start > FEW) return null;
	let text = '';
	for (let at = start; at < end; at++) {
		const byte = bytes[at] ?? 0;
		if (byte > 0x7f) return null;
		text += String.fromCharCode(byte);
	}
	return text;
}

/** `length` bytes as ISO 8859-1, or Windows-1252 where it has controls; fewer at the end of the file. */
export function latin1(bytes: Uint8Array, at: number, length: number): string {
	const end = Math.min(bytes.length, at + Math.min(length, MAX_LATIN1));
	return shortAscii(bytes, at, end) ?? windows1252.decode(bytes.subarray(at, end));
}

/** Bytes of a text of letters up to U+00FF. */
export const latin1Bytes = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/** Text as cameras write it, between two offsets: up to the first NUL, UTF-8 where it is valid, else Windows-1252; outer spaces dropped. */
export function decodeText(bytes: Uint8Array, start = 0, limit = bytes.length): string {
	let end = Math.min(start, bytes.length);
	const last = Math.min(limit, bytes.length);
	while (end < last && bytes[end] !== 0) end++;
	const short = shortAscii(bytes, start, end);
	if (short !== null) return short.trim();
	const text = bytes.subarray(start, end);
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
