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

/** Names of towns and of parts of countries: the gazetteer's. */
export interface PlaceNames {
	isTown(name: string): boolean;
	/** A country or a part of one. */
	isArea(name: string): boolean;
	/** IANA zone of the town or area that a name most likely means. */
	zoneOf(name: string): string | undefined;
	/** ISO code of the country in which a town or a part of a country lies. */
	countryOf(name: string): string | undefined;
}

/** The words of the dictionary. */
export interface Words {
	has(word: string): boolean;
	/** Whether a word is, or may be, a verb, an adjective or an adverb: then it is rarely a town. */
	isAction(word: string): boolean;
	/** Whether a text is written with a capital in every meaning: the name of a person, a place, a people. */
	isName(text: string): boolean;
}

/** Tables that are large: loaded only for a text with words that the lexicon does not know. */
export interface Tables {
	readonly places: PlaceNames;
	readonly words: Words;
}
