/** Elliptic integrals of real balls by Carlson's symmetric forms. Numbers in brackets are those of the DLMF. */
import { itemAt } from '../../kit/checked';
import { spend } from '../core/budget';
import { NoValueError } from '../core/refusals';
import { overWhole, ratio, whole, widened } from './ball-series';
import { realPi, sinCosReal } from './elementary';
import {
	addReal,
	divideReal,
	InsufficientPrecision,
	magnitude,
	mayBeZero,
	multiplyReal,
	powerReal,
	REAL_ONE,
	REAL_ZERO,
	roundReal,
	shiftReal,
	signOfReal,
	squareRootReal,
	subtractReal,
	upper,
	type Real
} from './real';

const MAX_DUPLICATIONS = 20_000;

/** R_F(x, y, 1), or R_D for `third` 3/2, by duplication and series [19.19.7, 19.26.18, 19.36.1]. */
function carlson(x: Real, y: Real, third: 1 | 3, w: number): Real {
	const terms = 6 + Math.ceil(Math.sqrt(w) / 2);
	let values = [x, y, REAL_ONE] as const;
	let sum = REAL_ZERO;
	for (let n = 0; n < MAX_DUPLICATIONS; n++) {
		spend(5);
		const [a, b, c] = values;
		const total = addReal(addReal(a, b, w), multiplyReal(whole(third), c, w), w);
		const mean = divideReal(total, whole(third + 2), w);
		const offsets = values.map((value) => subtractReal(REAL_ONE, divideReal(value, mean, w), w));
		const spread = Math.max(...offsets.map((offset) => (offset.m === 0n ? offset.r : upper(offset))));
		// The ratio of neighbouring terms is below 2^spread.
		if (spread < -2 && terms * spread < -w) {
			const head = divideReal(REAL_ONE, squareRootReal(powerReal(mean, BigInt(third), w), w), w);
			const tail = widened(aboutMean(offsets, third, terms, w), terms * spread + Math.log2(terms + 1) + 1);
			const last = shiftReal(multiplyReal(head, tail, w), third === 1 ? 0 : -2 * n);
			return third === 1 ? last : addReal(last, multiplyReal(whole(3), sum, w), w);
		}
		const [p, q, r] = [squareRootReal(a, w), squareRootReal(b, w), squareRootReal(c, w)];
		const step = addReal(multiplyReal(p, addReal(q, r, w), w), multiplyReal(q, r, w), w);
		if (third === 3)
			sum = addReal(sum, shiftReal(divideReal(REAL_ONE, multiplyReal(r, addReal(c, step, w), w), w), -2 * n), w);
		const next = (value: Real): Real => shiftReal(addReal(value, step, w), -2);
		values = [next(a), next(b), next(c)];
	}
	throw new InsufficientPrecision('the arguments did not come near each other');
}

const sumOf = (values: readonly Real[], w: number): Real =>
	values.reduce((sum, value) => addReal(sum, value, w), REAL_ZERO);

/** Σ a/(a + N)·T_N(Z) for N below `terms`, a being half of `third`; T by the sums of powers of Z. */
function aboutMean(offsets: readonly Real[], third: 1 | 3, terms: number, w: number): Real {
	let powers = [1, 1, third].map((weight) => ratio(weight, 2, w));
	const sums: Real[] = [];
	const series = [REAL_ONE];
	for (let n = 1; n < terms; n++) {
		spend(n + w / 400);
		powers = powers.map((power, i) => multiplyReal(power, itemAt(offsets, i), w));
		sums.push(sumOf(powers, w));
		const term = overWhole(
			sumOf(
				sums.map((sum, k) => multiplyReal(sum, itemAt(series, n - 1 - k), w)),
				w
			),
			n,
			w
		);
		series.push(term);
	}
	return sumOf(
		series.map((term, n) => multiplyReal(term, ratio(third, third + 2 * n, w), w)),
		w
	);
}

/** F or E by the sine of the angle within a quarter turn [19.25.5, 19.25.9]. */
function bySine(kind: 'F' | 'E', sine: Real, m: Real, w: number): Real {
	const square = multiplyReal(sine, sine, w);
	const [x, y] = [subtractReal(REAL_ONE, square, w), subtractReal(REAL_ONE, multiplyReal(m, square, w), w)];
	if (y.m < 0n && !mayBeZero(y)) throw new NoValueError('the elliptic integral has no real value there');
	const first = multiplyReal(sine, carlson(x, y, 1, w), w);
	if (kind === 'F') return first;
	const part = multiplyReal(multiplyReal(multiplyReal(m, square, w), sine, w), carlson(x, y, 3, w), w);
	return subtractReal(first, overWhole(part, 3, w), w);
}

/** The complete integrals K(m) and E(m) of the parameter m < 1, and E(1). */
export function completeElliptic(kind: 'F' | 'E', m: Real, p: number): Real {
	const side = signOfReal(subtractReal(REAL_ONE, m, p + 24));
	if (side === 0 && kind === 'E') return REAL_ONE;
	if (side <= 0) throw new NoValueError('the elliptic integral has a real value for parameters below 1 only');
	return bySine(kind, REAL_ONE, m, p + 24);
}

/** F(x|m) or E(x|m) of an angle x, where it is real [19.2.10]. */
export function ellipticReal(kind: 'F' | 'E', x: Real, m: Real, p: number): Real {
	const w = p + 24 + Math.max(0, Math.ceil(magnitude(x)));
	const pi = realPi(w);
	const turns = roundReal(divideReal(x, pi, w), w);
	const own = bySine(kind, sinCosReal(subtractReal(x, multiplyReal(whole(turns), pi, w), w), w).sine, m, w);
	if (turns === 0n) return own;
	return addReal(own, multiplyReal(whole(2n * turns), completeElliptic(kind, m, w), w), p);
}
