import type { EngineContext } from '../kit/contract';
import { COUNTRY_NAMES } from '../kit/country-names';
import { invalid } from '../kit/errors';
import { notAPoint, readPlace, recoverShortCode, type ReadPoint } from '../kit/place';
import { openPlaces } from './places';

export type { Point } from '../kit/place';

/** Cities that a refusal offers. */
const OFFERED = 3;

/** A refusal that says where the cities of that name are: which one is meant is not guessed, nor the pack fetched for it. */
async function withCities(refusal: Error, text: string, context: EngineContext): Promise<Error> {
	if (!(await context.hasPack('places'))) return refusal;
	const { gazetteer, search } = await openPlaces(context);
	const cities = search
		.find(text, OFFERED)
		.places.map(({ index }) => gazetteer.city(index))
		.map(({ name, subdivision, country, lat, lon }) => {
			const where = [name, subdivision?.name, COUNTRY_NAMES[country] ?? country];
			return `${where.filter((part, at) => part !== undefined && where.indexOf(part) === at).join(', ')} is ${lat},${lon}`;
		});
	if (cities.length > 0) refusal.message += `; ${cities.join('; ')}`;
	return refusal;
}

/**
 * The point that a parameter says, in any form that `readPlace` knows; a short plus code by the city that it names.
 *
 * @param field the parameter's name, for the error.
 * @throws ApiError INVALID_INPUT when it says none, or when it is doubtful which.
 */
export async function readPoint(text: string, field: string, context: EngineContext): Promise<ReadPoint> {
	const reading = readPlace(text);
	if (reading.kind === 'point') return reading;
	if (reading.kind === 'none') throw await withCities(notAPoint(reading, field), text, context);
	if (reading.kind !== 'short_code') throw notAPoint(reading, field);
	const { gazetteer, search } = await openPlaces(context);
	const [city] = search.find(reading.near, 1).places;
	if (!city)
		throw invalid(field, `has a short plus code near ${JSON.stringify(reading.near)}, which is no city known here`);
	const whole = recoverShortCode(reading.code, gazetteer.city(city.index));
	if (whole.kind !== 'point') throw notAPoint(whole, field);
	return whole;
}
