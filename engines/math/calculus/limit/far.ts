// The unknown far out, and two functions that exist only there. `ln_` is the logarithm of what is positive for large
// values: unlike log it is not folded into powers (e^(x·ln_ 2) stays an exponential), which Gruntz' algorithm needs.
import { defined } from '../../../kit/checked';
import { add, multiply } from '../../core/arithmetic';
import {
	isConstantNamed,
	isNumber,
	number,
	ONE,
	rawCall,
	ZERO,
	type Expression,
	factorExpression,
	splitCoefficient
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { fraction, integer, type Rational } from '../../core/rational';
import { mapCalls } from '../../core/substitution';
import { logComplex } from '../../reals/complex';
import { defineInternal } from '../../definitions/registry';
import { factorInteger } from '../../primes';

/** The logarithm of a positive number, by its internal name. */
export const LN = 'ln_';

/** log Γ(u) − (u − 1/2)·log u + u − log(2π)/2, which goes to 0 for large u (DLMF 5.11.1). */
export const GAMMA_TAIL = 'gamma_tail_';

/** Tails for large u: erfc u = e^(−u²)/(u√π)·tail, erfi likewise (DLMF 7.12.1), Ei u = e^u/u·tail (6.12.2). */
export const TAILS: Readonly<Record<string, string>> = { erfc: 'erfc_tail_', erfi: 'erfi_tail_', Ei: 'ei_tail_' };

/** ψ⁽ᵐ⁾(u) for large u, without the logarithm of ψ. */
export const POLYGAMMA_TAIL = 'polygamma_tail_';

/** ζ(1 + u) − 1/u − γ. */
export const ZETA_REST = 'zeta_rest_';

/** The terms of ζ that are left out far out, by the size of the first. */
export const ZETA_FAR = 'zeta_far_';

// Of both their zero at 0 alone is known.
for (const name of [ZETA_REST, ZETA_FAR])
	defineInternal(name, { closedForm: ([u = ZERO]) => (isNumber(u, 0) ? ZERO : rawCall(name, [u])) });

/** log of a positive fraction as logarithms of primes, so that log 6 = log 2 + log 3 shows by form. */
function ofFraction({ num, den }: Rational): Expression {
	const terms = [
		...factorInteger(num).map(([prime, count]) => [prime, count] as const),
		...factorInteger(den).map(([prime, count]) => [prime, -count] as const)
	];
	return add(
		terms
			.filter(([prime]) => prime > 1n)
			.map(([prime, count]) => multiply([number(integer(count)), rawCall(LN, [number(integer(prime))])]))
	);
}

function ln(u: Expression): Expression {
	if (isNumber(u, 1)) return ZERO;
	if (isConstantNamed(u, 'e')) return ONE;
	if (isNumber(u)) return u.value.num > 0n ? ofFraction(u.value) : rawCall(LN, [u]);
	if (u.kind === 'power' && isConstantNamed(u.base, 'e')) return u.exponent;
	if (u.kind === 'power' && isNumber(u.base) && isNumber(u.exponent)) return multiply([u.exponent, ln(u.base)]);
	if (u.kind !== 'product') return rawCall(LN, [u]);
	// A factor of e, and the coefficient, come apart; the rest may be a product of negative ones.
	const apart: Expression[] = [];
	const kept: Expression[] = [];
	for (const factor of u.factors)
		if (isConstantNamed(factor.base, 'e')) apart.push(factor.exponent);
		else kept.push(factorExpression(factor));
	const { coefficient } = splitCoefficient(u);
	if (coefficient.num > 0n && (coefficient.num !== 1n || coefficient.den !== 1n))
		apart.push(ofFraction(fraction(coefficient.num, coefficient.den)));
	else kept.push(number(coefficient));
	if (apart.length === 0) return rawCall(LN, [u]);
	const rest = multiply(kept);
	return add([...apart, isNumber(rest, 1) ? ZERO : rawCall(LN, [rest])]);
}

defineInternal(LN, { closedForm: ([u]) => ln(defined(u)), ball: (x, p) => logComplex(x(), p), real: 'of reals' });

/** x with the logarithms of the engine again. */
export const withLogarithms = (x: Expression): Expression => mapCalls(x, LN, (args) => applyFunction('log', args));

/** x with logarithms of positive numbers by their internal name. */
export const withLn = (x: Expression): Expression =>
	mapCalls(x, 'log', ([u]) => (u?.kind === 'number' && u.value.num > 0n ? applyFunction(LN, [u]) : undefined));
