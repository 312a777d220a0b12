/** Integrands in another form: apart into terms and roots, multiplied out, by half angles, signs and exponentials. */
import type { Subsearch } from './trace';
import {
	factorExpression,
	factorsOf,
	HALF,
	integerNode,
	isCall,
	isInteger,
	number,
	ONE,
	PI,
	someNode,
	splitCoefficient,
	symbol,
	termsOf,
	ZERO,
	type Expression
} from '../../core/expression';
import { add, multiply, subtract, divide } from '../../core/arithmetic';
import { rootsApart } from './roots-apart';
import { collected } from './collected';
import { multipliedOut } from '../tidy';
import { normal } from '../normal';
import { innerParts, replacePart, lineOf } from './linear';
import { contains, replace, substitute } from '../../core/substitution';
import { itemAt } from '../../../kit/checked';
import { power } from '../../core/powers';
import { applyFunction } from '../../functions/functions';
import { NoValueError } from '../../core/no-value';
import { HYPERBOLA } from '../../simplify/angles';
import { inExponentials } from '../hyperbolic-forms';

/** A sum term by term. Undefined where one term has no antiderivative. */
export function byTerms(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	if (f.kind !== 'sum') return undefined;
	const parts: Expression[] = [];
	for (const term of f.terms) {
		const part = inner.find(term, name);
		if (!part) return undefined;
		parts.push(part);
	}
	return add(parts);
}

/** Roots that share factors as powers of each factor: √(x² + x³) is |x|·√(1 + x). */
export function byFactors(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	const apart = rootsApart(f, name);
	const found = apart && inner.find(apart.rest, name);
	return found && multiply([apart.front, found]);
}

/** Terms with one product of functions each. */
export function byFunctions(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	const form = collected(f, name);
	return form?.kind === 'sum' && form.key !== f.key ? inner.find(form, name) : undefined;
}

/** The same multiplied out, or as one fraction. */
export function multiplied(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	for (const form of [multipliedOut(f), normal(f)]) {
		if (form.key === f.key) continue;
		const found = inner.find(form, name);
		if (found) return found;
	}
	return undefined;
}

/** √(1 − cos u) = √2·|sin(u/2)|, √(1 + cos u) = √2·|cos(u/2)|; sin u is cos(u − π/2). */
export function byHalfAngle(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	for (const part of innerParts(f, name)) {
		if (part.kind !== 'power' || part.base.kind !== 'sum' || isInteger(part.exponent)) continue;
		const wave = part.base.terms
			.flatMap(factorsOf)
			.find(({ base }) => (isCall(base, 'cos') || isCall(base, 'sin')) && contains(base, name))?.base;
		if (wave?.kind !== 'call') continue;
		const turn = wave.name === 'sin' ? multiply([HALF, PI]) : ZERO;
		const half = multiply([HALF, subtract(itemAt(wave.args, 0), turn)]);
		for (const [sign, other] of [
			[-1, 'sin'],
			[1, 'cos']
		] as const) {
			const ratio = normal(divide(part.base, add([ONE, multiply([integerNode(sign), wave])])));
			if (contains(ratio, name)) continue;
			const square = multiply([integerNode(2), ratio, power(applyFunction(other, [half]), integerNode(2))]);
			const found = inner.find(replacePart(f, part, power(square, part.exponent)), name);
			if (found) return found;
		}
	}
	return undefined;
}

/** |u| is s·u with a constant sign s between the zeros of u; the constant of a linear u makes it continuous. */
export function bySign(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	const size = innerParts(f, name).find((part) => isCall(part, 'abs') || isCall(part, 'sign'));
	if (size?.kind !== 'call') return undefined;
	const u = itemAt(size.args, 0);
	const s = symbol('sign_');
	const inside = replacePart(f, size, isCall(size, 'abs') ? multiply([s, u]) : s);
	if (contains(inside, 'sign_') && someNode(inside, (node) => node.key === size.key)) return undefined;
	const found = inner.find(evenSigns(inside), name);
	if (!found) return undefined;
	const line = lineOf(u, name);
	let shifted = found;
	if (line) {
		const zero = normal(divide(multiply([integerNode(-1), line.shift]), line.slope));
		try {
			shifted = subtract(found, replace(found, name, zero));
		} catch (error) {
			if (!(error instanceof NoValueError)) throw error;
		}
	}
	return evenSigns(shifted, applyFunction('sign', [u]));
}

/** Hyperbolic functions as exponentials. */
export function byExponentials(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	if (!someNode(f, (node) => node.kind === 'call' && HYPERBOLA.names.has(node.name) && contains(node, name)))
		return undefined;
	const form = inExponentials(f);
	return form.key === f.key ? undefined : (inner.find(multipliedOut(form), name) ?? inner.find(normal(form), name));
}

/** s² = 1; with a value, s put back. */
function evenSigns(x: Expression, value?: Expression): Expression {
	const s = symbol('sign_');
	const form = multipliedOut(x);
	const reduced = add(
		termsOf(form).map((term) => {
			const own = factorsOf(term).find(({ base }) => base.key === s.key);
			if (!own || !isInteger(own.exponent)) return term;
			const odd = own.exponent.value.num % 2n !== 0n;
			const others = factorsOf(term)
				.filter((factor) => factor !== own)
				.map(factorExpression);
			return multiply([number(splitCoefficient(term).coefficient), ...others, odd ? s : ONE]);
		})
	);
	return value ? substitute(reduced, new Map([[s.name, value]])) : reduced;
}
