import { decodeText, hasAscii, latin1 } from '../bytes';
import { decodeExifProfile } from '../exif-profile';
import { inflateStart } from '../inflate';

/** A text chunk of a PNG (W3C PNG, 11.3.3) with its keyword. */
export interface PngText {
	readonly keyword: string;
	readonly text: string;
	/** Bytes that came of inflating it; those of digits count three times, since they are read once more. */
	readonly inflated: number;
	readonly isCut: boolean;
	readonly bytes: Uint8Array;
	/** What `Raw profile type …` of ImageMagick holds, in place of the text. */
	readonly profile?: { readonly type: string; readonly bytes: Uint8Array };
}

/** Prompts of image generators take some kilobytes, workflows up to a megabyte. */
const MAX_TEXT_BYTES = 1 << 20;
/** A block of EXIF or XMP of 64 KB takes 135,000. */
const MAX_DIGITS = 160_000;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * A chunk of `type` tEXt, zTXt or iTXt, or null without a keyword. Latin-1 by the standard, UTF-8 where it is valid, as
 * most programs write it.
 *
 * @param limit maximum number of inflated bytes
 */
export function readPngText(type: string, body: Uint8Array, limit = MAX_TEXT_BYTES): PngText | null {
	const nul = body.subarray(0, 80).indexOf(0);
	if (nul < 1) return null;
	const keyword = latin1(body, 0, nul);
	const packed = type === 'zTXt' || (type === 'iTXt' && body[nul + 1] === 1);
	const start = type === 'tEXt' ? nul + 1 : type === 'zTXt' ? nul + 2 : afterLanguage(body, nul + 3);
	const profile = /^Raw profile type (\S+)/.exec(keyword)?.[1];
	const most = Math.min(limit, profile === undefined ? MAX_TEXT_BYTES : MAX_DIGITS);
	const bytes = packed ? inflateStart(body.subarray(start), most) : body.subarray(start, start + MAX_TEXT_BYTES);
	const isCut = packed ? bytes.length >= most : body.length - start > MAX_TEXT_BYTES;
	const inflated = packed ? bytes.length * (profile === undefined ? 1 : 3) : 0;
	if (profile !== undefined)
		return { keyword, text: '', bytes, inflated, isCut, profile: { type: profile, bytes: decodeExifProfile(bytes) } };
	return { keyword, text: decode(bytes), bytes, inflated, isCut };
}

/** iTXt: language tag and translated keyword, both ended by a zero. */
function afterLanguage(body: Uint8Array, at: number): number {
	const first = body.indexOf(0, at);
	const second = first === -1 ? -1 : body.indexOf(0, first + 1);
	return second === -1 ? body.length : second + 1;
}

function decode(bytes: Uint8Array): string {
	if (bytes.includes(0)) return decodeText(bytes);
	try {
		return strictUtf8.decode(bytes).trim();
	} catch (error) {
		if (error instanceof TypeError) return decodeText(bytes);
		throw error;
	}
}

/** Contents of ImageMagick's profiles, by their type. */
export function profileKind(type: string, bytes: Uint8Array): 'exif' | 'xmp' | 'iptc' | 'photoshop' | 'icc' | null {
	if (type === 'exif' || type === 'APP1')
		return hasAscii(bytes, 0, 'http://ns.adobe.com') || hasAscii(bytes, 0, '<') ? 'xmp' : 'exif';
	if (type === 'xmp') return 'xmp';
	if (type === 'iptc' || type === '8bim') return hasAscii(bytes, 0, '8BIM') ? 'photoshop' : 'iptc';
	return type === 'icc' || type === 'icm' ? 'icc' : null;
}
