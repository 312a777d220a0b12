/** Parts of an integrand. */
import { add, divide, multiply } from '../../core/arithmetic';
import {
	factorExpression,
	factorsOf,
	isNumber,
	isRange,
	number,
	ONE,
	splitCoefficient,
	ZERO,
	type Expression
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { power } from '../../core/powers';
import { derivative } from '../derivative';
import { normal } from '../normal';
import { contains, replace } from '../substitution';

export interface Line {
	readonly slope: Expression;
	readonly shift: Expression;
}

/** u = slope·x + shift. Undefined unless u is linear in x. */
export function lineOf(u: Expression, name: string): Line | undefined {
	const slope = normal(derivative(u, name));
	if (contains(slope, name)) return undefined;
	return { slope, shift: normal(replace(u, name, ZERO)) };
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
		switch (node.kind) {
			case 'sum':
				node.terms.forEach(visit);
				break;
			case 'product':
				node.factors.forEach((factor) => {
					visit(factorExpression(factor));
					visit(factor.base);
					visit(factor.exponent);
				});
				break;
			case 'power':
				visit(node.base);
				visit(node.exponent);
				break;
			case 'call':
				node.args.forEach(visit);
				break;
			default:
				break;
		}
	};
	visit(x);
	return [...found.values()].sort((a, b) => b.key.length - a.key.length);
}

/** x with every occurrence of an inner part replaced, in powers of the part and of its base too. */
export function replacePart(x: Expression, part: Expression, by: Expression): Expression {
	if (x.key === part.key) return by;
	switch (x.kind) {
		case 'sum':
			return add(x.terms.map((term) => replacePart(term, part, by)));
		case 'product':
			return multiply([
				number(x.coefficient),
				...x.factors.map(({ base, exponent }) => rebuildPower(base, exponent, part, by))
			]);
		case 'power':
			return rebuildPower(x.base, x.exponent, part, by);
		case 'call':
			return isRange(x)
				? x
				: applyFunction(
						x.name,
						x.args.map((arg) => replacePart(arg, part, by))
					);
		default:
			return x;
	}
}

function rebuildPower(base: Expression, exponent: Expression, part: Expression, by: Expression): Expression {
	if (part.kind === 'power' && part.base.key === base.key) {
		const times = wholeRatio(exponent, part.exponent);
		if (times) return power(by, times);
	}
	return power(replacePart(base, part, by), replacePart(exponent, part, by));
}

/** a/b where that is a whole number. */
function wholeRatio(a: Expression, b: Expression): Expression | undefined {
	const ratio = normal(divide(a, b));
	return isNumber(ratio) && ratio.value.den === 1n ? ratio : undefined;
}
