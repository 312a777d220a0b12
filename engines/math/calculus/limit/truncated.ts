/** Truncated series Σ c·w^e as numbers: sums, products, what a power series makes of one. */
import { add, divide, multiply } from '../../core/arithmetic';
import { spend } from '../../core/budget';
import { Declined } from '../../core/unsupported';
import { isNumber, ONE, type Expression } from '../../core/expression';
import { addRational, compareRational, multiplyRational, negateRational, type Rational } from '../../core/rational';
import { normal } from '../normal';
import { vanishes } from '../points';

export interface Term {
	readonly exponent: Rational;
	readonly coefficient: Expression;
}

export interface PowerSeries {
	/** Ascending exponents; no coefficient vanishes. */
	readonly terms: readonly Term[];
	/** Everything below this exponent is known; null when the series is the whole function. */
	readonly order: Rational | null;
}

/** The function has no series of this kind at the point. */
export class NoSeries extends Declined {}

/** Not enough terms were asked for to see the first one. */
export class TooShort extends NoSeries {}

/** An argument of sine or cosine grows without bound. */
export class Oscillation extends NoSeries {}

export const ZERO_EXPONENT: Rational = { num: 0n, den: 1n };
export const ONE_EXPONENT: Rational = { num: 1n, den: 1n };

const MAX_TERMS = 80;

export const constantSeries = (c: Expression): PowerSeries => ({
	terms: vanishes(c) ? [] : [{ exponent: ZERO_EXPONENT, coefficient: c }],
	order: null
});

export function seriesOfTerms(terms: readonly Term[], order: Rational | null): PowerSeries {
	const collected = new Map<string, Term>();
	for (const { exponent, coefficient } of terms) {
		if (order && compareRational(exponent, order) >= 0) continue;
		spend(10);
		const key = `${exponent.num}/${exponent.den}`;
		const known = collected.get(key);
		collected.set(key, { exponent, coefficient: known ? add([known.coefficient, coefficient]) : coefficient });
	}
	const kept = [...collected.values()]
		.map(({ exponent, coefficient }) => ({ exponent, coefficient: normal(coefficient) }))
		.filter(({ coefficient }) => !isNumber(coefficient, 0) && !vanishes(coefficient))
		.sort((a, b) => compareRational(a.exponent, b.exponent));
	if (kept.length > MAX_TERMS) throw new NoSeries('the series has too many terms');
	return { terms: kept, order };
}

export const least = (a: Rational | null, b: Rational | null): Rational | null =>
	a === null ? b : b === null ? a : compareRational(a, b) < 0 ? a : b;

/** The exponent of the first term, or from where nothing is known. */
export const valuation = ({ terms, order }: PowerSeries): Rational => terms[0]?.exponent ?? order ?? ZERO_EXPONENT;

export const addSeries = (items: readonly PowerSeries[]): PowerSeries =>
	seriesOfTerms(
		items.flatMap(({ terms }) => terms),
		items.reduce<Rational | null>((order, item) => least(order, item.order), null)
	);

export function multiplySeries(a: PowerSeries, b: PowerSeries): PowerSeries {
	if ((a.terms.length === 0 && !a.order) || (b.terms.length === 0 && !b.order)) return { terms: [], order: null };
	const order = least(a.order && addRational(a.order, valuation(b)), b.order && addRational(b.order, valuation(a)));
	const terms: Term[] = [];
	for (const x of a.terms)
		for (const y of b.terms) {
			const exponent = addRational(x.exponent, y.exponent);
			if (order && compareRational(exponent, order) >= 0) break;
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
	const shift = negateRational(leading.exponent);
	const inverse = divide(ONE, leading.coefficient);
	const rest = s.terms.slice(1).map(({ exponent, coefficient }) => ({
		exponent: addRational(exponent, shift),
		coefficient: normal(multiply([coefficient, inverse]))
	}));
	return { leading, rest: { terms: rest, order: s.order && addRational(s.order, shift) } };
}

/** Σ c_k·u^k for a u that goes to 0, as far as `length`. */
export function compose(coefficients: (k: number) => Expression, u: PowerSeries, length: Rational): PowerSeries {
	const parts: PowerSeries[] = [constantSeries(coefficients(0))];
	if (u.terms.length === 0 && !u.order) return parts[0]!;
	const step = valuation(u);
	let order: Rational | null = null;
	let raised: PowerSeries = constantSeries(ONE);
	for (let k = 1; ; k++) {
		const reach = multiplyRational(step, { num: BigInt(k), den: 1n });
		if (compareRational(reach, length) >= 0 || k > MAX_TERMS) {
			order = reach;
			break;
		}
		raised = multiplySeries(raised, u);
		if (raised.order && compareRational(raised.order, length) > 0)
			raised = { terms: raised.terms, order: raised.order };
		const c = coefficients(k);
		if (!isNumber(c, 0)) parts.push(scaleSeries(raised, c));
	}
	const total = addSeries(parts);
	const limit = least(total.order, least(order, u.order));
	return seriesOfTerms(total.terms, limit);
}
