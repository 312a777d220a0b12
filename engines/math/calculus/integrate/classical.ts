/** Classical definite integrals whose integrands have no elementary antiderivative (Gradshteyn, Ryzhik; DLMF). */
import { itemAt } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import {
	E,
	fractionNode,
	HALF,
	integerNode,
	isCall,
	isClosed,
	isNumber,
	ONE,
	PI,
	symbol,
	TWO,
	ZERO,
	type Expression
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { isInfinite, infiniteSign } from '../../core/infinity';
import { signOf } from '../../core/numeric';
import { power, squareRoot } from '../../core/powers';
import { normal } from '../normal';
import { contains, replace } from '../../core/substitution';
import { derivative } from '../derivative';
import { innerParts } from './linear';

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
