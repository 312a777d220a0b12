import { fourCc, hasAscii, latin1, u32 } from '../bytes';
import { MAX_CHUNKS } from '../header';
import { Pieces, type Piece, type PieceKind } from './piece';

/** Chunks that determine the appearance of the picture. */
const PICTURE: ReadonlySet<number> = new Set(
	'CgBI IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB cICP mDCV cLLI mDCv cLLi sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT oFFs'
		.split(' ')
		.map(fourCc)
);
const KINDS: ReadonlyMap<number, PieceKind> = new Map([
	[fourCc('eXIf'), 'exif'],
	[fourCc('zxIf'), 'application'],
	[fourCc('iCCP'), 'icc'],
	[fourCc('tEXt'), 'text'],
	[fourCc('zTXt'), 'text'],
	[fourCc('iTXt'), 'text'],
	[fourCc('tIME'), 'time'],
	[fourCc('caBX'), 'c2pa']
]);
const IEND = fourCc('IEND');
const XMP_KEYWORD = 'XML:com.adobe.xmp\0';

/** A PNG as pieces, a chunk each. */
export function pngPieces(bytes: Uint8Array): readonly Piece[] {
	const pieces = new Pieces(bytes.length);
	pieces.add('picture', 8);
	let at = 8;
	for (let chunks = 0; at + 12 <= bytes.length && pieces.open; chunks++) {
		if (chunks === MAX_CHUNKS) return pieces.finish('rest');
		const end = at + 12 + u32(bytes, at, false);
		if (end > bytes.length) return pieces.finish('picture');
		const type = u32(bytes, at + 4, false);
		const known = PICTURE.has(type) ? 'picture' : (KINDS.get(type) ?? 'application');
		const kind = known === 'text' && hasAscii(bytes, at + 8, XMP_KEYWORD) ? 'xmp' : known;
		const label = kind === 'picture' ? undefined : latin1(bytes, at + 4, 4);
		pieces.add(kind, end, at + 8, end - 4, label);
		at = end;
		if (type === IEND) return pieces.finish('trailing');
	}
	return pieces.finish(pieces.open ? 'picture' : 'rest');
}
