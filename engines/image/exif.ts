import { decodeText, decodeUtf16, hasAscii, latin1 } from './bytes';
import { coordinate, type Position } from './coordinate';
import { EXIF_TAGS, GPS_TAGS } from './exif-tags';
import {
	MAX_TEXT_BYTES,
	decodeTiffHead,
	firstNumber,
	readDirectory,
	type Directory,
	type TagValue,
	type TiffHead
} from './ifd';

/** Text, a number, or numbers, null for a fraction over zero. */
export type ExifValue = string | number | readonly (number | null)[];

export interface Exif {
	/** By Pillow's tag names. */
	readonly tags: Readonly<Record<string, ExifValue>>;
	readonly position: Position | null;
}

const EXIF_DIRECTORY = 0x8769;
const GPS_DIRECTORY = 0x8825;

/**
 * EXIF out of a TIFF block: the first directory and the EXIF and GPS directories that it points to. Empty when the
 * block is invalid. At most three directories of bounded size are read, so that chains and loops end.
 */
export function readExif(block: Uint8Array): Exif {
	const head = decodeTiffHead(block);
	if (!head) return { tags: {}, position: null };
	const main = readDirectory(block, head, head.first, (tag) => MAIN_TAGS.has(tag));
	const exifAt = firstNumber(main.values.get(EXIF_DIRECTORY)) ?? 0;
	const gpsAt = firstNumber(main.values.get(GPS_DIRECTORY)) ?? 0;
	const tags: Record<string, ExifValue> = {};
	addTags(tags, main, EXIF_TAGS, head);
	if (exifAt !== 0 && exifAt !== head.first) {
		addTags(
			tags,
			readDirectory(block, head, exifAt, (tag) => EXIF_TAGS.has(tag)),
			EXIF_TAGS,
			head
		);
	}
	if (gpsAt === 0 || gpsAt === head.first || gpsAt === exifAt) return { tags, position: null };
	const gps = readDirectory(block, head, gpsAt, (tag) => GPS_TAGS.has(tag));
	addTags(tags, gps, GPS_TAGS, head);
	return { tags, position: positionOf(gps) };
}

/** The tags of a place out of a TIFF block whose first directory they are, as Canon's raws have it. */
export const readPosition = (block: Uint8Array): Exif =>
	readExifDirectory(block, decodeTiffHead(block)?.first ?? 0, true);

/** EXIF of one directory alone, of a page behind the first or of what such a page points to: a place's tags or the others. */
export function readExifDirectory(block: Uint8Array, offset: number, isPosition: boolean): Exif {
	const head = decodeTiffHead(block);
	if (!head) return { tags: {}, position: null };
	const names = isPosition ? GPS_TAGS : EXIF_TAGS;
	const directory = readDirectory(block, head, offset, (tag) => names.has(tag));
	const tags: Record<string, ExifValue> = {};
	addTags(tags, directory, names, head);
	return { tags, position: isPosition ? positionOf(directory) : null };
}

const MAIN_TAGS: ReadonlySet<number> = new Set([...EXIF_TAGS.keys(), EXIF_DIRECTORY, GPS_DIRECTORY]);

function addTags(
	tags: Record<string, ExifValue>,
	{ values }: Directory,
	names: ReadonlyMap<number, string>,
	head: TiffHead
): void {
	for (const [tag, value] of values) {
		const name = names.get(tag);
		const plain = name === undefined ? undefined : plainValue(name, value, head.little);
		if (name !== undefined && plain !== undefined && plain !== '') tags[name] = plain;
	}
}

function plainValue(name: string, value: TagValue, little: boolean): ExifValue | undefined {
	if (typeof value === 'string') return value;
	if (value instanceof Uint8Array) return plainBytes(name, value.subarray(0, MAX_TEXT_BYTES), little);
	const first = value[0];
	if (value.length === 1 || name === 'ISOSpeedRatings' || name === 'Orientation') {
		return first === undefined || !Number.isFinite(first) ? undefined : first;
	}
	return value.some(Number.isFinite) ? value.map((item) => (Number.isFinite(item) ? item : null)) : undefined;
}

/** Longest run of bytes that is returned as numbers. */
const MAX_PLAIN_BYTES = 16;

function plainBytes(name: string, bytes: Uint8Array, little: boolean): ExifValue | undefined {
	if (name.startsWith('XP')) return decodeUtf16(bytes, true);
	if (name === 'UserComment' || name === 'GPSProcessingMethod' || name === 'GPSAreaInformation')
		return decodeComment(bytes, little);
	if (name === 'ExifVersion' || name === 'FlashPixVersion') return latin1(bytes, 0, 4).replace(/(?<!\0)\0+$/, '');
	if (bytes.length === 1) return bytes[0];
	// Text tags that a writer typed as bytes.
	if (
		/^(?:Make|Model|Software|Artist|Copyright|ImageDescription|DateTime|Lens|Offset|Subsec|UniqueCamera|LocalizedCamera|CameraSerial|OriginalRaw)/.test(
			name
		)
	)
		return decodeText(bytes);
	return bytes.length <= MAX_PLAIN_BYTES ? [...bytes] : undefined;
}

/** EXIF 2.32, 4.6.6: eight bytes name the character code; zeros are what most cameras write, many programs leave them out. */
const CODES = ['ASCII\0\0\0', 'UNICODE\0', 'JIS\0\0\0\0\0', '\0\0\0\0\0\0\0\0'] as const;

function decodeComment(bytes: Uint8Array, little: boolean): string {
	const code = CODES.find((word) => hasAscii(bytes, 0, word));
	const text = code === undefined ? bytes : bytes.subarray(code.length);
	if (code === 'UNICODE\0') return decodeUtf16(text, little);
	return code?.startsWith('JIS') === true ? new TextDecoder('iso-2022-jp').decode(text).trim() : decodeText(text);
}

function positionOf({ values }: Directory): Position | null {
	const latitude = degrees(values.get(2), values.get(1), 'S');
	const longitude = degrees(values.get(4), values.get(3), 'W');
	if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
	// A camera without a fix writes zeros: a point in the Gulf of Guinea.
	if (latitude === 0 && longitude === 0 && values.get(9) !== 'A') return null;
	const height = firstNumber(values.get(6));
	const below = firstNumber(values.get(5)) === 1;
	return { latitude, longitude, altitude: height === undefined ? null : below ? -height : height };
}

/** Whether tags have a place of which none says on which side of the equator, or of Greenwich, it lies. */
export const lacksHemisphere = (tags: Exif['tags']): boolean =>
	tags['GPSLatitude'] !== undefined &&
	!(isOneOf('NS', tags['GPSLatitudeRef']) && isOneOf('EW', tags['GPSLongitudeRef']));

const isOneOf = (letters: string, given: ExifValue | undefined) =>
	typeof given === 'string' && given !== '' && letters.includes(given.charAt(0).toUpperCase());

/** Degrees, minutes and seconds as decimal degrees, negative on the side that `reference` names; null when unknown. */
function degrees(value: TagValue | undefined, reference: TagValue | undefined, negative: 'S' | 'W'): number | null {
	// Some phones write a text where three fractions belong.
	if (typeof value === 'string')
		return coordinate(value, negative === 'S' ? 90 : 180, typeof reference === 'string' ? reference : '');
	const whole = firstNumber(value);
	if (whole === undefined || value === undefined || typeof value === 'string') return null;
	const [minutes, seconds] = [value[1], value[2]].map((part) => (part === undefined || Number.isNaN(part) ? 0 : part));
	const decimal = whole + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600;
	const isNegative = typeof reference === 'string' && reference.toUpperCase().startsWith(negative);
	return isNegative && decimal !== 0 ? -decimal : decimal;
}
