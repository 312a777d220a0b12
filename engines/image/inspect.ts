import { walkBmp } from './bmp';
import { hasAscii, u16, u32 } from './bytes';
import type { ExifValue } from './exif';
import { readCrw, readMrw, readRaf } from './formats/camera';
import { readHeif } from './formats/heif';
import { readIcon } from './formats/icon';
import { brandsOf, findBox } from './formats/isobmff';
import { readJp2 } from './formats/jp2';
import { readJxl } from './formats/jxl';
import { isMovie, readEmbeddedFilm, readMovie } from './formats/movie';
import type { OtherFormat } from './formats/names';
import { readPsd } from './formats/psd';
import { rawKind, readRaw } from './formats/raw';
import type { Read } from './formats/read';
import { isSvg, readSvg } from './formats/svg';
import { readX3f } from './formats/x3f';
import { walkGif } from './gif';
import { CM_PER_INCH, DamagedImage, type Format, type Header } from './header';
import { openTiff, type Tiff } from './ifd';
import { readJpeg } from './jpeg';
import { Gatherer } from './metadata/gather';
import type { Gathered } from './metadata/gathered';
import { withUnreached } from './metadata/unreached';
import { jpegPieces } from './pieces/jpeg-pieces';
import type { Walk } from './pieces/piece';
import { walkPng } from './png';
import { sniffFormat } from './sniff';
import { readTiff } from './tiff';
import { walkWebp } from './webp';

/** A picture (or video): its header, its EXIF, and all that lies beside its pixels. */
export interface Picture {
	readonly format: Format | OtherFormat;
	readonly header: Header;
	/** Pixels that are shown before the orientation is applied, where fewer than are stored. */
	readonly shown: readonly [width: number, height: number] | null;
	/** EXIF orientation, 1 to 8; null where it is not said. */
	readonly orientation: number | null;
	/** By Pillow's tag names. */
	readonly exif: Readonly<Record<string, ExifValue>>;
	readonly gathered: Gathered;
}

const WALKERS: Readonly<Record<Exclude<Format, 'TIFF'>, (bytes: Uint8Array) => Walk>> = {
	JPEG: (bytes) => ({ header: readJpeg(bytes), pieces: jpegPieces(bytes) }),
	PNG: walkPng,
	WEBP: walkWebp,
	GIF: walkGif,
	BMP: walkBmp
};

/** Above this many pixels Pillow refuses to decode, and a browser may run out of memory: 2 × 89,478,485. */
const BOMB_PIXELS = 178_956_970;
const ORIENTATIONS: readonly unknown[] = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Reads a file's header and the blocks beside its picture; no pixel is decoded. Time and memory are bounded by the size of
 * the file, not by its claims.
 *
 * @returns null when the signature matches no format
 * @throws DamagedImage when no size is found
 */
export function inspectImage(bytes: Uint8Array): Picture | null {
	const gatherer = new Gatherer(bytes.length);
	const format = sniffFormat(bytes);
	const tiff = format === 'TIFF' ? openTiff(bytes) : null;
	const other = format === null || format === 'TIFF' ? walkOther(bytes, tiff, gatherer) : null;
	const read = other ?? (format && walkSix(bytes, format, tiff, gatherer));
	if (!read) return null;
	const { header } = read;
	if (!(header.width > 0) || !(header.height > 0)) throw new DamagedImage('a width or height of 0');
	const exif = read.exif ?? gatherer.exif?.tags ?? {};
	const pixels = header.width * header.height;
	if (pixels > BOMB_PIXELS) header.warnings.push(`file: claims ${pixels} pixels, more than most programs open`);
	if (format === 'JPEG') header.dpi ??= densityOf(exif);
	if (RAWS.has(read.format)) gatherer.expectFindings();
	const orientation = read.orientation === undefined ? exif['Orientation'] : read.orientation;
	const gathered = gatherer.finish();
	return {
		format: read.format,
		header,
		shown: read.shown ?? null,
		orientation: typeof orientation === 'number' && ORIENTATIONS.includes(orientation) ? orientation : null,
		exif,
		// An SVG is read to its end, chunks lead from the start of a file to its end.
		gathered:
			read.format === 'SVG' || (CHUNKED.has(read.format) && header.warnings.length === 0)
				? gathered
				: withUnreached(gathered, bytes, other === null && format !== 'TIFF', header.pixels)
	};
}

function walkSix(bytes: Uint8Array, format: Format, tiff: Tiff | null, gatherer: Gatherer): Read {
	if (format === 'TIFF') {
		if (!tiff) throw new DamagedImage('no directory');
		const header = readTiff(tiff);
		gatherer.tiffFile(tiff);
		return { format, header };
	}
	const { header, pieces } = WALKERS[format](bytes);
	gatherer.pieces(bytes, pieces, format);
	for (const film of gatherer.films) readEmbeddedFilm(film, gatherer);
	return { format, header };
}

/** Resolution by EXIF, for a JPEG without one in JFIF. */
function densityOf(tags: Picture['exif']): [number, number] | null {
	const [x, y] = [tags['XResolution'], tags['YResolution']];
	if (typeof x !== 'number' || typeof y !== 'number' || x <= 0 || y <= 0) return null;
	const perInch = tags['ResolutionUnit'] === 3 ? CM_PER_INCH : 1;
	return [x * perInch, y * perInch];
}

/** Files in chunks up to an end mark: without a warning each byte is in a chunk that was read, or in the picture. */
const CHUNKED: ReadonlySet<string> = new Set(['PNG', 'GIF']);

/** Camera raws, which name at least their kind. */
const RAWS: ReadonlySet<string> = new Set('DNG NEF CR2 CR3 CRW ARW RAF RW2 ORF PEF SRW MRW X3F RAW'.split(' '));

/** Reads HEIF, AVIF, JPEG XL, JPEG 2000, SVG, icons, Photoshop, films, and camera raws, which may be laid out as TIFF. */
function walkOther(bytes: Uint8Array, tiff: Tiff | null, gatherer: Gatherer): Read | null {
	if (hasAscii(bytes, 4, 'ftyp')) return walkBoxes(bytes, gatherer);
	if (isOldMovie(bytes)) return readMovie(bytes, ['qt  '], gatherer);
	if (u16(bytes, 0, false) === 0xff0a || hasAscii(bytes, 4, 'JXL \r\n\x87\n')) return readJxl(bytes, gatherer);
	if (hasAscii(bytes, 4, 'jP  \r\n\x87\n') || u32(bytes, 0, false) === 0xff4fff51) return readJp2(bytes, gatherer);
	if (hasAscii(bytes, 0, '8BPS')) return readPsd(bytes, gatherer);
	if (hasAscii(bytes, 0, 'FUJIFILMCCD-RAW')) return readRaf(bytes, gatherer);
	if (hasAscii(bytes, 6, 'HEAPCCDR')) return readCrw(bytes, gatherer);
	if (hasAscii(bytes, 0, '\0MRM')) return readMrw(bytes, gatherer);
	if (hasAscii(bytes, 0, 'FOVb')) return readX3f(bytes, gatherer);
	const kind = rawKind(bytes, tiff);
	if (kind !== null) return readRaw(bytes, kind, gatherer);
	const icon = readIcon(bytes, gatherer);
	if (icon !== null) return icon;
	return isSvg(bytes) ? readSvg(bytes, gatherer) : null;
}

function walkBoxes(bytes: Uint8Array, gatherer: Gatherer): Read {
	const brands = brandsOf(bytes);
	const hasItems = findBox(bytes, 'meta') !== null || findBox(bytes, 'mini') !== null;
	if (brands.some((brand) => PICTURES.has(brand)) || (hasItems && !isMovie(brands)))
		return readHeif(bytes, brands, gatherer);
	return readMovie(bytes, brands, gatherer);
}

/** QuickTime films from before 2001 have no file type: their first box is a film's box, and one box lists tracks. */
const isOldMovie = (bytes: Uint8Array) =>
	['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].some((type) => hasAscii(bytes, 4, type)) &&
	findBox(bytes, 'moov') !== null;

/** Brands of pictures (ISO/IEC 23008-12, AVIF, and the codecs beside HEVC and AV1). */
const PICTURES: ReadonlySet<string> = new Set(
	'mif1 mif2 mif3 msf1 miaf heic heix heim heis hevc hevx avif avis avci avcs jpeg jpgs j2ki j2is vvic vvis unif'.split(
		' '
	)
);
