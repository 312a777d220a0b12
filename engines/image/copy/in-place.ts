import { lowerBound } from '../../kit/lower-bound';
import { hasAscii, u16, u32 } from '../bytes';
import { isKnownBox, nameOf, restStart, wordsIn } from '../formats/box-rest';
import { BETWEEN_ITEMS, betweenItems, namedItems } from '../formats/heif';
import { boxAt, boxesIn, findBox, readItems, type Box } from '../formats/isobmff';
import { decodeTiffHead, listEntries, offsetsOf, type Entry, type TiffHead } from '../ifd';
import { filterExif } from './exif-writer';
import type { Cleaned, Keep } from './keep';
import { cleanProfile } from './profile-copy';

const NO_FILLER = new Uint8Array();

/** Collects what is blanked in a copy whose offsets must stay: the length is that of the original. */
class Blanked {
	readonly bytes: Uint8Array<ArrayBuffer>;
	private readonly dropped = new Map<string, number>();
	/** By where a stretch begins the furthest end that is blanked already. */
	private readonly done = new Map<number, number>();
	private blanked = 0;

	constructor(private readonly original: Uint8Array) {
		this.bytes = original.slice();
	}

	/** Whether more was blanked than there is: stretches that lie over each other, as no program writes them. */
	get isOverlapping(): boolean {
		return this.blanked > this.original.length;
	}

	/** Writes `filler` and zeros over a stretch. */
	blank(name: string, start: number, end: number, filler = NO_FILLER, rest = 0): void {
		const stop = Math.min(end, this.bytes.length);
		if (stop <= Math.max(start, this.done.get(start) ?? 0) || this.isOverlapping) return;
		this.done.set(start, stop);
		this.blanked += stop - start;
		this.bytes.fill(rest, start, stop);
		this.bytes.set(filler.subarray(0, stop - start), start);
		const lost = Math.max(0, stop - start - filler.length);
		if (lost > 0) this.dropped.set(name, (this.dropped.get(name) ?? 0) + lost);
	}

	finish(): Cleaned {
		const removed = [...this.dropped].map(([name, bytes]) => ({ name, bytes }));
		return { bytes: this.bytes, removed, kept: this.bytes.length - removed.reduce((sum, { bytes }) => sum + bytes, 0) };
	}
}

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
const DIRECTORIES = [0x8769, 0x8825, 0xa005];
const SUB_DIRECTORIES = 330;
const MAX_DIRECTORIES = 4096;
/** Tags of all directories together: two thousand scanned pages have some twenty each. */
const MAX_TAGS = 40_000;
/** Strips and tiles of all pages together; the largest scans of the length that is taken have some ten thousand. */
const MAX_STRIPS = 200_000;

/**
 * A TIFF whose tags that are not kept are gone: their values are zeros, their entries are taken out of the directories.
 * Every other byte stays where it is. Null for BigTIFF, where a value lies in the pixels, and beyond the bounds above.
 */
export function copyTiff(bytes: Uint8Array, keep: Keep): Cleaned | null {
	const head = decodeTiffHead(bytes);
	if (!head || head.big) return null;
	const copy = new Blanked(bytes);
	const queue = [head.first];
	const seen = new Set<number>();
	let tags = 0;
	let strips = 0;
	for (let offset = queue.shift(); offset !== undefined; offset = queue.shift()) {
		if (offset === 0 || seen.has(offset)) continue;
		seen.add(offset);
		const { entries, next, isCut } = listEntries(bytes, head, offset);
		tags += entries.length;
		if (isCut || seen.size > MAX_DIRECTORIES || tags > MAX_TAGS) return null;
		queue.push(next);
		for (const entry of entries) if (entry.tag === SUB_DIRECTORIES) queue.push(...offsetsOf(bytes, head, entry));
		const gone = entries.filter((entry) => !stays(entry, keep));
		const pixels = pixelRanges(bytes, head, entries, MAX_STRIPS - strips);
		if (!pixels || isAnyIn(pixels, gone)) return null;
		strips += pixels.length;
		for (const entry of gone) blankEntry(copy, bytes, head, entry, 0);
		if (copy.isOverlapping) return null;
		const profile = entries.find(({ tag }) => tag === 34675);
		if (profile && !gone.includes(profile)) shortenProfile(copy, bytes, head, profile);
		if (gone.length > 0) closeDirectory(copy.bytes, head, offset, gone);
	}
	return copy.finish();
}

/** A profile that names a monitor is written shorter into its place. */
function shortenProfile(copy: Blanked, bytes: Uint8Array, { little }: TiffHead, { at, start, end }: Entry): void {
	const cleaned = cleanProfile(bytes.subarray(start, end));
	if (!cleaned || cleaned.length > end - start) return;
	copy.blank('colour profile', start, end, cleaned);
	new DataView(copy.bytes.buffer).setUint32(at + 4, cleaned.length, little);
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

function blankEntry(copy: Blanked, bytes: Uint8Array, head: TiffHead, entry: Entry, depth: number): void {
	const name = BLOCK_TAGS.get(entry.tag) ?? (entry.tag === 34675 ? 'colour profile' : 'EXIF');
	if (DIRECTORIES.includes(entry.tag) && depth < 4) {
		const { entries } = listEntries(bytes, head, entry.value);
		for (const inner of entries) blankEntry(copy, bytes, head, inner, depth + 1);
		const count = u16(bytes, entry.value, head.little);
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
function pixelRanges(
	bytes: Uint8Array,
	head: TiffHead,
	entries: readonly Entry[],
	most: number
): readonly Range[] | null {
	const ranges: Range[] = [];
	const listed = new Map<number, Entry>();
	for (const entry of entries) if (PIXEL_TAGS.has(entry.tag) && !listed.has(entry.tag)) listed.set(entry.tag, entry);
	for (const [offsets, counts] of PIXEL_LISTS) {
		const [where, sizes] = [listed.get(offsets), listed.get(counts)];
		if (!where || !sizes) continue;
		const width = (entry: Entry) => (entry.type === 3 ? 2 : 4);
		const number = (entry: Entry, i: number) =>
			width(entry) === 2 ? u16(bytes, entry.start + 2 * i, head.little) : u32(bytes, entry.start + 4 * i, head.little);
		const count = Math.min((where.end - where.start) / width(where), (sizes.end - sizes.start) / width(sizes));
		if (ranges.length + count > most) return null;
		for (let i = 0; i < count; i++) ranges.push([number(where, i), number(where, i) + number(sizes, i)]);
	}
	return ranges;
}

/** Whether one of the ranges and one of the entries' values lie over each other. */
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
function closeDirectory(
	bytes: Uint8Array<ArrayBuffer>,
	{ little }: TiffHead,
	offset: number,
	gone: readonly Entry[]
): void {
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

const EMPTY_XMP = new TextEncoder().encode('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>');
const SPACE = 0x20;

/**
 * A HEIC, HEIF or AVIF whose EXIF, XMP and other metadata items are blank: an EXIF of the tags that are kept, an empty
 * packet, zeros. All stands where it stood. Null when the items cannot be located.
 */
export function copyHeif(bytes: Uint8Array, keep: Keep): Cleaned | null {
	const meta = findBox(bytes, 'meta');
	if (!meta) return null;
	const listed = readItems(bytes, meta);
	const { items } = listed;
	const copy = new Blanked(bytes);
	// Spaces: a zero would end the name, and what follows it is of another kind.
	for (const { nameAt } of keep.blocks.has('text') ? [] : namedItems(listed))
		copy.blank('text', nameAt.start, nameAt.end, undefined, SPACE);
	// Where not all places are known, what is between them cannot be told from a picture.
	if (listed.places && !findBox(bytes, 'moov') && !keep.blocks.has(BETWEEN_ITEMS))
		for (const [start, end] of betweenItems(bytes, listed)) copy.blank(BETWEEN_ITEMS, start, end);
	for (const { type, contentType, extents } of items.values()) {
		const [first] = extents;
		if (!first) continue;
		const isXmp = type === 'mime' && contentType.includes('rdf+xml');
		if (type === 'Exif' && !keep.blocks.has('EXIF')) {
			const data = bytes.subarray(first.start, first.end);
			const start = 4 + u32(data, 0, false);
			const exif = filterExif(data.subarray(start), keep, false) ?? bareExif();
			for (const [i, extent] of extents.entries())
				copy.blank('EXIF', extent.start, extent.end, i === 0 ? withPrefix(exif) : undefined);
		} else if (isXmp && !keep.blocks.has('XMP'))
			for (const [i, extent] of extents.entries())
				copy.blank('XMP', extent.start, extent.end, i === 0 ? EMPTY_XMP : undefined, SPACE);
		else if ((type === 'mime' || type === 'uri ') && !isXmp && !keep.blocks.has(`item (${contentType || type.trim()})`))
			for (const extent of extents) copy.blank(`item (${contentType || type.trim()})`, extent.start, extent.end);
	}
	blankProfiles(copy, bytes, meta);
	for (const box of descriptionsIn(bytes, meta)) copy.blank('text', box.body, box.end);
	for (const box of boxesIn(bytes, 0, bytes.length))
		if (box.type === 'uuid') blankBox(copy, box, keep, bytes);
		else if (wordsIn(bytes, box) !== '' && !keep.blocks.has('text')) copy.blank('text', box.body, box.end);
		else if (!isKnownBox(box) && !keep.blocks.has(nameOf(box)))
			copy.blank(nameOf(box), box.start, box.end, blankHead(box));
	const last = restStart(bytes);
	if (!keep.blocks.has('data after the picture')) copy.blank('data after the picture', last, bytes.length);
	if (copy.isOverlapping) return null;
	return copy.finish();
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

/** What users wrote of the pictures. */
function descriptionsIn(bytes: Uint8Array, meta: Box): readonly Box[] {
	const ipco = boxAt(bytes, meta, 'iprp', 'ipco');
	return ipco ? boxesIn(bytes, ipco.body, ipco.end).filter(({ type }) => type === 'udes') : [];
}

/** Profiles that name a monitor are written shorter into the same place. */
function blankProfiles(copy: Blanked, bytes: Uint8Array, meta: Box): void {
	const iprp = boxesIn(bytes, meta.body + 4, meta.end).find(({ type }) => type === 'iprp');
	const ipco = iprp && boxesIn(bytes, iprp.body, iprp.end).find(({ type }) => type === 'ipco');
	for (const { type, body, end } of ipco ? boxesIn(bytes, ipco.body, ipco.end) : []) {
		if (type !== 'colr' || !(hasAscii(bytes, body, 'prof') || hasAscii(bytes, body, 'rICC'))) continue;
		const cleaned = cleanProfile(bytes.subarray(body + 4, end));
		if (cleaned && cleaned.length <= end - body - 4) copy.blank('colour profile', body + 4, end, cleaned);
	}
}

function blankBox(copy: Blanked, { start, body, end }: Box, keep: Keep, bytes: Uint8Array): void {
	const isC2pa = hasAscii(bytes, body, '\xd8\xfe\xc3\xd6\x1b\x0e\x48\x3c');
	const name = isC2pa ? 'content credentials (C2PA)' : 'application data (uuid)';
	if (keep.blocks.has(name)) return;
	copy.blank(name, body, end);
	copy.bytes.set(
		Uint8Array.from('free', (c) => c.charCodeAt(0)),
		start + 4
	);
}
