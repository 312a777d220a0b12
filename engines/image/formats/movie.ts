import { decodeText, latin1, u16, u32, u64 } from '../bytes';
import { DamagedImage } from '../header';
import type { ExifValue } from '../exif';
import { decodeTiffHead, firstNumber, readDirectory } from '../ifd';
import type { Gatherer } from '../metadata/gather';
import { aboutTag } from '../metadata/findings';
import { isUsualName } from '../metadata/usual-words';
import { nameOf, tellRest } from './box-rest';
import { boxAt, boxesIn, findBox, type Box } from './isobmff';
import { pictureHeader, type Read } from './read';

/** Brands of films (QuickTime, MP4, 3GPP, DASH). */
export const isMovie = (brands: readonly string[]): boolean =>
	brands.some((brand) => /^(?:iso[2-9m]|mp4[12]|qt {2}|avc1|M4V |3g[gp]\w|dash|XAVC|MSNV|crx )$/.test(brand));

interface Track {
	readonly width: number;
	readonly height: number;
	readonly frames: number;
	readonly durationMs: number | null;
	/** Quarters clockwise. */
	readonly turns: number;
}

const SECONDS_1904_TO_1970 = 2_082_844_800;
const MAX_TRACKS = 32;

/** MP4, MOV and CR3: the largest picture track, and what the film says of device, place and time. */
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
	readTags(bytes, moov, gatherer);
	readDataTracks(bytes, moov, gatherer);
	readHandlers(bytes, moov, gatherer);
	tellRest(bytes, gatherer);
	const format = brands[0] === 'qt  ' ? 'MOV' : 'MP4';
	return { format, header, orientation: [1, 6, 3, 8][track.turns] ?? 1 };
}

/** Tracks of places, movements and subtitles, which are not read. */
function readDataTracks(bytes: Uint8Array, moov: Box, gatherer: Gatherer): void {
	for (const trak of boxesIn(bytes, moov.body, moov.end)
		.filter(({ type }) => type === 'trak')
		.slice(0, MAX_TRACKS)) {
		const handler = boxAt(bytes, trak, 'mdia', 'hdlr');
		const kind = handler ? latin1(bytes, handler.body + 8, 4) : '';
		if (handler && !/^(?:vide|soun|pict|auxv|tmcd)$/.test(kind))
			gatherer.unreadBlock(`application data (track ${kind.trim()})`, trak.end - trak.start);
	}
}

/** What tracks are called: some programs write the path of the file that a track came from, with its owner in it. */
function readHandlers(bytes: Uint8Array, moov: Box, gatherer: Gatherer): void {
	const told = new Set<string>();
	for (const trak of boxesIn(bytes, moov.body, moov.end)
		.filter(({ type }) => type === 'trak')
		.slice(0, MAX_TRACKS)) {
		const handler = boxAt(bytes, trak, 'mdia', 'hdlr');
		if (!handler) continue;
		// QuickTime's begins with its length, a byte that is no letter; others end with a zero.
		const at = handler.body + 24;
		const start = Math.min(handler.end, (bytes[at] ?? 0) < 0x20 ? at + 1 : at);
		const named = bytes.subarray(start, Math.min(handler.end, start + 1024));
		const stop = named.indexOf(0);
		const name = decodeText(stop === -1 ? named : named.subarray(0, stop));
		if (!isUsualName(name)) told.add(name);
	}
	for (const name of told) gatherer.sayWords('track name', name);
}

/** The picture track with most pixels, null when there is none. */
export function trackOf(bytes: Uint8Array): Track | null {
	const moov = findBox(bytes, 'moov');
	if (!moov) return null;
	let best: Track | null = null;
	for (const trak of boxesIn(bytes, moov.body, moov.end)
		.filter(({ type }) => type === 'trak')
		.slice(0, MAX_TRACKS)) {
		const track = readTrack(bytes, trak);
		if (track && track.width * track.height > (best ? best.width * best.height : 0)) best = track;
	}
	return best;
}

function readTrack(bytes: Uint8Array, trak: Box): Track | null {
	const handler = boxAt(bytes, trak, 'mdia', 'hdlr');
	const kind = handler ? latin1(bytes, handler.body + 8, 4) : '';
	const head = boxAt(bytes, trak, 'tkhd');
	if (!head || (kind !== 'vide' && kind !== 'pict')) return null;
	const wide = (bytes[head.body] ?? 0) === 1;
	const matrix = head.body + (wide ? 52 : 40);
	const described = boxAt(bytes, trak, 'mdia', 'minf', 'stbl', 'stsd');
	const entry = described ? described.body + 8 : 0;
	const coded: [number, number] = described ? [u16(bytes, entry + 32, false), u16(bytes, entry + 34, false)] : [0, 0];
	const shown: [number, number] = [u16(bytes, matrix + 36, false), u16(bytes, matrix + 40, false)];
	const [width, height] = shown[0] > 0 && shown[1] > 0 ? shown : coded;
	const sizes = boxAt(bytes, trak, 'mdia', 'minf', 'stbl', 'stsz');
	return {
		width,
		height,
		frames: sizes ? u32(bytes, sizes.body + 8, false) : 0,
		durationMs: durationOf(bytes, boxAt(bytes, trak, 'mdia', 'mdhd')),
		turns: turnsOf(u32(bytes, matrix, false) | 0, u32(bytes, matrix + 4, false) | 0)
	};
}

/** The first row of the matrix turns: (1, 0), (0, 1), (-1, 0), (0, -1). */
const turnsOf = (a: number, b: number) => (b > 0 ? 1 : a < 0 ? 2 : b < 0 ? 3 : 0);

function durationOf(bytes: Uint8Array, head: Box | null): number | null {
	if (!head) return null;
	const wide = (bytes[head.body] ?? 0) === 1;
	const scale = u32(bytes, head.body + (wide ? 20 : 12), false);
	const duration = wide ? u64(bytes, head.body + 24, false) : u32(bytes, head.body + 16, false);
	return scale === 0 || duration === 0xffffffff ? null : Math.round((duration / scale) * 1000);
}

/** QuickTime's user data by their four letters, and what they are called here. */
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
export function readTags(bytes: Uint8Array, moov: Box, gatherer: Gatherer): void {
	creationTime(bytes, moov, gatherer);
	const data = boxAt(bytes, moov, 'udta');
	const tracks = boxesIn(bytes, moov.body, moov.end).filter(({ type }) => type === 'trak');
	for (const place of [data, ...tracks.slice(0, MAX_TRACKS).map((trak) => boxAt(bytes, trak, 'udta'))])
		if (place) readUserData(bytes, place, gatherer);
	for (const meta of [boxAt(bytes, moov, 'meta'), data && boxAt(bytes, data, 'meta'), findBox(bytes, 'meta')])
		if (meta) readKeys(bytes, meta, gatherer);
	const uuid = boxAt(bytes, moov, 'udta', 'XMP_') ?? findBox(bytes, 'uuid');
	if (uuid && /x:xmpmeta|<\?xpacket/.test(latin1(bytes, uuid.body, 200)))
		gatherer.xmpBlock(
			bytes.subarray(uuid.type === 'uuid' ? uuid.body + 16 : uuid.body, uuid.end),
			uuid.end - uuid.start
		);
}

/** User data that are not known by name are told as unread, unless they are switches of a few bytes. */
function readUserData(bytes: Uint8Array, data: Box, gatherer: Gatherer): void {
	for (const box of boxesIn(bytes, data.body, data.end, MAX_USER_DATA)) {
		const name = USER_DATA[box.type];
		if (name !== undefined) gatherer.say('film', name, userText(bytes, box));
		else if (!/^(?:meta|XMP_)$/.test(box.type) && box.end - box.body > FEW_BYTES)
			gatherer.unreadBlock(nameOf(box), box.end - box.start);
	}
}
const [MAX_USER_DATA, FEW_BYTES] = [256, 8];

/** A name that tells nothing of its own is told with its words. */
function tell(name: string, text: string, gatherer: Gatherer): void {
	if (aboutTag(name) === null && /\p{L}{3}/u.test(text)) gatherer.sayWords(name, text);
	else gatherer.say('film', name, text);
}

function creationTime(bytes: Uint8Array, moov: Box, gatherer: Gatherer): void {
	const head = boxAt(bytes, moov, 'mvhd');
	if (!head) return;
	const wide = (bytes[head.body] ?? 0) === 1;
	const seconds = wide ? u64(bytes, head.body + 4, false) : u32(bytes, head.body + 4, false);
	if (seconds > SECONDS_1904_TO_1970 && seconds < 2 ** 33)
		gatherer.say('film', 'CreateDate', new Date((seconds - SECONDS_1904_TO_1970) * 1000).toISOString().slice(0, 19));
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
const XMP_UUID = 0xbe7acfcb;

/**
 * Canon's raw: EXIF in four TIFF blocks of a box of its own. The picture's size stands there; the largest track is the
 * sensor with its dark borders, and counts where it does not.
 */
function readCr3(bytes: Uint8Array, moov: Box, gatherer: Gatherer): Read {
	creationTime(bytes, moov, gatherer);
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
	const packet = boxesIn(bytes, 0, bytes.length).find(
		({ type, body }) => type === 'uuid' && u32(bytes, body, false) === XMP_UUID
	);
	// The packet is of a fixed length, what is not used of it blank.
	if (packet) gatherer.xmpBlock(bytes.subarray(packet.body + 16, packet.end), packet.end - packet.start);
	const [width, height] = size ?? largestTrack(bytes, moov);
	return { format: 'CR3', header: pictureHeader(width, height, 3, 14), exif };
}

/** Width and height of the first directory, null where it has none. */
function sizeOf(block: Uint8Array): readonly [number, number] | null {
	const head = decodeTiffHead(block);
	const values = head && readDirectory(block, head, head.first, (tag) => tag === 256 || tag === 257).values;
	const [width, height] = [firstNumber(values?.get(256)) ?? 0, firstNumber(values?.get(257)) ?? 0];
	return width * height > 0 ? [width, height] : null;
}

function largestTrack(bytes: Uint8Array, moov: Box): readonly [number, number] {
	let best: readonly [number, number] = [0, 0];
	for (const trak of boxesIn(bytes, moov.body, moov.end)
		.filter(({ type }) => type === 'trak')
		.slice(0, MAX_TRACKS)) {
		const stsd = boxAt(bytes, trak, 'mdia', 'minf', 'stbl', 'stsd');
		const entry = stsd ? stsd.body + 8 : 0;
		const size = [u16(bytes, entry + 32, false), u16(bytes, entry + 34, false)] as const;
		if (stsd && size[0] * size[1] > best[0] * best[1]) best = size;
	}
	return best;
}
