import { invalid } from '../kit/errors';

/** Value of each ASCII character in base64 and base64url (RFC 4648), or a mark: ignored, end of data, invalid. */
const SKIP = 64;
const PAD = 65;
const NONE = 255;
const VALUES = new Uint8Array(128).fill(NONE);
[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'].forEach(
	(character, value) => void (VALUES[character.charCodeAt(0)] = value)
);
for (const [character, value] of [
	['+', 62],
	['-', 62],
	['/', 63],
	['_', 63],
	['=', PAD],
	[' ', SKIP],
	['\t', SKIP],
	['\n', SKIP],
	['\r', SKIP],
	['\f', SKIP]
] as const)
	VALUES[character.charCodeAt(0)] = value;

/**
 * Bytes of base64 or base64url, with or without padding and white space, alone or in a `data:` URL.
 *
 * @param limit maximum number of bytes
 * @throws ApiError `<field>:` naming the first invalid character or the reason
 */
export function decodeBase64(field: string, given: string, limit: number, tooLarge: string): Uint8Array<ArrayBuffer> {
	const start = payloadStart(field, given);
	const text = given.includes('%', start) && start > 0 ? unescape(field, given) : given;
	const bytes = new Uint8Array(Math.min(limit, Math.ceil(((text.length - start) * 3) / 4)) + 3);
	let length = 0;
	let held = 0;
	let count = 0;
	let padded = false;
	for (let at = start; at < text.length; at++) {
		const code = text.charCodeAt(at);
		const value = code < 128 ? (VALUES[code] ?? NONE) : NONE;
		if (value === SKIP) continue;
		if (value === PAD) {
			padded = true;
			continue;
		}
		if (value === NONE || padded) throw invalid(field, `is not base64 at character ${at + 1}`);
		held = (held << 6) | value;
		if (++count % 4 !== 0) continue;
		if (length + 3 > limit + 2) throw invalid(field, tooLarge);
		bytes[length++] = (held >> 16) & 0xff;
		bytes[length++] = (held >> 8) & 0xff;
		bytes[length++] = held & 0xff;
		held = 0;
	}
	const left = count % 4;
	if (left === 1) throw invalid(field, 'is cut off: base64 has 2 to 4 characters in its last group');
	if (left >= 2) bytes[length++] = (held >> (left === 2 ? 4 : 10)) & 0xff;
	if (left === 3) bytes[length++] = (held >> 2) & 0xff;
	if (length > limit) throw invalid(field, tooLarge);
	return bytes.subarray(0, length);
}

/** Longest head of a data: URL: its media type and parameters. */
const MAX_HEAD = 1000;

function payloadStart(field: string, text: string): number {
	if (!/^\s{0,100}data:/i.test(text.slice(0, 200))) return 0;
	const comma = text.slice(0, MAX_HEAD).indexOf(',');
	if (comma === -1 || !/;\s*base64\s*$/i.test(text.slice(0, comma)))
		throw invalid(field, 'must be a data: URL with ;base64');
	return comma + 1;
}

/** A data: URL may be percent-encoded (RFC 2397): `%2B` means a plus. */
function unescape(field: string, url: string): string {
	try {
		return decodeURIComponent(url);
	} catch (error) {
		if (error instanceof URIError) throw invalid(field, 'is not percent-encoded rightly', { cause: error });
		throw error;
	}
}
