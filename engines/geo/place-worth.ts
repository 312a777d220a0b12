/** How well a name fits a query, as a score. */
import type { KeyMatch } from './place-keys';

/** Score of a match, powers of e of population: a whole name is 6. Set by hand on three other sources, see README. */
export const WORTH = {
	whole: 6,
	/** Up to three Latin letters, which are more often the beginning of something. */
	wholeShort: 4.2,
	beginning: 1.5,
	/** The beginning ends with a word: `san jose` of San José del Monte. */
	wordEnds: 2,
	laterWordWhole: 0.5,
	laterWord: -3,
	/** Names with one to three letters wrong. */
	edits: [-0.5, -7.5, -10],
	/** The unlikelier slips of one letter, as a key far from the right one. */
	oddSlip: 2,
	firstLetterWrong: -3,
	/** A part of a name that is neither English nor local, or one like it: `San Pablo` for São Paulo. */
	foreign: -2.5,
	englishOrLocal: 0.7,
	country: 6,
	countryBegun: 4,
	/** The beginning of a name before the code or the beginning of a country or region. */
	beginningWithin: -4,
	capital: 1.2,
	seat: 0.4,
	district: -1,
	/** In the named country or region, when no city has that name: before all whose names begin so. */
	area: 7,
	/** In an area that has the name of a city elsewhere: as much as the beginning of a name that ends with a word. */
	within: 2
} as const;

/** The worth of a key that fits a query, by where in its name it begins and ends. */
export function worthOf({ first, next, length }: KeyMatch, key: string): number {
	if (!first) return next === 'end' ? WORTH.laterWordWhole : WORTH.laterWord + (next === 'word' ? WORTH.wordEnds : 0);
	if (next === 'end') return key.length <= 3 && key.charCodeAt(0) < 128 ? WORTH.wholeShort : WORTH.whole;
	return WORTH.beginning + (next === 'word' ? WORTH.wordEnds : 0) + key.length / length;
}
