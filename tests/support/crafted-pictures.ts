import { deflateSync } from 'node:zlib';
import { concat } from '../../engines/kit/bytes';
import { box, jxl } from './further-pictures';
import * as make from './pictures';
import { tiffBlock, type Tag } from './tiff-block';

/** Files that are made to cost time: blocks over each other, lists without end, what no pattern should try in every way. */

type Unit = Uint8Array | readonly number[];
const IEND = make.chunk('IEND');
const EOI = [0xff, 0xd9];
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const open = make.jpeg({ tail: [] });
const soi = open.subarray(0, 2);
const afterSoi = open.subarray(2);

/** `unit` again and again between a start and an end. */
function filled(length: number, start: Uint8Array, unit: Uint8Array, end: Unit = []): Uint8Array {
	const bytes = new Uint8Array(length);
	bytes.set(start);
	let at = start.length;
	for (; at + unit.length + end.length <= length; at += unit.length) bytes.set(unit, at);
	bytes.set(end, at);
	return bytes.subarray(0, at + end.length);
}

const text = (length: number, start: string, unit: string, end = '') =>
	filled(length, make.join(start), make.join(unit), make.join(end));
/** Segments before the frame of a JPEG. */
const segments = (unit: Uint8Array) => (length: number) => filled(length, soi, unit, [...afterSoi, ...EOI]);

/** Chunks in a WebP that says its own length. */
const webp = (flags: number, unit: Uint8Array) => (length: number) =>
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
const xmpOf = (start: string, unit: string) => (length: number) => webpXmp(text(length - 60, start, unit));

/** Numbers of types of values, and the bytes of one. */
const [TEXT, LONG, BYTES] = [
	[2, 1],
	[4, 4],
	[7, 1]
] as const;

/** A TIFF of sixty directories of a thousand tags each, `tag` or those given by turns, whose values are all of the same stretch behind them. */
function tiffOver(
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

/** A chain of as many empty directories as there is room for, the last of which leads back into their middle. */
function tiffRound(length: number): Uint8Array {
	const bytes = new Uint8Array(length);
	bytes.set(tiffBlock({ pages: [make.page(1, 1, [8], 1)], lastNext: 4000 }));
	const view = new DataView(bytes.buffer);
	let at = 4000;
	for (; at + 12 <= length; at += 6) view.setUint32(at + 2, at + 6, true);
	view.setUint32(at + 2, 4000 + 6 * Math.floor(length / 12), true);
	return bytes;
}

/** Directories whose thumbnails are all the same long row of segments. */
function tiffThumbnails(length: number): Uint8Array {
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

const version = (number: number) => [number, 0, 0, 0];

/** A HEIF of so many items of a type, each said to be the whole rest of the file. */
function heifItems(type: string, rest: string, property: Uint8Array | null = null, stretch = '<a>') {
	return (length: number): Uint8Array => {
		const count = 4000;
		const ids = Array.from({ length: count }, (_, i) => i + 1);
		const build = (at: number) =>
			make.join(
				box('ftyp', 'heic', make.be32(0), 'mif1', 'heic'),
				box(
					'meta',
					version(0),
					box('hdlr', version(0), make.be32(0), 'pict', new Uint8Array(13)),
					box('pitm', version(0), make.be16(1)),
					box(
						'iloc',
						version(0),
						[0x44, 0],
						make.be16(count),
						ids.flatMap((id) => [...make.be16(id), 0, 0, ...make.be16(1), ...make.be32(at), ...make.be32(length - at)])
					),
					box(
						'iinf',
						version(0),
						make.be16(count),
						...ids.map((id) => box('infe', version(2), make.be16(id), [0, 0], type, make.join(rest)))
					),
					box(
						'iprp',
						box('ipco', box('ispe', version(0), make.be32(40), make.be32(30)), property ?? box('free')),
						box(
							'ipma',
							version(0),
							make.be32(count),
							ids.flatMap((id) => [...make.be16(id), 2, 1, 2])
						)
					)
				)
			);
		const at = build(0).length;
		return filled(length, build(at), make.join(stretch));
	};
}

/** Exif and the like in four thousand boxes. */
const jxlBoxes = (inner: Uint8Array) => (length: number) => filled(length, jxl(true), inner);

/** Canon's heap of two thousand records that are the whole file each. */
function crw(length: number): Uint8Array {
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
function fullExif(): Uint8Array {
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
function nestedBoxes(type: string, start: Uint8Array) {
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
function bomb(): Uint8Array {
	const bytes = new Uint8Array(1 << 20);
	for (let at = 0, state = 1; at < bytes.length; at++) {
		state = (Math.imul(state, 1664525) + 1013904223) | 0;
		bytes[at] = 0x61 + ((state >>> 24) & 1);
	}
	return deflateSync(bytes);
}
const pngOf = (unit: () => Uint8Array) => (length: number) => filled(length, make.png({ tail: [] }), unit(), IEND);

/** A HEIF of two thousand items with further boxes in its list of them, and each with those properties. */
function heifWith(further: Uint8Array, properties: readonly number[], known: readonly Uint8Array[] = []) {
	return (length: number): Uint8Array => {
		const ids = Array.from({ length: 2040 }, (_, i) => i + 1);
		const bytes = new Uint8Array(length);
		bytes.set(
			make
				.join(
					box('ftyp', 'heic', make.be32(0), 'mif1', 'heic'),
					box(
						'meta',
						version(0),
						box('hdlr', version(0), make.be32(0), 'pict', new Uint8Array(13)),
						box('pitm', version(0), make.be16(1)),
						box(
							'iinf',
							version(0),
							make.be16(ids.length),
							...ids.map((id) => box('infe', version(2), make.be16(id), [0, 0], 'hvc1', [0]))
						),
						further,
						box(
							'iprp',
							box('ipco', box('ispe', version(0), make.be32(40), make.be32(30)), ...known),
							box(
								'ipma',
								version(0),
								make.be32(ids.length),
								ids.flatMap((id) => [...make.be16(id), properties.length, ...properties])
							)
						)
					)
				)
				.subarray(0, length)
		);
		return bytes;
	};
}
const many = (count: number, unit: readonly number[]) =>
	Uint8Array.from({ length: count * unit.length }, (_, i) => unit[i % unit.length] ?? 0);
/** References that lead to the first item hundreds of times each. */
const references = (type: string) =>
	box(
		'iref',
		version(0),
		...Array.from({ length: 1000 }, (_, i) => box(type, make.be16(1 + i), make.be16(512), many(512, [0, i % 2])))
	);
const extents = box(
	'iloc',
	version(0),
	[0x44, 0],
	make.be16(400),
	...Array.from({ length: 400 }, (_, i) =>
		make.join(make.be16(i + 1), [0, 0], make.be16(255), many(255, [0, 0, 0, 8, 0, 0, 0, 100]))
	)
);

const cborBomb = (length: number) =>
	filled(
		length,
		make.join(make.be32(length), 'jumb'),
		box('jumb', box('jumd', new Uint8Array(16), [3], 'c2pa.x\0'), box('cbor', new Uint8Array(8000).fill(0x81)))
	);

export const craftedPictures: readonly (readonly [name: string, make: (length: number) => Uint8Array])[] = [
	['JPEG: empty scans', (length) => filled(length, open, make.segment(0xda, [1, 1, 0, 0, 63, 0]), EOI)],
	['JPEG: MPF segments', segments(make.segment(0xe2, 'MPF\0', make.cameraExif()))],
	['JPEG: EXIF segments', segments(make.exifSegment(make.cameraExif()))],
	['JPEG: EXIF of one tag a thousand times', segments(fullExif())],
	['JPEG: XMP segments', segments(make.segment(0xe1, XMP, '<x:xmpmeta a="b"><c/></x:xmpmeta>'))],
	['JPEG: IPTC segments', segments(make.segment(0xed, 'Photoshop 3.0\0', new Uint8Array(30)))],
	['JPEG: C2PA segments', segments(make.segment(0xeb, 'JP', [0, 1, 0, 0, 0, 1], new Uint8Array(30)))],
	[
		'JPEG: pictures behind the picture',
		(length) => filled(length, make.jpeg(), make.jpeg({ segments: [make.exifSegment(make.cameraExif())] }))
	],
	['JPEG: markers inside a scan', (length) => filled(length, open, make.join([0xff, 0xe1, 0, 4, 0, 0, 1]), EOI)],
	['JPEG: parts of a colour profile', segments(make.segment(0xe2, 'ICC_PROFILE\0', [1, 1, 0]))],
	[
		'JPEG: parts of extended XMP',
		segments(make.segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0', new Uint8Array(40)))
	],
	['JPEG: comments', segments(make.segment(0xfe, 'a'))],
	['JPEG: thumbnails', segments(make.segment(0xe0, 'JFXX\0', [0x10], make.jpeg()))],
	['JPEG: fill bytes inside a scan', (length) => filled(length, open, make.join([0xff]), EOI)],
	['JPEG: fill bytes before the frame', (length) => filled(length, soi, make.join([0xff]), [...afterSoi, ...EOI])],
	['JPEG: stuffed bytes', (length) => filled(length, open, make.join([0xff, 0]), EOI)],
	['JPEG: restarts', (length) => filled(length, open, make.join([0xff, 0xd0]), EOI)],
	['PNG: a million chunks', (length) => filled(length, make.png({ tail: [] }), make.chunk('abCd'), IEND)],
	[
		'PNG: deflated text chunks',
		(length) =>
			filled(
				length,
				make.png({ tail: [] }),
				make.chunk('zTXt', 'Comment\0\0', [0x78, 0x9c, 0xcb, 0x48, 0xcd, 0xc9, 0xc9, 7, 0]),
				IEND
			)
	],
	['PNG: texts that inflate to megabytes', pngOf(() => make.chunk('zTXt', make.join('Comment\0\0', bomb())))],
	[
		'PNG: profiles of digits that inflate to megabytes',
		pngOf(() =>
			make.chunk(
				'zTXt',
				make.join('Raw profile type exif\0\0', deflateSync(`\nexif\n9\n49492a00${'0'.repeat(1_000_000)}`))
			)
		)
	],
	[
		"JPEG: segments of Adobe's of thousands of parts",
		segments(make.segment(0xec, 'Ducky', many(9000, [0, 2, 0, 3, 0, 0, 0])))
	],
	['GIF: comments', (length) => filled(length, make.gif({ tail: [] }), make.join([0x21, 0xfe, 1, 0x61, 0]), [0x3b])],
	['WebP: frames', webp(2, make.anmf(100))],
	['WebP: EXIF chunks', webp(8, make.riffChunk('EXIF', make.cameraExif()))],
	['WebP: EXIF of one tag a thousand times', webp(8, make.riffChunk('EXIF', fullExif().subarray(10)))],
	['WebP: XMP chunks', webp(4, make.riffChunk('XMP ', '<a b="c"/>'))],
	['WebP: colour profiles', webp(0x20, make.riffChunk('ICCP', make.iccProfile('a')))],
	['WebP: chunks of an application', webp(2, make.riffChunk('ABCD'))],
	[
		'GIF: frames',
		(length) =>
			filled(length, make.gif({ tail: [] }).slice(0, -1), make.join([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 0]), [0x3b])
	],
	[
		'GIF: applications',
		(length) =>
			filled(
				length,
				make.gif({ tail: [] }).slice(0, -1),
				make.join([0x21, 0xff, 11], 'XMP DataXMP', [1, 0x61, 0]),
				[0x3b]
			)
	],
	['XMP: attributes without end', xmpOf('<a ', 'b="&amp;" ')],
	['XMP: elements without end', xmpOf('<a>', '<b>')],
	['XMP: document types', xmpOf('<a>', '<!b>')],
	['XMP: namespaces', xmpOf('<a ', `${Array.from({ length: 1500 }, (_, i) => `xmlns:n${i}="u${i}"`).join(' ')}><b `)],
	[
		'XMP: names of a hundred thousand letters',
		xmpOf(
			'<x><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>',
			`<p:${'n'.repeat(100_000)}><q>1</q><r>2</r>`
		)
	],
	['TIFF: directories that go round', tiffRound],
	['TIFF: XMP over itself', tiffOver(700, (length) => text(length, '<a>', '<b c="d"/>'))],
	[
		'TIFF: IPTC over itself',
		tiffOver(33723, (length) =>
			filled(length, make.join([]), make.join([0x1c, 2, 120, 15, 0], new Uint8Array(3840).fill(0x61)))
		)
	],
	[
		'TIFF: Photoshop data over itself',
		tiffOver(34377, (length) =>
			filled(length, make.join([]), make.join('8BIM', [4, 0x1a, 0, 0], make.be32(2000), new Uint8Array(2000)))
		)
	],
	['TIFF: profiles over themselves', tiffOver(34675, (length) => new Uint8Array(length).fill(1))],
	[
		'TIFF: maker notes over themselves',
		tiffOver(0x927c, (length) =>
			filled(length, make.join('Nikon\0\x02\x10\0\0', fullExif().subarray(10)), make.join([0]))
		)
	],
	[
		'TIFF: notes of other raws, far from their start',
		tiffOver(0xc634, (length) => {
			const bytes = new Uint8Array(length);
			bytes.set(make.join('Adobe\0MakN', make.be32(40), 'II', make.be32((1 << 20) - 1)));
			return bytes;
		})
	],
	['TIFF: thumbnails over each other', tiffThumbnails],
	['TIFF: lists of numbers over themselves', tiffOver(0x8827, (length) => new Uint8Array(length).fill(1), LONG)],
	['TIFF: strips over themselves', tiffOver([273, 279], (length) => new Uint8Array(length).fill(1), LONG)],
	[
		'TIFF: texts of many pages over themselves',
		tiffOver([0x10d, 0x10e, 0x10f, 0x110, 0x131, 0x13b, 0x8298], (length) => new Uint8Array(length).fill(0x41), TEXT)
	],
	[
		'TIFF: texts of unknown tags over themselves',
		tiffOver(0xc000, (length) => new Uint8Array(length).fill(0x41), TEXT)
	],
	['HEIF: names without end', heifItems('mime', 'abc')],
	['HEIF: EXIF items over each other', heifItems('Exif', 'a\0', null, '\0\0\0\0II*\0\x08\0\0\0')],
	['HEIF: XMP items over each other', heifItems('mime', 'a\0application/rdf+xml\0')],
	[
		'HEIF: a kind of a million letters for each item',
		(length) => heifItems('hvc1', 'a\0', box('auxC', version(0), new Uint8Array(length >> 2).fill(0x61)))(length)
	],
	['HEIF: halves of marks of metadata', heifItems('hvc1', 'a\0', null, 'koikon')],
	['HEIF: one mark of metadata that does not end', heifItems('hvc1', 'a\0', null, '0000:00:00 00:00:0')],
	['HEIF: numbers', heifItems('hvc1', 'a\0', null, '1')],
	['HEIF: letters beyond ASCII', heifItems('hvc1', 'a\0', null, '\x81\xe9\xff\x8d')],
	['HEIF: references', heifWith(references('thmb'), [1])],
	['HEIF: references of auxiliary pictures', heifWith(references('auxl'), [1, 2], [box('auxC', version(0), 'urn:x')])],
	['HEIF: properties of each item', heifWith(box('free'), [...Array.from({ length: 254 }, () => 2), 1], [box('free')])],
	['HEIF: pieces of each item', heifWith(extents, [1])],
	['HEIF: boxes inside boxes', nestedBoxes('meta', box('ftyp', 'heic', make.be32(0), 'mif1', 'heic'))],
	['MP4: boxes inside boxes', nestedBoxes('moov', box('ftyp', 'isom', make.be32(0), 'isom'))],
	[
		'MP4: tracks',
		(length) =>
			filled(length, make.join(box('ftyp', 'isom', make.be32(0), 'isom'), make.be32(length - 24), 'moov'), box('trak'))
	],
	['JXL: EXIF boxes', jxlBoxes(box('Exif', make.be32(0), fullExif().subarray(10)))],
	['JXL: XMP boxes', jxlBoxes(box('xml ', '<a b="c"/>'))],
	['JXL: credentials without end', (length) => concat([jxl(true), cborBomb(length - 200)])],
	[
		'JXL: stores of words',
		(length) =>
			filled(
				length,
				jxl(true),
				box(
					'jumb',
					box('jumd', new Uint8Array(16), [3], 'c2pa\0'),
					box(
						'jumb',
						box('jumd', new Uint8Array(16), [3], 'c2pa.claim\0'),
						box('cbor', [0x9f], many(9000, [0x63, 97, 98, 99]))
					)
				)
			)
	],
	['JP2: boxes inside boxes', nestedBoxes('jumb', make.join(box('jP  ', [13, 10, 0x87, 10])))],
	[
		'PSD: resources',
		(length) =>
			filled(
				length,
				make.join(
					'8BPS',
					make.be16(1),
					new Uint8Array(6),
					make.be16(3),
					make.be32(5),
					make.be32(7),
					make.be16(8),
					make.be16(3),
					make.be32(0),
					make.be32(length)
				),
				make.join('8BIM', [4, 0x1e, 0, 0], make.be32(0))
			)
	],
	['CRW: records over each other', crw],
	['SVG: a long prolog', (length) => text(length, '<?xml version="1.0"?>', '<!-- a -->', '<svg/>')],
	['SVG: comments that nothing ends', (length) => text(length, '<svg>', '<!--')],
	['SVG: elements', (length) => text(length, '<svg>', '<title>a</title>')],
	['SVG: document types', (length) => text(length, '<svg>', '<!a>')],
	['SVG: a width of digits', (length) => text(length, '<svg width="', '1', 'x y"/>')],
	['text of empty comments', (length) => text(length, '', '<!---->', 'x')],
	['text of one tag without end', (length) => text(length, '<', 'a')]
];
