import { decodeText, hasAscii, latin1, u16, u32 } from '../bytes';
import { DamagedImage, type Header } from '../header';
import type { Gatherer } from '../metadata/gather';
import { hdrOf } from '../metadata/hdr';
import { isUsualName } from '../metadata/usual-words';
import { tellRest } from './box-rest';
import { boxesIn, findBox, itemBytes, readItems, type Box, type Item, type Items } from './isobmff';
import { readMini } from './mini';
import { readFilm } from './movie';
import type { OtherFormat } from './names';
import { pictureHeader, type Read } from './read';
import { trackOf, type Track } from './tracks';
import { readUuid } from './uuid-box';

const MAX_METADATA = 16 << 20;

/** HEIC, HEIF, AVIF and their kin (ISO/IEC 23008-12): the primary item's properties, and the metadata beside it. */
export function readHeif(bytes: Uint8Array, brands: readonly string[], gatherer: Gatherer): Read {
	const mini = findBox(bytes, 'mini');
	if (mini) return { format: formatOf(brands, ''), ...readMini(bytes, mini, gatherer) };
	const meta = findBox(bytes, 'meta');
	const moov = findBox(bytes, 'moov');
	if (moov) readFilm(bytes, moov, gatherer);
	for (const box of boxesIn(bytes, 0, bytes.length)) if (box.type === 'uuid') readUuid(bytes, box, gatherer);
	const track = moov && trackOf(bytes);
	if (!meta) {
		if (!track) throw new DamagedImage('no list of items');
		tellRest(bytes, gatherer);
		const header = withFrames(pictureHeader(track.width, track.height), track);
		return { format: formatOf(brands, track.codec), header, orientation: [1, 6, 3, 8][track.turns] ?? 1 };
	}
	const items = readItems(bytes, meta);
	const primary = items.items.get(items.primary) ?? [...items.items.values()].find((item) => sizeOf(bytes, item));
	const size = primary ? sizeOf(bytes, primary) : null;
	if (!primary || !size) throw new DamagedImage('no size of its primary picture');
	const header = headerOf(bytes, primary, size, items);
	if (track && brands.some((brand) => brand === 'avis' || brand === 'msf1' || brand === 'hevc' || brand === 'heis'))
		withFrames(header, track);
	gatherMetadata(bytes, items, primary, gatherer);
	describe(bytes, items, gatherer);
	for (const { name } of namedItems(items)) gatherer.sayWords('item name', name);
	const between = track ? [] : betweenItems(bytes, items);
	if (between.length > 0)
		gatherer.unreadBlock(
			BETWEEN_ITEMS,
			between.reduce((sum, [start, end]) => sum + end - start, 0)
		);
	tellRest(bytes, gatherer);
	return {
		format: formatOf(brands, primary.type),
		header,
		shown: apertureOf(bytes, primary),
		orientation: orientationOf(bytes, primary)
	};
}

/** The pictures of a sequence, which follow in time. */
function withFrames(header: Header, track: Track): Header {
	header.frames = Math.max(1, track.frames);
	header.isAnimated = track.frames > 1;
	if (header.isAnimated) header.durationMs = track.durationMs;
	return header;
}

function formatOf(brands: readonly string[], type: string): OtherFormat {
	if (type === 'av01' || brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'AVIF';
	if (type === 'hvc1' || brands.some((brand) => /^he[iv][cxms]$/.test(brand))) return 'HEIC';
	return 'HEIF';
}

const property = (item: Item, type: string): Box | null => item.properties.find((box) => box.type === type) ?? null;

function sizeOf(bytes: Uint8Array, item: Item): readonly [number, number] | null {
	const box = property(item, 'ispe');
	return box && [u32(bytes, box.body + 4, false), u32(bytes, box.body + 8, false)];
}

/** The clean aperture (14496-12, 12.1.4.1): width and height as fractions. Null when it is missing or damaged. */
function apertureOf(bytes: Uint8Array, primary: Item): readonly [number, number] | null {
	const box = property(primary, 'clap');
	if (!box) return null;
	const part = (at: number) => Math.round(u32(bytes, box.body + at, false) / u32(bytes, box.body + at + 4, false));
	const [width, height] = [part(0), part(8)];
	return width > 0 && height > 0 && Number.isFinite(width * height) ? [width, height] : null;
}

function headerOf(bytes: Uint8Array, primary: Item, [width, height]: readonly [number, number], items: Items): Header {
	const pixi = property(primary, 'pixi') ?? derived(primary, items, 'pixi');
	const colors = pixi ? (bytes[pixi.body + 4] ?? 3) : 3;
	const hasAlpha = [...leadingTo(primary, items, 'auxl')].some((id) => isAlpha(bytes, items.items.get(id)));
	const channels = (colors === 1 ? 1 : 3) + (hasAlpha ? 1 : 0);
	return pictureHeader(
		width,
		height,
		channels,
		pixi ? (bytes[pixi.body + 5] ?? 8) : depthOf(bytes, primary, items),
		hasAlpha
	);
}

const leadingTo = (primary: Item, { references }: Items, type: string): ReadonlySet<number> =>
	new Set(references.filter((one) => one.type === type && one.to.includes(primary.id)).map(({ from }) => from));

/** A grid takes its colours from its first tile. */
function derived(primary: Item, items: Items, type: string): Box | null {
	const first = items.references.find((one) => one.type === 'dimg' && one.from === primary.id)?.to[0];
	const tile = first === undefined ? undefined : items.items.get(first);
	return tile ? property(tile, type) : null;
}

function depthOf(bytes: Uint8Array, primary: Item, items: Items): number {
	const av1 = property(primary, 'av1C') ?? derived(primary, items, 'av1C');
	if (av1) {
		const flags = bytes[av1.body + 2] ?? 0;
		return (flags & 0x40) === 0 ? 8 : (flags & 0x20) === 0 ? 10 : 12;
	}
	const hevc = property(primary, 'hvcC') ?? derived(primary, items, 'hvcC');
	return hevc ? 8 + ((bytes[hevc.body + 17] ?? 0) & 7) : 8;
}

/** Names of kinds of auxiliary pictures are addresses of some dozen letters. */
const MAX_KIND = 96;
const auxiliary = (bytes: Uint8Array, item: Item | undefined): string => {
	const box = item && property(item, 'auxC');
	return box ? (latin1(bytes, box.body + 4, Math.min(MAX_KIND, box.end - box.body - 4)).split('\0')[0] ?? '') : '';
};
const isAlpha = (bytes: Uint8Array, item: Item | undefined) => /alpha$|auxid:1$/.test(auxiliary(bytes, item));

/** Orientations of EXIF for a turn counter-clockwise by 0 to 3 quarters; then mirrored top to bottom, left to right. */
const TURNED = [
	[1, 8, 3, 6],
	[4, 5, 2, 7],
	[2, 7, 4, 5]
] as const;

function orientationOf(bytes: Uint8Array, primary: Item): number | null {
	const [turn, mirror] = [property(primary, 'irot'), property(primary, 'imir')];
	if (!turn && !mirror) return null;
	const angle = turn ? (bytes[turn.body] ?? 0) & 3 : 0;
	return TURNED[mirror ? ((bytes[mirror.body] ?? 0) & 1) + 1 : 0]?.[angle] ?? null;
}

function gatherMetadata(bytes: Uint8Array, items: Items, primary: Item, gatherer: Gatherer): void {
	// Items that lie over each other could make the file many times as long as it is.
	let left = bytes.length;
	const thumbnails = leadingTo(primary, items, 'thmb');
	const isKnown = (item: Item) => item.type === 'Exif' || (item.type === 'mime' && /rdf\+xml/.test(item.contentType));
	for (const item of items.items.values()) {
		const length = item.extents.reduce((sum, { start, end }) => sum + end - start, 0);
		if (isKnown(item) && (left -= length) < 0) gatherer.unreadBlock(`item (${item.contentType || item.type})`, length);
		else if (item.type === 'Exif') {
			const data = itemBytes(bytes, item, MAX_METADATA);
			gatherer.exifBlock(data.subarray(exifStart(data)), length);
		} else if (isKnown(item)) gatherer.block('xmp', itemBytes(bytes, item, MAX_METADATA), length);
		else if (item.type === 'mime' || item.type === 'uri ')
			gatherer.unreadBlock(`item (${item.contentType || item.type.trim()})`, length);
		else if (item.type === 'tmap' || /hdrgainmap/.test(auxiliary(bytes, item))) gatherer.setHdr('gain map');
		else if (thumbnails.has(item.id)) {
			const [width, height] = sizeOf(bytes, item) ?? [0, 0];
			gatherer.thumbnailBlock(width, height, length);
		}
	}
	for (const box of primary.properties.concat(firstTile(primary, items))) {
		if (box.type !== 'colr') continue;
		if (hasAscii(bytes, box.body, 'prof') || hasAscii(bytes, box.body, 'rICC'))
			gatherer.block('icc', bytes.subarray(box.body + 4, box.end));
		else if (hasAscii(bytes, box.body, 'nclx')) gatherer.setHdr(hdrOf(u16(bytes, box.body + 6, false)));
	}
}

/** Items with names that a person may have given. */
export const namedItems = ({ items }: Items): readonly Item[] =>
	[...items.values()].filter(({ name }) => !isUsualName(name)).slice(0, MAX_DESCRIBED);

export const BETWEEN_ITEMS = 'data between the items';
/** Fewer bytes are what encoders leave at the end of an item. */
const FEW_BETWEEN = 16;

/** Boxes of media data that are gone through; files have one. */
const MAX_MEDIA = 16;

function isBlank(bytes: Uint8Array, start: number, end: number): boolean {
	for (let at = start; at < end; at++) if (bytes[at] !== 0) return false;
	return true;
}

/** Stretches of the media data that no item has, unless they are zeros; all of it where the items' places are unknown. */
export function betweenItems(bytes: Uint8Array, { places }: Items): readonly (readonly [start: number, end: number])[] {
	const extents = (places ?? []).toSorted((a, b) => a.start - b.start);
	const found: (readonly [number, number])[] = [];
	const media = boxesIn(bytes, 0, bytes.length).filter(({ type }) => type === 'mdat');
	for (const { body, end: last } of media.slice(0, MAX_MEDIA)) {
		let at = body;
		for (const { start, end } of [...extents, { start: last, end: last }]) {
			if (end < body || start > last) continue;
			if (start - at > FEW_BETWEEN && !isBlank(bytes, at, start)) found.push([at, start]);
			at = Math.max(at, end);
		}
	}
	return found;
}

/** Users' own descriptions of pictures (23008-12, 6.5.20): a language, a name, a description and tags. */
function describe(bytes: Uint8Array, { items }: Items, gatherer: Gatherer): void {
	const boxes = new Map<number, Box>();
	for (const item of items.values())
		for (const box of item.properties) if (box.type === 'udes' && boxes.size < MAX_DESCRIBED) boxes.set(box.start, box);
	for (const { body, end } of boxes.values()) {
		const texts = textsIn(bytes, body + 4, end);
		for (const [i, name] of ['title', 'description', 'tags'].entries()) {
			const text = texts[i + 1];
			if (text !== undefined) gatherer.sayWords(name, text);
		}
	}
}
const MAX_DESCRIBED = 16;

/** Texts that end with a zero each. */
function textsIn(bytes: Uint8Array, start: number, end: number): readonly string[] {
	const texts: string[] = [];
	for (let at = start; at < end && texts.length < 4;) {
		const zero = bytes.indexOf(0, at);
		const stop = zero === -1 || zero > end ? end : zero;
		texts.push(decodeText(bytes.subarray(at, stop)));
		at = stop + 1;
	}
	return texts;
}

function firstTile(primary: Item, items: Items): readonly Box[] {
	const box = derived(primary, items, 'colr');
	return property(primary, 'colr') === null && box ? [box] : [];
}

/** The first four bytes are the offset of the TIFF block; usually `Exif` and two zeros precede it. */
function exifStart(data: Uint8Array): number {
	const start = 4 + u32(data, 0, false);
	return hasAscii(data, start, 'II') || hasAscii(data, start, 'MM') ? start : hasAscii(data, 4, 'Exif') ? 10 : 4;
}
