import { invalid, OFFERING } from './errors';
import { readAddress } from './place-address';
import { readCode } from './place-codes';
import { LONGEST_PLACE, pointReading, refused, type PlaceReading, type Point, type ReadAs } from './place-reading';
import { readIso6709, readStructured } from './place-structured';
import { plainText, readAngles } from './place-text';

export type { PlaceReading, Point, ReadAs } from './place-reading';
export { recoverShortCode } from './place-codes';

/** As programs write it: nothing else looks like this, and the readers of all other forms take many times as long to say so. */
const PAIR = /^(-?\d{1,3}\.\d{1,12}), ?(-?\d{1,3}\.\d{1,12})$/;
const READERS = [readAddress, readIso6709, readStructured, readCode, readAngles];

/** Reads a place: degrees, `geo:`, map links, ISO 6709, GeoJSON, WKT, plus codes, MGRS, UTM, geohash, Maidenhead. */
export function readPlace(text: string): PlaceReading {
	const [, lat, lon] = PAIR.exec(text) ?? [];
	if (lat !== undefined && lon !== undefined) return pointReading(Number(lat), Number(lon), 'decimal');
	const plain = plainText(text.slice(0, LONGEST_PLACE));
	if (plain === '') return refused('is required');
	for (const read of READERS) {
		const found = read(plain);
		if (found.kind !== 'none') return found;
	}
	return { kind: 'none' };
}

/** A point and how it was written. */
export type ReadPoint = { readonly point: Point; readonly readAs: ReadAs };

/**
 * The point of a parameter, by any of the forms of `readPlace`. `recover`, if given, completes a short plus code.
 *
 * @throws ApiError INVALID_INPUT for other texts, and for an ambiguous one, with its readings.
 */
export function pointOf(text: string, field: string): ReadPoint {
	const reading = readPlace(text);
	if (reading.kind === 'point') return reading;
	throw notAPoint(reading, field);
}

/** The 400 for a reading that is not a point. */
export function notAPoint(reading: Exclude<PlaceReading, { kind: 'point' }>, field: string): Error {
	switch (reading.kind) {
		case 'doubtful':
			return invalid(
				field,
				`${reading.reason}${OFFERING}${reading.readings.map(({ lat, lon }) => `${tidy(lat)},${tidy(lon)}`).join(' or ')}?`
			);
		case 'refused':
			return invalid(field, reading.reason);
		case 'short_code':
			return invalid(field, 'must be a whole plus code, like 8FW4V942+JV');
		default:
			return invalid(
				field,
				'must be latitude,longitude, like 52.52,13.405, or the name of one city; for the coordinates of others ask /v1/places'
			);
	}
}

/** Seven decimals: a centimetre. */
const tidy = (degrees: number): number => Math.round(degrees * 1e7) / 1e7;
