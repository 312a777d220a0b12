/** Values of functions in double precision with their errors, without the engine: for checks of forms, and for drawing. */
import * as double from '../simplify/values';
import type { Value } from '../simplify/values';
import type { FunctionName } from './facts';

type Sample = (...args: Value[]) => Value;

const ONE = double.real(1);
const ZERO = double.real(0);

const ofReciprocal =
	(f: (x: Value) => Value): Sample =>
	(x = ZERO) =>
		f(double.divide(ONE, x));
const over = (f: (x: Value) => Value, g: (x: Value) => Value): Sample => (x = ZERO) => double.divide(f(x), g(x)); // prettier-ignore
const times = (factor: number): Sample => (x = ZERO) => double.multiply(x, double.real(factor)); // prettier-ignore
const one = (): Value => ONE;

const total: Sample = (...args) => args.reduce((sum, x) => double.plus(sum, x), ZERO);
const mean: Sample = (...args) => double.divide(total(...args), double.real(args.length));
const variance: Sample = (...args) => {
	const middle = mean(...args);
	const squares = args.map((x) => {
		const difference = double.plus(x, middle, -1);
		return double.multiply(difference, difference);
	});
	return double.divide(total(...squares), double.real(args.length - 1));
};
const factorial = (x: Value): Value => double.gammaOf(double.plus(x, ONE));
const realPart = (x: Value): Value => ({ re: x.re, im: 0, error: x.error });
const imaginaryPart = (x: Value): Value => ({ re: x.im, im: 0, error: x.error });

const samples: Partial<Record<FunctionName, Sample>> = {
	sin: double.sine,
	cos: double.cosine,
	tan: over(double.sine, double.cosine),
	cot: over(double.cosine, double.sine),
	sec: over(one, double.cosine),
	csc: over(one, double.sine),
	sinh: double.hyperbolicSine,
	cosh: double.hyperbolicCosine,
	tanh: double.hyperbolicTangent,
	coth: over(one, double.hyperbolicTangent),
	sech: over(one, double.hyperbolicCosine),
	csch: over(one, double.hyperbolicSine),
	asin: double.arcsine,
	acos: double.arccosine,
	atan: double.arctangent,
	acot: ofReciprocal(double.arctangent),
	asec: ofReciprocal(double.arccosine),
	acsc: ofReciprocal(double.arcsine),
	asinh: double.areaSine,
	acosh: double.areaCosine,
	atanh: double.areaTangent,
	acoth: ofReciprocal(double.areaTangent),
	asech: ofReciprocal(double.areaCosine),
	acsch: ofReciprocal(double.areaSine),
	atan2: double.angle as Sample,
	degrees: times(180 / Math.PI),
	radians: times(Math.PI / 180),
	exp: double.exponential,
	log: (x = ZERO, base) => (base ? double.divide(double.logarithm(x), double.logarithm(base)) : double.logarithm(x)),
	log2: (x = ZERO) => double.divide(double.logarithm(x), double.real(Math.LN2)),
	log10: (x = ZERO) => double.divide(double.logarithm(x), double.real(Math.LN10)),
	sqrt: double.squareRoot,
	cbrt: (x = ZERO) => double.root(x, double.real(3)),
	root: double.root as Sample,
	pow: double.power as Sample,
	square: (x = ZERO) => double.multiply(x, x),
	cube: (x = ZERO) => double.multiply(x, double.multiply(x, x)),
	hypot: (...args) => double.squareRoot(args.reduce((sum, v) => double.plus(sum, double.multiply(v, v)), ZERO)),
	abs: double.absolute,
	sign: double.sign,
	floor: double.floor,
	ceil: double.ceil,
	round: (x = ZERO, places) => {
		if (!places) return double.round(x);
		const scale = double.power(double.real(10), places);
		return double.divide(double.round(double.multiply(x, scale)), scale);
	},
	trunc: double.trunc,
	frac: (x = ZERO) => double.plus(x, double.trunc(x), -1),
	mod: double.modulo as Sample,
	quotient: (a = ZERO, b = ZERO) => double.trunc(double.divide(a, b)),
	min: (...args) => double.extreme('min', args),
	max: (...args) => double.extreme('max', args),
	re: realPart,
	im: imaginaryPart,
	arg: (x = ZERO) => double.angle(imaginaryPart(x), realPart(x)),
	conj: (x = ZERO) => ({ ...x, im: -x.im }),
	sum: total,
	product: (...args) => args.reduce((product, x) => double.multiply(product, x), ONE),
	mean,
	variance,
	std: (...args) => double.squareRoot(variance(...args)),
	factorial,
	gamma: double.gammaOf,
	binomial: (n = ZERO, k = ZERO) =>
		double.divide(factorial(n), double.multiply(factorial(k), factorial(double.plus(n, k, -1)))),
	permutations: (n = ZERO, k = ZERO) => double.divide(factorial(n), factorial(double.plus(n, k, -1)))
};

/** A function by its canonical name; undefined where doubles tell nothing of whole numbers, or only their order counts. */
export const sampleOf = (name: string): Sample | undefined => samples[name as FunctionName];

/** Enters further functions. */
export const addSamples = (further: Readonly<Partial<Record<FunctionName, Sample>>>): unknown =>
	Object.assign(samples, further);
