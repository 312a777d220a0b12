/** Laplace transforms of polynomials times exponentials and waves, and back from rational functions [DLMF 1.14(iii)]. */
import { add, divide, multiply, negate, subtract } from '../core/arithmetic';
import { E, factorsOf, freeSymbols, integerNode, isInteger, isNumber, number, ONE, splitCoefficient, symbol, termsOf, TWO, ZERO, type Expression } from '../core/expression'; // prettier-ignore
import { NoValueError, Declined } from '../core/refusals';
import { power, squareRoot } from '../core/powers';
import { applyFunction } from '../functions/functions';
import { REAL_ZERO } from '../reals/real';
import { checkIntegral } from './confirm/antiderivative';
import { confirmed, type Verdict } from './confirm/verdict';
import { coefficient } from './integrate/radicals';
import { integrateProducts } from './integrate/products';
import { apartTerms } from './integrate/partial-fractions';
import { normal } from './forms';
import { vanishes } from './points';
import { contains, replace } from '../core/substitution';
import { signOf } from '../core/numeric';
import { isClosed } from '../core/expression';

/** A value of s at which numbers are compared. */
const CHECKED_AT = 9n;

/** ∫ f·e^(−st) dt from 0 to ∞ for large s. Throws Declined where f is not of this kind. */
export function laplace(f: Expression, time: string, frequency: string): Expression {
	const [t, s] = [symbol(time), symbol(frequency)];
	if (contains(f, frequency)) throw new NoValueError(`the transform needs a variable that is not in the function`);
	const kernel = power(E, negate(multiply([s, t])));
	const parts = termsOf(f).map(
		(term) => powerTransform(term, time, s) ?? byAntiderivative(multiply([term, kernel]), time)
	);
	const value = normal(add(parts));
	return confirmed(value, checkLaplace(f, time, value, frequency), 'Laplace transform', f.key);
}

/** c·t^p has Γ(p + 1)/s^(p + 1). */
function powerTransform(term: Expression, time: string, s: Expression): Expression | undefined {
	const factors = factorsOf(term);
	const own = factors.filter(({ base, exponent }) => contains(base, time) || contains(exponent, time));
	const [only] = own;
	if (own.length !== 1 || only?.base.key !== time || contains(only.exponent, time) || isInteger(only.exponent))
		return undefined;
	if (isNumber(only.exponent) && only.exponent.value.num <= -only.exponent.value.den) return undefined;
	const constant = [
		number(splitCoefficient(term).coefficient),
		...factors.filter((each) => each !== only).map(({ base, exponent }) => power(base, exponent))
	];
	const next = add([only.exponent, ONE]);
	return divide(multiply([...constant, applyFunction('gamma', [next])]), power(s, next));
}

/** Minus the antiderivative at 0: far out it vanishes for large s. */
function byAntiderivative(g: Expression, time: string): Expression {
	const F = integrateProducts(g, time);
	if (!F)
		throw new Declined(
			'no Laplace transform was found: it is for sums of t^n, exp(a*t), sin(b*t), cos(b*t) and their products'
		);
	return negate(replace(F, time, ZERO));
}

function checkLaplace(f: Expression, time: string, value: Expression, frequency: string): Verdict {
	if (freeSymbols(f).some((name) => name !== time)) return 'undecided';
	const s = integerNode(CHECKED_AT);
	const kernel = power(E, negate(multiply([s, symbol(time)])));
	return checkIntegral(multiply([f, kernel]), time, [{ from: REAL_ZERO, to: null }], replace(value, frequency, s));
}

/** f with the transform F, a rational function of s. Throws Declined where a pole lacks a closed form. */
export function inverseLaplace(F: Expression, frequency: string, time: string): Expression {
	if (contains(F, time)) throw new NoValueError('the inverse transform needs a variable that is not in the function');
	const terms = apartTerms(F, frequency);
	if (!terms) throw new Declined('an inverse Laplace transform is found of rational functions alone');
	const value = add(terms.filter((term) => !isNumber(term, 0)).map((term) => original(term, frequency, symbol(time))));
	const back = laplace(value, time, frequency);
	return confirmed(value, vanishes(subtract(back, F)) ? 'agrees' : 'differs', 'inverse Laplace transform', F.key);
}

/** (Bs + C)/(line or quadratic)^n */
function original(term: Expression, frequency: string, t: Expression): Expression {
	const below = factorsOf(term).find(
		({ base, exponent }) => contains(base, frequency) && isNumber(exponent) && exponent.value.num < 0n
	);
	if (!below || !isInteger(below.exponent)) throw new Declined('a part of the function does not fall to 0 for large s');
	const n = -Number(below.exponent.value.num);
	const above = normal(multiply([term, power(below.base, integerNode(n))]));
	const [c, b, a] = [0, 1, 2].map((k) => coefficient(below.base, frequency, k)) as [Expression, Expression, Expression];
	const [C, B] = [0, 1].map((k) => coefficient(above, frequency, k)) as [Expression, Expression];
	if (isNumber(a, 0)) {
		const rate = negate(divide(c, b));
		const front = divide(C, multiply([power(b, integerNode(n)), applyFunction('factorial', [integerNode(n - 1)])]));
		return multiply([front, power(t, integerNode(n - 1)), power(E, multiply([rate, t]))]);
	}
	if (n > 1) throw new Declined('a multiple pair of complex poles is not transformed back here');
	// (Bs + C)/(a((s − α)² + w)) is e^(αt)·(B·cos ωt + (C + αB)/ω·sin ωt)/a.
	const alpha = normal(divide(negate(b), multiply([TWO, a])));
	const w = normal(subtract(divide(c, a), power(alpha, TWO)));
	const falling = isClosed(w) && signOf(w) === -1;
	const omega = squareRoot(falling ? negate(w) : w);
	const [cos, sin] = (falling ? ['cosh', 'sinh'] : ['cos', 'sin']).map((wave) =>
		applyFunction(wave, [multiply([omega, t])])
	) as [Expression, Expression];
	const wave = add([multiply([B, cos]), divide(multiply([add([C, multiply([alpha, B])]), sin]), omega)]);
	return divide(multiply([power(E, multiply([alpha, t])), wave]), a);
}
