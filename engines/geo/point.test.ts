import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '../kit/errors';
import { geo } from './contract';
import { parsePoint } from './point';

test.each([
	['52.52,13.405', 52.52, 13.405],
	['  -33.8688 , +151.2093 ', -33.8688, 151.2093],
	['.5,-.5', 0.5, -0.5],
	['5.,0', 5, 0],
	['90,180', 90, 180],
	['-90,-180', -90, -180]
])('%j is a point', (text, lat, lon) => expect(parsePoint(text, 'from')).toEqual({ lat, lon }));

test('minus zero is zero', () => expect(Object.is(parsePoint('-0,-0.0', 'from').lat, 0)).toBe(true));

test.each([
	['90.0001,0', 'from: latitude must be between -90 and 90'],
	['-91,200', 'from: latitude must be between -90 and 90'],
	['0,180.1', 'from: longitude must be between -180 and 180'],
	['1e2,0', 'from: must be latitude,longitude in decimal degrees, like 52.52,13.405'],
	['52.52', 'from: must be latitude,longitude in decimal degrees, like 52.52,13.405'],
	['1,2,3', 'from: must be latitude,longitude in decimal degrees, like 52.52,13.405'],
	['1;2', 'from: must be latitude,longitude in decimal degrees, like 52.52,13.405'],
	['NaN,Infinity', 'from: must be latitude,longitude in decimal degrees, like 52.52,13.405'],
	['0x10,5', 'from: must be latitude,longitude in decimal degrees, like 52.52,13.405'],
	['52,52,13,405', 'from: must be latitude,longitude in decimal degrees, like 52.52,13.405'],
	['１,２', 'from: must be latitude,longitude in decimal degrees, like 52.52,13.405'],
	[',', 'from: must be latitude,longitude in decimal degrees, like 52.52,13.405'],
	['', 'from: must be latitude,longitude in decimal degrees, like 52.52,13.405']
])('%j is refused', (text, message) => expect(() => parsePoint(text, 'from')).toThrow(message));

const numeric = fc.oneof(
	fc.double().map(String),
	fc.bigInt().map(String),
	fc.constantFrom('', '-', '.', '1e400', '-0', '９', '\u0000', '%00', 'null', '1_0', "1'", '0'.repeat(500), ' \t\n')
);
const hostile = fc.oneof(
	fc.tuple(numeric, numeric).map(([lat, lon]) => `${lat},${lon}`),
	fc.string({ unit: 'binary', maxLength: 60 }),
	fc.string({ unit: fc.constantFrom('0', '9', '.', ',', '-', '+', ' ', 'e'), maxLength: 2000 })
);
test('1,000 hostile strings are points within bounds or a 400', () =>
	fc.assert(
		fc.property(hostile, (text) => {
			try {
				const { lat, lon } = parsePoint(text, 'coords');
				expect(Math.abs(lat) <= 90 && Math.abs(lon) <= 180).toBe(true);
			} catch (error) {
				expect(error).toBeInstanceOf(ApiError);
				expect((error as ApiError).code).toBe('INVALID_INPUT');
			}
		}),
		{ numRuns: 1000 }
	));

test('the contract refuses what the parser refuses, but for bounds', () => {
	const pattern = new RegExp(geo.operations.distance.params.properties.from.pattern, 'u');
	fc.assert(
		fc.property(hostile, (text) => {
			let form = true;
			try {
				parsePoint(text, 'from');
			} catch (error) {
				form = (error as Error).message.includes('between');
			}
			return pattern.test(text) === form;
		}),
		{ numRuns: 1000 }
	);
});
test('the pattern takes linear time', () => {
	const pattern = new RegExp(geo.operations.distance.params.properties.from.pattern, 'u');
	const started = performance.now();
	for (const text of ['9'.repeat(1e6), `${' '.repeat(1e6)}x`, `1,${' '.repeat(1e6)}`, `${'1.'.repeat(5e5)},`])
		pattern.test(text);
	expect(performance.now() - started).toBeLessThan(2000);
});
