import type { EngineContext } from '../kit/contract';
import { invalid, OFFERING } from '../kit/errors';
import { notAPoint, readPlace, recoverShortCode, type Point, type ReadAs } from '../kit/place';
import type * as NameReader from './names.lazy';

export type { Point } from '../kit/place';

/** A point, its notation, and the named city with its region; null for coordinates. */
export interface PlacePoint {
	readonly point: Point;
	readonly readAs: ReadAs | 'name';
	readonly place: string | null;
}

/** A point whose local time is requested; `zone` when a zone was named instead. */
export interface ClockPlace extends Omit<PlacePoint, 'readAs'> {
	readonly readAs: PlacePoint['readAs'] | 'zone';
	readonly zone?: string;
}

/** Common abbreviations of time zones, and offsets; some are also the beginning of a city's name. */
const ZONE =
	/^(?:(?:UTC|GMT|Z)(?:\s*[+\u2212-]\s*\d{1,2}(?::?\d\d)?)?|[ECMP][SD]?T|AK[SD]T|HST|[CEW]ES?T|BST|MSK|[IJK]ST|SGT|HKT|PKT|A[ECW][SD]?T|NZ[SD]T)$/i;

/** `PST`, `UTC+2`, `Europe/Berlin`. */
const isZone = (text: string): boolean => ZONE.test(text.trim()) || /^[A-Z]\w+\/[A-Z][\w/+-]+$/.test(text.trim());

type Names = Pick<typeof NameReader, 'namedCity' | 'cityInWords' | 'openPlaces'>;

/** Reads the point that a parameter says; `field` is the parameter's name, for the error. */
type ReadPoint = (text: string, field: string, context: EngineContext) => Promise<PlacePoint>;

/**
 * Reads the point of a parameter, in any form that `readPlace` knows or by the unambiguous name of a city; a short plus
 * code by its city. Throws ApiError INVALID_INPUT for other texts, and for ambiguous ones.
 *
 * @param load loads the name reader, which is large; coordinates do not need it.
 */
export function pointReader(load: (context: EngineContext) => Promise<Names>): ReadPoint {
	return async (text, field, context) => {
		const reading = readPlace(text);
		if (reading.kind === 'point') return { point: reading.point, readAs: reading.readAs, place: null };
		if (reading.kind !== 'none' && reading.kind !== 'short_code') throw notAPoint(reading, field);
		const { namedCity, cityInWords, openPlaces } = await load(context);
		if (reading.kind === 'none') {
			const named = await namedCity(text, context);
			if (named.kind === 'one')
				return { point: { lat: named.city.lat, lon: named.city.lon }, readAs: 'name', place: named.name };
			if (isZone(text)) throw invalid(field, 'is a time zone, not a place: name a city in it');
			if (named.kind === 'none') throw notAPoint(reading, field);
			// `Paris, Texas, United States (33.661,-95.556); …`
			const offered = named.cities.map((city) => `${cityInWords(city)} (${city.lat},${city.lon})`).join('; ');
			throw invalid(field, `is not one place known here${OFFERING}${offered}?`);
		}
		const { gazetteer, search } = await openPlaces(context);
		const [city] = search.find(reading.near, 1).places;
		if (!city)
			throw invalid(field, `has a short plus code near ${JSON.stringify(reading.near)}, which is no city known here`);
		const whole = recoverShortCode(reading.code, gazetteer.city(city.index));
		if (whole.kind !== 'point') throw notAPoint(whole, field);
		return { point: whole.point, readAs: whole.readAs, place: null };
	};
}
