/** Equations that mix the unknown with its logarithm or with one exponential: by Lambert's W (DLMF 4.13). */
import { itemAt } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { E, isClosed, isConstantNamed, isNumber, MINUS_ONE, ONE, type Expression } from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { isReal } from '../../core/assumptions';
import { signOf } from '../../core/numeric';
import { power } from '../../core/powers';
import { lineOf } from '../integrate/linear';

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
	const log = isConstantNamed(kernel.base, 'e') ? ONE : applyFunction('log', [kernel.base]);
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
