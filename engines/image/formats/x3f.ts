import { decodeUtf16, hasAscii, u16, u32 } from '../bytes';
import { DamagedImage } from '../header';
import type { Gatherer } from '../metadata/gather';
import { CLOCKWISE, pictureHeader, type Read } from './read';

/** Informative properties of Sigma's raws, with the way to print them. */
const PROPERTIES: Readonly<Record<string, string>> = {
	CAMMANUF: 'Make',
	CAMMODEL: 'Model',
	CAMNAME: 'CameraName',
	CAMSERIAL: 'SerialNumber',
	FIRMVERS: 'Firmware',
	IMAGERBOARDID: 'ImagerBoardSerialNumber'
};
/** Real files have half a dozen sections, and some dozens of properties. */
const [MAX_SECTIONS, MAX_PROPERTIES] = [64, 256];
const MAX_LETTERS = 256;
const [LIST_HEAD, PICTURE_HEAD] = [24, 28];
const JPEG = 0x12;

/** Sigma's raw (X3F): sizes in its head; a directory at its end of properties and of a JPEG with EXIF. */
export function readX3f(bytes: Uint8Array, gatherer: Gatherer): Read {
	if (bytes.length < 40) throw new DamagedImage('no header');
	// The fourth version has another head.
	const size = u16(bytes, 6, true) < 4 ? 28 : 40;
	// Sections that lie over each other could make the file many times as long as it is.
	let left = bytes.length;
	for (const { type, start, end } of sectionsOf(bytes)) {
		if (type !== '') left -= end - start;
		if (left < 0) {
			gatherer.unreadBlock('X3F', 0);
			break;
		}
		if (type === 'SECp') readProperties(bytes.subarray(start, end), gatherer);
		else if (
			type === 'SECi' &&
			u32(bytes, start + 12, true) === JPEG &&
			u16(bytes, start + PICTURE_HEAD, false) === 0xffd8
		)
			gatherer.jpegInside(bytes.subarray(start + PICTURE_HEAD, end));
	}
	const read = {
		format: 'X3F',
		header: pictureHeader(u32(bytes, size, true), u32(bytes, size + 4, true), 3, 12)
	} as const;
	const turn = CLOCKWISE[u32(bytes, size + 8, true)];
	return turn === undefined || turn === 1 ? read : { ...read, orientation: turn };
}

function sectionsOf(bytes: Uint8Array): { type: string; start: number; end: number }[] {
	const directory = u32(bytes, bytes.length - 4, true);
	if (!hasAscii(bytes, directory, 'SECd')) return [];
	const count = Math.min(u32(bytes, directory + 8, true), MAX_SECTIONS);
	return Array.from({ length: count }, (_, i) => {
		const at = directory + 12 + 12 * i;
		const start = u32(bytes, at, true);
		const type = hasAscii(bytes, start, 'SECp') ? 'SECp' : hasAscii(bytes, start, 'SECi') ? 'SECi' : '';
		return { type, start, end: Math.min(bytes.length, start + u32(bytes, at + 4, true)) };
	});
}

/** Pairs of places of a name and a value, counted in letters of UTF-16 behind the pairs. */
function readProperties(section: Uint8Array, gatherer: Gatherer): void {
	const count = Math.min(u32(section, 8, true), MAX_PROPERTIES);
	const letters = LIST_HEAD + 8 * u32(section, 8, true);
	const word = (at: number) => {
		const start = letters + 2 * u32(section, at, true);
		return decodeUtf16(section.subarray(start, start + 2 * MAX_LETTERS), true);
	};
	for (let at = LIST_HEAD; at < LIST_HEAD + 8 * count && at < section.length; at += 8) {
		const name = word(at);
		const value = word(at + 4);
		if (name === 'TIME' && /^\d{1,10}$/.test(value) && Number(value) > 0)
			gatherer.say('X3F', 'DateTimeOriginal', new Date(Number(value) * 1000).toISOString().slice(0, 19));
		else if (PROPERTIES[name] !== undefined) gatherer.say('X3F', PROPERTIES[name], value);
	}
}
