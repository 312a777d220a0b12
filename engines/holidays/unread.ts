/** Note on a country whose law nobody has read. */
export const UNREAD =
	'We haven’t checked the law of this country. Dates follow general rules; one-off days off may be missing.';

/** Of a place in which the dates of some feasts were taken from no announcement. */
export const RECKONED =
	'Some feasts here are announced year by year. Their dates are calculated and marked as estimated.';

/** Of years before `known_from`. */
export const EARLY =
	'These years are before known_from: today’s rules are carried back, so that a day may stand here that came later, and days of that time may be missing. Every day is an estimate.';
