import type { EngineContext } from '../kit/contract';
import { invalid } from '../kit/errors';
import { notAPoint, readPlace, recoverShortCode, type ReadPoint } from '../kit/place';
import { openPlaces } from './places';

export type { Point } from '../kit/place';

/**
 * The point that a parameter says, in any form that `readPlace` knows; a short plus code by the city that it names.
 *
 * @param field the parameter's name, for the error.
 * @throws ApiError INVALID_INPUT when it says none, or when it is doubtful which.
 */
export async function readPoint(text: string, field: string, context: EngineContext): Promise<ReadPoint> {
	const reading = readPlace(text);
	if (reading.kind === 'point') return reading;
	if (reading.kind !== 'short_code') throw notAPoint(reading, field);
	const { gazetteer, search } = await openPlaces(context);
	const [city] = search.find(reading.near, 1).places;
	if (!city)
		throw invalid(field, `has a short plus code near ${JSON.stringify(reading.near)}, which is no city known here`);
	const whole = recoverShortCode(reading.code, gazetteer.city(city.index));
	if (whole.kind !== 'point') throw notAPoint(whole, field);
	return whole;
}
