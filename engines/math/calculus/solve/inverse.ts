/** Where a kernel takes a value: its inverse function. */
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { isReal } from '../../core/assumptions';
import { E, isClosed, isNumber, number, ONE, PI, TWO, type Expression, MINUS_ONE } from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { signOf } from '../../core/numeric';
import { exponential, power } from '../../core/powers';
import { contains } from '../../core/substitution';
import { found, joined, NOTHING, type Found, inverseOfFamily } from './found';
import { itemAt } from '../../../kit/checked';
import { lineOf } from '../integrate/linear';

type Again = (f: Expression) => Found;

/** sin u = v and so on: the value of u is one of these, up to whole multiples of the period. */
const PERIODIC: Readonly<
	Record<string, (v: Expression) => readonly [bases: readonly Expression[], period: Expression]>
> = {
	sin: (v) => {
		const angle = applyFunction('asin', [v]);
		if (isNumber(v, 0)) return [[number({ num: 0n, den: 1n })], PI];
		return [isOne(v) ? [angle] : [angle, subtract(PI, angle)], multiply([TWO, PI])];
	},
	cos: (v) => {
		const angle = applyFunction('acos', [v]);
		if (isNumber(v, 0)) return [[angle], PI];
		return [isOne(v) ? [angle] : [angle, negate(angle)], multiply([TWO, PI])];
	},
	tan: (v) => [[applyFunction('atan', [v])], PI]
};

const isOne = (v: Expression): boolean => isNumber(v, 1) || isNumber(v, -1);

/** f with f(g(u)) = u where g(u) has a value: the inverse functions, whose range the caller checks by putting in. */
export const UNDONE: Readonly<Record<string, (v: Expression) => Expression>> = {
	log: exponential,
	asin: (v) => applyFunction('sin', [v]),
	acos: (v) => applyFunction('cos', [v]),
	atan: (v) => applyFunction('tan', [v]),
	asinh: (v) => applyFunction('sinh', [v]),
	acosh: (v) => applyFunction('cosh', [v]),
	atanh: (v) => applyFunction('tanh', [v]),
	lambertw: (v) => multiply([v, power(E, v)])
};

/** The unknown where kernel = v. */
export function inverse(kernel: Expression, v: Expression, name: string, again: Again): Found {
	if (kernel.kind === 'symbol') return found({ values: [v] });
	return { ...inverseOf(kernel, v, name, again), complex: false };
}

function inverseOf(kernel: Expression, v: Expression, name: string, again: Again): Found {
	const closed = isClosed(v);
	const sign = closed && isReal(v) ? signOf(v) : undefined;
	const real = !closed || isReal(v);
	if (!real) return NOTHING;
	if (kernel.kind === 'power') return inversePower(kernel.base, kernel.exponent, v, sign, name, again);
	const unsolved = found({ open: [subtract(kernel, v)] });
	if (kernel.kind !== 'call') return unsolved;
	const [u] = kernel.args;
	if (!u || kernel.args.length !== 1) return unsolved;
	if (kernel.name === 'abs') {
		if (sign === -1) return NOTHING;
		return joined(sign === 0 ? [again(u)] : [again(subtract(u, v)), again(add([u, v]))]);
	}
	if (kernel.name === 'sign') return sign === 0 ? again(u) : unsolved;
	const periodic = PERIODIC[kernel.name];
	if (periodic) {
		const size = closed && kernel.name !== 'tan' ? signOf(subtract(applyFunction('abs', [v]), ONE)) : -1;
		if (size === 1) return NOTHING;
		const [bases, period] = periodic(v);
		return joined(bases.map((base) => inverseOfFamily(u, { base, period }, name)));
	}
	if (kernel.name === 'cbrt') return again(subtract(u, power(v, number({ num: 3n, den: 1n }))));
	const undone = UNDONE[kernel.name];
	return undone ? again(subtract(u, undone(v))) : unsolved;
}

/** b^e = v. */
function inversePower(
	base: Expression,
	exponent: Expression,
	v: Expression,
	sign: number | undefined,
	name: string,
	again: Again
): Found {
	if (!contains(base, name)) {
		// A positive base has positive powers.
		if (sign !== undefined && sign <= 0) return NOTHING;
		const log = applyFunction('log', [base]);
		return again(subtract(exponent, divide(applyFunction('log', [v]), log)));
	}
	if (contains(exponent, name)) return found({ open: [subtract(power(base, exponent), v)] });
	// A principal root of a real number is never negative.
	if (sign === -1) return NOTHING;
	return again(subtract(base, power(v, divide(ONE, exponent))));
}

/** Coefficients of 1, x, K and x·K in a polynomial without other terms. */
export interface Mixed {
	readonly one: Expression;
	readonly x: Expression;
	readonly kernel: Expression;
	readonly both: Expression;
}

/** The real w with w·e^w = v. */
function branches(v: Expression): Expression[] {
	if (!isClosed(v) || !isReal(v)) return [];
	const sign = signOf(v);
	if (sign === undefined) return [];
	if (sign >= 0) return [applyFunction('lambertw', [v])];
	const depth = signOf(add([v, power(E, MINUS_ONE)]));
	if (depth === 0) return [MINUS_ONE];
	return depth === 1 ? [applyFunction('lambertw', [v]), applyFunction('lambertw', [MINUS_ONE, v])] : [];
}

const isNone = (x: Expression): boolean => isNumber(x, 0);

/** The unknown where the polynomial vanishes; undefined for kernels and terms of another kind. */
export function byLambert(kernel: Expression, terms: Mixed, name: string): Expression[] | undefined {
	const { one, x, kernel: k, both } = terms;
	if (kernel.kind === 'call' && kernel.name === 'log' && kernel.args.length === 1) {
		const line = lineOf(itemAt(kernel.args, 0), name);
		if (!line) return undefined;
		const back = (u: Expression): Expression => divide(subtract(u, line.shift), line.slope);
		if (isNone(both) && !isNone(x) && !isNone(k)) {
			// log u + α·u = h, so u = W(α·e^h)/α
			const alpha = divide(x, multiply([k, line.slope]));
			const h = negate(divide(subtract(one, divide(multiply([x, line.shift]), line.slope)), k));
			return branches(multiply([alpha, power(E, h)])).map((w) => back(divide(w, alpha)));
		}
		if (isNone(x) && isNone(k) && isNone(line.shift))
			// u·log u = v, so log u = W(v)
			return branches(negate(divide(multiply([one, line.slope]), both))).map((w) => back(power(E, w)));
		return undefined;
	}
	if (kernel.kind !== 'power') return undefined;
	const log = applyFunction('log', [kernel.base]);
	const line = lineOf(multiply([log, kernel.exponent]), name);
	if (!line || !isNumber(line.shift, 0)) return undefined;
	const m = line.slope;
	if (isNone(both) && !isNone(x)) {
		// A·z = −C·e^(m·z − m·B/A) for z = x + B/A
		const shift = divide(one, x);
		const v = multiply([m, divide(k, x), power(E, negate(multiply([m, shift])))]);
		return branches(v).map((w) => subtract(negate(divide(w, m)), shift));
	}
	if (isNone(x) && !isNone(both)) {
		// z·e^(m·z) = −(B/D)·e^(m·C/D) for z = x + C/D
		const shift = divide(k, both);
		const v = multiply([m, negate(divide(one, both)), power(E, multiply([m, shift]))]);
		return branches(v).map((w) => subtract(divide(w, m), shift));
	}
	return undefined;
}
