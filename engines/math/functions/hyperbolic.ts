/** Hyperbolic functions and their inverses in closed form. */
import { add, divide, multiply, negate, subtract } from '../core/arithmetic';
import { isReal, leadsNegative } from '../core/assumptions';
import { factsOf } from '../definitions/facts';
import {
	HALF,
	I,
	INFINITY,
	isCall,
	isClosed,
	isNumber,
	number,
	ONE,
	PI,
	rawCall,
	TWO,
	ZERO,
	type Expression
} from '../core/expression';
import { infinite, infiniteSign, isInfinite } from '../core/infinity';
import { logarithm } from './logarithms';
import { signOf } from '../core/numeric';
import { exponential, power, squareRoot } from '../core/powers';
import { realMultipleOfI, trigonometric, type Trigonometric, fromSineAndCosine } from './trigonometry';
import { NoValueError } from '../core/refusals';

export type Hyperbolic = 'sinh' | 'cosh' | 'tanh' | 'coth' | 'sech' | 'csch';

/** sinh, cosh, tanh, coth, sech, csch of x. Throws NoValueError at poles. */
export function hyperbolic(name: Hyperbolic, x: Expression): Expression {
	if (isNumber(x, 0)) {
		if (name === 'sinh' || name === 'tanh') return ZERO;
		if (name === 'cosh' || name === 'sech') return ONE;
		throw new NoValueError('division by zero');
	}
	if (isInfinite(x)) {
		const side = infiniteSign(x);
		if (name === 'sinh') return infinite(side);
		if (name === 'cosh') return INFINITY;
		return name === 'tanh' || name === 'coth' ? number({ num: BigInt(side), den: 1n }) : ZERO;
	}
	// f(−x) = ± f(x), for all complex x
	if (leadsNegative(x)) {
		const value = hyperbolic(name, negate(x));
		return factsOf(name)?.parity === 'even' ? value : negate(value);
	}
	const known = ofInverse(name, x) ?? ofLogarithm(name, x);
	if (known) return known;
	const turned = realMultipleOfI(x);
	if (turned) {
		// sinh(ix) = i sin x, cosh(ix) = cos x and so on, for all complex x
		const circular = name.slice(0, -1) as Trigonometric;
		const unit = name === 'cosh' || name === 'sech' ? ONE : name === 'sinh' || name === 'tanh' ? I : negate(I);
		return multiply([unit, trigonometric(circular, turned)]);
	}
	return rawCall(name, [x]);
}

/** sinh(c·log u) = (u^c − u^−c)/2 and so on, u ≠ 0: rational when u and c are. */
function ofLogarithm(name: Hyperbolic, x: Expression): Expression | undefined {
	if (!isClosed(x)) return undefined;
	const up = exponential(x);
	if (up.kind === 'constant' || (up.kind === 'power' && up.base.kind === 'constant')) return undefined;
	if (up.kind === 'product' && up.factors.some(({ base }) => base.kind === 'constant' && base.name === 'e'))
		return undefined;
	return fromSineAndCosine(name, ...halves(up));
}

const halves = (up: Expression): [Expression, Expression] => {
	const down = divide(ONE, up);
	return [multiply([HALF, subtract(up, down)]), multiply([HALF, add([up, down])])];
};

/** cosh(asinh x) = √(x² + 1), sinh(acosh x) = √(x − 1)·√(x + 1), cosh(atanh x) = 1/√(1 − x²): for all complex x. */
function ofInverse(name: Hyperbolic, x: Expression): Expression | undefined {
	if (!isCall(x) || x.args.length !== 1) return undefined;
	const [y] = x.args as readonly [Expression];
	if (x.name === 'asinh') return fromSineAndCosine(name, y, squareRoot(add([power(y, TWO), ONE])));
	if (x.name === 'acosh')
		return fromSineAndCosine(name, multiply([squareRoot(subtract(y, ONE)), squareRoot(add([y, ONE]))]), y);
	if (x.name !== 'atanh') return undefined;
	if (name === 'tanh') return y;
	if (name === 'coth') return divide(ONE, y);
	const cosine = divide(ONE, squareRoot(subtract(ONE, power(y, TWO))));
	return fromSineAndCosine(name, multiply([y, cosine]), cosine);
}

/** asinh, acosh, atanh of x; of a real constant as logarithms. Throws NoValueError at atanh(±1). */
export function inverseHyperbolic(name: 'asinh' | 'acosh' | 'atanh', x: Expression): Expression {
	if (isInfinite(x)) {
		if (name === 'asinh') return infinite(infiniteSign(x));
		if (name === 'acosh' && infiniteSign(x) > 0) return INFINITY;
		throw new NoValueError(`${name} has no value at infinity`);
	}
	if (name === 'acosh') {
		if (isNumber(x, 1)) return ZERO;
		if (isNumber(x, 0)) return multiply([HALF, I, PI]);
		if (isNumber(x, -1)) return multiply([I, PI]);
		if (isClosed(x) && isReal(x) && signOf(subtract(x, ONE)) === 1)
			return logarithm(add([x, squareRoot(subtract(power(x, TWO), ONE))]));
		return rawCall(name, [x]);
	}
	if (isNumber(x, 0)) return ZERO;
	if (leadsNegative(x)) return negate(inverseHyperbolic(name, negate(x)));
	if (isClosed(x) && isReal(x)) {
		// asinh x = log(x + √(x² + 1)) for real x
		if (name === 'asinh') return logarithm(add([x, squareRoot(add([power(x, TWO), ONE]))]));
		if (isNumber(x, 1)) throw new NoValueError('atanh(1) is infinite');
		// atanh x = log((1 + x)/(1 − x))/2 for −1 < x < 1
		if (signOf(subtract(ONE, x)) === 1 && signOf(add([ONE, x])) === 1)
			return multiply([HALF, logarithm(divide(add([ONE, x]), subtract(ONE, x)))]);
	}
	return rawCall(name, [x]);
}
