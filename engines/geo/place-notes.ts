/** The answer's note about how its places were found. */
export const PLACE_NOTES = {
	postalCode: 'this postal code is not known here, the name alone was looked for',
	postalArea: 'a postal code: the position is the middle of its area, the name that of the nearest city',
	nothing: 'smaller places are not known here',
	area: 'is a country or a part of one: its largest cities come first',
	likeness: 'these are spelled alike',
	served: 'is an airport or a station: the city that it serves comes first',
	landmark: 'is a region, a landmark or an airport',
	beside: 'is no whole name: the place is the one that lies nearest to what the text also names'
} as const;
