import { decodeText, hasAscii, u16, u32 } from '../bytes';
import { DamagedImage } from '../header';
import { openTiff, Tiff, type Directory } from '../ifd';
import type { Gatherer } from '../metadata/gather';
import type { OtherFormat } from './names';
import { isPhaseOne, readPhaseOne } from './phase-one';
import { pictureHeader, type Read } from './read';

const TAG = {
	subfile: 254,
	width: 256,
	height: 257,
	bits: 258,
	compression: 259,
	photometric: 262,
	make: 271,
	subDirectories: 330,
	exif: 0x8769,
	dng: 50706
} as const;
const [COLOR_FILTER_ARRAY, LINEAR_RAW] = [32803, 34892];
/** Ways of packing that only raws of a maker have. */
const PACKED: Readonly<Record<number, OtherFormat>> = {
	34713: 'NEF',
	32767: 'ARW',
	65535: 'PEF',
	32769: 'SRW',
	32770: 'SRW',
	32772: 'SRW'
};
const MAX_DIRECTORIES = 32;

interface Page {
	readonly directory: Directory;
	readonly compression: number;
	readonly isSensor: boolean;
}

/** The kind of raw of a TIFF-like file by its signature, else by its tags; or null. */
export function rawKind(bytes: Uint8Array, tiff = openTiff(bytes)): OtherFormat | null {
	if (hasAscii(bytes, 0, 'IIU\0')) return 'RW2';
	if (hasAscii(bytes, 0, 'IIRO') || hasAscii(bytes, 0, 'IIRS') || hasAscii(bytes, 0, 'MMOR')) return 'ORF';
	if (hasAscii(bytes, 0, 'II*\0') && hasAscii(bytes, 8, 'CR\x02')) return 'CR2';
	if (isPhaseOne(bytes)) return 'RAW';
	if (hasAscii(bytes, 0, 'IIII') || hasAscii(bytes, 0, 'MMMM')) return 'RAW';
	if (!tiff) return null;
	const pages = readPages(tiff);
	const first = pages[0]?.directory;
	if (first?.get(TAG.dng) !== undefined) return 'DNG';
	for (const page of pages) {
		const packed = PACKED[page.compression];
		if (packed !== undefined && page.isSensor) return packed;
	}
	if (!pages.some(({ isSensor }) => isSensor)) return null;
	const make = first?.get(TAG.make);
	const maker = typeof make === 'string' ? make : make instanceof Uint8Array ? decodeText(make) : '';
	return (
		({ NIKON: 'NEF', SONY: 'ARW', PENTAX: 'PEF', RICOH: 'PEF', SAMSUNG: 'SRW' } as const)[
			/^[A-Z]*/.exec(maker.toUpperCase())?.[0] ?? ''
		] ?? 'RAW'
	);
}

/** A raw of a camera: the size is that of the sensor's picture, not of the previews beside it. */
export function readRaw(bytes: Uint8Array, kind: OtherFormat, gatherer: Gatherer): Read {
	const tiff = openRaw(bytes);
	if (!tiff) throw new DamagedImage('no directory');
	const [width, height, bits] = kind === 'RW2' ? panasonicSize(tiff) : sensorSize(tiff, kind);
	gatherer.tiffFile(tiff);
	const back = isPhaseOne(bytes) ? readPhaseOne(bytes, gatherer) : [0, 0];
	if (kind === 'RW2') embedded(tiff, gatherer);
	const [wide, high] = back[0] && back[1] ? [back[0], back[1]] : [width, height];
	return { format: kind, header: pictureHeader(wide, high, kind === 'DNG' ? 3 : 1, bits) };
}

/** Olympus, Panasonic and Phase One write another number where TIFF has 42. */
function openRaw(bytes: Uint8Array): Tiff | null {
	const little = hasAscii(bytes, 0, 'II');
	return (
		openTiff(bytes) ?? (little || hasAscii(bytes, 0, 'MM') ? new Tiff(bytes, little, u32(bytes, 4, little)) : null)
	);
}

function readPages(tiff: Tiff): Page[] {
	const pages: Page[] = [];
	const queue = [tiff.first];
	const seen = new Set<number>();
	for (let offset = queue.shift(); offset !== undefined && seen.size < MAX_DIRECTORIES; offset = queue.shift()) {
		if (offset === 0 || seen.has(offset)) continue;
		seen.add(offset);
		const directory = tiff.directory(offset);
		const inner = directory.get(TAG.subDirectories);
		queue.push(directory.next);
		if (Array.isArray(inner)) queue.push(...inner);
		const photometric = directory.number(TAG.photometric);
		const compression = directory.number(TAG.compression) ?? 1;
		const isSensor =
			photometric === COLOR_FILTER_ARRAY || photometric === LINEAR_RAW || PACKED[compression] !== undefined;
		pages.push({ directory, compression, isSensor });
	}
	return pages;
}

function sensorSize(tiff: Tiff, kind: OtherFormat): readonly [number, number, number] {
	if (kind === 'CR2') {
		const exif = tiff.directory(tiff.directory(tiff.first).number(TAG.exif) ?? 0);
		const size = [exif.number(0xa002), exif.number(0xa003)];
		if (size[0] && size[1]) return [size[0], size[1], 14];
	}
	const pages = readPages(tiff).map(({ directory, isSensor }) => {
		const number = (tag: number) => directory.number(tag) ?? 0;
		const [width, height, bits] = [number(TAG.width), number(TAG.height), number(TAG.bits) || 8];
		return { width, height, bits, isSensor, isFull: number(TAG.subfile) === 0 };
	});
	const largest = (list: typeof pages) =>
		list.toSorted((a, b) => b.width * b.height - a.width * a.height).find(({ width, height }) => width * height > 0);
	const best =
		largest(pages.filter(({ isSensor, isFull }) => isSensor && isFull)) ??
		largest(pages.filter(({ isSensor }) => isSensor)) ??
		largest(pages);
	if (!best) throw new DamagedImage('no width and height');
	return [best.width, best.height, best.bits];
}

/** RW2: the borders of the sensor's picture. */
function panasonicSize(tiff: Tiff): readonly [number, number, number] {
	const first = tiff.directory(tiff.first);
	const number = (tag: number) => first.number(tag) ?? 0;
	const [width, height] = [number(7) - number(5), number(6) - number(4)];
	return width > 0 && height > 0 ? [width, height, number(10) || 12] : [number(2), number(3), number(10) || 12];
}

const JPEG_FROM_RAW = 0x2e;

/** Panasonic keeps its EXIF in a JPEG inside. */
function embedded(tiff: Tiff, gatherer: Gatherer): void {
	const { block } = tiff;
	const entry = tiff.directory(tiff.first).entries.find(({ tag }) => tag === JPEG_FROM_RAW);
	if (entry && u16(block, entry.start, false) === 0xffd8) gatherer.jpegInside(block.subarray(entry.start, entry.end));
}
