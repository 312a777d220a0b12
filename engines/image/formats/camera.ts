import { decodeText, hasAscii, latin1, u16, u32 } from '../bytes';
import type { Gatherer } from '../metadata/gather';
import { CLOCKWISE, pictureHeader, type Read } from './read';

const MAX_RECORDS = 256;

/** Fujifilm's raw: a JPEG with the EXIF, and records of the sensor's picture. */
export function readRaf(bytes: Uint8Array, gatherer: Gatherer): Read {
	const [jpeg, length] = [u32(bytes, 84, false), u32(bytes, 88, false)];
	if (u16(bytes, jpeg, false) === 0xffd8) gatherer.jpegInside(bytes.subarray(jpeg, jpeg + length));
	const start = u32(bytes, 92, false);
	const count = Math.min(u32(bytes, start, false), MAX_RECORDS);
	let size: readonly [number, number] = [0, 0];
	for (let i = 0, at = start + 4; i < count && at + 4 <= bytes.length; i++) {
		const tag = u16(bytes, at, false);
		// 0x100 the whole sensor, 0x111 what of it is the picture; height first.
		if (tag === 0x111 || (tag === 0x100 && size[0] === 0))
			size = [u16(bytes, at + 6, false), u16(bytes, at + 4, false)];
		at += 4 + u16(bytes, at + 2, false);
	}
	return { format: 'RAF', header: pictureHeader(size[0], size[1], 1, 14) };
}

/** Informative tags of Canon's CIFF heap, with the way to print them. */
const CIFF_TEXT: Readonly<Record<number, string>> = {
	0x0805: 'Description',
	0x0810: 'OwnerName',
	0x080b: 'Firmware',
	0x0816: 'FileName path',
	0x0817: 'Thumbnail path'
};

/** Records of all heaps; real files have some dozens. */
const MAX_CIFF_RECORDS = 500;

/** At the end of a file, of what Canon's developer adds there: its recipe, and often XMP. */
const VRD_SEARCH = 1024;

/** Canon's first raw (CIFF 1.0): heaps of records, their directory at the end of each. */
export function readCrw(bytes: Uint8Array, gatherer: Gatherer): Read {
	const little = hasAscii(bytes, 0, 'II');
	let size: readonly [number, number] = [0, 0];
	let orientation: number | null = null;
	let left = MAX_CIFF_RECORDS;
	const heap = (start: number, end: number, depth: number): void => {
		const directory = start + u32(bytes, end - 4, little);
		const count = u16(bytes, directory, little);
		for (let i = 0, at = directory + 2; i < count && at + 10 <= bytes.length && left-- > 0; i++, at += 10) {
			const tag = u16(bytes, at, little);
			const inline = (tag & 0x4000) !== 0;
			const from = inline ? at + 2 : start + u32(bytes, at + 6, little);
			const to = inline ? at + 10 : from + u32(bytes, at + 2, little);
			if (to > bytes.length || to <= from) continue;
			const id = tag & 0x3fff;
			if ((id & 0x3800) === 0x2800 || (id & 0x3800) === 0x3000) {
				if (depth < 8) heap(from, to, depth + 1);
			} else if (id === 0x1810) {
				size = [u32(bytes, from, little), u32(bytes, from + 4, little)];
				orientation = CLOCKWISE[u32(bytes, from + 12, little)] ?? null;
			} else if (id === 0x080a) {
				const [make, model] = latin1(bytes, from, Math.min(256, to - from)).split('\0');
				gatherer.say('CIFF', 'Make', make ?? '');
				gatherer.say('CIFF', 'Model', model ?? '');
			} else if (id === 0x180b) gatherer.say('CIFF', 'SerialNumber', String(u32(bytes, from, little)));
			else if (id === 0x180e) {
				const seconds = u32(bytes, from, little);
				if (seconds > 0) gatherer.say('CIFF', 'DateTimeOriginal', new Date(seconds * 1000).toISOString().slice(0, 19));
			} else if (CIFF_TEXT[id] !== undefined)
				gatherer.say('CIFF', CIFF_TEXT[id] ?? '', decodeText(bytes.subarray(from, Math.min(to, from + 256))));
		}
	};
	heap(u32(bytes, 2, little), bytes.length, 0);
	if (latin1(bytes, bytes.length - VRD_SEARCH, VRD_SEARCH).includes('CANON OPTIONAL DATA'))
		gatherer.unreadBlock('application data (Canon VRD)', 0);
	return { format: 'CRW', header: pictureHeader(size[0], size[1], 1, 12), orientation };
}

/** Minolta's raw: blocks `PRD` with the sizes and `TTW` with a TIFF block. */
export function readMrw(bytes: Uint8Array, gatherer: Gatherer): Read {
	const end = Math.min(bytes.length, 8 + u32(bytes, 4, false));
	let size: readonly [number, number] = [0, 0];
	for (let at = 8, count = 0; at + 8 <= end && count < MAX_RECORDS; count++) {
		const length = u32(bytes, at + 4, false);
		// The sensor's height and width, then those of the picture on it.
		if (hasAscii(bytes, at, '\0PRD')) size = [u16(bytes, at + 22, false), u16(bytes, at + 20, false)];
		else if (hasAscii(bytes, at, '\0TTW')) gatherer.exifBlock(bytes.subarray(at + 8, at + 8 + length), length);
		at += 8 + length;
	}
	return { format: 'MRW', header: pictureHeader(size[0], size[1], 1, 12) };
}
