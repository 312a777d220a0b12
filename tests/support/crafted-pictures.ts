import { deflateSync } from 'node:zlib';
import { concat } from '../../engines/kit/bytes';
import { box, jxl } from './heif-jxl-svg-pictures';
import * as make from './pictures';
import {
	afterSoi,
	bigTiff,
	bmpClaim,
	bomb,
	cborBomb,
	crw,
	EOI,
	extents,
	filled,
	fullExif,
	heifItems,
	heifWith,
	IEND,
	jxlBoxes,
	LONG,
	many,
	nestedBoxes,
	open,
	ownNext,
	pngOf,
	references,
	segments,
	soi,
	text,
	TEXT,
	tiffChain,
	tiffOver,
	tiffRound,
	tiffThumbnails,
	version,
	webp,
	XMP,
	xmpOf
} from './crafted-parts';

/** Files that cost time: overlapping blocks, endless lists, inputs that make patterns backtrack. */

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
	['JPEG: empty segments', segments(make.join([0xff, 0xe1, 0, 2]))],
	[
		'JPEG: a height of 0 without its lines',
		(length) => filled(length, make.jpeg({ height: 0, tail: [] }), make.join([0xff, 0xdc]))
	],
	['JPEG: ends of a picture without their first half', (length) => filled(length, open, make.join([0xd9]))],
	['JPEG: pieces of a profile of 64 KB', segments(make.segment(0xe2, 'ICC_PROFILE\0', [1, 1], new Uint8Array(65000)))],
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
	['PNG: frame controls', (length) => filled(length, make.png({ tail: [] }), make.fctl(0, 1, 1), IEND)],
	['PNG: profiles that inflate to megabytes', pngOf(() => make.chunk('iCCP', make.join('x\0\0', bomb())))],
	[
		"JPEG: segments of Adobe's of thousands of parts",
		segments(make.segment(0xec, 'Ducky', many(9000, [0, 2, 0, 3, 0, 0, 0])))
	],
	['GIF: comments', (length) => filled(length, make.gif({ tail: [] }), make.join([0x21, 0xfe, 1, 0x61, 0]), [0x3b])],
	[
		'GIF: a comment of sub-blocks',
		(length) => filled(length, make.gif({ tail: [0x21, 0xfe] }), make.join([1, 1]), [0, 0x3b])
	],
	[
		'GIF: a profile of sub-blocks',
		(length) =>
			filled(
				length,
				make.gif({ tail: make.join([0x21, 0xff, 11], 'ICCRGBG1012') }),
				make.join([255], new Uint8Array(255)),
				[0]
			)
	],
	['BMP: the widest and highest', (length) => filled(length, bmpClaim(), make.join([0]))],
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
	['TIFF: a chain of pages to the end', (length) => tiffChain(length)],
	['TIFF: a BigTIFF of 2^63 tags', bigTiff],
	['TIFF: a directory that is its own next, EXIF and GPS', ownNext],
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
