import { EXIF_DIRECTORY, GPS_DIRECTORY } from '../exif-tags';
import { openTiff, type Entry } from '../ifd';
import { coarseTags } from './coarse';
import type { Keep } from './keep';
import { writeDirectories, type TagBytes } from './tiff-writer';

/** Tags without which a picture lies on its side or prints at another size. */
const LOOK = [0x0112, 0x011a, 0x011b, 0x0128];
/** Where colours lie between pixels: goes with what else stays. */
const BETWEEN = 0x0213;
const DATE = [0x0132, 0x9003, 0x9004, 0x9010, 0x9011, 0x9012, 0x9290, 0x9291, 0x9292];
const COPYRIGHT = [0x013b, 0x8298];
const SIZE = [0xa002, 0xa003];
const CAMERA = [
	0x010f, 0x0110, 0x829a, 0x829d, 0x8822, 0x8827, 0x9201, 0x9202, 0x9204, 0x9205, 0x9207, 0x9208, 0x9209, 0x920a,
	0xa402, 0xa403, 0xa405, 0xa406, 0xa432, 0xa433, 0xa434
];
const MAX_VALUE = 65_536;

/**
 * A TIFF block of the kept tags of `block` only, and of the coarse place and year where they are wished. It is written anew, so
 * that no removed byte is in it, not even one without a tag. Null when no tag is left.
 *
 * @param withResolution whether to write the resolution, for files without another place for it
 * @param withSize whether to write the size in pixels, by which Pillow opens a smaller picture behind the first
 */
export function filterExif(
	block: Uint8Array,
	keep: Keep,
	withResolution: boolean,
	withSize = false
): Uint8Array<ArrayBuffer> | null {
	const tiff = openTiff(block);
	if (!tiff || tiff.big) return coarseExif(keep);
	const main = tiff.directory(tiff.first).entries;
	const exifAt = main.find(({ tag }) => tag === EXIF_DIRECTORY)?.value ?? 0;
	const inner = exifAt === 0 || exifAt === tiff.first ? [] : tiff.directory(exifAt).entries;
	const coarse = coarseTags(keep, tiff.little);
	const wanted = new Set([
		...(keep.date && coarse.moment.length === 0 ? DATE : []),
		...(withSize ? SIZE : []),
		...(keep.copyright ? COPYRIGHT : []),
		...(keep.camera ? CAMERA : [])
	]);
	const looks = (entry: Entry) =>
		LOOK.includes(entry.tag) && (entry.tag === 0x0112 ? entry.value >= 2 && entry.value <= 8 : withResolution);
	const kept = (entries: readonly Entry[]) =>
		[...new Map(entries.map((entry) => [entry.tag, entry])).values()]
			.filter((entry) => wanted.has(entry.tag) || looks(entry))
			.map((entry) => keptOf(block, entry))
			.filter(({ value }) => value.length > 0 && value.length <= MAX_VALUE);
	const [first, second] = [kept(main), [...kept(inner), ...coarse.moment]];
	if (first.length + second.length + coarse.place.length === 0) return null;
	const between = main.findLast(({ tag }) => tag === BETWEEN);
	if (between) first.push(keptOf(block, between));
	return writeExif(tiff.little, first, second, coarse.place);
}

const keptOf = (block: Uint8Array, { tag, type, count, start, end }: Entry): TagBytes => ({
	tag,
	type,
	count,
	value: block.subarray(start, end)
});

/** A TIFF block of the coarse place and year alone, or null without a wish. */
export function coarseExif(keep: Keep): Uint8Array<ArrayBuffer> | null {
	const { moment, place } = coarseTags(keep, true);
	return moment.length + place.length === 0 ? null : writeExif(true, [], moment, place);
}

function writeExif(
	little: boolean,
	main: readonly TagBytes[],
	moment: readonly TagBytes[],
	place: readonly TagBytes[]
): Uint8Array<ArrayBuffer> {
	const directories = writeDirectories(8, little, main, [
		[EXIF_DIRECTORY, moment],
		[GPS_DIRECTORY, place]
	]);
	const out = new Uint8Array(8 + directories.length);
	out.set(little ? [0x49, 0x49, 42, 0, 8, 0, 0, 0] : [0x4d, 0x4d, 0, 42, 0, 0, 0, 8]);
	out.set(directories, 8);
	return out;
}
