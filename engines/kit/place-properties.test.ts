/** What holds for every text that may be a place. */
import fc from 'fast-check';
import mgrs from 'mgrs';
import utm from 'utm';
import { expect, test } from 'vitest';
import { ApiError } from './errors';
import { pointOf, readPlace } from './place';
import { mgrsPoint, utmPoint } from './place-grid';

test('UTM and MGRS agree with the packages utm and mgrs wherever both reach', () =>
	fc.assert(
		fc.property(
			fc.double({ min: -79.9, max: 83.9, noNaN: true }),
			fc.double({ min: -179.9, max: 179.9, noNaN: true }),
			(lat, lon) => {
				const { easting, northing, zoneNum } = utm.fromLatLon(lat, lon);
				const back = utmPoint(zoneNum, easting, northing, lat >= 0);
				expect(Math.abs(back.lat - lat)).toBeLessThan(2e-7);
				expect(Math.abs(back.lon - lon)).toBeLessThan(2e-6);
				const reference = mgrs.forward([lon, lat]);
				const [east, north] = mgrs.toPoint(reference);
				const match = /^(\d+)([A-Z])([A-Z]{2})(\d{10})$/.exec(reference) as RegExpExecArray;
				const ours = mgrsPoint(Number(match[1]), match[2] as string, match[3] as string, match[4] as string);
				expect(Math.abs((ours?.lat ?? NaN) - north), reference).toBeLessThan(2e-5);
				expect(Math.abs((ours?.lon ?? NaN) - east) * Math.cos((lat * Math.PI) / 180), reference).toBeLessThan(2e-5);
			}
		),
		{ numRuns: 500 }
	));

test('a square that begins on the equator is read from its southern side, too', () => {
	expect(mgrsPoint(31, 'M', 'AA', '6602100000')?.lat).toBeCloseTo(0, 5);
	expect(mgrsPoint(31, 'N', 'AA', '6602100000')?.lat).toBeCloseTo(0, 5);
});

test('whatever is typed, it is a place on the globe or none', () =>
	fc.assert(
		fc.property(
			fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,;-+ NSEWO°\'":/[]()dmsUVlatgeo') })),
			(text) => {
				const reading = readPlace(text);
				const points = reading.kind === 'point' ? [reading.point] : reading.kind === 'doubtful' ? reading.readings : [];
				for (const { lat, lon } of points) expect(Math.abs(lat) <= 90 && Math.abs(lon) <= 180).toBe(true);
			}
		),
		{ numRuns: 2000 }
	));

const numeric = fc.oneof(
	fc.double().map(String),
	fc.bigInt().map(String),
	fc.constantFrom('', '-', '.', '1e400', '-0', '９', '\u0000', '%00', 'null', '1_0', "1'", '0'.repeat(500), ' \t\n')
);
test('1,000 hostile strings are points within bounds or a 400', () =>
	fc.assert(
		fc.property(
			fc.oneof(
				fc.tuple(numeric, numeric).map(([lat, lon]) => `${lat},${lon}`),
				fc.string({ unit: 'binary', maxLength: 60 })
			),
			(text) => {
				try {
					const { lat, lon } = pointOf(text, 'coords').point;
					expect(Math.abs(lat) <= 90 && Math.abs(lon) <= 180).toBe(true);
				} catch (error) {
					expect(error).toBeInstanceOf(ApiError);
					expect((error as ApiError).code).toBe('INVALID_INPUT');
				}
			}
		),
		{ numRuns: 1000 }
	));
test('two plain decimals are read as they stand', () =>
	fc.assert(
		fc.property(
			fc.double({ min: -90, max: 90, noNaN: true }),
			fc.double({ min: -180, max: 180, noNaN: true }),
			(lat, lon) => {
				const [a, b] = [Number(lat.toFixed(6)), Number(lon.toFixed(6))];
				expect(readPlace(`${a.toFixed(6)},${b.toFixed(6)}`)).toEqual({
					kind: 'point',
					point: { lat: a + 0, lon: b + 0 },
					readAs: 'decimal'
				});
			}
		)
	));

test('long hostile texts take steps in proportion', () => {
	for (const text of [
		'1'.repeat(100_000),
		'1,'.repeat(50_000),
		'1:'.repeat(50_000),
		'('.repeat(100_000),
		`${'1 '.repeat(50_000)}N`,
		'1d1m'.repeat(30_000)
	])
		expect(readPlace(text).kind).not.toBe('point');
});

test('two decimal numbers are read alike on the short way and by all readers, which a space before sends them to', () => {
	const number = fc
		.tuple(fc.constantFrom('', '-'), fc.nat(999), fc.stringMatching(/^\d{1,12}$/), fc.constantFrom(1, 3))
		.map(([sign, whole, rest, width]) => `${sign}${String(whole).padStart(width, '0')}.${rest}`);
	fc.assert(
		fc.property(
			number,
			number,
			fc.constantFrom(',', ', '),
			(a, b, between) => void expect(readPlace(a + between + b)).toEqual(readPlace(` ${a}${between}${b}`))
		),
		{ numRuns: 5_000 }
	);
});
