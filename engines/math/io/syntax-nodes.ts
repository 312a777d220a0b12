/** Nodes of the syntax tree as the parser builds them, and its queries on them. */
import type { Binder, Syntax } from './syntax';

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
