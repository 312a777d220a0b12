import type { Piece, PieceKind } from '../pieces/piece';

/** The names that people know the blocks by. */
export const NAMES: Readonly<Record<PieceKind, string>> = {
	picture: 'picture',
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
	'extra-picture': 'second picture',
	video: 'video',
	samsung: "Samsung's data",
	padding: 'padding',
	trailing: 'data after the picture',
	rest: 'data that could not be taken apart'
};
/** Those of blocks inside of others too. */
export const partNames: Readonly<Record<string, string>> = { ...NAMES, maker: 'maker notes' };

/** The name of a piece's block, the label of its kind of application data with it. */
export const pieceName = ({ kind, label }: Pick<Piece, 'kind' | 'label'>): string =>
	kind === 'application' ? `${NAMES[kind]} (${label})` : NAMES[kind];
