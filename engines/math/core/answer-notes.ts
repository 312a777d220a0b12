/** What is said beside an answer, how something was taken that could be taken otherwise; and how it is to be written. */
export interface Note {
	/** A sentence. */
	readonly text: string;
	/** The other reading in the input syntax; null where there is none to offer. */
	readonly alternative: string | null;
}

/** How an answer was asked to be written. */
export type Form =
	| { readonly base: number }
	| { readonly digits: number }
	| { readonly places: number }
	| 'percent'
	| 'scientific'
	| 'fraction'
	| 'mixed'
	| 'roman'
	| 'decimal';
