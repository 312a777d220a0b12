/** Kinds of English words that WordNet lacks. */
export const FUNCTION_WORD_KINDS = [
	'article',
	'pronoun',
	'determiner',
	'preposition',
	'conjunction',
	'auxiliary verb',
	'particle'
] as const;
export type FunctionWordKind = (typeof FUNCTION_WORD_KINDS)[number];
