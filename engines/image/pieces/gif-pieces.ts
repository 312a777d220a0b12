import { concat } from '../../kit/bytes';
import { hasAscii, latin1 } from '../bytes';
import { GifSteps } from '../gif';
import { Pieces, type Piece, type PieceKind } from './piece';

const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [COMMENT, PLAIN_TEXT, APPLICATION] = [0xfe, 0x01, 0xff];

/** Application extensions by their eleven letters; those that an animation needs are the picture's. */
const APPLICATIONS: readonly (readonly [name: string, kind: PieceKind])[] = [
	['NETSCAPE2.0', 'picture'],
	['ANIMEXTS1.0', 'picture'],
	['ICCRGBG1012', 'icc'],
	['XMP DataXMP', 'xmp'],
	['C2PA_GIF', 'c2pa']
];

/** A GIF as pieces: frames and their controls are the picture. */
export function gifPieces(bytes: Uint8Array): readonly Piece[] {
	const pieces = new Pieces(bytes.length);
	let at = 13 + tableLength(bytes[10] ?? 0);
	const steps = new GifSteps();
	while (at < bytes.length && pieces.open && steps.take()) {
		const start = at;
		const block = bytes[at++];
		if (block === TRAILER) {
			pieces.add('picture', at);
			return pieces.finish('trailing');
		}
		if (block === IMAGE) at = steps.afterSubBlocks(bytes, at + 10 + tableLength(bytes[at + 8] ?? 0));
		else if (block === EXTENSION) {
			const label = bytes[at++];
			const end = steps.afterSubBlocks(bytes, at);
			const [kind, head, name] = kindOf(bytes, label ?? 0, at);
			pieces.add('picture', start);
			pieces.add(kind, end, at + head, end - 1, name);
			at = end;
		}
	}
	return pieces.finish(pieces.open && !steps.exhausted ? 'picture' : 'rest');
}

const tableLength = (flags: number) => (flags & 0x80 ? 3 * (2 << (flags & 7)) : 0);

function kindOf(bytes: Uint8Array, label: number, at: number): readonly [PieceKind, number, string?] {
	if (label === COMMENT) return ['comment', 0];
	if (label === PLAIN_TEXT) return ['text', 13, 'plain text'];
	if (label !== APPLICATION) return ['picture', 0];
	for (const [name, kind] of APPLICATIONS) if (hasAscii(bytes, at + 1, name)) return [kind, 12];
	return [
		'application',
		12,
		latin1(bytes, at + 1, 11)
			.replace(/[^\x20-\x7e]/g, ' ')
			.trim()
	];
}

/** The content of sub-blocks that begin at `start`, at most `limit` bytes of it. */
export function joinSubBlocks(bytes: Uint8Array, start: number, limit: number): Uint8Array<ArrayBuffer> {
	const parts: Uint8Array[] = [];
	let total = 0;
	for (let at = start; at < bytes.length && total < limit;) {
		const length = bytes[at] ?? 0;
		if (length === 0) break;
		parts.push(bytes.subarray(at + 1, at + 1 + length));
		total += length;
		at += 1 + length;
	}
	return concat(parts);
}
