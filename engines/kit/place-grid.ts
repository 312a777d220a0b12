import type { Point } from './place-reading';

/** WGS 84. */
const EQUATOR_M = 6_378_137;
const FLATTENING = 1 / 298.257223563;
const SCALE = 0.9996;
const FALSE_EASTING = 500_000;
const FALSE_NORTHING = 10_000_000;
/** Bands of latitude, 8° each from 80° south; the last is 12° high. */
const BANDS = 'CDEFGHJKLMNPQRSTUVWX';
const ROWS = 'ABCDEFGHJKLMNPQRSTUV';
const SQUARE = 100_000;

const n = FLATTENING / (2 - FLATTENING);
const RADIUS = (EQUATOR_M / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);
const BETA = [
	n / 2 - (2 * n ** 2) / 3 + (37 * n ** 3) / 96 - n ** 4 / 360,
	n ** 2 / 48 + n ** 3 / 15 - (437 * n ** 4) / 1440,
	(17 * n ** 3) / 480 - (37 * n ** 4) / 840,
	(4397 * n ** 4) / 161_280
];
const DELTA = [
	2 * n - (2 * n ** 2) / 3 - 2 * n ** 3 + (116 * n ** 4) / 45,
	(7 * n ** 2) / 3 - (8 * n ** 3) / 5 - (227 * n ** 4) / 45,
	(56 * n ** 3) / 15 - (136 * n ** 4) / 35,
	(4279 * n ** 4) / 630
];

/**
 * The place of UTM coordinates on WGS 84: metres, with false easting and, in the south, false northing.
 *
 * Krüger's series to the fourth order of the third flattening, below a millimetre within a zone; Karney, Transverse Mercator with an
 * accuracy of a few nanometers, J. Geodesy 2011.
 */
export function utmPoint(zone: number, east: number, north: number, northern: boolean): Point {
	const xi = (north - (northern ? 0 : FALSE_NORTHING)) / (SCALE * RADIUS);
	const eta = (east - FALSE_EASTING) / (SCALE * RADIUS);
	let [x, y] = [xi, eta];
	for (const [nth, beta] of BETA.entries()) {
		const times = 2 * (nth + 1);
		x -= beta * Math.sin(times * xi) * Math.cosh(times * eta);
		y -= beta * Math.cos(times * xi) * Math.sinh(times * eta);
	}
	const conformal = Math.asin(Math.sin(x) / Math.cosh(y));
	const latitude = DELTA.reduce((sum, delta, nth) => sum + delta * Math.sin(2 * (nth + 1) * conformal), conformal);
	const longitude = Math.atan2(Math.sinh(y), Math.cos(x));
	return { lat: (latitude * 180) / Math.PI, lon: 6 * zone - 183 + (longitude * 180) / Math.PI };
}

/** The letter of the band of latitude in which a place lies; empty beyond 80° south and 84° north. */
export const bandOf = (lat: number): string =>
	lat < -80 || lat > 84 ? '' : (BANDS[Math.min(BANDS.length - 1, Math.floor((lat + 80) / 8))] ?? '');

/**
 * The middle of a MGRS square: NGA.STND.0037, Universal Grids and Grid Reference Systems. Null for an invalid square.
 *
 * @param square two letters: 100 km columns, then rows. `digits` as many for east as for north, two to ten.
 */
export function mgrsPoint(zone: number, band: string, square: string, digits: string): Point | null {
	const columns = ['STUVWXYZ', 'ABCDEFGH', 'JKLMNPQR'][zone % 3] as string;
	const column = columns.indexOf(square.charAt(0));
	const row = ROWS.indexOf(square.charAt(1));
	const middle = (BANDS.indexOf(band) - 10) * 8 + (band === 'X' ? 6 : 4);
	if (column < 0 || row < 0) return null;
	const half = digits.length / 2;
	const cell = SQUARE / 10 ** half;
	const within = (part: string) => Number(part) * cell + cell / 2;
	const east = (column + 1) * SQUARE + within(digits.slice(0, half));
	const north = ((row + (zone % 2 === 0 ? 15 : 0)) % 20) * SQUARE + within(digits.slice(half));
	const northern = band >= 'N';
	// Rows repeat every 2,000 km: the one nearest to the middle of the band counts. Southern ones end at 10,000 km, the equator.
	const [nearest] = (northern ? [0, 1, 2, 3, 4] : [0, 1, 2, 3, 4, 5])
		.map((turn) => utmPoint(zone, east, north + turn * 20 * SQUARE, northern))
		.sort((a, b) => Math.abs(a.lat - middle) - Math.abs(b.lat - middle));
	// A square at the edge of a band reaches into the next.
	return nearest && Math.abs(nearest.lat - middle) < 7 ? nearest : null;
}
