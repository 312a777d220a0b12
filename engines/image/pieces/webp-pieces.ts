import { fourCc, latin1, u32 } from '../bytes';
import { MAX_CHUNKS } from '../header';
import { Pieces, type Piece, type PieceKind } from './piece';

const PICTURE: ReadonlySet<number> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'].map(fourCc));
const KINDS: ReadonlyMap<number, PieceKind> = new Map([
	[fourCc('EXIF'), 'exif'],
	[fourCc('XMP '), 'xmp'],
	[fourCc('ICCP'), 'icc'],
	[fourCc('C2PA'), 'c2pa']
]);

/** A WebP as pieces, a chunk each. */
export function webpPieces(bytes: Uint8Array): readonly Piece[] {
	const pieces = new Pieces(bytes.length);
	pieces.add('picture', 12);
	const fileEnd = Math.min(bytes.length, 8 + u32(bytes, 4, true));
	let at = 12;
	for (let chunks = 0; at + 8 <= fileEnd && pieces.open; chunks++) {
		if (chunks === MAX_CHUNKS) return pieces.finish('rest');
		const length = u32(bytes, at + 4, true);
		const type = u32(bytes, at, false);
		const end = Math.min(at + 8 + length + (length & 1), bytes.length);
		const kind = PICTURE.has(type) ? 'picture' : (KINDS.get(type) ?? 'application');
		const label = kind === 'application' ? latin1(bytes, at, 4).trim() : undefined;
		pieces.add(kind, end, at + 8, at + 8 + length, label);
		at = end;
	}
	if (!pieces.open) return pieces.finish('rest');
	pieces.add('picture', fileEnd);
	return pieces.finish('trailing');
}
