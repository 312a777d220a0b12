/** Exponents of series: fractions, and real constants that are not fractions (x^π, 3^x beside 2^x). */
import { itemAt } from '../../../kit/checked';
import { add, multiply, subtract } from '../../core/arithmetic';
import { Declined } from '../../core/unsupported';
import { number, rawSum, splitCoefficient, termsOf, ZERO, type Expression } from '../../core/expression';
import { signOf } from '../../core/numeric';
import { addRational, compareRational, multiplyRational, negateRational, type Rational } from '../../core/rational';

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
	const difference = subtract(exponentNode(a), exponentNode(b));
	const sign = signOf(difference);
	if (sign === undefined) throw new Declined('no limit was found: two growth rates could not be told apart');
	return sign;
}

/** Sign of a. */
export const signOfExponent = (a: Exponent): -1 | 0 | 1 => compareExponents(a, { num: 0n, den: 1n });

/** The same for equal exponents. */
export const keyOfExponent = (a: Exponent): string => `${a.num}/${a.den}/${a.irrational?.key ?? ''}`;
