/** Result of a code's fields: its text, or an error of one of them. */
export type Fields = Readonly<Record<string, string>>;

/** What can be wrong, each a key of the words. */
type Reason =
	| 'notAddress'
	| 'noPlace'
	| 'notNumber'
	| 'notMail'
	| 'nameOrOrganisation'
	| 'whatAndWhen'
	| 'endsFirst'
	| 'recipientLength'
	| 'wrongIban'
	| 'ibanLength'
	| 'notSepa'
	| 'amountForm'
	| 'amountRange'
	| 'paymentBytes'
	| 'reasonLength';

export interface Problem {
	readonly field: string;
	readonly reason: Reason;
	readonly values: Readonly<Record<string, number>>;
}

export interface Composed {
	/** The text for the code; empty while something is missing. */
	readonly text: string;
	readonly problem: Problem | null;
}

export const ready = (text: string): Composed => ({ text, problem: null });
export const wrong = (field: string, reason: Reason, values: Problem['values'] = {}): Composed => ({
	text: '',
	problem: { field, reason, values }
});
