import { expect, test } from 'vitest';
import { gather } from '../../../tests/support/gathered';
import * as make from '../../../tests/support/pictures';
import { tiffBlock, type Tag } from '../../../tests/support/tiff-block';

/** A picture of a camera whose notes begin with `head`; `notes` is laid out at `start` of the EXIF. */
function picture(maker: string, model: string, head: string, tags: readonly Tag[]) {
	// Offsets inside count from the start of the notes, as Olympus and Nikon write them.
	const notes = make.join(head, tiffBlock({ pages: [tags] }));
	const exif = tiffBlock({
		pages: [
			[
				[0x10f, 'ascii', maker],
				[0x110, 'ascii', model]
			]
		],
		exif: [[0x927c, 'undefined', [...notes]]]
	});
	return make.jpeg({ segments: [make.exifSegment(exif)] });
}
const NIKON = 'Nikon\0\x02\x10\0\0';

/** Tags whose values fit nowhere else: a directory at the start of the notes, offsets from the start of the EXIF. */
function bare(maker: string, model: string, head: string, tags: readonly Tag[]) {
	const space = new Array<number>(2000).fill(0);
	const exif = tiffBlock({
		pages: [
			[
				[0x10f, 'ascii', maker],
				[0x110, 'ascii', model]
			]
		],
		exif: [[0x927c, 'undefined', space]]
	});
	const at = findRun(exif, space.length);
	const inner = tiffBlock({ pages: [tags] });
	const view = new DataView(inner.buffer);
	const moved = at + head.length - 8;
	for (let i = 0, entry = 10; i < tags.length; i++, entry += 12)
		if (bytesOf(tags[i]) > 4) view.setUint32(entry + 8, view.getUint32(entry + 8, true) + moved, true);
	exif.set(make.join(head), at);
	exif.set(inner.subarray(8), at + head.length);
	return make.jpeg({ segments: [make.exifSegment(exif)] });
}

function findRun(bytes: Uint8Array, length: number): number {
	for (let at = bytes.length - length; at > 0; at--)
		if (bytes.subarray(at, at + length).every((byte) => byte === 0)) return at;
	throw new Error('no room for notes');
}
const bytesOf = (tag: Tag | undefined) =>
	(tag?.[2].length ?? 0) * (tag?.[1] === 'short' ? 2 : tag?.[1] === 'long' ? 4 : 1);

/** Sony's cipher: a byte below 249 is written as its cube modulo 249. */
const enciphered = (bytes: readonly number[]) => bytes.map((byte) => (byte < 249 ? byte ** 3 % 249 : byte));
function counters(places: Readonly<Record<number, readonly number[]>>): readonly number[] {
	const bytes = new Array<number>(944).fill(0);
	for (const [at, values] of Object.entries(places))
		for (const [i, byte] of values.entries()) bytes[Number(at) + i] = byte;
	return enciphered(bytes);
}
const COUNT = [0xf5, 0x0c, 0, 0];

const sony = (model: string, places: Readonly<Record<number, readonly number[]>>) =>
	gather(bare('SONY', model, 'SONY DSC \0\0\0', [[0x9050, 'undefined', counters(places)]]));

// Places as ExifTool documents them for each family of models.
test.each([
	['SLT-A58', { 0x32: COUNT, 0xf0: [7, 9, 194, 75, 103] }, '7 9 194 75 103'],
	['ILCE-7M2', { 0x32: COUNT, 0x7c: [1, 2, 3, 4], 0xf0: [9, 9, 9, 9, 9] }, '1 2 3 4'],
	['ILCE-7M3', { 0x3a: COUNT, 0x88: [1, 2, 3, 4, 5, 6] }, '1 2 3 4 5 6'],
	['ILCE-1', { 0x3a: COUNT, 0x8a: [1, 2, 3, 4, 5, 6] }, '1 2 3 4 5 6'],
	['ILCE-7CM2', { 0x0a: COUNT, 0x38: [1, 2, 3, 4, 5, 6] }, '1 2 3 4 5 6'],
	['NEX-7', { 0x32: COUNT, 0x7c: [1, 2, 3, 4] }, undefined]
])('Sony %s: its pictures are counted where its family counts them, deciphered', (model, places, serial) => {
	const { maker, blocks } = sony(model, places);
	expect(maker).toEqual({ ShutterCount: 3317, ...(serial === undefined ? {} : { InternalSerialNumber: serial }) });
	expect(blocks.find(({ name }) => name === 'maker notes')?.read).toBe(true);
});

test('counters of a Sony whose layout is not published are named as unread, and none are made up', () => {
	const { maker, blocks } = sony('DSC-RX100M9', { 0x32: COUNT, 0x7c: [1, 2, 3, 4] });
	expect(maker).toEqual({});
	expect(blocks.find(({ name }) => name === 'maker notes')?.read).toBe(false);
});

test('what a Nikon enciphers is named as unread beside what is read of its notes', () => {
	const tags = (version: string): readonly Tag[] => [
		[0x1d, 'ascii', '6435634'],
		[0x37, 'long', [812]],
		[0x91, 'undefined', [...make.join(version, new Uint8Array(40).fill(0x77))]],
		[0xb6, 'undefined', [0xe8, 7, 2, 29, 23, 59, 1, 0]]
	];
	const readOf = (version: string) => {
		const { maker, blocks } = gather(picture('NIKON', 'NIKON D5', NIKON, tags(version)));
		expect(maker).toEqual({
			SerialNumber: '6435634',
			MechanicalShutterCount: 812,
			PowerUpTime: '2024:02:29 23:59:01'
		});
		return blocks.find(({ name }) => name === 'maker notes')?.read;
	};
	expect([readOf('0243'), readOf('0100')]).toEqual([false, true]);
});

test('a Canon tells the serial number of its lens; the first professional ones their count of pictures', () => {
	const tags: readonly Tag[] = [
		[0x93, 'short', [6, 0, 949]],
		[0x4019, 'undefined', [0, 0, 0x12, 0x34, 0x56, 0, 0]]
	];
	const of = (model: string) => gather(bare('Canon', model, '', tags)).maker;
	expect(of('Canon EOS-1D')).toEqual({ ShutterCount: 949, LensSerialNumber: '0000123456' });
	expect(of('Canon EOS 5D Mark III')).toEqual({ LensSerialNumber: '0000123456' });
	const none = bare('Canon', 'Canon EOS 550D', '', [[0x4019, 'undefined', [0, 0, 0, 0, 7, 0]]]);
	expect(gather(none).maker).toEqual({});
});

test('people whom a Panasonic knows are found by their names, as many as it says it knew', () => {
	const name = (text: string) => [...text.padEnd(20, '\0')].map((c) => c.charCodeAt(0));
	const face = (who: string, age: string) => [...name(who), ...new Array<number>(8).fill(0), ...name(age)];
	const faces = [2, 0, 0, 0, ...face('Asha', '2019:04:01'), ...face('Ben', '9999:99:99'), ...face('Old name', '')];
	const { maker, findings } = gather(bare('Panasonic', 'DMC-TZ10', 'Panasonic\0\0\0', [[0x61, 'undefined', faces]]));
	expect(maker).toEqual({ FaceName1: 'Asha', FaceAge1: '2019:04:01', FaceName2: 'Ben' });
	expect(findings.map(({ about, value }) => [about, value])).toEqual(
		expect.arrayContaining([
			['person', 'Asha'],
			['person', 'Ben']
		])
	);
});

test('people whom a Fujifilm knows are found by name and birthday', () => {
	const [name, birthday] = ['Asha', '20190401'];
	const person = new Array<number>(62).fill(0);
	person.splice(30, 8, ...make.le32(name.length), ...make.le32(80));
	person.splice(54, 8, ...make.le32(birthday.length), ...make.le32(84));
	const faces = make.join(make.le32(16), make.le32(62), new Uint8Array(8), person, [0, 0], name, birthday);
	// Offsets count from the start of the notes, as in a TIFF block that begins four bytes later.
	const directory = tiffBlock({ pages: [[[0x4282, 'undefined', [...faces]]]] }).slice(8);
	new DataView(directory.buffer).setUint32(10, new DataView(directory.buffer).getUint32(10, true) + 4, true);
	const exif = tiffBlock({
		pages: [[[0x10f, 'ascii', 'FUJIFILM']]],
		exif: [[0x927c, 'undefined', [...make.join('FUJIFILM', make.le32(12), directory)]]]
	});
	const { maker, findings } = gather(make.jpeg({ segments: [make.exifSegment(exif)] }));
	expect(maker).toEqual({ FaceName1: 'Asha', FaceBirthday1: '2019:04:01' });
	expect(findings.filter(({ about }) => about === 'person').map(({ value }) => value)).toEqual(['Asha', '2019:04:01']);
});

test.each<[string, string, string, string, readonly Tag[], Readonly<Record<string, string>>]>([
	['Ricoh', 'RICOH', 'GXR', 'Ricoh\0\0\0', [[0x05, 'undefined', 'WD00100056      ']], { SerialNumber: 'WD00100056' }],
	[
		'an older Ricoh',
		'RICOH',
		'Caplio Pro G3',
		'Ricoh\0\0\0',
		[[0x05, 'undefined', [0, 1, 2, 0xff, 0, 0, 0, 0]]],
		{ InternalSerialNumber: '000102ff00000000' }
	],
	['Sigma', 'SIGMA', 'SIGMA SD10', 'SIGMA\0\0\0\x01\0', [[0x02, 'ascii', '02000019']], { SerialNumber: '02000019' }],
	['Casio', 'CASIO', 'EX-Z50', 'QVC\0\0\0', [[0x2001, 'undefined', '0411\0\x30']], { FirmwareDate: '0411' }]
])('%s: what its notes tell', (_, maker, model, head, tags, expected) =>
	expect(gather(bare(maker, model, head, tags)).maker).toEqual(expected)
);

test('a place that a Nikon names is read by the way in which it is written', () => {
	const place = (encoding: number, text: readonly number[]) => {
		const bytes = new Array<number>(79).fill(0);
		bytes.splice(0, 9, ...make.join('0100', [encoding], 'PRT', [0]));
		bytes.splice(9, text.length, ...text);
		return gather(picture('NIKON', 'COOLPIX AW100', NIKON, [[0x39, 'undefined', bytes]])).findings;
	};
	const told = [
		['place', 'Nikon maker notes CountryCode', 'PRT'],
		['place', 'Nikon maker notes Location', 'Évora']
	];
	const of = (findings: ReturnType<typeof place>) =>
		findings.filter(({ about }) => about === 'place').map(({ about, where, value }) => [about, where, value]);
	expect(of(place(1, [...new TextEncoder().encode('Évora')]))).toEqual(told);
	expect(
		of(
			place(
				2,
				[...'Évora'].flatMap((c) => make.be16(c.charCodeAt(0)))
			)
		)
	).toEqual(told);
});

test("Kodak's notes are no directory: model, day and time stand at their places", () => {
	const notes = make.join(
		'KDK INFO',
		'CX7530\0\0',
		new Uint8Array(8),
		make.be16(2005),
		[9, 22, 19, 30, 46, 53],
		new Uint8Array(40)
	);
	const exif = tiffBlock({
		pages: [[[0x10f, 'ascii', 'EASTMAN KODAK COMPANY']]],
		exif: [[0x927c, 'undefined', [...notes]]]
	});
	expect(gather(make.jpeg({ segments: [make.exifSegment(exif)] })).maker).toEqual({
		KodakModel: 'CX7530',
		DateCreated: '2005:09:22',
		TimeCreated: '19:30:46.53'
	});
});

test.each(['Hasselblad', 'KYOCERA', 'HP', 'Nobody'])(
	'notes of a %s that are not understood are named as unread',
	(maker) => {
		const { blocks } = gather(bare(maker, 'X', 'ABCDEFGH', [[0x05, 'undefined', [1, 2, 3, 4, 5]]]));
		expect(blocks.find(({ name }) => name === 'maker notes')?.read).toBe(false);
	}
);
