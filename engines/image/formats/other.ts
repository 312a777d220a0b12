import { hasAscii, u16, u32 } from '../bytes';
import { DamagedImage } from '../header';
import { ORIENTATIONS } from '../inspect';
import { Gatherer } from '../metadata/gather';
import type { Gathered } from '../metadata/gathered';
import { withUnreached } from '../metadata/unreached';
import { readCrw, readMrw, readRaf } from './camera';
import { readHeif } from './heif';
import { readIcon } from './icon';
import { brandsOf, findBox } from './isobmff';
import { readJp2 } from './jp2';
import { readJxl } from './jxl';
import { isMovie, readMovie } from './movie';
import { readPsd } from './psd';
import { rawKind, readRaw } from './raw';
import type { OtherFormat } from './names';
import type { Read } from './read';
import { isSvg, readSvg } from './svg';
import { readX3f } from './x3f';

export interface OtherImage extends Required<Read> {
	readonly gathered: Gathered;
}

/**
 * A picture (or video) of one of the further formats: HEIF and its kin, JPEG XL, JPEG 2000, SVG, icons, Photoshop, camera
 * raws. Reads headers alone, bounded as the six formats are.
 *
 * @returns null when the signature matches no format
 * @throws DamagedImage when no size is found
 */
export function inspectOther(bytes: Uint8Array): OtherImage | null {
	const gatherer = new Gatherer(bytes.length);
	const read = walk(bytes, gatherer);
	if (read === null) return null;
	const { header } = read;
	if (!(header.width > 0) || !(header.height > 0)) throw new DamagedImage('no width and height');
	const exif = read.exif ?? gatherer.exif?.tags ?? {};
	const orientation = exif['Orientation'];
	if (RAWS.has(read.format)) gatherer.expectFindings();
	const gathered = withUnreached(gatherer.finish(), bytes, read.format === 'SVG' ? 'text' : 'other');
	return {
		format: read.format,
		header,
		shown: read.shown ?? null,
		orientation:
			read.orientation !== undefined
				? read.orientation
				: typeof orientation === 'number' && ORIENTATIONS.includes(orientation)
					? orientation
					: null,
		exif,
		position: read.position ?? gatherer.exif?.position ?? null,
		gathered
	};
}

/** Camera raws, which name at least their kind. */
const RAWS: ReadonlySet<OtherFormat> = new Set([
	'DNG',
	'NEF',
	'CR2',
	'CR3',
	'CRW',
	'ARW',
	'RAF',
	'RW2',
	'ORF',
	'PEF',
	'SRW',
	'MRW',
	'X3F',
	'RAW'
] as const);

function walk(bytes: Uint8Array, gatherer: Gatherer): Read | null {
	if (hasAscii(bytes, 4, 'ftyp')) return walkBoxes(bytes, gatherer);
	if (isOldMovie(bytes)) return readMovie(bytes, ['qt  '], gatherer);
	if (u16(bytes, 0, false) === 0xff0a || hasAscii(bytes, 4, 'JXL \r\n\x87\n')) return readJxl(bytes, gatherer);
	if (hasAscii(bytes, 4, 'jP  \r\n\x87\n') || u32(bytes, 0, false) === 0xff4fff51) return readJp2(bytes, gatherer);
	if (hasAscii(bytes, 0, '8BPS')) return readPsd(bytes, gatherer);
	if (hasAscii(bytes, 0, 'FUJIFILMCCD-RAW')) return readRaf(bytes, gatherer);
	if (hasAscii(bytes, 6, 'HEAPCCDR')) return readCrw(bytes, gatherer);
	if (hasAscii(bytes, 0, '\0MRM')) return readMrw(bytes, gatherer);
	if (hasAscii(bytes, 0, 'FOVb')) return readX3f(bytes, gatherer);
	const kind = rawKind(bytes);
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
