import { decodeTiffHead } from './ifd';
import type { Format } from './header';
import { privateTags } from './icc';
import { inflateStart } from './inflate';
import { bmpPieces } from './pieces/bmp-pieces';
import { gifPieces } from './pieces/gif-pieces';
import { jpegPieces } from './pieces/jpeg-pieces';
import { pngPieces } from './pieces/png-pieces';
import type { Piece, PieceKind } from './pieces/piece';
import { tiffParts, type TiffPart } from './pieces/tiff-pieces';
import { webpPieces } from './pieces/webp-pieces';

/** Something in the file beside its picture. */
export interface Block {
	/** What it is called: EXIF, XMP, maker notes. */
	readonly name: string;
	readonly bytes: number;
	/** Whether all of it was understood; what was not may tell anything. */
	readonly read: boolean;
}

const PIECES: Readonly<Record<Exclude<Format, 'TIFF'>, (bytes: Uint8Array) => readonly Piece[]>> = {
	JPEG: jpegPieces,
	PNG: pngPieces,
	WEBP: webpPieces,
	GIF: gifPieces,
	BMP: bmpPieces
};

/** The names that people know the blocks by. */
const NAMES: Readonly<Record<Exclude<PieceKind, 'picture'> | 'maker', string>> = {
	jfif: 'JFIF',
	thumbnail: 'thumbnail',
	exif: 'EXIF',
	xmp: 'XMP',
	'extended-xmp': 'extended XMP',
	photoshop: 'Photoshop data',
	iptc: 'IPTC',
	icc: 'colour profile',
	mpf: 'list of pictures (MPF)',
	comment: 'comment',
	text: 'text',
	time: 'time',
	c2pa: 'content credentials (C2PA)',
	ducky: 'Ducky',
	application: 'application data',
	trailing: 'data after the picture',
	rest: 'data that could not be taken apart',
	maker: 'maker notes'
};

/** Kinds whose every byte has a meaning that is read; of others what is in them decides. */
const READ: ReadonlySet<PieceKind | 'maker'> = new Set<PieceKind>(['exif', 'mpf']);

/** The blocks of a picture of the format, in the order in which they are first met; those of one name are one. */
export function listBlocks(bytes: Uint8Array, format: Format): Block[] {
	const blocks = new Map<string, { bytes: number; read: boolean }>();
	const add = (name: string, length: number, read: boolean) => {
		const known = blocks.get(name);
		if (length > 0) blocks.set(name, { bytes: (known?.bytes ?? 0) + length, read: (known?.read ?? true) && read });
	};
	const addParts = (block: Uint8Array): number => {
		const parts = tiffParts(block);
		for (const part of parts) add(nameOf(part), part.end - part.start, isRead(part, block));
		return parts.reduce((sum, { start, end }) => sum + end - start, 0);
	};
	if (format === 'TIFF') {
		addParts(bytes);
		return list(blocks);
	}
	for (const piece of PIECES[format](bytes)) {
		if (piece.kind === 'picture') continue;
		const length = piece.end - piece.start;
		if (piece.kind === 'exif') {
			const block = bytes.subarray(piece.body, piece.bodyEnd);
			const at = block[0] === 0x45 ? 6 : 0;
			const inner = addParts(block.subarray(at));
			add(NAMES.exif, Math.max(0, length - inner), decodeTiffHead(block.subarray(at)) !== null);
		} else add(nameOf(piece), length, isRead(piece, bytes, format));
	}
	return list(blocks);
}

const list = (blocks: ReadonlyMap<string, { bytes: number; read: boolean }>): Block[] =>
	[...blocks].map(([name, block]) => ({ name, ...block }));

const nameOf = ({ kind, label }: Pick<TiffPart, 'kind' | 'label'>): string => {
	const name = kind === 'picture' ? kind : NAMES[kind];
	return label === undefined ? name : `${name} (${label})`;
};

/** Padding without a byte that is not zero says nothing. */
const isEmpty = (bytes: Uint8Array) => bytes.every((byte) => byte === 0);

function isRead(part: TiffPart | Piece, bytes: Uint8Array, format?: Format): boolean {
	if (READ.has(part.kind)) return true;
	const body = bytes.subarray('body' in part ? part.body : part.start, 'bodyEnd' in part ? part.bodyEnd : part.end);
	if (part.kind === 'jfif') return body.length <= 9;
	if (part.kind === 'trailing') return isEmpty(body);
	if (part.kind !== 'icc') return false;
	const inflated = format === 'PNG' ? inflateStart(body.subarray(body.indexOf(0) + 2), 1 << 20) : body;
	return privateTags(inflated).length === 0;
}
