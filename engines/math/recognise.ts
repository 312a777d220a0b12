/** Formulas by their form: figures, signs, names of functions and single letters, and nothing else. */

const NAMES: ReadonlySet<string> = new Set(
	'sin cos tan sec csc cot asin acos atan arcsin arccos arctan sinh cosh tanh asinh acosh atanh sqrt cbrt root ln log log2 log10 exp abs sign floor ceil round min max gcd lcm factorial factor binomial ncr npr choose mod pi tau phi det inv transpose diff integrate int limit lim sum product prod solve plot mean median mode stdev variance isprime primes nextprime erf gamma zeta erfi re im arg conj oo inf infinity deg rad eigenvalues rank taylor series dx dy dt'.split(
		' '
	)
);
/** Names of parts of a complex number, which are words too. */
const PARTS: ReadonlySet<string> = new Set(['im', 're']);
const SIGNS = '+-*/^%!×÷·−²³=<>√∫∑|≤≥≠∞°';

/** The form of a text as a formula, or null. */
export interface Formula {
	/** Whether it contains letters that are neither names nor constants. */
	readonly isFree: boolean;
	readonly isEquation: boolean;
	readonly hasCall: boolean;
}

/** Reads the form of a text. Linear in its length. The engine decides on the meaning. */
export function readFormula(text: string): Formula | null {
	if (text === 'π' || /^0[xbo][0-9a-f]+$/i.test(text)) return { isFree: false, isEquation: false, hasCall: false };
	let signs = 0;
	let digits = 0;
	let isFree = false;
	let calls = 0;
	for (const { 0: part, index } of text.matchAll(
		/0[xbo][0-9a-fA-F]+|\p{L}+\d{0,2}|\d+(?:[.,]\d+)*(?:[eE][-+]?\d+)?|\s+|./gu
	)) {
		if (part.trim() === '') continue;
		if (/^\d/.test(part)) digits++;
		else if (/^\p{L}/u.test(part)) {
			const name = part.toLowerCase();
			// “im 6 ft” is a sentence.
			if (NAMES.has(name) && (!PARTS.has(name) || text[index + part.length] === '(')) calls++;
			else if (name === 'π') digits++;
			else if (part.length > 2 || (part.length === 2 && !/^[a-z]\d$/i.test(part) && !/^[a-z]{2}$/.test(part)))
				return null;
			else if (name !== 'e' && name !== 'i' && name !== 'x') isFree = true;
			else if (name === 'x') isFree = true;
		} else if (SIGNS.includes(part)) signs++;
		else if (!'()[]{},.;\\\'"'.includes(part)) return null;
	}
	if (signs + calls === 0 || (digits + calls === 0 && !isFree)) return null;
	if (digits === 0 && calls === 0 && !/[\^²³=+*]/.test(text)) return null;
	return { isFree, isEquation: /[=<>≤≥]/.test(text), hasCall: calls > 0 };
}

/** A Roman numeral of four letters and more, as they are written today. */
export const isRoman = (text: string): boolean =>
	text.length > 3 && /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(text);
