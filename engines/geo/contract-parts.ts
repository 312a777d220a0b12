import { LONGEST_PLACE, PLACE_FORMS, READ_AS } from '../kit/place-reading';
import { integer, nullable, number, object, string } from '../kit/schema';

/** A parameter that takes a place in any form. */
export const pointText = {
	type: 'string',
	minLength: 1,
	maxLength: LONGEST_PLACE,
	'x-input': 'point',
	'x-kind': 'point'
} as const;
/** How a place was read. */
export const readAs = string('The form in which the place was understood', {
	enum: [...READ_AS, 'name'],
	examples: ['decimal']
});

/** How the place of a clock was read: a zone has no coordinates. */
export const readAsClock = { ...readAs, enum: [...readAs.enum, 'zone'] } as const;

/** Kind of the named thing. */
export const namedPlace = nullable(
	string('The city found for a name, with its location. Null for coordinates', {
		examples: ['Paris, Texas, United States']
	})
);

/** A point of an answer. */
export const point = object(
	{
		lat: number('Degrees north', { minimum: -90, maximum: 90 }),
		lon: number('Degrees east', { minimum: -180, maximum: 180 })
	},
	{ description: 'A place on the Earth, in degrees' }
);
/** The place that an answer leads to: other tools take it on. */
export const end = { ...point, 'x-kind': 'point' } as const;

/** What every operation that takes a place says of it. */
export const PLACE_LIMITS = [
	'latitude from -90 to 90, longitude from -180 to 180',
	`a place is ${PLACE_FORMS}; what can be read in two ways is refused with both`,
	'a city’s whole name will do where no other of that name comes near it in people: Berlin, “Paris, Texas”; else the refusal says where they are'
] as const;

/** A direction. */
export const degrees = { type: 'number', minimum: 0, maximum: 360 } as const;

/** Offset of a clock from UTC. */
export const utcOffset = string('Local time less UTC: `+05:30`; with seconds where a zone once had such an offset', {
	examples: ['+05:30']
});

/** A city as the list of them knows it. */
export const place = {
	...object({
		name: string('English name', { examples: ['Cologne'], 'x-kind': 'topic' }),
		local_name: string('Name in the language of the place', { examples: ['Köln'] }),
		matched_name: nullable(string('The name that fits what was asked; null for a point')),
		country: string('ISO 3166-1 alpha-2', { 'x-kind': 'country' }),
		country_name: string('English name'),
		subdivision: nullable(string('State, province or the like, in English', { examples: ['North Rhine-Westphalia'] })),
		subdivision_code: nullable(
			string('ISO 3166-2 code. Null if it is unknown or the source draws other borders', { examples: ['DE-NW'] })
		),
		latitude: { type: 'number', minimum: -90, maximum: 90 },
		longitude: { type: 'number', minimum: -180, maximum: 180 },
		timezone: string('IANA name'),
		population: nullable(integer('To two digits, as of 2023')),
		distance_km: nullable(number('Distance from the point in `q`. Null for a name', { minimum: 0 }))
	}),
	'x-kind': 'point'
} as const;
