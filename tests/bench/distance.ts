import geographiclib from 'geographiclib-geodesic/geographiclib-geodesic.min.js';
import { getCompassDirection, getDistance, getPreciseDistance, getRhumbLineBearing } from 'geolib';
import { bearing, compassPoint, distanceKm, ellipsoidalKm, midpoint } from '../../engines/geo/distance';
import type { Point } from '../../engines/kit/place-reading';
import { randomFrom } from './figures';

const PAIRS = 20_000;

/** Distances beside geolib and GeographicLib: calls a second and how far apart the answers lie. */
export async function bench(): Promise<void> {
	const random = randomFrom(7);
	const pairs = Array.from({ length: PAIRS }, (): [Point, Point] => [
		{ lat: random() * 170 - 85, lon: random() * 360 - 180 },
		{ lat: random() * 170 - 85, lon: random() * 360 - 180 }
	]);
	const { Geodesic } = geographiclib;
	const geodesic = ([a, b]: [Point, Point]) => (Geodesic.WGS84.Inverse(a.lat, a.lon, b.lat, b.lon).s12 ?? NaN) / 1000;
	const subjects: [name: string, km: (pair: [Point, Point]) => number, truth: 'sphere' | 'ellipsoid'][] = [
		['ours, sphere', ([a, b]) => distanceKm(a, b), 'sphere'],
		['geolib getDistance', ([a, b]) => getDistance(a, b) / 1000, 'sphere'],
		['ours, ellipsoid', ([a, b]) => ellipsoidalKm(a, b), 'ellipsoid'],
		['geographiclib Inverse, all outputs', geodesic, 'ellipsoid'],
		['geolib getPreciseDistance', ([a, b]) => getPreciseDistance(a, b) / 1000, 'ellipsoid']
	];
	const rows = subjects.map(([name, km, truth]) => {
		for (const pair of pairs.slice(0, 2000)) km(pair);
		const started = performance.now();
		for (const pair of pairs) km(pair);
		const seconds = (performance.now() - started) / 1000;
		let worst = 0;
		for (const pair of pairs.slice(0, 5000)) {
			const right = truth === 'sphere' ? sphereByChord(pair) : geodesic(pair);
			worst = Math.max(worst, Math.abs(km(pair) - right) / right);
		}
		return { subject: name, 'calls/s': Math.round(PAIRS / seconds), [`worst relative error`]: worst.toExponential(1) };
	});
	console.table(rows);
	const [a, b] = [
		{ lat: 52.52, lon: 13.405 },
		{ lat: 48.8566, lon: 2.3522 }
	];
	console.log(
		`Berlin to Paris: bearing ${bearing(a, b)?.toFixed(2)} ${compassPoint(bearing(a, b) ?? 0)}, geolib ${getCompassDirection(a, b)} (rhumb line ${getRhumbLineBearing(a, b).toFixed(2)}), middle ${JSON.stringify(midpoint(a, b))}`
	);
}

/** The sphere's distance by another road: the angle between unit vectors from their sum and difference (Kahan). */
function sphereByChord([a, b]: [Point, Point]): number {
	const unit = ({ lat, lon }: Point) => {
		const [phi, lambda] = [(lat * Math.PI) / 180, (lon * Math.PI) / 180];
		return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
	};
	const [u, v] = [unit(a), unit(b)];
	const length = (sign: number) => Math.hypot(...u.map((x, i) => x + sign * (v[i] ?? 0)));
	return 6371.0088 * 2 * Math.atan2(length(-1), length(1));
}
