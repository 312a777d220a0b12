import { decodeText, latin1, u16, u32 } from '../bytes';
import { DamagedImage } from '../header';
import type { ExifValue } from '../exif';
import { openTiff } from '../ifd';
import type { Gatherer } from '../metadata/gather';
import { NAMES } from '../metadata/block-names';
import { aboutTag } from '../metadata/findings';
import { nameOf, tellRest } from './box-rest';
import { boxAt, boxesIn, findBox, type Box } from './isobmff';
import { pictureHeader, type Read } from './read';
import { namesIn, readTimes, trackOf, tracksIn } from './tracks';
import { readUuid, uuidName } from './uuid-box';

/** Brands of films (QuickTime, MP4, 3GPP, DASH). */
export const isMovie = (brands: readonly string[]): boolean =>
	brands.some((brand) => /^(?:iso[2-9m]|mp4[12]|qt {2}|avc1|M4V |3g[gp]\w|dash|XAVC|MSNV|crx )$/.test(brand));

/** MP4, MOV and CR3: the largest picture track, and the device, place and time of the film. */
export function readMovie(bytes: Uint8Array, brands: readonly string[], gatherer: Gatherer): Read {
	const moov = findBox(bytes, 'moov');
	if (!moov) throw new DamagedImage('no list of tracks');
	if (brands[0] === 'crx ') return readCr3(bytes, moov, gatherer);
	const track = trackOf(bytes);
	if (!track) throw new DamagedImage('no picture track');
	const header = pictureHeader(track.width, track.height);
	header.frames = Math.max(1, track.frames);
	header.isAnimated = true;
	header.durationMs = track.durationMs;
	header.warnings.push('file: is a video, not a picture');
	readFilm(bytes, moov, gatherer);
	for (const box of boxesIn(bytes, 0, bytes.length)) if (box.type === 'uuid') readUuid(bytes, box, gatherer);
	tellRest(bytes, gatherer);
	const format = brands[0] === 'qt  ' ? 'MOV' : 'MP4';
	return { format, header, orientation: [1, 6, 3, 8][track.turns] ?? 1 };
}

/** A film's metadata: tags, times, data tracks and track names. */
export function readFilm(bytes: Uint8Array, moov: Box, gatherer: Gatherer): void {
	readTags(bytes, moov, gatherer);
	readDataTracks(bytes, moov, gatherer);
	readHandlers(bytes, moov, gatherer);
}

/** Reads the metadata of a film inside a picture (a motion photo); a film without a track list is reported as unread. */
export function readEmbeddedFilm(film: Uint8Array, gatherer: Gatherer): void {
	const moov = findBox(film, 'moov');
	if (moov) readFilm(film, moov, gatherer);
	else gatherer.unreadBlock(NAMES.video, 0);
}

function readDataTracks(bytes: Uint8Array, moov: Box, gatherer: Gatherer): void {
	for (const trak of tracksIn(bytes, moov)) {
		const handler = boxAt(bytes, trak, 'mdia', 'hdlr');
		const kind = handler ? latin1(bytes, handler.body + 8, 4) : '';
		if (handler && !/^(?:vide|soun|pict|auxv|tmcd)$/.test(kind))
			gatherer.unreadBlock(`application data (track ${kind.trim()})`, trak.end - trak.start);
	}
}

function readHandlers(bytes: Uint8Array, moov: Box, gatherer: Gatherer): void {
	for (const name of new Set(namesIn(bytes, moov).map((named) => named.name))) gatherer.sayWords('track name', name);
}

/** QuickTime's user data by their four letters, and their names here. */
const USER_DATA: Readonly<Record<string, string>> = {
	'\xa9xyz': 'Location',
	'\xa9mak': 'Make',
	'\xa9mod': 'Model',
	'\xa9swr': 'Software',
	'\xa9day': 'DateCreated',
	'\xa9nam': 'Title',
	'\xa9cmt': 'Comment',
	'\xa9ART': 'Artist',
	'\xa9aut': 'Author',
	'\xa9cpy': 'Copyright',
	'\xa9too': 'Software',
	'\xa9des': 'Description',
	'\xa9inf': 'Description',
	auth: 'Author',
	cprt: 'Copyright',
	titl: 'Title',
	dscp: 'Description',
	loci: 'Location',
	manu: 'Make',
	modl: 'Model'
};

/** User data, the keys of Apple's phones, and the time of creation. */
function readTags(bytes: Uint8Array, moov: Box, gatherer: Gatherer): void {
	readTimes(bytes, moov, gatherer);
	const data = boxAt(bytes, moov, 'udta');
	for (const place of [data, ...tracksIn(bytes, moov).map((trak) => boxAt(bytes, trak, 'udta'))])
		if (place) readUserData(bytes, place, gatherer);
	for (const meta of [boxAt(bytes, moov, 'meta'), data && boxAt(bytes, data, 'meta'), findBox(bytes, 'meta')])
		if (meta) readKeys(bytes, meta, gatherer);
	const packet = data && boxAt(bytes, data, 'XMP_');
	if (packet) gatherer.block('xmp', bytes.subarray(packet.body, packet.end), packet.end - packet.start);
}

/** Unknown user data are reported as unread, unless they are switches of a few bytes. */
function readUserData(bytes: Uint8Array, data: Box, gatherer: Gatherer): void {
	for (const box of boxesIn(bytes, data.body, data.end, MAX_USER_DATA)) {
		const name = USER_DATA[box.type];
		if (name !== undefined) gatherer.say('film', name, userText(bytes, box));
		else if (!/^(?:meta|XMP_)$/.test(box.type) && box.end - box.body > FEW_BYTES)
			gatherer.unreadBlock(nameOf(box), box.end - box.start);
	}
}
const [MAX_USER_DATA, FEW_BYTES] = [256, 8];

/** A name without a meaning is reported with its words. */
function tell(name: string, text: string, gatherer: Gatherer): void {
	if (aboutTag(name) === null && /\p{L}{3}/u.test(text)) gatherer.sayWords(name, text);
	else gatherer.say('film', name, text);
}

/** A length and a language, then the text; 3GPP's have version, flags and language before it. */
function userText(bytes: Uint8Array, { type, body, end }: Box): string {
	const start = type.startsWith('\xa9') ? body + 4 : body + 6;
	return decodeText(bytes.subarray(Math.min(start, end), Math.min(end, start + 1024)));
}

/** Names in `keys`, values in `ilst` by their number; or four letters with a `data` box each. */
function readKeys(bytes: Uint8Array, meta: Box, gatherer: Gatherer): void {
	const keys = boxAt(bytes, meta, 'keys');
	const names = keys
		? boxesIn(bytes, keys.body + 8, keys.end).map(({ body, end }) => latin1(bytes, body, end - body))
		: [];
	const list = boxAt(bytes, meta, 'ilst');
	for (const box of list ? boxesIn(bytes, list.body, list.end) : []) {
		const data = boxAt(bytes, box, 'data');
		if (!data || u32(bytes, data.body, false) !== 1) {
			if (box.end - box.start > MAX_NUMBERS) gatherer.unreadBlock(nameOf(box), box.end - box.start);
			continue;
		}
		const key = names[u32(bytes, box.start + 4, false) - 1]?.split('.') ?? [];
		const own = box.type === '----' ? boxAt(bytes, box, 'name') : null;
		const word = own ? latin1(bytes, own.body + 4, Math.min(64, own.end - own.body - 4)) : nameOf(box);
		const name = USER_DATA[box.type] ?? key.at(-1) ?? word;
		const isPlace = key.includes('location');
		tell(
			isPlace ? 'Location' : capital(name),
			decodeText(bytes.subarray(data.body + 8, Math.min(data.end, data.body + 1032))),
			gatherer
		);
	}
}

/** Bytes of a box of numbers: of tracks, discs, switches. */
const MAX_NUMBERS = 64;

const capital = (name: string) =>
	({ creationdate: 'DateCreated', make: 'Make', model: 'Model', software: 'Software' })[name] ??
	name.slice(0, 1).toUpperCase() + name.slice(1);

const CANON_UUID = 0x85c0b687;

/** Canon's CR3: EXIF in four TIFF blocks of a box, the size there, else that of the largest track. */
function readCr3(bytes: Uint8Array, moov: Box, gatherer: Gatherer): Read {
	readTimes(bytes, moov, gatherer);
	const own = boxesIn(bytes, moov.body, moov.end).find(
		({ type, body }) => type === 'uuid' && u32(bytes, body, false) === CANON_UUID
	);
	const parts = own ? boxesIn(bytes, own.body + 16, own.end) : [];
	let exif: Record<string, ExifValue> = {};
	let size: readonly [number, number] | null = null;
	for (const { type, body, end } of parts) {
		if (type === 'THMB')
			gatherer.thumbnailBlock(u16(bytes, body + 4, false), u16(bytes, body + 6, false), end - body - 16);
		if (!/^CMT[1-4]$/.test(type)) continue;
		const block = bytes.subarray(body, end);
		if (type === 'CMT1') size = sizeOf(block) ?? size;
		if (type === 'CMT3') gatherer.makerBlock(block, 'Canon');
		else exif = { ...exif, ...gatherer.exifBlock(block, end - body, type === 'CMT4').tags };
	}
	// The XMP packet has a fixed length; its unused part is blank.
	for (const box of boxesIn(bytes, 0, bytes.length))
		if (box.type === 'uuid' && uuidName(bytes, box) === NAMES.xmp) readUuid(bytes, box, gatherer);
	const track = trackOf(bytes);
	const [width, height] = size ?? [track?.width ?? 0, track?.height ?? 0];
	return { format: 'CR3', header: pictureHeader(width, height, 3, 14), exif };
}

function sizeOf(block: Uint8Array): readonly [number, number] | null {
	const tiff = openTiff(block);
	const first = tiff?.directory(tiff.first);
	const [width, height] = [first?.number(256) ?? 0, first?.number(257) ?? 0];
	return width * height > 0 ? [width, height] : null;
}
