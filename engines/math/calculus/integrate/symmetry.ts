/** Definite integrals by a map of the interval to itself: x → a + b − x, x → −x on the whole line, x → 1/x on (0, ∞). */
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { attempt } from '../../core/budget';
import {
	fractionNode,
	HALF,
	isNumber,
	MINUS_ONE,
	ONE,
	symbol,
	TWO,
	ZERO,
	type Expression,
	E,
	integerNode,
	isCall,
	isClosed,
	PI,
	factorsOf,
	I
} from '../../core/expression';
import { isInfinite, infiniteSign } from '../../core/infinity';
import { unlessRefused } from '../../core/refusals';
import { power } from '../../core/powers';
import { tidy, normal } from '../forms';
import { replace } from '../../core/substitution';
import { vanishesAt } from '../points';
import { itemAt, lastOf } from '../../../kit/checked';
import { applyFunction } from '../../functions/functions';
import { signOf } from '../../core/numeric';
import { derivativeOf } from '../derivative';
import { complexParts } from '../../core/complex-parts';
import { polynomial } from '../dense';
import { rootsOf } from '../solve/polynomial';
import { fractionIn } from './rational';
import { lineOf } from './linear';

/** An integrand under the map; `odd` where it is its own negative, so that the two sides of `middle` cancel. */
export interface Image {
	readonly of: Expression;
	readonly middle: Expression;
	readonly odd: boolean;
	/** Points of the interval. */
	readonly at: readonly Expression[];
}

/** Steps for finding the image, and for a short form of the mean. */
const STEPS = 60_000;

/** f(σ(x))·|σ′(x)| for the map σ of the interval. Undefined without a map or a value. */
export function imageOf(f: Expression, name: string, from: Expression, to: Expression): Image | undefined {
	const x = symbol(name);
	const infinite = [isInfinite(from), isInfinite(to)];
	if (infinite[0] !== infinite[1] && !(isNumber(from, 0) && infinite[1])) return undefined;
	const map = infinite[0] ? negate(x) : infinite[1] ? power(x, MINUS_ONE) : subtract(add([from, to]), x);
	const middle = infinite[0] ? ZERO : infinite[1] ? ONE : divide(add([from, to]), TWO);
	return unlessRefused(() => {
		const moved = replace(f, name, map);
		const of = !infinite[0] && infinite[1] ? divide(moved, power(x, TWO)) : moved;
		// Points of the interval, at odd distances from its middle.
		const points = [
			fractionNode(5, 13),
			fractionNode(3, 17),
			fractionNode(1, 19),
			fractionNode(7, 23),
			fractionNode(9, 20)
		];
		const at = points.map((p) =>
			infinite[1] ? divide(p, subtract(ONE, p)) : add([multiply([p, from]), multiply([subtract(ONE, p), to])])
		);
		return { of, middle, at, odd: attempt({ steps: STEPS }, () => vanishesAt(add([f, of]), name, at)) ?? false };
	});
}

/** The mean of f and its image in forms that may be simpler than f. */
export function mirrored(f: Expression, name: string, { of, middle, at }: Image): readonly Expression[] {
	const mean = multiply([HALF, add([f, of])]);
	const level = levelOf(mean, name, middle, at);
	if (level) return [level];
	const short = attempt({ steps: 2 * STEPS }, () => tidy(normal(mean)));
	return short && short.key.length < 2 * f.key.length && short.key !== f.key ? [short] : [];
}

/** The value of a mean that is the same at all points. */
const levelOf = (
	mean: Expression,
	name: string,
	middle: Expression,
	at: readonly Expression[]
): Expression | undefined =>
	unlessRefused(() => {
		const level = tidy(replace(mean, name, middle));
		const same = attempt({ steps: STEPS }, () => vanishesAt(subtract(mean, level), name, at));
		return same ? level : undefined;
	});

/** ∫ R(x)·sin(cx) or cos(cx) over the line by residues (Jordan's lemma): R falls, no real poles; else undefined. */
export function waveIntegral(f: Expression, name: string, from: Expression, to: Expression): Expression | undefined {
	const wave = factorsOf(f).find(
		({ base, exponent }) => isNumber(exponent, 1) && (isCall(base, 'sin') || isCall(base, 'cos'))
	)?.base;
	if (wave?.kind !== 'call' || !isInfinite(to) || infiniteSign(to) < 0) return undefined;
	const x = symbol(name);
	const line = lineOf(itemAt(wave.args, 0), name);
	const whole = isInfinite(from);
	const even = (): boolean => isNumber(normal(subtract(replace(f, name, negate(x)), f)), 0);
	if (!line || !isNumber(line.shift, 0) || !isClosed(line.slope) || !(whole || (isNumber(from, 0) && even())))
		return undefined;
	const fraction = fractionIn(divide(f, wave), name);
	const degree = fraction?.parts.reduce((sum, { poly, multiplicity }) => sum + (poly.length - 1) * multiplicity, 0);
	if (!fraction || fraction.num.length > (degree ?? 0)) return undefined;
	const poles = fraction.parts.flatMap(({ poly, multiplicity }) => {
		const roots = poly.every(isClosed) ? rootsOf(poly) : undefined;
		if (!roots?.complete) return [undefined];
		return roots.values.map((at) => ({ at, multiplicity, height: signOf(complexParts(at)?.im ?? ZERO) }));
	});
	const c = applyFunction('abs', [line.slope]);
	const lead = fraction.parts.map(({ poly, multiplicity }) => power(lastOf(poly), integerNode(-multiplicity)));
	const front = multiply([polynomial(fraction.num, x), ...lead, power(E, multiply([I, c, x]))]);
	const residues = poles.map((pole) => {
		if (!pole?.height) return undefined;
		if (pole.height < 0) return ZERO;
		const others = poles.map((each) =>
			!each || each === pole ? ONE : power(subtract(x, each.at), integerNode(-each.multiplicity))
		);
		const slope = derivativeOf(multiply([front, ...others]), name, pole.multiplicity - 1);
		return divide(replace(slope, name, pole.at), applyFunction('factorial', [integerNode(pole.multiplicity - 1)]));
	});
	if (residues.includes(undefined)) return undefined;
	const total = complexParts(multiply([whole ? TWO : ONE, PI, I, add(residues as Expression[])]));
	if (!total) return undefined;
	return wave.name === 'cos' ? total.re : multiply([total.im, applyFunction('sign', [line.slope])]);
}
