import { hasAscii, latin1, u16 } from '../bytes';
import { Pieces, type Piece, type PieceKind } from './piece';

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/**
 * A JPEG as pieces: segments by what they carry, scans and tables as the picture, what follows it as trailing. Inside a
 * scan only a marker that begins a whole segment, followed by another marker, ends it: a damaged scan stays in one piece.
 */
export function jpegPieces(bytes: Uint8Array): readonly Piece[] {
	const pieces = new Pieces(bytes.length);
	pieces.add('picture', 2);
	let inScan = false;
	let at = 2;
	while (at + 1 < bytes.length && pieces.open) {
		const found = bytes.indexOf(0xff, at);
		if (found === -1) break;
		at = found;
		const marker = bytes[at + 1] ?? 0;
		if (marker === END_OF_IMAGE) {
			pieces.add('picture', at + 2);
			return pieces.finish('trailing');
		}
		if (marker === 0xff) {
			at++;
			continue;
		}
		if (marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)) {
			at += 2;
			continue;
		}
		const end = at + 2 + u16(bytes, at + 2, false);
		const whole = end >= at + 4 && end <= bytes.length;
		if (!whole || (inScan && !(isBetweenScans(marker) && bytes[end] === 0xff) && marker !== START_OF_SCAN)) {
			at += 2;
			continue;
		}
		const [kind, head, label] = kindOf(bytes, marker, at, end);
		pieces.add('picture', at);
		pieces.add(kind, end, at + head, end, label);
		if (marker === START_OF_SCAN) inScan = true;
		at = end;
	}
	return pieces.finish(pieces.open ? 'picture' : 'rest');
}

/** Tables, restart intervals, lines, application data and comments may stand between scans (T.81, B.2). */
const isBetweenScans = (marker: number) =>
	marker === 0xc4 || (marker >= 0xdb && marker <= 0xdd) || marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);

type Kind = readonly [kind: PieceKind, head: number, label?: string];

/** What begins a segment, by its marker: the signature, the kind, and the bytes before its content. */
const SIGNATURES: Readonly<Record<number, readonly (readonly [signature: string, kind: PieceKind, head: number])[]>> = {
	0xe0: [
		['JFIF\0', 'jfif', 9],
		['JFXX\0', 'thumbnail', 9]
	],
	0xe1: [
		['Exif\0', 'exif', 10],
		['http://ns.adobe.com/xap/1.0/\0', 'xmp', 33],
		['http://ns.adobe.com/xmp/extension/\0', 'extended-xmp', 39]
	],
	0xe2: [
		['ICC_PROFILE\0', 'icc', 18],
		['MPF\0', 'mpf', 8]
	],
	0xeb: [['JP', 'c2pa', 12]],
	0xec: [['Ducky', 'ducky', 9]],
	0xed: [['Photoshop 3.0\0', 'photoshop', 18]],
	// How Adobe's programs say which colour transform the pixels took.
	0xee: [['Adobe', 'picture', 4]]
};

function kindOf(bytes: Uint8Array, marker: number, at: number, end: number): Kind {
	if (marker === 0xfe) return ['comment', 4];
	if (marker < 0xe0 || marker > 0xef) return ['picture', 4];
	for (const [signature, kind, head] of SIGNATURES[marker] ?? [])
		if (hasAscii(bytes, at + 4, signature)) return [kind, head];
	// Some writers of XMP leave out its address.
	if (marker === 0xe1 && hasAscii(bytes, at + 4, '<?xpacket')) return ['xmp', 4];
	const name = /^[\x20-\x7e]{2,16}/.exec(latin1(bytes, at + 4, Math.min(16, end - at - 4)))?.[0] ?? '';
	return ['application', 4, `APP${marker - 0xe0}${name === '' ? '' : ` ${name.trim()}`}`];
}
