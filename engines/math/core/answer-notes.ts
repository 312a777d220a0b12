/** Notes beside an answer about ambiguous input, and the requested form of the result. */
export interface Note {
	readonly text: string;
	/** The other reading in the input syntax, or null. */
	readonly alternative: string | null;
}

/** Requested form of an answer. */
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
