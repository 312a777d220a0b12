import { u32, u64 } from '../bytes';
import { decodeTiffHead, listEntries, type Entry, type TiffHead } from '../ifd';
import type { Keep } from './keep';

/** Tags without which a picture lies on its side or prints at another size. */
const LOOK = [0x0112, 0x011a, 0x011b, 0x0128];
/** Where colours lie between pixels: goes with what else stays. */
const BETWEEN = 0x0213;
const DATE = [0x0132, 0x9003, 0x9004, 0x9010, 0x9011, 0x9012, 0x9290, 0x9291, 0x9292];
const COPYRIGHT = [0x013b, 0x8298];
const CAMERA = [
	0x010f, 0x0110, 0x829a, 0x829d, 0x8822, 0x8827, 0x9201, 0x9202, 0x9204, 0x9205, 0x9207, 0x9208, 0x9209, 0x920a,
	0xa402, 0xa403, 0xa405, 0xa406, 0xa432, 0xa433, 0xa434
];
const EXIF_DIRECTORY = 0x8769;
const MAX_VALUE = 65_536;

interface Kept {
	readonly tag: number;
	readonly type: number;
	readonly count: number;
	readonly value: Uint8Array;
}

/**
 * A TIFF block of the kept tags of `block` only. It is written anew, so that no removed byte is in it, not
 * even one without a tag. Null when no tag is left.
 *
 * @param withResolution whether to write the resolution, for files without another place for it
 */
export function filterExif(block: Uint8Array, keep: Keep, withResolution: boolean): Uint8Array<ArrayBuffer> | null {
	const head = decodeTiffHead(block);
	if (!head || head.big) return null;
	const main = listEntries(block, head, head.first).entries;
	const exifAt = main.find(({ tag }) => tag === EXIF_DIRECTORY)?.value ?? 0;
	const inner = exifAt === 0 || exifAt === head.first ? [] : listEntries(block, head, exifAt).entries;
	const wanted = new Set([
		...(keep.date ? DATE : []),
		...(keep.copyright ? COPYRIGHT : []),
		...(keep.camera ? CAMERA : [])
	]);
	const looks = (entry: Entry) =>
		LOOK.includes(entry.tag) && (entry.tag === 0x0112 ? entry.value >= 2 && entry.value <= 8 : withResolution);
	const kept = (entries: readonly Entry[]) =>
		[...new Map(entries.map((entry) => [entry.tag, entry])).values()]
			.filter((entry) => wanted.has(entry.tag) || looks(entry))
			.map((entry) => keptOf(block, head, entry))
			.filter(({ value }) => value.length > 0 && value.length <= MAX_VALUE)
			.toSorted((a, b) => a.tag - b.tag);
	const [first, second] = [kept(main), kept(inner)];
	if (first.length + second.length === 0) return null;
	const between = main.findLast(({ tag }) => tag === BETWEEN);
	if (between) first.push(keptOf(block, head, between));
	return write(
		head.little,
		first.toSorted((a, b) => a.tag - b.tag),
		second
	);
}

function keptOf(block: Uint8Array, { big, little }: TiffHead, entry: Entry): Kept {
	const count = big ? u64(block, entry.at + 4, little) : u32(block, entry.at + 4, little);
	return { tag: entry.tag, type: entry.type, count, value: block.subarray(entry.start, entry.end) };
}

function write(little: boolean, main: readonly Kept[], inner: readonly Kept[]): Uint8Array<ArrayBuffer> {
	const roomOf = (tags: readonly Kept[]) =>
		tags.reduce((sum, { value }) => sum + (value.length > 4 ? (value.length + 1) & ~1 : 0), 6 + 12 * tags.length);
	const pointer: Kept[] =
		inner.length > 0 ? [{ tag: EXIF_DIRECTORY, type: 4, count: 1, value: new Uint8Array(4) }] : [];
	const first = [...main, ...pointer].toSorted((a, b) => a.tag - b.tag);
	const innerAt = 8 + roomOf(first);
	const out = new Uint8Array(innerAt + (inner.length > 0 ? roomOf(inner) : 0));
	const view = new DataView(out.buffer);
	out.set(little ? [0x49, 0x49, 42, 0] : [0x4d, 0x4d, 0, 42]);
	view.setUint32(4, 8, little);
	const directory = (start: number, tags: readonly Kept[]) => {
		view.setUint16(start, tags.length, little);
		let later = start + 6 + 12 * tags.length;
		tags.forEach(({ tag, type, count, value }, i) => {
			const at = start + 2 + 12 * i;
			view.setUint16(at, tag, little);
			view.setUint16(at + 2, type, little);
			view.setUint32(at + 4, count, little);
			if (tag === EXIF_DIRECTORY) view.setUint32(at + 8, innerAt, little);
			else if (value.length <= 4) out.set(value, at + 8);
			else {
				view.setUint32(at + 8, later, little);
				out.set(value, later);
				later += (value.length + 1) & ~1;
			}
		});
	};
	directory(8, first);
	if (inner.length > 0) directory(innerAt, inner);
	return out;
}
