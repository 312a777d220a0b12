/** What is said beside an answer: how something was taken that could be taken otherwise. */
export interface Note {
	/** A sentence. */
	readonly text: string;
	/** The other reading in the input syntax; null where there is none to offer. */
	readonly alternative: string | null;
}
