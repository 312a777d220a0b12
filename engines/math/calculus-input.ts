/** When a text is one for calculus and equations: light tests, before that part is loaded. */

/** Operators that are written as functions. */
const OPERATORS =
	/\b(?:diff|derivative|integrate|integral|antiderivative|limit|lim|series|taylor|maclaurin|solve|factor|factorize|factorise|expand|is_?prime)\s*\(/i;

/** The same in words. */
const WORDS =
	/^\s*(?:(?:please\s+)?(?:solve|integrate|differentiate|derive|derivative|antiderivative|integral|limit|lim|series|taylor|factor|factorize|factorise|expand)\b|d(?:\^\d+|[²³])?\s*\/\s*d\s*[A-Za-z]|∫|is\s+\d+\s+(?:a\s+)?prime)/i;

/** Greatest common divisors of polynomials. */
const DIVISORS = /\b(?:gcd|lcm)\s*\([^()]*[A-Za-z]/;

/** Whether a text asks for calculus, for roots or for factors, or has a relation that may have unknowns. */
export const looksLikeCalculus = (text: string): boolean =>
	OPERATORS.test(text) || WORDS.test(text) || DIVISORS.test(text) || hasRelation(text);

/** A relation between sides of which one has a letter. */
const hasRelation = (text: string): boolean => /[=<>≤≥≠]/.test(text) && /\p{L}/u.test(text);
