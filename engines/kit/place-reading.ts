/** A place on the Earth in degrees: latitude north −90 … 90, longitude east −180 … 180. */
export type Point = { readonly lat: number; readonly lon: number };

/** The ways of writing a place that are read. */
export const READ_AS = [
	'decimal',
	'dms',
	'geo',
	'iso6709',
	'map_url',
	'geojson',
	'json',
	'wkt',
	'plus_code',
	'mgrs',
	'utm',
	'geohash',
	'maidenhead'
] as const;
export type ReadAs = (typeof READ_AS)[number];

/** A text for forms and documents about the accepted notations. */
export const PLACE_FORMS =
	'latitude,longitude in decimal degrees or with minutes and seconds, N S E W, geo:, a map’s address, GeoJSON, a plus code, MGRS, UTM, a geohash or a Maidenhead locator';
/** Longest text that is read, characters: the address of a map. */
export const LONGEST_PLACE = 2000;

/** Result of reading a place. */
export type PlaceReading =
	| { readonly kind: 'point'; readonly point: Point; readonly readAs: ReadAs }
	/** It can be read in several ways, or only otherwise than it is written: ask back with `readings`. */
	| { readonly kind: 'doubtful'; readonly readings: readonly Point[]; readonly reason: string }
	/** A plus code without its first digits, which follow from `near`. */
	| { readonly kind: 'short_code'; readonly code: string; readonly near: string }
	/** Coordinates by intention, but without a valid point. */
	| { readonly kind: 'refused'; readonly reason: string }
	/** No coordinates: a name perhaps. */
	| { readonly kind: 'none' };

export const refused = (reason: string): PlaceReading => ({ kind: 'refused', reason });

/** Without the noise of arithmetic beyond twelve decimals; adding 0 turns −0, which flips directions, into 0. */
const tidy = (degrees: number): number => Math.round(degrees * 1e12) / 1e12 + 0;

/** A point when it is on the globe, else a refusal; asks back when it is only with both numbers exchanged. */
export function pointReading(lat: number, lon: number, readAs: ReadAs): PlaceReading {
	if (!Number.isFinite(lat) || !Number.isFinite(lon)) return refused('must be two finite numbers');
	if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180)
		return { kind: 'point', point: { lat: tidy(lat), lon: tidy(lon) }, readAs };
	if (Math.abs(lat) > 90 && Math.abs(lat) <= 180 && Math.abs(lon) <= 90)
		return {
			kind: 'doubtful',
			readings: [{ lat: tidy(lon), lon: tidy(lat) }],
			reason: 'latitude must be between -90 and 90'
		};
	return refused(Math.abs(lat) > 90 ? 'latitude must be between -90 and 90' : 'longitude must be between -180 and 180');
}

/** Two numbers of unknown order: doubtful when both orders are on the globe. */
export function eitherOrder(a: number, b: number, reason: string): PlaceReading {
	const readings = [
		{ lat: tidy(a), lon: tidy(b) },
		{ lat: tidy(b), lon: tidy(a) }
	].filter(({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180);
	return readings.length === 0
		? refused('latitude must be between -90 and 90')
		: { kind: 'doubtful', readings, reason };
}
