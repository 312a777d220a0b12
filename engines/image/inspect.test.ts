import { expect, test } from 'vitest';
import { facts } from '../../tests/support/gathered';
import * as make from '../../tests/support/pictures';
import { tiffBlock } from '../../tests/support/tiff-block';
import { DamagedImage } from './header';
import { inspectImage } from './inspect';

const page = make.page;

test.each<[string, make.Bytes, Partial<ReturnType<typeof facts>>]>([
	[
		'a colour JPEG',
		make.jpeg(),
		{ format: 'JPEG', width: 640, height: 480, mode: 'RGB', bitDepth: 8, channels: 3, frames: 1 }
	],
	['a grey JPEG', make.jpeg({ channels: 1 }), { mode: 'L', channels: 1 }],
	['a CMYK JPEG', make.jpeg({ channels: 4 }), { mode: 'CMYK', channels: 4 }],
	['a progressive JPEG', make.jpeg({ marker: 0xc2 }), { width: 640 }],
	['a JPEG of unknown channels', make.jpeg({ channels: 2 }), { mode: null }],
	[
		'JFIF density an inch',
		make.jpeg({ segments: [make.segment(0xe0, 'JFIF\0', [1, 2, 1, 0, 72, 0, 96, 0, 0])] }),
		{ dpi: [72, 96] }
	],
	[
		'JFIF density a centimetre',
		make.jpeg({ segments: [make.segment(0xe0, 'JFIF\0', [1, 2, 2, 0, 100, 0, 100, 0, 0])] }),
		{ dpi: [254, 254] }
	],
	[
		'JFIF without a unit has no density',
		make.jpeg({ segments: [make.segment(0xe0, 'JFIF\0', [1, 2, 0, 0, 1, 0, 1, 0, 0])] }),
		{ dpi: null }
	],
	[
		'EXIF density of a JPEG',
		make.jpeg({ segments: [make.exifSegment(make.cameraExif())] }),
		{ dpi: [300, 300], orientation: 6 }
	],
	['fill bytes between segments', make.jpeg({ segments: [make.join([0xff, 0xff, 0xff])] }), { width: 640 }],
	[
		'the height by a DNL segment',
		make.jpeg({ height: 0, tail: [0xff, 0xdc, 0, 4, 1, 0, 0xff, 0xd9] }),
		{ height: 256 }
	],
	[
		'the height by a DNL segment behind fill bytes',
		make.jpeg({ height: 0, tail: [0xff, 0xff, 0xff, 0xdc, 0, 4, 1, 0, 0xff, 0xd9] }),
		{ height: 256 }
	],
	[
		'an ICC profile in two pieces, the second first',
		make.jpeg({
			segments: [
				make.segment(0xe2, 'ICC_PROFILE\0', [2, 2], make.iccProfile('Display P3', 'mluc').subarray(150)),
				make.segment(0xe2, 'ICC_PROFILE\0', [1, 2], make.iccProfile('Display P3', 'mluc').subarray(0, 150))
			]
		}),
		{ iccProfile: 'Display P3' }
	],
	[
		'a multi-picture JPEG',
		make.jpeg({
			segments: [make.segment(0xe2, 'MPF\0', tiffBlock({ little: false, pages: [[[0xb001, 'long', [2]]]] }))]
		}),
		{ frames: 2, isAnimated: false }
	],
	[
		'a colour PNG',
		make.png(),
		{ format: 'PNG', width: 32, height: 16, mode: 'RGB', channels: 3, hasAlpha: false, isAnimated: false }
	],
	['a black and white PNG', make.png({ colorType: 0, depth: 1 }), { mode: '1', bitDepth: 1 }],
	['a grey PNG of 4 bits', make.png({ colorType: 0, depth: 4 }), { mode: 'L' }],
	['a grey PNG of 16 bits', make.png({ colorType: 0, depth: 16 }), { mode: 'I;16', bitDepth: 16 }],
	['a PNG with a palette', make.png({ colorType: 3 }), { mode: 'P', channels: 1 }],
	['a grey PNG with alpha', make.png({ colorType: 4 }), { mode: 'LA', channels: 2, hasAlpha: true }],
	['a grey PNG with alpha of 16 bits', make.png({ colorType: 4, depth: 16 }), { mode: 'RGBA' }],
	['a PNG with alpha', make.png({ colorType: 6 }), { mode: 'RGBA', channels: 4, hasAlpha: true }],
	[
		'transparency beside a palette',
		make.png({ colorType: 3, chunks: [make.chunk('tRNS', [0])] }),
		{ mode: 'P', hasAlpha: true }
	],
	[
		'density a metre',
		make.png({ chunks: [make.chunk('pHYs', make.be32(3937), make.be32(7874), [1])] }),
		{ dpi: [3937 * 0.0254, 7874 * 0.0254] }
	],
	[
		'density without a unit',
		make.png({ chunks: [make.chunk('pHYs', make.be32(1), make.be32(1), [0])] }),
		{ dpi: null }
	],
	[
		'a chunk of Apple before IHDR',
		make.join(make.png().subarray(0, 8), make.chunk('CgBI', [0, 0, 0, 0]), make.png().subarray(8)),
		{ width: 32 }
	],
	[
		'an APNG whose default image is its first frame',
		make.png({
			chunks: [make.chunk('acTL', make.be32(2), make.be32(3)), make.fctl(0, 1, 4)],
			after: [make.fctl(1, 50, 0)]
		}),
		{ frames: 2, isAnimated: true, loop: 3, durationMs: 750 }
	],
	[
		'an APNG whose default image is not a frame',
		make.png({ chunks: [make.chunk('acTL', make.be32(1), make.be32(0))], after: [make.fctl(0, 1, 10)] }),
		{ frames: 2, isAnimated: true }
	],
	[
		'two acTL chunks are no animation',
		make.png({
			chunks: [make.chunk('acTL', make.be32(2), make.be32(0)), make.chunk('acTL', make.be32(2), make.be32(0))]
		}),
		{ frames: 1, loop: null }
	],
	['a lossy WebP', make.riff(make.vp8(300, 200)), { format: 'WEBP', width: 300, height: 200, mode: 'RGB' }],
	['a lossless WebP', make.riff(make.vp8l(16384, 1, false)), { width: 16384, height: 1, mode: 'RGB' }],
	[
		'a lossless WebP with alpha',
		make.riff(make.vp8l(5, 7, true)),
		{ width: 5, height: 7, mode: 'RGBA', hasAlpha: true }
	],
	['an extended WebP', make.riff(make.vp8x(0, 70000, 3), make.vp8(1, 1)), { width: 70000, height: 3, mode: 'RGB' }],
	[
		'an extended WebP with alpha beside',
		make.riff(make.vp8x(0, 4, 4), make.riffChunk('ALPH', [0]), make.vp8(4, 4)),
		{ mode: 'RGBA' }
	],
	[
		'an animated WebP',
		make.riff(
			make.vp8x(0x12, 4, 4),
			make.riffChunk('ANIM', make.le32(0), make.le16(5)),
			make.anmf(100),
			make.anmf(250)
		),
		{ frames: 2, isAnimated: true, durationMs: 350, loop: 5, mode: 'RGBA' }
	],
	[
		'a WebP with EXIF',
		make.riff(make.vp8x(8, 4, 4), make.vp8(4, 4), make.riffChunk('EXIF', make.cameraExif())),
		{ orientation: 6 }
	],
	[
		'a WebP with a profile',
		make.riff(make.vp8x(0x20, 4, 4), make.riffChunk('ICCP', make.iccProfile('sRGB')), make.vp8(4, 4)),
		{ iccProfile: 'sRGB' }
	],
	[
		'a GIF',
		make.gif(),
		{ format: 'GIF', width: 4, height: 3, mode: 'P', bitDepth: 1, frames: 1, isAnimated: false, loop: null }
	],
	['a GIF of greys', make.gif({ palette: [0, 0, 0, 1, 1, 1] }), { mode: 'L' }],
	['a transparent GIF', make.gif({ blocks: [make.gifDelay(0, true), make.gifFrame()] }), { hasAlpha: true }],
	['a frame larger than its screen', make.gif({ blocks: [make.gifFrame(9, 9)] }), { width: 9, height: 9 }],
	[
		'an animated GIF',
		make.gif({ blocks: [make.gifLoop(7), make.gifDelay(10), make.gifFrame(), make.gifDelay(5), make.gifFrame()] }),
		{ frames: 2, isAnimated: true, durationMs: 150, loop: 7 }
	],
	[
		'a GIF with a profile',
		make.gif({
			blocks: [
				make.join(
					[0x21, 0xff, 11],
					'ICCRGBG1012',
					[156],
					make.iccProfile('x').subarray(0, 156),
					[2],
					make.iccProfile('x').subarray(156),
					[0]
				),
				make.gifFrame()
			]
		}),
		{ iccProfile: 'x' }
	],
	[
		'a BMP of 24 bits',
		make.bmp(),
		{ format: 'BMP', width: 4, height: 3, mode: 'RGB', channels: 3, dpi: [2835 / 39.3701, 2835 / 39.3701] }
	],
	['a BMP whose rows run downwards', make.bmp({ height: -3 }), { height: 3 }],
	['a BMP of OS/2', make.bmp({ infoSize: 12 }), { width: 4, height: 3, dpi: null }],
	['a BMP of 16 bits', make.bmp({ bits: 16 }), { mode: 'RGB', bitDepth: 5 }],
	['a BMP of 32 bits has no alpha', make.bmp({ bits: 32 }), { mode: 'RGB', hasAlpha: false }],
	[
		'a BMP with a mask of alpha',
		make.bmp({
			bits: 32,
			compression: 6,
			rest: [...make.le32(0xff0000), ...make.le32(0xff00), ...make.le32(0xff), ...make.le32(0xff000000)]
		}),
		{ mode: 'RGBA', hasAlpha: true }
	],
	['a BMP with a palette', make.bmp({ bits: 1, rest: [1, 2, 3, 0, 4, 5, 6, 0] }), { mode: 'P', bitDepth: 1 }],
	['a black and white BMP', make.bmp({ bits: 1, rest: [0, 0, 0, 0, 255, 255, 255, 0] }), { mode: '1' }],
	[
		'a BMP of greys',
		make.bmp({ bits: 8, rest: Array.from({ length: 256 }, (_, i) => [i, i, i, 0]).flat() }),
		{ mode: 'L' }
	],
	[
		'a TIFF',
		tiffBlock({ pages: [page(7, 5, [8, 8, 8], 2)] }),
		{ format: 'TIFF', width: 7, height: 5, mode: 'RGB', channels: 3, frames: 1 }
	],
	[
		'a big-endian TIFF of three pages',
		tiffBlock({ little: false, pages: [page(7, 5, [8], 1), page(7, 5, [8], 1), page(1, 1, [8], 1)] }),
		{ mode: 'L', frames: 3, isAnimated: false }
	],
	[
		'a BigTIFF',
		tiffBlock({ big: true, pages: [page(70000, 5, [16], 1), page(1, 1, [8], 1)] }),
		{ width: 70000, mode: 'I;16', frames: 2 }
	],
	[
		'a big-endian BigTIFF',
		tiffBlock({ big: true, little: false, pages: [page(9, 5, [16], 1)] }),
		{ width: 9, mode: 'I;16B' }
	],
	[
		'a TIFF with density a centimetre',
		tiffBlock({
			pages: [
				page(1, 1, [1], 0, [
					[282, 'rational', [100, 1]],
					[283, 'rational', [200, 1]],
					[296, 'short', [3]]
				])
			]
		}),
		{ dpi: [254, 508], mode: '1' }
	],
	[
		'a TIFF with a profile',
		tiffBlock({ pages: [page(1, 1, [8], 1, [[34675, 'undefined', [...make.iccProfile('Adobe RGB')]]])] }),
		{ iccProfile: 'Adobe RGB' }
	],
	[
		'a TIFF with EXIF',
		make.join(tiffBlock({ pages: [page(1, 1, [8], 1, [[0x10f, 'ascii', 'Canon']])] })),
		{ exif: { Make: 'Canon' } }
	]
])('%s', (_, bytes, expected) => {
	const info = facts(bytes);
	expect(info).toMatchObject(expected);
	expect(info.warnings).toEqual([]);
});

test.each<[string, make.Bytes, Partial<ReturnType<typeof facts>>, string]>([
	['a JPEG without its end', make.jpeg({ tail: [] }), { width: 640 }, 'file: ends before the end of the picture'],
	['a PNG without its end', make.png({ tail: [] }), { width: 32 }, 'file: ends before the end of the picture'],
	['a PNG of its header only', make.png().subarray(0, 33), { width: 32, mode: 'RGB' }, 'file: has no picture data'],
	[
		'a PNG of an unknown colour type',
		make.png({ colorType: 5 }),
		{ mode: null },
		'file: has an unknown colour type 5 of 8 bits'
	],
	['a GIF without its end', make.gif({ tail: [] }), { width: 4 }, 'file: ends before the end of the picture'],
	['a GIF without a frame', make.gif({ blocks: [] }), { width: 4, height: 3 }, 'file: has no frame'],
	['a BMP without its last row', make.bmp().subarray(0, 80), { width: 4 }, 'file: ends before the end of the picture'],
	['a BMP of 5 bits', make.bmp({ bits: 5 }), { mode: null }, 'file: has an unknown layout of 5 bits a pixel'],
	[
		'a WebP cut short',
		make.riff(make.vp8(3, 3)).subarray(0, 32),
		{ width: 3 },
		'file: ends before the end of the picture'
	],
	[
		'a TIFF whose strip lies outside',
		tiffBlock({
			pages: [
				page(1, 1, [8], 1, [
					[273, 'long', [9000]],
					[279, 'long', [1]]
				])
			]
		}),
		{ width: 1 },
		'file: ends before the end of the picture'
	],
	[
		'a TIFF whose pages go round',
		tiffBlock({ pages: [page(1, 1, [8], 1), page(1, 1, [8], 1)], lastNext: 8 }),
		{ frames: 2 },
		'file: its chain of pages is broken'
	],
	[
		'a TIFF whose next page lies outside',
		tiffBlock({ pages: [page(1, 1, [8], 1)], lastNext: 60000 }),
		{ frames: 1 },
		'file: its chain of pages is broken'
	],
	[
		'a PNG whose header is not what its check value says',
		make.png({ width: 3, height: 4 }).map((byte, at) => (at === 19 ? 9 : byte)),
		{ width: 9, height: 4 },
		'file: its header is damaged, the size may be wrong'
	],
	[
		'four million million pixels',
		make.png({ width: 2_000_000, height: 2_000_000 }).subarray(0, 70),
		{},
		'file: claims 4000000000000 pixels, more than most programs open'
	]
])('%s is answered with a warning', (_, bytes, expected, warning) => {
	const info = facts(bytes);
	expect(info).toMatchObject(expected);
	expect(info.warnings).toContain(warning);
});

test.each([
	['a JPEG before its frame header', make.jpeg().subarray(0, 4), 'no frame header'],
	['a PNG without IHDR', make.png().subarray(0, 20), 'no IHDR chunk'],
	['a GIF of ten bytes', make.gif().subarray(0, 10), 'no screen descriptor'],
	['a BMP of twenty bytes', make.bmp().subarray(0, 20), 'no information header'],
	['a WebP without a frame', make.riff(), 'no frame header'],
	['a TIFF without a directory', make.join('II*\0', [0, 0, 0, 0]), 'no directory'],
	['a TIFF without a size', tiffBlock({ pages: [[[262, 'short', [1]]]] }), 'no width and height'],
	['a width of 0', make.png({ width: 0 }), 'a width or height of 0']
])('%s is damaged', (_, bytes, reason) => expect(() => inspectImage(bytes)).toThrow(new DamagedImage(reason)));

test('what is none of the six formats is not looked at', () => {
	expect([inspectImage(make.join('hello')), inspectImage(make.join())]).toEqual([null, null]);
});
