import { expect, test } from 'vitest';
import { read } from '../../../tests/support/gathered';
import * as further from '../../../tests/support/heif-jxl-svg-pictures';
import * as make from '../../../tests/support/pictures';
import { raws } from '../../../tests/support/raw-pictures';
import { tiffBlock } from '../../../tests/support/tiff-block';
import { DamagedImage } from '../header';
import { inspectImage } from '../inspect';

const sizeOf = (bytes: Uint8Array) => {
	const { format, header } = read(bytes);
	return [format, header.width, header.height];
};

test.each([
	['HEIC', further.heif(), ['HEIC', 40, 30]],
	['AVIF', further.heif({ brand: 'avif', codec: 'av01' }), ['AVIF', 40, 30]],
	[
		'a blank major brand, heic among the compatible ones',
		make.join(further.box('ftyp', '    ', make.be32(0), 'heic'), further.heif().subarray(24)),
		['HEIC', 40, 30]
	],
	['HEIF of another codec', further.heif({ brand: 'jpeg', codec: 'jpeg' }), ['HEIF', 40, 30]],
	[
		'a minimised picture',
		make.join(further.box('ftyp', 'mif3', 'heic'), further.box('mini', [0x08, 0x08, 0x3f, 0x7e, 0x20])),
		['HEIC', 64, 64]
	],
	[
		'a large minimised picture',
		make.join(further.box('ftyp', 'mif3', 'avif'), further.box('mini', [0x08, 0x08, 0x80, 0xff, 0x01, 0xfe, 0x20])),
		['AVIF', 256, 256]
	],
	['JPEG XL, bare', further.jxl(), ['JXL', 300, 200]],
	['JPEG XL in boxes', further.jxl(true), ['JXL', 300, 200]],
	['JPEG 2000', further.jp2(), ['JP2', 30, 20]],
	['MP4', further.film(), ['MP4', 64, 48]],
	['MOV', further.film('qt  '), ['MOV', 64, 48]],
	['ICO: the largest of its pictures', further.icon(), ['ICO', 256, 256]],
	['CUR', further.icon(2), ['CUR', 256, 256]],
	['Photoshop', further.psd(), ['PSD', 70, 50]],
	[
		'DNG',
		tiffBlock({
			pages: [
				[
					[254, 'long', [1]],
					[256, 'long', [8]],
					[257, 'long', [8]],
					[50706, 'byte', [1, 4, 0, 0]]
				],
				[
					[256, 'long', [3516]],
					[257, 'long', [2328]],
					[262, 'short', [32803]]
				]
			]
		}),
		['DNG', 3516, 2328]
	],
	['ORF', make.join('IIRO', tiffBlock({ pages: [make.page(4032, 3024, [16], 1)] }).subarray(4)), ['ORF', 4032, 3024]]
] as const)('%s', (_, bytes, expected) => expect(sizeOf(bytes)).toEqual(expected));

test.each([
	['width="10mm" height="5mm"', 38, 19],
	['width="100" height="50px" viewBox="0 0 1 1"', 100, 50],
	['viewBox="0 0 448 512"', 448, 512],
	['width="200" viewBox="0,0,100,50"', 200, 100],
	['width="100%" height="100%" viewBox="0 0 30 20"', 30, 20],
	['width="1in" height="72pt"', 96, 96],
	['', 300, 150]
])('an SVG of %s', (attributes, width, height) =>
	expect(sizeOf(further.svg('', attributes))).toEqual(['SVG', width, height])
);

test('an SVG behind a document type with a subset, and one behind comments', () => {
	expect(
		sizeOf(
			make.join('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [ <!ENTITY a "b"> ]>\n<svg width="3" height="2"/>')
		)
	).toEqual(['SVG', 3, 2]);
	expect(sizeOf(make.join('\xef\xbb\xbf<!-- a > b --><!-- c --> <svg width="3" height="2"/>'))).toEqual(['SVG', 3, 2]);
	const licence = `<?xml version="1.0"?>\n<!-- ${'a long licence '.repeat(1000)}-->\n<svg width="3" height="2"/>`;
	expect(sizeOf(make.join(licence))).toEqual(['SVG', 3, 2]);
	expect(inspectImage(make.join('<html><svg/></html>'))).toBeNull();
});

test.each([
	[undefined, undefined, null],
	[0, undefined, 1],
	[1, undefined, 8],
	[2, undefined, 3],
	[3, undefined, 6],
	[undefined, 0, 4],
	[undefined, 1, 2],
	[1, 0, 5],
	[3, 0, 7]
] as const)('a HEIF turned by %s quarters and mirrored by %s has orientation %s', (turn, mirror, orientation) => {
	const shape = { ...(turn === undefined ? {} : { turn }), ...(mirror === undefined ? {} : { mirror }) };
	expect(read(further.heif(shape)).orientation).toBe(orientation);
});

test('EXIF, XMP and the colour profile of a HEIC are found', () => {
	const { exif, gathered, header } = read(further.samples['HEIC'] ?? make.join());
	expect(exif).toMatchObject({ Make: 'Nikon', DateTimeOriginal: '2024:05:07 09:33:04' });
	expect(gathered.position?.latitude).toBeCloseTo(19.076, 6);
	expect(gathered.profile?.name).toBe('Display P3');
	expect(gathered.blocks.map(({ name, read: all }) => [name, all])).toEqual([
		['EXIF', true],
		['XMP', true],
		['colour profile', true]
	]);
	expect(header).toMatchObject({ bitDepth: 10, channels: 3, hasAlpha: false });
});

test('a film says that it is one, when and where it was taken, and how it is turned', () => {
	const { header, orientation, gathered } = read(further.film());
	expect(header).toMatchObject({
		frames: 25,
		durationMs: 1000,
		isAnimated: true,
		warnings: ['file: is a video, not a picture']
	});
	expect(orientation).toBe(6);
	expect(gathered.findings).toEqual([
		{ about: 'place', where: 'film Location', value: '+48.1371+011.5754/' },
		{ about: 'date', where: 'film CreateDate', value: '2018-01-28T16:00:00' }
	]);
});

test('comments in the head of a codestream of JPEG 2000 are told, bytes as unread', () => {
	const siz = make.join(
		[0xff, 0x51],
		make.be16(41),
		make.be16(0),
		...[30, 20, 0, 0, 30, 20, 0, 0].map(make.be32),
		make.be16(1),
		[7, 1, 1]
	);
	const comment = (kind: number, words: string) =>
		make.join([0xff, 0x64], make.be16(4 + words.length), make.be16(kind), words);
	const tile = [0xff, 0x90, 0, 10];
	const bare = read(make.join([0xff, 0x4f], siz, comment(1, 'taken by Asha'), tile, comment(1, 'pixels')));
	expect([bare.header.width, bare.header.height]).toEqual([30, 20]);
	expect(bare.gathered.findings).toEqual([{ about: 'words', where: 'text comment', value: 'taken by Asha' }]);
	const boxed = make.join(further.jp2().subarray(0, -2), [0xff, 0x4f], siz, comment(0, 'bytes'), tile);
	new DataView(boxed.buffer).setUint32(further.jp2().length - 10, 0);
	expect(read(boxed).gathered.blocks).toMatchObject([{ name: 'comment', read: false }]);
});

test('a film that does not say that it is one', () => {
	const film = further.film('qt  ');
	const old = read(film.subarray(new DataView(film.buffer).getUint32(0)));
	expect([old.format, old.header.width]).toEqual(['MOV', 64]);
	expect(old.gathered.findings).toEqual(read(film).gathered.findings);
	expect(inspectImage(make.join(make.be32(16), 'free', new Uint8Array(8), make.be32(8), 'mdat'))).toBeNull();
});

test("what Canon's developer adds to a raw is told as unread", () => {
	const { bytes } = raws['CRW'] ?? { bytes: new Uint8Array() };
	const at = bytes.length - 4;
	const added = make.join(bytes.subarray(0, at), 'CANON OPTIONAL DATA\0', new Uint8Array(44), bytes.subarray(at));
	expect(read(added).gathered.blocks).toContainEqual(
		expect.objectContaining({ name: 'application data (Canon VRD)', read: false })
	);
	expect(read(bytes).gathered.blocks.every((block) => block.read)).toBe(true);
});

test('lines of an SVG are not taken for a place, a mere namespace not for metadata', () => {
	const drawing = (d: string) =>
		make.join(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="${d}"/></svg>`);
	expect(read(drawing('m1 2l-12.345-123.456')).gathered.blocks).toEqual([]);
	const spaces = 'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"';
	expect(read(further.svg('', spaces)).gathered.blocks.every((block) => block.read)).toBe(true);
});

test('a clean aperture is what a HEIC shows of its pixels', () => {
	expect(read(further.heif({ clap: [36, 28] }))).toMatchObject({ header: { width: 40, height: 30 }, shown: [36, 28] });
	expect(read(further.heif({ clap: [0, 28] })).shown).toBeNull();
});

test('an SVG tells the comment, the title and the name of its file', () => {
	const bytes = further.svg('<title>Home</title>', 'xmlns:sodipodi="s" sodipodi:docname="/home/asha/plan.svg"');
	expect(
		read(bytes)
			.gathered.findings.map(({ value }) => value)
			.toSorted()
	).toEqual(['/home/asha/plan.svg', 'Home', 'drawn by Asha']);
});

const { bits, JXL_SIZE } = further;
/** A small size by a ratio; previews that are small and not; animations that end and that do not. */
const SMALL = `1${bits(24, 5)}${bits(3, 3)}`;
const PREVIEWS = [
	`1${bits(2, 2)}${bits(3, 5)}${bits(1, 3)}`,
	`0${bits(1, 2)}${bits(9, 8)}${bits(0, 3)}${bits(0, 2)}${bits(9, 6)}`
];
const MOVES = [
	`${bits(0, 2)}${bits(0, 2)}${bits(1, 2)}${bits(5, 3)}1`,
	`${bits(2, 2)}${bits(9, 10)}${bits(3, 2)}${bits(9, 10)}${bits(3, 2)}${bits(9, 30)}${bits(1, 2)}0`
];
/** Twelve bits, and an alpha channel: what follows is at its place. */
const DEEP = `0${bits(2, 2)}0${bits(1, 2)}1`;
test.each([
	['a small size by a ratio', `${SMALL}1`, { width: 266, height: 200, bitDepth: 8, hasAlpha: false }, 1],
	['no further fields', `${JXL_SIZE}00${DEEP}`, { width: 300, height: 200, bitDepth: 12, hasAlpha: true }, 1],
	['an orientation', `${JXL_SIZE}01${bits(5, 3)}000${DEEP}`, { bitDepth: 12, hasAlpha: true, isAnimated: false }, 6],
	['another size to show', `${JXL_SIZE}01${bits(0, 3)}1${SMALL}00${DEEP}`, { width: 300, bitDepth: 12 }, 1],
	...PREVIEWS.map(
		(preview, i) =>
			[`a preview ${i}`, `${JXL_SIZE}01${bits(2, 3)}01${preview}0${DEEP}`, { bitDepth: 12, mode: 'RGBA' }, 3] as const
	),
	...MOVES.map(
		(moves, i) =>
			[
				`an animation ${i}`,
				`${JXL_SIZE}01${bits(7, 3)}001${moves}${DEEP}`,
				{ bitDepth: 12, isAnimated: true },
				8
			] as const
	),
	[
		'floating point',
		`${JXL_SIZE}001${bits(1, 2)}${bits(5, 4)}0${bits(0, 2)}`,
		{ bitDepth: 16, hasAlpha: false, mode: 'RGB' },
		1
	],
	[
		'another kind of channel',
		`${JXL_SIZE}000${bits(0, 2)}0${bits(1, 2)}0${bits(1, 2)}`,
		{ bitDepth: 8, hasAlpha: false },
		1
	],
	[
		'alpha that is named',
		`${JXL_SIZE}000${bits(0, 2)}0${bits(2, 2)}${bits(0, 4)}0${bits(0, 2)}`,
		{ hasAlpha: true, channels: 4 },
		1
	]
] as const)('the head of a JPEG XL: %s', (_, head, header, orientation) =>
	expect(read(further.jxl(false, head))).toMatchObject({ header, orientation })
);

/** Whether the file was read or refused: any other error is a bug and fails the test. */
function outcome(bytes: Uint8Array): void {
	try {
		inspectImage(bytes);
	} catch (error) {
		if (!(error instanceof DamagedImage)) throw error;
	}
}

test.each(Object.entries(further.samples))('%s cut at every byte is answered or refused', (_, bytes) => {
	for (let length = 0; length < bytes.length; length++) outcome(bytes.slice(0, length));
});
