import { hasAscii, latin1, u16 } from './bytes';
import type { Format } from './header';

/** The format by the file's first bytes, null when it is none of the six. */
export function sniffFormat(bytes: Uint8Array): Format | null {
	if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'JPEG';
	if (hasAscii(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'PNG';
	if (hasAscii(bytes, 0, 'GIF87a') || hasAscii(bytes, 0, 'GIF89a')) return 'GIF';
	if (hasAscii(bytes, 0, 'RIFF') && hasAscii(bytes, 8, 'WEBP')) return 'WEBP';
	if (hasAscii(bytes, 0, 'BM') && bytes.length > 2) return 'BMP';
	if (isTiff(bytes)) return 'TIFF';
	return null;
}

function isTiff(bytes: Uint8Array): boolean {
	const little = hasAscii(bytes, 0, 'II');
	if (!little && !hasAscii(bytes, 0, 'MM')) return false;
	const version = u16(bytes, 2, little);
	return version === 42 || version === 43;
}

/** What a file that is no picture is, in a word for the error message; null when it is not known. */
export function sniffOther(bytes: Uint8Array): string | null {
	for (const [start, name] of SIGNATURES) if (hasAscii(bytes, 0, start)) return name;
	return sniffText(latin1(bytes, 0, 1024));
}

const SIGNATURES: readonly [start: string, name: string][] = [
	['%PDF', 'PDF'],
	['qoif', 'QOI'],
	['DDS ', 'DDS'],
	['PK\x03\x04', 'ZIP'],
	['\x1f\x8b', 'GZIP'],
	['\x1aE\xdf\xa3', 'video'],
	['RIFF', 'RIFF']
];

function sniffText(start: string): string | null {
	const text = start
		.replace(/^\xef\xbb\xbf/, '')
		.trimStart()
		.toLowerCase();
	if (text.startsWith('<!doctype html') || text.startsWith('<html')) return 'HTML';
	if (text.startsWith('<?xml')) return 'XML';
	return /^[\t\n\r\x20-\x7e]+$/.test(text) ? 'text' : null;
}
