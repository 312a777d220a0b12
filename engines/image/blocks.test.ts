import { expect, test } from 'vitest';
import * as make from '../../tests/support/pictures';
import { tiffBlock } from '../../tests/support/tiff-block';
import { listBlocks } from './blocks';
import type { Format } from './header';
import { jpegPieces } from './pieces/jpeg-pieces';

const named = (bytes: Uint8Array, format: Format) => listBlocks(bytes, format).map(({ name, read }) => [name, read]);

test('a JPEG tells each of its blocks, with the bytes that it takes', () => {
	const segments = [
		make.segment(0xe0, 'JFIF\0', [1, 2, 1, 0, 72, 0, 72, 0, 0]),
		make.segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'),
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
	expect(listBlocks(bytes, 'JPEG')).toEqual([
		...names.map((name, i) => ({ name, bytes: segments[i]?.length, read: name === 'JFIF' })),
		{ name: 'data after the picture', bytes: 7, read: false }
	]);
});

test('maker notes and the thumbnail are told apart from the EXIF around them', () => {
	const exif = tiffBlock({
		pages: [[[0x10f, 'ascii', 'Nikon']]],
		exif: [[0x927c, 'undefined', 'Nikon serial 6435634']]
	});
	const bytes = make.jpeg({ segments: [make.exifSegment(exif)] });
	expect(listBlocks(bytes, 'JPEG')).toEqual([
		{ name: 'maker notes', bytes: 20, read: false },
		{ name: 'EXIF', bytes: 10 + exif.length - 20, read: true }
	]);
});

test.each([
	[
		'PNG',
		make.png({ chunks: [make.chunk('tEXt', 'parameters\0a cat'), make.chunk('tIME', [1])] }),
		['text (tEXt)', 'time']
	],
	['WEBP', make.riff(make.vp8x(4, 4, 4), make.vp8(4, 4), make.riffChunk('XMP ', '<x/>')), ['XMP']],
	['GIF', make.gif({ blocks: [make.join([0x21, 0xfe, 5], 'hello', [0]), make.gifFrame()] }), ['comment']],
	[
		'TIFF',
		tiffBlock({
			pages: [[...make.page(7, 5, [8], 1), [700, 'byte', [...'<x:xmpmeta/>'].map((c) => c.charCodeAt(0))]]]
		}),
		['XMP']
	]
] as const)('%s: blocks that are not read say so', (format, bytes, names) => {
	expect(named(bytes, format)).toEqual(names.map((name) => [name, false]));
});

test.each([
	['JPEG', make.jpeg()],
	['PNG', make.png()],
	['WEBP', make.riff(make.vp8(4, 4))],
	['GIF', make.gif()],
	['BMP', make.bmp()],
	['TIFF', tiffBlock({ pages: [make.page(7, 5, [8], 1)] })]
] as const)('a bare %s has none', (format, bytes) => {
	expect(named(bytes, format)).toEqual([]);
});

test('the serial number of a monitor in a colour profile is not overlooked', () => {
	const profile = make.join(make.iccProfile('Thunderbolt'));
	profile.set(
		[...'mmod'].map((c) => c.charCodeAt(0)),
		132
	);
	expect(named(make.jpeg({ segments: [make.segment(0xe2, 'ICC_PROFILE\0', [1, 1], profile)] }), 'JPEG')).toEqual([
		['colour profile', false]
	]);
});

test('pieces are the whole file, whatever is in it', () => {
	const bytes = make.join(make.jpeg({ segments: [make.exifSegment(make.cameraExif())] }), 'after');
	for (let length = 0; length <= bytes.length; length++) {
		const pieces = jpegPieces(bytes.subarray(0, length));
		expect(pieces.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(length);
	}
});
