import { concat } from '../../kit/bytes';
import { hasAscii, latin1Bytes, u16, u32 } from '../bytes';
import { nameOf } from '../formats/box-rest';
import { boxesIn, type Box } from '../formats/isobmff';
import { uuidName } from '../formats/uuid-box';
import { NAMES } from '../metadata/block-names';
import { Blanked } from './blanked';
import { coarseExif } from './exif-writer';
import { Copy, type Cleaned, type Keep } from './keep';

/** Boxes that a decoder of JPEG XL needs. Without `jbrd` the JPEG that it came from, comments and all, cannot be made again. */
const JXL_PICTURE: ReadonlySet<string> = new Set(['JXL ', 'ftyp', 'jxll', 'jxli', 'jxlc', 'jxlp']);
/** JPEG 2000 only: files with fragment tables contain offsets into the file and are not copied. */
const JP2_PICTURE: ReadonlySet<string> = new Set([
	'jP  ',
	'ftyp',
	'rreq',
	'jp2h',
	'jp2c',
	'jpch',
	'jplh',
	'cgrp',
	'opct'
]);
const JP2_PLACES: ReadonlySet<string> = new Set(['ftbl', 'flst', 'cref', 'dtbl']);
const METADATA: Readonly<Record<string, string>> = { Exif: NAMES.exif, 'xml ': NAMES.xmp, jumb: NAMES.c2pa };

/** A JPEG XL without the boxes beside its codestream; a bare codestream holds no metadata and stays as it is. */
export function copyJxl(bytes: Uint8Array, keep: Keep): Cleaned | null {
	const copy = new Copy();
	if (u16(bytes, 0, false) === 0xff0a) copy.keep(bytes);
	// Four bytes of the box say how far its TIFF is.
	else copyBoxes(copy, bytes, keep, JXL_PICTURE, 'Exif\0\0\0\0');
	return copy.finish();
}

/** A JPEG 2000 without the boxes beside its codestream; comments in it and a profile that names a monitor are blanked in place. */
export function copyJp2(bytes: Uint8Array, keep: Keep): Cleaned | null {
	const blanked = new Blanked(bytes);
	const boxes = u32(bytes, 0, false) === CODESTREAM ? [] : boxesIn(bytes, 0, bytes.length);
	if (boxes.some(({ type }) => JP2_PLACES.has(type))) return null;
	if (!keep.blocks.has('text')) {
		if (boxes.length === 0) blankComments(blanked, bytes, 0, bytes.length);
		for (const { type, body, end } of boxes) if (type === 'jp2c') blankComments(blanked, bytes, body, end);
	}
	for (const head of boxes.filter(({ type }) => type === 'jp2h'))
		for (const { type, body, end } of boxesIn(bytes, head.body, head.end))
			if (type === 'colr' && bytes[body] === 2) blanked.cleanProfile(body + 3, end);
	const { bytes: clean, removed, kept } = blanked.finish();
	if (boxes.length === 0) return { bytes: clean, removed, kept };
	const copy = new Copy();
	copyBoxes(copy, clean, keep, JP2_PICTURE, 'uuidJpgTiffExif->JP2');
	const cut = copy.finish();
	const blank = bytes.length - kept;
	return { ...cut, removed: [...removed, ...cut.removed], kept: cut.kept - blank };
}

/** @param exifHead type of a box of EXIF, and the bytes before its TIFF */
function copyBoxes(copy: Copy, bytes: Uint8Array, keep: Keep, picture: ReadonlySet<string>, exifHead: string): void {
	const boxes = boxesIn(bytes, 0, bytes.length);
	let exif = coarseExif(keep);
	for (const box of boxes) {
		if (exif && CODE.has(box.type)) {
			copy.insert(boxOf(exifHead, exif));
			exif = null;
		}
		const name = blockName(bytes, box);
		const part = bytes.subarray(box.start, box.end);
		if (picture.has(box.type) || keep.blocks.has(name)) copy.keep(part);
		else copy.drop(name, part.length);
	}
	const end = boxes.at(-1)?.end ?? 0;
	copy.drop(NAMES.trailing, bytes.length - end);
}

/** Boxes of the codestream: the last one may have the length 0, to the end of the file. */
const CODE: ReadonlySet<string> = new Set(['jxlc', 'jxlp', 'jp2c']);

function boxOf(head: string, body: Uint8Array): Uint8Array {
	const box = concat([new Uint8Array(4), latin1Bytes(head), body]);
	new DataView(box.buffer).setUint32(0, box.length);
	return box;
}

const blockName = (bytes: Uint8Array, box: Box): string =>
	box.type === 'uuid' ? uuidName(bytes, box) : (METADATA[box.type] ?? nameOf(box));

const CODESTREAM = 0xff4fff51;
const [COMMENT, START_OF_TILE] = [0xff64, 0xff90];
const MAX_SEGMENTS = 1000;
const SPACE = 0x20;

/** Comments in the head of a codestream (15444-1, A.9.2). */
function blankComments(copy: Blanked, bytes: Uint8Array, start: number, end: number): void {
	for (let at = start + 2, count = 0; at + 4 <= end && count < MAX_SEGMENTS; count++) {
		const marker = u16(bytes, at, false);
		if (marker < 0xff00 || marker === START_OF_TILE) return;
		const stop = Math.min(end, at + 2 + u16(bytes, at + 2, false));
		if (marker === COMMENT && !hasAscii(bytes, at + 6, ' ')) copy.blank('text', at + 6, stop, undefined, SPACE);
		at = Math.max(stop, at + 4);
	}
}
