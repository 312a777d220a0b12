/** Operators of calculus by every name, and which of them bind a name. */
import type { Syntax } from './syntax';
import { ALL_FACTS, type FunctionFacts, type FunctionName } from '../definitions/facts';

const OTHER_NAMES = {
	diff: 'derivative',
	integrate: 'integral antiderivative int fnint',
	limit: 'lim',
	series: 'taylor maclaurin',
	solve: 'nsolve fsolve findroot find_root nroots',
	subs: 'substitute',
	factor: 'factorize factorise',
	expand: '',
	simplify: '',
	isprime: 'is_prime',
	divisors: '',
	nextprime: '',
	previousprime: 'prevprime',
	prime: 'nthprime',
	primes: '',
	digitsum: '',
	trailingzeros: '',
	modinverse: '',
	lastdigits: '',
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
} as const;

export type Operator = keyof typeof OTHER_NAMES;

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

export type { FunctionName } from '../definitions/facts';

export interface FunctionEntry {
	readonly name: FunctionName;
	readonly least: number;
	readonly most: number;
}

let functions: Map<string, FunctionEntry> | undefined;

function allFunctions(): Map<string, FunctionEntry> {
	if (functions) return functions;
	functions = new Map();
	for (const [name, { arity, aliases }] of Object.entries(ALL_FACTS) as [FunctionName, FunctionFacts][]) {
		const [least, most] = arity ?? [1, 1];
		const entry: FunctionEntry = { name, least, most };
		for (const each of [name, ...(aliases?.split(' ') ?? [])]) {
			functions.set(each, entry);
			const lower = each.toLowerCase();
			if (!functions.has(lower)) functions.set(lower, entry);
		}
	}
	return functions;
}

/** The function of this name or alias, in any case: `Sin`, `ROUND`. */
export function functionNamed(name: string): FunctionEntry | undefined {
	const known = allFunctions();
	return known.get(name) ?? (name.length > 1 ? known.get(name.toLowerCase()) : undefined);
}

/** Every name of a function. */
export const functionNames = (): readonly string[] => [...allFunctions().keys()];

/** Constants by every spelling. */
export function constantNamed(name: string): 'pi' | 'e' | 'i' | 'phi' | 'tau' | 'infinity' | undefined {
	switch (name) {
		case 'pi':
		case 'Pi':
		case 'PI':
		case 'π':
			return 'pi';
		case 'e':
		case 'i':
		case 'phi':
		case 'tau':
			return name;
		case 'φ':
		case 'ϕ':
			return 'phi';
		case 'τ':
			return 'tau';
		case '∞':
		case 'inf':
		case 'Infinity':
		case 'infinity':
		case 'oo':
			return 'infinity';
		default:
			return undefined;
	}
}

/** Words of the calculator's grammar (unit conversion) and infix words; they cannot be variables. */
export const RESERVED: ReadonlySet<string> = new Set(['mod', 'to', 'in', 'true', 'false', 'and', 'or', 'not', 'xor']);

/** Names of variables. */
export const IDENTIFIER = /^[A-Za-z_\u0370-\u03ff][A-Za-z0-9_\u0370-\u03ff]*$/;
