/** Expressions as the parser reads and printers write them. `at`: offset in UTF-16 units, -1 if not parsed. */
export type Syntax =
	| { readonly type: 'number'; readonly text: string; readonly at: number }
	| { readonly type: 'name'; readonly name: string; readonly at: number }
	| { readonly type: 'sum'; readonly terms: readonly SignedTerm[]; readonly at: number }
	| { readonly type: 'product'; readonly factors: readonly ProductPart[]; readonly at: number }
	| { readonly type: 'negate'; readonly operand: Syntax; readonly at: number }
	| { readonly type: 'power'; readonly base: Syntax; readonly exponent: Syntax; readonly at: number }
	| { readonly type: 'postfix'; readonly sign: '!' | '!!' | '%' | '°'; readonly operand: Syntax; readonly at: number }
	| CallNode
	| BinderNode
	| {
			readonly type: 'comparison';
			readonly operands: readonly Syntax[];
			readonly signs: readonly Comparison[];
			readonly at: number;
	  }
	| { readonly type: 'logic'; readonly operator: Logic; readonly operands: readonly Syntax[]; readonly at: number };

/** A function or another operation with its arguments. */
export interface CallNode {
	readonly type: 'call';
	readonly name: string;
	readonly args: readonly Syntax[];
	readonly at: number;
}

/**
 * An operator that binds a name in its body. The domain is what the name runs over or goes to, read outside of the body:
 * lower and upper end of a sum or product, ends of an integral or none, order of a derivative or none, point and side of a
 * limit, point and order of a series, what is put in by subs; nothing for solve, whose body is the equation.
 */
export interface BinderNode {
	readonly type: 'binder';
	readonly operator: Binder;
	readonly body: Syntax;
	readonly variable: string;
	readonly domain: readonly Syntax[];
	readonly at: number;
}

export type Binder = 'sum' | 'product' | 'integrate' | 'diff' | 'limit' | 'series' | 'solve' | 'subs';

/** `if` has the condition and both values. */
export type Logic = 'and' | 'or' | 'xor' | 'not' | 'if';

export type SignedTerm = { readonly negative: boolean; readonly node: Syntax };

/** A factor of a product read from left to right: `*`, `/` (the whole left side over it) or `mod`. */
export type ProductPart = { readonly operator: '*' | '/' | 'mod'; readonly node: Syntax };

export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** How tightly a node holds together when printed; a child that holds less than its place asks for is parenthesised. */
export const PRECEDENCE = {
	logic: -1,
	comparison: 0,
	sum: 1,
	negate: 2,
	product: 3,
	power: 4,
	postfix: 5,
	atom: 6
} as const;

export function precedenceOf(node: Syntax): number {
	if (node.type === 'logic' && node.operator === 'if') return PRECEDENCE.atom;
	return node.type in PRECEDENCE ? PRECEDENCE[node.type as keyof typeof PRECEDENCE] : PRECEDENCE.atom;
}

/** A product that begins with a minus is allowed like a negation: -2x, but a - (-2x). */
export const strengthOf = (node: Syntax): number => (leadsMinus(node) ? PRECEDENCE.negate : precedenceOf(node));

/** Whether a product is written with the minus of its first factor before it. */
export const leadsMinus = (node: Syntax): boolean =>
	node.type === 'product' && node.factors[0]?.node.type === 'negate' && !hasModulo(node);

/** Nodes that need no parentheses after a leading minus: -(7 mod 3) is not (-7) mod 3. */
export const afterMinus = (node: Syntax): number => (hasModulo(node) ? PRECEDENCE.power : PRECEDENCE.product);

const hasModulo = (node: Syntax): boolean =>
	node.type === 'product' && node.factors.some(({ operator }) => operator === 'mod');

/** The child nodes of a node, in their order; empty for a number or a name. The name that a binder binds is not a node. */
export function childrenOf(node: Syntax): readonly Syntax[] {
	switch (node.type) {
		case 'sum':
			return node.terms.map((term) => term.node);
		case 'product':
			return node.factors.map((factor) => factor.node);
		case 'negate':
		case 'postfix':
			return [node.operand];
		case 'power':
			return [node.base, node.exponent];
		case 'call':
			return node.args;
		case 'binder':
			return [node.body, ...node.domain];
		case 'comparison':
		case 'logic':
			return node.operands;
		default:
			return [];
	}
}

/** The node with what `change` makes of each of its parts. */
export function withParts(node: Syntax, change: (part: Syntax) => Syntax): Syntax {
	switch (node.type) {
		case 'negate':
		case 'postfix':
			return { ...node, operand: change(node.operand) };
		case 'sum':
			return { ...node, terms: node.terms.map((term) => ({ ...term, node: change(term.node) })) };
		case 'product':
			return { ...node, factors: node.factors.map((factor) => ({ ...factor, node: change(factor.node) })) };
		case 'power':
			return { ...node, base: change(node.base), exponent: change(node.exponent) };
		case 'call':
			return { ...node, args: node.args.map(change) };
		case 'binder':
			return { ...node, body: change(node.body), domain: node.domain.map(change) };
		case 'comparison':
		case 'logic':
			return { ...node, operands: node.operands.map(change) };
		default:
			return node;
	}
}

export const literal = (text: string, at: number): Syntax => ({ type: 'number', text, at });
export const negated = (operand: Syntax, at: number): Syntax => ({ type: 'negate', operand, at });
export const callNode = (name: string, args: readonly Syntax[], at: number): Syntax => ({
	type: 'call',
	name,
	args,
	at
});

export const binderNode = (
	operator: Binder,
	body: Syntax,
	variable: string,
	domain: readonly Syntax[],
	at: number
): Syntax => ({ type: 'binder', operator, body, variable, domain, at });

export const productNode = (at: number, ...nodes: readonly Syntax[]): Syntax => ({
	type: 'product',
	factors: nodes.map((node) => ({ operator: '*', node })),
	at
});

/** Name of the call that represents a list, [a, b]. */
export const LIST = 'list';

/** The items of a list; undefined for another node. */
export const itemsOf = (node: Syntax): readonly Syntax[] | undefined =>
	node.type === 'call' && node.name === LIST ? node.args : undefined;

/** 10% */
export const isPercentage = (node: Syntax): node is Syntax & { readonly type: 'postfix' } =>
	node.type === 'postfix' && node.sign === '%';

/** 10% as 10/100. */
export const ratioOf = (percentage: Syntax): Syntax => ({
	type: 'product',
	factors: [
		{ operator: '*', node: percentage.type === 'postfix' ? percentage.operand : percentage },
		{ operator: '/', node: literal('100', percentage.at) }
	],
	at: percentage.at
});

/** 1 ± 10/100 */
export const changeBy = (negative: boolean, percentage: Syntax): Syntax => ({
	type: 'sum',
	terms: [
		{ negative: false, node: literal('1', percentage.at) },
		{ negative, node: ratioOf(percentage) }
	],
	at: percentage.at
});

/** Whether a node is true or false rather than a number. */
export const isTruth = (node: Syntax): boolean =>
	node.type === 'comparison' ||
	(node.type === 'logic' && node.operator !== 'if') ||
	(node.type === 'name' && (node.name === 'true' || node.name === 'false'));

/** Signs of left less right for which a comparison holds. */
const HOLDS: Readonly<Record<Comparison, readonly number[]>> = {
	'=': [0],
	'!=': [-1, 1],
	'<': [-1],
	'<=': [-1, 0],
	'>': [1],
	'>=': [0, 1]
};

/** Whether a comparison holds where left less right has this sign: -1, 0 or 1. */
export const bySign = (side: number, sign: Comparison): boolean => HOLDS[sign].includes(side);

const CANONICAL: Readonly<Record<string, Comparison>> = { '==': '=', '≤': '<=', '≥': '>=', '≠': '!=' };

/** The comparison of a sign as people type it. */
export const comparisonOf = (sign: string): Comparison => CANONICAL[sign] ?? (sign as Comparison);
