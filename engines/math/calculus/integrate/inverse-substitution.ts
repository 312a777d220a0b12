/** The unknown as a function of a part of the integrand. */
import { entryAt, itemAt } from '../../../kit/checked';
import { add, divide, multiply, subtract } from '../../core/arithmetic';
import { E, integerNode, isNumber, number, ONE, type Expression } from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { power } from '../../core/powers';
import { gcdOf } from '../../core/rational';
import { NoValueError } from '../../core/no-value';
import { contains, replace } from '../../core/substitution';
import { normal } from '../normal';
import { innerParts, lineOf, replacePart } from './linear';

/** Parts with the root of which all fractional powers of one base are powers: x^(1/6) for √x and ∛x. */
export function rootsFirst(parts: readonly Expression[]): Expression[] {
	const orders = new Map<string, bigint>();
	for (const part of parts)
		if (part.kind === 'power' && part.exponent.kind === 'number') {
			const known = orders.get(part.base.key) ?? 1n;
			const { den } = part.exponent.value;
			orders.set(part.base.key, (known * den) / gcdOf(known, den));
		}
	const roots = parts.map((part) => {
		if (part.kind !== 'power' || part.exponent.kind !== 'number' || part.exponent.value.den === 1n) return part;
		return power(part.base, number({ num: 1n, den: orders.get(part.base.key) ?? part.exponent.value.den }));
	});
	return [...new Map(roots.map((part) => [part.key, part] as const)).values()];
}

/** x in terms of t = part. */
export function inverseOf(part: Expression, name: string, t: Expression): Expression | undefined {
	const solved = (u: Expression, value: Expression): Expression | undefined => {
		const line = lineOf(u, name);
		return line && divide(subtract(value, line.shift), line.slope);
	};
	if (part.kind === 'call' && part.name === 'cbrt') return solved(itemAt(part.args, 0), power(t, integerNode(3)));
	if (part.kind === 'call' && part.args.length === 1) {
		const outer: Readonly<Record<string, string>> = {
			asin: 'sin',
			acos: 'cos',
			atan: 'tan',
			asinh: 'sinh',
			acosh: 'cosh',
			log: 'exp'
		};
		const undo = Object.hasOwn(outer, part.name) ? outer[part.name] : undefined;
		if (undo) return solved(itemAt(part.args, 0), undo === 'exp' ? power(E, t) : applyFunction(undo, [t]));
		return undefined;
	}
	if (part.kind !== 'power') return undefined;
	if (!contains(part.base, name)) {
		const log = part.base.kind === 'constant' && part.base.name === 'e' ? ONE : applyFunction('log', [part.base]);
		return solved(part.exponent, divide(applyFunction('log', [t]), log));
	}
	if (part.exponent.kind !== 'number' || part.exponent.value.den === 1n || part.exponent.value.num !== 1n)
		return undefined;
	return solved(part.base, power(t, number({ num: part.exponent.value.den, den: 1n })));
}

/** Powers of k·(1 − u²), k·(1 + u²) … that are those of a wave of t for u = sin t, tan t …, where it is positive. */
const WAVES: Readonly<Record<string, readonly [square: 1 | -1, one: 1 | -1, wave: string, exponent: 1 | -1]>> = {
	asin: [-1, 1, 'cos', 1],
	acos: [-1, 1, 'sin', 1],
	atan: [1, 1, 'cos', -1],
	asinh: [1, 1, 'cosh', 1],
	acosh: [1, -1, 'sinh', 1]
};

/** f with the powers that become powers of a wave, when the part, an inverse function, is t. */
export function withWaves(f: Expression, part: Expression, name: string, t: Expression): Expression {
	if (part.kind !== 'call' || !Object.hasOwn(WAVES, part.name)) return f;
	const [square, one, wave, exponent] = entryAt(WAVES, part.name);
	const u = itemAt(part.args, 0);
	const below = add([multiply([integerNode(square), power(u, integerNode(2))]), integerNode(one)]);
	return innerParts(f, name).reduce((form, each) => {
		if (each.kind !== 'power' || isNumber(each.exponent) === false || each.base.kind !== 'sum') return form;
		const ratio = normal(divide(each.base, below));
		if (contains(ratio, name)) return form;
		const raised = multiply([integerNode(2 * exponent), each.exponent]);
		const by = multiply([power(ratio, each.exponent), power(applyFunction(wave, [t]), raised)]);
		return replacePart(form, each, by);
	}, f);
}

/** f with x replaced, the part being t itself. */
export function substituted(
	f: Expression,
	name: string,
	inverse: Expression,
	part: Expression,
	t: Expression
): Expression | undefined {
	try {
		return replace(replacePart(f, part, t), name, inverse);
	} catch (error) {
		if (error instanceof NoValueError) return undefined;
		throw error;
	}
}
