import { invalid } from '../kit/errors';

/** A place on the Earth in degrees: latitude north −90 … 90, longitude east −180 … 180. */
export interface Point {
	readonly lat: number;
	readonly lon: number;
}

/**
 * Reads `lat,lon`: two plain decimals (sign allowed, no exponent), spaces around them ignored.
 *
 * @param field the parameter's name, for the error.
 * @throws ApiError INVALID_INPUT when the form or the range is wrong.
 */
export function parsePoint(text: string, field: string): Point {
	const parts = text.split(',');
	const [lat, lon] = parts.map(parseDecimal);
	if (parts.length !== 2 || lat === undefined || lon === undefined || Number.isNaN(lat) || Number.isNaN(lon))
		throw invalid(field, 'must be latitude,longitude in decimal degrees, like 52.52,13.405');
	if (Math.abs(lat) > 90) throw invalid(field, 'latitude must be between -90 and 90');
	if (Math.abs(lon) > 180) throw invalid(field, 'longitude must be between -180 and 180');
	return { lat, lon };
}

/** A plain decimal, NaN when it is none. Adding 0 turns −0, which flips directions, into 0. */
function parseDecimal(text: string): number {
	const trimmed = text.trim();
	return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(trimmed) ? Number(trimmed) + 0 : NaN;
}
