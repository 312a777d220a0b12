/** Note on a country whose law nobody has read. */
export const UNREAD =
	'No law or notice of this country was read: every day is by the rules of a library, and days off for one time are not known.';

/** Of a place in which the dates of some feasts were taken from no announcement. */
export const RECKONED =
	'Some feasts here are announced year by year, and no year’s announcements were read: their days are reckoned and marked as estimated.';

/** Of years before `known_from`. */
export const EARLY =
	'These years are before known_from: today’s rules are carried back, so that a day may stand here that came later, and days of that time may be missing. Every day is an estimate.';
