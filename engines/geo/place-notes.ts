/** The answer's note about how its places were found. */
export const PLACE_NOTES = {
	postalCode: 'the exact area of this postal code is not known here, the name alone was looked for',
	postalArea:
		'a postal code: the position is the middle of its area, the name that of the city beside it or the nearest one',
	nothing: 'smaller places are not known here',
	area: 'is a country or a part of one: its largest cities come first',
	likeness: 'these are spelled alike',
	landmark: 'is a region, a landmark or an airport',
	beside: 'is no whole name: the place is what a part of it names, near what else it names'
} as const;
