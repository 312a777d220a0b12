import { concat } from '../../kit/bytes';
import { adler32, deflateRows } from '../../kit/deflate';
import { pngChunk } from '../../kit/png-chunk';
import { fourCc, hasAscii, latin1Bytes, u32 } from '../bytes';
import { inflateStart } from '../inflate';
import { pieceName } from '../metadata/block-names';
import { pngProfileLabel } from '../metadata/piece-bodies';
import { readPngText } from '../metadata/png-text';
import { namesMonitor } from '../metadata/profile';
import { walkGif } from '../gif';
import type { Piece } from '../pieces/piece';
import { walkPng } from '../png';
import { walkWebp } from '../webp';
import { coarseExif, filterExif } from './exif-writer';
import { Copy, type Cleaned, type Keep } from './keep';
import { cleanProfile } from './profile-copy';

/** Of a profile; longer ones stay as they are. */
const MAX_PROFILE = 1 << 21;
/** Where IHDR ends. */
const HEADER_END = 33;

/** A PNG with only the kept metadata; its pixel chunks are copied byte for byte. */
export function copyPng(bytes: Uint8Array, keep: Keep): Cleaned | null {
	const { pieces } = walkPng(bytes);
	if (!isWhole(pieces, bytes, 'IEND')) return null;
	const copy = new Copy();
	let [exifs, profiles] = [0, 0];
	const hasExif = pieces.some((piece) => mayHaveExif(piece, bytes.subarray(piece.body, piece.bodyEnd)));
	const added = hasExif || !hasAscii(bytes, 12, 'IHDR') ? null : coarseExif(keep);
	for (const piece of pieces) {
		const name = pieceName(piece);
		const part = bytes.subarray(piece.start, piece.end);
		const body = bytes.subarray(piece.body, piece.bodyEnd);
		if (piece.start === 0 && added) {
			copy.keep(part.subarray(0, HEADER_END));
			copy.insert(pngChunk('eXIf', added));
			copy.keep(part.subarray(HEADER_END));
		} else if (piece.kind === 'picture') copy.keep(part);
		else if (piece.kind === 'icc' && keep.blocks.has(name)) {
			// Programs read the first one only.
			const cleaned = profiles++ > 0 ? new Uint8Array() : cleanPngProfile(body);
			if (cleaned) copy.replace(name, part.length, cleaned);
			else copy.keep(part);
		} else if (keep.blocks.has(name)) copy.keep(part);
		else if (mayHaveExif(piece, body) && exifs++ < MAX_EXIFS)
			copy.replace(name, part.length, pngExif(piece, body, keep));
		else copy.drop(name, part.length);
	}
	return copy.finish();
}

/** Chunks that carry EXIF. */
const MAX_EXIFS = 1;
const mayHaveExif = ({ kind }: Piece, body: Uint8Array) =>
	kind === 'exif' ||
	(kind === 'text' && ['exif', 'APP1'].some((type) => hasAscii(body, 0, `Raw profile type ${type}`)));

/** The EXIF to keep, from its chunk or from ImageMagick's text. */
function pngExif({ kind, label }: Piece, body: Uint8Array, keep: Keep): Uint8Array {
	let block: Uint8Array = new Uint8Array();
	if (kind === 'exif') block = hasAscii(body, 0, 'Exif\0\0') ? body.subarray(6) : body;
	else {
		const profile = readPngText(label ?? 'tEXt', body)?.profile;
		if (profile && (profile.type === 'exif' || profile.type === 'APP1')) block = profile.bytes;
	}
	const exif = filterExif(block, keep, false);
	return exif ? pngChunk('eXIf', exif) : new Uint8Array();
}

function cleanPngProfile(body: Uint8Array): Uint8Array | null {
	const nameEnd = body.subarray(0, 81).indexOf(0);
	if (nameEnd === -1) return null;
	const inflated = inflateStart(body.subarray(nameEnd + 2), MAX_PROFILE);
	if (inflated.length === MAX_PROFILE) return null;
	const profile = cleanProfile(inflated);
	const isTelling = namesMonitor(pngProfileLabel(body));
	if (!profile && !isTelling) return null;
	// Browsers ignore a profile whose sum is wrong: written anew it would change the colours.
	if (adler32(inflated) !== u32(body, body.length - 4, false)) return new Uint8Array();
	const head = isTelling ? latin1Bytes('ICC profile\0\0') : body.subarray(0, nameEnd + 2);
	return pngChunk('iCCP', concat([head, profile ? deflateRows(profile, 1) : body.subarray(nameEnd + 2)]));
}

/** Flags of VP8X (RFC 9649, 2.7.1). */
const [HAS_ICC, HAS_EXIF, HAS_XMP] = [0x20, 0x08, 0x04];
const VP8X = fourCc('VP8X');

/** A WebP with only the kept metadata; its header announces only the remaining chunks. */
export function copyWebp(bytes: Uint8Array, keep: Keep): Cleaned | null {
	if (8 + u32(bytes, 4, true) > bytes.length) return null;
	const copy = new Copy();
	let flags = 0;
	const { pieces } = walkWebp(bytes);
	for (const piece of pieces) {
		if (piece.kind === 'rest') return null;
		const name = pieceName(piece);
		const part = bytes.subarray(piece.start, piece.end);
		const body = bytes.subarray(piece.body, piece.bodyEnd);
		if (piece.kind === 'picture') copy.keep(part);
		else if (piece.kind === 'exif' && !keep.blocks.has(name)) {
			const exif = filterExif(hasAscii(body, 0, 'Exif\0\0') ? body.subarray(6) : body, keep, true);
			copy.replace(name, part.length, exif ? riffChunk('EXIF', exif) : new Uint8Array());
			if (exif) flags |= HAS_EXIF;
		} else if (piece.kind === 'icc' && keep.blocks.has(name)) {
			const cleaned = cleanProfile(body);
			flags |= HAS_ICC;
			if (cleaned) copy.replace(name, part.length, riffChunk('ICCP', cleaned));
			else copy.keep(part);
		} else if (keep.blocks.has(name)) {
			if (piece.kind === 'exif') flags |= HAS_EXIF;
			if (piece.kind === 'xmp') flags |= HAS_XMP;
			copy.keep(part);
		} else copy.drop(name, part.length);
	}
	const added = u32(bytes, 12, false) !== VP8X || pieces.some(({ kind }) => kind === 'exif') ? null : coarseExif(keep);
	if (added) {
		copy.insert(riffChunk('EXIF', added));
		flags |= HAS_EXIF;
	}
	const cleaned = copy.finish();
	new DataView(cleaned.bytes.buffer).setUint32(4, cleaned.bytes.length - 8, true);
	if (u32(cleaned.bytes, 12, false) === VP8X)
		cleaned.bytes[20] = ((cleaned.bytes[20] ?? 0) & ~(HAS_ICC | HAS_EXIF | HAS_XMP)) | flags;
	return cleaned;
}

function riffChunk(type: string, data: Uint8Array): Uint8Array {
	const chunk = new Uint8Array(8 + data.length + (data.length & 1));
	const view = new DataView(chunk.buffer);
	view.setUint32(0, fourCc(type));
	view.setUint32(4, data.length, true);
	chunk.set(data, 8);
	return chunk;
}

/** A GIF without comments and the data of applications; frames, loops and palettes are copied byte for byte. */
export function copyGif(bytes: Uint8Array, keep: Keep): Cleaned | null {
	const { pieces } = walkGif(bytes);
	if (pieces.some(({ kind }) => kind === 'rest')) return null;
	const copy = new Copy();
	for (const piece of pieces) {
		const name = pieceName(piece);
		if (piece.kind === 'picture' || keep.blocks.has(name)) copy.keep(bytes.subarray(piece.start, piece.end));
		else copy.drop(name, piece.end - piece.start);
	}
	return copy.finish();
}

/** Whether the last piece of the picture ends as the format ends. */
function isWhole(pieces: readonly Piece[], bytes: Uint8Array, ending: string): boolean {
	const last = pieces.findLast(({ kind }) => kind === 'picture');
	return last !== undefined && hasAscii(bytes, last.end - 8, ending);
}
