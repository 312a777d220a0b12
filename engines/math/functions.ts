/** Every function by its name, in closed form where there is one. */
import { add, divide, multiply, negate, subtract } from './arithmetic';
import { isNonNegative, isReal } from './assumptions';
import { complexParts, conjugate } from './complex-parts';
import {
	fractionNode,
	HALF,
	integerNode,
	isCall,
	isClosed,
	isInteger,
	isNumber,
	mentionsI,
	number,
	ONE,
	PI,
	rawCall,
	splitCoefficient,
	TWO,
	ZERO,
	type Expression,
	type SymbolNode
} from './expression';
import { hyperbolic, inverseHyperbolic, isHyperbolic } from './hyperbolic';
import { INFINITY } from './expression';
import { infiniteSign, isInfinite } from './infinity';
import {
	binomial,
	divisor,
	doubleFactorial,
	factorial,
	fibonacci,
	gamma,
	modulo,
	permutations,
	rounding
} from './integer-functions';
import { logarithm, logarithmTo } from './logarithms';
import { isZero, signOf } from './numeric';
import { exponential, power, squareRoot } from './powers';
import { overRange } from './range';
import { absoluteRational } from './rational';
import { angleOf, inverseTrigonometric, isTrigonometric, trigonometric } from './trigonometry';
import { Undefined } from './undefined';

/** The canonical value of a function by its canonical name (names.ts). Throws Undefined where it has none. */
export function applyFunction(name: string, args: readonly Expression[]): Expression {
	const x = args[0] as Expression;
	const y = args[1] as Expression;
	if (isTrigonometric(name)) return trigonometric(name, x);
	if (isHyperbolic(name)) return hyperbolic(name, x);
	switch (name) {
		case 'exp':
			return power(exponential(ONE), x);
		case 'sqrt':
			return squareRoot(x);
		case 'cbrt':
			return power(x, fractionNode(1, 3));
		case 'root':
			return power(x, divide(ONE, y));
		case 'pow':
			return power(x, y);
		case 'square':
			return power(x, TWO);
		case 'cube':
			return power(x, integerNode(3));
		case 'hypot':
			return squareRoot(add(args.map((arg) => power(absolute(arg), TWO))));
		case 'degrees':
			return divide(multiply([integerNode(180), x]), PI);
		case 'radians':
			return multiply([fractionNode(1, 180), PI, x]);
		case 'log':
			return args.length === 2 ? logarithmTo(x, y) : logarithm(x);
		case 'log2':
			return logarithmTo(x, TWO);
		case 'log10':
			return logarithmTo(x, integerNode(10));
		case 'asin':
		case 'acos':
		case 'atan':
			return inverseTrigonometric(name, x);
		case 'acot':
			// acot x = atan(1/x), acot 0 = π/2
			return isNumber(x, 0) ? multiply([HALF, PI]) : inverseTrigonometric('atan', divide(ONE, x));
		case 'asec':
			return inverseTrigonometric('acos', divide(ONE, x));
		case 'acsc':
			return inverseTrigonometric('asin', divide(ONE, x));
		case 'asinh':
		case 'acosh':
		case 'atanh':
			return inverseHyperbolic(name, x);
		case 'acoth':
			return inverseHyperbolic('atanh', divide(ONE, x));
		case 'asech':
			return inverseHyperbolic('acosh', divide(ONE, x));
		case 'acsch':
			return inverseHyperbolic('asinh', divide(ONE, x));
		case 'atan2':
			return isClosed(x) && isClosed(y) ? angleOf(x, y) : rawCall(name, args);
		case 'abs':
			return absolute(x);
		case 'sign':
			return sign(x);
		case 'floor':
		case 'ceil':
		case 'round':
		case 'trunc':
		case 'frac':
			return rounding(name, x);
		case 'factorial':
			return factorial(x);
		case 'doubleFactorial':
			return doubleFactorial(x);
		case 'gamma':
			return gamma(x);
		case 'binomial':
			return binomial(x, y);
		case 'permutations':
			return permutations(x, y);
		case 'fibonacci':
			return fibonacci(x);
		case 'gcd':
		case 'lcm':
			return divisor(name, args);
		case 'mod':
			return modulo(x, y);
		case 'min':
		case 'max':
			return extreme(name, args);
		case 're':
		case 'im':
		case 'arg':
			return part(name, x);
		case 'conj':
			return conjugate(x);
		case 'sum':
		case 'product':
			if (args.length === 4 && y.kind === 'symbol')
				return overRange(name, x, y as SymbolNode, args[2] as Expression, args[3] as Expression);
			return name === 'sum' ? add(args) : multiply(args);
		default:
			return rawCall(name, args);
	}
}

/** |x|. */
export function absolute(x: Expression): Expression {
	if (isInfinite(x)) return INFINITY;
	if (x.kind === 'number') return number(absoluteRational(x.value));
	if (isNonNegative(x)) return x;
	if (isClosed(x)) {
		if (isReal(x)) {
			const side = signOf(x);
			if (side !== undefined) return side < 0 ? negate(x) : x;
		}
		const parts = mentionsI(x) ? complexParts(x) : undefined;
		if (parts) return squareRoot(add([power(parts.re, TWO), power(parts.im, TWO)]));
	}
	// |c·x| = |c|·|x|, ||x|| = |x|, |−x| = |x|
	const { coefficient, rest } = splitCoefficient(x);
	const size = absoluteRational(coefficient);
	if (rest && (coefficient.num !== 1n || coefficient.den !== 1n)) return multiply([number(size), absolute(rest)]);
	if (isCall(x, 'abs')) return x;
	if (x.kind === 'sum') {
		const first = splitCoefficient(x.terms[0] as Expression).coefficient;
		if (first.num < 0n) return absolute(negate(x));
	}
	if (x.kind === 'power' && isReal(x.base) && isInteger(x.exponent)) return power(absolute(x.base), x.exponent);
	if (x.kind === 'product')
		return multiply(
			x.factors.map(({ base, exponent }) =>
				isInteger(exponent) || (isReal(exponent) && isReal(base))
					? power(absolute(base), exponent)
					: rawCall('abs', [power(base, exponent)])
			)
		);
	return rawCall('abs', [x]);
}

/** −1, 0, 1 for real x; x/|x| for complex constants. */
function sign(x: Expression): Expression {
	if (isInfinite(x)) return integerNode(infiniteSign(x));
	const side = signOf(x);
	if (side !== undefined) return integerNode(side);
	if (isClosed(x) && mentionsI(x)) return isZero(x) === true ? ZERO : divide(x, absolute(x));
	const { coefficient, rest } = splitCoefficient(x);
	if (rest && coefficient.num !== 1n) {
		const inner = sign(rest);
		return coefficient.num < 0n ? negate(inner) : inner;
	}
	return rawCall('sign', [x]);
}

function extreme(name: 'min' | 'max', args: readonly Expression[]): Expression {
	let best = args[0] as Expression;
	for (const arg of args) {
		if (isClosed(arg) && !isInfinite(arg) && !isReal(arg)) throw new Undefined(`${name} needs real numbers`);
	}
	for (const arg of args.slice(1)) {
		const side = isInfinite(arg)
			? infiniteSign(arg)
			: isInfinite(best)
				? -infiniteSign(best)
				: signOf(subtract(arg, best));
		if (side === undefined) return rawCall(name, args);
		if (name === 'max' ? side > 0 : side < 0) best = arg;
	}
	return best;
}

function part(name: 're' | 'im' | 'arg', x: Expression): Expression {
	const parts = complexParts(x);
	if (!parts) return rawCall(name, [x]);
	if (name === 're') return parts.re;
	if (name === 'im') return parts.im;
	if (!isClosed(x)) return rawCall('arg', [x]);
	return angleOf(parts.im, parts.re);
}
