import { hasAscii, latin1, u16 } from './bytes';
import type { Format } from './header';

/** The format by the file's first bytes, null for all but the six. */
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

/** Name of an unsupported file type for the error message; null for an unknown one. */
export function sniffOther(bytes: Uint8Array): string | null {
	for (const [start, name] of SIGNATURES) if (hasAscii(bytes, 0, start)) return name;
	if (hasAscii(bytes, 0, 'RIFF'))
		return hasAscii(bytes, 8, 'WAVE') ? 'WAV' : hasAscii(bytes, 8, 'AVI ') ? 'AVI' : 'RIFF';
	if (hasAscii(bytes, 0, 'PK\x03\x04')) return sniffZip(latin1(bytes, 0, 8192));
	return sniffText(startOfText(bytes.subarray(0, 1024)));
}

const SIGNATURES: readonly [start: string, name: string][] = [
	['%PDF', 'PDF'],
	['%!PS', 'PostScript'],
	['qoif', 'QOI'],
	['DDS ', 'DDS'],
	['gimp xcf', 'XCF'],
	['icns', 'ICNS'],
	['v/1\x01', 'OpenEXR'],
	['#?RADIANCE', 'Radiance HDR'],
	['AT&TFORM', 'DjVu'],
	['\x1f\x8b', 'GZIP'],
	['Rar!\x1a\x07', 'RAR'],
	["7z\xbc\xaf'\x1c", '7z'],
	['\x1aE\xdf\xa3', 'WebM or MKV'],
	['ID3', 'MP3'],
	['OggS', 'Ogg'],
	['fLaC', 'FLAC'],
	['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'DOC, XLS or PPT'],
	['{\\rtf', 'RTF'],
	['SQLite format 3', 'SQLite']
];

/** Documents are ZIP files with parts of known names; e-books and OpenDocument say so in their first one. */
function sniffZip(start: string): string {
	const kind = /(word|xl|ppt)\/|mimetypeapplication\/(epub|vnd\.oasis)/.exec(start);
	const part = kind?.[1] ?? kind?.[2];
	const names: Readonly<Record<string, string>> = {
		word: 'DOCX',
		xl: 'XLSX',
		ppt: 'PPTX',
		epub: 'EPUB',
		'vnd.oasis': 'OpenDocument'
	};
	return (part === undefined ? undefined : names[part]) ?? 'ZIP';
}

/** UTF-8 where it is valid, the last character perhaps cut; else as old programs write it. */
function startOfText(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
	} catch (error) {
		if (error instanceof TypeError) return latin1(bytes, 0, bytes.length);
		throw error;
	}
}

function sniffText(start: string): string | null {
	const text = start.trimStart().toLowerCase();
	if (/^p[1-7]\s/.test(text)) return 'Netpbm';
	if (text.startsWith('<!doctype html') || text.startsWith('<html')) return 'HTML';
	if (text.startsWith('<?xml')) return 'XML';
	if (/^[{[]\s*["{[]/.test(text)) return 'JSON';
	return /^[\s\P{C}]+$/u.test(text) ? 'text' : null;
}
