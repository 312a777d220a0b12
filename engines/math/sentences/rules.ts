/** What rules of sentences are made of. */

/** The arithmetic of a sentence, and how its answer is to be written. */
export interface Everyday {
	readonly text: string;
	readonly percent?: true;
}

/** Takes what the groups of a pattern hold, trimmed; says what could be meant otherwise. */
export type Rewrite = (
	groups: readonly string[],
	note: (text: string, alternative: string | null) => void
) => Everyday | undefined;

export type Rule = readonly [RegExp, Rewrite];

/** Numbers and arithmetic of them. */
export const AMOUNT = String.raw`(?:[-+*/^().\d\s]|\d,\d)+?`;
export const RATE = String.raw`\d+(?:\.\d+)?\s*(?:%|percent|per\s?cent)`;

/** 5 percent → 5%. */
export const rate = (text: string): string => `${/\d+(?:\.\d+)?/.exec(text)![0]}%`;

/** A sentence as a whole, in any case. */
export const of = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'i');

/** Takes what the groups of a pattern hold; answers text of the grammar, undefined where it is another question. */
export type QuestionRule = readonly [
	RegExp,
	(groups: readonly string[], say: (text: string, alternative?: string | null) => void) => string | undefined
];

/** A number with a point or a comma. */
export const NUMBER = String.raw`\d+(?:[.,]\d+)?`;

/** A question as a whole, in any case, with spaces around it. */
export const whole = (pattern: string): RegExp => new RegExp(`^\\s*${pattern}\\s*$`, 'i');
