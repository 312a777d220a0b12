/** A system of equations, step by step: one unknown after the other is put into the equations that are left. */
import { defined, itemAt } from '../../../kit/checked';
import { divide, negate } from '../../core/arithmetic';
import { freeSymbols, isNumber, symbol, ZERO, type Expression } from '../../core/expression';
import { syntaxOf } from '../../io/layout';
import { printExpression, printSyntax } from '../../io/print';
import type { Step } from '../../core/step';
import type { Syntax } from '../../io/syntax';
import { literal } from '../../io/syntax-nodes';
import { derivative } from '../derivative';
import { normal } from '../normal';
import { contains, replace } from '../../core/substitution';
import { multipliedOut } from '../tidy';
import type { SystemSolutions } from '../solve/system';
import { equals } from './relations';

const all = (operands: readonly Syntax[]): Syntax =>
	operands.length === 1 ? itemAt(operands, 0) : { type: 'logic', operator: 'and', operands, at: -1 };

const isZero = (f: Expression): Syntax => equals(syntaxOf(f), literal('0', -1));

/** How the tuples come about: an equation with an isolated unknown is inserted into the others, then each tuple is inserted. */
export function systemSteps(
	functions: readonly Expression[],
	unknowns: readonly string[],
	{ tuples }: SystemSolutions
): Step[] {
	const steps: Step[] = [];
	let left = functions.map((f) => multipliedOut(f));
	const solved: { name: string; value: Expression }[] = [];
	for (let next = alone(left, unknowns); next; next = alone(left, unknowns)) {
		const { name, value, at, lead } = next;
		const own = itemAt(left, at);
		steps.push({
			rule: `solved for ${name}`,
			condition: isNumber(lead) ? null : `${printExpression(lead)} != 0`,
			before: isZero(own),
			after: equals(syntaxOf(symbol(name)), syntaxOf(value))
		});
		solved.push({ name, value });
		left = left.filter((_, index) => index !== at);
		const put = left.map((f) => (contains(f, name) ? multipliedOut(normal(replace(f, name, value))) : f));
		if (left.length > 0)
			steps.push({ rule: `put into ${left.length === 1 ? 'the other' : 'the others'}`, condition: null, before: all(left.map(isZero)), after: all(put.map(isZero)) }); // prettier-ignore
		left = put.filter((f) => !isNumber(f, 0));
	}
	const tuple = tuples.length === 1 ? tuples[0] : undefined;
	// From the last unknown back to the first.
	for (const { name, value } of solved.reverse()) {
		const exact = tuple?.values.get(name);
		if (!exact || freeSymbols(value).every((each) => !unknowns.includes(each))) continue;
		steps.push({
			rule: 'what is known put in',
			condition: null,
			before: equals(syntaxOf(symbol(name)), syntaxOf(value)),
			after: equals(syntaxOf(symbol(name)), syntaxOf(exact))
		});
	}
	const written = all(functions.map(isZero));
	const found = tuples.map(({ values }) =>
		all(unknowns.map((name) => equals(syntaxOf(symbol(name)), syntaxOf(defined(values.get(name))))))
	);
	const after: Syntax =
		found.length === 0
			? { type: 'name', name: 'false', at: -1 }
			: found.length === 1
				? itemAt(found, 0)
				: { type: 'logic', operator: 'or', operands: found, at: -1 };
	const rest = new Set(left.flatMap(freeSymbols).filter((each) => unknowns.includes(each)));
	if (rest.size > 0)
		steps.push({ rule: rest.size === 1 ? `what is left solved for ${[...rest].join('')}` : 'what is left solved by resultants, which have one unknown less', condition: null, before: all(left.map(isZero)), after }); // prettier-ignore
	steps.push({ rule: found.length === 0 ? 'nothing solves all of them' : 'put into each equation: it holds', condition: null, before: written, after }); // prettier-ignore
	return steps.filter(({ before, after: to }) => printSyntax(before) !== printSyntax(to));
}

/** An unknown that an equation has to the first power alone, with a coefficient that is not 0: plain numbers first. */
function alone(
	functions: readonly Expression[],
	unknowns: readonly string[]
): { name: string; value: Expression; at: number; lead: Expression } | undefined {
	let found: { name: string; value: Expression; at: number; lead: Expression } | undefined;
	let best = Infinity;
	for (const [at, f] of functions.entries())
		for (const name of unknowns) {
			if (!contains(f, name)) continue;
			const lead = normal(derivative(f, name));
			if (unknowns.some((each) => contains(lead, each)) || isNumber(lead, 0)) continue;
			const cost = isNumber(lead, 1) ? 0 : isNumber(lead, -1) ? 1 : isNumber(lead) ? 2 : 3;
			if (cost >= best) continue;
			best = cost;
			found = { name, at, lead, value: multipliedOut(divide(negate(replace(f, name, ZERO)), lead)) };
		}
	return found;
}
