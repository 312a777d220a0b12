import { constantNamed, functionNamed, type FunctionName } from '../../../engines/math/names';
import { childrenOf, type BinderNode, type Syntax } from '../../../engines/math/syntax';

/** A real function of one number; NaN where it has no real value. */
export type RealFunction = (x: number) => number;

/** Names in an expression that are neither constants nor an index of a sum, sorted. */
export function unknownsOf(node: Syntax): string[] {
	const found = new Set<string>();
	collect(node, new Set(), found);
	return [...found].sort();
}

function collect(node: Syntax, bound: ReadonlySet<string>, found: Set<string>): void {
	if (node.type === 'name') {
		if (!bound.has(node.name) && !constantNamed(node.name)) found.add(node.name);
		return;
	}
	if (node.type === 'binder') {
		for (const end of node.domain) collect(end, bound, found);
		collect(node.body, new Set([...bound, node.variable]), found);
		return;
	}
	for (const child of childrenOf(node)) collect(child, bound, found);
}

type Scope = ReadonlyMap<string, number>;
type Compiled = (scope: Scope) => number;

/** An expression as a function of `name` in doubles, for drawing; exact values come from the API. */
export function plotFunction(node: Syntax, name: string): RealFunction {
	const compiled = compile(node);
	return (x) => compiled(new Map([[name, x]]));
}

function compile(node: Syntax): Compiled {
	switch (node.type) {
		case 'number': {
			const value = Number(node.text);
			return () => value;
		}
		case 'name':
			return named(node.name);
		case 'negate': {
			const operand = compile(node.operand);
			return (scope) => -operand(scope);
		}
		case 'sum': {
			const terms = node.terms.map(({ negative, node: term }) => ({ sign: negative ? -1 : 1, value: compile(term) }));
			return (scope) => terms.reduce((sum, { sign, value }) => sum + sign * value(scope), 0);
		}
		case 'product': {
			const factors = node.factors.map(({ operator, node: factor }) => ({ operator, value: compile(factor) }));
			return (scope) =>
				factors.reduce((product, { operator, value }) => {
					const right = value(scope);
					if (operator === '*') return product * right;
					return operator === '/' ? product / right : product - right * Math.floor(product / right);
				}, 1);
		}
		case 'power':
			return compilePower(node.base, node.exponent);
		case 'postfix': {
			const operand = compile(node.operand);
			if (node.sign === '%') return (scope) => operand(scope) / 100;
			if (node.sign === '°') return (scope) => (operand(scope) * Math.PI) / 180;
			return node.sign === '!' ? (scope) => gamma(operand(scope) + 1) : () => NaN;
		}
		case 'call':
			return compileCall(node.name, node.args);
		case 'binder':
			return compileRange(node);
		case 'comparison':
		case 'logic':
			return () => NaN;
	}
}

function named(name: string): Compiled {
	const constants = {
		pi: Math.PI,
		e: Math.E,
		phi: (1 + Math.sqrt(5)) / 2,
		tau: 2 * Math.PI,
		infinity: Infinity,
		i: NaN
	};
	const kind = constantNamed(name);
	return (scope) => scope.get(name) ?? (kind ? constants[kind] : NaN);
}

/** b^e by the principal value: not real for b < 0 unless e is whole. */
function compilePower(base: Syntax, exponent: Syntax): Compiled {
	const below = compile(base);
	const raised = compile(exponent);
	return (scope) => below(scope) ** raised(scope);
}

const MAX_TERMS = 2_000;

/** A sum or product, term by term. */
function compileRange({ operator, body, variable, domain }: BinderNode): Compiled {
	const [lower, upper] = domain;
	if ((operator !== 'sum' && operator !== 'product') || !lower || !upper) return () => NaN;
	const [term, from, to] = [compile(body), compile(lower), compile(upper)];
	return (scope) => {
		let total = operator === 'sum' ? 0 : 1;
		const [first, last] = [from(scope), to(scope)];
		if (!(last - first < MAX_TERMS)) return NaN;
		for (let k = first; k <= last; k++) {
			const value = term(new Map(scope).set(variable, k));
			total = operator === 'sum' ? total + value : total * value;
		}
		return total;
	};
}

function compileCall(name: string, args: readonly Syntax[]): Compiled {
	const values = args.map(compile);
	const entry = functionNamed(name);
	const apply = entry && FUNCTIONS[entry.name];
	return apply ? (scope) => apply(...values.map((value) => value(scope))) : () => NaN;
}

const average = (values: readonly number[]) => values.reduce((sum, x) => sum + x, 0) / values.length;
const variance = (values: readonly number[]) =>
	values.reduce((sum, x) => sum + (x - average(values)) ** 2, 0) / (values.length - 1);
const none = () => NaN;

const FUNCTIONS: Readonly<Record<FunctionName, (...args: number[]) => number>> = {
	sin: Math.sin, cos: Math.cos, tan: Math.tan, cot: (x = NaN) => 1 / Math.tan(x), sec: (x = NaN) => 1 / Math.cos(x),
	csc: (x = NaN) => 1 / Math.sin(x), asin: Math.asin, acos: Math.acos, atan: Math.atan,
	acot: (x = NaN) => (x === 0 ? Math.PI / 2 : Math.atan(1 / x)), asec: (x = NaN) => Math.acos(1 / x), acsc: (x = NaN) => Math.asin(1 / x),
	sinh: Math.sinh, cosh: Math.cosh, tanh: Math.tanh, coth: (x = NaN) => 1 / Math.tanh(x), sech: (x = NaN) => 1 / Math.cosh(x),
	csch: (x = NaN) => 1 / Math.sinh(x), asinh: Math.asinh, acosh: Math.acosh, atanh: Math.atanh, acoth: (x = NaN) => Math.atanh(1 / x),
	asech: (x = NaN) => Math.acosh(1 / x), acsch: (x = NaN) => Math.asinh(1 / x), exp: Math.exp, sqrt: Math.sqrt, atan2: Math.atan2,
	log: (x = NaN, base = Math.E) => Math.log(x) / Math.log(base), log2: Math.log2, log10: Math.log10, abs: Math.abs, sign: Math.sign,
	// Odd roots are real.
	cbrt: Math.cbrt, root: (x = NaN, n = NaN) => (x < 0 && Math.abs(n % 2) === 1 ? -((-x) ** (1 / n)) : x ** (1 / n)), pow: (x = NaN, y = NaN) => x ** y,
	square: (x = NaN) => x * x, cube: (x = NaN) => x * x * x, hypot: Math.hypot,
	floor: Math.floor, ceil: Math.ceil, trunc: Math.trunc, frac: (x = NaN) => x - Math.trunc(x),
	round: (x = NaN, n = 0) => (Math.sign(x) * Math.floor(Math.abs(x) * 10 ** n + 0.5)) / 10 ** n, quotient: (x = NaN, y = NaN) => Math.trunc(x / y), mod: (x = NaN, y = NaN) => x - y * Math.floor(x / y),
	min: Math.min, max: Math.max, degrees: (x = NaN) => (x * 180) / Math.PI, radians: (x = NaN) => (x * Math.PI) / 180,
	factorial: (x = NaN) => gamma(x + 1), gamma: (x = NaN) => gamma(x), re: (x = NaN) => x, im: () => 0, conj: (x = NaN) => x,
	arg: (x = NaN) => (x < 0 ? Math.PI : 0), sum: (...args) => args.reduce((sum, x) => sum + x, 0),
	product: (...args) => args.reduce((product, x) => product * x, 1),
	binomial: (n = NaN, k = NaN) => gamma(n + 1) / (gamma(k + 1) * gamma(n - k + 1)),
	permutations: (n = NaN, k = NaN) => gamma(n + 1) / gamma(n - k + 1), mean: (...args) => average(args),
	variance: (...args) => variance(args), std: (...args) => Math.sqrt(variance(args)),
	// Defined at whole numbers or by their order alone: no curve.
	doubleFactorial: none, fibonacci: none, zeta: none, gcd: none, lcm: none, median: none, mode: none, bitand: none, bitor: none,
	bitxor: none, bitnot: none, shiftleft: none, shiftright: none
}; // prettier-ignore

/** Lanczos' coefficients for g = 7 (Godfrey 2001): 15 digits. */
const LANCZOS = [
	0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
	-0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7
]; // prettier-ignore

/** Γ(x); NaN at its poles. */
function gamma(x: number): number {
	if (x <= 0 && Number.isInteger(x)) return NaN;
	if (x < 0.5) return Math.PI / (Math.sin(Math.PI * x) * gamma(1 - x));
	if (x > 171.7) return Infinity;
	const z = x - 1;
	let sum = LANCZOS[0] ?? 0;
	for (let k = 1; k < LANCZOS.length; k++) sum += (LANCZOS[k] ?? 0) / (z + k);
	const t = z + 7.5;
	return Math.sqrt(2 * Math.PI) * t ** (z + 0.5) * Math.exp(-t) * sum;
}
