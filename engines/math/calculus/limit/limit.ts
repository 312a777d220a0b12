/** Limits at a point, from one side or from both. */
import { add, divide, negate, subtract } from '../../core/arithmetic';
import { Declined } from '../../core/unsupported';
import { isCall, isClosed, ONE, someNode, symbol, type Expression } from '../../core/expression';
import { infiniteSign, isInfinite } from '../../core/infinity';
import { NoValueError } from '../../core/no-value';
import { doubleFunction } from '../double';
import { HYPERBOLA } from '../../simplify/angles';
import { inExponentials } from '../hyperbolic-forms';
import { innerParts, replacePart } from '../integrate/linear';
import { likeness } from '../points';
import { contains, replace } from '../substitution';
import { tidy } from '../tidy';
import { limitAtInfinity } from './gruntz';
import { Oscillation } from './truncated';

export type Side = 'above' | 'below' | 'both';

/** lim f for x → point. Throws NoValueError where there is none, Declined where it was not found. */
export function limitOf(f: Expression, name: string, point: Expression, side: Side): Expression {
	if (isInfinite(point)) {
		const x = symbol(name);
		return checked(atInfinity(infiniteSign(point) > 0 ? f : replace(f, name, negate(x)), name));
	}
	const from = (direction: 1 | -1): Expression => {
		const step = divide(ONE, symbol(name));
		return checked(atInfinity(replace(f, name, direction > 0 ? add([point, step]) : subtract(point, step)), name));
	};
	if (side === 'above') return from(1);
	if (side === 'below') return from(-1);
	const [left, right] = sidesOf(f, name, point);
	if (left && !right) return from(-1);
	if (right && !left) return from(1);
	const [a, b] = [from(-1), from(1)];
	if (agree(a, b)) return b;
	throw new NoValueError('the limit does not exist: the two sides differ');
}

const checked = (value: Expression): Expression => (isInfinite(value) ? value : tidy(value));

function agree(a: Expression, b: Expression): boolean {
	if (isInfinite(a) || isInfinite(b)) return isInfinite(a) && isInfinite(b) && infiniteSign(a) === infiniteSign(b);
	return a.key === b.key || likeness(a, b) === 'same';
}

/** Whether f is real just below and just above a point; both where that cannot be seen. */
function sidesOf(f: Expression, name: string, point: Expression): [boolean, boolean] {
	if (!isClosed(point)) return [true, true];
	const at = doubleFunction(point, name)(0);
	const value = doubleFunction(f, name);
	const scale = Math.max(1, Math.abs(at));
	const known = (direction: number): boolean =>
		[1e-2, 1e-3, 1e-4, 1e-5].some((h) => !Number.isNaN(value(at + direction * h * scale)));
	const [left, right] = [known(-1), known(1)];
	return left || right ? [left, right] : [true, true];
}

/** Sines and cosines without a limit are bounded: what does not depend on them has one all the same. */
function atInfinity(f: Expression, name: string): Expression {
	if (someNode(f, (node) => node.kind === 'call' && HYPERBOLA.names.has(node.name)))
		return atInfinity(inExponentials(f), name);
	try {
		return limitAtInfinity(f, name);
	} catch (error) {
		if (!(error instanceof Oscillation)) throw error;
		return withoutWaves(f, name);
	}
}

function withoutWaves(f: Expression, name: string): Expression {
	let form = f;
	let count = 0;
	for (const part of innerParts(f, name)) {
		if (!isCall(part, 'sin') && !isCall(part, 'cos')) continue;
		const inner = limitAtInfinity(part.args[0]!, name);
		if (!isInfinite(inner)) continue;
		form = replacePart(form, part, symbol(`wave_${count++}`));
	}
	const names = Array.from({ length: count }, (_, i) => `wave_${i}`);
	if (count === 0 || !isPolynomialIn(form, names)) throw new Declined('no limit was found: a wave does not settle');
	const value = limitAtInfinity(form, name);
	if (!names.some((each) => contains(value, each))) return value;
	if (count === 1 && !isInfinite(value)) throw new NoValueError('the limit does not exist: the function oscillates');
	throw new Declined('no limit was found: a wave does not settle');
}

/** Whether names occur in sums, products and whole powers alone. */
function isPolynomialIn(x: Expression, names: readonly string[]): boolean {
	const free = (node: Expression): boolean => !names.some((name) => contains(node, name));
	if (free(x) || x.kind === 'symbol') return true;
	switch (x.kind) {
		case 'sum':
			return x.terms.every((term) => isPolynomialIn(term, names));
		case 'product':
			return x.factors.every(
				({ base, exponent }) =>
					(free(base) && free(exponent)) ||
					(exponent.kind === 'number' &&
						exponent.value.den === 1n &&
						exponent.value.num > 0n &&
						isPolynomialIn(base, names))
			);
		case 'power':
			return (
				x.exponent.kind === 'number' &&
				x.exponent.value.den === 1n &&
				x.exponent.value.num > 0n &&
				isPolynomialIn(x.base, names)
			);
		default:
			return false;
	}
}
