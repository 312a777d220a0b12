import { hasAscii, u32 } from '../bytes';
import { isKnownBox, nameOf, restStart, wordsIn } from '../formats/box-rest';
import { BETWEEN_ITEMS, betweenItems, namedItems } from '../formats/heif';
import { boxAt, boxesIn, findBox, readItems, type Box } from '../formats/isobmff';
import { namesIn, sampleBoxesIn, timesIn, tracksIn, userBoxesIn } from '../formats/tracks';
import { uuidName } from '../formats/uuid-box';
import { Blanked } from './blanked';
import { filterExif } from './exif-writer';
import type { Cleaned, Keep } from './keep';

const EMPTY_XMP = new TextEncoder().encode('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>');
const SPACE = 0x20;

/**
 * A HEIC, HEIF or AVIF whose EXIF, XMP and other metadata items are blank: an EXIF of the kept tags, an empty
 * packet, zeros. So are the times, names and user data of an image sequence. No offset changes. Null when neither
 * items nor tracks can be located.
 */
export function copyHeif(bytes: Uint8Array, keep: Keep): Cleaned | null {
	const [meta, moov] = [findBox(bytes, 'meta'), findBox(bytes, 'moov')];
	if (!meta && !moov) return null;
	const copy = new Blanked(bytes);
	if (meta) blankItems(copy, bytes, meta, keep, moov !== null);
	if (moov) blankFilm(copy, bytes, moov, keep);
	for (const box of boxesIn(bytes, 0, bytes.length))
		if (box.type === 'uuid') blankUuid(copy, box, keep, bytes);
		else if (wordsIn(bytes, box) !== '' && !keep.blocks.has('text')) copy.blank('text', box.body, box.end);
		else if (!isKnownBox(box) && !keep.blocks.has(nameOf(box)))
			copy.blank(nameOf(box), box.start, box.end, blankHead(box));
	const last = restStart(bytes);
	if (!keep.blocks.has('data after the picture')) copy.blank('data after the picture', last, bytes.length);
	if (copy.isOverlapping) return null;
	return copy.finish();
}

function blankItems(copy: Blanked, bytes: Uint8Array, meta: Box, keep: Keep, hasTracks: boolean): void {
	const listed = readItems(bytes, meta);
	const { items } = listed;
	// Spaces: a zero would end the name, and what follows it is of another kind.
	for (const { nameAt } of keep.blocks.has('text') ? [] : namedItems(listed))
		copy.blank('text', nameAt.start, nameAt.end, undefined, SPACE);
	// Without all offsets, gaps cannot be distinguished from picture data.
	if (listed.places && !hasTracks && !keep.blocks.has(BETWEEN_ITEMS))
		for (const [start, end] of betweenItems(bytes, listed)) copy.blank(BETWEEN_ITEMS, start, end);
	for (const { type, contentType, extents } of items.values()) {
		const [first] = extents;
		if (!first) continue;
		const isXmp = type === 'mime' && contentType.includes('rdf+xml');
		if (type === 'Exif' && !keep.blocks.has('EXIF')) {
			const data = bytes.subarray(first.start, first.end);
			const start = 4 + u32(data, 0, false);
			const exif = fittingExif(data.subarray(start), keep, first.end - first.start - 4) ?? bareExif();
			for (const [i, extent] of extents.entries())
				copy.blank('EXIF', extent.start, extent.end, i === 0 ? withPrefix(exif) : undefined);
		} else if (isXmp && !keep.blocks.has('XMP'))
			for (const [i, extent] of extents.entries())
				copy.blank('XMP', extent.start, extent.end, i === 0 ? EMPTY_XMP : undefined, SPACE);
		else if ((type === 'mime' || type === 'uri ') && !isXmp && !keep.blocks.has(`item (${contentType || type.trim()})`))
			for (const extent of extents) copy.blank(`item (${contentType || type.trim()})`, extent.start, extent.end);
	}
	const ipco = boxAt(bytes, meta, 'iprp', 'ipco');
	for (const box of ipco ? boxesIn(bytes, ipco.body, ipco.end) : [])
		// What users wrote of the pictures.
		if (box.type === 'udes') copy.blank('text', box.body, box.end);
		else cleanColours(copy, bytes, box);
}

/** The kept tags, without the coarse place and year if the item lacks room for them. */
function fittingExif(block: Uint8Array, keep: Keep, room: number): Uint8Array | null {
	const exif = filterExif(block, keep, false);
	return exif && exif.length > room && keep.coarse ? filterExif(block, { ...keep, coarse: undefined }, false) : exif;
}

/** Times, names of tracks, user data and profiles of an image sequence. */
function blankFilm(copy: Blanked, bytes: Uint8Array, moov: Box, keep: Keep): void {
	if (!keep.date) for (const { start, end } of timesIn(bytes, moov)) copy.blank('film', start, end);
	if (!keep.blocks.has('text'))
		for (const { start, end } of namesIn(bytes, moov)) copy.blank('text', start, end, undefined, SPACE);
	for (const box of keep.blocks.has('film') ? [] : userBoxesIn(bytes, moov))
		copy.blank('film', box.start, box.end, blankHead(box));
	for (const trak of tracksIn(bytes, moov))
		for (const box of sampleBoxesIn(bytes, trak)) cleanColours(copy, bytes, box);
}

/** A TIFF block of an empty directory. */
const bareExif = () => Uint8Array.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]);
const withPrefix = (exif: Uint8Array) => Uint8Array.from([0, 0, 0, 0, ...exif]);

/** The head of an empty box of the same length; of one too long for it the end of the file is its end. */
function blankHead({ start, end }: Box): Uint8Array<ArrayBuffer> {
	const head = new Uint8Array(8);
	if (end - start < 2 ** 32) new DataView(head.buffer).setUint32(0, end - start);
	head.set([0x66, 0x72, 0x65, 0x65], 4);
	return head;
}

/** A profile that names a monitor is written anew into its place. */
function cleanColours(copy: Blanked, bytes: Uint8Array, { type, body, end }: Box): void {
	if (type === 'colr' && (hasAscii(bytes, body, 'prof') || hasAscii(bytes, body, 'rICC')))
		copy.cleanProfile(body + 4, end);
}

function blankUuid(copy: Blanked, box: Box, keep: Keep, bytes: Uint8Array): void {
	const name = uuidName(bytes, box);
	if (!keep.blocks.has(name)) copy.blank(name, box.start, box.end, blankHead(box));
}
