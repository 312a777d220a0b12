import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { adobe, clean, icc, jfif, names, ultraHdr, XMP_HEAD } from '../../../tests/support/clean-copy';
import { facts, gather } from '../../../tests/support/gathered';
import * as further from '../../../tests/support/heif-jxl-svg-pictures';
import * as make from '../../../tests/support/pictures';
import { tiffBlock } from '../../../tests/support/tiff-block';
import { cleanCopy, LOOKS } from './clean';

test('a JPEG loses what tells of its maker and keeps what it looks like, byte for byte', () => {
	const gone = [
		make.exifSegment(make.cameraExif(true, 1)),
		make.segment(0xe1, XMP_HEAD, '<x:xmpmeta/>'),
		make.segment(0xed, 'Photoshop 3.0\0'),
		make.segment(0xfe, 'taken by Asha'),
		make.segment(0xe0, 'JFXX\0', [0x10]),
		make.segment(0xe4, 'private')
	];
	const copy = clean(make.join(make.jpeg({ segments: [jfif, ...gone, icc, adobe] }), 'trailer'));
	expect(copy.bytes).toEqual(make.jpeg({ segments: [jfif, icc, adobe] }));
	expect(names(copy)).toEqual([
		'EXIF',
		'XMP',
		'Photoshop data',
		'comment',
		'thumbnail',
		'application data (APP4 private)',
		'data after the picture'
	]);
	expect(copy).toMatchObject({ findingsLeft: 0, unreadLeft: [] });
	expect(copy.findingsBefore).toBeGreaterThan(3);
});

test('the thumbnail inside JFIF goes, its density stays', () => {
	const fat = make.segment(0xe0, 'JFIF\0', [1, 2, 1, 0, 72, 0, 72, 4, 4], new Uint8Array(48));
	const copy = clean(make.jpeg({ segments: [fat] }));
	expect(copy.bytes).toEqual(make.jpeg({ segments: [jfif] }));
	expect(copy.removed).toEqual([{ name: 'thumbnail', bytes: 48 }]);
});

test('the colour transform stays of a long segment of Adobe, what lies behind it goes', () => {
	const long = make.segment(0xee, adobe.subarray(4), 'taken by Asha Rao');
	expect(clean(make.jpeg({ segments: [long] })).bytes).toEqual(make.jpeg({ segments: [adobe] }));
});

test('a list of pictures goes where the further ones are not right behind the first', () => {
	const list = make.segment(0xe2, 'MPF\0', tiffBlock({ pages: [[[0xb001, 'long', [2]]]] }));
	const copy = clean(make.join(make.jpeg({ segments: [jfif, list] }), [0xff, 0xff, 0xff], 'rest', make.jpeg()));
	expect(copy.bytes).toEqual(make.jpeg({ segments: [jfif] }));
	expect(names(copy)).toEqual(['list of pictures (MPF)', 'padding', 'data after the picture']);
});

test('bytes between segments go, which decoders skip; fill bytes stay', () => {
	const hidden = make.join(jfif, 'by Asha Rao', icc, [0xff, 0xff], adobe);
	const copy = clean(make.jpeg({ segments: [hidden] }));
	expect(copy.bytes).toEqual(make.jpeg({ segments: [make.join(jfif, icc, [0xff, 0xff], adobe)] }));
	expect(names(copy)).toEqual(['application data (between segments)']);
});

test('orientation and a resolution that stands nowhere else stay, and nothing else of EXIF', () => {
	const lying = clean(make.jpeg({ segments: [make.exifSegment(make.cameraExif())] }));
	expect(facts(lying.bytes)).toMatchObject({ orientation: 6, dpi: [300, 300], position: null });
	expect(Object.keys(facts(lying.bytes).exif).toSorted()).toEqual([
		'Orientation',
		'ResolutionUnit',
		'XResolution',
		'YResolution'
	]);
	const dense = clean(make.jpeg({ segments: [jfif, make.exifSegment(make.cameraExif(true, 1))] }));
	expect(facts(dense.bytes)).toMatchObject({ dpi: [72, 72], exif: {} });
});

test.each([
	['date', ['DateTimeOriginal']],
	['camera', ['ExposureTime', 'FNumber', 'ISOSpeedRatings', 'ExposureBiasValue', 'LensSpecification', 'Make', 'Model']]
] as const)('what is wished stays: %s', (wish, tags) => {
	const copy = clean(make.png({ chunks: [make.chunk('eXIf', make.cameraExif(true, 1))] }), { [wish]: true });
	const info = facts(copy.bytes);
	expect(Object.keys(info.exif).toSorted()).toEqual(tags.toSorted());
	expect(info.position).toBeNull();
});

test.each(['desc', 'mluc'] as const)("a profile that has its monitor's name gets another (%s)", (kind) => {
	const named = (name: string) =>
		make.jpeg({ segments: [make.segment(0xe2, 'ICC_PROFILE\0', [1, 1], make.iccProfile(name, kind))] });
	const copy = clean(named('DELL U2312HM Color Profile,D65'));
	expect(copy).toMatchObject({ findingsBefore: 1, findingsLeft: 0, unreadLeft: [] });
	expect(gather(copy.bytes).profile?.name).toBe('RGB');
	expect(clean(named('Display P3')).bytes).toEqual(named('Display P3'));
});

test('a block that is wished stays whole', () => {
	const comment = make.segment(0xfe, 'for Asha');
	const bytes = make.jpeg({
		segments: [comment, make.exifSegment(tiffBlock({ pages: [[[0x10f, 'ascii', 'Nikon']]] }))]
	});
	const copy = clean(bytes, { blocks: new Set(['comment']) });
	expect(copy.bytes).toEqual(make.jpeg({ segments: [comment] }));
	expect(copy.findingsLeft).toBe(1);
});

test('what no tag points to is not carried over', () => {
	const block = make.join(make.cameraExif(), 'hidden between the tags');
	const copy = clean(make.jpeg({ segments: [make.exifSegment(block)] }), { date: true, camera: true });
	expect(Buffer.from(copy.bytes).includes('hidden')).toBe(false);
});

test('a damaged scan is copied whole', () => {
	const bytes = make.jpeg({
		tail: make.join([1, 0xff, 0x9f, 0x00, 0x20, 7, 8, 9, 0xff, 0xe1, 0x00, 0x04, 1, 2, 3], [0xff, 0xd9])
	});
	expect(clean(bytes)).toMatchObject({ bytes, removed: [] });
});

test("a monitor's serial number leaves the colour profile, which goes on naming its colours", () => {
	const tag = make.join('mmod', make.be32(0), make.be32(0x0610), make.be32(7), make.be32(15260224), make.be32(0));
	const base = make.iccProfile('Wide');
	const desc = base.subarray(144);
	const profile = make.join(
		base.subarray(0, 128),
		make.be32(2),
		'desc',
		make.be32(156),
		make.be32(desc.length),
		'mmod',
		make.be32(156 + desc.length),
		make.be32(tag.length),
		desc,
		tag
	);
	for (const bytes of [
		make.jpeg({ segments: [make.segment(0xe2, 'ICC_PROFILE\0', [1, 1], profile)] }),
		make.riff(make.vp8x(0x20, 4, 4), make.riffChunk('ICCP', profile), make.vp8(4, 4)),
		make.png({ chunks: [make.chunk('iCCP', 'icc\0\0', deflateSync(profile))] })
	]) {
		const copy = cleanCopy(bytes, LOOKS);
		expect(facts(copy?.bytes ?? make.join()).iccProfile).toBe('Wide');
		expect(copy?.findingsLeft).toBe(0);
		expect(Buffer.from(copy?.bytes ?? []).includes(Buffer.from(make.be32(15260224)))).toBe(false);
	}
	// Browsers ignore a deflated profile whose sum is wrong, and must go on ignoring it.
	const broken = Uint8Array.from(deflateSync(profile)).fill(0, -4);
	const copy = clean(make.png({ chunks: [make.chunk('iCCP', 'icc\0\0', broken)] }));
	expect(facts(copy.bytes).iccProfile).toBeNull();
});

test.each([
	['HEIC', (icc: Uint8Array) => further.heif({ icc }), 'colrprof'],
	[
		'TIFF',
		(icc: Uint8Array) => tiffBlock({ pages: [[...make.page(7, 5, [8], 1), [34675, 'undefined', [...icc]]]] }),
		''
	]
] as const)(
	"a %s's profile that is cleaned in place goes on having the length that is said around it",
	(_, shape, before) => {
		const icc = make.iccProfile('DELL U2312HM Color Profile,D65 of Asha');
		const bytes = shape(icc);
		const copy = clean(bytes);
		expect(copy).toMatchObject({ findingsLeft: 0, removed: [{ name: 'colour profile' }] });
		const at =
			before === '' ? Buffer.from(bytes).indexOf(icc) : Buffer.from(copy.bytes).indexOf(before) + before.length;
		expect(new DataView(copy.bytes.buffer).getUint32(at)).toBe(icc.length);
	}
);

test('the gain map of an HDR picture stays, itself cleaned, and the list of pictures leads to it', () => {
	const copy = clean(ultraHdr());
	const { hdr, findings, thumbnails } = gather(copy.bytes);
	expect([hdr, findings, thumbnails.map(({ width, height }) => [width, height])]).toEqual(['gain map', [], [[8, 6]]]);
	const view = new DataView(copy.bytes.buffer);
	const listAt = Buffer.from(copy.bytes).indexOf('MPF\0') + 4;
	const [size, place] = [view.getUint32(listAt + 50 + 20), view.getUint32(listAt + 50 + 24)];
	expect(view.getUint16(listAt + place)).toBe(0xffd8);
	expect(listAt + place + size).toBe(copy.bytes.length);
	expect(view.getUint32(listAt + 54)).toBe(listAt + place);
	const text = Buffer.from(copy.bytes).toString('latin1');
	expect(gather(copy.bytes).xmp).toMatchObject({
		'hdrgm:Version': '1.0',
		'Container:Directory/Container:Item/Item:Semantic': ['Primary', 'GainMap'],
		'Container:Directory/Container:Item/Item:Mime': ['image/jpeg', 'image/jpeg'],
		'Container:Directory/Container:Item/Item:Length': String(size)
	});
	// The first picture's length is not said.
	expect(text).toContain('Item:Semantic="Primary" Item:Mime="image/jpeg"/>');
	expect(text).toContain('hdrgm:GainMapMax="2.5"');
});

test('a smaller picture behind the first keeps the size by which programs open it, and nothing else of its EXIF', () => {
	const exif = tiffBlock({
		pages: [[[0x10f, 'ascii', 'Nikon']]],
		exif: [
			[0xa002, 'long', [8]],
			[0xa003, 'long', [6]]
		]
	});
	const behind = make.jpeg({ width: 8, height: 6, segments: [make.exifSegment(exif)] });
	const { bytes } = clean(make.join(make.jpeg(), behind));
	const second = bytes.subarray(Buffer.from(bytes).lastIndexOf(Buffer.from([0xff, 0xd8])));
	expect(facts(second).exif).toEqual({ ExifImageWidth: 8, ExifImageHeight: 6 });
});

test('without the wish the gain map goes, and nothing speaks of it', () => {
	const copy = clean(ultraHdr(), { blocks: new Set(['colour profile']) });
	expect(copy.bytes).toEqual(make.jpeg({ segments: [jfif] }));
});
