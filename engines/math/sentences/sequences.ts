/** Sequences by their first terms: "10th term of 3, 7, 11", "next number in 2, 4, 8, 16", "sum of the first 20 terms of 5, 8, 11". */
import { NoValueError } from '../core/no-value';
import { of, type Rule } from './rules';

/** A fraction of whole numbers, the denominator above 0. */
type Fraction = readonly [num: bigint, den: bigint];

const reduce = (num: bigint, den: bigint): Fraction => {
	let [a, b] = [num < 0n ? -num : num, den < 0n ? -den : den];
	while (b > 0n) [a, b] = [b, a % b];
	const sign = den < 0n ? -1n : 1n;
	return a === 0n ? [0n, 1n] : [(sign * num) / a, (sign * den) / a];
};
const minus = (a: Fraction, b: Fraction): Fraction => reduce(a[0] * b[1] - b[0] * a[1], a[1] * b[1]);
const over = (a: Fraction, b: Fraction): Fraction => reduce(a[0] * b[1], a[1] * b[0]);
const same = (a: Fraction, b: Fraction): boolean => a[0] === b[0] && a[1] === b[1];
const written = ([num, den]: Fraction): string => (den === 1n ? String(num) : `${num}/${den}`);

const TERM = String.raw`-?\d+(?:\.\d+|\/[1-9]\d*)?`;
const TERMS = `((?:${TERM}\\s*(?:,|;|\\s)\\s*)+${TERM})(?:\\s*,?\\s*(?:\\.{2,}|…))?`;
const MAX_TERMS = 40;

function fractionOf(text: string): Fraction {
	const [num = '0', den] = text.split('/');
	const [whole = '0', part = ''] = num.split('.');
	return reduce(BigInt(whole + part), BigInt(den ?? 1) * 10n ** BigInt(part.length));
}

const termsOf = (list: string): Fraction[] =>
	list
		.split(/\s*[,;\s]\s*/)
		.filter(Boolean)
		.slice(0, MAX_TERMS)
		.map(fractionOf);

/** How the terms go on: the n-th as text, n standing in parentheses; what is said of it. */
interface Rest {
	readonly term: (n: string) => string;
	readonly sum: (n: string) => string;
	readonly said: string;
}

/** The rule of a sequence that its terms show; undefined where they show none, or too few of them are there. */
function ruleOf(terms: readonly Fraction[], kind: string): Rest | undefined {
	const [first, second] = terms;
	if (!first || !second || terms.length < (kind ? 2 : 3)) return undefined;
	const step = minus(second, first);
	const arithmetic = terms.every((term, i) => i === 0 || same(minus(term, terms[i - 1]!), step));
	if (arithmetic && kind !== 'g')
		return {
			term: (n) => `${written(first)} + (${n} - 1)*(${written(step)})`,
			sum: (n) => `(${n})*(2*(${written(first)}) + (${n} - 1)*(${written(step)}))/2`,
			said: `the sequence is taken as arithmetic: each term is the one before plus ${written(step)}`
		};
	if (terms.every(([num]) => num !== 0n) && kind !== 'a') {
		const ratio = over(second, first);
		if (terms.every((term, i) => i === 0 || same(over(term, terms[i - 1]!), ratio)))
			return {
				term: (n) => `${written(first)}*(${written(ratio)})^(${n} - 1)`,
				sum: (n) =>
					same(ratio, [1n, 1n])
						? `(${n})*(${written(first)})`
						: `${written(first)}*(1 - (${written(ratio)})^(${n}))/(1 - (${written(ratio)}))`,
				said: `the sequence is taken as geometric: each term is the one before times ${written(ratio)}`
			};
	}
	return kind ? undefined : (bySums(terms) ?? byDifferences(terms));
}

/** Each term the sum of the two before it, as five terms show at least: that of Fibonacci and its kin. */
function bySums(terms: readonly Fraction[]): Rest | undefined {
	const follows = terms.every((term, i) => i < 2 || same(minus(term, terms[i - 1]!), terms[i - 2]!));
	if (terms.length < 5 || !follows) return undefined;
	const [a, b] = [written(terms[0]!), written(terms[1]!)];
	const term = (n: string): string => `(${a})*fibonacci(${n} - 2) + (${b})*fibonacci(${n} - 1)`;
	return {
		term,
		sum: (n) => `${term(`${n} + 2`)} - (${b})`,
		said: 'each term is taken as the sum of the two before it'
	};
}

/** A polynomial through the terms, where at least two more are there than its degree needs. */
function byDifferences(terms: readonly Fraction[]): Rest | undefined {
	const heads: Fraction[] = [];
	for (let row = [...terms]; row.length >= 2; row = row.slice(1).map((term, i) => minus(term, row[i]!))) {
		heads.push(row[0]!);
		if (!row.every((each) => same(each, row[0]!))) continue;
		const sumOf = (shift: number, n: string): string =>
			heads.map((head, k) => `(${written(head)})*${falling(n, k + shift)}`).join(' + ');
		return {
			term: (n) => sumOf(0, `(${n} - 1)`),
			sum: (n) => sumOf(1, `(${n})`),
			said: `the sequence is taken as a polynomial of degree ${heads.length - 1}: its differences of that order are equal`
		};
	}
	return undefined;
}

/** n over k as a product: n·(n − 1)…/k!. */
function falling(n: string, k: number): string {
	const factors = Array.from({ length: k }, (_, i) => (i === 0 ? n : `(${n} - ${i})`));
	const factorial = factors.reduce((product, _, i) => product * (i + 1), 1);
	return k === 0 ? '1' : `${factors.join('*')}/${factorial}`;
}

const KIND = String.raw`(?:(arithmetic|geometric)\s+)?(?:sequence|progression|series|pattern)`;
const IN = String.raw`(?:\s+(?:of|in|for)(?:\s+the)?)?\s*(?:${KIND})?\s*:?\s*(?:of\s+|with\s+terms\s+)?`;
const COUNT = String.raw`(\d{1,6})(?:st|nd|rd|th)?|n-?th|n`;
const kindOf = (word: string | undefined): string => (word ? word[0]!.toLowerCase() : '');
const place = (digits: string | undefined): string => digits || 'n';

const told = (
	list: string,
	kind: string,
	write: (rest: Rest, terms: readonly Fraction[]) => string,
	note: (text: string, alternative: null) => void
) => {
	// prettier-ignore
	const terms = termsOf(list);
	const rest = ruleOf(terms, kind);
	if (!rest)
		throw new NoValueError(`the terms ${list.trim()} show no rule that is known here${terms.length < 3 ? ': three are needed at least' : ''}`); // prettier-ignore
	note(rest.said, null);
	return { text: write(rest, terms) };
};

export const SEQUENCES: readonly Rule[] = [
	[
		of(`(?:find\\s+)?(?:the\\s+)?(?:(?:${COUNT})\\s+term|formula|rule)${IN}${TERMS}`),
		([, count, kind, list], note) => told(list!, kindOf(kind), ({ term }) => term(place(count)), note)
	],
	[
		of(
			`${KIND}\\s*:?\\s*${TERMS}(?:\\s*[,;:]\\s*|\\s+)(?:find\\s+)?(?:the\\s+)?(?:(?:${COUNT})\\s+term|term\\s+(\\d{1,6}))`
		),
		([, kind, list, count, place2], note) => told(list!, kindOf(kind), ({ term }) => term(place(count || place2)), note)
	],
	[
		of(`(?:what\\s+comes\\s+next|(?:what\\s+is\\s+)?(?:the\\s+)?next\\s+(?:number|term))(?:\\s+(?:after|in|of|for))?(?:\\s+the)?\\s*(?:${KIND})?\\s*:?\\s*${TERMS}`), // prettier-ignore
		([, kind, list], note) => told(list!, kindOf(kind), ({ term }, terms) => term(String(terms.length + 1)), note)
	],
	[
		of(`(?:the\\s+)?sum\\s+(?:of\\s+)?(?:the\\s+)?first\\s+(\\d{1,6}|n)\\s+terms${IN}${TERMS}`),
		([, count, kind, list], note) => told(list!, kindOf(kind), ({ sum }) => sum(count!), note)
	],
	[
		of(`(?:the\\s+)?(?:common\\s+)?(difference|ratio)\\s+(?:of|in)(?:\\s+the)?\\s+${KIND}\\s*:?\\s*${TERMS}`),
		([, what, , list], note) => {
			const [first, second] = termsOf(list!);
			const kind = /^d/i.test(what!) ? 'a' : 'g';
			if (!first || !second || (kind === 'g' && first[0] === 0n)) return undefined;
			return told(list!, kind, () => written(kind === 'a' ? minus(second, first) : over(second, first)), note);
		}
	],
	[
		of(
			`(?:the\\s+)?(?:infinite\\s+)?sum\\s+(?:of\\s+)?(?:the\\s+)?(?:infinite\\s+)?geometric\\s+(?:sequence|progression|series)\\s*:?\\s*(?:of\\s+)?${TERMS}`
		),
		([, list], note) => {
			const [first, second] = termsOf(list!);
			if (!first || !second || first[0] === 0n) return undefined;
			const [num, den] = over(second, first);
			// Without end it converges where the ratio is less than 1 alone.
			if (num >= den || -num >= den) return undefined;
			return told(list!, 'g', () => `(${written(first)})/(1 - (${written([num, den])}))`, note);
		}
	]
];
