/** EXIF, whole TIFF files, and the notes of makers in both. */
import { expect, test } from 'vitest';
import { found, gather, named } from '../../../tests/support/gathered';
import * as make from '../../../tests/support/pictures';
import { tiffBlock, type Tag } from '../../../tests/support/tiff-block';

const withExif = (exif: readonly Tag[], pages: readonly Tag[] = [[0x10f, 'ascii', 'Nikon']]) =>
	make.jpeg({ segments: [make.exifSegment(tiffBlock({ pages: [pages], exif }))] });

const scanned = make.page(7, 5, [8], 1);
const signed: readonly Tag[] = [...scanned, [0x13b, 'ascii', 'Jane Doe']];
test.each([
	['the second page', [scanned, signed]],
	['the seventy-first page', [...Array.from({ length: 70 }, () => scanned), signed]]
])('the artist of a TIFF is found on %s', (_, pages) =>
	expect(found(tiffBlock({ pages }))).toEqual([['person', 'EXIF Artist', 'Jane Doe']])
);

test('the artist that only the directory of the thumbnail names is found', () => {
	const exif = tiffBlock({ pages: [[[0x10f, 'ascii', 'Nikon']], [[0x13b, 'ascii', 'Jane Doe']]] });
	expect(found(make.jpeg({ segments: [make.exifSegment(exif)] }))).toContainEqual([
		'person',
		'EXIF Artist',
		'Jane Doe'
	]);
});

test.each<[string, Tag[], [string, string, string][]]>([
	['half of a place', [[2, 'rational', [48, 1, 51, 1, 30, 1]]], [['place', 'EXIF GPSLatitude', '48 51 30']]],
	[
		'a place that cannot be',
		[
			[2, 'rational', [95, 1]],
			[4, 'rational', [2, 1]]
		],
		[
			['place', 'EXIF GPSLatitude', '95'],
			['place', 'EXIF GPSLongitude', '2']
		]
	],
	[
		'zeros of a camera without a fix',
		[
			[2, 'rational', [0, 1, 0, 1, 0, 1]],
			[4, 'rational', [0, 1, 0, 1, 0, 1]]
		],
		[]
	]
])('%s tells what it tells', (_, gps, findings) => {
	const exif = tiffBlock({ pages: [[[0x112, 'short', [1]]]], gps });
	expect(found(make.jpeg({ segments: [make.exifSegment(exif)] }))).toEqual(findings);
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
	expect(found(bytes)).toEqual([
		['serial', 'EXIF CameraSerialNumber', '6435634'],
		['words', 'EXIF tag 49152', 'sold to Jane Doe']
	]);
	expect(named(bytes)).toContainEqual(['application data (tag 50740)', false]);
});

test('a TIFF of more pages than are looked at is told as unread', () => {
	const side = [1] as const;
	const pages = Array.from({ length: 4200 }, () => [[256, 'long', side] as const, [257, 'long', side] as const]);
	expect(named(tiffBlock({ pages }))).toEqual([['EXIF', false]]);
});

test('maker notes of nobody known are told apart from the EXIF around them, unread', () => {
	const exif = tiffBlock({
		pages: [[[0x10f, 'ascii', 'Acme']]],
		exif: [[0x927c, 'undefined', 'private words 6435634']]
	});
	const { blocks, text } = gather(make.jpeg({ segments: [make.exifSegment(exif)] }));
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
	expect(gather(bytes).maker).toEqual({
		SerialNumber: '6435634',
		Lens: '18-105mm f/3.5-5.6',
		ShutterCount: 4069
	});
	expect(found(bytes)).toContainEqual(['serial', 'Nikon maker notes SerialNumber', '6435634']);
});

test('a GeoTIFF tells where on the map it lies', () => {
	const map = (tags: readonly Tag[]) => tiffBlock({ pages: [[...make.page(7, 5, [8], 1), ...tags]] });
	const names: Tag = [34737, 'ascii', 'UTM zone 17N|WGS 84|'];
	expect(found(map([[33922, 'double', [0, 0, 0, 691955.25, 2791710.5, 0]], names]))).toEqual([
		['place', 'GeoTIFF', '691955.25, 2791710.5 (UTM zone 17N)']
	]);
	const matrix = [1, 0, 0, 11.5754, 0, -1, 0, 48.1371, 0, 0, 0, 0, 0, 0, 0, 1];
	expect(found(map([[34264, 'double', matrix]]))).toEqual([['place', 'GeoTIFF', '11.5754, 48.1371']]);
	expect(found(map([names]))).toEqual([]);
});

test('where in the picture its subject stands is no place on earth', () =>
	expect(found(withExif([[0x9214, 'short', [2009, 1506, 2318, 1390]]]))).toEqual([['device', 'EXIF Make', 'Nikon']]));

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
