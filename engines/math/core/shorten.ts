/** The shortest of a few forms that are equal by construction. */
import { add, multiply, negate, subtract } from './arithmetic';
import { attempt, BudgetExceeded } from './budget';
import { numberOfReal } from '../reals/digits';
import { expand } from './expand';
import {
	factorsOf,
	isCall,
	isClosed,
	isInteger,
	isNumber,
	mentionsI,
	number,
	rawCall,
	splitCoefficient,
	termsOf,
	ZERO,
	type Expression
} from './expression';
import { joinedGammas } from '../functions/gammas';
import { joined } from './inverse-sums';
import { syntaxOf } from '../io/layout';
import { approximate, isZero } from './numeric';
import type { Rational } from './rational';
import { absolute, bitLength, fraction, ONE_RATIONAL, powerRational, multiplyRational, integer } from './rational';
import { squareRoot } from './powers';
import { InsufficientPrecision } from '../reals/real';
import { separationBits } from '../reals/separation';
import { childrenOf, isTruth, type Syntax } from '../io/syntax';
import { NoValueError } from './refusals';

const MAX_TERMS = 300;

/** The shortest of: x as it is, multiplied out, logarithms joined, a fraction that x is proved to equal. */
export function shorten(x: Expression): Expression {
	if (x.kind === 'number' || x.kind === 'symbol' || x.kind === 'constant') return x;
	const candidates: Expression[] = [x];
	if (needsExpansion(x)) {
		const expanded = attempt({ steps: 100_000 }, () => expandFully(x));
		if (expanded) candidates.push(expanded);
	}
	for (const candidate of [...candidates]) {
		for (const join of [joinLogarithms, joined, joinedGammas]) {
			const shorter = join(candidate);
			if (shorter) candidates.push(shorter);
		}
	}
	if (isClosed(x) && !candidates.some(({ kind }) => kind === 'number')) {
		const rational = provedFraction(candidates.at(-1) as Expression);
		if (rational) candidates.push(rational);
		if (rational?.kind === 'number') return rational;
	}
	let best: Expression = x;
	if (candidates.length > 1) {
		const costs = candidates.map(costOf);
		best = candidates[costs.indexOf(Math.min(...costs))] ?? x;
	}
	return powerOfSurds(best) ?? best;
}

/** (1 + √2)⁵ as 41 + 29·√2 when that is not longer, (1 + i)⁵ as −4 − 4·i; otherwise undefined. */
function powerOfSurds(x: Expression): Expression | undefined {
	if (x.kind !== 'power' || x.base.kind !== 'sum' || !isInteger(x.exponent) || !isClosed(x)) return undefined;
	const expanded = attempt({ steps: 20_000 }, () => expandFully(x));
	if (!expanded || termsOf(expanded).length > x.base.terms.length) return undefined;
	const gaussian = mentionsI(x) && termsOf(expanded).every((term) => isNumber(term) || isImaginary(term));
	return gaussian || measure(syntaxOf(expanded)).characters <= measure(syntaxOf(x)).characters + 4
		? expanded
		: undefined;
}

const isImaginary = (x: Expression): boolean => {
	const { rest } = splitCoefficient(x);
	return rest?.kind === 'constant' && rest.name === 'i';
};

/** Multiplied out until nothing is left to multiply: products of roots may leave sums behind. */
function expandFully(x: Expression): Expression {
	let current = expand(x, MAX_TERMS);
	for (let round = 0; round < 3 && needsExpansion(current); round++) {
		const next = expand(current, MAX_TERMS);
		if (next.key === current.key) break;
		current = next;
	}
	return current;
}

/** A sum inside a product or under a whole power: what multiplying out would change. */
function needsExpansion(x: Expression): boolean {
	switch (x.kind) {
		case 'sum':
			return x.terms.some(needsExpansion);
		case 'product':
		case 'power':
			return factorsOf(x).some(({ base, exponent }) => base.kind === 'sum' && exponent.kind === 'number');
		default:
			return false;
	}
}

/** Length of an expression for a reader: operations, then characters. */
function costOf(x: Expression): number {
	const measured = measure(syntaxOf(x));
	return measured.operations * 1_000 + Math.min(999, measured.characters / 10);
}

function measure(node: Syntax): { operations: number; characters: number } {
	let operations = 0;
	let characters = 0;
	const stack: Syntax[] = [node];
	for (let next = stack.pop(); next; next = stack.pop()) {
		if (next.type === 'number') characters += next.text.length;
		else if (next.type === 'name') characters += next.name.length;
		else if (next.type === 'sum') operations += next.terms.length - 1;
		else if (next.type === 'product') operations += next.factors.length - 1;
		else if (next.type === 'negate') characters += 1;
		else if (!isTruth(next)) operations += 1;
		characters += 1;
		stack.push(...childrenOf(next));
	}
	return { operations, characters };
}

/** Numbers under a joined logarithm: 12,000 digits. */
const MAX_JOINED_BITS = 40_000;

/** 2 log 2 + log 3 → log 12: whole multiples of logarithms of positive numbers, when the number stays short. */
function joinLogarithms(x: Expression): Expression | undefined {
	let value: Rational = ONE_RATIONAL;
	let count = 0;
	const rest: Expression[] = [];
	for (const term of termsOf(x)) {
		const { coefficient, rest: inner } = splitCoefficient(term);
		const arg = inner && isCall(inner, 'log') && inner.args.length === 1 ? inner.args[0] : undefined;
		if (!arg || !isNumber(arg) || arg.value.num <= 0n || coefficient.den !== 1n || absolute(coefficient.num) > 60n) {
			rest.push(term);
			continue;
		}
		value = multiplyRational(value, powerRational(arg.value, coefficient.num));
		count++;
	}
	if (count === 0 || bitLength(value.num) > MAX_JOINED_BITS || bitLength(value.den) > MAX_JOINED_BITS) return undefined;
	return add([...rest, value.num === 1n && value.den === 1n ? ZERO : rawLog(value)]);
}

function rawLog(value: Rational): Expression {
	// log(1/n) is written −log n.
	if (value.num === 1n) return multiply([number(integer(-1)), rawCall('log', [number(integer(value.den))])]);
	return rawCall('log', [number(value)]);
}

/** The small fraction that an algebraic constant equals, zero too: guessed from its double, proved by separation. */
function provedFraction(x: Expression): Expression | undefined {
	if (separationBits(x) === undefined) return undefined;
	const value = nearValue(x);
	if (value === undefined) return mentionsI(x) && isZero(x) === true ? ZERO : undefined;
	const guess = nearFraction(value);
	if (guess) return provedEqual(x, number(guess));
	// A root of a fraction: tan(π/7)·tan(2π/7)·tan(3π/7) = √7.
	const square = costOf(x) > 4_000 ? nearFraction(value * value) : undefined;
	return square && provedEqual(x, value < 0 ? negate(squareRoot(number(square))) : squareRoot(number(square)));
}

/** Whether a closed x looks like a simple fraction; no proof. */
export function fractionNear(x: Expression): boolean {
	const value = nearValue(x);
	return value !== undefined && nearFraction(value) !== undefined;
}

/** A real constant's double; 0 when it is indistinguishable from 0, undefined for complex and undefined ones. */
function nearValue(x: Expression): number | undefined {
	try {
		const { re, im } = approximate(x, 96);
		const value = numberOfReal(re);
		return im || !(Math.abs(value) < 1e6) ? undefined : value;
	} catch (error) {
		if (error instanceof InsufficientPrecision || error instanceof NoValueError || error instanceof BudgetExceeded)
			return undefined;
		throw error;
	}
}

const provedEqual = (x: Expression, candidate: Expression): Expression | undefined =>
	isZero(subtract(x, candidate)) === true ? candidate : undefined;

/** A fraction with denominator up to 1,000 within 1e-13 of the value, by its continued fraction. */
function nearFraction(value: number): Rational | undefined {
	let [h0, h1, k0, k1] = [0, 1, 1, 0];
	let x = value;
	for (let step = 0; step < 20; step++) {
		const whole = Math.floor(x);
		[h0, h1, k0, k1] = [h1, whole * h1 + h0, k1, whole * k1 + k0];
		if (k1 > 1_000 || !Number.isSafeInteger(h1)) return undefined;
		if (Math.abs(value - h1 / k1) <= 1e-13 * Math.max(1, Math.abs(value))) return fraction(BigInt(h1), BigInt(k1));
		x = 1 / (x - whole);
		if (!Number.isFinite(x)) return undefined;
	}
	return undefined;
}
