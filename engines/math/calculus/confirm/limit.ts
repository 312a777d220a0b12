/** A limit against values of its function ever nearer to the point. */
import { defined, itemAt, lastOf } from '../../../kit/checked';
import { attempt } from '../../core/budget';
import { real, type Complex } from '../../reals/complex';
import { freeSymbols, integerNode, type SumNode, isRange, someNode, type Expression } from '../../core/expression';
import { add } from '../../core/arithmetic';
import { unlessRefused } from '../../core/refusals';
import { replace } from '../../core/substitution';
import { numberOfReal } from '../../reals/digits';
import { doubleFunction } from '../points';
import { infiniteSign, isInfinite } from '../../core/infinity';
import { approximate } from '../../core/numeric';
import type { Real } from '../../reals/real';
import { addReal, EXACT, magnitude, multiplyReal, realFromInteger, shiftReal, subtractReal } from '../../reals/real';
import { assignments, sharpValue, type Environment, joined, type Verdict } from './verdict';

/** Steps for all values of one limit. */
const STEPS = 120_000;

/** log2 of the distances from a point, and of the values on the way to ∞. */
const NEAR = [6, 10, 16, 24, 40, 64, 110, 190, 320];
const FAR = [1, 2, 3, 4, 5, 6, 8, 11, 16, 24, 40, 64, 110, 190, 320];

/** Eighths of ODD for towers of exponentials, which have no value at 4. */
const DENSE = [6, 9, 12, 15, 17, 19, 21, 23, 25];

/** An answer that is right is met to so many bits somewhere, or ever nearer. */
const CLOSE_BITS = 24;

/** log2 of the most terms of a sum that are added up. */
const MOST_TERMS = 11;

/** 1.0723…: a distance of no special kind. */
const ODD: Real = { m: 4391n, e: -12, r: EXACT };

/** One side of a point, or ∞. */
export type Approach = { readonly point: Expression; readonly direction: 1 | -1 };

/** Whether f tends to `value` as `name` approaches the point from that side. */
export function checkLimit(f: Expression, name: string, approach: Approach, value: Expression): Verdict {
	const names = freeSymbols(f).filter((each) => each !== name);
	const verdicts = assignments(names).map(
		(environment) => attempt({ steps: STEPS }, () => verdictOf(f, name, approach, value, environment)) ?? 'undecided'
	);
	return joined(verdicts);
}

function verdictOf(f: Expression, name: string, approach: Approach, value: Expression, others: Environment): Verdict {
	const { point, direction } = approach;
	const far = isInfinite(point);
	const values: Complex[] = [];
	const scales: number[] = [];
	const ranged = far && someNode(f, isRange);
	const look = (k: number, scale: Real): boolean => {
		const step = shiftReal(scale, far ? k : -k);
		const signed = multiplyReal(step, realFromInteger(BigInt(far ? infiniteSign(point) : direction)), 64);
		const at = (bits: number): Environment => {
			const centre = far ? undefined : approximate(point, bits + k, others);
			if (centre?.im) return others;
			return new Map(others).set(name, real(centre ? addReal(centre.re, signed, bits + 2 * k) : signed));
		};
		const bits = 160 + (far ? 2 : 4) * k;
		const value = (x: Expression) => attempt({ steps: STEPS / 4 }, () => sharpValue(x, at, bits));
		const place = at(bits).get(name);
		const small = (): Complex | undefined => {
			const sum = place && f.kind === 'sum' ? value(withoutVanishing(f, name, numberOfReal(place.re))) : undefined;
			return sum && magnitude(sum.re) > LEAST_SUM ? sum : undefined;
		};
		const whole = (): Expression | undefined =>
			k > MOST_TERMS ? undefined : unlessRefused(() => replace(f, name, integerNode(infiniteSign(point) * 2 ** k)));
		const found = ranged ? value(whole() ?? f) : (value(f) ?? (far && others.size === 0 ? small() : undefined));
		if (found) {
			values.push(found);
			scales.push(k);
		}
		return found !== undefined;
	};
	// If a point is too long to compute, the next ones are longer.
	for (const k of far ? FAR : NEAR) if (!look(k, ODD) && values.length > 3) break;
	const dense = far && values.length < 3;
	if (dense) {
		values.length = scales.length = 0;
		for (const eighths of DENSE) if (!look(0, multiplyReal(ODD, { m: BigInt(eighths), e: -3, r: EXACT }, 64))) break;
	}
	if (values.length < 3) return 'undecided';
	const target = isInfinite(value) ? undefined : sharpValue(value, () => others, 192);
	const verdict = isInfinite(value)
		? growing(values, infiniteSign(value), scales)
		: target
			? approaching(values, target)
			: 'undecided';
	// So near, a function may still be on its way elsewhere.
	return dense && verdict === 'differs' ? 'undecided' : verdict;
}

/** log2 of the least size of a sum that terms below the range of doubles do not change. */
const LEAST_SUM = -200;

/** A sum without the terms that are below every double at a value of the unknown. */
const withoutVanishing = (f: SumNode, name: string, at: number): Expression =>
	add(f.terms.filter((term) => doubleFunction(term, name)(at) !== 0));

const log2 = (a: Real): number => (a.m === 0n ? -Infinity : magnitude(a));

/** log2 of the distance of two values; no smaller than their error. */
function distance(a: Complex, b: Complex): number {
	const part = (x: Real, y: Real): number => {
		const difference = subtractReal(x, y, 400);
		return Math.max(log2(difference), difference.r);
	};
	const zero: Real = realFromInteger(0n);
	return Math.max(part(a.re, b.re), part(a.im ?? zero, b.im ?? zero));
}

function approaching(values: readonly Complex[], target: Complex): Verdict {
	const distances = values.map((value) => distance(value, target));
	const size = Math.max(0, log2(target.re));
	const last = lastOf(distances);
	if (last < size - CLOSE_BITS && last <= itemAt(distances, 0) + 1) return 'agrees';
	const [third, second] = [defined(distances.at(-3)), defined(distances.at(-2))];
	if (second < third - 0.2 && last < second - 0.2) return 'agrees';
	// In waves that fade: each third of the way stays nearer than the one before.
	const share = Math.floor(distances.length / 3);
	const [far, middle, near] = [0, share, 2 * share].map((from) => Math.max(...distances.slice(from, from + share)));
	if (share >= 2 && defined(middle) < defined(far) - 1 && defined(near) < defined(middle) - 1) return 'agrees';
	const moved = distance(lastOf(values), defined(values.at(-2)));
	// It has settled somewhere else, or moves away.
	return moved < last - 8 || (last >= second && second >= third) ? 'differs' : 'undecided';
}

/** Slow growth, such as that of log log x, is believed only so far out. */
const FAR_ENOUGH = 100;

/** Growth by a power of x of this least exponent shows from so many doublings on. */
const POWER_ENOUGH = 8;
const LEAST_POWER = 0.15;

function growing(values: readonly Complex[], sign: number, scales: readonly number[]): Verdict {
	// Beside a real part that grows, an imaginary part that does not is not judged.
	const turned = values.slice(-3).filter(({ im }) => im && log2(im) > -40);
	if (turned.length > 0) return turned.some(({ re, im }) => im && log2(im) > log2(re) - 3) ? 'differs' : 'undecided';
	const lastThree = values.slice(-3).map(({ re }) => re);
	if (lastThree.some(({ m }) => (sign < 0 ? m >= 0n : m <= 0n)))
		return lastOf(lastThree).m < 0n === sign < 0 ? 'undecided' : 'differs';
	const [a, b, c] = lastThree.map(log2) as [number, number, number];
	if (c > CLOSE_BITS && c >= b) return 'agrees';
	const [i, j, k] = scales.slice(-3) as [number, number, number];
	// As fast as a power, or slowly but very far out.
	if (k >= POWER_ENOUGH && Math.min((b - a) / (j - i), (c - b) / (k - j)) > LEAST_POWER) return 'agrees';
	if (b > a + 0.05 && c > b + 0.05 && k > FAR_ENOUGH) return 'agrees';
	return c <= b && b <= a ? 'differs' : 'undecided';
}
