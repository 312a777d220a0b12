import { readBmp } from './bmp';
import type { Position } from './coordinate';
import { readExif, type Exif, type ExifValue, type KnownExif } from './exif';
import { decodeExifProfile } from './exif-profile';
import { readGif } from './gif';
import { CM_PER_INCH, DamagedImage, type Format, type Header, type Range } from './header';
import { profileName } from './icc';
import { inflateStart } from './inflate';
import { readJpeg } from './jpeg';
import { readPng } from './png';
import { sniffFormat } from './sniff';
import { readTiff } from './tiff';
import { readWebp } from './webp';

export interface ImageInfo extends Header {
	readonly format: Format;
	/** EXIF orientation, 1 to 8; null where it is not said. */
	readonly orientation: number | null;
	/** Name of the colour profile; `unnamed` for a profile without a name; null without a profile. */
	readonly iccProfile: string | null;
	readonly exif: Readonly<Record<string, ExifValue>>;
	readonly position: Position | null;
	/** The same tags with the block that they lie in, for the reader of blocks; null without EXIF. */
	readonly knownExif: KnownExif | null;
}

const WALKERS: Readonly<Record<Format, (bytes: Uint8Array) => Header>> = {
	JPEG: readJpeg,
	PNG: readPng,
	WEBP: readWebp,
	GIF: readGif,
	BMP: readBmp,
	TIFF: readTiff
};

/** Inflated bytes that are looked at of a deflated profile or EXIF text. */
const MAX_INFLATED = 1 << 20;
/** The same of digits that are EXIF: a block of 64 KB takes 135,000. */
const MAX_DIGITS = 160_000;
/** Above this many pixels Pillow refuses to decode, and a browser may run out of memory: 2 × 89,478,485. */
const BOMB_PIXELS = 178_956_970;

/**
 * Facts in a picture's headers; no pixel is decoded. Time and memory are bounded by the size of
 * the file, not by its claims.
 *
 * @returns null when the signature is not of one of the six formats
 * @throws DamagedImage when no size is found
 */
export function inspectImage(bytes: Uint8Array): ImageInfo | null {
	const format = sniffFormat(bytes);
	if (format === null) return null;
	const header = WALKERS[format](bytes);
	const { metadata } = header;
	if (header.width <= 0 || header.height <= 0) throw new DamagedImage('a width or height of 0');
	const knownExif = findExif(bytes, metadata);
	const exif = knownExif?.exif ?? { tags: {}, position: null };
	const orientation = exif.tags['Orientation'];
	const pixels = header.width * header.height;
	if (pixels > BOMB_PIXELS) header.warnings.push(`file: claims ${pixels} pixels, more than most programs open`);
	// A copy of the header with more fields would cost as much as reading a small file.
	return Object.assign(header, {
		format,
		dpi: header.dpi ?? (format === 'JPEG' ? densityOf(exif) : null),
		orientation: typeof orientation === 'number' && ORIENTATIONS.includes(orientation) ? orientation : null,
		iccProfile: findProfile(bytes, metadata),
		exif: exif.tags,
		position: exif.position,
		knownExif
	});
}

export const ORIENTATIONS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];

function findExif(bytes: Uint8Array, { exif, exifProfile }: Header['metadata']): KnownExif | null {
	if (exif) return knownExif(bytes.subarray(exif.start, exif.end));
	if (!exifProfile) return null;
	const text = bytes.subarray(exifProfile.start, exifProfile.end);
	const plain = exifProfile.deflated ? inflateStart(text, MAX_DIGITS) : text.subarray(0, MAX_INFLATED);
	return knownExif(decodeExifProfile(plain));
}

const knownExif = (block: Uint8Array): KnownExif => ({ block, exif: readExif(block) });

function findProfile(bytes: Uint8Array, { icc, deflatedIcc }: Header['metadata']): string | null {
	if (icc && icc.length > 0) return profileName(join(bytes, icc)) ?? 'unnamed';
	if (!deflatedIcc) return null;
	const profile = inflateStart(bytes.subarray(deflatedIcc.start, deflatedIcc.end), MAX_INFLATED);
	return profileName(profile) ?? (deflatedIcc.name || 'unnamed');
}

function join(bytes: Uint8Array, pieces: readonly Range[]): Uint8Array {
	const [first] = pieces;
	if (pieces.length === 1 && first) return bytes.subarray(first.start, first.end);
	const joined = new Uint8Array(
		Math.min(
			MAX_INFLATED,
			pieces.reduce((sum, { start, end }) => sum + end - start, 0)
		)
	);
	let length = 0;
	for (const { start, end } of pieces) {
		const piece = bytes.subarray(start, Math.min(end, start + joined.length - length));
		joined.set(piece, length);
		length += piece.length;
	}
	return joined;
}

/** Resolution by EXIF, for a JPEG without one in JFIF. */
function densityOf({ tags }: Exif): [number, number] | null {
	const [x, y] = [tags['XResolution'], tags['YResolution']];
	if (typeof x !== 'number' || typeof y !== 'number' || x <= 0 || y <= 0) return null;
	const perInch = tags['ResolutionUnit'] === 3 ? CM_PER_INCH : 1;
	return [x * perInch, y * perInch];
}
