import { concat } from '../../kit/bytes';
import { latin1Bytes, u32 } from '../bytes';
import { openTiff } from '../ifd';
import { pieceName } from '../metadata/block-names';
import { bodiesOfKind } from '../metadata/piece-bodies';
import { decodePacket, readXmp, type Xmp } from '../metadata/xmp';
import { jpegPieces } from '../pieces/jpeg-pieces';
import type { Piece } from '../pieces/piece';
import { coarseExif, filterExif } from './exif-writer';
import { gainMapDirectory, gainMapXmp } from './gain-map';
import { Copy, LOOKS, type Cleaned, type Keep } from './keep';
import { cleanProfile } from './profile-copy';

const START_OF_IMAGE = 2;
const EXIF = 'Exif\0\0';
const JFIF_LENGTH = 18;
/** The colour transform of the pixels, in a segment that holds more behind it. */
const [LONG_ADOBE, ADOBE_LENGTH] = ['APP14 Adobe', 12];
const MAX_SEGMENT = 65_533;
const ICC_CHUNK = 65_519;
const MPF_LIST = 0xb002;
const ISO_GAIN_MAP = 'APP2 urn:iso:std:iso';

/** A JPEG with only the kept metadata; pictures stay byte for byte. Kept further pictures are cleaned too. */
export function copyJpeg(bytes: Uint8Array, keep: Keep, nested = false): Cleaned | null {
	const pieces = jpegPieces(bytes, nested);
	if (pieces.some(({ kind }) => kind === 'rest')) return null;
	const copy = new Copy();
	const extras = nested || !keep.blocks.has('second picture') ? [] : cleanExtras(bytes, pieces, keep);
	const context: Context = {
		bytes,
		pieces,
		keep,
		extras,
		isBehind: nested,
		resolutionInExif: !pieces.some((piece) => piece.kind === 'jfif' && hasDensity(bytes, piece)),
		mpfAt: null,
		profile: null
	};
	const places: number[] = [];
	let extra = 0;
	const added = pieces.some(({ kind }) => kind === 'exif') ? null : coarseExif(keep);
	// JFIF comes first.
	const addedAt = pieces[1]?.kind === 'jfif' ? pieces[1].end : START_OF_IMAGE;
	for (const piece of pieces) {
		const name = pieceName(piece);
		const isHere = added !== null && piece.start <= addedAt && addedAt < piece.end;
		if (isHere) {
			copy.keep(bytes.subarray(piece.start, addedAt));
			copy.insert(segment(0xe1, EXIF, added));
		}
		const part = bytes.subarray(isHere ? addedAt : piece.start, piece.end);
		if (piece.kind === 'picture') copy.keep(part);
		else if (piece.kind === 'extra-picture') {
			const cleaned = extras[extra++];
			places.push(copy.end);
			if (cleaned) copy.replace(name, part.length, cleaned);
			else copy.drop(name, part.length);
		} else if (rewritten(copy, piece, name, context)) continue;
		else if (keep.blocks.has(name)) copy.keep(part);
		else copy.drop(name, part.length);
	}
	const finished = copy.finish();
	if (context.mpfAt !== null) fillList(finished.bytes, context.mpfAt, extras, places);
	return finished;
}

interface Context {
	readonly bytes: Uint8Array;
	readonly pieces: readonly Piece[];
	readonly keep: Keep;
	readonly extras: readonly Uint8Array[];
	readonly isBehind: boolean;
	readonly resolutionInExif: boolean;
	/** Offset of the index of pictures in the copy, filled in at the end. */
	mpfAt: number | null;
	/** The colour profile where it has to be written anew, from its first piece on. */
	profile: Uint8Array | null;
}

/** Blocks that stay in another form. True when the piece is done with. */
function rewritten(copy: Copy, piece: Piece, name: string, context: Context): boolean {
	const { bytes, keep, extras } = context;
	const length = piece.end - piece.start;
	const body = bytes.subarray(piece.body, piece.bodyEnd);
	const first = context.pieces.find(({ kind }) => kind === piece.kind) === piece;
	switch (piece.kind) {
		case 'jfif':
			if (length <= JFIF_LENGTH) copy.keep(bytes.subarray(piece.start, piece.end));
			else copy.replace('thumbnail', length, withoutThumbnail(bytes, piece));
			return true;
		case 'exif': {
			if (keep.blocks.has(name)) return false;
			const exif = first ? filterExif(body, keep, context.resolutionInExif, context.isBehind) : null;
			copy.replace(name, length, exif ? segment(0xe1, EXIF, exif) : new Uint8Array());
			return true;
		}
		case 'xmp': {
			if (keep.blocks.has(name)) return false;
			// Only a gain map and the picture before it keep their description, by the first packet.
			const mayTell = first && (context.isBehind || extras.length > 0);
			const packet = mayTell ? gainMapPacket(readXmp(decodePacket(body)), context) : null;
			copy.replace(
				name,
				length,
				packet === null ? new Uint8Array() : segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', packet)
			);
			return true;
		}
		case 'icc': {
			if (!keep.blocks.has(name)) return false;
			if (first) context.profile = cleanProfile(concat(bodiesOfKind(bytes, context.pieces, 'icc')));
			if (!context.profile) return false;
			copy.replace(name, length, first ? profileSegments(context.profile) : new Uint8Array());
			return true;
		}
		case 'mpf':
			// A list of pictures that are not there makes decoders fail.
			if (extras.length === 0) {
				copy.drop(name, length);
				return true;
			}
			context.mpfAt = first ? copy.end + 8 : context.mpfAt;
			copy.replace(name, length, first ? segment(0xe2, 'MPF\0', listOf(body, extras.length + 1)) : new Uint8Array());
			return true;
		case 'application':
			if (piece.label === LONG_ADOBE && body.length >= ADOBE_LENGTH) {
				copy.replace(name, length, segment(0xee, '', body.subarray(0, ADOBE_LENGTH)));
				return true;
			}
			if (!(piece.label ?? '').startsWith(ISO_GAIN_MAP) || (extras.length === 0 && !context.isBehind)) return false;
			copy.keep(bytes.subarray(piece.start, piece.end));
			return true;
		default:
			return false;
	}
}

function cleanExtras(bytes: Uint8Array, pieces: readonly Piece[], { blocks }: Keep): Uint8Array[] {
	const keep: Keep = { ...LOOKS, blocks };
	return pieces
		.filter(({ kind }) => kind === 'extra-picture')
		.map(({ start, end }) => bytes.subarray(start, end))
		.map((extra) => copyJpeg(extra, keep, true)?.bytes ?? extra);
}

function gainMapPacket(values: Xmp, { extras, isBehind }: Context): Uint8Array | null {
	if (values['hdrgm:Version'] === undefined && values['HDRGainMap:HDRGainMapVersion'] === undefined) return null;
	if (isBehind) return gainMapXmp(values);
	const [map] = extras;
	return map ? gainMapDirectory(values, map.length) : null;
}

const hasDensity = (bytes: Uint8Array, { body }: Piece) => bytes[body + 2] === 1 || bytes[body + 2] === 2;

function withoutThumbnail(bytes: Uint8Array, { start }: Piece): Uint8Array {
	const jfif = bytes.slice(start, start + JFIF_LENGTH);
	jfif.set([0, 16], 2);
	jfif.set([0, 0], 16);
	return jfif;
}

function segment(marker: number, signature: string, data: Uint8Array): Uint8Array {
	if (signature.length + data.length > MAX_SEGMENT) return new Uint8Array();
	const length = 2 + signature.length + data.length;
	return concat([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), latin1Bytes(signature), data]);
}

function profileSegments(profile: Uint8Array): Uint8Array {
	const count = Math.ceil(profile.length / ICC_CHUNK);
	const parts = Array.from({ length: count }, (_, i) => {
		const chunk = profile.subarray(i * ICC_CHUNK, (i + 1) * ICC_CHUNK);
		return segment(0xe2, `ICC_PROFILE\0${String.fromCharCode(i + 1, count)}`, chunk);
	});
	return concat(parts);
}

/** CIPA DC-007: a list of `count` pictures, their kinds as the original has them; sizes and places are filled in later. */
function listOf(original: Uint8Array, count: number): Uint8Array {
	const tiff = openTiff(original);
	const entry = tiff?.directory(tiff.first).entries.find(({ tag }) => tag === MPF_LIST);
	const out = new Uint8Array(50 + 16 * count);
	const view = new DataView(out.buffer);
	out.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 3]);
	const tag = (at: number, id: number, type: number, items: number, value: number) => {
		view.setUint16(at, id);
		view.setUint16(at + 2, type);
		view.setUint32(at + 4, items);
		view.setUint32(at + 8, value);
	};
	tag(10, 0xb000, 7, 4, 0x30313030);
	tag(22, 0xb001, 4, 1, count);
	tag(34, MPF_LIST, 7, 16 * count, 50);
	for (let i = 0; i < count; i++)
		view.setUint32(
			50 + 16 * i,
			entry && tiff ? u32(original, entry.start + 16 * i, tiff.little) : i === 0 ? 0x2003_0000 : 0
		);
	return out;
}

/** The first picture ends where the first of the others begins; places count from the list's own start. */
function fillList(
	bytes: Uint8Array<ArrayBuffer>,
	listAt: number,
	extras: readonly Uint8Array[],
	places: readonly number[]
): void {
	const view = new DataView(bytes.buffer);
	const entry = (i: number) => listAt + 50 + 16 * i;
	view.setUint32(entry(0) + 4, places[0] ?? bytes.length);
	extras.forEach((extra, i) => {
		view.setUint32(entry(i + 1) + 4, extra.length);
		view.setUint32(entry(i + 1) + 8, (places[i] ?? 0) - listAt);
	});
}
