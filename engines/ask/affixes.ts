/** Endings and beginnings of words: their roles, and what each may stand on. */

/** Role of endings that are words by themselves. */
export const SPLIT = 'split';
/** Role of endings that say nothing, as those of a plural, and kinds of words that stay what they are with one. */
export const INFLECTED = 'x';
/** Role of endings that mean two of a thing. */
export const DUAL = 'dual';
/** Role of articles that are a part of their word. */
export const THE = 'the';
/** Role of endings of verbs: a unit has none. */
export const VERB = 'verb';
/** Roles of endings and beginnings. A figure is added to a number: `+0.5`. */
export const AFFIX_ROLES: ReadonlySet<string> = new Set([
	'x',
	VERB,
	'q',
	'split',
	THE,
	'of',
	'in',
	'from',
	'to',
	'and',
	'later',
	'near',
	DUAL,
	'square',
	'cube'
]);
/** Whether the role of an ending is a figure. */
export const isFigure = (role: string): boolean => !Number.isNaN(Number(role));
/** Roles that another ending or beginning of the word replaces. */
export const LIGHT: ReadonlySet<string> = new Set([INFLECTED, VERB, 'q', 'and', THE]);
/** Roles of endings that are cases: a number with one is complete. */
export const CASES: ReadonlySet<string> = new Set(['of', 'in', 'from', 'to']);
/** Whether an ending may stand on the name of a place. */
export const fitsPlace = (role: string): boolean =>
	role !== INFLECTED && role !== VERB && role !== 'q' && role !== DUAL && !isFigure(role);
/** Number of endings and beginnings that a word may have. */
export const MOST_AFFIXES = 3;
