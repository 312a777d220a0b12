import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	EARTH_RADIUS_KM,
	bearing,
	compassPoint,
	destination,
	distanceKm,
	ellipsoidalKm,
	finalBearing,
	midpoint
} from './distance';
import type { Point } from './point';

const at = (lat: number, lon: number): Point => ({ lat, lon });
const berlin = at(52.52, 13.405);
const paris = at(48.8566, 2.3522);
const halfRound = Math.PI * EARTH_RADIUS_KM;
const anywhere = fc.record({
	lat: fc.double({ min: -90, max: 90, noNaN: true }),
	lon: fc.double({ min: -180, max: 180, noNaN: true })
});

test.each([
	['Berlin to Paris', berlin, paris, 877.464538],
	['a degree of the equator', at(0, 0), at(0, 1), 111.19508],
	['pole to pole', at(90, 12), at(-90, -70), 20015.114442],
	['half round the equator', at(0, 0), at(0, 180), 20015.114442],
	['across the date line', at(0, 179.5), at(0, -179.5), 111.19508],
	['over the pole', at(89.5, 0), at(89.5, 180), 111.19508]
])('%s: kilometres on the sphere', (_, from, to, expected) => expect(distanceKm(from, to)).toBeCloseTo(expected, 5));

test.each([
	// The geodesic package's own documentation and the definition of the ellipsoid.
	['Wellington to Salamanca', at(-41.32, 174.81), at(40.96, -5.5), 19959.679267],
	['a quarter meridian', at(0, 0), at(90, 0), 10001.965729],
	['half round the equator goes over a pole', at(0, 0), at(0, 180), 20003.931459]
])('%s: kilometres on the ellipsoid', (_, from, to, expected) =>
	expect(ellipsoidalKm(from, to)).toBeCloseTo(expected, 6)
);

test('a millimetre is a millimetre', () => {
	const degree = 1e-6 / EARTH_RADIUS_KM / (Math.PI / 180);
	expect(distanceKm(at(45, 7), at(45 + degree, 7)) / 1e-6).toBeCloseTo(1, 5);
});
test('a point is no distance from itself, however its place is written', () => {
	expect(distanceKm(berlin, berlin)).toBe(0);
	expect(distanceKm(at(12, 180), at(12, -180))).toBeLessThan(1e-9);
	expect([distanceKm(at(90, 5), at(90, -120)), bearing(at(90, 5), at(90, -120))]).toEqual([0, 0]);
});
test('distance does not depend on the direction', () =>
	fc.assert(fc.property(anywhere, anywhere, (a, b) => Math.abs(distanceKm(a, b) - distanceKm(b, a)) < 1e-8)));
test('no detour is shorter', () =>
	fc.assert(
		fc.property(
			anywhere,
			anywhere,
			anywhere,
			(a, b, c) => distanceKm(a, c) <= distanceKm(a, b) + distanceKm(b, c) + 1e-8
		)
	));
test('nothing is further than half round', () =>
	fc.assert(fc.property(anywhere, anywhere, (a, b) => distanceKm(a, b) <= halfRound + 1e-9)));
test('an antipode is half round and in no direction', () =>
	fc.assert(
		fc.property(anywhere, (a) => {
			const b = at(-a.lat, a.lon > 0 ? a.lon - 180 : a.lon + 180);
			expect(distanceKm(a, b)).toBeCloseTo(halfRound, 6);
			expect([bearing(a, b), finalBearing(a, b), midpoint(a, b)]).toEqual([null, null, null]);
		})
	));
test('the midpoint is as far from both ends, and half way', () =>
	fc.assert(
		fc.property(anywhere, anywhere, (a, b) => {
			const middle = midpoint(a, b);
			// Next to an antipode the middle is ill defined.
			fc.pre(middle !== null && distanceKm(a, b) < halfRound - 0.01);
			expect(Math.abs(middle.lon)).toBeLessThanOrEqual(180);
			expect(Math.abs(distanceKm(a, middle) - distanceKm(b, middle))).toBeLessThan(1e-6);
			expect(Math.abs(2 * distanceKm(a, middle) - distanceKm(a, b))).toBeLessThan(1e-6);
		})
	));
test('the way back starts opposite to the arrival', () =>
	fc.assert(
		fc.property(anywhere, anywhere, (a, b) => {
			const [arrival, back] = [finalBearing(a, b), bearing(b, a)];
			fc.pre(arrival !== null && back !== null && distanceKm(a, b) > 0.001);
			expect(Math.abs(((arrival - back + 720) % 360) - 180)).toBeLessThan(1e-9);
		})
	));
test('bearings lie in [0, 360)', () =>
	fc.assert(
		fc.property(anywhere, anywhere, (a, b) => {
			const course = bearing(a, b);
			return course === null || (course >= 0 && course < 360);
		})
	));

test('due east along the equator is 90°, due west 270°', () => {
	expect([bearing(at(0, 0), at(0, 10)), bearing(at(0, 179), at(0, -179))]).toEqual([90, 90]);
	expect(bearing(at(0, 10), at(0, 0))).toBe(270);
});
test('from the south pole every course is a meridian', () =>
	expect(bearing(at(-90, -52.498), at(-60.847064, 51.415011))).toBeCloseTo(103.913011, 9));
test('the middle of a way from the pole lies on the meridian of its end', () =>
	expect(midpoint(at(90, 77), at(0, 30))).toEqual(at(45, expect.closeTo(30, 9) as unknown as number)));
test('the midpoint across the date line stays near it', () =>
	expect(Math.abs(midpoint(at(0, 179), at(0, -179))?.lon ?? 0)).toBeCloseTo(180));
test('compass points turn at their bounds', () =>
	expect([0, 11.24, 11.26, 45, 90, 180, 270, 348.74, 348.76, 359.9].map(compassPoint)).toEqual([
		'N',
		'N',
		'NNE',
		'NE',
		'E',
		'S',
		'W',
		'NNW',
		'N',
		'N'
	]));

test.each([
	[at(0, 0), 90, 90, at(0, 90), 90],
	[at(0, 0), 0, 90, at(90, 0), 0],
	[at(10, 170), 90, 0, at(10, 170), 90],
	[at(0, 179), 90, 2, at(0, -179), 90],
	[at(-90, 0), 0, 100, at(10, 0), 0],
	[at(89, 0), 0, 2, at(89, 180), 180]
])('from %j on course %f, %f degrees far, is %j on course %f', (from, course, degrees, to, arrival) => {
	const found = destination(from, course, (degrees * Math.PI * EARTH_RADIUS_KM) / 180);
	expect(found.to.lat).toBeCloseTo(to.lat, 9);
	expect(Math.abs(found.to.lon)).toBeCloseTo(Math.abs(to.lon), 6);
	expect(found.finalBearing).toBeCloseTo(arrival, 6);
});

test('the way back from where a course leads is as long, and comes from there', () =>
	void fc.assert(
		fc.property(
			anywhere,
			fc.double({ min: 0, max: 359.9, noNaN: true }),
			fc.double({ min: 1, max: 20_000, noNaN: true }),
			(from, course, kilometers) => {
				if (Math.abs(from.lat) > 89.9) return;
				const { to, finalBearing: arrival } = destination(from, course, kilometers);
				expect(distanceKm(from, to)).toBeCloseTo(kilometers, 6);
				if (Math.abs(to.lat) > 89.9 || kilometers > 19_900) return;
				expect(Math.abs((((finalBearing(from, to) ?? 0) - arrival + 540) % 360) - 180)).toBeLessThan(1e-4);
			}
		)
	));
