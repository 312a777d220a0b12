/** Sequences by their first terms: "10th term of 3, 7, 11", "next number in 2, 4, 8, 16", "sum of the first 20 terms of 5, 8, 11". */
import { itemAt } from '../../../kit/checked';
import { NoValueError } from '../../core/refusals';
import type { Meaning, Meanings, Say } from './meaning';
import { itemsOf } from './sums';

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

const MAX_TERMS = 40;

function fractionOf(text: string): Fraction {
	const [num = '0', den] = text.split('/');
	const [whole = '0', part = ''] = num.split('.');
	return reduce(BigInt(whole + part), BigInt(den ?? 1) * 10n ** BigInt(part.length));
}

const termsOf = (list: string): Fraction[] => itemsOf(list).slice(0, MAX_TERMS).map(fractionOf);

/** The rule of the terms: the n-th as text, with n in parentheses, and its note. */
interface Rest {
	readonly term: (n: string) => string;
	readonly sum: (n: string) => string;
	readonly said: string;
}

/** The rule of a sequence from its terms. Undefined if they follow no known rule, or are too few. */
function ruleOf(terms: readonly Fraction[], kind: string): Rest | undefined {
	const [first, second] = terms;
	if (!first || !second || terms.length < (kind ? 2 : 3)) return undefined;
	const step = minus(second, first);
	const arithmetic = terms.every((term, i) => i === 0 || same(minus(term, itemAt(terms, i - 1)), step));
	if (arithmetic && kind !== 'g')
		return {
			term: (n) => `${written(first)} + (${n} - 1)*(${written(step)})`,
			sum: (n) => `(${n})*(2*(${written(first)}) + (${n} - 1)*(${written(step)}))/2`,
			said: `the sequence is taken as arithmetic: each term is the one before plus ${written(step)}`
		};
	if (terms.every(([num]) => num !== 0n) && kind !== 'a') {
		const ratio = over(second, first);
		if (terms.every((term, i) => i === 0 || same(over(term, itemAt(terms, i - 1)), ratio)))
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
	const follows = terms.every((term, i) => i < 2 || same(minus(term, itemAt(terms, i - 1)), itemAt(terms, i - 2)));
	if (terms.length < 5 || !follows) return undefined;
	const [a, b] = [written(itemAt(terms, 0)), written(itemAt(terms, 1))];
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
	for (let row = [...terms]; row.length >= 2; row = row.slice(1).map((term, i) => minus(term, itemAt(row, i)))) {
		heads.push(itemAt(row, 0));
		if (!row.every((each) => same(each, itemAt(row, 0)))) continue;
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

/** The rule of the terms, and the question about it. */
const shown =
	(write: (rest: Rest, terms: readonly Fraction[], n: string) => string): Meaning =>
	({ list = '', n = 'n', kind = '' }, say) =>
		told(list, kind, (rest, terms) => write(rest, terms, n), say);

function told(list: string, kind: string, write: (rest: Rest, terms: readonly Fraction[]) => string, say: Say): string {
	const terms = termsOf(list);
	const rest = ruleOf(terms, kind);
	if (!rest)
		throw new NoValueError(
			`the terms ${list.trim()} show no rule that is known here${terms.length < 3 ? ': three are needed at least' : ''}`
		);
	say(rest.said);
	return write(rest, terms);
}

const between =
	(kind: 'a' | 'g'): Meaning =>
	({ list = '' }, say) => {
		const [first, second] = termsOf(list);
		if (!first || !second || (kind === 'g' && first[0] === 0n)) return undefined;
		return told(list, kind, () => written(kind === 'a' ? minus(second, first) : over(second, first)), say);
	};

/** Without end it converges where the ratio is less than 1 alone. */
const infinite: Meaning = ({ list = '' }, say) => {
	const [first, second] = termsOf(list);
	if (!first || !second || first[0] === 0n) return undefined;
	const [num, den] = over(second, first);
	if (num >= den || -num >= den) return undefined;
	return told(list, 'g', () => `(${written(first)})/(1 - (${written([num, den])}))`, say);
};

export const SEQUENCES: Meanings = {
	term: shown(({ term }, _, n) => term(n)),
	'next-term': shown(({ term }, terms) => term(String(terms.length + 1))),
	'sum-of-terms': shown(({ sum }, _, n) => sum(n)),
	'common-difference': between('a'),
	'common-ratio': between('g'),
	'infinite-sum': infinite
};
