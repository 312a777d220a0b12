/** Derivatives of canonical expressions. */
import { add, divide, multiply, negate, subtract } from '../arithmetic';
import { isNonNegative, isPositive, isReal } from '../assumptions';
import { spend } from '../budget';
import { Declined } from '../declined';
import {
	factorExpression,
	factorsOf,
	integerNode,
	isCall,
	isConstantNamed,
	isInteger,
	isNumber,
	isRange,
	MINUS_ONE,
	number,
	ONE,
	someNode,
	splitCoefficient,
	TWO,
	ZERO,
	type CallNode,
	type Expression
} from '../expression';
import { applyFunction } from '../functions';
import { logarithm } from '../logarithms';
import { power, squareRoot } from '../powers';
import { printExpression } from '../print';
import { absolute } from '../rational';
import { contains } from './substitution';

const call = (name: string, u: Expression): Expression => applyFunction(name, [u]);
const square = (u: Expression): Expression => power(u, TWO);

/** f′(u) of functions of one argument (DLMF 4.20, 4.34, 4.24, 4.38); inverse functions on their principal branch. */
const DERIVATIVES: Readonly<Record<string, (u: Expression) => Expression>> = {
	sin: (u) => call('cos', u),
	cos: (u) => negate(call('sin', u)),
	tan: (u) => add([ONE, square(call('tan', u))]),
	cot: (u) => negate(add([ONE, square(call('cot', u))])),
	sec: (u) => multiply([call('sec', u), call('tan', u)]),
	csc: (u) => negate(multiply([call('csc', u), call('cot', u)])),
	sinh: (u) => call('cosh', u),
	cosh: (u) => call('sinh', u),
	tanh: (u) => subtract(ONE, square(call('tanh', u))),
	coth: (u) => subtract(ONE, square(call('coth', u))),
	sech: (u) => negate(multiply([call('sech', u), call('tanh', u)])),
	csch: (u) => negate(multiply([call('csch', u), call('coth', u)])),
	asin: (u) => power(squareRoot(subtract(ONE, square(u))), MINUS_ONE),
	acos: (u) => negate(power(squareRoot(subtract(ONE, square(u))), MINUS_ONE)),
	atan: (u) => power(add([ONE, square(u)]), MINUS_ONE),
	acot: (u) => negate(power(add([ONE, square(u)]), MINUS_ONE)),
	asinh: (u) => power(squareRoot(add([ONE, square(u)])), MINUS_ONE),
	// √(u − 1)·√(u + 1) has the sign of the principal branch below −1 too.
	acosh: (u) => power(multiply([squareRoot(subtract(u, ONE)), squareRoot(add([u, ONE]))]), MINUS_ONE),
	atanh: (u) => power(subtract(ONE, square(u)), MINUS_ONE),
	log: (u) => power(u, MINUS_ONE),
	abs: (u) => call('sign', u),
	cbrt: (u) => power(multiply([integerNode(3), square(call('cbrt', u))]), MINUS_ONE)
};

/** f′ of a function of one argument; undefined where it is none of the table. */
export const outerDerivative = (name: string): ((u: Expression) => Expression) | undefined =>
	Object.hasOwn(DERIVATIVES, name) ? DERIVATIVES[name] : undefined;

/** Functions with jumps: their derivative is 0 between them. */
const STEPS: ReadonlySet<string> = new Set(['sign', 'floor', 'ceil', 'round', 'trunc']);

/** ∂x/∂name. Throws Declined by name for what has no derivative in the functions known here. */
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
		const log = isConstantNamed(base, 'e') ? ONE : logarithm(base);
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
	const outer = DERIVATIVES[x.name];
	if (outer && x.args.length === 1) return multiply([outer(u), derivative(u, name)]);
	if (x.name === 'atan2' && v) {
		const above = subtract(multiply([v, derivative(u, name)]), multiply([u, derivative(v, name)]));
		return divide(above, add([square(u), square(v)]));
	}
	if (x.name === 'root' && v && !contains(v, name)) return divide(multiply([x, derivative(u, name)]), multiply([v, u]));
	if (STEPS.has(x.name)) throw new Declined(`${x.name} has jumps: its derivative is 0 between them and none at them`);
	throw new Declined(`the derivative of ${x.name} is no function that is known here`);
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
