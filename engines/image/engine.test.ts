import { expect, test } from 'vitest';
import * as make from '../../tests/support/pictures';
import { tiffBlock, type Tag } from '../../tests/support/tiff-block';
import { testContext } from '../../tests/support/context';
import { engine } from './engine';
import { MAX_FILE_BYTES } from './file-limit';

const info = (input: { file?: ArrayBuffer; url?: string; base64?: string }, fetch?: typeof globalThis.fetch) =>
	engine.info(input, testContext(fetch ? { fetch: (url) => fetch(url) } : {}));
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

test('a photograph, every field', async () => {
	const file = make.jpeg({
		segments: [
			make.exifSegment(make.cameraExif()),
			make.segment(0xe2, 'ICC_PROFILE\0', [1, 1], make.iccProfile('Display P3'))
		]
	});
	expect(await info({ file: file.buffer })).toEqual({
		format: 'JPEG',
		mime: 'image/jpeg',
		width: 640,
		height: 480,
		mode: 'RGB',
		bit_depth: 8,
		channels: 3,
		has_alpha: false,
		file_size: file.length,
		is_animated: false,
		frames: 1,
		duration_ms: null,
		loop: null,
		dpi: [300, 300],
		orientation: 6,
		icc_profile: 'Display P3',
		exif: expect.objectContaining({ Make: 'Nikon', DateTimeOriginal: '2024:05:07 09:33:04' }),
		gps: { latitude: expect.closeTo(19.076, 9), longitude: expect.closeTo(72.8776, 9), altitude: 14, source: 'EXIF' },
		summary: 'Taken in Mumbai on 7 May 2024 at 9:33 am with a Nikon Coolpix é.',
		taken: {
			place: {
				name: 'Mumbai',
				country: 'IN',
				timezone: 'Asia/Kolkata',
				latitude: 19.073,
				longitude: 72.883,
				distance_km: 0.7,
				inside: true
			},
			time: { local: '2024-05-07T09:33:04', offset: null },
			device: 'Nikon Coolpix é',
			person: null,
			linked_by: null
		},
		display_width: 480,
		display_height: 640,
		hdr: null,
		motion: null,
		blocks: [
			{
				name: 'EXIF',
				bytes: 10 + make.cameraExif().length,
				read: true,
				carries: ['place', 'device', 'date', 'words']
			},
			{ name: 'colour profile', bytes: 18 + make.iccProfile('Display P3').length, read: true, carries: ['colours'] }
		],
		findings: [
			{ about: 'place', where: 'EXIF GPS', value: '19.076000, 72.877600, 14 m' },
			{ about: 'device', where: 'EXIF Make', value: 'Nikon' },
			{ about: 'device', where: 'EXIF Model', value: 'Coolpix é' },
			{ about: 'device', where: 'EXIF LensSpecification', value: '24 70' },
			{ about: 'date', where: 'EXIF DateTimeOriginal', value: '2024:05:07 09:33:04' },
			{ about: 'words', where: 'EXIF UserComment', value: 'by the sea' }
		],
		xmp: {},
		iptc: {},
		text: [],
		maker: {},
		credentials: null,
		color_profile: expect.objectContaining({ name: 'Display P3', gamut: null, private_tags: [] }),
		thumbnails: [],
		warnings: []
	});
});

test.each<[string, Tag[], boolean]>([
	['says nothing of it', [], true],
	['names one of the two', [[1, 'ascii', 'N']], true],
	[
		'names both',
		[
			[1, 'ascii', 's'],
			[3, 'ascii', 'West']
		],
		false
	]
])('coordinates of which the camera %s are given with a warning, or without one', async (_, references, warned) => {
	const gps: Tag[] = [...references, [2, 'rational', [33, 1]], [4, 'rational', [70, 1]]];
	const file = make.jpeg({ segments: [make.exifSegment(tiffBlock({ pages: [[]], gps }))] });
	const answer = await info({ file: file.buffer });
	expect(answer.gps).toMatchObject(warned ? { longitude: 70 } : { latitude: -33, longitude: -70 });
	expect(answer.warnings).toEqual(
		warned ? ['gps: does not say whether north or south, east or west; north and east are taken'] : []
	);
});

test('the same picture by each of the three ways', async () => {
	const bytes = make.png();
	const answer = await info({ file: bytes.buffer });
	expect(await info({ base64: base64(bytes) })).toEqual(answer);
	expect(await info({ base64: `data:image/png;base64,${base64(bytes)}` })).toEqual(answer);
	expect(await info({ url: 'https://example.org/a.png' }, async () => new Response(bytes))).toEqual(answer);
});

test('exactly one of the three', async () => {
	await expect(info({})).rejects.toThrow('file: is required');
	await expect(info({ url: 'https://a.example/', base64: 'AA' })).rejects.toThrow(
		'url: give only one of file, url and base64'
	);
	await expect(info({ file: new ArrayBuffer(1), base64: 'AA' })).rejects.toThrow(
		'file: give only one of file, url and base64'
	);
});

const WANTED =
	'must be a JPG, PNG, WebP, GIF, BMP or TIFF image, or HEIC, HEIF, AVIF, JXL, JP2, SVG, ICO, CUR, PSD, DNG, NEF, CR2, CR3, ' +
	'CRW, ARW, RAF, RW2, ORF, PEF, SRW, MRW, X3F, RAW, MP4, MOV';
test.each([
	['file', { file: new ArrayBuffer(0) }, 'file: is empty'],
	['text', { file: make.join('hello').buffer }, `file: ${WANTED}; this is text`],
	[
		'a HEIC without its items',
		{ file: make.join([0, 0, 0, 24], 'ftypheic').buffer },
		'file: is damaged: no list of items'
	],
	['unknown', { file: make.join([1, 2, 3]).buffer }, `file: ${WANTED}`],
	['base64 of text', { base64: 'aGVsbG8=' }, `base64: ${WANTED}; this is text`],
	['no base64', { base64: '' }, 'base64: is empty'],
	['damaged', { file: make.jpeg().slice(0, 6).buffer }, 'file: is damaged: no frame header']
])(
	'%s is refused',
	async (_, input, message) => await expect(info(input)).rejects.toMatchObject({ code: 'INVALID_INPUT', message })
);

test('a web page in place of a picture', async () =>
	await expect(info({ url: 'https://example.org/' }, async () => new Response('<!doctype html>'))).rejects.toThrow(
		`url: ${WANTED}; this is HTML`
	));

test('25 MB pass, one byte more does not', async () => {
	const file = new Uint8Array(MAX_FILE_BYTES + 1);
	file.set(make.jpeg());
	expect(await info({ file: file.buffer.slice(0, MAX_FILE_BYTES) })).toMatchObject({
		width: 640,
		file_size: MAX_FILE_BYTES
	});
	await expect(info({ file: file.buffer })).rejects.toThrow('file: must be at most 25 MB');
});
