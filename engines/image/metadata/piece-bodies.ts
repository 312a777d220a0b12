import { concat } from '../../kit/bytes';
import { hasAscii, latin1, u32 } from '../bytes';
import { DamagedImage, type Format } from '../header';
import { inflateStart } from '../inflate';
import { readJpeg } from '../jpeg';
import { joinSubBlocks } from '../gif';
import type { Piece, PieceKind } from '../pieces/piece';
import { MAX_INFLATED } from './told';

/** Of blocks that lie in the file in several parts. */
export const MAX_JOINED = 8 << 20;

/** All bodies of a kind, in the order of the file. */
export type BodiesOf = (kind: PieceKind) => readonly Uint8Array[];

/** Bodies of a kind; those of a profile say their place among them in the byte before the last of their head. */
export function bodiesOfKind(bytes: Uint8Array, pieces: readonly Piece[], kind: PieceKind): readonly Uint8Array[] {
	const own = pieces.filter((piece) => piece.kind === kind);
	if (kind === 'icc') own.sort((a, b) => (bytes[a.body - 2] ?? 0) - (bytes[b.body - 2] ?? 0));
	return own.map(({ body, bodyEnd }) => bytes.subarray(body, bodyEnd));
}

/** The colour profile that begins in a piece: packed, in several pieces or as it is, by the format. */
export function iccOf(bytes: Uint8Array, piece: Piece, format: Format, bodiesOf: BodiesOf): Uint8Array {
	const body = bytes.subarray(piece.body, piece.bodyEnd);
	if (format === 'PNG') return inflateStart(body.subarray(body.subarray(0, 81).indexOf(0) + 2), MAX_INFLATED);
	if (format === 'GIF') return joinSubBlocks(bytes, piece.body, MAX_INFLATED);
	return format === 'JPEG' ? joined(bodiesOf('icc')) : body;
}

/** The name that a PNG gives its profile, up to 79 letters of Latin-1. */
export function pngProfileLabel(body: Uint8Array): string {
	const end = body.subarray(0, 80).indexOf(0);
	return end === -1 ? '' : latin1(body, 0, end);
}

/** A block that lies in several parts, as one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
	const [only] = parts;
	return parts.length === 1 && only ? only : concat(parts, MAX_JOINED);
}

/** Width and height of a JPEG inside of another file; null where it is damaged. */
export function jpegSize(bytes: Uint8Array): readonly [number, number] | null {
	try {
		const { width, height } = readJpeg(bytes);
		return [width, height];
	} catch (error) {
		if (error instanceof DamagedImage) return null;
		throw error;
	}
}

/** Offset of the data of a PNG's chunk in a piece before the pixels, or -1. */
export function indexOfChunk(bytes: Uint8Array, { start, end }: Piece, type: string): number {
	// Such chunks precede the pixels: a few hundred bytes from the start of a piece.
	for (let at = start; at + 8 <= end;) {
		if (hasAscii(bytes, at + 4, type)) return at + 8;
		if (hasAscii(bytes, at + 4, 'IDAT')) return -1;
		at += at === 0 ? 8 : 12 + u32(bytes, at, false);
	}
	return -1;
}
