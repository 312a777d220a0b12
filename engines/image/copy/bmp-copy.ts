import { walkBmp } from '../bmp';
import { hasAscii } from '../bytes';
import { NAMES } from '../metadata/block-names';
import { Copy, type Cleaned, type Keep } from './keep';
import { cleanProfile } from './profile-copy';

/** Where a BMP says its length, its colours, and the place and length of its profile; its information header of version 5. */
const [LENGTH_AT, COLORS_AT, PROFILE_AT, FILE_HEADER, VERSION_5] = [2, 70, 126, 14, 124];
/** Little-endian `LINK` and `sRGB`. */
const [LINKED, SRGB] = ['KNIL', 0x42475273];

/** A BMP without what follows its pixels; its profile, which its header locates, is cleaned in place. */
export function copyBmp(bytes: Uint8Array, keep: Keep): Cleaned | null {
	const copy = new Copy();
	for (const { kind, start, end } of walkBmp(bytes).pieces) {
		const part = bytes.subarray(start, end);
		if (kind === 'icc') {
			const cleaned = cleanProfile(part, part.length);
			if (cleaned) copy.replace(NAMES.icc, part.length, cleaned);
			else copy.keep(part);
		} else if (kind === 'picture' || keep.blocks.has(NAMES[kind])) copy.keep(part);
		else copy.drop(NAMES[kind], part.length);
	}
	const cleaned = copy.finish();
	const { length } = cleaned.bytes;
	const view = new DataView(cleaned.bytes.buffer);
	if (length < bytes.length) view.setUint32(LENGTH_AT, length, true);
	// The path of a profile elsewhere lies behind the pixels: without it the colours are those of sRGB.
	if (hasAscii(bytes, COLORS_AT, LINKED) && bytes[FILE_HEADER] === VERSION_5) {
		view.setUint32(COLORS_AT, SRGB);
		cleaned.bytes.fill(0, PROFILE_AT, PROFILE_AT + 8);
	}
	return cleaned;
}
