import { hasAscii, u16, u32 } from '../bytes';
import { walkPng } from '../png';
import type { Gatherer } from '../metadata/gather';
import { pictureHeader, type Read } from './read';

const ENTRY = 16;
/** Larger values are damage: the directory's size is used. */
const MAX_SIDE = 4096;

/** Maximum number of PNGs whose metadata is read; icons have a handful. */
const MAX_PNGS = 16;
/** Of all of them: they may lie over each other. */
const MAX_PIECES = 4500;

/** ICO and CUR: the largest of their pictures; `frames` counts them. Null when the directory is invalid. */
export function readIcon(bytes: Uint8Array, gatherer: Gatherer): Read | null {
	const kind = u32(bytes, 0, false);
	const count = u16(bytes, 4, true);
	if ((kind !== 0x0000_0100 && kind !== 0x0000_0200) || count === 0 || bytes.length < 6 + ENTRY) return null;
	const pngs = new Set<number>();
	let best = { width: 0, height: 0, bits: 0 };
	for (let i = 0; i < count && 6 + (i + 1) * ENTRY <= bytes.length; i++) {
		const at = 6 + i * ENTRY;
		const offset = u32(bytes, at + 12, true);
		if (offset >= bytes.length) continue;
		if (hasAscii(bytes, offset, '\x89PNG')) pngs.add(offset);
		const inside = sizeInside(bytes, offset);
		const picture = {
			width: inside?.[0] ?? ((bytes[at] ?? 0) || 256),
			height: inside?.[1] ?? ((bytes[at + 1] ?? 0) || 256),
			bits: inside?.[2] ?? u16(bytes, at + 6, true)
		};
		const larger = picture.width * picture.height - best.width * best.height;
		if (larger > 0 || (larger === 0 && picture.bits > best.bits)) best = picture;
	}
	if (best.width === 0) return null;
	const palette = best.bits > 0 && best.bits <= 8;
	const header = pictureHeader(best.width, best.height, palette ? 1 : 4, palette ? best.bits : 8, true);
	header.mode = palette ? 'P' : 'RGBA';
	header.frames = count;
	let left = MAX_PIECES;
	for (const start of [...pngs].slice(0, MAX_PNGS)) {
		const png = bytes.subarray(start);
		const pieces = walkPng(png, true).pieces.filter(({ kind: piece }) => piece !== 'trailing');
		left -= pieces.length;
		if (left < 0) {
			gatherer.unreadBlock('picture', 0);
			break;
		}
		gatherer.pieces(png, pieces, 'PNG');
	}
	return { format: kind === 0x0000_0100 ? 'ICO' : 'CUR', header };
}

/** A PNG says its own size; of a bitmap the height counts the mask too. */
function sizeInside(bytes: Uint8Array, at: number): readonly [number, number, number] | null {
	const isPng = hasAscii(bytes, at, '\x89PNG');
	if (!isPng && u32(bytes, at, true) !== 40) return null;
	const [width, height, bits] = isPng
		? [u32(bytes, at + 16, false), u32(bytes, at + 20, false), 32]
		: [u32(bytes, at + 4, true), u32(bytes, at + 8, true) >> 1, u16(bytes, at + 14, true)];
	return width > 0 && width <= MAX_SIDE && height > 0 && height <= MAX_SIDE ? [width, height, bits] : null;
}
