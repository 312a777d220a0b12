import { expect, test } from 'vitest';
import * as make from '../../tests/support/pictures';
import { inspectImage } from './inspect';
import { stripMetadata } from './strip';

const icc = make.segment(0xe2, 'ICC_PROFILE\0', [1, 1], make.iccProfile('Display P3'));
const jfif = make.segment(0xe0, 'JFIF\0', [1, 2, 1, 0, 72, 0, 72, 0, 0]);
const adobe = make.segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1]);

test('a JPEG loses what tells of its maker and keeps what it looks like', () => {
	const kept = [jfif, icc, adobe];
	const gone = [
		make.exifSegment(make.cameraExif(true, 1)),
		make.segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'),
		make.segment(0xed, 'Photoshop 3.0\0'),
		make.segment(0xfe, 'taken by Asha'),
		make.segment(0xe2, 'MPF\0', make.cameraExif()),
		make.segment(0xe0, 'JFXX\0', [0x10])
	];
	const stripped = stripMetadata(make.join(make.jpeg({ segments: [jfif, ...gone, icc, adobe] }), 'trailer'));
	expect(stripped?.bytes).toEqual(make.jpeg({ segments: kept }));
	expect(stripped?.removed).toEqual([
		{ name: 'EXIF', bytes: gone[0]?.length },
		{ name: 'XMP', bytes: gone[1]?.length },
		{ name: 'IPTC', bytes: gone[2]?.length },
		{ name: 'comment', bytes: gone[3]?.length },
		{ name: 'application data', bytes: gone[4]?.length },
		{ name: 'thumbnail', bytes: gone[5]?.length },
		{ name: 'data after the picture', bytes: 7 }
	]);
});

test('a scan is copied with its stuffed bytes and restarts, and so are those that follow it', () => {
	const scans = make.join(
		[0x12, 0xff, 0x00, 0xff, 0xd0, 0x34],
		make.segment(0xc4, [0, 1]),
		make.segment(0xda, [1, 1, 0]),
		[0xff, 0x00, 9]
	);
	const bytes = make.jpeg({ marker: 0xc2, tail: make.join(scans, [0xff, 0xd9]) });
	expect(stripMetadata(bytes)).toEqual({ bytes, removed: [] });
});

test.each([
	['JPEG', make.jpeg({ segments: [make.exifSegment(make.cameraExif())] })],
	['PNG', make.png({ chunks: [make.chunk('eXIf', make.cameraExif())] })],
	[
		'WebP',
		make.riff(
			make.vp8x(0x0c, 4, 4),
			make.vp8(4, 4),
			make.riffChunk('EXIF', make.cameraExif()),
			make.riffChunk('XMP ', '<x/>')
		)
	]
])('of the EXIF of a %s that lies on its side the orientation stays, and nothing else', (_, bytes) => {
	const stripped = stripMetadata(bytes);
	expect(stripped?.removed[0]?.name).toBe('EXIF');
	const info = inspectImage(stripped?.bytes ?? make.join());
	expect(info).toMatchObject({ exif: { Orientation: 6 }, orientation: 6, position: null, warnings: [] });
	expect(Object.keys(info?.exif ?? {})).toEqual(['Orientation']);
	expect(stripMetadata(stripped?.bytes ?? make.join())?.bytes).toEqual(stripped?.bytes);
});

test('a PNG loses text, time and chunks that nobody knows', () => {
	const kept = [
		make.chunk('gAMA', make.be32(45455)),
		make.chunk('pHYs', make.be32(1), make.be32(1), [0]),
		make.chunk('tRNS', [0, 0])
	];
	const gone = [
		make.chunk('tEXt', 'Author\0Asha'),
		make.chunk('iTXt', 'x'),
		make.chunk('tIME', [1]),
		make.chunk('vpAg', [1])
	];
	const stripped = stripMetadata(make.join(make.png({ chunks: [...gone, ...kept] }), 'trailer'));
	expect(stripped?.bytes).toEqual(make.png({ chunks: kept }));
	expect(stripped?.removed.map(({ name }) => name)).toEqual([
		'text',
		'time',
		'application data',
		'data after the picture'
	]);
});

test('an APNG keeps its frames', () => {
	const bytes = make.png({
		chunks: [make.chunk('acTL', make.be32(2), make.be32(0)), make.fctl(0, 1, 4)],
		after: [make.fctl(1, 1, 4), make.chunk('fdAT', make.be32(2))]
	});
	expect(stripMetadata(bytes)).toEqual({ bytes, removed: [] });
});

test('a WebP loses EXIF and XMP, and its header no longer announces them', () => {
	const picture = [make.riffChunk('ICCP', make.iccProfile('x')), make.vp8(4, 4)];
	const upright = make.riffChunk('EXIF', make.cameraExif(true, 1));
	const stripped = stripMetadata(make.riff(make.vp8x(0x2c, 4, 4), ...picture, upright, make.riffChunk('XMP ', '<x/>')));
	expect(stripped?.bytes).toEqual(make.riff(make.vp8x(0x20, 4, 4), ...picture));
	expect(stripped?.removed.map(({ name }) => name)).toEqual(['EXIF', 'XMP']);
});

test('what cannot be taken apart is left alone', () => {
	expect(stripMetadata(make.gif())).toBeNull();
	expect(stripMetadata(make.join('hello'))).toBeNull();
	expect(stripMetadata(make.png({ tail: [] }))).toBeNull();
	expect(stripMetadata(make.riff(make.vp8(1, 1)).subarray(0, 30))).toBeNull();
	expect(stripMetadata(make.jpeg({ segments: [make.join([0xff, 0xe1, 0xff, 0xff])] }))).toBeNull();
});

test('a picture cut anywhere is taken apart or left alone, never an error', () => {
	for (const bytes of [
		make.jpeg({ segments: [make.exifSegment(make.cameraExif())] }),
		make.png({ chunks: [make.chunk('eXIf', make.cameraExif())] }),
		make.riff(make.vp8x(8, 4, 4), make.vp8(4, 4), make.riffChunk('EXIF', make.cameraExif()))
	])
		for (let length = 0; length <= bytes.length; length++) {
			const stripped = stripMetadata(bytes.subarray(0, length));
			expect(stripped?.bytes.length ?? 0).toBeLessThanOrEqual(length + 40);
		}
});
