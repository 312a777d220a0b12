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
	PI
} from '../../core/expression';
import { isInfinite, infiniteSign } from '../../core/infinity';
import { NoValueError } from '../../core/refusals';
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
	try {
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
	} catch (error) {
		if (error instanceof NoValueError) return undefined;
		throw error;
	}
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
	try {
		const level = tidy(replace(mean, name, middle));
		const same = attempt({ steps: STEPS }, () => vanishesAt(subtract(mean, level), name, at));
		return same ? level : undefined;
	} catch (error) {
		if (error instanceof NoValueError) return undefined;
		throw error;
	}
}

type Ends = 'half' | 'whole' | 'other';

/** The value of a classical integral. Undefined for any other f. */
export function classicalIntegral(
	f: Expression,
	name: string,
	from: Expression,
	to: Expression
): Expression | undefined {
	const x = symbol(name);
	const far = isInfinite(to) && infiniteSign(to) > 0;
	const ends: Ends = far && isNumber(from, 0) ? 'half' : far && isInfinite(from) ? 'whole' : 'other';
	const call = (f_: string, u: Expression) => applyFunction(f_, [u]);
	const square = power(x, TWO);
	/** constant·value when f is that constant times the pattern. */
	const when = (pattern: Expression, value: Expression): Expression | undefined => {
		const ratio = normal(divide(f, pattern));
		return contains(ratio, name) ? undefined : multiply([ratio, value]);
	};
	if (ends !== 'other') {
		const times = ends === 'whole' ? TWO : ONE;
		for (const c of scales(f, name)) {
			const size = call('abs', c);
			const found =
				when(
					call('cos', multiply([c, square])),
					multiply([times, squareRoot(divide(PI, multiply([integerNode(8), size])))])
				) ??
				when(
					call('sin', multiply([c, square])),
					multiply([times, call('sign', c), squareRoot(divide(PI, multiply([integerNode(8), size])))])
				) ??
				(signOf(c) === -1
					? when(power(E, multiply([c, square])), multiply([times, HALF, squareRoot(divide(PI, size))]))
					: undefined) ??
				when(divide(call('sin', multiply([c, x])), x), multiply([times, HALF, PI, call('sign', c)])) ??
				when(divide(power(call('sin', multiply([c, x])), TWO), square), multiply([times, HALF, PI, size])) ??
				laplace(f, name, c, times);
			if (found) return found;
		}
	}
	if (ends === 'half') {
		const below = subtract(power(E, x), ONE);
		return (
			when(divide(x, below), multiply([fractionNode(1, 6), square_(PI)])) ??
			when(divide(power(x, integerNode(3)), below), multiply([fractionNode(1, 15), power(PI, integerNode(4))]))
		);
	}
	if (!isNumber(from, 0)) return undefined;
	const log2 = call('log', TWO);
	const quarter = multiply([HALF, PI]);
	if (to.key === quarter.key) {
		const value = negate(multiply([HALF, PI, log2]));
		return when(call('log', call('sin', x)), value) ?? when(call('log', call('cos', x)), value);
	}
	if (to.key === PI.key) return when(call('log', call('sin', x)), negate(multiply([PI, log2])));
	if (to.key === multiply([fractionNode(1, 4), PI]).key)
		return when(call('log', add([ONE, call('tan', x)])), multiply([fractionNode(1, 8), PI, log2]));
	if (isNumber(to, 1))
		return (
			when(divide(call('log', add([ONE, x])), x), multiply([fractionNode(1, 12), square_(PI)])) ??
			when(divide(call('log', subtract(ONE, x)), x), multiply([fractionNode(-1, 6), square_(PI)])) ??
			when(divide(call('log', x), subtract(ONE, x)), multiply([fractionNode(-1, 6), square_(PI)]))
		);
	return undefined;
}

const square_ = (x: Expression): Expression => power(x, TWO);

/** cos(cx)/(x² + d) for d > 0. */
function laplace(f: Expression, name: string, c: Expression, times: Expression): Expression | undefined {
	const x = symbol(name);
	const below = normal(divide(applyFunction('cos', [multiply([c, x])]), f));
	const second = normal(derivative(derivative(below, name), name));
	const first = normal(replace(derivative(below, name), name, ZERO));
	if (contains(second, name) || !isNumber(first, 0) || isNumber(second, 0)) return undefined;
	const lead = multiply([HALF, second]);
	const d = normal(divide(replace(below, name, ZERO), lead));
	if (!isClosed(d) || signOf(d) !== 1) return undefined;
	const root = squareRoot(d);
	const falling = power(E, negate(multiply([applyFunction('abs', [c]), root])));
	return divide(multiply([times, HALF, PI, falling]), multiply([root, lead]));
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
