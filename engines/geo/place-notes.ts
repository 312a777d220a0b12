/** The answer's note about how its places were found. */
export const PLACE_NOTES = {
	postalCode: 'postal codes are not known here, the name alone was looked for',
	nothing: 'smaller places are not known here',
	area: 'is a country or a part of one: its largest cities come first',
	likeness: 'these are spelled alike',
	served: 'is an airport or a station: the city that it serves comes first',
	landmark: 'is a region, a landmark or an airport'
} as const;
