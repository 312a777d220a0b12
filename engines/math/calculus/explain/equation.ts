/** An equation, step by step. */
import { defined, itemAt, lastOf } from '../../../kit/checked';
import { multiply, subtract, divide, negate } from '../../core/arithmetic';
import { attempt } from '../../core/budget';
import type { Variables } from '../../core/build';
import {
	factorExpression,
	factorsOf,
	integerNode,
	isNumber,
	symbol,
	TWO,
	ZERO,
	type Expression,
	freeSymbols
} from '../../core/expression';
import { syntaxOf } from '../../io/layout';
import { Budget } from '../../poly/budget';
import { power } from '../../core/powers';
import { printExpression, printSyntax } from '../../io/print';
import { factoredForm } from '../../simplify/factored';
import type { Step } from '../../core/step';
import { type Syntax, literal } from '../../io/syntax';
import { coefficients } from '../dense';
import { derivative } from '../derivative';
import { normal, multipliedOut } from '../forms';
import { contains, replace } from '../../core/substitution';
import type { Solutions } from '../solve/equation';
import { rootsOf } from '../solve/polynomial';
import { Equation } from '../solve/verify';
import type { SystemSolutions } from '../solve/system';

const isZero = (x: Expression): Syntax => equals(syntaxOf(x), literal('0', -1));
const joined =
	(operator: 'or' | 'and') =>
	(operands: readonly Syntax[]): Syntax =>
		operands.length === 1 ? itemAt(operands, 0) : { type: 'logic', operator, operands, at: -1 };
const [either, all] = [joined('or'), joined('and')];

/** How the solutions come about, as long as the unknown occurs in polynomials, and that each was inserted. */
export function equationSteps(
	sides: readonly [Syntax, Syntax],
	name: string,
	variables: Variables,
	solutions: Solutions
): Step[] {
	const steps: Step[] = [];
	const x = symbol(name);
	const equation = new Equation(sides, name, variables);
	const written = equals(...sides);
	let last: Syntax = written;
	const step = (rule: string, condition: string | null, after: Syntax): void => {
		if (printSyntax(after) === printSyntax(last)) return;
		steps.push({ rule, condition, before: last, after });
		last = after;
	};
	step('the right side taken from both sides', null, isZero(equation.difference));
	const bottoms = [...new Set(equation.denominators.map(printExpression))];
	let f = equation.difference;
	if (bottoms.length > 0) {
		f = numerator(normal(f));
		step('multiplied by what is divided by', bottoms.map((each) => `${each} != 0`).join(', '), isZero(f));
	}
	const factored = attempt({ steps: 60_000 }, () => factoredForm(f, new Budget())) ?? f;
	const factors = factorsOf(factored)
		.filter(({ base }) => contains(base, name))
		.map(({ base }) => base);
	if (factors.length > 0 && (factors.length > 1 || factored.key !== f.key)) {
		step('factored', null, isZero(factored));
		step('a product is 0 where a factor is 0', null, either(factors.map(isZero)));
	}
	for (const factor of factors.length > 0 ? factors : [f]) {
		const list = coefficients(factor, name, 2) ?? [];
		if (list.length < 2) continue;
		const roots = rootsOf(list)?.values;
		if (!roots) continue;
		const [c, b, a] = list;
		const after = either([...new Map(roots.map((root) => [root.key, root])).values()].map((root) => equals(syntaxOf(x), syntaxOf(root)))); // prettier-ignore
		const lead = lastOf(list);
		const condition = isNumber(lead) ? null : `${printExpression(lead)} != 0`;
		if (!a) {
			steps.push({ rule: 'a*x + b = 0 has the solution x = -b/a', condition, before: isZero(factor), after });
			continue;
		}
		const inside = subtract(power(defined(b), TWO), multiply([integerNode(4), a, defined(c)]));
		const rule = `quadratic formula x = (-b ± sqrt(D))/(2a) with D = b^2 - 4ac = ${printExpression(multipliedOut(inside))}`;
		steps.push({ rule, condition, before: isZero(factor), after });
	}
	const found = solutions.roots.map(({ exact, numeric }) => equals(syntaxOf(x), exact ? syntaxOf(exact) : literal(numeric?.decimalText ?? '0', -1))); // prettier-ignore
	const after: Syntax = found.length > 0 ? either(found) : { type: 'name', name: String(solutions.everywhere), at: -1 };
	const rule = found.length > 0 ? 'each value put into the equation as it was written: it holds' : 'what could solve it, put into the equation as it was written'; // prettier-ignore
	steps.push({ rule, condition: null, before: written, after });
	return steps;
}

/** The numerator of a fraction. */
function numerator(x: Expression): Expression {
	const above = factorsOf(x).filter(({ exponent }) => !(isNumber(exponent) && exponent.value.num < 0n));
	const scale = x.kind === 'product' ? [integerNode(x.coefficient.num)] : [];
	return x.kind === 'product' || x.kind === 'power' ? multiply([...scale, ...above.map(factorExpression)]) : x;
}

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
		const [before, after] = [value, exact].map((each) => equals(syntaxOf(symbol(name)), syntaxOf(each))) as [
			Syntax,
			Syntax
		];
		steps.push({ rule: 'what is known put in', condition: null, before, after });
	}
	const written = all(functions.map(isZero));
	const found = tuples.map(({ values }) =>
		all(unknowns.map((name) => equals(syntaxOf(symbol(name)), syntaxOf(defined(values.get(name))))))
	);
	const after: Syntax = found.length === 0 ? { type: 'name', name: 'false', at: -1 } : either(found);
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

/** left = right */
export const equals = (left: Syntax, right: Syntax): Syntax & { readonly type: 'comparison' } => ({
	type: 'comparison',
	operands: [left, right],
	signs: ['='],
	at: -1
});
