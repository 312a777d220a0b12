import { hasAscii, u16 } from './bytes';
import { CM_PER_INCH, DamagedImage, emptyHeader, MAX_CHUNKS, TOO_MANY_CHUNKS, type Header, type Mode } from './header';
import { openTiff } from './ifd';

const MODE_OF_CHANNELS: Readonly<Record<number, Mode>> = { 1: 'L', 3: 'RGB', 4: 'CMYK' };

/** Header of a JPEG (ITU-T T.81) up to the first scan, a step a segment. `frames` counts its pictures. */
export function readJpeg(bytes: Uint8Array): Header {
	const header = emptyHeader();
	let hasPictures = false;
	let hasFrame = false;
	let at = 2;
	for (let markers = 0; ; markers++) {
		at = markerFrom(bytes, at);
		if (at + 4 > bytes.length) break;
		if (markers === MAX_CHUNKS) {
			header.warnings.push(TOO_MANY_CHUNKS);
			break;
		}
		const marker = bytes[at + 1] ?? 0;
		if (standsAlone(marker)) {
			at += 2;
			continue;
		}
		if (marker === END_OF_IMAGE || (marker === START_OF_SCAN && hasFrame)) break;
		const length = u16(bytes, at + 2, false);
		const start = at + 4;
		const end = Math.min(at + 2 + length, bytes.length);
		if (length < 2) {
			at += 2;
			continue;
		}
		if (isFrame(marker)) {
			if (!hasFrame && length >= 8 && start + 6 <= bytes.length) {
				hasFrame = true;
				header.bitDepth = bytes[start] ?? 0;
				header.height = u16(bytes, start + 1, false);
				header.width = u16(bytes, start + 3, false);
				header.channels = bytes[start + 5] ?? 0;
				header.mode = MODE_OF_CHANNELS[header.channels] ?? null;
			}
		} else if (marker === APP0 && end - start >= SHORTEST_JFIF && hasAscii(bytes, start, 'JFIF'))
			header.dpi = density(bytes[start + 7] ?? 0, u16(bytes, start + 8, false), u16(bytes, start + 10, false));
		else if (marker === APP2 && !hasPictures && hasAscii(bytes, start, 'MPF\0')) {
			hasPictures = true;
			header.frames = picturesOf(bytes.subarray(start + 4, end));
		}
		at += 2 + length;
	}
	if (!hasFrame) throw new DamagedImage('no frame header');
	if (header.height === 0) header.height = heightAfterScan(bytes, at);
	if (!endsWithEndOfImage(bytes, at)) header.warnings.push('file: ends before the end of the picture');
	return header;
}

/** Offset of the next byte that may begin a marker, the last of those that fill the space before it; else the end of the file. */
function markerFrom(bytes: Uint8Array, at: number): number {
	const start = bytes[at] === 0xff ? at : bytes.indexOf(0xff, at);
	return start === -1 ? bytes.length : lastFill(bytes, start);
}

/** Offset of the last of consecutive FF bytes from `at`; a file may have millions, compared eight at once. */
export function lastFill(bytes: Uint8Array, at: number): number {
	let last = at;
	while (
		bytes[last + 1] === 0xff &&
		bytes[last + 2] === 0xff &&
		((bytes[last + 3] ?? 0) &
			(bytes[last + 4] ?? 0) &
			(bytes[last + 5] ?? 0) &
			(bytes[last + 6] ?? 0) &
			(bytes[last + 7] ?? 0) &
			(bytes[last + 8] ?? 0)) ===
			0xff
	)
		last += 8;
	while (bytes[last + 1] === 0xff) last++;
	return last;
}

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const DEFINE_LINES = 0xdc;
const APP0 = 0xe0;
const APP2 = 0xe2;
/** Up to its density. */
const SHORTEST_JFIF = 12;

/** Markers without a length: stuffed bytes, TEM, restarts, start of image. */
const standsAlone = (marker: number) => marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);

/** SOF0 to SOF15 without the tables and extensions that share the range. */
const isFrame = (marker: number) =>
	marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** JFIF 1.02: unit 1 is an inch, 2 a centimetre, 0 an aspect ratio only. */
function density(unit: number, x: number, y: number): [number, number] | null {
	if (x === 0 || y === 0) return null;
	if (unit === 1) return [x, y];
	return unit === 2 ? [x * CM_PER_INCH, y * CM_PER_INCH] : null;
}

const NUMBER_OF_IMAGES = 0xb001;

/** CIPA DC-007 multi-picture format: how many pictures follow each other in the file; 1 when it is not said. */
function picturesOf(block: Uint8Array): number {
	const tiff = openTiff(block);
	const count = tiff?.directory(tiff.first).number(NUMBER_OF_IMAGES) ?? 1;
	return Number.isInteger(count) && count > 0 && count < 1000 ? count : 1;
}

/** The marker behind the first scan may give the height when the header has 0 (T.81, B.2.5). */
function heightAfterScan(bytes: Uint8Array, scan: number): number {
	let at = bytes.indexOf(0xff, scan + 2 + u16(bytes, scan + 2, false));
	while (at !== -1 && isInScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 1);
	if (at === -1 || bytes[at + 1] !== DEFINE_LINES || u16(bytes, at + 2, false) !== 4) return 0;
	return u16(bytes, at + 4, false);
}

/** Stuffed bytes, restarts, and fill bytes before a marker. */
const isInScan = (marker: number) => marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);

/** Bytes FF that are looked at from the end, one for so many of a file's: noise has one in 256. */
const BYTES_A_LOOK = 16;

function endsWithEndOfImage(bytes: Uint8Array, scan: number): boolean {
	let at = bytes.length - 1;
	for (let left = 1000 + bytes.length / BYTES_A_LOOK; left > 0; left--) {
		at = at > scan ? bytes.lastIndexOf(0xff, at - 1) : -1;
		if (at < scan) return false;
		if (bytes[at + 1] === END_OF_IMAGE) return true;
	}
	return false;
}
