import { expect, test } from 'vitest';
import { facts } from '../../tests/support/gathered';
import * as make from '../../tests/support/pictures';
import { tiffBlock, type Tag } from '../../tests/support/tiff-block';
import { readExif } from './exif';

const CAMERA = {
	Make: 'Nikon',
	Model: 'Coolpix é',
	Orientation: 6,
	ExposureTime: 1 / 250,
	FNumber: 2.8,
	ISOSpeedRatings: 100,
	ExifVersion: '0232',
	DateTimeOriginal: '2024:05:07 09:33:04',
	ExposureBiasValue: -2 / 3,
	UserComment: 'by the sea',
	LensSpecification: [24, 70, null, null],
	GPSLatitudeRef: 'N'
};

test.each([true, false])('a camera’s tags and place, little-endian: %s', (little) => {
	const { tags, position } = readExif(make.cameraExif(little));
	expect(tags).toMatchObject(CAMERA);
	expect(position?.latitude).toBeCloseTo(19.076, 9);
	expect(position?.longitude).toBeCloseTo(72.8776, 9);
	expect(position?.altitude).toBe(14);
});

test.each([
	['JPEG', make.jpeg({ segments: [make.exifSegment(make.cameraExif())] })],
	['PNG eXIf', make.png({ chunks: [make.chunk('eXIf', make.cameraExif(false))] })],
	['PNG raw profile', make.png({ chunks: [make.rawProfile(make.cameraExif(), false)] })],
	['PNG raw profile, deflated', make.png({ chunks: [make.rawProfile(make.cameraExif(), true)] })],
	['WebP', make.riff(make.vp8x(8, 4, 4), make.vp8(4, 4), make.riffChunk('EXIF', 'Exif\0\0', make.cameraExif()))],
	[
		'TIFF',
		tiffBlock({
			pages: [[...make.page(1, 1, [8], 1), [0x10f, 'ascii', 'Nikon']]],
			exif: [[0x829d, 'rational', [28, 10]]],
			gps: [
				[2, 'rational', [1, 1]],
				[4, 'rational', [2, 1]]
			]
		})
	]
])('%s carries the same EXIF', (_, bytes) => {
	const info = facts(bytes);
	expect(info.exif).toMatchObject({ Make: 'Nikon', FNumber: 2.8 });
	expect(info.position).not.toBeNull();
});

const readMain = (...tags: Tag[]) => readExif(tiffBlock({ pages: [tags] })).tags;
const readGps = (...tags: Tag[]) => readExif(tiffBlock({ pages: [[]], gps: tags })).position;

test('text that is not UTF-8 is read as Windows-1252', () =>
	expect(readMain([0x13b, 'byte', [0x4a, 0xf6, 0x72, 0x67, 0]])).toEqual({ Artist: 'Jörg' }));

test('Windows’ own titles are UTF-16', () =>
	expect(readMain([0x9c9b, 'byte', [0x42, 0, 0x30, 0x09, 0, 0]])).toEqual({ XPTitle: 'Bर' }));

test('comments name their encoding', () => {
	expect(readMain([0x9286, 'undefined', [...make.join('UNICODE\0', [0x30, 0x09])]])).toEqual({ UserComment: 'र' });
	expect(readMain([0x9286, 'undefined', 'ASCII\0\0\0   '])).toEqual({});
});

test('fractions over zero and empty texts are left out', () =>
	expect(readMain([0x829a, 'rational', [1, 0]], [0x10f, 'ascii', '  '], [0x829d, 'rational', [0, 0]])).toEqual({}));

test('numbers of every type', () =>
	expect(
		readMain(
			[0x9203, 'signedRational', [-1, 2]],
			[0x9400, 'float', [0.5]],
			[0x9401, 'double', [0.1]],
			[0x9405, 'signedShort', [-3]],
			[0x882a, 'signedLong', [-5]],
			[0xa401, 'signedByte', [-1]],
			[0xa301, 'undefined', [1]],
			[0x9101, 'undefined', [1, 2, 3, 0]]
		)
	).toEqual({
		BrightnessValue: -0.5,
		AmbientTemperature: 0.5,
		Humidity: 0.1,
		CameraElevationAngle: -3,
		TimeZoneOffset: -5,
		CustomRendered: -1,
		SceneType: 1,
		ComponentsConfiguration: [1, 2, 3, 0]
	}));

test('of a repeated tag the last counts', () =>
	expect(readMain([0x10f, 'ascii', 'First'], [0x10f, 'ascii', 'Second'])).toEqual({ Make: 'Second' }));

test.each<[string, Tag[], unknown]>([
	[
		'south and west are negative',
		[
			[1, 'ascii', 'S'],
			[2, 'rational', [33, 1, 30, 1, 0, 1]],
			[3, 'ascii', 'W'],
			[4, 'rational', [70, 1, 0, 1, 36, 1]]
		],
		{ latitude: -33.5, longitude: -70.01, altitude: null }
	],
	[
		'below the sea',
		[
			[2, 'rational', [1, 1]],
			[4, 'rational', [2, 1]],
			[5, 'byte', [1]],
			[6, 'rational', [40, 1]]
		],
		{ latitude: 1, longitude: 2, altitude: -40 }
	],
	[
		'degrees in one fraction',
		[
			[2, 'rational', [10125, 1000]],
			[4, 'rational', [2, 1]]
		],
		{ latitude: 10.125, longitude: 2, altitude: null }
	],
	[
		'unknown coordinates are no place',
		[
			[2, 'rational', [0, 0, 0, 0, 0, 0]],
			[4, 'rational', [0, 0, 0, 0, 0, 0]]
		],
		null
	],
	[
		'impossible coordinates are no place',
		[
			[2, 'rational', [91, 1]],
			[4, 'rational', [2, 1]]
		],
		null
	],
	['half a place is none', [[2, 'rational', [9, 1]]], null]
])('%s', (_, tags, expected) => expect(readGps(...tags)).toEqual(expected));

test('damaged blocks are empty, whatever they point to', () => {
	const block = make.cameraExif();
	for (let length = 0; length < block.length; length++)
		expect(readExif(block.subarray(0, length)).tags).toBeTypeOf('object');
	expect(readExif(make.join('XX*\0', make.le32(8)))).toEqual({ tags: {}, position: null });
	// The EXIF and GPS directories are the first one again.
	const looped = tiffBlock({
		pages: [
			[
				[0x10f, 'ascii', 'A'],
				[0x8769, 'long', [8]],
				[0x8825, 'long', [8]]
			]
		]
	});
	expect(readExif(looped)).toEqual({ tags: { Make: 'A' }, position: null });
});

test.each([
	['ASCII\0\0\0by the sea', 'by the sea'],
	['\0\0\0\0\0\0\0\0by the sea', 'by the sea'],
	['Holiday in Lisbon', 'Holiday in Lisbon'],
	['focus:Tut', 'focus:Tut'],
	['JIS\0\0\0\0\0\x1b$B$3$l\x1b(B', 'これ']
])('a comment of %j reads %j, whatever character code it names or leaves out', (bytes, text) =>
	expect(readMain([0x9286, 'undefined', bytes])).toEqual({ UserComment: text })
);

test('zeros of a camera without a fix are no place', () => {
	const zeros: Tag[] = [
		[2, 'rational', [0, 1, 0, 1, 0, 1]],
		[4, 'rational', [0, 1, 0, 1, 0, 1]]
	];
	expect(readGps(...zeros)).toBeNull();
	expect(readGps(...zeros, [9, 'ascii', 'A'])).toMatchObject({ latitude: 0, longitude: 0 });
});
