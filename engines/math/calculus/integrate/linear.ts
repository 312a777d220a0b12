/** Parts of an integrand. */
import { applyFunction } from '../../functions/functions';
import { signOf } from '../../core/numeric';
import { isNonNegative, isReal, leadsNegative } from '../../core/assumptions';
import { divide, multiply, negate } from '../../core/arithmetic';
import {
	factorExpression,
	factorsOf,
	isNumber,
	mentionsI,
	number,
	ONE,
	splitCoefficient,
	ZERO,
	type Expression,
	childrenOf,
	isClosed
} from '../../core/expression';
import { power } from '../../core/powers';
import { derivative } from '../derivative';
import { normal } from '../forms';
import { contains, mapCalls, replace, mapParts } from '../../core/substitution';
import { vanishes } from '../points';
import { Declined, NoValueError, unlessRefused } from '../../core/refusals';

export type Line = { readonly slope: Expression; readonly shift: Expression };

/** log|u|, log u for a complex u. */
export const logOf = (u: Expression): Expression =>
	applyFunction('log', [mentionsI(u) ? u : applyFunction('abs', [u])]);

/** log|u| as log u: they differ by a constant between the zeros of a real u. */
export const withoutSizes = (x: Expression): Expression => mapCalls(x, 'abs', ([u]) => u);

/** Whether a coefficient is below 0: −1, −a², and −b, because symbols count as positive where their sign decides. */
export const isBelow = (x: Expression): boolean =>
	isClosed(x) ? isReal(x) && signOf(x) === -1 : isNonNegative(negate(x)) || leadsNegative(x);

/** u = slope·x + shift. Undefined unless u is linear in x. */
export function lineOf(u: Expression, name: string): Line | undefined {
	const slope = normal(derivative(u, name));
	return contains(slope, name) ? undefined : { slope, shift: normal(replace(u, name, ZERO)) };
}

/** x = constant · rest. */
export function splitConstant(x: Expression, name: string): { constant: Expression; rest: Expression } {
	const { coefficient } = splitCoefficient(x);
	const constants: Expression[] = [number(coefficient)];
	const rest: Expression[] = [];
	for (const factor of factorsOf(x))
		(contains(factorExpression(factor), name) ? rest : constants).push(factorExpression(factor));
	return { constant: multiply(constants), rest: rest.length === 0 ? ONE : multiply(rest) };
}

/** Everything inside x that depends on the unknown, the largest first. */
export function innerParts(x: Expression, name: string): Expression[] {
	const found = new Map<string, Expression>();
	const visit = (node: Expression): void => {
		if (!contains(node, name) || found.has(node.key)) return;
		found.set(node.key, node);
		if (node.kind === 'product') node.factors.forEach((factor) => visit(factorExpression(factor)));
		childrenOf(node).forEach(visit);
	};
	visit(x);
	return [...found.values()].sort((a, b) => b.key.length - a.key.length);
}

/** x with every occurrence of an inner part replaced, in powers of the part and of its base too. */
export function replacePart(x: Expression, part: Expression, by: Expression): Expression {
	if (x.key === part.key) return by;
	return mapParts(x, (inner) => replacePart(inner, part, by), {
		power: (base, exponent) => {
			const times =
				part.kind === 'power' && part.base.key === base.key ? wholeRatio(exponent, part.exponent) : undefined;
			return times ? power(by, times) : power(replacePart(base, part, by), replacePart(exponent, part, by));
		}
	});
}

function wholeRatio(a: Expression, b: Expression): Expression | undefined {
	const ratio = normal(divide(a, b));
	return isNumber(ratio) && ratio.value.den === 1n ? ratio : undefined;
}

/** u′; undefined where it is 0 or has no form. */
export const slopeOf = (u: Expression, name: string): Expression | undefined =>
	unlessRefused(() => {
		const slope = derivative(u, name);
		return vanishes(slope) ? undefined : slope;
	}, [Declined, NoValueError]);

/** By which way an antiderivative was found, and those that it needed. */
export interface Trace {
	readonly rule: string;
	/** A substitution: `u = x^2`. */
	readonly detail: string | null;
	readonly f: Expression;
	readonly name: string;
	readonly result: Expression;
	readonly children: readonly Trace[];
}

/** The search that a way of integrating belongs to. */
export interface Subsearch {
	/** Rewritings that led here. */
	readonly depth: number;
	/** An antiderivative of a part, one level deeper, without proof. */
	find(f: Expression, name: string): Expression | undefined;
	/** A name that nothing else has. */
	fresh(): string;
	/** Returns an answer and records its substitution for the explanation. */
	with(detail: string, found: Expression): Expression;
}
