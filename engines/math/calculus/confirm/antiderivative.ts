/** An antiderivative against its derivative, and its differences against a quadrature of the integrand. */
import { attempt } from '../../core/budget';
import { real, type Complex } from '../../reals/complex';
import { numberOfReal } from '../../reals/digits';
import { freeSymbols, type Expression } from '../../core/expression';
import { fraction } from '../../core/rational';
import { magnitude, mayBeZero, negateReal, realFromRational, subtractReal } from '../../reals/real';
import { assignments, sharpValue, type Environment, joined, type Verdict } from './verdict';
import { isInfinite } from '../../core/infinity';
import { integralBall, type Piece } from '../integrate/quadrature';

/** Steps for the numbers: for one choice of the other symbols, if there are some. */
const STEPS = { alone: 60_000, each: 25_000 };

/** Where intervals begin, in hundredths, on both sides of 0 in turn: log|u| of a complex u differs on one side only. */
const STARTS = [31, -43, 113, -219, 277, 871];

/** Length of an interval, and how many of them are compared. */
const LENGTH = fraction(1n, 32n);
const WANTED = 3;

/** Number of intervals on which the integrand has values and F lacks them, at which F is refused. */
const MISSING = 2;

/** Nodes and weights of the rule of Gauss of five points on (−1, 1) (Abramowitz, Stegun 25.4). */
const GAUSS = [
	[0, 0.5688888888888889],
	[0.5384693101056831, 0.47862867049936647],
	[-0.5384693101056831, 0.47862867049936647],
	[0.906179845938664, 0.23692688505618908],
	[-0.906179845938664, 0.23692688505618908]
] as const;

/** Relative difference of one panel and two. */
const SETTLED = 1e-8;

/** Difference that is forgiven, against the larger of the value and the length of the interval. */
const FORGIVEN = 1e-7;

/** Whether F grows by the integral of f on short intervals where f is real, or anywhere if `complex`. */
export function checkAntiderivative(
	F: Expression,
	f: Expression,
	name: string,
	values: 'any' | 'positive' = 'positive',
	complex = false
): Verdict {
	const others = freeSymbols(f).filter((each) => each !== name);
	const [positive = new Map()] = assignments(others, 1);
	const turned = (below: readonly string[]): Environment =>
		new Map([...positive].map(([key, { re }]) => [key, real(below.includes(key) ? negateReal(re) : re)]));
	// Each of the first symbols below 0, and all of them.
	const choices = values === 'any' ? [...others.slice(0, 3).map((each) => [each]), others].map(turned) : [positive];
	const steps = others.length > 0 ? STEPS.each : STEPS.alone;
	return joined(
		choices.map((choice) => attempt({ steps }, () => compared(F, f, name, choice, complex)) ?? 'undecided')
	);
}

type Pair = readonly [re: number, im: number];

function compared(F: Expression, f: Expression, name: string, others: Environment, complex: boolean): Verdict {
	let [agreed, missing] = [0, 0];
	for (const start of STARTS) {
		const at = (x: Expression, shift: number): Complex | undefined => {
			const value = realFromRational(
				fraction(BigInt(start) * 10n ** 16n + BigInt(Math.round(shift * 1e18)), 10n ** 18n),
				128
			);
			return sharpValue(x, () => new Map(others).set(name, real(value)), 128);
		};
		const width = Number(LENGTH.num) / Number(LENGTH.den);
		const panel = (from: number, length: number): Pair =>
			GAUSS.reduce<Pair>(
				([re, im], [node, weight]) => {
					const value = at(f, from + ((node + 1) * length) / 2);
					if (!value || !(complex || isRealValue(value))) return [NaN, NaN];
					const share = (weight * length) / 2;
					return [re + numberOfReal(value.re) * share, im + imaginary(value) * share];
				},
				[0, 0]
			);
		const halves = [panel(0, width / 2), panel(width / 2, width / 2)] as const;
		const whole = panel(0, width);
		const sum: Pair = [halves[0][0] + halves[1][0], halves[0][1] + halves[1][1]];
		const integral = Math.hypot(...sum);
		// A pole or a jump nearby shows in how far one panel and two are apart.
		if (!(Math.hypot(sum[0] - whole[0], sum[1] - whole[1]) <= SETTLED * integral)) continue;
		const [low, middle, high] = [at(F, 0), at(F, width / 2), at(F, width)];
		if (!low || !middle || !high) {
			// A logarithm of 0 everywhere: F holds on one side of a zero only. Unknowns may represent other signs.
			if (others.size === 0 && ++missing === MISSING) return 'differs';
			continue;
		}
		const size = Math.max(integral, width) + Math.abs(numberOfReal(high.re)) * 1e-6;
		const differs = (from: Complex, to: Complex, [re, im]: Pair): boolean =>
			Math.abs(numberOfReal(to.re) - numberOfReal(from.re) - re) > FORGIVEN * size * 10 ||
			Math.abs(imaginary(to) - imaginary(from) - (complex ? im : 0)) > FORGIVEN * size;
		const wrong = [differs(low, middle, halves[0]), differs(middle, high, halves[1])];
		if (wrong.every(Boolean)) return 'differs';
		// F jumps in one half, as atan(tan x) does.
		if (wrong.some(Boolean)) continue;
		if (++agreed === WANTED) return 'agrees';
	}
	return agreed > 0 ? 'agrees' : 'undecided';
}

const imaginary = ({ im }: Complex): number => (im ? numberOfReal(im) : 0);

const isRealValue = ({ im }: Complex): boolean => !im || mayBeZero(im) || magnitude(im) < -60;

/** Digits of the numerical value. */
const DIGITS = 14;

/** log2 of the difference that is forgiven, against the larger of 1 and the value: the rule's own error is smaller. */
const FORGIVEN_BITS = -24;

const INTEGRAL_STEPS = 150_000;

/** Whether the integral of f over pieces is `value`, as far as numbers settle. */
export function checkIntegral(f: Expression, name: string, pieces: readonly Piece[], value: Expression): Verdict {
	if (isInfinite(value)) return 'undecided';
	const numbers = attempt({ steps: INTEGRAL_STEPS }, () => integralBall(f, name, pieces, DIGITS));
	const target = sharpValue(value, () => new Map(), 128);
	if (!numbers || !target) return 'undecided';
	if (target.im && !mayBeZero(target.im)) return 'differs';
	const difference = subtractReal(numbers, target.re, 128);
	const size = Math.max(0, target.re.m === 0n ? 0 : magnitude(target.re));
	return difference.m === 0n || magnitude(difference) < size + FORGIVEN_BITS ? 'agrees' : 'differs';
}
