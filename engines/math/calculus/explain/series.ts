/** A Taylor series, step by step: derivatives at the point over factorials. */
import { add, divide, multiply, subtract } from '../../core/arithmetic';
import { integerNode, isNumber, rawCall, symbol, type Expression } from '../../core/expression';
import { isInfinite } from '../../core/infinity';
import { syntaxOf } from '../../io/layout';
import { power } from '../../core/powers';
import { printExpression } from '../../io/print';
import { applyFunction } from '../../core/recursion';
import type { Step } from '../../core/step';
import { NoValueError } from '../../core/no-value';
import { derivative } from '../derivative';
import { normal } from '../normal';
import { likeness } from '../points';
import { replace } from '../../core/substitution';
import { tidy } from '../tidy';

/** Number of derivatives to show. */
const MAX_ORDER = 8;

/** How the terms of f at the point come about; its parts' series where f is not differentiable there. */
export function seriesSteps(f: Expression, name: string, point: Expression, order: number, terms: Expression): Step[] {
	const whole = (rule: string): Step => ({ rule, condition: null, before: syntaxOf(f), after: syntaxOf(terms) });
	const told = isInfinite(point) || order > MAX_ORDER ? undefined : byDerivatives(f, name, point, order, terms);
	return told
		? [...told, whole(`the sum of f^(k)(a)/k!*(${name} - a)^k with a = ${printExpression(point)}`)]
		: [whole('series of the parts, added, multiplied and put into each other, as far as the order goes')];
}

function byDerivatives(
	f: Expression,
	name: string,
	point: Expression,
	order: number,
	terms: Expression
): Step[] | undefined {
	const steps: Step[] = [];
	const x = symbol(name);
	const sum: Expression[] = [];
	let current = f;
	try {
		for (let k = 0; k < order; k++) {
			const value = normal(replace(current, name, point));
			const weight = divide(value, applyFunction('factorial', [integerNode(k)]));
			sum.push(multiply([weight, power(subtract(x, point), integerNode(k))]));
			const derived = k === 0 ? syntaxOf(f) : syntaxOf(rawCall('diff', [f, x, integerNode(k)]));
			steps.push({
				rule: k === 0 ? `f(a) at a = ${printExpression(point)}` : `derivative ${k}, ${printExpression(current)}, at a; over ${k}! the coefficient is ${printExpression(weight)}`, // prettier-ignore
				condition: null,
				before: derived,
				after: syntaxOf(value)
			});
			current = tidy(derivative(current, name));
			if (isNumber(current, 0)) break;
		}
	} catch (error) {
		if (error instanceof NoValueError) return undefined;
		throw error;
	}
	return likeness(add(sum), terms) === 'different' ? undefined : steps;
}
