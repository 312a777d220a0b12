import { expect, test } from 'vitest';
import { adobe, clean, icc, jfif, names, ultraHdr } from '../../../tests/support/clean-copy';
import { facts, read } from '../../../tests/support/gathered';
import * as further from '../../../tests/support/heif-jxl-svg-pictures';
import * as make from '../../../tests/support/pictures';
import { raws } from '../../../tests/support/raw-pictures';
import { tiffBlock } from '../../../tests/support/tiff-block';
import { cleanCopy, LOOKS } from './clean';

const codes = (text: string) => [...text].map((c) => c.charCodeAt(0));

const TOWN = { year: 1999, town: { name: 'Ñuñoa, CL', latitude: -33.456, longitude: -70.6483 } };

test('a PNG loses text, time and chunks that nobody knows', () => {
	const kept = [make.chunk('gAMA', make.be32(45455)), make.chunk('pHYs', make.be32(1), make.be32(1), [0])];
	const gone = [make.chunk('tEXt', 'Author\0Asha'), make.chunk('tIME', [1]), make.chunk('prVt', [1])];
	const copy = clean(make.join(make.png({ chunks: [...gone, ...kept] }), 'trailer'));
	expect(copy.bytes).toEqual(make.png({ chunks: kept }));
	expect(names(copy)).toEqual(['text', 'time', 'application data (prVt)', 'data after the picture']);
});

test('orientation in the text of ImageMagick becomes a chunk of EXIF', () => {
	const copy = clean(make.png({ chunks: [make.rawProfile(make.cameraExif(), true)] }));
	expect(facts(copy.bytes)).toMatchObject({ orientation: 6, position: null });
});

test('an APNG keeps its frames', () => {
	const bytes = make.png({
		chunks: [make.chunk('acTL', make.be32(2), make.be32(0)), make.fctl(0, 1, 4)],
		after: [make.fctl(1, 1, 4), make.chunk('fdAT', make.be32(2))]
	});
	expect(clean(bytes)).toMatchObject({ bytes, removed: [] });
});

test('a WebP loses EXIF and XMP, and its header no longer announces them', () => {
	const picture = [make.riffChunk('ICCP', make.iccProfile('x')), make.vp8(4, 4)];
	const upright = make.riffChunk('EXIF', tiffBlock({ pages: [[[0x10f, 'ascii', 'Nikon']]] }));
	const copy = clean(make.riff(make.vp8x(0x2c, 4, 4), ...picture, upright, make.riffChunk('XMP ', '<x/>')));
	expect(copy.bytes).toEqual(make.riff(make.vp8x(0x20, 4, 4), ...picture));
	expect(names(copy)).toEqual(['EXIF', 'XMP']);
});

test('a GIF loses bytes between its blocks, which decoders skip', () => {
	const copy = clean(make.gif({ blocks: [make.gifFrame(), make.join('Asha', [0, 0]), make.gifFrame()] }));
	expect(copy.bytes).toEqual(make.gif({ blocks: [make.gifFrame(), make.gifFrame()] }));
	expect(names(copy)).toEqual(['application data (between blocks)']);
});

test('a GIF loses comments and data of applications, not its loop', () => {
	const comment = make.join([0x21, 0xfe, 5], 'hello', [0]);
	const own = make.join([0x21, 0xff, 11], 'MYSOFTWARE1', [2, 1, 2, 0]);
	const copy = clean(make.gif({ blocks: [comment, make.gifLoop(3), own, make.gifFrame(), make.gifFrame()] }));
	expect(copy.bytes).toEqual(make.gif({ blocks: [make.gifLoop(3), make.gifFrame(), make.gifFrame()] }));
});

test.each([true, false])('a TIFF keeps its length, its pixels and its pages (little-endian: %s)', (little) => {
	const page = [
		...make.page(7, 5, [8], 1),
		[305, 'ascii', 'Private Software 7'],
		[700, 'byte', codes('<x:xmpmeta>Asha</x:xmpmeta>')]
	] as const;
	const bytes = tiffBlock({
		little,
		pages: [[...page], [...page]],
		exif: [[0x9003, 'ascii', '2024:05:07 09:33:04']],
		gps: [[2, 'rational', [19, 1, 4, 1, 0, 1]]]
	});
	const copy = clean(bytes);
	expect(copy.bytes.length).toBe(bytes.length);
	expect(facts(copy.bytes)).toMatchObject({
		width: 7,
		height: 5,
		mode: 'L',
		frames: 2,
		exif: {},
		position: null
	});
	const text = Buffer.from(copy.bytes).toString('latin1');
	for (const word of ['Private', 'Asha', '2024:05']) expect(text).not.toContain(word);
	expect(copy.findingsLeft).toBe(0);
});

test('a TIFF whose tag lies in its pixels is left alone', () => {
	const bytes = tiffBlock({
		pages: [
			[...make.page(7, 5, [8], 1), [273, 'long', [8]], [279, 'long', [4000]], [305, 'ascii', 'Private Software 7']]
		]
	});
	expect(cleanCopy(bytes, LOOKS)).toBeNull();
});

test.each(['heic', 'avif'])('a %s keeps its length; its EXIF and XMP are empty and still valid', (brand) => {
	const xmp =
		'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Asha"/></rdf:RDF></x:xmpmeta>';
	const bytes = further.heif({ brand, exif: make.cameraExif(), xmp, turn: 1 });
	const copy = clean(bytes);
	expect(copy.bytes.length).toBe(bytes.length);
	expect(copy).toMatchObject({ findingsLeft: 0, unreadLeft: [] });
	const image = read(copy.bytes);
	expect([image.header.width, image.orientation, image.gathered.position]).toEqual([40, 8, null]);
	expect(Buffer.from(copy.bytes).includes('Asha')).toBe(false);
	expect(read(clean(bytes, { date: true }).bytes).exif).toMatchObject({
		DateTimeOriginal: '2024:05:07 09:33:04'
	});
});

test('what cannot be taken apart is left alone', () => {
	expect(cleanCopy(make.join('hello'), LOOKS)).toBeNull();
	expect(cleanCopy(make.bmp().slice(0, 20), LOOKS)).toBeNull();
	expect(cleanCopy(make.png({ tail: [] }), LOOKS)).toBeNull();
	expect(cleanCopy(make.riff(make.vp8(1, 1)).subarray(0, 30), LOOKS)).toBeNull();
});

test.each([
	['JPEG', make.join(make.jpeg({ segments: [jfif, icc, make.exifSegment(make.cameraExif())] }), make.jpeg())],
	['HDR', ultraHdr()],
	['PNG', make.png({ chunks: [make.chunk('eXIf', make.cameraExif())] })],
	['WebP', make.riff(make.vp8x(8, 4, 4), make.vp8(4, 4), make.riffChunk('EXIF', make.cameraExif()))],
	['GIF', make.gif({ blocks: [make.gifLoop(3), make.join([0x21, 0xfe, 5], 'hello', [0]), make.gifFrame()] })],
	['TIFF', tiffBlock({ pages: [make.page(7, 5, [8, 8, 8], 2)], exif: [[0x829a, 'rational', [1, 250]]] })],
	['HEIC', further.heif({ exif: make.cameraExif(), xmp: '<x/>' })]
])('a %s cut anywhere: kept and removed are the whole file, or it is left alone', (_, bytes) => {
	for (let length = 0; length <= bytes.length; length++) {
		for (const coarse of [undefined, TOWN]) {
			const copy = cleanCopy(bytes.slice(0, length), { ...LOOKS, coarse });
			if (copy) expect(copy.isComplete, `${length}`).toBe(true);
		}
	}
});

test.each([
	['JPEG', make.jpeg({ segments: [jfif, make.exifSegment(make.cameraExif())] })],
	['JPEG without EXIF', make.jpeg({ segments: [jfif, make.segment(0xfe, 'taken by Asha')] })],
	['JPEG without JFIF', make.jpeg({ segments: [adobe] })],
	['PNG', make.png({ chunks: [make.chunk('eXIf', make.cameraExif())] })],
	['PNG without EXIF', make.png()],
	['WebP', make.riff(make.vp8x(8, 4, 4), make.vp8(4, 4), make.riffChunk('EXIF', make.cameraExif()))],
	['WebP without EXIF', make.riff(make.vp8x(4, 4, 4), make.vp8(4, 4), make.riffChunk('XMP ', '<x/>'))],
	['TIFF', tiffBlock({ pages: [make.page(7, 5, [8, 8, 8], 2)], exif: [[0x9003, 'ascii', '2024:05:07 09:33:04']] })],
	['big-endian TIFF', tiffBlock({ little: false, pages: [make.page(7, 5, [8], 1), make.page(7, 5, [8], 1)] })],
	['HEIC', further.heif({ exif: make.cameraExif(), xmp: '<x/>' })],
	['JPEG XL', further.jxl(true)],
	['JPEG 2000', further.jp2()]
])('%s: a town and a year stay as the only metadata', (_, bytes) => {
	const { bytes: copy } = clean(bytes, { coarse: TOWN, date: true });
	const { exif, position } = facts(copy);
	expect(position).toEqual({ latitude: -33.46, longitude: -70.65, altitude: null, source: 'EXIF' });
	expect(exif).toMatchObject({ DateTimeOriginal: '1999:  :     :  :', GPSAreaInformation: 'Ñuñoa, CL' });
	const look = /^(?:GPS|DateTimeOriginal$|Orientation$|[XY]Resolution$|ResolutionUnit$)|^Image(?:Width|Length)$/;
	const pixels = /^(?:BitsPerSample|PhotometricInterpretation|SamplesPerPixel|Compression|Strip|Rows|Planar)/;
	expect(Object.keys(exif).filter((name) => !look.test(name) && !pixels.test(name))).toEqual([]);
});

test.each([
	['a GIF', make.gif({ blocks: [make.gifFrame()] })],
	['a simple WebP', make.riff(make.vp8(4, 4))],
	['a BMP', make.bmp()],
	['a bare JPEG XL', further.jxl()]
])('%s has no room for a town and a year', (_, bytes) =>
	expect(clean(bytes, { coarse: TOWN })).toMatchObject({ bytes, findingsLeft: 0 })
);

test('where colours lie between pixels goes with what else of EXIF stays, and not alone', () => {
	const between = (orientation: number) =>
		make.jpeg({
			segments: [
				jfif,
				make.exifSegment(
					tiffBlock({
						pages: [
							[
								[0x10f, 'ascii', 'Nikon'],
								[0x112, 'short', [orientation]],
								[0x213, 'short', [2]]
							]
						]
					})
				)
			]
		});
	expect(facts(clean(between(6)).bytes).exif).toEqual({ Orientation: 6, YCbCrPositioning: 2 });
	expect(facts(clean(between(1)).bytes).exif).toEqual({});
});

test('a raw that is laid out as TIFF gets no copy: programs that develop it need what its maker noted', () => {
	for (const name of ['NEF', 'CR2', 'DNG', 'IIQ'])
		expect(cleanCopy(raws[name]?.bytes ?? new Uint8Array(), LOOKS)).toBeNull();
});

test('a profile whose tags begin together and end apart is no reason to fail', () => {
	const profile = make.iccProfile('Display P3');
	const count = new DataView(profile.buffer, profile.byteOffset).getUint32(128);
	const torn = make.join(profile.subarray(0, 132), new Uint8Array(24), profile.subarray(132));
	const tags = new DataView(torn.buffer);
	tags.setUint32(128, count + 2);
	for (const [i, length] of [4, torn.length - 140].entries()) {
		torn.set(codes(i === 0 ? 'wtpt' : 'rXYZ'), 132 + 12 * i);
		tags.setUint32(136 + 12 * i, 140);
		tags.setUint32(140 + 12 * i, length);
	}
	const marked = make.join(torn.subarray(0, 132), torn.subarray(132));
	marked.set(codes('mmod'), 132 + 24);
	expect(clean(make.jpeg({ segments: [make.segment(0xe2, 'ICC_PROFILE\0', [1, 1], marked)] })).findingsLeft).toBe(0);
});

test('of many texts that are EXIF the first is asked, and a copy has one EXIF', () => {
	const digits = [...tiffBlock({ pages: [[[0x112, 'short', [6]]]] })]
		.map((byte) => byte.toString(16).padStart(2, '0'))
		.join('');
	const chunk = make.chunk('tEXt', `Raw profile type exif\0\nexif\n9\n${digits}`);
	const copy = clean(make.png({ chunks: [chunk, chunk, chunk, chunk] }));
	expect(facts(copy.bytes).orientation).toBe(6);
	expect(Buffer.from(copy.bytes).toString('latin1').split('eXIf').length - 1).toBe(1);
});

test('a JPEG XL loses its boxes of metadata; a bare codestream has none', () => {
	const copy = clean(further.jxl(true));
	expect(names(copy)).toEqual(['EXIF']);
	expect(copy).toMatchObject({ findingsLeft: 0, unreadLeft: [] });
	expect(read(copy.bytes).header).toMatchObject({ width: 300, height: 200 });
	expect(clean(further.jxl())).toMatchObject({ bytes: further.jxl(), removed: [] });
});

test('a JPEG 2000 loses boxes of metadata and the comments in its codestream', () => {
	const packet = make.join(further.XMP_UUID, '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Asha"/></rdf:RDF></x:xmpmeta>'); // prettier-ignore
	const stream = make.join(
		[0xff, 0x4f, 0xff, 0x51],
		make.be16(4),
		[0, 0],
		[0xff, 0x64],
		make.be16(10),
		make.be16(1),
		'by Ben',
		[0xff, 0x90]
	);
	const bytes = make.join(further.jp2(further.box('uuid', packet)).slice(0, -10), further.box('jp2c', stream));
	const copy = clean(bytes);
	expect(copy).toMatchObject({ findingsBefore: 2, findingsLeft: 0, unreadLeft: [] });
	expect(names(copy).toSorted()).toEqual(['XMP', 'text']);
	for (const word of ['Asha', 'Ben']) expect(Buffer.from(copy.bytes).includes(word)).toBe(false);
});

test('a BMP loses what follows its pixels, and says its new length', () => {
	const copy = clean(make.join(make.bmp(), 'by Asha Rao'));
	expect(copy.removed).toEqual([{ name: 'data after the picture', bytes: 11 }]);
	expect(new DataView(copy.bytes.buffer).getUint32(2, true)).toBe(make.bmp().length);
});

test('a BMP whose profile is a path to another file loses the path, and has the colours of sRGB', () => {
	const bmp = (colors: string, place: number, length: number) =>
		make.bmp({
			infoSize: 124,
			rest: make.join(
				new Uint8Array(16),
				colors,
				new Uint8Array(52),
				make.le32(place),
				make.le32(length),
				new Uint8Array(4)
			)
		});
	const path = 'C:\\Users\\Asha\\screen.icm\0';
	const copy = clean(make.join(bmp('KNIL', bmp('KNIL', 0, 0).length - 14, path.length), path));
	expect(copy.bytes).toEqual(bmp('BGRs', 0, 0));
});
