import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as make from '../../../tests/support/pictures';
import { tiffBlock, type Tag } from '../../../tests/support/tiff-block';
import type { Format } from '../header';
import { jpegPieces } from '../pieces/jpeg-pieces';
import { gather } from './gather';

const XMP_HEAD = 'http://ns.adobe.com/xap/1.0/\0';
const codes = (text: string) => [...text].map((c) => c.charCodeAt(0));
const xmp = (inside: string) =>
	`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${inside}</rdf:RDF></x:xmpmeta>`;
const named = (bytes: Uint8Array, format: Format) => gather(bytes, format).blocks.map(({ name, read }) => [name, read]);
const found = (bytes: Uint8Array, format: Format = 'JPEG') =>
	gather(bytes, format).findings.map(({ about, where, value }) => [about, where, value]);
const withExif = (exif: readonly Tag[], pages: readonly Tag[] = [[0x10f, 'ascii', 'Nikon']]) =>
	make.jpeg({ segments: [make.exifSegment(tiffBlock({ pages: [pages], exif }))] });
const iim = (record: number, dataset: number, text: string) =>
	make.join([0x1c, record, dataset], make.be16(text.length), text);
const resource = (id: number, data: Uint8Array) =>
	make.join('8BIM', make.be16(id), [0, 0], make.be32(data.length), data, data.length % 2 ? [0] : []);

test('a JPEG tells each of its blocks, with the bytes that it takes', () => {
	const segments = [
		make.segment(0xe0, 'JFIF\0', [1, 2, 1, 0, 72, 0, 72, 0, 0]),
		make.segment(
			0xe1,
			XMP_HEAD,
			xmp('<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Asha"/>')
		),
		make.segment(0xed, 'Photoshop 3.0\0'),
		make.segment(0xfe, 'taken by Asha'),
		make.segment(0xe4, 'FPXR\0'),
		make.segment(0xeb, 'JP', make.be32(0))
	];
	const bytes = make.join(make.jpeg({ segments }), 'trailer');
	const names = [
		'JFIF',
		'XMP',
		'Photoshop data',
		'comment',
		'application data (APP4 FPXR)',
		'content credentials (C2PA)'
	];
	const unread = names.slice(4);
	const { blocks } = gather(bytes, 'JPEG');
	expect(blocks.map(({ name, bytes: length, read }) => [name, length, read])).toEqual([
		...names.map((name, i) => [name, segments[i]?.length, !unread.includes(name)]),
		['data after the picture', 7, false]
	]);
	expect(blocks[1]?.carries).toEqual(['person']);
});

const scanned = make.page(7, 5, [8], 1);
const signed: readonly Tag[] = [...scanned, [0x13b, 'ascii', 'Jane Doe']];
test.each([
	['the second page', [scanned, signed]],
	['the seventy-first page', [...Array.from({ length: 70 }, () => scanned), signed]]
])('the artist of a TIFF is found on %s', (_, pages) => {
	expect(found(tiffBlock({ pages }), 'TIFF')).toEqual([['person', 'EXIF Artist', 'Jane Doe']]);
});

test('the artist that only the directory of the thumbnail names is found', () => {
	const exif = tiffBlock({ pages: [[[0x10f, 'ascii', 'Nikon']], [[0x13b, 'ascii', 'Jane Doe']]] });
	expect(found(make.jpeg({ segments: [make.exifSegment(exif)] }))).toContainEqual([
		'person',
		'EXIF Artist',
		'Jane Doe'
	]);
});

test('text under a number that no standard knows is given, and a DNG tells its serial number and what it keeps for itself', () => {
	const bytes = tiffBlock({
		pages: [
			[
				...scanned,
				[0xc000, 'ascii', 'sold to Jane Doe'],
				[0xc62f, 'ascii', '6435634'],
				[0xc634, 'byte', Array.from({ length: 40 }, () => 65)]
			]
		]
	});
	expect(found(bytes, 'TIFF')).toEqual([
		['serial', 'EXIF CameraSerialNumber', '6435634'],
		['words', 'EXIF tag 49152', 'sold to Jane Doe']
	]);
	expect(named(bytes, 'TIFF')).toContainEqual(['application data (tag 50740)', false]);
});

test('a TIFF of more pages than are looked at is told as unread', () => {
	const pages = Array.from({ length: 4200 }, () => [[256, 'long', [1]] as const]);
	expect(named(tiffBlock({ pages }), 'TIFF')).toEqual([['EXIF', false]]);
});

test('maker notes of nobody known are told apart from the EXIF around them, unread', () => {
	const exif = tiffBlock({
		pages: [[[0x10f, 'ascii', 'Acme']]],
		exif: [[0x927c, 'undefined', 'private words 6435634']]
	});
	const { blocks, text } = gather(make.jpeg({ segments: [make.exifSegment(exif)] }), 'JPEG');
	expect(blocks).toEqual([
		{ name: 'EXIF', bytes: 10 + exif.length - 21, read: true, carries: ['device'] },
		{ name: 'maker notes', bytes: 21, read: false, carries: [] }
	]);
	expect(text).toEqual([{ keyword: 'maker notes', text: 'private words 6435634' }]);
});

test('a serial number and the shutter count are found in the notes of a Nikon', () => {
	const notes = tiffBlock({
		pages: [
			[
				[0x001d, 'ascii', '6435634'],
				[0x0084, 'rational', [18, 1, 105, 1, 35, 10, 56, 10]],
				[0x00a7, 'long', [4069]]
			]
		]
	});
	const bytes = withExif([[0x927c, 'undefined', [...make.join('Nikon\0', [2, 0x10, 0, 0], notes)]]]);
	expect(gather(bytes, 'JPEG').maker).toEqual({
		SerialNumber: '6435634',
		Lens: '18-105mm f/3.5-5.6',
		ShutterCount: 4069
	});
	expect(found(bytes)).toContainEqual(['serial', 'Nikon maker notes SerialNumber', '6435634']);
});

test('XMP is read in both its forms, lists and structures, whatever its prefixes', () => {
	const packet =
		xmp(`<rdf:Description xmlns:a="http://purl.org/dc/elements/1.1/" xmlns:ps="http://ns.adobe.com/photoshop/1.0/"
		xmlns:c="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" ps:City="M&#xfc;nchen">
		<a:creator><rdf:Seq><rdf:li>Asha &amp; Co</rdf:li><rdf:li>Ben</rdf:li></rdf:Seq></a:creator>
		<a:title><rdf:Alt><rdf:li xml:lang="x-default">By the sea</rdf:li></rdf:Alt></a:title>
		<c:CreatorContactInfo rdf:parseType="Resource"><c:CiAdrCity>Berlin</c:CiAdrCity></c:CreatorContactInfo>
		</rdf:Description>`);
	const bytes = make.jpeg({ segments: [make.segment(0xe1, XMP_HEAD, packet)] });
	expect(gather(bytes, 'JPEG').xmp).toEqual({
		'photoshop:City': 'München',
		'dc:creator': ['Asha & Co', 'Ben'],
		'dc:title': 'By the sea',
		'Iptc4xmpCore:CreatorContactInfo/Iptc4xmpCore:CiAdrCity': 'Berlin'
	});
	expect(found(bytes)).toEqual([
		['place', 'XMP photoshop:City', 'München'],
		['place', 'XMP Iptc4xmpCore:CreatorContactInfo/Iptc4xmpCore:CiAdrCity', 'Berlin'],
		['person', 'XMP dc:creator', 'Asha & Co'],
		['person', 'XMP dc:creator', 'Ben'],
		['words', 'XMP dc:title', 'By the sea']
	]);
});

test('extended XMP is put together from its pieces, in their order', () => {
	const whole = xmp('<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:rights="Asha"/>');
	const piece = (offset: number, text: string) =>
		make.segment(
			0xe1,
			'http://ns.adobe.com/xmp/extension/\0',
			'a'.repeat(32),
			make.be32(whole.length),
			make.be32(offset),
			text
		);
	const bytes = make.jpeg({ segments: [piece(60, whole.slice(60)), piece(0, whole.slice(0, 60))] });
	expect(found(bytes)).toEqual([['person', 'XMP dc:rights', 'Asha']]);
	expect(named(bytes, 'JPEG')).toEqual([['extended XMP', true]]);
});

test('IPTC inside the resources of Photoshop: a name, a city, a caption', () => {
	const datasets = make.join(
		iim(1, 90, '\x1b%G'),
		iim(2, 80, '\xc3\x93scar'),
		iim(2, 90, 'Madrid'),
		iim(2, 120, 'The square'),
		iim(2, 25, 'one'),
		iim(2, 25, 'two')
	);
	const bytes = make.jpeg({ segments: [make.segment(0xed, 'Photoshop 3.0\0', resource(0x0404, datasets))] });
	const { iptc, blocks } = gather(bytes, 'JPEG');
	expect(iptc).toEqual({
		'By-line': 'Óscar',
		City: 'Madrid',
		'Caption-Abstract': 'The square',
		Keywords: ['one', 'two']
	});
	expect(blocks[0]?.carries).toEqual(['person', 'place', 'words']);
});

test.each([
	['tEXt', make.chunk('tEXt', 'parameters\0a cat\nSteps: 20, Sampler: Euler')],
	['zTXt', make.chunk('zTXt', 'parameters\0\0', deflateSync('a cat\nSteps: 20, Sampler: Euler'))],
	['iTXt', make.chunk('iTXt', 'parameters\0\0\0\0\0a cat\nSteps: 20, Sampler: Euler')],
	['packed iTXt', make.chunk('iTXt', 'parameters\0', [1, 0], 'en\0\0', deflateSync('a cat\nSteps: 20, Sampler: Euler'))]
])('the prompt of an image generator in %s', (_, chunk) => {
	expect(found(make.png({ chunks: [chunk] }), 'PNG')).toEqual([
		['ai', 'PNG text parameters', 'a cat\nSteps: 20, Sampler: Euler']
	]);
});

test.each([
	['EXIF', [make.chunk('tEXt', 'Comment\0hello')], [['words', 'PNG text Comment', 'hello']]],
	['time', [make.chunk('tIME', make.be16(2024), [5, 7, 9, 33, 4])], [['date', 'PNG time', '2024:05:07 09:33:04']]]
])('%s of a PNG', (_, chunks, expected) => {
	expect(found(make.png({ chunks }), 'PNG')).toEqual(expected);
});

test.each([
	[
		'WEBP',
		make.riff(make.vp8x(4, 4, 4), make.vp8(4, 4), make.riffChunk('JUNK', 'private')),
		['application data (JUNK)']
	],
	[
		'GIF',
		make.gif({ blocks: [make.join([0x21, 0xff, 11], 'MYSOFTWARE1', [2, 1, 2, 0]), make.gifFrame()] }),
		['application data (MYSOFTWARE1)']
	],
	['PNG', make.png({ chunks: [make.chunk('prVt', 'private')] }), ['application data (prVt)']],
	[
		'TIFF',
		tiffBlock({ pages: [[...make.page(7, 5, [8], 1), [50255, 'byte', codes('something private')]]] }),
		['application data (tag 50255)']
	]
] as const)('%s: blocks that nobody knows are unread', (format, bytes, names) => {
	expect(named(bytes, format)).toEqual(names.map((name) => [name, false]));
});

test.each([
	['JPEG', make.jpeg()],
	['PNG', make.png()],
	['WEBP', make.riff(make.vp8(4, 4))],
	['GIF', make.gif()],
	['BMP', make.bmp()],
	['TIFF', tiffBlock({ pages: [make.page(7, 5, [8], 1)] })]
] as const)('a bare %s has none, and tells nothing', (format, bytes) => {
	expect(gather(bytes, format)).toMatchObject({ blocks: [], findings: [], text: [], thumbnails: [] });
});

test("the monitor's serial number in a colour profile is found; tags that nobody knows are unread", () => {
	const tag = make.join('mmod', make.be32(0), make.be32(0x0610), make.be32(0x9c62), make.be32(15260224), make.be32(0));
	const profile = make.join(
		new Uint8Array(128),
		make.be32(2),
		'mmod',
		make.be32(156),
		make.be32(24),
		'zzzz',
		make.be32(0),
		make.be32(0),
		tag
	);
	const bytes = make.jpeg({ segments: [make.segment(0xe2, 'ICC_PROFILE\0', [1, 1], profile)] });
	expect(found(bytes)).toEqual([
		['serial', 'colour profile monitor serial', '15260224'],
		['device', 'colour profile monitor', 'APP 40034']
	]);
	expect(named(bytes, 'JPEG')).toEqual([['colour profile', false]]);
});

/** A box of JUMBF with its label, and what is in it. */
const labelled = (label: string, ...inside: Uint8Array[]) => {
	const head = make.join(make.be32(8 + 17 + label.length + 1), 'jumd', new Uint8Array(16), [3], label, [0]);
	const length = 8 + head.length + inside.reduce((sum, one) => sum + one.length, 0);
	return make.join(make.be32(length), 'jumb', head, ...inside);
};
const box = (type: string, data: Uint8Array) => make.join(make.be32(8 + data.length), type, data);
/** CBOR of texts, lists and maps of few. */
function cbor(value: unknown): Uint8Array {
	if (typeof value === 'string') return make.join([0x78, value.length], value);
	if (Array.isArray(value)) return make.join([0x80 + value.length], ...value.map(cbor));
	const entries = Object.entries(value as object);
	return make.join([0xa0 + entries.length], ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)]));
}

test('C2PA: who made it with what, that a machine did, and that no signature was verified', () => {
	const store = labelled(
		'c2pa',
		labelled(
			'urn:uuid:1',
			labelled(
				'c2pa.assertions',
				labelled(
					'c2pa.actions',
					box(
						'cbor',
						cbor({
							actions: [
								{
									action: 'c2pa.created',
									softwareAgent: 'Firefly',
									digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'
								}
							]
						})
					)
				),
				labelled(
					'stds.schema-org.CreativeWork',
					box('json', make.join('{"author":[{"@type":"Person","name":"Asha"}]}'))
				)
			),
			labelled('c2pa.claim', box('cbor', cbor({ claim_generator: 'Adobe_Firefly', 'dc:title': 'cat.jpg' })))
		)
	);
	const cut = 100;
	const part = (sequence: number, data: Uint8Array) =>
		make.segment(0xeb, 'JP', make.be16(1), make.be32(sequence), data);
	const bytes = make.jpeg({
		segments: [part(1, store.subarray(0, cut)), part(2, make.join(store.subarray(0, 8), store.subarray(cut)))]
	});
	const read = gather(bytes, 'JPEG');
	expect(read.credentials).toMatchObject({
		generator: 'Adobe_Firefly',
		title: 'cat.jpg',
		actions: ['c2pa.created'],
		software: ['Firefly'],
		sourceTypes: ['trainedAlgorithmicMedia'],
		authors: ['Asha'],
		signedBy: null
	});
	expect(read.findings).toContainEqual({
		about: 'ai',
		where: 'C2PA digital source type',
		value: 'trainedAlgorithmicMedia'
	});
});

test('a thumbnail in EXIF, one in JFIF, and a second picture behind the first', () => {
	const small = make.jpeg({ width: 16, height: 12 });
	const bytes = make.join(
		make.jpeg({ segments: [make.segment(0xe0, 'JFIF\0', [1, 2, 1, 0, 72, 0, 72, 2, 1], new Uint8Array(6))] }),
		small
	);
	const read = gather(bytes, 'JPEG');
	expect(read.thumbnails).toEqual([
		{ width: 2, height: 1, bytes: 6 },
		{ width: 16, height: 12, bytes: small.length }
	]);
	expect(read.blocks.map(({ name }) => name)).toEqual(['JFIF', 'second picture']);
});

test('the blocks of the second picture are read as those of the first', () => {
	const second = make.jpeg({ segments: [make.segment(0xfe, 'private')] });
	expect(found(make.join(make.jpeg(), second))).toEqual([['words', 'second picture: comment', 'private']]);
});

test('a video behind the picture makes it a motion photo', () => {
	const video = make.join(make.be32(16), 'ftypisom', make.be32(0), make.be32(12), 'mdat', [1, 2, 3, 4]);
	const read = gather(make.join(make.jpeg(), video), 'JPEG');
	expect(read.motion).toEqual({ kind: 'motion photo', bytes: video.length });
	expect(read.blocks).toEqual([{ name: 'video', bytes: video.length, read: true, carries: ['video'] }]);
});

test('pieces are the whole file, wherever it is cut', () => {
	const bytes = make.join(make.jpeg({ segments: [make.exifSegment(make.cameraExif())] }), 'after');
	for (let length = 0; length <= bytes.length; length++) {
		const pieces = jpegPieces(bytes.subarray(0, length));
		expect(pieces.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(length);
	}
});

test('a stray marker inside a damaged scan does not end the picture', () => {
	const bytes = make.jpeg({
		tail: make.join([1, 0xff, 0x9f, 0x00, 0x20, 7, 8, 9, 0xff, 0xe1, 0xff, 0xff, 1, 2], [0xff, 0xd9])
	});
	expect(jpegPieces(bytes)).toEqual([{ kind: 'picture', start: 0, end: bytes.length, body: 0, bodyEnd: bytes.length }]);
});

test('metadata that nothing leads to are told as unread, not as nothing', () => {
	const page = make.page(7, 5, [8], 1);
	const bytes = make.join(tiffBlock({ pages: [page] }), '2024:05:07 09:33:04');
	expect(gather(bytes, 'TIFF').blocks).toEqual([
		{ name: 'metadata that nothing leads to', bytes: 19, read: false, carries: [] }
	]);
	expect(gather(tiffBlock({ pages: [page] }), 'TIFF').blocks).toEqual([]);
});

test('a GeoTIFF tells where on the map it lies', () => {
	const map = (tags: readonly Tag[]) => tiffBlock({ pages: [[...make.page(7, 5, [8], 1), ...tags]] });
	const names: Tag = [34737, 'ascii', 'UTM zone 17N|WGS 84|'];
	expect(found(map([[33922, 'double', [0, 0, 0, 691955.25, 2791710.5, 0]], names]), 'TIFF')).toEqual([
		['place', 'GeoTIFF', '691955.25, 2791710.5 (UTM zone 17N)']
	]);
	const matrix = [1, 0, 0, 11.5754, 0, -1, 0, 48.1371, 0, 0, 0, 0, 0, 0, 0, 1];
	expect(found(map([[34264, 'double', matrix]]), 'TIFF')).toEqual([['place', 'GeoTIFF', '11.5754, 48.1371']]);
	expect(found(map([names]), 'TIFF')).toEqual([]);
});

test('EXIF in a text chunk that is none is told as unread', () => {
	const chunk = (text: string) =>
		make.png({ chunks: [make.chunk('tEXt', `Raw profile type exif\0\nexif\n      4\n${text}\n`)] });
	expect(named(chunk('00000000'), 'PNG')).toEqual([['text', false]]);
});

test('where in the picture its subject stands is no place on earth', () => {
	expect(found(withExif([[0x9214, 'short', [2009, 1506, 2318, 1390]]]))).toEqual([['device', 'EXIF Make', 'Nikon']]);
});

test('when a phone of Motorola was made is told', () => {
	const notes = make.join(
		'MOT\0\0\0\0\0',
		make.le16(1),
		make.le16(0x6705),
		make.le16(2),
		make.le32(10),
		make.le32(26),
		make.le32(0),
		'03Jun2015\0'
	);
	expect(found(withExif([[0x927c, 'undefined', [...notes]]], [[0x10f, 'ascii', 'Motorola']]))).toContainEqual([
		'date',
		'Motorola maker notes ManufactureDate',
		'03Jun2015'
	]);
});

test('texts that inflate to more than a megabyte together are told as unread', () => {
	const packed = (length: number) =>
		make.chunk('zTXt', make.join('Comment\0\0', deflateSync(new Uint8Array(length).fill(0x61))));
	const texts = (...lengths: readonly number[]) => gather(make.png({ chunks: lengths.map(packed) }), 'PNG');
	expect(texts(600_000, 300_000).blocks.map(({ read }) => read)).toEqual([true]);
	expect(texts(600_000, 600_000).blocks.map(({ read }) => read)).toEqual([false]);
	const digits = make.join('Raw profile type exif\0\0', deflateSync(`\nexif\n9\n49492a00${'0'.repeat(300_000)}`));
	const profiles = make.png({ chunks: Array.from({ length: 3 }, () => make.chunk('zTXt', digits)) });
	expect(named(profiles, 'PNG')).toEqual([['text', false]]);
});
