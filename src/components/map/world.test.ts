import { expect, test } from 'vitest';
import { COUNTRY_CODES } from '../../../engines/kit/country-codes';
import { countryShapes } from './world';

const shapes = [...countryShapes()];

test('every shape but the two of disputed land has a code in use, and no two have the same', () => {
	const codes = shapes.flatMap(({ code }) => (code === null ? [] : [code]));
	expect(codes.filter((code) => !COUNTRY_CODES.includes(code))).toEqual([]);
	expect(new Set(codes).size).toBe(codes.length);
	expect(shapes.filter(({ code }) => code === null).map(({ name }) => name)).toEqual(['N. Cyprus', 'Somaliland']);
});

test.each([
	['Russia', 'RU'],
	['United Kingdom', 'GB'],
	['Germany', 'DE'],
	['Timor-Leste', 'TL'],
	['Serbia', 'RS'],
	['Zimbabwe', 'ZW'],
	['Dem. Rep. Congo', 'CD'],
	['Kosovo', 'XK']
])('%s on the map is %s', (name, code) => expect(shapes.find((shape) => shape.name === name)?.code).toBe(code));

test('retired codes are not offered', () => {
	expect(COUNTRY_CODES).toContain('DE');
	for (const code of ['SU', 'DD', 'YU', 'UK', 'AN']) expect(COUNTRY_CODES).not.toContain(code);
});
