/**
 * The expression type: canonical exact trees over BigInt fractions.
 *
 * Stable API for everything built on it:
 * - here: the node types, `key` (equal keys = same expression), constants (ZERO, ONE, PI …), `number`, `integerNode`,
 *   `symbol`, predicates (`isInteger`, `isNumber` …), `termsOf`, `factorsOf`, `splitCoefficient`, `freeSymbols`,
 *   `rawSum`, `rawProduct`, `rawPower`, `rawCall` (build a node as it is, for forms such as a factored product).
 * - arithmetic.ts: `add`, `subtract`, `negate`, `multiply`, `divide` (canonical); powers.ts: `power`, `squareRoot`;
 *   functions.ts: `applyFunction(name, args)`: canonical, evaluates what has a closed form.
 * - build.ts: `expressionOf(syntax, variables?)`; print.ts: `printExpression`, `syntaxOf`; latex.ts: `latexOf`.
 * - numeric.ts: `approximate`, `signOf`, `isZero`, `isReal`.
 *
 * Invariants of canonical nodes:
 * - A sum has ≥ 2 terms with distinct keys after their coefficients are taken off, at most one number, and that last;
 *   no term is a sum; terms are sorted by key.
 * - A product is coefficient · base₁^exponent₁ · …; bases have distinct keys and are no products; the coefficient is not
 *   0; a product of a coefficient ≠ 1 and one sum to the power 1 does not occur (the number is distributed).
 * - Sum bases inside a product of several factors are primitive: integer coefficients without common factor, first
 *   term positive.
 * - A power's exponent is not 0 or 1; a number raised to a fraction is a prime (or an integer that could not be split)
 *   to an exponent in (0, 1); a number to an integer power is a number, unless it would pass MAX_BITS.
 * - `i` occurs with exponent 1 only; the base e carries one exponent.
 * Symbols stand for real numbers.
 */
import { spend } from './budget';
import { bitLength, HALF_RATIONAL, MINUS_ONE_RATIONAL, ONE_RATIONAL, type Rational } from './rational';

/** Properties that are requested so often that they are computed when the node is built. */
interface Known {
	/** Whether no symbol in it is free. */
	readonly closed: boolean;
	readonly imaginary: boolean;
}

/** An exact fraction. */
export interface NumberNode extends Known {
	readonly kind: 'number';
	readonly value: Rational;
	readonly key: string;
}
/** A free symbol: an unknown real number. */
export interface SymbolNode extends Known {
	readonly kind: 'symbol';
	readonly name: string;
	readonly key: string;
}
export interface ConstantNode extends Known {
	readonly kind: 'constant';
	readonly name: 'pi' | 'e' | 'i' | 'infinity';
	readonly key: string;
}
export interface SumNode extends Known {
	readonly kind: 'sum';
	readonly terms: readonly Expression[];
	readonly key: string;
}
export interface ProductNode extends Known {
	readonly kind: 'product';
	readonly coefficient: Rational;
	readonly factors: readonly Factor[];
	readonly key: string;
}
export interface PowerNode extends Known {
	readonly kind: 'power';
	readonly base: Expression;
	readonly exponent: Expression;
	readonly key: string;
}
/** A function applied. `sum` and `product` over a range: args are body, bound symbol, lower, upper. */
export interface CallNode extends Known {
	readonly kind: 'call';
	readonly name: string;
	readonly args: readonly Expression[];
	readonly key: string;
}
export type Expression = NumberNode | SymbolNode | ConstantNode | SumNode | ProductNode | PowerNode | CallNode;

/** base^exponent inside a product. */
export type Factor = { readonly base: Expression; readonly exponent: Expression };

export function number(value: Rational): NumberNode {
	payForDigits(value.num);
	if (value.den !== 1n) payForDigits(value.den);
	const key = value.den === 1n ? String(value.num) : `${value.num}/${value.den}`;
	return { kind: 'number', value, key, closed: true, imaginary: false };
}

/** Below 2^1000 a number is written in no time. */
const SHORT = 1n << 1_000n;

/** Writing a long number takes about the 1.5th power of its length. */
function payForDigits(n: bigint): void {
	if (n < SHORT && n > -SHORT) return;
	spend(3e-4 * bitLength(n) ** 1.5);
}

export const integerNode = (value: bigint | number): NumberNode => number({ num: BigInt(value), den: 1n });

/** num/den of small whole numbers, in lowest terms as given. */
export const fractionNode = (num: number, den: number): NumberNode => number({ num: BigInt(num), den: BigInt(den) });

export const ZERO = integerNode(0);
export const ONE = number(ONE_RATIONAL);
export const MINUS_ONE = number(MINUS_ONE_RATIONAL);
export const TWO = integerNode(2);
export const HALF = number(HALF_RATIONAL);

const constant = (name: ConstantNode['name']): ConstantNode => ({
	kind: 'constant',
	name,
	key: `#${name}`,
	closed: true,
	imaginary: name === 'i'
});
export const PI = constant('pi');
export const E = constant('e');
export const I = constant('i');
export const INFINITY = constant('infinity');

export const symbol = (name: string): SymbolNode => ({
	kind: 'symbol',
	name,
	key: name,
	closed: false,
	imaginary: false
});

/** Charges a node by the length of its key: a tree that doubles at every level ends early, and long keys in collections cost steps. */
function counted<T extends Expression>(node: T): T {
	spend(1.7 + node.key.length / 50);
	return node;
}

/** A sum of these terms as they are. At least two. */
export function rawSum(terms: readonly Expression[]): SumNode {
	const key = `(${terms.map((term) => term.key).join('+')})`;
	return counted({ kind: 'sum', terms, key, closed: terms.every(isClosed), imaginary: terms.some(mentionsI) });
}

/** A product as it is; see `productOf` in arithmetic.ts for the degenerate cases. */
export function rawProduct(coefficient: Rational, factors: readonly Factor[]): ProductNode {
	const head = coefficient.den === 1n ? String(coefficient.num) : `${coefficient.num}/${coefficient.den}`;
	const body = factors.map(({ base, exponent }) => `${base.key}^${exponent.key}`).join('*');
	const closed = factors.every(({ base, exponent }) => isClosed(base) && isClosed(exponent));
	const imaginary = factors.some(({ base, exponent }) => mentionsI(base) || mentionsI(exponent));
	return counted({ kind: 'product', coefficient, factors, key: `{${head}*${body}}`, closed, imaginary });
}

export function rawPower(base: Expression, exponent: Expression): PowerNode {
	const closed = isClosed(base) && isClosed(exponent);
	const imaginary = mentionsI(base) || mentionsI(exponent);
	return counted({ kind: 'power', base, exponent, key: `${base.key}^[${exponent.key}]`, closed, imaginary });
}

export function rawCall(name: string, args: readonly Expression[]): CallNode {
	const key = `${name}(${args.map((arg) => arg.key).join(',')})`;
	const node = {
		kind: 'call',
		name,
		args,
		key,
		closed: args.every(isClosed),
		imaginary: args.some(mentionsI)
	} as const;
	// The index of a range is a symbol and not free.
	return counted(isRange(node) && !node.closed ? { ...node, closed: freeSymbols(node).length === 0 } : node);
}

/** Whether x is a number; with n: whether it is the number n. */
export function isNumber(x: Expression): x is NumberNode;
export function isNumber(x: Expression, n: number): boolean;
export function isNumber(x: Expression, n?: number): boolean {
	return x.kind === 'number' && (n === undefined || (x.value.den === 1n && x.value.num === BigInt(n)));
}

export interface IntegerNode extends NumberNode {
	readonly value: { readonly num: bigint; readonly den: 1n };
}

export const isInteger = (x: Expression): x is IntegerNode => x.kind === 'number' && x.value.den === 1n;

export const isCall = (x: Expression, name?: string): x is CallNode =>
	x.kind === 'call' && (name === undefined || x.name === name);

export const isConstantNamed = (x: Expression, name: ConstantNode['name']): boolean =>
	x.kind === 'constant' && x.name === name;

/** The terms of a sum; any other expression is its own only term. */
export const termsOf = (x: Expression): readonly Expression[] => (x.kind === 'sum' ? x.terms : [x]);

/** base and exponent of each factor, without the coefficient; empty for a number. */
export function factorsOf(x: Expression): readonly Factor[] {
	switch (x.kind) {
		case 'number':
			return [];
		case 'product':
			return x.factors;
		case 'power':
			return [{ base: x.base, exponent: x.exponent }];
		default:
			return [{ base: x, exponent: ONE }];
	}
}

/** A factor as an expression. */
export const factorExpression = ({ base, exponent }: Factor): Expression =>
	isNumber(exponent, 1) ? base : rawPower(base, exponent);

/** The rational coefficient of x, by default 1. */
export const coefficientOf = (x: Expression): Rational =>
	x.kind === 'number' ? x.value : x.kind === 'product' ? x.coefficient : ONE_RATIONAL;

/** x = coefficient · rest; rest is undefined for a number. */
export function splitCoefficient(x: Expression): { coefficient: Rational; rest: Expression | undefined } {
	if (x.kind === 'number') return { coefficient: x.value, rest: undefined };
	if (x.kind !== 'product') return { coefficient: ONE_RATIONAL, rest: x };
	const { coefficient, factors } = x;
	if (coefficient.num === 1n && coefficient.den === 1n) return { coefficient, rest: x };
	const [only] = factors;
	return {
		coefficient,
		rest: factors.length === 1 && only ? factorExpression(only) : rawProduct(ONE_RATIONAL, factors)
	};
}

/** Children, in the order in which they are printed. */
export function childrenOf(x: Expression): readonly Expression[] {
	switch (x.kind) {
		case 'sum':
			return x.terms;
		case 'product': {
			const children: Expression[] = [];
			for (const { base, exponent } of x.factors) children.push(base, exponent);
			return children;
		}
		case 'power':
			return [x.base, x.exponent];
		case 'call':
			return x.args;
		default:
			return [];
	}
}

/** Whether `test` holds for x or anything in it. */
export function someNode(x: Expression, test: (node: Expression) => boolean): boolean {
	spend(0.1);
	return test(x) ? true : childrenOf(x).some((part) => someNode(part, test));
}

/** Names of free symbols, sorted; bound symbols of sums and products are not free. */
export const freeSymbols = (x: Expression): string[] => freeSymbolsOf([x]);

/** Names of the free symbols of several expressions, sorted; shared nodes are visited once. */
export function freeSymbolsOf(all: readonly Expression[]): string[] {
	const found = new Set<string>();
	const seen = new Set<Expression>();
	for (const x of all) collectSymbols(x, NONE_BOUND, found, seen);
	return [...found].sort();
}

const NONE_BOUND: ReadonlySet<string> = new Set();

/** `seen` are the nodes visited under the present `bound`. */
function collectSymbols(x: Expression, bound: ReadonlySet<string>, found: Set<string>, seen: Set<Expression>): void {
	if (x.closed) return;
	if (x.kind === 'symbol') {
		if (!bound.has(x.name)) found.add(x.name);
		return;
	}
	if (seen.has(x)) return;
	seen.add(x);
	spend(0.2);
	if (isRange(x)) {
		const [body, index, ...bounds] = x.args;
		for (const limit of bounds) collectSymbols(limit, bound, found, seen);
		if (body && index?.kind === 'symbol') collectSymbols(body, new Set([...bound, index.name]), found, new Set());
		return;
	}
	for (const child of childrenOf(x)) collectSymbols(child, bound, found, seen);
}

/** A sum or product over a range that stayed symbolic. */
export const isRange = (x: Expression): x is CallNode & { readonly name: 'sum' | 'product' } =>
	x.kind === 'call' && (x.name === 'sum' || x.name === 'product');

/** Whether x lacks free symbols. */
export const isClosed = (x: Expression): boolean => x.closed;

/** Whether the constant i occurs in x. */
export const mentionsI = (x: Expression): boolean => x.imaginary;
