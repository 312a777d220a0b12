/** Operators of calculus by every name, and which of them bind a name. */
import type { Binder, Syntax } from './syntax';

export type Operator =
	| Exclude<Binder, 'sum' | 'product'>
	| 'factor'
	| 'expand'
	| 'simplify'
	| 'isprime'
	| 'divisors'
	| 'nextprime'
	| 'previousprime'
	| 'vertex'
	| 'axisofsymmetry'
	| 'completesquare'
	| 'discriminant'
	| 'maximize'
	| 'minimize'
	| 'areabetween'
	| 'domain'
	| 'apart'
	| 'resultant'
	| 'laplace'
	| 'inverselaplace'
	| 'dsolve'
	| 'congruence';

const OTHER_NAMES: Readonly<Record<Operator, string>> = {
	diff: 'derivative',
	integrate: 'integral antiderivative int',
	limit: 'lim',
	series: 'taylor maclaurin',
	solve: '',
	subs: 'substitute',
	factor: 'factorize factorise',
	expand: '',
	simplify: '',
	isprime: 'is_prime',
	divisors: '',
	nextprime: '',
	previousprime: 'prevprime',
	vertex: '',
	axisofsymmetry: '',
	completesquare: '',
	discriminant: '',
	maximize: 'maximise',
	minimize: 'minimise',
	areabetween: '',
	domain: '',
	apart: 'partialfractions',
	resultant: '',
	laplace: '',
	inverselaplace: 'ilaplace',
	dsolve: '',
	congruence: ''
};

const BY_NAME: ReadonlyMap<string, Operator> = new Map(
	(Object.entries(OTHER_NAMES) as [Operator, string][]).flatMap(([operator, others]) =>
		[operator, ...(others ? others.split(' ') : [])].map((name): [string, Operator] => [name, operator])
	)
);

/** The operator of this name, in any case. */
export const operatorNamed = (name: string): Operator | undefined => BY_NAME.get(name.toLowerCase());

/** Whether a text has the call of an operator; of `gcd` and `lcm` too where `divisors` is set. */
export const hasOperator = (text: string, divisors = false): boolean =>
	[...text.matchAll(/(?<!\w)\d*([A-Za-z_]\w*)\s*\(/g)].some(
		([, name = '']) =>
			(operatorNamed(name) !== undefined && !isWholePart(name, text.includes(',') ? 2 : 1)) ||
			(divisors && (name === 'gcd' || name === 'lcm'))
	);

/** int(2.7) is the whole part, int(x, x) an integral. */
export const isWholePart = (name: string, args: number): boolean => args < 2 && name.toLowerCase() === 'int';

/** The operator that a node is of; undefined for a function, a sum, a product over a range and all else. */
export function operatorOf(node: Syntax): Operator | undefined {
	if (node.type === 'call') return operatorNamed(node.name);
	if (node.type !== 'binder' || node.operator === 'sum' || node.operator === 'product') return undefined;
	return node.operator;
}
