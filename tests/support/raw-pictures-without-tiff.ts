/** Camera raws in other forms than TIFF: RAF, CRW, MRW, CR3, X3F. */
import { box, XMP_UUID } from './heif-jxl-svg-pictures';
import * as make from './pictures';
import { tiffBlock, type Tag } from './tiff-block';
import { camera, size, small, taken } from './raw-parts';

export function raf(): make.Bytes {
	const jpeg = make.jpeg({
		segments: [make.exifSegment(tiffBlock({ pages: [camera('FUJIFILM', 'X-T1', 6)], exif: taken('41000123') }))]
	});
	const record = (tag: number, ...numbers: number[]) =>
		make.join(make.be16(tag), make.be16(2 * numbers.length), ...numbers.map((number) => make.be16(number)));
	const records = make.join(make.be32(3), record(0x100, 3296, 4934), record(0x110, 8, 16), record(0x111, 3264, 4896));
	const start = 160;
	const head = make.join(
		'FUJIFILMCCD-RAW ',
		'0201',
		'FF383501',
		make.join('X-T1', new Uint8Array(28)),
		'0100',
		new Uint8Array(20),
		make.be32(start),
		make.be32(jpeg.length),
		make.be32(start + jpeg.length),
		make.be32(records.length),
		make.be32(start + jpeg.length + records.length),
		make.be32(16)
	);
	return make.join(head, new Uint8Array(start - head.length), jpeg, records, new Uint8Array(16));
}

/** A heap of CIFF: its values, then the directory of them, then where that begins. */
function heap(records: readonly (readonly [type: number, data: Uint8Array])[]): make.Bytes {
	const entries: Uint8Array[] = [];
	const values: Uint8Array[] = [];
	let at = 0;
	for (const [type, data] of records) {
		if ((type & 0x4000) !== 0) entries.push(make.join(make.le16(type), data, new Uint8Array(8 - data.length)));
		else {
			entries.push(make.join(make.le16(type), make.le32(data.length), make.le32(at)));
			values.push(data);
			at += data.length;
		}
	}
	return make.join(...values, make.le16(records.length), ...entries, make.le32(at));
}

export const crw = make.join(
	'II',
	make.le32(26),
	'HEAPCCDR',
	make.le32(0x10002),
	new Uint8Array(8),
	heap([
		[0x2005, new Uint8Array(32)],
		[0x2008, small],
		[
			0x300a,
			heap([
				[0x080a, make.join('Canon\0Canon EOS D60\0')],
				[0x0810, make.join('Asha\0')],
				[0x180b | 0x4000, make.join(make.le32(520301234))],
				[0x180e, make.join(make.le32(1715074384), make.le32(0), make.le32(0))],
				[0x1810, make.join([3072, 2048, 0x3f800000, 270, 8, 24, 1].flatMap((number) => make.le32(number)))]
			])
		]
	])
);

export function mrw(): make.Bytes {
	const exif = tiffBlock({
		little: false,
		pages: [camera('Minolta Co., Ltd.', 'DiMAGE 7i', 1)],
		exif: taken('98765')
	});
	const block = (name: string, data: Uint8Array) => make.join('\0', name, make.be32(data.length), data);
	const blocks = make.join(
		block(
			'PRD',
			make.join('27730001', ...[1932, 2576, 1920, 2560].map((number) => make.be16(number)), [
				12, 12, 0x52, 0, 0, 0, 0, 1
			])
		),
		block('TTW', exif)
	);
	return make.join('\0MRM', make.be32(blocks.length), blocks);
}

/** Canon's third raw: the tracks are the preview and the sensor with its borders, EXIF has the picture's size. */
export function cr3(): make.Bytes {
	const cmt = (name: string, tags: readonly Tag[]) => box(name, tiffBlock({ pages: [tags] }));
	const track = (width: number, height: number) =>
		box(
			'trak',
			box('tkhd', new Uint8Array(84)),
			box(
				'mdia',
				box('hdlr', new Uint8Array(8), 'vide', new Uint8Array(13)),
				box(
					'minf',
					box(
						'stbl',
						box(
							'stsd',
							make.be32(0),
							make.be32(1),
							box('CRAW', new Uint8Array(24), make.be16(width), make.be16(height), new Uint8Array(50))
						)
					)
				)
			)
		);
	const xmp =
		'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>Asha</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>';
	return make.join(
		box('ftyp', 'crx ', make.be32(1), 'crx ', 'isom'),
		box(
			'moov',
			box(
				'uuid',
				[0x85, 0xc0, 0xb6, 0x87, 0x82, 0x0f, 0x11, 0xe0, 0x81, 0x11, 0xf4, 0xce, 0x46, 0x2b, 0x6a, 0x48],
				box('CNCV', 'CanonCR3_001/00.09.00/00.00.00'),
				cmt('CMT1', [...size(6000, 4000), ...camera('Canon', 'Canon EOS M50', 8)]),
				cmt('CMT2', [...taken('632041002597'), [0xa002, 'short', [6000]], [0xa003, 'short', [4000]]]),
				cmt('CMT3', [[0x96, 'ascii', 'CJ0255046']]),
				cmt('CMT4', [[0, 'byte', [2, 3, 0, 0]]]),
				box('THMB', make.be32(0), make.be16(160), make.be16(120), make.be32(small.length), make.be32(0), small)
			),
			track(6000, 4000),
			track(1624, 1080),
			track(6288, 4056)
		),
		box('uuid', XMP_UUID, xmp),
		box('mdat', [1, 2, 3])
	);
}

/** Sigma's: a head, a list of properties in UTF-16, a JPEG, a directory, and where that is. */
export function x3f(
	properties: readonly (readonly [string, string])[],
	rotation: number,
	version: readonly [number, number]
) {
	const words = properties.flat();
	const letters = make.join(
		...words.map((word) =>
			Uint8Array.from(`${word}\0`, (letter) => letter.charCodeAt(0)).reduce<number[]>(
				(all, code) => [...all, code, 0],
				[]
			)
		)
	);
	const places = words.map((_, i) => words.slice(0, i).reduce((sum, word) => sum + word.length + 1, 0));
	const list = make.join(
		'SECp',
		make.le32(0x20000),
		make.le32(properties.length),
		make.le32(0),
		make.le32(0),
		make.le32(letters.length / 2),
		...places.map(make.le32),
		letters
	);
	const jpeg = make.jpeg({});
	const picture = make.join(
		'SECi',
		make.le32(0x20000),
		make.le32(2),
		make.le32(18),
		make.le32(40),
		make.le32(30),
		make.le32(0),
		jpeg
	);
	const [major, minor] = version;
	const sizes = make.join(make.le32(2640), make.le32(1760), make.le32(rotation));
	const head = make.join(
		'FOVb',
		make.le16(minor),
		make.le16(major),
		new Uint8Array(major < 4 ? 20 : 32),
		sizes,
		new Uint8Array(major < 4 ? 300 : 800)
	);
	const directory = make.join(
		'SECd',
		make.le32(0x20000),
		make.le32(2),
		...[list, picture].flatMap((section, i) => [
			make.le32(head.length + (i === 0 ? 0 : list.length)),
			make.le32(section.length),
			i === 0 ? 'PROP' : 'IMA2'
		])
	);
	return make.join(head, list, picture, directory, make.le32(head.length + list.length + picture.length));
}
export const sigma = [
	['CAMMANUF', 'SIGMA'],
	['CAMMODEL', 'SIGMA SD10'],
	['CAMSERIAL', '02001234'],
	['TIME', '1715074384']
] as const;
