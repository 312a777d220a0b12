import * as make from './pictures';
import { tiffBlock } from './tiff-block';
import { camera, CFA, JPEG, note, preview, PREVIEW, SENSOR, shown, size, taken } from './raw-parts';
import { cr3, crw, mrw, raf, sigma, x3f } from './raw-pictures-without-tiff';

/** Small camera raws laid out as each maker's, by TIFF/EP, DNG 1.4, ExifTool and LibRaw. No pixels. */
export interface RawSample {
	readonly bytes: make.Bytes;
	readonly format: string;
	readonly width: number;
	readonly height: number;
	readonly orientation: number | null;
	readonly serial: string;
}

const nikonNotes = make.join('Nikon\0\x02\x10\0\0', tiffBlock({ pages: [[[0x1d, 'ascii', '6435634']]] }));
/** A directory of one number inside its entry. */
const inlineNotes = (tag: number, value: number) =>
	make.join(make.le16(1), make.le16(tag), make.le16(4), make.le32(1), make.le32(value), make.le32(0));

const nef = tiffBlock({
	little: false,
	pages: [[...size(160, 120, PREVIEW), ...shown(1, 2, 8), ...camera('NIKON CORPORATION', 'NIKON D7000', 8)]],
	subs: [
		[...size(4928, 3264, PREVIEW), ...shown(JPEG, 6, 8), ...preview],
		[...size(4992, 3280, SENSOR), ...shown(34713, CFA)]
	],
	exif: [...taken(), note(nikonNotes)]
});

/** Without compression only the maker identifies a NEF. */
const plainNef = tiffBlock({
	pages: [[...size(160, 120, PREVIEW), ...camera('NIKON CORPORATION', 'NIKON D2X', 1)]],
	subs: [[...size(4320, 2868, SENSOR), ...shown(1, CFA, 12)]],
	exif: taken('5001234')
});

const dng = tiffBlock({
	pages: [
		[
			...size(256, 171, PREVIEW),
			...shown(1, 2, 8),
			...camera('Canon', 'Canon EOS 6D', 6),
			[50706, 'byte', [1, 4, 0, 0]],
			[50708, 'ascii', 'Canon EOS 6D'],
			[50735, 'ascii', '043022001234']
		]
	],
	subs: [
		[...size(5496, 3670, SENSOR), ...shown(7, CFA, 16)],
		[...size(8000, 6000, PREVIEW), ...shown(7, 6, 8), ...preview]
	],
	exif: taken()
});

/** As developers write it: the colours are put together already, in the first directory. */
const linearDng = tiffBlock({
	pages: [
		[
			...size(4000, 3000, SENSOR),
			[258, 'short', [16, 16, 16]],
			[259, 'short', [7]],
			[262, 'short', [34892]],
			[277, 'short', [3]],
			...camera('Google', 'Pixel 7', 1),
			[50706, 'byte', [1, 4, 0, 0]],
			[50735, 'ascii', 'AB12']
		]
	],
	subs: [[...size(1024, 768, PREVIEW), ...shown(7, 6, 8), ...preview]],
	exif: taken()
});

/** Canon's second raw: its first directory is a preview, its fourth the sensor's without a size. */
function cr2(previewSize: readonly [number, number], orientation: number): make.Bytes {
	const block = tiffBlock({
		pages: [
			[...size(...previewSize), ...shown(JPEG, 6, 8), ...camera('Canon', 'Canon EOS 350D DIGITAL', orientation)],
			[...preview],
			[...size(384, 256), ...shown(1, 2, 8)],
			[
				[259, 'short', [JPEG]],
				[0x111, 'long', [8]],
				[0xc640, 'short', [1, 1758, 1758]]
			]
		],
		exif: [...taken(), note(inlineNotes(0x0c, 1120808654)), [0xa002, 'short', [3456]], [0xa003, 'short', [2304]]]
	});
	return shifted(block, make.join('CR\x02\0', make.le32(0)));
}

/** The block with bytes put in behind its head of eight; all its offsets are moved by as many. */
function shifted(block: Uint8Array, head: Uint8Array): make.Bytes {
	const out = make.join(block.subarray(0, 8), head, block.subarray(8));
	const view = new DataView(out.buffer);
	const by = head.length;
	const move = (at: number) => {
		const to = view.getUint32(at, true);
		if (to !== 0) view.setUint32(at, to + by, true);
		return to === 0 ? 0 : to + by;
	};
	const SIZES: Readonly<Record<number, number>> = { 3: 2, 4: 4, 5: 8, 10: 8, 9: 4 };
	const directory = (start: number): void => {
		const count = view.getUint16(start, true);
		for (let i = 0; i < count; i++) {
			const at = start + 2 + 12 * i;
			const bytes = (SIZES[view.getUint16(at + 2, true)] ?? 1) * view.getUint32(at + 4, true);
			if (bytes > 4) move(at + 8);
			else if (view.getUint16(at, true) === 0x8769) directory(move(at + 8));
		}
		const next = move(start + 2 + 12 * count);
		if (next !== 0) directory(next);
	};
	directory(move(4));
	return out;
}

const arw = (compression: number, maker = 'SONY') =>
	tiffBlock({
		pages: [
			[...size(1616, 1080, PREVIEW), ...shown(JPEG, 6, 8), ...camera(maker, 'ILCE-7M3', 8), ...preview],
			[...size(160, 120, PREVIEW), ...preview]
		],
		subs: [[...size(6048, 4024, SENSOR), ...shown(compression, CFA)]],
		exif: taken('4291234')
	});

const pef = (maker: string, compression: number) =>
	tiffBlock({
		little: false,
		pages: [
			[...size(4992, 3284), ...shown(compression, CFA), ...camera(maker, 'PENTAX K-5', 3)],
			[...size(160, 120, PREVIEW), ...preview],
			[...size(4928, 3264, PREVIEW), ...preview]
		],
		exif: taken('4234567')
	});

const srw = tiffBlock({
	pages: [
		[...size(640, 480, PREVIEW), ...camera('SAMSUNG', 'NX300', 6)],
		[...size(160, 120, PREVIEW), ...preview]
	],
	subs: [[...size(5546, 3714, SENSOR), ...shown(32770, CFA, 12)]],
	exif: taken('A1B2C3')
});

const marked = (magic: string, block: Uint8Array) => make.join(magic, block.subarray(magic.length));

const orf = marked(
	'IIRO',
	tiffBlock({
		pages: [[...size(4640, 3472), ...shown(1, 1, 16), ...camera('OLYMPUS CORPORATION', 'E-M10', 6)]],
		exif: taken('BHU123456')
	})
);

/** Panasonic: the sensor's size, and the borders of the picture on it: top, left, bottom, right. */
const RW2_MARK = [0x88, 0xe7, 0x74, 0xd8, 0xf8, 0x25, 0x1d, 0x4d, 0x94, 0x7a, 0x6e, 0x77, 0x82, 0x2b, 0x5d, 0x6a];
const rw2 = marked(
	'IIU\0',
	shifted(
		tiffBlock({
			pages: [
				[
					[1, 'undefined', '0310'],
					[2, 'short', [4816]],
					[3, 'short', [3464]],
					[4, 'short', [8]],
					[5, 'short', [8]],
					[6, 'short', [3464]],
					[7, 'short', [4616]],
					[10, 'short', [12]],
					...camera('Panasonic', 'DMC-GX7', 8),
					[
						0x2e,
						'undefined',
						[
							...make.jpeg({
								segments: [
									make.exifSegment(tiffBlock({ pages: [camera('Panasonic', 'DMC-GX7', 8)], exif: taken('FP3AA1001') }))
								]
							})
						]
					]
				]
			]
		}),
		make.join(RW2_MARK)
	)
);

const sample = (
	bytes: make.Bytes,
	format: string,
	[width, height]: readonly [number, number],
	orientation: number | null,
	serial: string
): RawSample => ({ bytes, format, width, height, orientation, serial });

/** Phase One's: a TIFF of a tiny preview, its own block behind the head; the directory of that counts from there. */
function iiq(): make.Bytes {
	const serial = make.join('LD001055\0');
	const entry = (tag: number, kind: number, length: number, value: number) =>
		make.join(make.le32(tag), make.le32(kind), make.le32(length), make.le32(value));
	const own = make.join(
		'IIIICwaR',
		make.le32(24),
		serial,
		new Uint8Array(12 - serial.length),
		make.le32(3),
		make.le32(0),
		entry(0x102, 1, serial.length, 12),
		entry(0x10c, 4, 4, 7320),
		entry(0x10d, 4, 4, 5484)
	);
	return shifted(
		tiffBlock({ pages: [[...size(1, 1), ...shown(1, 2, 8), ...camera('Leaf', 'Credo 40', 1)]], exif: taken() }),
		own
	);
}

/** A DNG whose maker keeps its notes in the private data. */
const ownDng = (maker: string, model: string, data: Uint8Array) =>
	tiffBlock({
		pages: [
			[
				...size(256, 171, PREVIEW),
				...shown(1, 2, 8),
				...camera(maker, model, 1),
				[50706, 'byte', [1, 4, 0, 0]],
				[0xc634, 'undefined', [...data]]
			]
		],
		subs: [[...size(4928, 3264, SENSOR), ...shown(7, CFA, 14)]],
		exif: taken()
	});
const serialTag = make.join('4364069\0');
/** The letters of the order are not those of the directory. */
const pentaxNotes = make.join(
	'PENTAX \0MM',
	make.le16(1),
	make.le16(0x229),
	make.le16(2),
	make.le32(serialTag.length),
	make.le32(10 + 2 + 12 + 4),
	make.le32(0),
	serialTag
);
/** Notes whose offsets count from the start of the raw in which they were, at 1000. */
const canonNotes = make.join(
	make.le16(1),
	make.le16(0x96),
	make.le16(2),
	make.le32(10),
	make.le32(1000 + 2 + 12 + 4),
	make.le32(0),
	'CJ0255046\0'
);
const adobeData = make.join('Adobe\0MakN', make.be32(6 + canonNotes.length), 'II', make.be32(1000), canonNotes);

export const raws: Readonly<Record<string, RawSample>> = {
	NEF: sample(nef, 'NEF', [4992, 3280], 8, '6435634'),
	'NEF, not packed': sample(plainNef, 'NEF', [4320, 2868], 1, '5001234'),
	DNG: sample(dng, 'DNG', [5496, 3670], 6, '043022001234'),
	'DNG, colours put together': sample(linearDng, 'DNG', [4000, 3000], 1, 'AB12'),
	'CR2 with a small preview': sample(cr2([1536, 1024], 8), 'CR2', [3456, 2304], 8, '1120808654'),
	'CR2 with a large preview': sample(cr2([3456, 2304], 1), 'CR2', [3456, 2304], 1, '1120808654'),
	CR3: sample(cr3(), 'CR3', [6000, 4000], 8, '632041002597'),
	CRW: sample(crw, 'CRW', [3072, 2048], 8, '520301234'),
	ARW: sample(arw(32767), 'ARW', [6048, 4024], 8, '4291234'),
	'ARW without loss': sample(arw(7), 'ARW', [6048, 4024], 8, '4291234'),
	'a raw of another maker': sample(arw(1, 'Hasselblad'), 'RAW', [6048, 4024], 8, '4291234'),
	PEF: sample(pef('PENTAX', 65535), 'PEF', [4992, 3284], 3, '4234567'),
	'PEF, not packed, of Ricoh': sample(pef('RICOH IMAGING COMPANY, LTD.', 1), 'PEF', [4992, 3284], 3, '4234567'),
	RAF: sample(raf(), 'RAF', [4896, 3264], 6, '41000123'),
	RW2: sample(rw2, 'RW2', [4608, 3456], 8, 'FP3AA1001'),
	ORF: sample(orf, 'ORF', [4640, 3472], 6, 'BHU123456'),
	SRW: sample(srw, 'SRW', [5546, 3714], 6, 'A1B2C3'),
	MRW: sample(mrw(), 'MRW', [2560, 1920], 1, '98765'),
	X3F: sample(x3f(sigma, 270, [2, 2]), 'X3F', [2640, 1760], 8, '02001234'),
	'X3F of version 4': sample(x3f(sigma, 90, [4, 0]), 'X3F', [2640, 1760], 6, '02001234'),
	IIQ: sample(iiq(), 'RAW', [7320, 5484], 1, 'LD001055'),
	'DNG of Pentax': sample(ownDng('PENTAX', 'PENTAX K-30', pentaxNotes), 'DNG', [4928, 3264], 1, '4364069'),
	'DNG made of a CR2': sample(ownDng('Canon', 'Canon EOS 350D DIGITAL', adobeData), 'DNG', [4928, 3264], 1, 'CJ0255046')
};
