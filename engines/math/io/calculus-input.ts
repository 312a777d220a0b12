/** When a text is one for calculus and equations: light tests, before that part is loaded. */

/** Operators that are written as functions. */
const OPERATORS =
	/\b(?:diff|derivative|integrate|integral|antiderivative|limit|lim|series|taylor|maclaurin|solve|factor|factorize|factorise|expand|simplify|subs|substitute|is_?prime|divisors|nextprime|prev(?:ious)?prime|vertex|axisofsymmetry|completesquare|discriminant|domain|maximi[sz]e|minimi[sz]e|areabetween|apart|partialfractions|resultant|laplace|inverselaplace|ilaplace|dsolve)\s*\(/i;

/** The same in words. */
const WORDS =
	/^\s*(?:please\s+|find\s+|compute\s+|calculate\s+|determine\s+|evaluate\s+|what\s+(?:is|are)\s+)?(?:the\s+)?(?:(?:solve|integrate|differentiate|derive|derivative|antiderivative|(?:in)?definite|integral|limit|lim|series|taylor|maclaurin|power\s+series|expansion|factor|factors|factorize|factorise|factori[sz]ation|prime\s+fact\w+|expand|simplify|reduce|area\s+under|roots?\s+of|zeros?\s+of|zeroes\s+of|solutions?\s+of|vertex|axis\s+of|line\s+of|complet(?:e|ing)\s|quadratic|discriminant|domain|partial\s+derivative|implicit(?:ly)?\s|rearrange\s|transpose\s[^=]*=|make\s+[a-z]\s+the\s+subject|isolate\s|area\s+(?:enclosed\s+|bounded\s+)?(?:between|by)\s|(?:average|mean)\s+value\s|arc\s*length|length\s+of\s+(?:the\s+)?(?:curve|arc)\s|volume\s+of\s+(?:the\s+)?(?:solid\s+of\s+)?(?:revolution|rotation)|maximi[sz]e|minimi[sz]e|(?:global\s+|absolute\s+)?(?:max|min|maximum|minimum|greatest|least|largest|smallest|highest|lowest)(?:\s+(?:value|point))?\s+of(?=\s[^,;]*(?<![a-z])[a-df-hj-z](?![a-z]))|[fghy]['′’]{1,3}|range\s+of\s(?=[^,]*[a-z(])|[xy][\s-]*intercepts?|critical|stationary|inverse\s+(?:function|of)|(?:second|third|2nd|3rd)\s+derivative)\b|d[yf]?(?:\^\d+|[²³])?\s*\/\s*d\s*[A-Za-z]|int(?=[\s_])|∫|is\s+\d+\s+(?:a\s+)?prime)/i;

/** Lines at a curve: `tangent line of x^2 at 3`, `slope of sin(x) at pi`. */
const AT_CURVE =
	/^\s*(?:find\s+|what\s+is\s+)?(?:the\s+)?(?:equation\s+of\s+(?:the\s+|a\s+)?)?(?:(?:tangent|normal)(?:\s+line)?|slope|gradient)\s+(?:to|of|for|at)\s(?=.*[a-z0-9)\]]\s+(?:at|when|where|of|to)\s)/i;

/** x^2 at x = 3. */
const AT_VALUE = /\s(?:at|when|where|if|for|with)\s+[a-z]\s*=/;

/** Greatest common divisors of polynomials. */
const DIVISORS = /\b(?:gcd|lcm)\s*\([^()]*[A-Za-z]/;

/** Whether a text asks for calculus, for roots or for factors, or has a relation that may have unknowns. */
export const looksLikeCalculus = (text: string): boolean =>
	OPERATORS.test(text) ||
	(/\bint\s*\(/.exec(text)?.index ?? Infinity) < text.lastIndexOf(',') ||
	/\s(?:simplified|expand(?:ed)?|factor(?:ed)?|factori[sz]ed?)\s*$|\)'\s*$/i.test(text) ||
	startsCalculus(text) ||
	AT_VALUE.test(text) ||
	DIVISORS.test(text) ||
	hasRelation(text);

/** Whether a text begins with a word of calculus. */
export const startsCalculus = (text: string): boolean => WORDS.test(text) || AT_CURVE.test(text);

/** A relation between sides of which one has a letter. */
const hasRelation = (text: string): boolean => /[=<>≤≥≠≡]/.test(text) && /\p{L}/u.test(text);
