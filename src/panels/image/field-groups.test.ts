import { expect, test } from 'vitest';
import { fieldName, fieldText, tagKey } from './exif-words';
import { groupFields } from './field-groups';

test.each([
	['ExposureTime', 1 / 250, '1/250 s'],
	['ExposureTime', 2.5, '2.5 s'],
	['ShutterSpeedValue', 11.654, '1/3223 s'],
	['ApertureValue', 1.53, 'f/1.7'],
	['FNumber', 2.8, 'f/2.8'],
	['FocalLength', 35, '35 mm'],
	['ExposureBiasValue', 1 / 3, '+0.333 EV'],
	['MeteringMode', 2, 'centre-weighted average'],
	['MeteringMode', 77, '77'],
	['Flash', 0, 'did not fire'],
	['Flash', 0x19, 'fired, automatic'],
	['Flash', 0x5f, 'fired, automatic, its light came back, against red eyes'],
	['Flash', 0x20, 'there is none'],
	['ColorSpace', 65535, 'not sRGB, see the colour profile'],
	['LensSpecification', [24, 70, null, null], '24–70 mm'],
	['LensSpecification', [50, 50, 1.8, 1.8], '50 mm, f/1.8'],
	['GPSLatitude', [37, 47, 9.796], '37° 47′ 9.796″'],
	['GPSTimeStamp', [9, 5, 7], '09:05:07 UTC'],
	['GPSImgDirection', 117.44, 'south-east (117.44°)'],
	['Make', 'Nikon', 'Nikon']
] as const)('%s of %j reads %s', (name, value, text) => expect(fieldText(name, value)).toBe(text));

test.each([
	['SceneCaptureType', null, 'Scene capture type'],
	['GPSDateStamp', null, 'GPS date stamp'],
	['ExifVersion', null, 'EXIF version'],
	['DateTimeOriginal', 'tag DateTimeOriginal', 'Date time original'],
	['Make', 'tag Make', 'Make']
] as const)('%s is named by %j, else %s', (tag, key, name) => {
	expect(tagKey(tag)).toBe(key);
	expect(fieldName(tag)).toBe(name);
});

test('every tag stands under one heading', () => {
	const exif = { Make: 'Nikon', GPSSpeed: 1, DateTime: 'x', FNumber: 2, Artist: 'Asha', ColorSpace: 1 };
	const groups = groupFields(exif);
	expect(groups.map(({ title, fields }) => [title, fields.map(({ tag }) => tag)])).toEqual([
		['group place', ['GPSSpeed']],
		['group time', ['DateTime']],
		['group camera', ['Make']],
		['group exposure', ['FNumber']],
		['group words', ['Artist']],
		['group other', ['ColorSpace']]
	]);
	expect(groupFields({})).toEqual([]);
});
