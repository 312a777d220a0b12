import { CM_PER_INCH, DamagedImage, emptyHeader, type Header } from './header';
import { countDirectories, MAX_CHAIN, type Directory, type TagValue, type Tiff } from './ifd';
import { sampleMode } from './tiff-mode';

/** Tags of a directory that describe its pixels (TIFF 6.0). */
const TAG = {
	imageWidth: 256,
	imageLength: 257,
	bitsPerSample: 258,
	compression: 259,
	photometric: 262,
	stripOffsets: 273,
	samplesPerPixel: 277,
	stripByteCounts: 279,
	xResolution: 282,
	yResolution: 283,
	planarConfiguration: 284,
	resolutionUnit: 296,
	tileOffsets: 324,
	tileByteCounts: 325,
	extraSamples: 338,
	sampleFormat: 339
} as const;

const INCH = 2;
const CENTIMETRE = 3;

/** Header of a TIFF or BigTIFF of either byte order: the first page; `frames` counts all pages. */
export function readTiff(tiff: Tiff): Header {
	if (tiff.first === 0) throw new DamagedImage('no directory');
	const first = tiff.directory(tiff.first);
	const number = (tag: number) => first.number(tag);
	const header = emptyHeader();
	header.width = wholeSize(number(TAG.imageWidth));
	header.height = wholeSize(number(TAG.imageLength));
	const numbers = (tag: number) => wholeNumbers(first.get(tag));
	Object.assign(
		header,
		sampleMode({
			little: tiff.little,
			compression: number(TAG.compression) ?? 1,
			photometric: number(TAG.photometric) ?? 0,
			planar: number(TAG.planarConfiguration) ?? 1,
			bitsPerSample: numbers(TAG.bitsPerSample),
			samplesPerPixel: number(TAG.samplesPerPixel),
			extraSamples: numbers(TAG.extraSamples),
			sampleFormat: numbers(TAG.sampleFormat)
		})
	);
	const { count, intact } = countDirectories(tiff);
	header.frames = Math.max(1, count);
	if (!intact) header.warnings.push('file: its chain of pages is broken');
	else if (count >= MAX_CHAIN) header.warnings.push(`file: has ${MAX_CHAIN} pages or more; no more were counted`);
	header.dpi = density(number(TAG.xResolution), number(TAG.yResolution), number(TAG.resolutionUnit) ?? INCH);
	header.pixels = pixelsOf(first);
	if (header.pixels[1] > tiff.block.length) header.warnings.push('file: ends before the end of the picture');
	return header;
}

function wholeSize(size: number | undefined): number {
	if (size === undefined || !Number.isInteger(size) || size < 0) throw new DamagedImage('no width and height');
	return size;
}

const wholeNumbers = (value: TagValue | undefined): readonly number[] =>
	value === undefined || typeof value === 'string' ? [] : [...value].filter(Number.isInteger);

function density(x: number | undefined, y: number | undefined, unit: number): [number, number] | null {
	if (x === undefined || y === undefined || x <= 0 || y <= 0) return null;
	if (unit === INCH) return [x, y];
	return unit === CENTIMETRE ? [x * CM_PER_INCH, y * CM_PER_INCH] : null;
}

/** Where the strips or tiles begin and end that the directory reader keeps (the first 64): an empty stretch where bytes between them are not theirs. */
function pixelsOf(directory: Directory): readonly [start: number, end: number] {
	let [start, end, sum] = [Infinity, 0, 0];
	for (const [offsets, counts] of [
		[TAG.stripOffsets, TAG.stripByteCounts],
		[TAG.tileOffsets, TAG.tileByteCounts]
	] as const) {
		const lengths = wholeNumbers(directory.get(counts));
		wholeNumbers(directory.get(offsets)).forEach((offset, i) => {
			const length = lengths[i] ?? 0;
			start = Math.min(start, offset);
			end = Math.max(end, offset + length);
			sum += length;
		});
	}
	return [sum === end - start ? start : end, end];
}
