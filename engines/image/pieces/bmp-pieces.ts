import { fourCc, u16, u32 } from '../bytes';
import { readBmp } from '../bmp';
import { Pieces, type Piece } from './piece';

const NONE = 0;
const PROFILE_EMBEDDED = fourCc('DEBM');

/** A BMP as pieces: header and pixels, the colour profile, and what follows both. */
export function bmpPieces(bytes: Uint8Array): readonly Piece[] {
	const pieces = new Pieces(bytes.length);
	const header = readBmp(bytes);
	// The header of OS/2 1 has 12 bytes.
	const bits = u16(bytes, u32(bytes, 14, true) === 12 ? 24 : 28, true);
	const claimed = u32(bytes, 2, true);
	const packed = u32(bytes, 14, true) > 16 ? u32(bytes, 30, true) : NONE;
	const pixels = u32(bytes, 10, true) + Math.ceil((header.width * bits) / 32) * 4 * header.height;
	const end = packed === NONE ? pixels : claimed;
	// Version 5 of the header: the place of the profile counts from the start of the information header.
	const profile = 14 + u32(bytes, 126, true);
	if (u32(bytes, 14, true) >= 124 && u32(bytes, 70, false) === PROFILE_EMBEDDED && profile >= 26) {
		pieces.add('picture', profile);
		pieces.add('icc', profile + u32(bytes, 130, true));
	}
	pieces.add('picture', Math.min(end, bytes.length));
	return pieces.finish(end >= 26 && end < bytes.length ? 'trailing' : 'picture');
}
