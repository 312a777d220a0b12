import { fourCc, hasAscii, latin1, u16, u24, u32 } from './bytes';
import { DamagedImage, emptyHeader, MAX_CHUNKS, TOO_MANY_CHUNKS, type Header } from './header';
import { Pieces, type PieceKind, type Walk } from './pieces/piece';

const [VP8, VP8L, VP8X] = [fourCc('VP8 '), fourCc('VP8L'), fourCc('VP8X')];
const [ALPH, ANIM, ANMF] = [fourCc('ALPH'), fourCc('ANIM'), fourCc('ANMF')];

const PICTURE: ReadonlySet<number> = new Set([VP8, VP8L, VP8X, ALPH, ANIM, ANMF]);
const KINDS: ReadonlyMap<number, PieceKind> = new Map([
	[fourCc('EXIF'), 'exif'],
	[fourCc('XMP '), 'xmp'],
	[fourCc('ICCP'), 'icc'],
	[fourCc('C2PA'), 'c2pa']
]);

/** Header and pieces of a WebP (RFC 9649): lossy, lossless, extended and animated. One step for each chunk, at most `MAX_CHUNKS`. */
export function walkWebp(bytes: Uint8Array): Walk {
	const header = emptyHeader();
	const pieces = new Pieces(bytes.length);
	pieces.add('picture', 12);
	const fileEnd = Math.min(bytes.length, 8 + u32(bytes, 4, true));
	let isCut = false;
	let size: 'unknown' | 'canvas' | 'frame' = 'unknown';
	let animated = false;
	let frames = 0;
	let durationMs = 0;
	let at = 12;
	for (let chunks = 0; at + 8 <= bytes.length; chunks++) {
		if (chunks === MAX_CHUNKS) {
			header.warnings.push(TOO_MANY_CHUNKS);
			isCut = true;
			break;
		}
		const type = u32(bytes, at, false);
		const length = u32(bytes, at + 4, true);
		const start = at + 8;
		const end = Math.min(start + length, bytes.length);
		if (type === VP8X && end - start >= 10 && size !== 'canvas') {
			size = 'canvas';
			header.hasAlpha = ((bytes[start] ?? 0) & 0x10) !== 0;
			animated = ((bytes[start] ?? 0) & 0x02) !== 0;
			header.width = 1 + u24(bytes, start + 4);
			header.height = 1 + u24(bytes, start + 7);
		} else if (type === VP8 && size === 'unknown' && end - start >= 10) {
			size = 'frame';
			readLossy(bytes, start, header);
		} else if (type === VP8L && end - start >= 5) {
			if (bytes[start] !== 0x2f) throw new DamagedImage('a lossless frame without its signature');
			const bits = u32(bytes, start + 1, true);
			const alpha = ((bits >>> 28) & 1) === 1;
			if (size === 'unknown') {
				size = 'frame';
				header.width = 1 + (bits & 0x3fff);
				header.height = 1 + ((bits >>> 14) & 0x3fff);
				header.hasAlpha = alpha;
			} else if (size === 'canvas' && !animated && alpha) header.hasAlpha = true;
		} else if (type === ALPH && size === 'canvas' && !animated) header.hasAlpha = true;
		else if (type === ANIM && end - start >= 6) header.loop = u16(bytes, start + 4, true);
		else if (type === ANMF) {
			frames++;
			if (end - start >= 15) durationMs += u24(bytes, start + 12);
		}
		if (at + 8 <= fileEnd && pieces.open) {
			const kind = PICTURE.has(type) ? 'picture' : (KINDS.get(type) ?? 'application');
			const label = kind === 'application' ? latin1(bytes, at, 4).trim() : undefined;
			pieces.add(kind, start + length + (length & 1), start, start + length, label);
		}
		at = start + length + (length & 1);
	}
	if (size === 'unknown') throw new DamagedImage('no frame header');
	header.frames = animated ? Math.max(1, frames) : 1;
	header.isAnimated = header.frames > 1;
	if (header.isAnimated) header.durationMs = durationMs;
	else header.loop = null;
	header.mode = header.hasAlpha ? 'RGBA' : 'RGB';
	header.channels = header.hasAlpha ? 4 : 3;
	if (u32(bytes, 4, true) + 8 > bytes.length) header.warnings.push('file: ends before the end of the picture');
	if (isCut || !pieces.open) return { header, pieces: pieces.finish('rest') };
	pieces.add('picture', fileEnd);
	return { header, pieces: pieces.finish('trailing') };
}

/** RFC 6386, 9.1: a key frame has a start code and two sizes of 14 bits. */
function readLossy(bytes: Uint8Array, start: number, header: Header): void {
	if (!hasAscii(bytes, start + 3, '\x9d\x01\x2a')) throw new DamagedImage('a lossy frame without its start code');
	header.width = u16(bytes, start + 6, true) & 0x3fff;
	header.height = u16(bytes, start + 8, true) & 0x3fff;
}
