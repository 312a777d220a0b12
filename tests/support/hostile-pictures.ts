import { deflateSync } from 'node:zlib';
import * as make from './pictures';
import { tiffBlock, type Tag } from './tiff-block';

const FULL = 26_214_400;

/** Files of up to 25 MB that are made to cost time or memory. */
export const hostileFiles: readonly { readonly name: string; readonly make: () => make.Bytes }[] = [
	{ name: 'a TIFF of 65,535 tags that point to 25 MB of text', make: () => manyTags(true) },
	{ name: 'EXIF of 65,535 unknown tags that point to the whole file', make: () => manyTags(false) },
	{ name: 'a TIFF of 870,000 chained directories', make: () => chainedDirectories(0) },
	{ name: 'a TIFF of 870,000 chained directories that go round', make: () => chainedDirectories(8) },
	{
		name: 'a directory that is its own next, EXIF and GPS directory',
		make: () =>
			tiffBlock({ pages: [[...make.page(1, 1, [8], 1), [0x8769, 'long', [8]], [0x8825, 'long', [8]]]], lastNext: 8 })
	},
	{ name: 'a BigTIFF of 2^63 tags', make: hugeCount },
	{
		name: '6.5 million empty segments before the frame of a JPEG',
		make: () => repeat(make.join([0xff, 0xd8]), [0xff, 0xe1, 0, 2])
	},
	{ name: '25 MB of 0xFF in a JPEG', make: () => repeat(make.join([0xff, 0xd8]), [0xff]) },
	{
		name: 'a JPEG of height 0 without its lines',
		make: () => repeat(make.jpeg({ height: 0, tail: [] }), [0xff, 0xdc])
	},
	{ name: '25 MB of 0xD9 behind a scan', make: () => repeat(make.jpeg({ tail: [] }), [0xd9]) },
	{
		name: '400 pieces of ICC profile of 64 KB',
		make: () => repeat(make.join([0xff, 0xd8]), make.segment(0xe2, 'ICC_PROFILE\0', [1, 1], new Uint8Array(65000)))
	},
	{ name: '2 million chunks in a PNG', make: () => repeat(make.png({ tail: [] }), make.chunk('tEXt')) },
	{ name: '2 million control chunks in an APNG', make: () => repeat(make.png({ tail: [] }), make.fctl(0, 1, 1)) },
	{
		name: 'a profile of a PNG that inflates a thousandfold',
		make: () => make.png({ chunks: [make.chunk('iCCP', 'x\0', [0], bomb())] })
	},
	{
		name: 'EXIF text of a PNG that inflates a thousandfold',
		make: () => make.png({ chunks: [make.chunk('zTXt', 'Raw profile type exif\0', [0], bomb())] })
	},
	{
		name: 'a GIF of two million frames',
		make: () => repeat(make.gif({ tail: [] }), make.join(make.gifFrame().subarray(0, 11), [0]))
	},
	{ name: 'a GIF of twelve million sub-blocks', make: () => repeat(make.gif({ tail: [0x21, 0xfe] }), [1, 1]) },
	{
		name: 'a GIF profile of 100,000 sub-blocks',
		make: () =>
			repeat(make.gif({ tail: make.join([0x21, 0xff, 11], 'ICCRGBG1012') }), [
				...[255],
				...new Array<number>(255).fill(1)
			])
	},
	{ name: 'three million chunks in a WebP', make: () => repeat(make.riff(make.vp8x(2, 4, 4)), make.riffChunk('ANMF')) },
	{ name: '4·10¹² pixels in a PNG', make: () => make.png({ width: 2_000_000, height: 2_000_000 }).slice(0, 60) },
	{ name: 'the widest and highest BMP', make: () => bmpClaim() },
	{ name: '25 MB of zeros behind a BMP header', make: () => repeat(bmpClaim(), [0]) }
];

/** `start` and then `unit` again and again up to 25 MB. */
function repeat(start: Uint8Array, unit: ArrayLike<number>): make.Bytes {
	const bytes = new Uint8Array(FULL);
	bytes.set(start);
	bytes.set(unit, start.length);
	for (let filled = unit.length; start.length + filled < FULL; filled *= 2)
		bytes.copyWithin(start.length + filled, start.length, start.length + filled);
	return bytes;
}

function manyTags(known: boolean): make.Bytes {
	const bytes = new Uint8Array(FULL).fill(0x41);
	const view = new DataView(bytes.buffer);
	bytes.set(tiffBlock({ pages: [make.page(1, 1, [8], 1)] }).subarray(0, 8));
	view.setUint16(8, 65_535, true);
	const entry = (index: number, tag: number, type: number, count: number, value: number) => {
		const at = 10 + index * 12;
		view.setUint16(at, tag, true);
		view.setUint16(at + 2, type, true);
		view.setUint32(at + 4, count, true);
		view.setUint32(at + 8, value, true);
	};
	entry(0, 256, 4, 1, 10);
	entry(1, 257, 4, 1, 10);
	for (let i = 2; i < 65_535; i++)
		entry(i, known ? 0x10d + (i % 0x9700) : 0xc000 + (i % 0x3000), 2, FULL - 800_000, 790_000);
	return bytes;
}

function chainedDirectories(last: number): make.Bytes {
	const bytes = new Uint8Array(FULL);
	const view = new DataView(bytes.buffer);
	bytes.set(make.join('II*\0', make.le32(8)));
	const size = 2 + 24 + 4;
	for (let at = 8; at + size <= FULL; at += size) {
		view.setUint16(at, 2, true);
		const page: readonly Tag[] = [
			[256, 'long', [1]],
			[257, 'long', [1]]
		];
		page.forEach(([tag], i) => {
			view.setUint16(at + 2 + i * 12, tag, true);
			view.setUint16(at + 4 + i * 12, 4, true);
			view.setUint32(at + 6 + i * 12, 1, true);
			view.setUint32(at + 10 + i * 12, 1, true);
		});
		view.setUint32(at + 26, at + 2 * size <= FULL ? at + size : last, true);
	}
	return bytes;
}

function hugeCount(): make.Bytes {
	const bytes = tiffBlock({ big: true, pages: [make.page(1, 1, [8], 1)] });
	new DataView(bytes.buffer).setBigUint64(16, 2n ** 63n, true);
	return bytes;
}

const bomb = () => deflateSync(new Uint8Array(20_000_000));

function bmpClaim(): make.Bytes {
	const bytes = make.bmp();
	new DataView(bytes.buffer).setUint32(18, 0x7fffffff, true);
	new DataView(bytes.buffer).setUint32(22, 0x7fffffff, true);
	return bytes;
}
