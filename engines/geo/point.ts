import type { EngineContext } from '../kit/contract';
import { invalid } from '../kit/errors';
import { notAPoint, readPlace, recoverShortCode, type Point, type ReadAs } from '../kit/place';
import type { City } from './gazetteer';
import { cityInWords, namedCity } from './named-city';
import { openPlaces } from './places';

export type { Point } from '../kit/place';

/** A point, how it was said, and the city that was named with where it lies; null for coordinates. */
export interface PlacePoint {
	readonly point: Point;
	readonly readAs: ReadAs | 'name';
	readonly place: string | null;
}

/** Abbreviations that people know time zones by, and offsets; some are no less the beginning of a city's name. */
const ZONE =
	/^(?:(?:UTC|GMT|Z)(?:\s*[+\u2212-]\s*\d{1,2}(?::?\d\d)?)?|[ECMP][SD]?T|AK[SD]T|HST|[CEW]ES?T|BST|MSK|[IJK]ST|SGT|HKT|PKT|A[ECW][SD]?T|NZ[SD]T)$/i;

/** `PST`, `UTC+2`, `Europe/Berlin`. */
const isZone = (text: string): boolean => ZONE.test(text.trim()) || /^[A-Z]\w+\/[A-Z][\w/+-]+$/.test(text.trim());

/** `Paris, Texas, United States (33.661,-95.556); …` */
const withCoordinates = (cities: readonly City[]): string =>
	cities.map((city) => `${cityInWords(city)} (${city.lat},${city.lon})`).join('; ');

/**
 * The point that a parameter says, in any form that `readPlace` knows or by the name of a city that no other rivals; a short plus code
 * by the city that it names.
 *
 * @param field the parameter's name, for the error.
 * @throws ApiError INVALID_INPUT when it says none, or when it is doubtful which.
 */
export async function readPoint(text: string, field: string, context: EngineContext): Promise<PlacePoint> {
	const reading = readPlace(text);
	if (reading.kind === 'point') return { point: reading.point, readAs: reading.readAs, place: null };
	if (reading.kind === 'none') {
		const named = await namedCity(text, context);
		if (named.kind === 'one')
			return { point: { lat: named.city.lat, lon: named.city.lon }, readAs: 'name', place: named.name };
		if (isZone(text)) throw invalid(field, 'is a time zone, not a place: name a city in it');
		if (named.kind === 'several')
			throw invalid(field, `is not one place known here; did you mean ${withCoordinates(named.cities)}?`);
		throw notAPoint(reading, field);
	}
	if (reading.kind !== 'short_code') throw notAPoint(reading, field);
	const { gazetteer, search } = await openPlaces(context);
	const [city] = search.find(reading.near, 1).places;
	if (!city)
		throw invalid(field, `has a short plus code near ${JSON.stringify(reading.near)}, which is no city known here`);
	const whole = recoverShortCode(reading.code, gazetteer.city(city.index));
	if (whole.kind !== 'point') throw notAPoint(whole, field);
	return { point: whole.point, readAs: whole.readAs, place: null };
}
