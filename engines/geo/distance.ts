/// <reference path="./geographiclib.d.ts" />
import geographiclib from 'geographiclib-geodesic/geographiclib-geodesic.min.js';
import type { Point } from '../kit/place-reading';

/** Mean radius of the Earth (2a + b) / 3 of GRS 80, kilometres; Moritz, Geodetic Reference System 1980. */
export const EARTH_RADIUS_KM = 6371.0088;
export const MILE_KM = 1.609344;
export const NAUTICAL_MILE_KM = 1.852;

export const COMPASS_POINTS = [
	'N',
	'NNE',
	'NE',
	'ENE',
	'E',
	'ESE',
	'SE',
	'SSE',
	'S',
	'SSW',
	'SW',
	'WSW',
	'W',
	'WNW',
	'NW',
	'NNW'
] as const;
export type CompassPoint = (typeof COMPASS_POINTS)[number];

const RADIANS = Math.PI / 180;
/** Points closer than this to each other (or to the antipode) have no defined direction: 0.1 mm on the ground. */
const SAME_DEGREES = 1e-9;

/** Difference of two longitudes in degrees, −180 … 180. */
const longitudeBetween = (from: number, to: number): number => {
	const difference = to - from;
	return difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference;
};

/** Cosine of a latitude in degrees, exactly 0 at the poles, where Math.cos leaves 6e-17. */
const cosLatitude = (lat: number): number => (Math.abs(lat) === 90 ? 0 : Math.cos(lat * RADIANS));

/** Whether two points are one place: the same longitude twice written (180, −180) and any longitude at a pole are. */
export const isSamePlace = (a: Point, b: Point): boolean =>
	Math.abs(a.lat - b.lat) < SAME_DEGREES &&
	Math.abs(longitudeBetween(a.lon, b.lon)) * cosLatitude(a.lat) < SAME_DEGREES;

/** Whether two points lie opposite each other, so that every direction is the shortest. */
export const areAntipodes = (a: Point, b: Point): boolean =>
	Math.abs(a.lat + b.lat) < SAME_DEGREES &&
	(180 - Math.abs(longitudeBetween(a.lon, b.lon))) * cosLatitude(a.lat) < SAME_DEGREES;

/** Direction from `a` to `b`: east and north of the unit vector, and `up`, the cosine of the angle between both. */
function towards(a: Point, b: Point): { east: number; north: number; up: number } {
	const deltaLat = (b.lat - a.lat) * RADIANS;
	const deltaLon = longitudeBetween(a.lon, b.lon) * RADIANS;
	const [sinA, cosA] = [Math.sin(a.lat * RADIANS), cosLatitude(a.lat)];
	const [sinB, cosB] = [Math.sin(b.lat * RADIANS), cosLatitude(b.lat)];
	return {
		east: cosB * Math.sin(deltaLon),
		north: Math.sin(deltaLat) + 2 * sinA * cosB * Math.sin(deltaLon / 2) ** 2,
		up: sinA * sinB + cosA * cosB * Math.cos(deltaLon)
	};
}

/** Great-circle distance in kilometres on the sphere of mean radius, 0 … 20015.11; the atan2 form is exact at every angle. */
export function distanceKm(a: Point, b: Point): number {
	if (isSamePlace(a, b) && a.lat === b.lat) return 0;
	const { east, north, up } = towards(a, b);
	return EARTH_RADIUS_KM * Math.atan2(Math.hypot(east, north), up);
}

/** Length in kilometres of the geodesic on the WGS 84 ellipsoid; Karney, Algorithms for geodesics, J. Geodesy 2013. */
export function ellipsoidalKm(a: Point, b: Point): number {
	const { Geodesic } = geographiclib;
	const { s12 } = Geodesic.WGS84.Inverse(a.lat, a.lon, b.lat, b.lon, Geodesic.DISTANCE);
	if (s12 === undefined) throw new Error('the geodesic has no length');
	return s12 / 1000;
}

/** Course at `a` to `b`, 0 ≤ degrees < 360; 0 for one place. At a pole from its meridian. Null between antipodes. */
export function bearing(a: Point, b: Point): number | null {
	if (areAntipodes(a, b)) return null;
	if (isSamePlace(a, b)) return 0;
	const { east, north } = towards(a, b);
	return normalDegrees(Math.atan2(east, north) / RADIANS);
}

/** Course on arrival at `b` of the great circle from `a`; otherwise as `bearing`. */
export function finalBearing(a: Point, b: Point): number | null {
	if (isSamePlace(a, b)) return 0;
	const back = bearing(b, a);
	return back === null ? null : normalDegrees(back + 180);
}

/** Brings degrees into 0 ≤ x < 360. */
export function normalDegrees(degrees: number): number {
	const turned = ((degrees % 360) + 360) % 360;
	return turned === 360 ? 0 : turned;
}

/** The nearest of the sixteen compass points. */
export const compassPoint = (degrees: number): CompassPoint =>
	COMPASS_POINTS[Math.round(normalDegrees(degrees) / 22.5) % 16] as CompassPoint;

/** The point half way along the great circle, longitude −180 … 180; null between antipodes. */
export function midpoint(a: Point, b: Point): Point | null {
	if (areAntipodes(a, b)) return null;
	if (isSamePlace(a, b)) return a;
	const [cosA, cosB] = [cosLatitude(a.lat), cosLatitude(b.lat)];
	// In the frame whose prime meridian is that of `a`.
	const deltaLon = longitudeBetween(a.lon, b.lon) * RADIANS;
	const x = cosA + cosB * Math.cos(deltaLon);
	const y = cosB * Math.sin(deltaLon);
	const z = Math.sin(a.lat * RADIANS) + Math.sin(b.lat * RADIANS);
	const lat = Math.atan2(z, Math.hypot(x, y)) / RADIANS;
	return { lat, lon: longitudeBetween(0, a.lon + Math.atan2(y, x) / RADIANS) };
}

/**
 * The point at which a great circle ends that leaves `from` on a course, and the course there; Snyder, Map Projections, 1987, 5-5
 * and 5-6. At a pole the course is counted from the meridian that the point names.
 *
 * @param course degrees clockwise from north.
 * @param kilometers 0 to half around the sphere.
 */
export function destination(from: Point, course: number, kilometers: number): { to: Point; finalBearing: number } {
	const [sinLat, cosLat] = [Math.sin(from.lat * RADIANS), cosLatitude(from.lat)];
	const angle = kilometers / EARTH_RADIUS_KM;
	const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
	const [east, north] = [Math.sin(course * RADIANS), Math.cos(course * RADIANS)];
	// Components towards the start's meridian, east of it, and north.
	const x = cosLat * cos - sinLat * sin * north;
	const y = sin * east;
	const z = sinLat * cos + cosLat * sin * north;
	const to = {
		lat: Math.atan2(z, Math.hypot(x, y)) / RADIANS,
		lon: longitudeBetween(0, from.lon + Math.atan2(y, x) / RADIANS)
	};
	// Tangents of the circle and of the meridian where it ends.
	const arrival = Math.atan2(cosLat * east, cosLat * cos * north - sinLat * sin) / RADIANS;
	return { to, finalBearing: normalDegrees(arrival) };
}
