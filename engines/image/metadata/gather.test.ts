/** All blocks of a file: their list, which were read, and the bounds. */
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { film } from '../../../tests/support/heif-jxl-svg-pictures';
import { found, gather, named, xmpPacket } from '../../../tests/support/gathered';
import * as make from '../../../tests/support/pictures';
import { tiffBlock } from '../../../tests/support/tiff-block';
import { jpegPieces } from '../pieces/jpeg-pieces';

const XMP_HEAD = 'http://ns.adobe.com/xap/1.0/\0';
const codes = (text: string) => [...text].map((c) => c.charCodeAt(0));

test('a JPEG tells each of its blocks, with the bytes that it takes', () => {
	const segments = [
		make.segment(0xe0, 'JFIF\0', [1, 2, 1, 0, 72, 0, 72, 0, 0]),
		make.segment(
			0xe1,
			XMP_HEAD,
			xmpPacket('<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Asha"/>')
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
	const { blocks } = gather(bytes);
	expect(blocks.map(({ name, bytes: length, read }) => [name, length, read])).toEqual([
		...names.map((name, i) => [name, segments[i]?.length, !unread.includes(name)]),
		['data after the picture', 7, false]
	]);
	expect(blocks[1]?.carries).toEqual(['person']);
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
] as const)('%s: blocks that nobody knows are unread', (_, bytes, names) =>
	expect(named(bytes)).toEqual(names.map((name) => [name, false]))
);

test.each([
	['JPEG', make.jpeg()],
	['PNG', make.png()],
	['WEBP', make.riff(make.vp8(4, 4))],
	['GIF', make.gif()],
	['BMP', make.bmp()],
	['TIFF', tiffBlock({ pages: [make.page(7, 5, [8], 1)] })]
] as const)('a bare %s has none, and tells nothing', (_, bytes) =>
	expect(gather(bytes)).toMatchObject({ blocks: [], findings: [], text: [], thumbnails: [] })
);

test('a thumbnail in EXIF, one in JFIF, and a second picture behind the first', () => {
	const small = make.jpeg({ width: 16, height: 12 });
	const bytes = make.join(
		make.jpeg({ segments: [make.segment(0xe0, 'JFIF\0', [1, 2, 1, 0, 72, 0, 72, 2, 1], new Uint8Array(6))] }),
		small
	);
	const read = gather(bytes);
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
	const video = film();
	const read = gather(make.join(make.jpeg(), video));
	expect(read.motion).toEqual({ kind: 'motion photo', bytes: video.length });
	expect(read.blocks[0]).toEqual({ name: 'video', bytes: video.length, read: true, carries: ['video'] });
	expect(read.position).toEqual({ latitude: 48.1371, longitude: 11.5754, altitude: null, source: 'QuickTime' });
	// One without a list of tracks may tell anything.
	const stub = make.join(make.be32(16), 'ftypisom', make.be32(0), make.be32(12), 'mdat', [1, 2, 3, 4]);
	expect(named(make.join(make.jpeg(), stub))).toEqual([['video', false]]);
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
	const bytes = make.join(tiffBlock({ pages: [page] }), 'Exif\0\0');
	expect(gather(bytes).blocks).toEqual([
		{ name: 'metadata that nothing leads to', bytes: 6, read: false, carries: [] }
	]);
	expect(gather(tiffBlock({ pages: [page] })).blocks).toEqual([]);
	// Within 128 KB of either end, where it is without pieces.
	const far = (before: number, behind: number) =>
		gather(make.join(tiffBlock({ pages: [page] }), new Uint8Array(before), 'Exif\0\0', new Uint8Array(behind))).blocks
			.length;
	expect([far(100_000, 400_000), far(400_000, 100_000), far(200_000, 200_000)]).toEqual([1, 1, 0]);
});

test('texts that inflate to more than a megabyte together are told as unread', () => {
	const packed = (length: number) =>
		make.chunk('zTXt', make.join('Comment\0\0', deflateSync(new Uint8Array(length).fill(0x61))));
	const texts = (...lengths: readonly number[]) => gather(make.png({ chunks: lengths.map(packed) }));
	expect(texts(600_000, 300_000).blocks.map(({ read }) => read)).toEqual([true]);
	expect(texts(600_000, 600_000).blocks.map(({ read }) => read)).toEqual([false]);
	const digits = make.join('Raw profile type exif\0\0', deflateSync(`\nexif\n9\n49492a00${'0'.repeat(300_000)}`));
	const profiles = make.png({ chunks: Array.from({ length: 3 }, () => make.chunk('zTXt', digits)) });
	expect(named(profiles)).toEqual([['text', false]]);
});
