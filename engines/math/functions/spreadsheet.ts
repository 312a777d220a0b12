/** Functions of spreadsheets that are made of others: ROUNDUP(x, n), CEILING(x, s), SUMSQ(a, b), PMT(rate, n, value). */
import { defined } from '../../kit/checked';
import type { Syntax } from '../io/syntax';
import { callNode, literal, negated, productNode } from '../io/syntax-nodes';

interface Composed {
	readonly least: number;
	readonly most: number;
	readonly build: (args: readonly Syntax[], at: number) => Syntax;
}

const power = (base: Syntax, exponent: Syntax, at: number): Syntax => ({ type: 'power', base, exponent, at });
const sum = (at: number, ...terms: readonly (readonly [boolean, Syntax])[]): Syntax => ({
	type: 'sum',
	terms: terms.map(([negative, node]) => ({ negative, node })),
	at
});
const over = (above: Syntax, below: Syntax, at: number): Syntax => ({
	type: 'product',
	factors: [
		{ operator: '*', node: above },
		{ operator: '/', node: below }
	],
	at
});

/** Rounds |x|·10ⁿ by `how` and gives the sign back. */
const rounded =
	(how: 'ceil' | 'floor') =>
	([x, n = literal('0', 0)]: readonly Syntax[], at: number): Syntax => {
		const scale = power(literal('10', at), n, at);
		const whole = callNode(how, [productNode(at, callNode('abs', [defined(x)], at), scale)], at);
		return over(productNode(at, callNode('sign', [defined(x)], at), whole), scale, at);
	};

/** s·how(x/s). */
const multiple =
	(how: 'ceil' | 'floor' | 'round') =>
	([x, s]: readonly Syntax[], at: number): Syntax =>
		productNode(at, defined(s), callNode(how, [over(defined(x), defined(s), at)], at));

/** The next number away from 0 that leaves `rest` when halved: EVEN(3) is 4, ODD(2) is 3. */
function awayFromZero(x: Syntax, rest: '0' | '1', at: number): Syntax {
	const [half, one] = [literal('2', at), literal(rest, at)];
	const size = callNode('abs', [x], at);
	const steps = callNode('ceil', [over(sum(at, [false, size], [true, one]), half, at)], at);
	const whole = sum(at, [false, productNode(at, half, callNode('max', [steps, literal('0', at)], at))], [false, one]);
	return rest === '0'
		? productNode(at, callNode('sign', [x], at), whole)
		: { type: 'logic', operator: 'if', operands: [{ type: 'comparison', operands: [x, literal('0', at)], signs: ['<'], at }, negated(whole, at), whole], at }; // prettier-ignore
}

/** The mean of the squares of the deviations. */
const populationVariance = (args: readonly Syntax[], at: number): Syntax =>
	over(
		productNode(at, callNode('variance', args, at), literal(String(args.length - 1), at)),
		literal(String(args.length), at),
		at
	);

/** Names are those of the common spreadsheets, in any case. */
const FUNCTIONS: Readonly<Record<string, Composed>> = {
	roundup: { least: 1, most: 2, build: rounded('ceil') },
	rounddown: { least: 1, most: 2, build: rounded('floor') },
	trunc: { least: 2, most: 2, build: rounded('floor') },
	ceiling: { least: 2, most: 2, build: multiple('ceil') },
	floor: { least: 2, most: 2, build: multiple('floor') },
	mround: { least: 2, most: 2, build: multiple('round') },
	sumsq: {
		least: 1,
		most: 100,
		build: (args, at) => sum(at, ...args.map((x) => [false, power(x, literal('2', at), at)] as const))
	},
	varp: { least: 2, most: 1_000, build: populationVariance },
	stdevp: { least: 2, most: 1_000, build: (args, at) => callNode('sqrt', [populationVariance(args, at)], at) },
	geomean: {
		least: 1,
		most: 1_000,
		build: (args, at) => callNode('root', [productNode(at, ...args), literal(String(args.length), at)], at)
	},
	harmean: {
		least: 1,
		most: 1_000,
		build: (args, at) =>
			over(
				literal(String(args.length), at),
				sum(at, ...args.map((x) => [false, over(literal('1', at), x, at)] as const)),
				at
			)
	},
	spread: {
		least: 1,
		most: 1_000,
		build: (args, at) => sum(at, [false, callNode('max', args, at)], [true, callNode('min', args, at)])
	},
	count: { least: 1, most: 100, build: (args, at) => literal(String(args.length), at) },
	even: { least: 1, most: 1, build: ([x], at) => awayFromZero(defined(x), '0', at) },
	odd: { least: 1, most: 1, build: ([x], at) => awayFromZero(defined(x), '1', at) },
	pv: {
		least: 3,
		most: 3,
		build: ([rate, count, payment], at) => {
			const growth = power(sum(at, [false, literal('1', at)], [false, defined(rate)]), negated(defined(count), at), at);
			return negated(
				over(productNode(at, defined(payment), sum(at, [false, literal('1', at)], [true, growth])), defined(rate), at),
				at
			);
		}
	},
	pmt: {
		least: 3,
		most: 3,
		build: ([rate, count, value], at) => {
			const growth = power(sum(at, [false, literal('1', at)], [false, defined(rate)]), negated(defined(count), at), at);
			return negated(
				over(productNode(at, defined(value), defined(rate)), sum(at, [false, literal('1', at)], [true, growth]), at),
				at
			);
		}
	},
	fv: {
		least: 3,
		most: 4,
		build: ([rate, count, payment, value = literal('0', 0)], at) => {
			const growth = power(sum(at, [false, literal('1', at)], [false, defined(rate)]), defined(count), at);
			const paid = over(
				productNode(at, defined(payment), sum(at, [false, growth], [true, literal('1', at)])),
				defined(rate),
				at
			);
			return negated(sum(at, [false, productNode(at, defined(value), growth)], [false, paid]), at);
		}
	}
};

/** The function of this name where so many arguments make it one of a spreadsheet. */
export function composedFunction(name: string, count: number): Composed | undefined {
	const lower = name.toLowerCase();
	const found = Object.hasOwn(FUNCTIONS, lower) ? FUNCTIONS[lower] : undefined;
	return found && count >= found.least && count <= found.most ? found : undefined;
}
