import { concat } from '../../kit/bytes';
import { lowerBound } from '../../kit/lower-bound';
import { u16, u32 } from '../bytes';
import { EXIF_DIRECTORY, GPS_DIRECTORY } from '../exif-tags';
import { offsetsOf, openTiff, Tiff, type Entry } from '../ifd';
import { Blanked } from './blanked';
import { coarseTags } from './coarse';
import type { Cleaned, Keep } from './keep';
import { writeDirectories } from './tiff-writer';

/** Tags that lay out pixels, their colours, their size on paper and the order of pages. */
const isPicture = (tag: number) =>
	(tag >= 254 && tag <= 266) ||
	(tag >= 273 && tag <= 284 && tag !== 285) ||
	(tag >= 288 && tag <= 301) ||
	(tag >= 317 && tag <= 347 && tag !== 330) ||
	(tag >= 512 && tag <= 532) ||
	tag === 330 ||
	tag === 32997 ||
	tag === 32998 ||
	tag === 34675;
const BLOCK_TAGS: ReadonlyMap<number, string> = new Map([
	[700, 'XMP'],
	[33723, 'IPTC'],
	[34377, 'Photoshop data']
]);
const DATE = 306;
const COPYRIGHT = [315, 33432];
const CAMERA = [271, 272];
const DIRECTORIES = [EXIF_DIRECTORY, GPS_DIRECTORY, 0xa005];
const SUB_DIRECTORIES = 330;
const MAX_DIRECTORIES = 4096;
/** Tags of all directories together: two thousand scanned pages have some twenty each. */
const MAX_TAGS = 40_000;
/** Strips and tiles of all pages together; the largest scans within the size limit have some ten thousand. */
const MAX_STRIPS = 200_000;

/** A TIFF with unkept tags zeroed; offsets stay. Null for BigTIFF, values among pixels, and past the bounds. */
export function copyTiff(bytes: Uint8Array, keep: Keep): Cleaned | null {
	const tiff = openTiff(bytes);
	if (!tiff || tiff.big) return null;
	const copy = new Blanked(bytes);
	const queue = [tiff.first];
	const seen = new Set<number>();
	let tags = 0;
	let strips = 0;
	for (let offset = queue.shift(); offset !== undefined; offset = queue.shift()) {
		if (offset === 0 || seen.has(offset)) continue;
		seen.add(offset);
		const { entries, next, isCut } = tiff.directory(offset);
		tags += entries.length;
		if (isCut || seen.size > MAX_DIRECTORIES || tags > MAX_TAGS) return null;
		queue.push(next);
		for (const entry of entries) if (entry.tag === SUB_DIRECTORIES) queue.push(...offsetsOf(tiff, entry));
		const gone = entries.filter((entry) => !stays(entry, keep));
		const pixels = pixelRanges(tiff, entries, MAX_STRIPS - strips);
		if (!pixels || isAnyIn(pixels, gone)) return null;
		strips += pixels.length;
		for (const entry of gone) blankEntry(copy, tiff, entry, 0);
		if (copy.isOverlapping) return null;
		const profile = entries.find(({ tag }) => tag === 34675);
		if (profile && !gone.includes(profile)) copy.cleanProfile(profile.start, profile.end);
		if (gone.length > 0) closeDirectory(copy.bytes, tiff.little, offset, gone);
	}
	return withCoarse(copy.finish(), tiff, keep);
}

/** Appends a new first directory with the coarse place and year, because the old one lacks room for more tags. */
function withCoarse(cleaned: Cleaned, { little, first }: Tiff, keep: Keep): Cleaned {
	const { bytes } = cleaned;
	const { moment, place } = coarseTags(keep, little);
	const { entries, next } = new Tiff(bytes, little, first).directory(first);
	if (moment.length + place.length === 0 || entries.some(({ tag }) => DIRECTORIES.includes(tag))) return cleaned;
	const end = (bytes.length + 1) & ~1;
	// Values of more than four bytes stay where they are: the entry has their offset.
	const main = entries.map(({ tag, type, count, at }) => ({
		tag,
		type,
		count,
		value: bytes.slice(at + 8, at + 12)
	}));
	const inner = [
		[EXIF_DIRECTORY, moment],
		[GPS_DIRECTORY, place]
	] as const;
	const out = concat([bytes, new Uint8Array(end - bytes.length), writeDirectories(end, little, main, inner, next)]);
	out.fill(0, first, first + 6 + 12 * u16(bytes, first, little));
	new DataView(out.buffer).setUint32(4, end, little);
	return { ...cleaned, bytes: out };
}

function stays({ tag }: Entry, keep: Keep): boolean {
	if (tag === 34675) return keep.blocks.has('colour profile');
	const block = BLOCK_TAGS.get(tag);
	if (block !== undefined) return keep.blocks.has(block);
	if (isPicture(tag)) return true;
	return (
		(keep.date && tag === DATE) ||
		(keep.copyright && COPYRIGHT.includes(tag)) ||
		(keep.camera && CAMERA.includes(tag)) ||
		keep.blocks.has('EXIF')
	);
}

function blankEntry(copy: Blanked, tiff: Tiff, entry: Entry, depth: number): void {
	const name = BLOCK_TAGS.get(entry.tag) ?? (entry.tag === 34675 ? 'colour profile' : 'EXIF');
	if (DIRECTORIES.includes(entry.tag) && depth < 4) {
		for (const inner of tiff.directory(entry.value).entries) blankEntry(copy, tiff, inner, depth + 1);
		const count = u16(tiff.block, entry.value, tiff.little);
		copy.blank(name, entry.value, entry.value + 6 + 12 * count);
	}
	if (entry.start < entry.at || entry.start >= entry.at + 12) copy.blank(name, entry.start, entry.end);
}

/** Tags of where strips, tiles and a JPEG's bytes begin, each with that of their lengths. */
const PIXEL_LISTS = [
	[273, 279],
	[324, 325],
	[513, 514]
] as const;
const PIXEL_TAGS: ReadonlySet<number> = new Set(PIXEL_LISTS.flat());

type Range = readonly [start: number, end: number];

/** Strips and tiles as far as the directory lists them; null when they are more than `most`. */
function pixelRanges({ block, little }: Tiff, entries: readonly Entry[], most: number): readonly Range[] | null {
	const ranges: Range[] = [];
	const listed = new Map<number, Entry>();
	for (const entry of entries) if (PIXEL_TAGS.has(entry.tag) && !listed.has(entry.tag)) listed.set(entry.tag, entry);
	for (const [offsets, counts] of PIXEL_LISTS) {
		const [where, sizes] = [listed.get(offsets), listed.get(counts)];
		if (!where || !sizes) continue;
		const width = (entry: Entry) => (entry.type === 3 ? 2 : 4);
		const number = (entry: Entry, i: number) =>
			width(entry) === 2 ? u16(block, entry.start + 2 * i, little) : u32(block, entry.start + 4 * i, little);
		const count = Math.min((where.end - where.start) / width(where), (sizes.end - sizes.start) / width(sizes));
		if (ranges.length + count > most) return null;
		for (let i = 0; i < count; i++) ranges.push([number(where, i), number(where, i) + number(sizes, i)]);
	}
	return ranges;
}

function isAnyIn(ranges: readonly Range[], entries: readonly Entry[]): boolean {
	if (ranges.length === 0) return false;
	const values: [start: number, end: number][] = [];
	// Joined where they touch: of what lies in order one search finds the only one that may be met.
	for (const { start, end } of entries.toSorted((a, b) => a.start - b.start)) {
		const last = values.at(-1);
		if (last && start <= last[1]) last[1] = Math.max(last[1], end);
		else values.push([start, end]);
	}
	return ranges.some(([from, to]) => {
		const met = lowerBound(values.length, (at) => (values[at]?.[1] ?? 0) <= from);
		return (values[met]?.[0] ?? Infinity) < to;
	});
}

/** `gone` in the directory's order. Moves the entries that stay together and lets the next directory follow them. */
function closeDirectory(bytes: Uint8Array<ArrayBuffer>, little: boolean, offset: number, gone: readonly Entry[]): void {
	const count = u16(bytes, offset, little);
	const end = offset + 2 + 12 * count;
	const next = bytes.slice(end, end + 4);
	let to = offset + 2;
	let left = 0;
	let removed = 0;
	for (let i = 0, at = offset + 2; i < count && at + 12 <= bytes.length; i++, at += 12) {
		if (gone[removed]?.at === at) {
			removed++;
			continue;
		}
		if (to < at) bytes.copyWithin(to, at, at + 12);
		to += 12;
		left++;
	}
	bytes.fill(0, to, Math.min(bytes.length, end + 4));
	bytes.set(next.subarray(0, Math.max(0, bytes.length - to)), to);
	new DataView(bytes.buffer).setUint16(offset, left, little);
}
