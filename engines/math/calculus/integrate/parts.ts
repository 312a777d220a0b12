/** Integration by parts. */
import type { Subsearch } from './trace';
import {
	factorExpression,
	factorsOf,
	isCall,
	isInteger,
	ONE,
	someNode,
	symbol,
	type Expression
} from '../../core/expression';
import { multiply, divide, subtract } from '../../core/arithmetic';
import { contains } from '../../core/substitution';
import { slopeOf } from './linear';
import { normal } from '../normal';
import { printExpression } from '../../io/print';

/** Functions whose derivatives are simpler than they are. */
const INVERSES: ReadonlySet<string> = new Set(
	'log asin acos atan asinh acosh atanh erf erfc erfi Ei li Si Ci Shi Chi polylog'.split(' ')
);

/** ∫ u·v′ = u·v − ∫ u′·v: logarithms, inverse functions and powers are differentiated. */
export function byParts(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	const factors = factorsOf(f).map(factorExpression);
	const splits: [Expression, Expression][] = [];
	const late: [Expression, Expression][] = [];
	for (const factor of factors) {
		const other = multiply(factors.filter((each) => each !== factor));
		const base = factor.kind === 'power' ? factor.base : factor;
		if (base.kind === 'call' && INVERSES.has(base.name)) splits.unshift([factor, other]);
		// Integrates the power in the denominator and differentiates its factor: first for a power of a polynomial.
		if (factor.kind === 'power' && isInteger(factor.exponent) && factor.exponent.value.num < -1n)
			(someNode(base, isCall) ? late : splits).push([other, factor]);
		if (isPower(factor, name)) splits.push([factor, other]);
		// x·e^(−x²) has an antiderivative that e^(−x²) has not.
		if (isPower(factor, name) && factor.kind === 'power')
			splits.push([divide(factor, symbol(name)), multiply([symbol(name), other])]);
	}
	if (factors.length === 1 && f.kind === 'power' && f.base.kind === 'call' && INVERSES.has(f.base.name))
		splits.push([f, ONE]);
	for (const [u, rest] of [...splits, ...late]) {
		if (!contains(u, name)) continue;
		const v = inner.find(rest, name);
		const slope = v && slopeOf(u, name);
		if (!v || !slope) continue;
		const left = normal(multiply([v, slope]));
		const remaining = inner.find(left, name) ?? inner.find(multiply([v, slope]), name);
		if (remaining)
			return inner.with(
				`u = ${printExpression(u)}, v' = ${printExpression(rest)}`,
				subtract(multiply([u, v]), remaining)
			);
	}
	return undefined;
}

const isPower = (x: Expression, name: string): boolean =>
	(x.kind === 'symbol' && x.name === name) ||
	(x.kind === 'power' &&
		x.base.kind === 'symbol' &&
		x.base.name === name &&
		isInteger(x.exponent) &&
		x.exponent.value.num > 0n);
