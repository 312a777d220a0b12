import type { Entries } from '../dictionary/entries.lazy';
import type { PlaceNames } from '../geo/place-names';

/** Context of a question besides its words. It comes with the request, because the engine has no clock and no place. */
export interface Setting {
	/** Day where the caller is, ISO. */
	readonly today: string;
	/** Language of the interface, ISO 639-1. */
	readonly language: string;
	/** Country of the caller, ISO 3166-1 alpha-2. */
	readonly country: string;
	/** Currency that is paid with there, ISO 4217. */
	readonly currency: string;
	/** IANA zone of the caller. */
	readonly timeZone: string;
	/** Milliseconds since 1970. */
	readonly now: number;
	/** Whether 3/4/2026 is the third of April. */
	readonly dayFirst: boolean;
	/** Whether 1.500 is a thousand and a half. */
	readonly groupsByDot: boolean;
}

/** Tables that are large: loaded only for a text with words that the lexicon does not know. */
export type Tables = { readonly places: PlaceNames; readonly words: Entries };
