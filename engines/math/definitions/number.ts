/** Powers, roots, logarithms, parts of complex numbers, sums, products and functions of them. */
import { add, multiply } from '../core/arithmetic';
import { absoluteComplex, argumentOf, logComplex, real, requireReal, type Complex } from '../reals/complex';
import { complexParts, conjugate } from '../core/complex-parts';
import type { Expression, SymbolNode } from '../core/expression';
import { integerNode, isClosed, number, ONE, rawCall, TWO, isInteger } from '../core/expression';
import { logarithm, logarithmTo } from '../functions/logarithms';
import { exponential, power, squareRoot } from '../core/powers';
import { overRange } from '../functions/range';
import {
	negateReal,
	REAL_ZERO,
	realFromInteger,
	divideReal,
	floorReal,
	multiplyReal,
	roundReal,
	signOfReal,
	subtractReal,
	addReal,
	REAL_ONE,
	type Real
} from '../reals/real';
import { mean, median, modes, sorted, variance } from '../functions/statistics';
import { absolute, extreme, sign, cubeRoot, rootBall, rootOf } from '../functions/real-functions';
import { negateRational, integer } from '../core/rational';
import { angleOf } from '../functions/trigonometry';
import { NoValueError } from '../core/refusals';
import type { FunctionForms, BallOf } from './registry';
import {
	modulo,
	quotient,
	rounding,
	binomial,
	divisor,
	doubleFactorial,
	factorial,
	fibonacci,
	gamma,
	permutations
} from '../functions/integer-functions';
import { gammaReal } from '../reals/elementary';

type X = Expression;
function part(name: 're' | 'im' | 'arg', x: Expression): Expression {
	const parts = complexParts(x);
	if (!parts) return rawCall(name, [x]);
	if (name === 're') return parts.re;
	if (name === 'im') return parts.im;
	if (!isClosed(x)) return rawCall('arg', [x]);
	return angleOf(parts.im, parts.re);
}

/** The value that occurs most often. Throws NoValueError where several do. */
function mode(args: readonly Expression[]): Expression {
	if (!args.every(isClosed)) return rawCall('mode', args);
	const [first, ...others] = modes(args);
	if (others.length > 0)
		throw new NoValueError(`${others.length + 1} values are equally frequent: there is no one mode`);
	return first as Expression;
}

const range = (kind: 'sum' | 'product', args: readonly Expression[]): Expression => {
	const [body, index, lower, upper] = args as [X, X, X, X];
	if (args.length === 4 && index.kind === 'symbol') return overRange(kind, body, index as SymbolNode, lower, upper);
	return kind === 'sum' ? add(args) : multiply(args);
};

export const NUMBER = {
	exp: { closedForm: ([x]) => power(exponential(ONE), x as X) },
	log: {
		closedForm: ([x, base]) => (base ? logarithmTo(x as X, base) : logarithm(x as X)),
		ball: (x, p) => logComplex(x(), p)
	},
	log2: { closedForm: ([x]) => logarithmTo(x as X, TWO) },
	log10: { closedForm: ([x]) => logarithmTo(x as X, integerNode(10)) },
	sqrt: { closedForm: ([x]) => squareRoot(x as X) },
	cbrt: { closedForm: ([x]) => cubeRoot(x as X), ball: (x, p) => rootBall(x(0, 16), real(realFromInteger(3n)), p) },
	root: { closedForm: ([x, n]) => rootOf(x as X, n as X), ball: (value, p) => rootBall(value(0, 16), value(1), p) },
	pow: { closedForm: ([x, y]) => power(x as X, y as X) },
	square: { closedForm: ([x]) => power(x as X, TWO) },
	cube: { closedForm: ([x]) => power(x as X, integerNode(3)) },
	hypot: { closedForm: (args) => squareRoot(add(args.map((arg) => power(absolute(arg), TWO)))) },
	abs: { closedForm: ([x]) => absolute(x as X), ball: (x, p) => real(absoluteComplex(x(), p)) },
	re: { closedForm: ([x]) => part('re', x as X), ball: (x) => real(x().re) },
	im: { closedForm: ([x]) => part('im', x as X), ball: (x) => real(x().im ?? REAL_ZERO) },
	arg: { closedForm: ([x]) => part('arg', x as X), ball: (x, p) => real(argumentOf(x(), p)) },
	conj: {
		closedForm: ([x]) => conjugate(x as X),
		ball: (x) => {
			const { re, im } = x();
			return im ? { re, im: negateReal(im) } : { re };
		}
	},
	sum: { closedForm: (args) => range('sum', args) },
	product: { closedForm: (args) => range('product', args) },
	mean: { closedForm: mean },
	variance: { closedForm: variance },
	std: { closedForm: (args) => squareRoot(variance(args)) },
	median: { closedForm: (args) => (sorted(args) ? median(args) : rawCall('median', args)) },
	mode: { closedForm: mode }
} as const satisfies Readonly<Record<string, FunctionForms>>;

const wholeBall = (m: bigint): Complex => real(realFromInteger(m));

function truncated(x: BallOf): Complex {
	const a = requireReal(x());
	const size = floorReal(a.m < 0n ? negateReal(a) : a);
	return wholeBall(a.m < 0n ? -size : size);
}

/** Rounded to n places after the point, before it for n < 0. */
function rounded(x: Expression, places: Expression | undefined): Expression {
	if (!places) return rounding('round', x);
	if (!isInteger(places) || places.value.num > 10_000n || places.value.num < -10_000n)
		throw new NoValueError('round needs a whole number of places, 10,000 at most');
	const scale = power(integerNode(10), places);
	const back = power(integerNode(10), number(negateRational(places.value)));
	return multiply([rounding('round', multiply([scale, x])), back]);
}

const extremeBall =
	(kind: 'min' | 'max') =>
	(value: BallOf, p: number, count: number): Complex => {
		let best = requireReal(value(0));
		for (let index = 1; index < count; index++) {
			const other = requireReal(value(index));
			const side = signOfReal(subtractReal(other, best, p));
			if (kind === 'max' ? side > 0 : side < 0) best = other;
		}
		return real(best);
	};

export const REAL = {
	sign: { closedForm: ([x]) => sign(x as X), ball: (x) => wholeBall(BigInt(signOfReal(requireReal(x())))) },
	floor: { closedForm: ([x]) => rounding('floor', x as X), ball: (x) => wholeBall(floorReal(requireReal(x()))) },
	ceil: {
		closedForm: ([x]) => rounding('ceil', x as X),
		ball: (x) => wholeBall(-floorReal(negateReal(requireReal(x()))))
	},
	round: {
		closedForm: ([x, places]) => rounded(x as X, places),
		ball: (x, p) => wholeBall(roundReal(requireReal(x()), p))
	},
	trunc: { closedForm: ([x]) => rounding('trunc', x as X), ball: truncated },
	frac: { closedForm: ([x]) => rounding('frac', x as X) },
	mod: {
		closedForm: ([a, b]) => modulo(a as X, b as X),
		ball: (value, p) => {
			const [a, b] = [requireReal(value(0)), requireReal(value(1))];
			const times = realFromInteger(floorReal(divideReal(a, b, p + 8)));
			return real(subtractReal(a, multiplyReal(times, b, p + 8), p));
		}
	},
	quotient: { closedForm: ([a, b]) => quotient(a as X, b as X) },
	min: { closedForm: (args) => extreme('min', args), ball: extremeBall('min') },
	max: { closedForm: (args) => extreme('max', args), ball: extremeBall('max') }
} as const satisfies Readonly<Record<string, FunctionForms>>;

const MAX_SHIFT = 100_000n;

const bits = (name: string, operation: (...values: bigint[]) => bigint): FunctionForms => ({
	closedForm: (args) => {
		if (args.every(isInteger)) return number(integer(operation(...args.map(({ value }) => value.num))));
		if (args.some((arg) => isClosed(arg) && !isInteger(arg)))
			throw new NoValueError(`${WORDS[name] ?? name} needs whole numbers`);
		return rawCall(name, args);
	}
});

const WORDS: Readonly<Record<string, string>> = {
	bitand: 'the and of bits',
	bitor: 'the or of bits',
	bitxor: 'xor',
	bitnot: 'the inversion of bits',
	shiftleft: 'a shift of bits',
	shiftright: 'a shift of bits'
};

function shifted(value: bigint, by: bigint): bigint {
	if (by > MAX_SHIFT || by < -MAX_SHIFT) throw new NoValueError('a shift of bits goes up to 100,000');
	return by < 0n ? value >> -by : value << by;
}

/** Γ(x + 1) as a ball. */
const gammaAfter = (x: Real, p: number): Real => gammaReal(addReal(x, REAL_ONE, p + 8), p);

export const WHOLE = {
	factorial: { closedForm: ([x]) => factorial(x as X), ball: (x, p) => real(gammaAfter(requireReal(x()), p)) },
	doubleFactorial: { closedForm: ([x]) => doubleFactorial(x as X) },
	gamma: { closedForm: ([x]) => gamma(x as X), ball: (x, p) => real(gammaReal(requireReal(x()), p)) },
	binomial: {
		closedForm: ([n, k]) => binomial(n as X, k as X),
		ball: (value, p) => {
			// Γ(n + 1) / (Γ(k + 1) Γ(n − k + 1))
			const [n, k] = [requireReal(value(0)), requireReal(value(1))];
			const below = multiplyReal(gammaAfter(k, p + 8), gammaAfter(subtractReal(n, k, p + 8), p + 8), p + 8);
			return real(divideReal(gammaAfter(n, p + 8), below, p));
		}
	},
	permutations: { closedForm: ([n, k]) => permutations(n as X, k as X) },
	gcd: { closedForm: (args) => divisor('gcd', args) },
	lcm: { closedForm: (args) => divisor('lcm', args) },
	fibonacci: { closedForm: ([x]) => fibonacci(x as X) },
	bitand: bits('bitand', (a = 0n, b = 0n) => a & b),
	bitor: bits('bitor', (a = 0n, b = 0n) => a | b),
	bitxor: bits('bitxor', (a = 0n, b = 0n) => a ^ b),
	bitnot: bits('bitnot', (a = 0n) => ~a),
	shiftleft: bits('shiftleft', (a = 0n, by = 0n) => shifted(a, by)),
	shiftright: bits('shiftright', (a = 0n, by = 0n) => shifted(a, -by))
} as const satisfies Readonly<Record<string, FunctionForms>>;
