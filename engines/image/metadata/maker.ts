import { decodeText, hasAscii, latin1, u16, u32 } from '../bytes';
import { firstNumber, openTiff, Tiff, type Directory, type TagValue } from '../ifd';
import { MAKERS, type Maker, type Says } from './maker-tags';
import { sonyCounters } from './maker-sony';

/** The camera's own notes: lens, serial numbers, owner, shutter count, names, places. */
export interface MakerNotes {
	readonly brand: string | null;
	readonly values: Readonly<Record<string, string | number>>;
	/** Whether some of it is enciphered and was not read. */
	readonly isSealed: boolean;
}

/** Who made the camera and which it is, as the EXIF around the notes says. */
export type Camera = { readonly make: string; readonly model: string };

/** Where a brand's directory begins, and from where its offsets count: the start of the notes or that of the EXIF. */
type Layout = { readonly maker: Maker; readonly tiff: Tiff };

const NOTHING: MakerNotes = { brand: null, values: {}, isSealed: false };

/**
 * The maker notes at `start` to `end` of the EXIF block of a camera.
 *
 * Tag numbers and layouts are those that Phil Harvey's ExifTool documents, of which only what names a person, a place, a
 * device or a moment is read. Directories are read as bounded as any other.
 */
export function readMakerNotes(exif: Tiff, start: number, end: number, camera: Camera): MakerNotes {
	const notes = exif.block.subarray(start, end);
	if (hasAscii(notes, 0, 'KDK')) return kodakNotes(notes);
	const layout = layoutOf(exif, notes, start, camera.make);
	if (!layout) return NOTHING;
	const { maker, tiff } = layout;
	const values: Record<string, string | number> = {};
	const directory = tiff.directory(tiff.first);
	const says = { little: tiff.little, model: camera.model.trim() };
	fill(values, directory, maker, says);
	for (const [tag, inner] of Object.entries(maker.inner ?? {})) {
		const value = directory.get(Number(tag));
		const offset = value instanceof Uint8Array ? value.byteOffset - tiff.block.byteOffset : firstNumber(value);
		if (offset !== undefined) fill(values, tiff.directory(offset), inner, says);
	}
	let isSealed = maker.sealed?.(directory) ?? false;
	if (maker.brand === 'Sony') {
		const counters = sonyCounters(directory, says.model);
		Object.assign(values, counters.values);
		isSealed = counters.isSealed;
	}
	if (maker.brand === 'Pentax') countShutter(values, directory);
	return { brand: maker.brand, values, isSealed };
}

function layoutOf(outer: Tiff, notes: Uint8Array, start: number, make: string): Layout | null {
	const exif = outer.block;
	const within = (maker: Maker, at: number, little: boolean): Layout => ({
		maker,
		tiff: new Tiff(notes, little, at)
	});
	const outside = (maker: Maker, at: number, little = outer.little): Layout => ({
		maker,
		tiff: new Tiff(exif, little, start + at)
	});
	const has = (word: string) => hasAscii(notes, 0, word);
	if (has('Nikon\0')) {
		const tiff = openTiff(notes.subarray(10));
		return tiff ? { maker: MAKERS.nikon, tiff } : outside(MAKERS.nikon, 8);
	}
	if (has('FUJIFILM') || has('GENERALE')) return within(MAKERS.fujifilm, u32(notes, 8, true), true);
	if (has('OLYMPUS\0')) return within(MAKERS.olympus, 12, hasAscii(notes, 8, 'II'));
	if (has('OM SYSTEM\0')) return within(MAKERS.olympus, 16, hasAscii(notes, 12, 'II'));
	if (has('OLYMP\0') || has('CAMER\0') || has('EPSON\0') || has('MINOL\0')) return outside(MAKERS.olympus, 8);
	if (has('Panasonic\0')) return outside(MAKERS.panasonic, 12);
	// In DNGs of its cameras the letters before it are not of the directory's order: the count of its entries tells.
	if (has('PENTAX \0')) return within(MAKERS.pentax, 10, u16(notes, 10, true) < u16(notes, 10, false));
	if (has('AOC\0')) return outside(MAKERS.pentax, 6, orderOf(exif, start, 6, outer.little));
	if (has('SONY ') || has('VHAB')) return outside(MAKERS.sony, 12);
	if (has('Apple iOS\0')) return within(MAKERS.apple, 14, hasAscii(notes, 12, 'II'));
	if (has('SANYO\0')) return outside(MAKERS.sanyo, 8);
	if (has('LEICA\0')) return within(MAKERS.panasonic, 8, outer.little);
	if (has('RICOH\0II') || has('RICOH\0MM')) return within(MAKERS.pentax, 8, hasAscii(notes, 6, 'II'));
	if (/^(?:pentax )?ricoh/i.test(make) && /^(?:ricoh|      )/i.test(latin1(notes, 0, 6)))
		return outside(MAKERS.ricoh, 8, orderOf(exif, start, 8, outer.little));
	if (has('QVC\0') || has('DCI\0')) return outside(MAKERS.casio, 6, orderOf(exif, start, 6, outer.little));
	if (has('SIGMA\0') || has('FOVEON\0')) return outside(MAKERS.sigma, 10, orderOf(exif, start, 10, outer.little));
	if (has('MOT\0')) return within(MAKERS.motorola, 8, orderOf(exif, start, 8, outer.little));
	const maker = Object.entries(BY_MAKE).find(([word]) => make.toLowerCase().startsWith(word))?.[1];
	if (!maker) return null;
	const little = orderOf(exif, start, 0, outer.little);
	if (maker === MAKERS.canon) return movedBack(notes, start, little) ?? outside(maker, 0, little);
	return maker === MAKERS.samsung ? within(maker, 0, little) : outside(maker, 0, little);
}

/** Maximum number of bytes before a camera's notes: EXIF has 64 KB. */
const MAX_BEFORE = 1 << 17;

/** Canon's notes in their original layout, by the original offset at their end. Null when they were not moved. */
function movedBack(notes: Uint8Array, start: number, little: boolean): Layout | null {
	const foot = notes.length - 8;
	if (foot < 0 || !(hasAscii(notes, foot, 'II*\0') || hasAscii(notes, foot, 'MM\0*'))) return null;
	const at = u32(notes, foot + 4, little);
	if (at === start || at > MAX_BEFORE) return null;
	const block = new Uint8Array(at + notes.length);
	block.set(notes, at);
	return { maker: MAKERS.canon, tiff: new Tiff(block, little, at) };
}

/** Cameras whose notes begin with their directory at once. */
const BY_MAKE: Readonly<Record<string, Maker>> = {
	canon: MAKERS.canon,
	nikon: MAKERS.nikon,
	nintendo: MAKERS.nintendo,
	casio: MAKERS.casio,
	sony: MAKERS.sony,
	samsung: MAKERS.samsung,
	dji: MAKERS.dji,
	hasselblad: MAKERS.dji,
	pentax: MAKERS.pentax,
	asahi: MAKERS.pentax,
	olympus: MAKERS.olympus
};

/** The byte order by which the count of entries is a small number. */
const orderOf = (exif: Uint8Array, start: number, at: number, expected: boolean): boolean =>
	u16(exif, start + at, expected) <= 512 ? expected : !expected;

function fill(values: Record<string, string | number>, directory: Directory, { tags }: Maker, says: Says): void {
	directory.each(
		(tag) => tags[tag] !== undefined,
		(tag, value) => {
			const meaning = tags[tag] ?? '';
			const texts = typeof meaning === 'function' ? meaning(value, says) : { [meaning]: plain(value) };
			for (const [name, text] of Object.entries(texts)) if (text !== null && text !== '') values[name] = text;
		}
	);
}

/** A tag's value as text or a number; bytes that are text as text, others in hexadecimal. */
export function plain(value: TagValue): string | number | null {
	if (typeof value === 'string') return clean(value);
	if (!(value instanceof Uint8Array)) {
		const numbers = value.filter((number) => Number.isFinite(number));
		if (numbers.length === 0) return null;
		return numbers.length === 1
			? (numbers[0] ?? null)
			: numbers.map((number) => Math.round(number * 1000) / 1000).join(' ');
	}
	const end = value.findLastIndex((byte) => byte !== 0) + 1;
	if (end === 0) return null;
	const bytes = value.subarray(0, Math.min(end, 256));
	if (bytes.every((byte) => byte === 0 || byte >= 0x20)) {
		const text = clean(decodeText(bytes));
		if (/^[\x20-\x7e]{2,}$/.test(text)) return text;
	}
	return bytes.length <= 32 ? [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') : null;
}

const clean = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Kodak's notes are not a directory: the model's eight letters, then fields at fixed offsets, of which only the date is read. */
function kodakNotes(notes: Uint8Array): MakerNotes {
	const little = !hasAscii(notes, 0, 'KDK INFO');
	const two = (at: number) => String(notes[at] ?? 0).padStart(2, '0');
	const model = decodeText(notes.subarray(8, 16));
	const year = u16(notes, 24, little);
	const values: Record<string, string | number> = model === '' ? {} : { KodakModel: model };
	if (year > 1990 && year < 2100) {
		values['DateCreated'] = `${year}:${two(26)}:${two(27)}`;
		values['TimeCreated'] = `${two(28)}:${two(29)}:${two(30)}.${two(31)}`;
	}
	return { brand: 'Kodak', values, isSealed: false };
}

const PENTAX_COUNT = 0x005d;

/** Pentax hides the count behind the date and the time of the picture. */
function countShutter(values: Record<string, string | number>, directory: Directory): void {
	const [count, date, time] = [PENTAX_COUNT, 6, 7].map((tag) => directory.get(tag));
	if (!(count instanceof Uint8Array) || !(date instanceof Uint8Array) || !(time instanceof Uint8Array)) return;
	if (count.length < 4 || date.length < 4 || time.length < 3) return;
	const moment = ((time[0] ?? 0) << 24) | ((time[1] ?? 0) << 16) | ((time[2] ?? 0) << 8);
	values['ShutterCount'] = (u32(count, 0, false) ^ u32(date, 0, false) ^ ~moment) >>> 0;
}

/** Whether the notes of a brand that is not known hold text that a person could read. */
export function readableText(notes: Uint8Array): string {
	const runs = latin1(notes, 0, Math.min(notes.length, 4096)).match(/[\x20-\x7e]{6,}/g) ?? [];
	return runs.slice(0, 20).join(' ');
}
