import { decodeText, decodeUtf16, hasAscii, latin1 } from './bytes';
import { coordinate, type Position } from './coordinate';
import { EXIF_DIRECTORY, EXIF_TAGS, GPS_DIRECTORY, GPS_TAGS } from './exif-tags';
import { firstNumber, MAX_TEXT_BYTES, openTiff, type Directory, type TagValue, type Tiff } from './ifd';

/** Text, a number, or numbers, null for a fraction over zero. */
export type ExifValue = string | number | readonly (number | null)[];

export interface Exif {
	/** By Pillow's tag names. */
	readonly tags: Readonly<Record<string, ExifValue>>;
	readonly position: Position | null;
}

/** EXIF of a TIFF block: the first, EXIF and GPS directories, of bounded size, so that loops end. */
export function exifOf(tiff: Tiff): Exif {
	const main = tiff.directory(tiff.first);
	const exifAt = main.number(EXIF_DIRECTORY) ?? 0;
	const gpsAt = main.number(GPS_DIRECTORY) ?? 0;
	const tags: Record<string, ExifValue> = {};
	addTags(tags, main, EXIF_TAGS, tiff);
	if (exifAt !== 0 && exifAt !== tiff.first) addTags(tags, tiff.directory(exifAt), EXIF_TAGS, tiff);
	if (gpsAt === 0 || gpsAt === tiff.first || gpsAt === exifAt) return { tags, position: null };
	const gps = tiff.directory(gpsAt);
	addTags(tags, gps, GPS_TAGS, tiff);
	return { tags, position: positionOf(gps) };
}

/** The tags of a place out of a TIFF block whose first directory they are, as Canon's raws have it. */
export const readPosition = (tiff: Tiff): Exif => readExifDirectory(tiff, tiff.first, true);

/** EXIF of one directory alone, of a page behind the first or of what such a page points to: a place's tags or the others. */
export function readExifDirectory(tiff: Tiff, offset: number, isPosition: boolean): Exif {
	const directory = tiff.directory(offset);
	const tags: Record<string, ExifValue> = {};
	addTags(tags, directory, isPosition ? GPS_TAGS : EXIF_TAGS, tiff);
	return { tags, position: isPosition ? positionOf(directory) : null };
}

/** EXIF of a block that begins with its signature; empty for others. */
export function readExif(block: Uint8Array): Exif {
	const tiff = openTiff(block);
	return tiff ? exifOf(tiff) : { tags: {}, position: null };
}

function addTags(
	tags: Record<string, ExifValue>,
	directory: Directory,
	names: ReadonlyMap<number, string>,
	{ little }: Tiff
): void {
	directory.each(
		(tag) => names.has(tag),
		(tag, value) => {
			const name = names.get(tag) ?? '';
			const plain = plainValue(name, value, little);
			if (plain !== undefined && plain !== '') tags[name] = plain;
		}
	);
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

function positionOf(gps: Directory): Position | null {
	const latitude = degrees(gps.get(2), gps.get(1), 'S');
	const longitude = degrees(gps.get(4), gps.get(3), 'W');
	if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
	// A camera without a fix writes zeros: a point in the Gulf of Guinea.
	if (latitude === 0 && longitude === 0 && gps.get(9) !== 'A') return null;
	const height = gps.number(6);
	const below = gps.number(5) === 1;
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
