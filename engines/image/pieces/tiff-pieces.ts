import { decodeTiffHead, listEntries, type Entry } from '../ifd';
import type { PieceKind } from './piece';

/** A value of a TIFF directory that is a block of its own. */
export interface TiffPart {
	readonly kind: PieceKind | 'maker';
	readonly start: number;
	readonly end: number;
	readonly label?: string;
}

const EXIF_DIRECTORY = 0x8769;
const GPS_DIRECTORY = 0x8825;
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

/** Directories that are visited: pages, their EXIF and GPS, and those inside. */
const MAX_DIRECTORIES = 64;
/** Blocks that are told apart; real files have some dozens. */
const MAX_PARTS = 1000;

/**
 * Blocks in a TIFF file or in EXIF, which is one: maker notes, thumbnails, and values of other kinds. `tagBytes` is what
 * all other tags take that do not lay out pixels.
 */
export function tiffParts(block: Uint8Array): { readonly parts: readonly TiffPart[]; readonly tagBytes: number } {
	const head = decodeTiffHead(block);
	if (!head) return { parts: [], tagBytes: 0 };
	let tagBytes = 0;
	const parts: TiffPart[] = [];
	const queue = [head.first];
	const seen = new Set<number>();
	for (let offset = queue.shift(); offset !== undefined; offset = queue.shift()) {
		if (seen.size >= MAX_DIRECTORIES || parts.length >= MAX_PARTS) break;
		if (offset === 0 || seen.has(offset)) continue;
		seen.add(offset);
		const { entries, next } = listEntries(block, head, offset);
		const number = (tag: number) => entries.find((entry) => entry.tag === tag)?.value;
		queue.push(next);
		for (const entry of entries) {
			if (entry.tag === EXIF_DIRECTORY || entry.tag === GPS_DIRECTORY) queue.push(entry.value);
			else if (entry.tag === SUB_DIRECTORIES) queue.push(...entry.offsets);
			else if (entry.tag === MAKER_NOTE) parts.push({ kind: 'maker', start: entry.start, end: entry.end });
			else {
				const kind = KINDS.get(entry.tag);
				if (kind) parts.push({ kind, start: entry.start, end: entry.end });
				else if (isUnknownData(entry)) parts.push(unknownPart(entry));
				else if (!isLayout(entry.tag)) tagBytes += 12 + (entry.end - entry.start > 4 ? entry.end - entry.start : 0);
			}
		}
		const start = number(THUMBNAIL_START);
		const length = number(THUMBNAIL_LENGTH);
		if (start !== undefined && length !== undefined && start > 0 && start < block.length && length > 0)
			parts.push({ kind: 'thumbnail', start, end: Math.min(block.length, start + length) });
	}
	return { parts, tagBytes };
}

/** Sixteen bytes and more of a type without meaning, under a number that no standard of ours knows. */
const isUnknownData = ({ tag, type, start, end }: Entry) =>
	tag >= 0x8000 && (type === 1 || type === 7) && end - start >= 16 && !SILENT.has(tag) && !isStandard(tag);

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
