/** Derivatives of canonical expressions. */
import { itemAt } from '../../kit/checked';
import { add, divide, multiply, subtract } from '../core/arithmetic';
import { isNonNegative, isPositive, isReal } from '../core/assumptions';
import { spend } from '../core/budget';
import { Declined } from '../core/refusals';
import { FIRST_SLOPES, SECOND_SLOPES, slopesOf } from '../definitions/slopes';
import type { FunctionName } from '../definitions/facts';
import type { CallNode, Expression } from '../core/expression';
import {
	factorExpression,
	factorsOf,
	HALF,
	isCall,
	isInteger,
	isNumber,
	isRange,
	MINUS_ONE,
	number,
	ONE,
	someNode,
	splitCoefficient,
	TWO,
	ZERO
} from '../core/expression';
import { applyFunction } from '../functions/functions';
import { logarithm } from '../functions/logarithms';
import { power } from '../core/powers';
import { printExpression } from '../io/print';
import { absolute } from '../core/rational';
import { contains } from '../core/substitution';
import { expressionOf } from '../core/build';
import { parse } from '../io/parse';
import type { Syntax } from '../io/syntax';

const square = (u: Expression): Expression => power(u, TWO);

/** f′ of a function of one argument from the table of functions. Undefined where the table lacks it. */
export const outerDerivative = (name: string): ((u: Expression) => Expression) | undefined =>
	ruleOf(slopesOf(name)?.derivative);

/** ∂x/∂name. Throws Declined by name if a derivative needs functions that the product lacks. */
export function derivative(x: Expression, name: string): Expression {
	spend();
	if (!contains(x, name)) return ZERO;
	switch (x.kind) {
		case 'number':
		case 'constant':
			return ZERO;
		case 'symbol':
			return ONE;
		case 'sum':
			return add(x.terms.map((term) => derivative(term, name)));
		case 'product':
			return add(
				x.factors.map((factor, index) => {
					const own = derivative(factorExpression(factor), name);
					const others = x.factors.filter((_, other) => other !== index).map(factorExpression);
					return multiply([number(x.coefficient), own, ...others]);
				})
			);
		case 'power':
			return ofPower(x.base, x.exponent, name);
		case 'call':
			return ofCall(x, name);
	}
}

/** b^e: e·b^(e − 1)·b′ + b^e·log b·e′. */
function ofPower(base: Expression, exponent: Expression, name: string): Expression {
	const terms: Expression[] = [];
	if (contains(base, name))
		terms.push(multiply([exponent, power(base, subtract(exponent, ONE)), derivative(base, name)]));
	if (contains(exponent, name)) {
		const log = logarithm(base);
		terms.push(multiply([power(base, exponent), log, derivative(exponent, name)]));
	}
	return add(terms);
}

function ofCall(x: CallNode, name: string): Expression {
	const [u, v] = x.args as [Expression, Expression | undefined];
	if (isRange(x)) return ofRange(x, name);
	const size = x.name === 'abs' ? sizeInReals(u) : undefined;
	if (size) return derivative(size, name);
	// log|w| has the derivative of log w.
	if (x.name === 'log' && isCall(u, 'abs') && u.args[0]) return divide(derivative(u.args[0], name), u.args[0]);
	const outer = x.args.length === 1 ? outerDerivative(x.name) : undefined;
	if (outer) return multiply([outer(u), derivative(u, name)]);
	if (x.name === 'atan2' && v) {
		const above = subtract(multiply([v, derivative(u, name)]), multiply([u, derivative(v, name)]));
		return divide(above, add([square(u), square(v)]));
	}
	if (x.name === 'root' && v && !contains(v, name)) return divide(multiply([x, derivative(u, name)]), multiply([v, u]));
	if (x.name === 'max' || x.name === 'min') return ofExtreme(x, name);
	if (x.name === 'binomial' && v) return ofBinomial(u, v, name);
	if (x.name === 'mod' && v && !contains(v, name)) return derivative(u, name);
	if (v) {
		const partials = [
			[u, ruleOf(FIRST_SLOPES[x.name as FunctionName])],
			[v, ruleOf(SECOND_SLOPES[x.name as FunctionName])]
		] as const;
		const changing = partials.filter(([argument]) => contains(argument, name));
		const terms = changing.flatMap(([argument, rule]) =>
			rule ? [multiply([rule(v, u), derivative(argument, name)])] : []
		);
		if (terms.length === changing.length) return add(terms);
	}
	if (slopesOf(x.name)?.steps)
		throw new Declined(`${x.name} has jumps: its derivative is 0 between them and none at them`);
	throw new Declined(`the derivative of ${x.name} is no function that is known here`);
}

/** max(a, b) = (a + b + |a − b|)/2: of the larger one, and their mean where they meet. */
function ofExtreme(x: CallNode, name: string): Expression {
	const side = x.name === 'max' ? ONE : MINUS_ONE;
	return x.args.slice(1).reduce(
		({ value, slope }, each) => {
			const own = derivative(each, name);
			const sign = multiply([side, applyFunction('sign', [subtract(value, each)])]);
			return {
				value: applyFunction(x.name, [value, each]),
				slope: multiply([HALF, add([slope, own, multiply([sign, subtract(slope, own)])])])
			};
		},
		{ value: itemAt(x.args, 0), slope: derivative(itemAt(x.args, 0), name) }
	).slope;
}

/** By Γ(n + 1)/(Γ(k + 1)·Γ(n − k + 1)). */
function ofBinomial(n: Expression, k: Expression, name: string): Expression {
	const psi = (x: Expression) => applyFunction('digamma', [add([x, ONE])]);
	const rest = subtract(n, k);
	const inner = add([
		multiply([psi(n), derivative(n, name)]),
		multiply([MINUS_ONE, psi(k), derivative(k, name)]),
		multiply([MINUS_ONE, psi(rest), derivative(rest, name)])
	]);
	return multiply([applyFunction('binomial', [n, k]), inner]);
}

function ofRange(x: CallNode, name: string): Expression {
	const [body, index, from, to] = x.args as [Expression, Expression, Expression, Expression];
	if (x.name === 'sum' && !contains(from, name) && !contains(to, name))
		return applyFunction('sum', [derivative(body, name), index, from, to]);
	throw new Declined(`the derivative of a ${x.name} over a range that depends on ${name} was not found`);
}

/** |w| of a w that may not be real as powers of absolute values: |√(x³)| is √|x³|. Undefined where w is real, or no such product. */
function sizeInReals(w: Expression): Expression | undefined {
	if (isReal(w)) return undefined;
	const { coefficient, rest } = splitCoefficient(w);
	const factors = rest ? factorsOf(rest) : [];
	if (!factors.every(({ base, exponent }) => isReal(base) && isNumber(exponent))) return undefined;
	const sizes = factors.map(({ base, exponent }) => power(applyFunction('abs', [base]), exponent));
	return multiply([number({ num: absolute(coefficient.num), den: coefficient.den }), ...sizes]);
}

/** What must hold so that every |u| in x is that of a real u: `x > 0` for |log x|. Its derivative is another elsewhere. */
export function realWhere(x: Expression): string[] {
	const found = new Set<string>();
	const collect = (node: Expression): boolean => {
		const [u] = node.kind === 'call' ? node.args : [];
		if (isCall(node, 'log') && u && !isPositive(u)) found.add(`${printExpression(u)} > 0`);
		if (node.kind === 'power' && isNumber(node.exponent) && !isInteger(node.exponent) && !isNonNegative(node.base))
			found.add(`${printExpression(node.base)} >= 0`);
		return false;
	};
	someNode(x, (node) => {
		const [u] = isCall(node, 'abs') ? node.args : [];
		if (u && !isReal(u) && !sizeInReals(u)) someNode(u, collect);
		return false;
	});
	return [...found];
}

/** The derivative of a given order ≥ 0. */
export function derivativeOf(x: Expression, name: string, order: number): Expression {
	let result = x;
	for (let n = 0; n < order; n++) result = derivative(result, name);
	return result;
}

const read = new Map<string, Syntax>();

/** Evaluates a rule in u, and n, with expressions in their place: `-sin(u)` with 2x gives −sin 2x. Undefined without a rule. */
export function ruleOf(text: string | undefined): ((u: Expression, n?: Expression) => Expression) | undefined {
	if (text === undefined) return undefined;
	const syntax = read.get(text) ?? parse(text);
	read.set(text, syntax);
	return (u, n) =>
		expressionOf(
			syntax,
			new Map(
				n
					? [
							['u', u],
							['n', n]
						]
					: [['u', u]]
			)
		);
}
