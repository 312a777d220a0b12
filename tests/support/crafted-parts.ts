/** What crafted pictures are put together from: stretches that lie over each other, lists without end, bombs. */
import { deflateSync } from 'node:zlib';
import { box, jxl } from './heif-jxl-svg-pictures';
import * as make from './pictures';
import { tiffBlock, type Tag } from './tiff-block';

type Unit = Uint8Array | readonly number[];

export const IEND = make.chunk('IEND');
export const EOI = [0xff, 0xd9];
export const XMP = 'http://ns.adobe.com/xap/1.0/\0';
export const open = make.jpeg({ tail: [] });
export const soi = open.subarray(0, 2);
export const afterSoi = open.subarray(2);

/** `unit` again and again between a start and an end. */
export function filled(length: number, start: Uint8Array, unit: Uint8Array, end: Unit = []): Uint8Array {
	const bytes = new Uint8Array(length);
	bytes.set(start);
	let at = start.length;
	for (; at + unit.length + end.length <= length; at += unit.length) bytes.set(unit, at);
	bytes.set(end, at);
	return bytes.subarray(0, at + end.length);
}

export const text = (length: number, start: string, unit: string, end = '') =>
	filled(length, make.join(start), make.join(unit), make.join(end));
/** Segments before the frame of a JPEG. */
export const segments = (unit: Uint8Array) => (length: number) => filled(length, soi, unit, [...afterSoi, ...EOI]);

/** Chunks in a WebP that says its own length. */
export const webp = (flags: number, unit: Uint8Array) => (length: number) =>
	filled(length, make.join('RIFF', make.le32(length - 8), 'WEBP', make.vp8x(flags, 4, 4)), unit);

function webpXmp(packet: Uint8Array): Uint8Array {
	const head = make.join(
		'RIFF',
		make.le32(packet.length + 22 + 8),
		'WEBP',
		make.vp8(4, 4),
		'XMP ',
		make.le32(packet.length)
	);
	const bytes = new Uint8Array(head.length + packet.length);
	bytes.set(head);
	bytes.set(packet, head.length);
	return bytes;
}
export const xmpOf = (start: string, unit: string) => (length: number) => webpXmp(text(length - 60, start, unit));

/** Numbers of types of values, and the bytes of one. */
export const [TEXT, LONG, BYTES] = [
	[2, 1],
	[4, 4],
	[7, 1]
] as const;

/** A TIFF of sixty directories of a thousand tags each, `tag` or those given by turns, whose values are all of the same stretch behind them. */
export function tiffOver(
	tag: number | readonly number[],
	stretch: (length: number) => Uint8Array,
	[type, bytesEach]: readonly [number, number] = BYTES
) {
	const tags = typeof tag === 'number' ? [tag] : tag;
	return (length: number): Uint8Array => {
		const [pages, each] = [60, 1000];
		const size = 2 + 12 * each + 4;
		const start = 8 + pages * size;
		const bytes = new Uint8Array(length);
		const view = new DataView(bytes.buffer);
		bytes.set(make.join('II*\0', make.le32(8)));
		for (let page = 0, at = 8; page < pages; page++, at += size) {
			view.setUint16(at, each, true);
			for (let i = 0, entry = at + 2; i < each; i++, entry += 12) {
				const side = page === 0 && i < 2;
				view.setUint16(entry, side ? 256 + i : (tags[i % tags.length] ?? 0), true);
				view.setUint16(entry + 2, side ? 4 : type, true);
				view.setUint32(entry + 4, side ? 1 : Math.floor((length - start) / bytesEach), true);
				view.setUint32(entry + 8, side ? 9 : start, true);
			}
			view.setUint32(at + size - 4, page + 1 < pages ? at + size : 0, true);
		}
		bytes.set(stretch(length - start).subarray(0, length - start), start);
		return bytes;
	};
}

/** A chain of as many pages of two tags as there is room for. */
export function tiffChain(length: number): Uint8Array {
	const size = 2 + 24 + 4;
	const bytes = new Uint8Array(length);
	bytes.set(make.join('II*\0', make.le32(8)));
	for (let at = 8; at + size <= length; at += size) {
		const next = at + 2 * size <= length ? at + size : 0;
		bytes.set([2, 0, 0, 1, 4, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 4, 0, 1, 0, 0, 0, 1, 0, 0, 0, ...make.le32(next)], at);
	}
	return bytes;
}

/** Only its head is read: the tags would be longer than any file. */
export function bigTiff(length: number): Uint8Array {
	const bytes = new Uint8Array(length);
	bytes.set(tiffBlock({ big: true, pages: [make.page(1, 1, [8], 1)] }));
	new DataView(bytes.buffer).setBigUint64(16, 2n ** 63n, true);
	return bytes;
}

const round: readonly Tag[] = [...make.page(1, 1, [8], 1), [0x8769, 'long', [8]], [0x8825, 'long', [8]]];
export const ownNext = (length: number) => filled(length, tiffBlock({ pages: [round], lastNext: 8 }), make.join([0]));

export function bmpClaim(): Uint8Array {
	const bytes = make.bmp();
	bytes.set([...make.le32(0x7fffffff), ...make.le32(0x7fffffff)], 18);
	return bytes;
}

/** A chain of as many empty directories as there is room for, the last of which leads back into their middle. */
export function tiffRound(length: number): Uint8Array {
	const bytes = new Uint8Array(length);
	bytes.set(tiffBlock({ pages: [make.page(1, 1, [8], 1)], lastNext: 4000 }));
	const view = new DataView(bytes.buffer);
	let at = 4000;
	for (; at + 12 <= length; at += 6) view.setUint32(at + 2, at + 6, true);
	view.setUint32(at + 2, 4000 + 6 * Math.floor(length / 12), true);
	return bytes;
}

/** Directories whose thumbnails are all the same long row of segments. */
export function tiffThumbnails(length: number): Uint8Array {
	const pages = Array.from({ length: 60 }, (): readonly Tag[] => [
		...make.page(1, 1, [8], 1),
		[0x201, 'long', [4000]],
		[0x202, 'long', [length - 4000]]
	]);
	const head = tiffBlock({ pages });
	const bytes = new Uint8Array(length);
	bytes.set(filled(length - 4000, soi, make.join([0xff, 0xfe, 0, 2])), 4000);
	bytes.set(head.subarray(0, 4000));
	if (head.length <= 4000) return bytes;
	bytes.set(head);
	return bytes;
}

export const version = (number: number) => [number, 0, 0, 0];

/** The boxes of a HEIF of so many items of a type, which all have the properties of these numbers, the size first of all. */
function heifOf(
	count: number,
	type: string,
	rest: Uint8Array,
	further: Uint8Array,
	known: readonly Uint8Array[],
	properties: readonly number[]
): Uint8Array {
	const ids = Array.from({ length: count }, (_, i) => i + 1);
	return make.join(
		box('ftyp', 'heic', make.be32(0), 'mif1', 'heic'),
		box(
			'meta',
			version(0),
			box('hdlr', version(0), make.be32(0), 'pict', new Uint8Array(13)),
			box('pitm', version(0), make.be16(1)),
			further,
			box(
				'iinf',
				version(0),
				make.be16(count),
				...ids.map((id) => box('infe', version(2), make.be16(id), [0, 0], type, rest))
			),
			box(
				'iprp',
				box('ipco', box('ispe', version(0), make.be32(40), make.be32(30)), ...known),
				box(
					'ipma',
					version(0),
					make.be32(count),
					ids.flatMap((id) => [...make.be16(id), properties.length, ...properties])
				)
			)
		)
	);
}

/** A HEIF of so many items of a type, each said to be the whole rest of the file. */
export function heifItems(type: string, rest: string, property: Uint8Array | null = null, stretch = '<a>') {
	return (length: number): Uint8Array => {
		const ids = Array.from({ length: 4000 }, (_, i) => i + 1);
		const build = (at: number) => {
			const places = ids.flatMap((id) => [
				...make.be16(id),
				0,
				0,
				...make.be16(1),
				...make.be32(at),
				...make.be32(length - at)
			]);
			const located = box('iloc', version(0), [0x44, 0], make.be16(ids.length), places);
			return heifOf(ids.length, type, make.join(rest), located, [property ?? box('free')], [1, 2]);
		};
		return filled(length, build(build(0).length), make.join(stretch));
	};
}

/** Exif and the like in four thousand boxes. */
export const jxlBoxes = (inner: Uint8Array) => (length: number) => filled(length, jxl(true), inner);

/** Canon's heap of two thousand records that are the whole file each. */
export function crw(length: number): Uint8Array {
	const bytes = new Uint8Array(length).fill(0x41);
	bytes.set(make.join('II', make.le32(26), 'HEAPCCDR'));
	const count = 2000;
	const directory = length - 4 - count * 10 - 2;
	const view = new DataView(bytes.buffer);
	view.setUint32(length - 4, directory - 26, true);
	view.setUint16(directory, count, true);
	for (let i = 0, at = directory + 2; i < count; i++, at += 10) {
		view.setUint16(at, 0x080a, true);
		view.setUint32(at + 2, length - 100, true);
		view.setUint32(at + 6, 0, true);
	}
	return bytes;
}

/** A segment of EXIF full of one tag whose texts lie over each other. */
export function fullExif(): Uint8Array {
	const texts = tiffBlock({
		pages: [Array.from({ length: 1024 }, (_, i): Tag => [0x10f + (i % 3), 'long', [i]])]
	});
	const bytes = new Uint8Array(60_000).fill(0x41);
	bytes.set(texts);
	const view = new DataView(bytes.buffer);
	for (let i = 0, at = 10; i < 1024; i++, at += 12) {
		view.setUint16(at + 2, 2, true);
		view.setUint32(at + 4, 4096, true);
		view.setUint32(at + 8, 20_000 + i, true);
	}
	return make.exifSegment(bytes);
}

/** Boxes of one kind inside each other, as deep as the file is long; then many lists of lists. */
export function nestedBoxes(type: string, start: Uint8Array) {
	return (length: number): Uint8Array => {
		const bytes = new Uint8Array(length);
		bytes.set(start);
		const view = new DataView(bytes.buffer);
		for (let at = start.length; at + 8 <= length; at += 8) {
			view.setUint32(at, length - at);
			bytes.set(make.join(type), at + 4);
		}
		return bytes;
	};
}

/** A megabyte of two letters by chance, deflated: each byte of it takes its time. */
export function bomb(): Uint8Array {
	const bytes = new Uint8Array(1 << 20);
	for (let at = 0, state = 1; at < bytes.length; at++) {
		state = (Math.imul(state, 1664525) + 1013904223) | 0;
		bytes[at] = 0x61 + ((state >>> 24) & 1);
	}
	return deflateSync(bytes);
}
export const pngOf = (unit: () => Uint8Array) => (length: number) =>
	filled(length, make.png({ tail: [] }), unit(), IEND);

/** A HEIF of two thousand items with further boxes in its list of them, and each with those properties. */
export const heifWith =
	(further: Uint8Array, properties: readonly number[], known: readonly Uint8Array[] = []) =>
	(length: number): Uint8Array => {
		const bytes = new Uint8Array(length);
		bytes.set(heifOf(2040, 'hvc1', make.join([0]), further, known, properties).subarray(0, length));
		return bytes;
	};
export const many = (count: number, unit: readonly number[]) =>
	Uint8Array.from({ length: count * unit.length }, (_, i) => unit[i % unit.length] ?? 0);
/** References that lead to the first item hundreds of times each. */
export const references = (type: string) =>
	box(
		'iref',
		version(0),
		...Array.from({ length: 1000 }, (_, i) => box(type, make.be16(1 + i), make.be16(512), many(512, [0, i % 2])))
	);
export const extents = box(
	'iloc',
	version(0),
	[0x44, 0],
	make.be16(400),
	...Array.from({ length: 400 }, (_, i) =>
		make.join(make.be16(i + 1), [0, 0], make.be16(255), many(255, [0, 0, 0, 8, 0, 0, 0, 100]))
	)
);

export const cborBomb = (length: number) =>
	filled(
		length,
		make.join(make.be32(length), 'jumb'),
		box('jumb', box('jumd', new Uint8Array(16), [3], 'c2pa.x\0'), box('cbor', new Uint8Array(8000).fill(0x81)))
	);
