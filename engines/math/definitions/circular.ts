/** Trigonometric and hyperbolic functions, their inverses, and angles. */
import { divide, multiply } from '../core/arithmetic';
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
} from '../reals/complex';
import { atan2Real } from '../reals/elementary';
import type { Expression } from '../core/expression';
import { fractionNode, HALF, integerNode, isClosed, isNumber, ONE, PI, rawCall } from '../core/expression';
import { hyperbolic, inverseHyperbolic, type Hyperbolic } from '../functions/logarithms';
import { angleOf, inverseTrigonometric, trigonometric, type Trigonometric } from '../functions/trigonometry';
import type { BallOf, FunctionForms } from './registry';

const ratio = (a: Complex, b: Complex, p: number): Complex => multiplyComplex(a, invertComplex(b, p + 4), p);

type Turn = (value: Complex, p: number) => { sine: Complex; cosine: Complex };

/** The six functions of one family by its sine and cosine: `tan` for [sine, cosine], `sec` for [1, cosine] … */
function six<Names extends string>(
	names: readonly [sin: Names, cos: Names, tan: Names, cot: Names, sec: Names, csc: Names],
	closed: (name: Names, x: Expression) => Expression,
	turn: Turn
): Readonly<Record<Names, FunctionForms>> {
	const [sin, cos, tan, cot, sec, csc] = names;
	const define = (name: Names, ball: (value: BallOf, p: number) => Complex): FunctionForms => ({
		closedForm: ([x]) => closed(name, x as Expression),
		ball
	});
	return {
		[sin]: define(sin, (x, p) => turn(x(), p).sine),
		[cos]: define(cos, (x, p) => turn(x(), p).cosine),
		[tan]: define(tan, (x, p) => {
			const { sine: above, cosine: below } = turn(x(), p + 8);
			return ratio(above, below, p);
		}),
		[cot]: define(cot, (x, p) => {
			const { sine: below, cosine: above } = turn(x(), p + 8);
			return ratio(above, below, p);
		}),
		[sec]: define(sec, (x, p) => invertComplex(turn(x(), p + 4).cosine, p)),
		[csc]: define(csc, (x, p) => invertComplex(turn(x(), p + 4).sine, p))
	} as Readonly<Record<Names, FunctionForms>>;
}

/** An inverse function with its own ball. */
const inverse = (closed: (x: Expression) => Expression, ball?: (x: Complex, p: number) => Complex): FunctionForms => ({
	closedForm: ([x]) => closed(x as Expression),
	...(ball && { ball: (value: BallOf, p: number) => ball(value(0, 16), p) })
});

/** f⁻¹(1/x) for the inverses of cot, sec, csc and their hyperbolic like. */
const ofReciprocal =
	(f: (x: Expression) => Expression) =>
	(x: Expression): Expression =>
		f(divide(ONE, x));

const asin = (x: Expression) => inverseTrigonometric('asin', x);
const acos = (x: Expression) => inverseTrigonometric('acos', x);
const atan = (x: Expression) => inverseTrigonometric('atan', x);
const asinh = (x: Expression) => inverseHyperbolic('asinh', x);
const acosh = (x: Expression) => inverseHyperbolic('acosh', x);
const atanh = (x: Expression) => inverseHyperbolic('atanh', x);

export const CIRCULAR = {
	...six<Trigonometric>(['sin', 'cos', 'tan', 'cot', 'sec', 'csc'], trigonometric, sinCosComplex),
	...six<Hyperbolic>(['sinh', 'cosh', 'tanh', 'coth', 'sech', 'csch'], hyperbolic, sinhCoshComplex),
	asin: inverse(asin, asinComplex),
	acos: inverse(acos, acosComplex),
	atan: inverse(atan, atanComplex),
	// acot x = atan(1/x), acot 0 = π/2
	acot: inverse((x) => (isNumber(x, 0) ? multiply([HALF, PI]) : atan(divide(ONE, x)))),
	asec: inverse(ofReciprocal(acos)),
	acsc: inverse(ofReciprocal(asin)),
	asinh: inverse(asinh, asinhComplex),
	acosh: inverse(acosh, acoshComplex),
	atanh: inverse(atanh, atanhComplex),
	acoth: inverse(ofReciprocal(atanh)),
	asech: inverse(ofReciprocal(acosh)),
	acsch: inverse(ofReciprocal(asinh)),
	atan2: {
		closedForm: ([y, x]) =>
			isClosed(y as Expression) && isClosed(x as Expression)
				? angleOf(y as Expression, x as Expression)
				: rawCall('atan2', [y as Expression, x as Expression]),
		ball: (value, p) => real(atan2Real(requireReal(value(0)), requireReal(value(1)), p))
	},
	degrees: { closedForm: ([x]) => divide(multiply([integerNode(180), x as Expression]), PI) },
	radians: { closedForm: ([x]) => multiply([fractionNode(1, 180), PI, x as Expression]) }
} as const satisfies Readonly<Record<string, FunctionForms>>;
