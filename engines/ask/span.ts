/** Possible meanings of a run of words: the kinds of a file's lines, and those that spans combine into. */
export interface Span {
	readonly kind: string;
	/** First token, and the one behind the last. */
	readonly from: number;
	readonly to: number;
	/** Concept, code or unit. */
	readonly value: string;
	/** A number, the amount of a quantity, or a count. */
	readonly amount?: number | undefined;
	/** How an expression writes it: `(1/3)`. */
	readonly exact?: string | undefined;
	/** Unit of a quantity, currency of an amount. */
	readonly unit?: string | undefined;
	/** The smaller part of `5 feet 11 inches`. */
	readonly plus?: { readonly amount: number; readonly unit: string } | undefined;
	/** What a concept or a country says besides: `mobile` of `concept phone-number@mobile`, `SCT` of `country GB@SCT`. */
	readonly variant?: string | undefined;
	/** What an ending or a preposition in the word says: `in`, `to`, `from`. */
	readonly role?: string | undefined;
	/** An ending or a beginning was removed. */
	readonly isStem?: boolean | undefined;
	/** One letter was wrong. */
	readonly isSlip?: boolean | undefined;
	/** Less likely than other readings of the same words. */
	readonly isWeak?: boolean | undefined;
	/** ISO code of the country that a place is. */
	readonly country?: string | undefined;
	/** What an answer should call it. */
	readonly name?: string | undefined;
	/** Form of a date: relative to today, a weekday, with its year. */
	readonly by?: 'count' | 'weekday' | 'week' | 'year' | 'today' | undefined;
}
