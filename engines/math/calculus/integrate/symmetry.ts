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
	someNode
} from '../../core/expression';
import { isInfinite, infiniteSign } from '../../core/infinity';
import { NoValueError, unlessRefused } from '../../core/refusals';
import { power, squareRoot } from '../../core/powers';
import { tidy, normal } from '../forms';
import { replace, contains } from '../../core/substitution';
import { vanishesAt } from '../points';
import { itemAt } from '../../../kit/checked';
import { applyFunction } from '../../functions/functions';
import { signOf } from '../../core/numeric';
import { derivative } from '../derivative';
import { innerParts } from './linear';

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
function levelOf(
	mean: Expression,
	name: string,
	middle: Expression,
	at: readonly Expression[]
): Expression | undefined {
	return unlessRefused(() => {
		const level = tidy(replace(mean, name, middle));
		const same = attempt({ steps: STEPS }, () => vanishesAt(subtract(mean, level), name, at));
		return same ? level : undefined;
	});
}

/** ∫ of a wave over x² + d, from 0 or −∞ to ∞ (Laplace). Undefined for any other f. */
export function laplaceIntegral(f: Expression, name: string, from: Expression, to: Expression): Expression | undefined {
	const whole = isInfinite(from);
	if (!isInfinite(to) || infiniteSign(to) < 0 || !(whole || isNumber(from, 0))) return undefined;
	try {
		for (const c of scales(f, name)) {
			const found = laplace(f, name, c, whole ? TWO : ONE);
			if (found) return found;
		}
	} catch (error) {
		// A form without a value at 0 does not fit f.
		if (!(error instanceof NoValueError)) throw error;
	}
	return undefined;
}

/** cos(cx)/(x² + d) for d > 0, and x·sin(cx)/(x² + d), its derivative by −c. */
function laplace(f: Expression, name: string, c: Expression, times: Expression): Expression | undefined {
	const x = symbol(name);
	const wave = (each: string) => normal(divide(applyFunction(each, [multiply([c, x])]), f));
	const odd = normal(multiply([x, wave('sin')]));
	const isOdd = !someNode(odd, (node) => isCall(node) && contains(node, name));
	const below = isOdd ? odd : wave('cos');
	const second = normal(derivative(derivative(below, name), name));
	const first = normal(replace(derivative(below, name), name, ZERO));
	if (contains(second, name) || !isNumber(first, 0) || isNumber(second, 0)) return undefined;
	const lead = multiply([HALF, second]);
	const d = normal(divide(replace(below, name, ZERO), lead));
	if (!isClosed(d) || signOf(d) !== 1) return undefined;
	const root = squareRoot(d);
	const falling = power(E, negate(multiply([applyFunction('abs', [c]), root])));
	const value = divide(multiply([times, HALF, PI, falling]), lead);
	return isOdd ? multiply([value, applyFunction('sign', [c])]) : divide(value, root);
}

/** Numbers before x or x² in the arguments of f. */
function scales(f: Expression, name: string): Expression[] {
	const found = new Map<string, Expression>();
	for (const part of innerParts(f, name)) {
		const u =
			isCall(part, 'sin') || isCall(part, 'cos')
				? part.kind === 'call'
					? itemAt(part.args, 0)
					: part
				: part.kind === 'power' && part.base.kind === 'constant'
					? part.exponent
					: undefined;
		if (!u) continue;
		for (const degree of [1, 2]) {
			const c = normal(divide(u, power(symbol(name), integerNode(degree))));
			if (isClosed(c)) found.set(c.key, c);
		}
	}
	return [...found.values()];
}
