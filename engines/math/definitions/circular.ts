/** Trigonometric and hyperbolic functions, their inverses, and angles. */
import { divide, multiply } from '../arithmetic';
import {
	acoshComplex,
	acosComplex,
	asinComplex,
	asinhComplex,
	atanComplex,
	atanhComplex,
	invertComplex,
	multiplyComplex,
	real,
	requireReal,
	sinCosComplex,
	sinhCoshComplex,
	type Complex
} from '../complex';
import { atan2Real } from '../elementary';
import { fractionNode, HALF, integerNode, isClosed, isNumber, ONE, PI, rawCall, type Expression } from '../expression';
import { hyperbolic, inverseHyperbolic, type Hyperbolic } from '../hyperbolic';
import * as double from '../simplify/values';
import { angleOf, inverseTrigonometric, trigonometric, type Trigonometric } from '../trigonometry';
import type { BallOf, FunctionDefinition } from './registry';

const ratio = (a: Complex, b: Complex, p: number): Complex => multiplyComplex(a, invertComplex(b, p + 4), p);

type Turn = (value: Complex, p: number) => { sine: Complex; cosine: Complex };

/** The six functions of one family by its sine and cosine: `tan` for [sine, cosine], `sec` for [1, cosine] … */
function six<Names extends string>(
	names: readonly [sin: Names, cos: Names, tan: Names, cot: Names, sec: Names, csc: Names],
	closed: (name: Names, x: Expression) => Expression,
	turn: Turn,
	sine: (x: double.Value) => double.Value,
	cosine: (x: double.Value) => double.Value
): Readonly<Record<Names, FunctionDefinition>> {
	const [sin, cos, tan, cot, sec, csc] = names;
	const one = double.real(1);
	const define = (
		name: Names,
		ball: (value: BallOf, p: number) => Complex,
		sample: (x: double.Value) => double.Value
	): FunctionDefinition => ({
		closedForm: ([x]) => closed(name, x as Expression),
		ball,
		sample: sample as (...args: double.Value[]) => double.Value,
		real: 'of reals',
		meromorphic: true
	});
	return {
		[sin]: define(sin, (x, p) => turn(x(), p).sine, sine),
		[cos]: define(cos, (x, p) => turn(x(), p).cosine, cosine),
		[tan]: define(
			tan,
			(x, p) => {
				const { sine: above, cosine: below } = turn(x(), p + 8);
				return ratio(above, below, p);
			},
			(x) => double.divide(sine(x), cosine(x))
		),
		[cot]: define(
			cot,
			(x, p) => {
				const { sine: below, cosine: above } = turn(x(), p + 8);
				return ratio(above, below, p);
			},
			(x) => double.divide(cosine(x), sine(x))
		),
		[sec]: define(
			sec,
			(x, p) => invertComplex(turn(x(), p + 4).cosine, p),
			(x) => double.divide(one, cosine(x))
		),
		[csc]: define(
			csc,
			(x, p) => invertComplex(turn(x(), p + 4).sine, p),
			(x) => double.divide(one, sine(x))
		)
	} as Readonly<Record<Names, FunctionDefinition>>;
}

/** An inverse function with its own ball. */
const inverse = (
	closed: (x: Expression) => Expression,
	sample: (x: double.Value) => double.Value,
	ball?: (x: Complex, p: number) => Complex,
	more?: Partial<FunctionDefinition>
): FunctionDefinition => ({
	closedForm: ([x]) => closed(x as Expression),
	sample: sample as (...args: double.Value[]) => double.Value,
	...(ball && { ball: (value: BallOf, p: number) => ball(value(0, 16), p) }),
	...more
});

/** f⁻¹(1/x) for the inverses of cot, sec, csc and their hyperbolic like. */
const ofReciprocal =
	(f: (x: Expression) => Expression) =>
	(x: Expression): Expression =>
		f(divide(ONE, x));
const sampleOfReciprocal =
	(f: (x: double.Value) => double.Value) =>
	(x: double.Value): double.Value =>
		f(double.divide(double.real(1), x));

const asin = (x: Expression) => inverseTrigonometric('asin', x);
const acos = (x: Expression) => inverseTrigonometric('acos', x);
const atan = (x: Expression) => inverseTrigonometric('atan', x);
const asinh = (x: Expression) => inverseHyperbolic('asinh', x);
const acosh = (x: Expression) => inverseHyperbolic('acosh', x);
const atanh = (x: Expression) => inverseHyperbolic('atanh', x);

export const CIRCULAR = {
	...six<Trigonometric>(
		['sin', 'cos', 'tan', 'cot', 'sec', 'csc'],
		trigonometric,
		sinCosComplex,
		double.sine,
		double.cosine
	),
	...six<Hyperbolic>(
		['sinh', 'cosh', 'tanh', 'coth', 'sech', 'csch'],
		hyperbolic,
		sinhCoshComplex,
		double.hyperbolicSine,
		double.hyperbolicCosine
	),
	asin: inverse(asin, double.arcsine, asinComplex),
	acos: inverse(acos, double.arccosine, acosComplex),
	atan: inverse(atan, double.arctangent, atanComplex, { real: 'of reals' }),
	// acot x = atan(1/x), acot 0 = π/2
	acot: inverse(
		(x) => (isNumber(x, 0) ? multiply([HALF, PI]) : atan(divide(ONE, x))),
		sampleOfReciprocal(double.arctangent)
	),
	asec: inverse(ofReciprocal(acos), sampleOfReciprocal(double.arccosine)),
	acsc: inverse(ofReciprocal(asin), sampleOfReciprocal(double.arcsine)),
	asinh: inverse(asinh, double.areaSine, asinhComplex, { real: 'of reals' }),
	acosh: inverse(acosh, double.areaCosine, acoshComplex),
	atanh: inverse(atanh, double.areaTangent, atanhComplex),
	acoth: inverse(ofReciprocal(atanh), sampleOfReciprocal(double.areaTangent)),
	asech: inverse(ofReciprocal(acosh), sampleOfReciprocal(double.areaCosine)),
	acsch: inverse(ofReciprocal(asinh), sampleOfReciprocal(double.areaSine)),
	atan2: {
		closedForm: ([y, x]) =>
			isClosed(y as Expression) && isClosed(x as Expression)
				? angleOf(y as Expression, x as Expression)
				: rawCall('atan2', [y as Expression, x as Expression]),
		ball: (value, p) => real(atan2Real(requireReal(value(0)), requireReal(value(1)), p)),
		sample: double.angle as (...args: double.Value[]) => double.Value,
		real: 'of reals'
	},
	degrees: {
		closedForm: ([x]) => divide(multiply([integerNode(180), x as Expression]), PI),
		sample: (x) => double.multiply(x as double.Value, double.real(180 / Math.PI)),
		meromorphic: true
	},
	radians: {
		closedForm: ([x]) => multiply([fractionNode(1, 180), PI, x as Expression]),
		sample: (x) => double.multiply(x as double.Value, double.real(Math.PI / 180)),
		meromorphic: true
	}
} as const satisfies Readonly<Record<string, FunctionDefinition>>;
