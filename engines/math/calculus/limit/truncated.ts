/** Truncated series Σ c·w^e as numbers: sums, products, and other results of power series. */
import { itemAt, lastOf } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { BudgetExceeded, spend } from '../../core/budget';
import { Declined, NoValueError, unlessRefused } from '../../core/refusals';
import {
	freeSymbols,
	HALF,
	integerNode,
	isClosed,
	isConstantNamed,
	isInteger,
	isNumber,
	MINUS_ONE,
	ONE,
	PI,
	someNode,
	type Expression,
	number,
	rawSum,
	splitCoefficient,
	termsOf,
	ZERO
} from '../../core/expression';
import { normal } from '../forms';
import { FAR, vanishes } from '../points';
import { contains } from '../../core/substitution';
import { approximate, signOf } from '../../core/numeric';
import { real } from '../../reals/complex';
import { InsufficientPrecision, mayBeZero } from '../../reals/real';
import { power } from '../../core/powers';
import { applyFunction } from '../../functions/functions';
import { addRational, compareRational, multiplyRational, negateRational, type Rational } from '../../core/rational';

export type Term = { readonly exponent: Exponent; readonly coefficient: Expression };

export interface PowerSeries {
	/** Ascending exponents; no coefficient vanishes. */
	readonly terms: readonly Term[];
	/** All terms below this exponent are complete. Null when the series is the whole function. */
	readonly order: Exponent | null;
}

/** The function lacks a series of this kind at the point. */
export class NoSeries extends Declined {}

/** Not enough terms were asked for to see the first one. */
export class TooShort extends NoSeries {}

/** Names of functions that only stay bounded: a sine far out. */
export const WAVE = 'wave_';

/** Whether x contains a bounded function that does not settle. */
export const waves = (x: Expression): boolean =>
	!isClosed(x) && someNode(x, (node) => node.kind === 'symbol' && node.name.startsWith(WAVE));

/** Parts of [−1, 1] in which a single wave is taken. */
const PARTS = 8;

/** The sign of a function of waves in [−1, 1] and of nothing else that holds for all their values; undefined without one. */
export function waveSign(x: Expression): -1 | 1 | undefined {
	const names = freeSymbols(x);
	if (!names.every((name) => name.startsWith(WAVE))) return undefined;
	const parts = names.length === 1 ? PARTS : 1;
	const signs = Array.from({ length: parts }, (_, k) => {
		const part = real({ m: BigInt(2 * k + 1 - parts), e: -Math.log2(parts), r: -Math.log2(parts) });
		return unlessRefused(() => {
			const { re, im } = approximate(x, 64, new Map(names.map((name) => [name, part])));
			return im || mayBeZero(re) ? undefined : re.m < 0n ? -1 : 1;
		}, [InsufficientPrecision, NoValueError, BudgetExceeded]);
	});
	return signs.every((sign) => sign === signs[0]) ? signs[0] : undefined;
}

export const ZERO_EXPONENT: Exponent = { num: 0n, den: 1n };
export const ONE_EXPONENT: Exponent = { num: 1n, den: 1n };

const MAX_TERMS = 80;

/** Sums of irrational exponents are new ones, most of them. */
const MAX_IRRATIONAL = 6;

export const constantSeries = (c: Expression): PowerSeries => ({
	terms: vanishes(c) ? [] : [{ exponent: ZERO_EXPONENT, coefficient: c }],
	order: null
});

export function seriesOfTerms(terms: readonly Term[], order: Exponent | null): PowerSeries {
	const collected = new Map<string, Term>();
	for (const { exponent, coefficient } of terms) {
		if (order && compareExponents(exponent, order) >= 0) continue;
		spend(10);
		const key = keyOfExponent(exponent);
		const known = collected.get(key);
		collected.set(key, { exponent, coefficient: known ? add([known.coefficient, coefficient]) : coefficient });
	}
	const kept = [...collected.values()]
		.map(({ exponent, coefficient }) => ({ exponent, coefficient: short(coefficient) }))
		.filter(({ coefficient }) => !isNumber(coefficient, 0) && !vanishes(coefficient))
		.sort((a, b) => compareExponents(a.exponent, b.exponent));
	const most = kept.some(({ exponent }) => exponent.irrational) ? MAX_IRRATIONAL : MAX_TERMS;
	const next = kept[most];
	return next ? { terms: kept.slice(0, most), order: next.exponent } : { terms: kept, order };
}

/** x in lowest terms, but for e^(u − v): apart, as e^u/e^v, it would grow faster than it does. */
const short = (x: Expression): Expression =>
	someNode(x, (node) => node.kind === 'power' && isConstantNamed(node.base, 'e') && isMovingSum(node.exponent)) ||
	(x.kind === 'product' && x.factors.some(({ base, exponent }) => isConstantNamed(base, 'e') && isMovingSum(exponent)))
		? x
		: normal(x);

const isMovingSum = (x: Expression): boolean => x.kind === 'sum' && contains(x, FAR);

export const least = (a: Exponent | null, b: Exponent | null): Exponent | null =>
	a === null ? b : b === null ? a : compareExponents(a, b) < 0 ? a : b;

/** The exponent of the first term, or the one from which terms are missing. */
export const valuation = ({ terms, order }: PowerSeries): Exponent => terms[0]?.exponent ?? order ?? ZERO_EXPONENT;

export const addSeries = (items: readonly PowerSeries[]): PowerSeries =>
	seriesOfTerms(
		items.flatMap(({ terms }) => terms),
		items.reduce<Exponent | null>((order, item) => least(order, item.order), null)
	);

export function multiplySeries(a: PowerSeries, b: PowerSeries): PowerSeries {
	if ((a.terms.length === 0 && !a.order) || (b.terms.length === 0 && !b.order)) return { terms: [], order: null };
	const order = least(a.order && addExponents(a.order, valuation(b)), b.order && addExponents(b.order, valuation(a)));
	const terms: Term[] = [];
	for (const x of a.terms)
		for (const y of b.terms) {
			const exponent = addExponents(x.exponent, y.exponent);
			if (order && compareExponents(exponent, order) >= 0) break;
			spend(8);
			terms.push({ exponent, coefficient: multiply([x.coefficient, y.coefficient]) });
		}
	return seriesOfTerms(terms, order);
}

export const scaleSeries = (a: PowerSeries, c: Expression): PowerSeries => multiplySeries(a, constantSeries(c));

export interface Split {
	readonly leading: Term;
	/** s = leading·(1 + rest) with a rest that goes to 0. */
	readonly rest: PowerSeries;
}

export function split(s: PowerSeries): Split {
	const [leading] = s.terms;
	if (!leading) throw new TooShort('the first term of the series could not be found');
	if (waves(leading.coefficient) && !contains(leading.coefficient, FAR) && waveSign(leading.coefficient) === undefined)
		throw new NoSeries('no limit was found: a wave does not settle');
	const shift = negateExponent(leading.exponent);
	const inverse = divide(ONE, leading.coefficient);
	const rest = s.terms.slice(1).map(({ exponent, coefficient }) => ({
		exponent: addExponents(exponent, shift),
		coefficient: short(multiply([coefficient, inverse]))
	}));
	return { leading, rest: { terms: rest, order: s.order && addExponents(s.order, shift) } };
}

/** Σ c_k·u^k for a u that goes to 0, as far as `length`. */
export function compose(coefficients: (k: number) => Expression, u: PowerSeries, length: Exponent): PowerSeries {
	const parts: PowerSeries[] = [constantSeries(coefficients(0))];
	if (u.terms.length === 0 && !u.order) return itemAt(parts, 0);
	const step = valuation(u);
	let order: Exponent | null = null;
	let raised: PowerSeries = constantSeries(ONE);
	for (let k = 1; ; k++) {
		const reach = multiplyExponents(step, { num: BigInt(k), den: 1n });
		if (compareExponents(reach, length) >= 0 || k > MAX_TERMS) {
			order = reach;
			break;
		}
		raised = multiplySeries(raised, u);
		if (raised.order && compareExponents(raised.order, length) > 0)
			raised = { terms: raised.terms, order: raised.order };
		const c = coefficients(k);
		if (!isNumber(c, 0)) parts.push(scaleSeries(raised, c));
	}
	const total = addSeries(parts);
	return seriesOfTerms(total.terms, least(total.order, least(order, u.order)));
}

/** num/den + irrational. */
export interface Exponent extends Rational {
	/** A closed real expression without a rational term; absent for a fraction. */
	readonly irrational?: Expression;
}

/** The value as an expression. */
export const exponentNode = (a: Exponent): Expression =>
	a.irrational ? add([number({ num: a.num, den: a.den }), a.irrational]) : number(a);

/** The exponent that a closed real expression is. */
export function exponentOf(x: Expression): Exponent {
	const terms = termsOf(x);
	const irrational = terms.filter(({ kind }) => kind !== 'number');
	const rational = terms.find(({ kind }) => kind === 'number');
	const { num, den } = splitCoefficient(rational ?? ZERO).coefficient;
	if (irrational.length === 0) return { num, den };
	return { num, den, irrational: irrational.length === 1 ? itemAt(irrational, 0) : rawSum(irrational) };
}

/** a + b. */
export const addExponents = (a: Exponent, b: Exponent): Exponent =>
	a.irrational || b.irrational ? exponentOf(add([exponentNode(a), exponentNode(b)])) : addRational(a, b);

/** a · b. */
export const multiplyExponents = (a: Exponent, b: Exponent): Exponent =>
	a.irrational || b.irrational ? exponentOf(multiply([exponentNode(a), exponentNode(b)])) : multiplyRational(a, b);

/** −a. */
export const negateExponent = (a: Exponent): Exponent =>
	a.irrational ? multiplyExponents({ num: -1n, den: 1n }, a) : negateRational(a);

/** Sign of a − b. Throws Declined where digits do not decide it. */
export function compareExponents(a: Exponent, b: Exponent): -1 | 0 | 1 {
	if (!a.irrational && !b.irrational) return compareRational(a, b);
	const sign = signOf(subtract(exponentNode(a), exponentNode(b)));
	if (sign === undefined) throw new Declined('no limit was found: two growth rates could not be told apart');
	return sign;
}

/** Sign of a. */
export const signOfExponent = (a: Exponent): -1 | 0 | 1 => compareExponents(a, { num: 0n, den: 1n });

/** The same for equal exponents. */
export const keyOfExponent = (a: Exponent): string => `${a.num}/${a.den}/${a.irrational?.key ?? ''}`;

const factorials: bigint[] = [1n];

/** 1/k! */
export function inverseFactorial(k: number): Expression {
	while (factorials.length <= k) factorials.push(lastOf(factorials) * BigInt(factorials.length));
	return number({ num: 1n, den: itemAt(factorials, k) });
}

/** Coefficients at 0, where derivatives are 0/0 (DLMF 4.13.5, 25.12.10, 10.2.2, 10.25.2, 19.5.1, 19.5.2). */
export const AT_ZERO: Readonly<Record<string, (order: Expression) => ((k: number) => Expression) | undefined>> = {
	lambertw: () => (k) => (k === 0 ? ZERO : multiply([power(integerNode(-k), integerNode(k - 1)), inverseFactorial(k)])),
	polylog: (s) => (k) => (k === 0 ? ZERO : power(integerNode(k), negate(s))),
	besselj: (n) => besselTerms(n, MINUS_ONE),
	besseli: (n) => besselTerms(n, ONE),
	elliptick: () => ellipticTerm,
	elliptice: () => (k) => divide(ellipticTerm(k), integerNode(1 - 2 * k))
};

/** π/2·(C(2k, k)/4^k)² */
const ellipticTerm = (k: number): Expression => {
	const central = applyFunction('binomial', [integerNode(2 * k), integerNode(k)]);
	return multiply([HALF, PI, power(central, integerNode(2)), power(integerNode(16), integerNode(-k))]);
};

function besselTerms(order: Expression, sign: Expression): ((k: number) => Expression) | undefined {
	if (!isInteger(order)) return undefined;
	const n = Number(order.value.num);
	return (k) => {
		const j = (k - n) / 2;
		if (j < 0 || !Number.isInteger(j)) return ZERO;
		const half = power(HALF, integerNode(k));
		return multiply([power(sign, integerNode(j)), half, inverseFactorial(j), inverseFactorial(j + n)]);
	};
}
