import { expect, test } from 'vitest';
import { fieldText, groupFields } from './field-groups';

test.each([
	['ExposureTime', 1 / 250, '1/250 s'],
	['ExposureTime', 2.5, '2.5 s'],
	['FNumber', 2.8, 'f/2.8'],
	['FocalLength', 35, '35 mm'],
	['ExposureBiasValue', 1 / 3, '+0.333 EV'],
	['LensSpecification', [24, 70, null, null], '24, 70, ?, ?'],
	['Make', 'Nikon', 'Nikon']
] as const)('%s of %j reads %s', (name, value, text) => {
	expect(fieldText(name, value)).toBe(text);
});

test('every tag stands under one heading', () => {
	const exif = { Make: 'Nikon', GPSSpeed: 1, DateTime: 'x', FNumber: 2, Artist: 'Asha', ColorSpace: 1 };
	const groups = groupFields(exif);
	expect(groups.map(({ title, fields }) => [title, fields.map(({ name }) => name)])).toEqual([
		['Place', ['GPSSpeed']],
		['Time', ['DateTime']],
		['Camera', ['Make']],
		['Exposure', ['FNumber']],
		['Words and names', ['Artist']],
		['Other', ['ColorSpace']]
	]);
	expect(groupFields({})).toEqual([]);
});
