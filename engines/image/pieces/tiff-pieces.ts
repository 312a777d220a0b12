import { EXIF_DIRECTORY, EXIF_TAGS, GPS_DIRECTORY } from '../exif-tags';
import { offsetsOf, type Entry, type Tiff } from '../ifd';
import type { PieceKind } from './piece';

/** A value of a TIFF directory that is a separate block. */
export interface TiffPart {
	readonly kind: PieceKind | 'maker';
	readonly start: number;
	readonly end: number;
	readonly label?: string;
}

const MAKER_NOTE = 0x927c;
const THUMBNAIL_START = 0x0201;
const THUMBNAIL_LENGTH = 0x0202;
const SUB_DIRECTORIES = 0x014a;

/** Tags of a TIFF that hold a block of another kind. */
const KINDS = new Map<number, PieceKind>([
	[700, 'xmp'],
	[33723, 'iptc'],
	[34377, 'photoshop'],
	[34675, 'icc']
]);

/** Tags of the pixels' layout: sizes, strips, tiles, tables (TIFF 6.0), and those of JPEG within it. */
const isLayout = (tag: number) =>
	(tag >= 254 && tag <= 268) ||
	(tag >= 273 && tag <= 284) ||
	(tag >= 290 && tag <= 301) ||
	(tag >= 317 && tag <= 360) ||
	(tag >= 512 && tag <= 532);

/** Bytes that programs keep in EXIF for themselves and that say nothing: padding, offsets, print settings, and DNG's tables. */
const SILENT: ReadonlySet<number> = new Set([
	0xea1c, 0xea1d, 0xc4a5, 0x935c, 0xa302, 0x9101, 0xa40b, 0x828e, 0x5091, 0x5090
]);

/** GeoTIFF 1.1: points of the picture on the map, and how pixels become places. */
const MAP_TAGS: ReadonlySet<number> = new Set([33922, 34264]);

/** Directories that are visited: pages, their EXIF and GPS, and those inside; and their tags together. */
const MAX_DIRECTORIES = 4096;
const MAX_TAGS = 25_000;
/** Maximum number of separate blocks; real files have some dozens. */
const MAX_PARTS = 1000;

const POINTERS = [EXIF_DIRECTORY, GPS_DIRECTORY];
const lastOf = (entries: readonly Entry[], tag: number) => entries.findLast((entry) => entry.tag === tag)?.value ?? 0;

/** A directory that has tags beside those of pixels' layout, and is neither the first nor one that the first points to. */
export interface FurtherDirectory {
	readonly offset: number;
	readonly isPosition: boolean;
	/** What its tags take, their values with them. */
	readonly bytes: number;
}

export interface TiffParts {
	readonly parts: readonly TiffPart[];
	/** What all other tags take that do not lay out pixels. */
	readonly tagBytes: number;
	readonly further: readonly FurtherDirectory[];
	/** Whether there are more directories, tags or blocks than were looked at. */
	readonly isCut: boolean;
	/** Whether a directory says where its picture lies on a map. */
	readonly isMap: boolean;
}

/** Blocks in a TIFF file or in EXIF, which is one: maker notes, thumbnails, and values of other kinds; and where further tags are. */
export function tiffParts(tiff: Tiff): TiffParts {
	const { block } = tiff;
	let tagBytes = 0;
	let tags = 0;
	let isCut = false;
	let isMap = false;
	const parts: TiffPart[] = [];
	const further: FurtherDirectory[] = [];
	const queue = [{ offset: tiff.first, isFirst: true, isPosition: false }];
	const seen = new Set<number>();
	for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
		const { offset, isFirst, isPosition } = visit;
		if (offset === 0 || offset >= block.length || seen.has(offset)) continue;
		if (seen.size >= MAX_DIRECTORIES || tags >= MAX_TAGS || parts.length >= MAX_PARTS) {
			isCut = true;
			break;
		}
		seen.add(offset);
		const { entries, next, isCut: isLong } = tiff.directory(offset);
		tags += entries.length;
		isCut ||= isLong;
		let [start, length] = [0, 0];
		queue.push({ offset: next, isFirst: false, isPosition: false });
		const before = tagBytes;
		const readWithFirst = isFirst && offset === tiff.first ? POINTERS.map((tag) => lastOf(entries, tag)) : [];
		for (const entry of entries) {
			if (entry.tag === EXIF_DIRECTORY || entry.tag === GPS_DIRECTORY)
				queue.push({
					offset: entry.value,
					isFirst: readWithFirst.includes(entry.value),
					isPosition: entry.tag === GPS_DIRECTORY
				});
			else if (entry.tag === SUB_DIRECTORIES)
				for (const inner of offsetsOf(tiff, entry)) queue.push({ offset: inner, isFirst: false, isPosition: false });
			else if (entry.tag === MAKER_NOTE) parts.push({ kind: 'maker', start: entry.start, end: entry.end });
			else if (entry.tag === THUMBNAIL_START) start = entry.value;
			else if (entry.tag === THUMBNAIL_LENGTH) length = entry.value;
			else {
				const kind = KINDS.get(entry.tag);
				if (MAP_TAGS.has(entry.tag)) isMap = true;
				if (kind) parts.push({ kind, start: entry.start, end: entry.end });
				else if (isUnknownData(entry)) parts.push(unknownPart(entry));
				else if (!isLayout(entry.tag)) {
					tagBytes += 12 + (entry.end - entry.start > 4 ? entry.end - entry.start : 0);
					if (isUnknownText(entry)) parts.push({ ...unknownPart(entry), kind: 'text' });
				}
			}
		}
		if (!isFirst && tagBytes > before) further.push({ offset, isPosition, bytes: tagBytes - before });
		if (start > 0 && start < block.length && length > 0)
			parts.push({ kind: 'thumbnail', start, end: Math.min(block.length, start + length) });
	}
	return { parts, tagBytes, further, isCut, isMap };
}

/** Sixteen bytes and more of a type without meaning, under a number that no standard of ours knows. */
const isUnknownData = ({ tag, type, start, end }: Entry) =>
	tag >= 0x8000 &&
	(type === 1 || type === 7) &&
	end - start >= 16 &&
	(DNG_PRIVATE.has(tag) || (!SILENT.has(tag) && !isStandard(tag)));

/** What DNG lets a maker keep for itself, and the raw file that a DNG was made of. */
const DNG_PRIVATE: ReadonlySet<number> = new Set([0xc634, 0xc68c]);

/** Text under a number that no standard of ours knows; the low ones are those of places. */
const isUnknownText = ({ tag, type, start, end }: Entry) =>
	type === 2 && tag >= 254 && end - start > 3 && !EXIF_TAGS.has(tag) && !QUIET_TEXTS.has(tag);

/** GeoTIFF's names of geodetic systems, GDAL's value for no data. */
const QUIET_TEXTS: ReadonlySet<number> = new Set([34737, 42113]);

/** EXIF's own, Windows' XP tags, GeoTIFF, DNG. */
const isStandard = (tag: number) =>
	(tag >= 0x9000 && tag <= 0x94ff) ||
	(tag >= 0x9c9b && tag <= 0x9c9f) ||
	(tag >= 0xa000 && tag <= 0xa5ff) ||
	(tag >= 0xc612 && tag <= 0xcd4b) ||
	(tag >= 0x8298 && tag <= 0x829f);

const unknownPart = ({ tag, start, end }: Entry): TiffPart => ({
	kind: 'application',
	start,
	end,
	label: `tag ${tag}`
});
