/** Trigonometric and inverse trigonometric functions in closed form. */
import { add, divide, multiply, negate, subtract } from '../core/arithmetic';
import { isReal, leadsNegative } from '../core/assumptions';
import { factsOf } from '../definitions/facts';
import {
	HALF,
	I,
	isCall,
	isClosed,
	isNumber,
	MINUS_ONE,
	number,
	ONE,
	PI,
	rawCall,
	splitCoefficient,
	termsOf,
	TWO,
	ZERO,
	type Expression,
	integerNode
} from '../core/expression';
import { applyFunction } from '../core/recursion';
import { cosineAt, modulo, sineAt, tangentAt } from './exact-trig-values';
import { expand } from '../core/expand';
import { infiniteSign, isInfinite } from '../core/infinity';
import { approximate, floorOf, isZero, signOf } from '../core/numeric';
import { power, squareRoot } from '../core/powers';
import { fraction, type Rational } from '../core/rational';
import { numberOfReal } from '../reals/digits';
import { InsufficientPrecision } from '../reals/real';
import { BudgetExceeded } from '../core/budget';
import { NoValueError } from '../core/refusals';
import { entryAt } from '../../kit/checked';

export type Trigonometric = 'sin' | 'cos' | 'tan' | 'cot' | 'sec' | 'csc';

/** r of x = π·r. */
export function turnOf(x: Expression): Rational | undefined {
	if (isNumber(x, 0)) return { num: 0n, den: 1n };
	if (x === PI || x.key === PI.key) return { num: 1n, den: 1n };
	if (x.kind !== 'product' || x.factors.length !== 1) return undefined;
	const [factor] = x.factors;
	return factor?.base.key === PI.key && isNumber(factor.exponent, 1) ? x.coefficient : undefined;
}

/** f(x + kπ/2) = ± g(x): the function and sign for k = 0, 1, 2, 3. */
const SHIFTS: Readonly<Record<Trigonometric, readonly (readonly [Trigonometric, 1 | -1])[]>> = {
	sin: [
		['sin', 1],
		['cos', 1],
		['sin', -1],
		['cos', -1]
	],
	cos: [
		['cos', 1],
		['sin', -1],
		['cos', -1],
		['sin', 1]
	],
	tan: [
		['tan', 1],
		['cot', -1],
		['tan', 1],
		['cot', -1]
	],
	cot: [
		['cot', 1],
		['tan', -1],
		['cot', 1],
		['tan', -1]
	],
	sec: [
		['sec', 1],
		['csc', -1],
		['sec', -1],
		['csc', 1]
	],
	csc: [
		['csc', 1],
		['sec', 1],
		['csc', -1],
		['sec', -1]
	]
};

/** sin, cos, tan, cot, sec, csc of x. Throws NoValueError at poles. */
export function trigonometric(name: Trigonometric, x: Expression): Expression {
	if (isInfinite(x)) throw new NoValueError(`${name} has no limit at infinity`);
	const r = turnOf(x);
	if (r) return atTurn(name, r);
	const even = factsOf(name)?.parity === 'even';
	if (even && isCall(x, 'abs') && isReal(x.args[0] as Expression)) return trigonometric(name, x.args[0] as Expression);
	// f(−x) = ± f(x), for all complex x
	if (leadsNegative(x)) {
		const value = trigonometric(name, negate(x));
		return even ? value : negate(value);
	}
	if (x.kind === 'sum') {
		const quarter = x.terms.find((term) => (turnOf(term)?.den ?? 3n) <= 2n);
		const turn = quarter && turnOf(quarter);
		if (quarter && turn) {
			const rest = subtract(x, quarter);
			const k = Number(modulo(fraction(turn.num * 2n, turn.den), 4n).num);
			const [other, sign] = SHIFTS[name][k] as readonly [Trigonometric, 1 | -1];
			const value = trigonometric(other, rest);
			return sign < 0 ? negate(value) : value;
		}
	}
	const inverse = ofInverse(name, x);
	if (inverse) return inverse;
	const turned = realMultipleOfI(x);
	if (turned) {
		// sin(ix) = i sinh x and so on, for all complex x
		const [other, unit] = HYPERBOLIC[name];
		return multiply([unit, applyFunction(other, [turned])]);
	}
	return rawCall(name, [x]);
}

const HYPERBOLIC: Readonly<Record<Trigonometric, readonly [string, Expression]>> = {
	sin: ['sinh', I],
	cos: ['cosh', ONE],
	tan: ['tanh', I],
	cot: ['coth', negate(I)],
	sec: ['sech', ONE],
	csc: ['csch', negate(I)]
};

/** u of x = i·u with u real. */
export function realMultipleOfI(x: Expression): Expression | undefined {
	const parts = termsOf(x).map((term) => {
		if (term.kind === 'constant') return term.name === 'i' ? ONE : undefined;
		if (term.kind !== 'product' || !term.factors.some(({ base }) => base.key === I.key)) return undefined;
		const rest = multiply([MINUS_ONE, I, term]);
		return isReal(rest) ? rest : undefined;
	});
	return parts.every((part) => part !== undefined) ? add(parts) : undefined;
}

function atTurn(name: Trigonometric, r: Rational): Expression {
	const quarter = (value: Rational): Rational => fraction(value.den - 2n * value.num, 2n * value.den);
	const closed = ((): Expression | undefined => {
		switch (name) {
			case 'sin':
				return sineAt(r);
			case 'cos':
				return cosineAt(r);
			case 'tan':
				return tangentAt(r);
			case 'cot':
				if (modulo(r, 1n).num === 0n) throw new NoValueError('the cotangent of a multiple of pi has no value');
				return tangentAt(quarter(r));
			case 'sec':
			case 'csc': {
				const below = name === 'sec' ? cosineAt(r) : sineAt(r);
				if (below && isNumber(below, 0)) throw new NoValueError(`${name} has no value here`);
				return below && divide(ONE, below);
			}
		}
	})();
	if (closed) return closed;
	// Into the first quarter, so that equal values look equal.
	let { num, den } = modulo(r, name === 'tan' || name === 'cot' ? 1n : 2n);
	let sign = 1;
	if (name === 'sin' || name === 'csc') {
		if (num >= den) {
			num -= den;
			sign = -sign;
		}
		if (2n * num > den) num = den - num;
	} else {
		if (num > den) num = 2n * den - num;
		if (2n * num > den) {
			num = den - num;
			sign = -sign;
		}
	}
	const value = rawCall(name, [multiply([number(fraction(num, den)), PI])]);
	return sign < 0 ? negate(value) : value;
}

/** Multiples of an inverse function that are multiplied out. */
const MAX_MULTIPLE = 12n;

/** sin(acos x) = √(1 − x²), sin(2·atan x) = 2x/(1 + x²) and the others; these hold on the principal branches for all complex x. */
function ofInverse(name: Trigonometric, x: Expression): Expression | undefined {
	const { coefficient, rest } = splitCoefficient(x);
	const times =
		coefficient.den === 1n && coefficient.num > 0n && coefficient.num <= MAX_MULTIPLE ? coefficient.num : 0n;
	if (times === 0n || !rest || !isCall(rest) || rest.args.length !== 1) return undefined;
	const [y] = rest.args as readonly [Expression];
	// Beyond the double angle only constants get shorter.
	if (times > 2n && !isClosed(y)) return undefined;
	if (times === 1n && rest.name === 'atan' && name === 'tan') return y;
	if (times === 1n && rest.name === 'atan' && name === 'cot') return divide(ONE, y);
	const parts = times === 1n ? partsOfInverse(rest.name, y) : multipleOfInverse(rest.name, y, times);
	if (!parts) return undefined;
	const { sine, cosine } = parts;
	return fromSineAndCosine(name, sine, cosine);
}

/** Exponents of sine and cosine in the circular functions, and in the hyperbolic ones. */
const EXPONENTS: Readonly<Record<string, readonly [sine: number, cosine: number]>> = {
	sin: [1, 0],
	cos: [0, 1],
	tan: [1, -1],
	cot: [-1, 1],
	sec: [0, -1],
	csc: [-1, 0]
};

/** A circular or hyperbolic function by the exponents of its sine and cosine. */
export const exponentsOfSineAndCosine = (name: string): readonly [sine: number, cosine: number] =>
	entryAt(EXPONENTS, name.replace(/h$/, ''));

/** sin, tanh, sec … from the sine and the cosine of its argument, circular or hyperbolic. */
export function fromSineAndCosine(name: string, sine: Expression, cosine: Expression): Expression {
	const [above, below] = exponentsOfSineAndCosine(name);
	return multiply([power(sine, integerNode(above)), power(cosine, integerNode(below))]);
}

type SinCos = { readonly sine: Expression; readonly cosine: Expression };

function partsOfInverse(name: string, y: Expression): SinCos | undefined {
	const other = (sign: Expression) => squareRoot(add([ONE, multiply([sign, power(y, TWO)])]));
	if (name === 'asin') return { sine: y, cosine: other(MINUS_ONE) };
	if (name === 'acos') return { sine: other(MINUS_ONE), cosine: y };
	if (name !== 'atan') return undefined;
	const cosine = divide(ONE, other(ONE));
	return { sine: multiply([y, cosine]), cosine };
}

/** cos(nu) + i·sin(nu) = (cos u + i·sin u)^n; of atan y by (1 + iy)^n over √(1 + y²)^n. */
function multipleOfInverse(name: string, y: Expression, times: bigint): SinCos | undefined {
	const angle = name === 'atan' ? { sine: y, cosine: ONE } : partsOfInverse(name, y);
	if (!angle) return undefined;
	let [sine, cosine]: [Expression, Expression] = [angle.sine, angle.cosine];
	for (let k = 1n; k < times; k++)
		[sine, cosine] = [
			expand(add([multiply([sine, angle.cosine]), multiply([cosine, angle.sine])])),
			expand(subtract(multiply([cosine, angle.cosine]), multiply([sine, angle.sine])))
		];
	if (name !== 'atan') return { sine, cosine };
	const size = power(add([ONE, power(y, TWO)]), number(fraction(-times, 2n)));
	return { sine: multiply([sine, size]), cosine: multiply([cosine, size]) };
}

/** Denominators of r that the inverse functions look for. */
const DENOMINATORS = [1, 2, 3, 4, 5, 6, 8, 10, 12];

/** asin, acos, atan of x: an angle π·k/n is guessed from the value and then proved by the exact sine. */
export function inverseTrigonometric(name: 'asin' | 'acos' | 'atan', x: Expression): Expression {
	if (isInfinite(x)) {
		if (name === 'atan') return multiply([HALF, number({ num: BigInt(infiniteSign(x)), den: 1n }), PI]);
		throw new NoValueError(`${name} has no value at infinity`);
	}
	if (isNumber(x, 0)) return name === 'acos' ? multiply([HALF, PI]) : ZERO;
	// asin and atan are odd everywhere; acos(−x) = π − acos x.
	if (leadsNegative(x)) {
		const value = inverseTrigonometric(name, negate(x));
		return name === 'acos' ? subtract(PI, value) : negate(value);
	}
	if (isClosed(x)) {
		const angle = knownAngle(name, x) ?? ofOwnFunction(name, x);
		if (angle) return angle;
	}
	return rawCall(name, [x]);
}

function knownAngle(name: 'asin' | 'acos' | 'atan', x: Expression): Expression | undefined {
	let turns: number;
	try {
		const value = approximate(rawCall(name, [x]), 100);
		if (value.im) return undefined;
		turns = numberOfReal(value.re) / Math.PI;
	} catch (error) {
		if (error instanceof InsufficientPrecision && name !== 'atan') turns = name === 'asin' ? 0.5 : 0;
		else if (error instanceof InsufficientPrecision || error instanceof NoValueError || error instanceof BudgetExceeded)
			return undefined;
		else throw error;
	}
	for (const den of DENOMINATORS) {
		const num = Math.round(turns * den);
		if (Math.abs(turns * den - num) > 1e-12) continue;
		const r = fraction(BigInt(num), BigInt(den));
		if (name === 'atan' && r.den === 2n) continue;
		const exact = name === 'asin' ? sineAt(r) : name === 'acos' ? cosineAt(r) : tangentAt(r);
		if (exact && (exact.key === x.key || isZero(subtract(exact, x)) === true)) return multiply([number(r), PI]);
	}
	return undefined;
}

/** asin(sin u) = ±(u − kπ), acos(cos u) = ±(u − 2kπ), atan(tan u) = u − kπ for a real constant u. */
function ofOwnFunction(name: 'asin' | 'acos' | 'atan', x: Expression): Expression | undefined {
	if (!isCall(x, name.slice(1)) || !x.args[0] || !isReal(x.args[0])) return undefined;
	const u = x.args[0];
	const turns = divide(u, PI);
	if (name === 'acos') {
		const k = floorOf(turns);
		if (k === undefined) return undefined;
		// In [kπ, (k + 1)π): falling from there for even k, mirrored for odd k.
		const even = k % 2n === 0n;
		const shift = multiply([number({ num: even ? k : k + 1n, den: 1n }), PI]);
		return even ? subtract(u, shift) : subtract(shift, u);
	}
	const k = floorOf(add([turns, HALF]));
	if (k === undefined) return undefined;
	const rest = subtract(u, multiply([number({ num: k, den: 1n }), PI]));
	return name === 'asin' && k % 2n !== 0n ? negate(rest) : rest;
}

/** The angle of the point (x, y): the argument of x + iy, real x and y. Throws NoValueError for (0, 0). */
export function angleOf(y: Expression, x: Expression): Expression {
	const [above, right] = [signOf(y), signOf(x)];
	if (above === undefined || right === undefined) return rawCall('atan2', [y, x]);
	if (right === 0) {
		if (above === 0) throw new NoValueError('the angle of the point (0, 0) has no value');
		return multiply([number({ num: BigInt(above), den: 2n }), PI]);
	}
	if (above === 0) return right > 0 ? ZERO : PI;
	const angle = inverseTrigonometric('atan', divide(y, x));
	if (right > 0) return angle;
	return above > 0 ? add([angle, PI]) : subtract(angle, PI);
}
