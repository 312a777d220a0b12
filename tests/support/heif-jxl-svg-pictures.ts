import * as make from './pictures';

/** Small files of HEIF, films, JPEG XL, JPEG 2000, icons, Photoshop and SVG, made byte by byte. */

export const box = (type: string, ...pieces: readonly (Uint8Array | readonly number[] | string)[]) => {
	const data = make.join(...pieces);
	return make.join(make.be32(8 + data.length), type, data);
};
const full = (type: string, version: number, ...pieces: readonly (Uint8Array | readonly number[] | string)[]) =>
	box(type, [version, 0, 0, 0], ...pieces);

interface HeifShape {
	readonly brand?: string;
	readonly codec?: string;
	/** Quarters counter-clockwise, and whether mirrored: 0 top to bottom, 1 left to right. */
	readonly turn?: number;
	readonly mirror?: number;
	readonly exif?: Uint8Array;
	readonly xmp?: string;
	readonly icc?: Uint8Array;
	/** Pixels of the clean aperture. */
	readonly clap?: readonly [width: number, height: number];
	readonly itemName?: string;
	/** Items of other kinds, by their type and media type. */
	readonly others?: readonly { readonly type: string; readonly content: string; readonly data: string }[];
}

/** A HEIF of one picture of 40 × 30 pixels, 10 bits, with EXIF and XMP items in its `idat`. */
export function heif(shape: HeifShape = {}): make.Bytes {
	const { brand = 'heic', codec = 'hvc1', turn, mirror, exif, xmp, icc, clap, itemName = '', others = [] } = shape;
	const parts: { type: string; data: Uint8Array; content: string }[] = [
		{ type: codec, data: make.join([1, 2, 3, 4]), content: '' }
	];
	if (exif) parts.push({ type: 'Exif', data: make.join(make.be32(0), exif), content: '' });
	if (xmp !== undefined) parts.push({ type: 'mime', data: make.join(xmp), content: 'application/rdf+xml' });
	for (const { data, ...other } of others) parts.push({ ...other, data: make.join(data) });
	let at = 0;
	const places = parts.map(({ data }, i) => {
		const place = make.join(
			make.be16(i + 1),
			make.be16(1),
			make.be16(0),
			make.be16(1),
			make.be32(at),
			make.be32(data.length)
		);
		at += data.length;
		return place;
	});
	const properties = [
		full('ispe', 0, make.be32(40), make.be32(30)),
		full('pixi', 0, [3, 10, 10, 10]),
		...(turn === undefined ? [] : [box('irot', [turn])]),
		...(mirror === undefined ? [] : [box('imir', [mirror])]),
		...(icc ? [box('colr', 'prof', icc)] : []),
		...(clap
			? [box('clap', ...clap.map((size) => make.join(make.be32(size * 2), make.be32(2))), new Uint8Array(16))]
			: [])
	];
	const meta = full(
		'meta',
		0,
		full('hdlr', 0, make.be32(0), 'pict', new Uint8Array(13)),
		full('pitm', 0, make.be16(1)),
		full('iloc', 1, [0x44, 0x00], make.be16(parts.length), ...places),
		full(
			'iinf',
			0,
			make.be16(parts.length),
			...parts.map(({ type, content }, i) =>
				full(
					'infe',
					2,
					make.be16(i + 1),
					make.be16(0),
					type,
					itemName,
					[0],
					content === '' ? [] : make.join(content, [0])
				)
			)
		),
		box(
			'iprp',
			box('ipco', ...properties),
			full(
				'ipma',
				0,
				make.be32(1),
				make.be16(1),
				[properties.length],
				properties.map((_, i) => i + 1)
			)
		),
		box('idat', ...parts.map(({ data }) => data))
	);
	return make.join(box('ftyp', brand, make.be32(0), 'mif1', brand), meta);
}

/** A film of 64 × 48 pixels, 25 frames in a second, turned by a quarter, taken at a place. */
export function film(brand = 'isom', trackName = ''): make.Bytes {
	const matrix = [0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000].flatMap((value) => make.be32(value));
	const trak = box(
		'trak',
		full('tkhd', 0, new Uint8Array(36), matrix, make.be16(64), [0, 0], make.be16(48), [0, 0]),
		box(
			'mdia',
			full('mdhd', 0, make.be32(0), make.be32(0), make.be32(1000), make.be32(1000), make.be32(0)),
			full('hdlr', 0, make.be32(0), 'vide', new Uint8Array(12), trackName, [0]),
			box(
				'minf',
				box(
					'stbl',
					full('stsd', 0, make.be32(1), box('avc1', new Uint8Array(24), make.be16(64), make.be16(48))),
					full('stsz', 0, make.be32(0), make.be32(25))
				)
			)
		)
	);
	const place = '+48.1371+011.5754/';
	return make.join(
		box('ftyp', brand, make.be32(0), brand),
		box(
			'moov',
			full('mvhd', 0, make.be32(3_600_000_000), new Uint8Array(20)),
			trak,
			box('udta', box('\xa9xyz', make.be16(place.length), [0, 0], place))
		),
		box('mdat', [1, 2, 3])
	);
}

/** The lowest bits of a number, the lowest first, as JPEG XL writes them. */
export const bits = (value: number, count: number): string =>
	Array.from({ length: count }, (_, i) => (value >> i) & 1).join('');
/** 300 × 200 pixels: not small, 9 bits of height less one, no ratio, 9 bits of width less one. */
export const JXL_SIZE = `0${bits(0, 2)}${bits(199, 9)}${bits(0, 3)}${bits(0, 2)}${bits(299, 9)}`;

/** A JPEG XL of a head in bits, by default one that leaves all but the size at its default. */
export function jxl(boxes = false, head = `${JXL_SIZE}1`): make.Bytes {
	const bytes = new Uint8Array(Math.ceil(head.length / 8));
	[...head].forEach((bit, i) => (bytes[i >> 3] = (bytes[i >> 3] ?? 0) | (Number(bit) << (i & 7))));
	const stream = make.join([0xff, 0x0a], bytes);
	if (!boxes) return stream;
	return make.join(
		box('JXL ', [13, 10, 0x87, 10]),
		box('ftyp', 'jxl ', make.be32(0), 'jxl '),
		box('Exif', make.be32(0), make.cameraExif()),
		box('jxlc', stream)
	);
}

/** Adobe's number for XMP in boxes. */
export const XMP_UUID = [
	0xbe, 0x7a, 0xcf, 0xcb, 0x97, 0xa9, 0x42, 0xe8, 0x9c, 0x71, 0x99, 0x94, 0x91, 0xe3, 0xaf, 0xac
] as const;

export const jp2 = (further: Uint8Array = new Uint8Array()) =>
	make.join(
		box('jP  ', [13, 10, 0x87, 10]),
		box('ftyp', 'jp2 ', make.be32(0), 'jp2 '),
		box('jp2h', box('ihdr', make.be32(20), make.be32(30), make.be16(3), [7, 7, 0, 0])),
		further,
		box('jp2c', [0xff, 0x4f])
	);

export function icon(kind = 1): make.Bytes {
	const entry = (size: number, at: number) =>
		make.join([size, size, 0, 0], make.le16(1), make.le16(32), make.le32(8), make.le32(at));
	return make.join([0, 0], make.le16(kind), make.le16(2), entry(16, 38), entry(0, 46), new Uint8Array(16));
}

export const psd = (resources: Uint8Array = new Uint8Array()) =>
	make.join(
		'8BPS',
		make.be16(1),
		new Uint8Array(6),
		make.be16(4),
		make.be32(50),
		make.be32(70),
		make.be16(8),
		make.be16(3),
		make.be32(0),
		make.be32(resources.length),
		resources
	);

export const svg = (inside = '', attributes = 'width="10mm" height="5mm"') =>
	make.join(
		`<?xml version="1.0"?><!-- drawn by Asha --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
	);

export const samples: Readonly<Record<string, make.Bytes>> = {
	HEIC: heif({
		exif: make.cameraExif(),
		xmp: '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>',
		icc: make.iccProfile('Display P3'),
		turn: 1
	}),
	MP4: film(),
	JXL: jxl(true),
	JP2: jp2(),
	ICO: icon(),
	PSD: psd(),
	SVG: svg('<title>Home</title>')
};
