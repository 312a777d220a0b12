import type { DayNumber } from '../../../engines/kit/calendar';
import type { Basis, KINDS } from '../../../engines/holidays/table';

/** A law, notice, almanac or collection by name, with a page where it can be read. */
export interface Source {
	readonly text: string;
	readonly url?: string;
	/** The first year that a list covers, and the one after the last; undefined for laws and for lists of no certain years. */
	readonly years?: { readonly from: number; readonly to: number };
}

/** A holiday of a place, with every day on which it begins, ascending, 1950–2100. */
export interface ListedDay {
	readonly name: string;
	/** The same as `name` without another. */
	readonly localName: string;
	readonly observed: boolean;
	/** Reckoned: the day is announced or told by a sighting. */
	readonly estimated: boolean;
	readonly half: boolean;
	/** A day of the weekend that is worked, no holiday. */
	readonly working?: boolean;
	/** Who has it off; everybody when not given. */
	readonly kind?: (typeof KINDS)[number];
	readonly basis: Basis;
	readonly source: Source;
	/** Days that it lasts. */
	readonly length: number;
	readonly days: readonly DayNumber[];
}

/** A country `US`, a subdivision `US-CA`, or a part of one `DE-BY-A`. */
export interface Place {
	readonly code: string;
	readonly name: string;
	/** The first year of which the list was looked at; days before it are estimates. */
	readonly knownFrom: number;
	readonly days: readonly ListedDay[];
}

export const LIBRARY: Source = {
	text: 'date-holidays 3.37.0, a collection of rules; not checked against the law',
	url: 'https://github.com/commenthol/date-holidays'
};

export const VACANZA: Source = {
	text: 'vacanza/holidays (MIT) of 23 July 2026, a collection of rules with their years; not checked against the law',
	url: 'https://github.com/vacanza/holidays'
};
