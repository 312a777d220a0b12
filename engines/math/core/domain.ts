/** Where an expression had no value and its answer has one: (x² − 1)/(x − 1) = x + 1 for x ≠ 1. */
import { entryAt, itemAt } from '../../kit/checked';
import { attempt } from './budget';
import { expressionOf, type Variables } from './build';
import { divide, negate } from './arithmetic';
import {
	childrenOf,
	factorsOf,
	freeSymbols,
	isCall,
	isClosed,
	isInteger,
	isNumber,
	number,
	someNode,
	symbol,
	termsOf,
	type Expression
} from './expression';
import { isPositive } from './assumptions';
import { applyFunction } from '../functions/functions';
import { Budget } from '../poly/budget';
import { printExpression } from '../io/print';
import { factoredForm } from '../simplify/factored';
import { childrenOf as partsOf, type Syntax } from '../io/syntax';
import { NoValueError } from './refusals';

const STEPS = 60_000;
/** More are not told. */
const MAX_TOLD = 4;

/** Conditions under which `result` equals the input: `x != 1`. */
export function lostPoles(syntax: Syntax, result: Expression, variables: Variables): string[] {
	try {
		return attempt({ steps: STEPS }, () => conditions(syntax, result, variables)) ?? [];
	} catch (error) {
		if (error instanceof NoValueError) return [];
		throw error;
	}
}

function conditions(syntax: Syntax, result: Expression, variables: Variables): string[] {
	const written = bottomsOf(syntax)
		.map((node) => expressionOf(node, variables))
		.filter((x) => !isClosed(x));
	if (written.length === 0) return [];
	const kept = new Set(
		polesOf(result)
			.flatMap(primeFactors)
			.map(({ key }) => key)
	);
	const lost = new Map<string, Expression>();
	for (const factor of written.flatMap(primeFactors))
		if (!kept.has(factor.key) && !isPositive(factor)) lost.set(factor.key, factor);
	return [...lost.values()].slice(0, MAX_TOLD).map(said);
}

const LOGARITHM = /^log(?:2|10)?$/;

/** Conditions for real logarithms that `result` lacks: `x > 0` for log(x³)/log(x) = 3. Empty if it has some. */
export function lostLogarithms(syntax: Syntax, result: Expression): string[] {
	if (someNode(result, (node) => isCall(node, 'log'))) return [];
	const found = attempt({ steps: STEPS }, () =>
		logarithmsOf(syntax)
			.map((node) => expressionOf(node, new Map()))
			.filter((x) => !isClosed(x) && !isPositive(x))
			.flatMap((x) => {
				const signs = factorsOf(x).filter(({ base, exponent }) => !isPositive(base) && !isEven(exponent));
				const [only, ...others] = signs;
				if (only === undefined) return [];
				return [others.length > 0 || !isInteger(only.exponent) ? positive(x) : positive(only.base)];
			})
	);
	return [...new Set(found ?? [])].slice(0, MAX_TOLD);
}

const positive = (x: Expression): string => `${printExpression(x)} > 0`;
const isEven = (exponent: Expression): boolean => isInteger(exponent) && exponent.value.num % 2n === 0n;

function logarithmsOf(node: Syntax): Syntax[] {
	if (node.type === 'binder') return [];
	const inner = partsOf(node).flatMap(logarithmsOf);
	return node.type === 'call' && LOGARITHM.test(node.name) && node.args[0] ? [...inner, node.args[0]] : inner;
}

function bottomsOf(node: Syntax): Syntax[] {
	// The index of a sum has its own range.
	if (node.type === 'binder') return [];
	const inner = partsOf(node).flatMap(bottomsOf);
	if (node.type === 'product')
		inner.push(...node.factors.flatMap(({ operator, node: each }) => (operator === '/' ? [each] : [])));
	if (node.type === 'power' && node.exponent.type === 'negate') inner.push(node.base);
	if (node.type === 'call' && BELOW[node.name]) inner.push({ ...node, name: entryAt(BELOW, node.name) });
	return inner;
}

/** The denominator of a function that is a fraction. */
const BELOW: Readonly<Record<string, string>> = { tan: 'cos', sec: 'cos', cot: 'sin', csc: 'sin' };

function polesOf(x: Expression): Expression[] {
	const own = factorsOf(x).flatMap(({ base, exponent }) =>
		isNumber(exponent) && exponent.value.num < 0n ? [base] : []
	);
	const below = x.kind === 'call' ? BELOW[x.name] : undefined;
	if (below && x.kind === 'call') own.push(applyFunction(below, x.args));
	return [...own, ...childrenOf(x).flatMap(polesOf)];
}

const primeFactors = (x: Expression): Expression[] =>
	factorsOf(factoredForm(x, new Budget())).flatMap(({ base, exponent }) =>
		isClosed(base) || (isInteger(exponent) && exponent.value.num < 0n) ? [] : [base]
	);

/** x − 1 as `x != 1`, log x too, others as `… != 0`. */
function said(factor: Expression): string {
	if (isCall(factor, 'log') && factor.args.length === 1) {
		const [own, ...more] = factorsOf(itemAt(factor.args, 0));
		if (own?.base.kind === 'symbol' && more.length === 0 && isInteger(own.exponent) && !isEven(own.exponent))
			return `${own.base.name} != 1`;
	}
	const [name, ...others] = freeSymbols(factor);
	const terms = termsOf(factor);
	const line = terms.find((term) => !isNumber(term));
	const constant = terms.find((term) => isNumber(term));
	if (name !== undefined && others.length === 0 && terms.length <= 2 && line && factorsOf(line).length === 1) {
		const [own] = factorsOf(line);
		const slope = line.kind === 'product' ? number(line.coefficient) : undefined;
		if (own && own.base.key === symbol(name).key && isNumber(own.exponent, 1)) {
			const value = constant ? negate(slope ? divide(constant, slope) : constant) : undefined;
			return `${name} != ${value ? printExpression(value) : '0'}`;
		}
	}
	return `${printExpression(factor)} != 0`;
}
