/** Limits at a point, from one side or from both. */
import { add, divide, multiply, subtract } from '../../core/arithmetic';
import { Declined, NoValueError, unlessRefused } from '../../core/refusals';
import {
	factorsOf,
	splitCoefficient,
	termsOf,
	freeSymbols,
	integerNode,
	isClosed,
	mentionsI,
	ONE,
	symbol,
	type Expression,
	number,
	ZERO
} from '../../core/expression';
import { infiniteSign, isInfinite } from '../../core/infinity';
import { printExpression } from '../../io/print';
import { checkLimit } from '../confirm/limit';
import { confirmed } from '../confirm/verdict';
import { doubleFunction, FAR, likeness, realAt } from '../points';
import { replace, contains } from '../../core/substitution';
import { tidy } from '../forms';
import { factored } from '../integrate/rewritings';
import { withLogarithms } from './far';
import { prepared, withOneGamma, withoutLambert } from './prepare';
import { Growth } from './gruntz';
import { waves, type PowerSeries, addExponents, compareExponents, exponentNode, type Exponent } from './truncated';
import { signOf } from '../../core/numeric';
import { power } from '../../core/powers';
import { fraction, integer } from '../../core/rational';
import { numberOfReal } from '../../reals/digits';
import { mayBeZero, type Real, subtractReal } from '../../reals/real';
import { attempted, expand, LOG, type Expansion } from './power-series';

export type Side = 'above' | 'below' | 'both';

/** lim f for x → point, confirmed by numbers. Throws NoValueError if the limit does not exist, Declined if the search fails. */
export function limitOf(
	f: Expression,
	name: string,
	point: Expression,
	side: Side,
	print: (value: Expression) => string = printExpression
): Expression {
	const x = symbol(FAR);
	const from = (direction: 1 | -1): Expression => {
		const step = divide(ONE, x);
		const along = isInfinite(point)
			? multiply([integerNode(infiniteSign(point)), x])
			: add([point, multiply([integerNode(direction), step])]);
		const moved = replace(f, name, along);
		const value = unlessRefused(() => atInfinity(moved), [Declined]) ?? byFactors(moved) ?? atInfinity(moved);
		const question = `limit(${printExpression(f)}, ${name}, ${printExpression(point)})`;
		const verdict = checkLimit(f, name, { point, direction }, value);
		if (mentionsI(f) && verdict !== 'agrees')
			throw new Declined('a limit of a complex function near a branch cut is not computed here');
		return confirmed(value, verdict, 'limit', question, true);
	};
	if (isInfinite(point) || side === 'above') return from(1);
	if (side === 'below') return from(-1);
	const [left, right] = sidesOf(f, name, point);
	if (left && !right) return from(-1);
	if (right && !left) return from(1);
	const [a, b] = [from(-1), from(1)];
	if (agree(a, b)) return b;
	throw new NoValueError(`the limit does not exist: it is ${print(a)} from below and ${print(b)} from above`);
}

function agree(a: Expression, b: Expression): boolean {
	if (isInfinite(a) || isInfinite(b)) return isInfinite(a) && isInfinite(b) && infiniteSign(a) === infiniteSign(b);
	return a.key === b.key || likeness(a, b) === 'same';
}

/** Whether f is real just below and just above a point; both where that cannot be seen. */
function sidesOf(f: Expression, name: string, point: Expression): [boolean, boolean] {
	if (!isClosed(point)) return [true, true];
	const at = doubleFunction(point, name)(0);
	const value = doubleFunction(f, name);
	const scale = Math.max(1, Math.abs(at));
	const known = (direction: number): boolean =>
		[1e-2, 1e-3, 1e-4, 1e-5].some((h) => !Number.isNaN(value(at + direction * h * scale)));
	const [left, right] = [known(-1), known(1)];
	return left || right ? [left, right] : [true, true];
}

function atInfinity(f: Expression): Expression {
	const growth = new Growth();
	const found = growth.limit(prepared(withOneGamma(withoutLambert(f)), growth));
	if (isInfinite(found)) return found;
	if (waves(found)) {
		if (!swings(found, growth) && !oscillates(f)) throw new Declined('no limit was found: a wave does not settle');
		throw new NoValueError('the limit does not exist: the function oscillates');
	}
	return tidy(withLogarithms(found));
}

/** The product of the limits of the factors of a sum; undefined for others, and where one is 0 and another infinite. */
function byFactors(f: Expression): Expression | undefined {
	if (f.kind !== 'sum' || freeSymbols(f).length < 2) return undefined;
	const product = factored(f);
	const all = [
		number(splitCoefficient(product).coefficient),
		...factorsOf(product).flatMap(({ base, exponent }) => termsOf(exponent).map((term) => power(base, term)))
	];
	const plain = all.filter((factor) => freeSymbols(factor).length < 2);
	const factors = [multiply(plain), ...all.filter((factor) => !plain.includes(factor))];
	if (all.length < 3) return undefined;
	const limits = factors.map((factor) => unlessRefused(() => atInfinity(factor), [Declined, NoValueError]));
	return limits.includes(undefined) ? undefined : unlessRefused(() => multiply(limits as Expression[]));
}

/** Whether a limit is in one sine alone and changes with it: its values are then taken ever farther out. */
function swings(limit: Expression, growth: Growth): boolean {
	const [name, ...others] = freeSymbols(limit);
	if (name === undefined || others.length > 0 || !growth.isSine(name)) return false;
	const [a = ZERO, b = ZERO, c = ZERO] = SINES.map((value) => replace(limit, name, value));
	return [subtract(a, b), subtract(b, c)].some((difference) => Math.abs(signOf(difference) ?? 0) === 1);
}

const SINES = [fraction(1n, 2n), fraction(-1n, 3n), fraction(-1n, 2n)].map(number);

/** Whether f takes different values ever farther out: waves such as sin² x + cos² x may add up to a constant. */
const oscillates = (f: Expression): boolean =>
	[100n, 10_000n, 1_000_000n].every((far) => {
		const values = Array.from({ length: 24 }, (_, k) => {
			const at = fraction(100n * far + BigInt(k % 2 ? 100 * k : 37 * k), 100n);
			return realAt(f, new Map([[FAR, at]]), 96);
		}).filter((value) => value !== undefined);
		const [first, ...others] = values;
		return first !== undefined && others.some((value) => isApart(subtractReal(value, first, 96)));
	});

/** Whether a difference is above a thousandth beyond its doubt. */
const isApart = (difference: Real): boolean =>
	!mayBeZero(difference) && Math.abs(numberOfReal(difference)) - 2 ** difference.r > 1e-3;

/** Lengths beyond the first term that are tried. */
const LENGTHS = [0, 3, 8, 20];

/** All terms of f at `point` below the power `order` of x − point, or of 1/x at ∞. Throws Declined. */
export function seriesAt(f: Expression, name: string, point: Expression, order: number): Expression {
	const w = symbol('w_');
	const x = symbol(name);
	const far = isInfinite(point);
	if (far && infiniteSign(point) < 0) throw new Declined('a series at minus infinity is not computed here');
	const inside = replace(f, name, far ? power(w, number(integer(-1))) : add([point, w]));
	const wanted = integer(order);
	for (const extra of LENGTHS) {
		const how: Expansion = {
			signOf: (c) => {
				const sign = signOf(c);
				if (sign === undefined) throw new Declined('the sign of a coefficient is not known');
				return sign;
			},
			length: addExponents(wanted, integer(extra + 1)),
			bothSides: !far
		};
		const found = attempted(() => expand(inside, w.name, how));
		if (!found) continue;
		if (found.order && compareExponents(found.order, wanted) < 0) continue;
		return written(found, wanted, far ? divide(ONE, x) : subtract(x, point));
	}
	throw new Declined('no series was found at the point');
}

function written({ terms }: PowerSeries, order: Exponent, step: Expression): Expression {
	const kept = terms.filter(({ exponent }) => compareExponents(exponent, order) < 0);
	if (kept.some(({ coefficient }) => contains(coefficient, LOG.name)))
		throw new Declined('the function has a logarithm at the point, and no series of powers');
	return add(
		kept.map(({ exponent, coefficient }) => multiply([tidy(coefficient), power(step, exponentNode(exponent))]))
	);
}
