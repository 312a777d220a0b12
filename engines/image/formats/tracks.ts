import { decodeText, latin1, u16, u32, u64 } from '../bytes';
import type { Gatherer } from '../metadata/gather';
import { isUsualName } from '../metadata/usual-words';
import { boxAt, boxesIn, findBox, type Box, type Stretch } from './isobmff';

/** A picture track of a film or of an image sequence. */
export interface Track {
	readonly width: number;
	readonly height: number;
	readonly frames: number;
	readonly durationMs: number | null;
	/** Four letters of how its pictures are coded: `av01`, `hvc1`. */
	readonly codec: string;
	/** Quarters clockwise. */
	readonly turns: number;
}

const MAX_TRACKS = 32;

/** The tracks that a film lists, at most 32. */
export const tracksIn = (bytes: Uint8Array, moov: Box): readonly Box[] =>
	boxesIn(bytes, moov.body, moov.end)
		.filter(({ type }) => type === 'trak')
		.slice(0, MAX_TRACKS);

/** The picture track with most pixels, or null. */
export function trackOf(bytes: Uint8Array): Track | null {
	const moov = findBox(bytes, 'moov');
	if (!moov) return null;
	let best: Track | null = null;
	for (const trak of tracksIn(bytes, moov)) {
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
	const matrix = head.body + ((bytes[head.body] ?? 0) === 1 ? 52 : 40);
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
		codec: latin1(bytes, entry + 4, described ? 4 : 0),
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

/** Where the film and its tracks say when they were made and changed: seconds since 1904, in 4 or 8 bytes (14496-12, 8.2.2, 8.3.2, 8.4.2). */
export function timesIn(bytes: Uint8Array, moov: Box): readonly (Stretch & { readonly name: string })[] {
	const tracks = tracksIn(bytes, moov);
	const heads = [
		boxAt(bytes, moov, 'mvhd'),
		...tracks.flatMap((trak) => [boxAt(bytes, trak, 'tkhd'), boxAt(bytes, trak, 'mdia', 'mdhd')])
	];
	return heads.flatMap((head) => {
		if (!head) return [];
		const width = bytes[head.body] === 1 ? 8 : 4;
		const start = head.body + 4;
		return [
			{ name: 'CreateDate', start, end: Math.min(start + width, head.end) },
			{ name: 'ModifyDate', start: start + width, end: Math.min(start + 2 * width, head.end) }
		].filter((time) => time.end > time.start);
	});
}

const SECONDS_1904_TO_1970 = 2_082_844_800;
/** In the year 2242: a later number is not a time. */
const LATEST = 2 ** 33;

/** Gives the moments at which a film was made and changed to the gatherer. */
export function readTimes(bytes: Uint8Array, moov: Box, gatherer: Gatherer): void {
	for (const { name, start, end } of timesIn(bytes, moov)) {
		const seconds = end - start === 8 ? u64(bytes, start, false) : u32(bytes, start, false);
		if (seconds === 0) continue;
		// Some programs count from 1970.
		const unix = seconds > SECONDS_1904_TO_1970 ? seconds - SECONDS_1904_TO_1970 : seconds;
		const isTime = seconds < LATEST;
		gatherer.say('film', name, isTime ? new Date(unix * 1000).toISOString().slice(0, 19) : String(seconds));
	}
}

/** Offsets of the names of tracks: some programs write the path of the file, with its owner in it. */
export function namesIn(bytes: Uint8Array, moov: Box): readonly (Stretch & { readonly name: string })[] {
	return tracksIn(bytes, moov).flatMap((trak) => {
		const handler = boxAt(bytes, trak, 'mdia', 'hdlr');
		if (!handler) return [];
		// QuickTime's begins with its length, a byte that is not a letter; others end with a zero.
		const at = handler.body + 24;
		const start = Math.min(handler.end, (bytes[at] ?? 0) < 0x20 ? at + 1 : at);
		const named = bytes.subarray(start, Math.min(handler.end, start + 1024));
		const stop = named.indexOf(0);
		const name = decodeText(stop === -1 ? named : named.subarray(0, stop));
		return isUsualName(name) ? [] : [{ name, start, end: start + (stop === -1 ? named.length : stop) }];
	});
}

/** Boxes of a film and its tracks that hold what people and devices say of it: user data, lists of keys, XMP. */
export const userBoxesIn = (bytes: Uint8Array, moov: Box): readonly Box[] =>
	[moov, ...tracksIn(bytes, moov)].flatMap(({ body, end }) =>
		boxesIn(bytes, body, end).filter(({ type }) => type === 'udta' || type === 'meta' || type === 'uuid')
	);

/** Bytes of the fixed part of a picture's sample entry (14496-12, 12.1.3); its boxes follow. */
const SAMPLE_ENTRY = 78;

/** The boxes that describe how the pictures of a track are coded. */
export function sampleBoxesIn(bytes: Uint8Array, trak: Box): readonly Box[] {
	const stsd = boxAt(bytes, trak, 'mdia', 'minf', 'stbl', 'stsd');
	const entries = stsd ? boxesIn(bytes, stsd.body + 8, stsd.end) : [];
	return entries.flatMap(({ body, end }) => boxesIn(bytes, body + SAMPLE_ENTRY, end));
}
