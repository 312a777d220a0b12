/**
 * Circular and hyperbolic functions by sine and cosine of common angles.
 *
 * The arguments that occur are written as whole multiples of a few base angles, so that sin(2x), cos(x) and sin(x + y)
 * become polynomials in sin and cos of x and y by the addition theorems, which hold for every complex argument. Both
 * families differ in one sign: cos² = 1 − sin², cosh² = 1 + sinh².
 */
import { defined, itemAt } from '../../kit/checked';
import { namesOfFamily } from '../definitions/facts';
import { add, multiply } from '../core/arithmetic';
import type { CallNode, Expression } from '../core/expression';
import {
	coefficientOf,
	isClosed,
	isNumber,
	number,
	ONE,
	splitCoefficient,
	someNode,
	termsOf
} from '../core/expression';
import { TooLarge } from '../poly/budget';
import { fraction, gcdOf, multiplyRational, type Rational } from '../core/rational';

export const CIRCULAR = namesOfFamily('circular');
export const HYPERBOLIC = namesOfFamily('hyperbolic');

/** Names of a family's functions and the sign in cos² = 1 + sign·sin². */
export interface Family {
	readonly names: ReadonlySet<string>;
	readonly sin: string;
	readonly cos: string;
	readonly tan: string;
	readonly sign: 1n | -1n;
}
export const CIRCLE: Family = { names: CIRCULAR, sin: 'sin', cos: 'cos', tan: 'tan', sign: -1n };
export const HYPERBOLA: Family = { names: HYPERBOLIC, sin: 'sinh', cos: 'cosh', tan: 'tanh', sign: 1n };

/** How an argument is made of base angles: index in the table and whole multiple. */
export type Multiples = readonly (readonly [angle: number, times: number])[];

/** Above this multiple the polynomials of an angle are longer than anything they could simplify. */
const MAX_MULTIPLE = 24;

/** Base angles of all arguments of a family in an expression. */
export class AngleTable {
	readonly angles: readonly Expression[];
	readonly #multiples = new Map<string, Multiples>();

	/** `whole`: sums stay one angle, x + y is not expanded. `halved`: base angles are half as large. */
	constructor(args: readonly Expression[], whole: boolean, halved: boolean) {
		const units = new Map<string, { rest: Expression; unit: Rational }>();
		const parts = args.map((arg) => partsOf(arg, whole));
		for (const { coefficient, rest } of parts.flat()) {
			const known = units.get(rest.key);
			const size = { num: coefficient.num < 0n ? -coefficient.num : coefficient.num, den: coefficient.den };
			units.set(rest.key, { rest, unit: known ? commonUnit(known.unit, size) : size });
		}
		const order = [...units.keys()].sort();
		const scale: Rational = halved ? { num: 1n, den: 2n } : { num: 1n, den: 1n };
		this.angles = order.map((key) => {
			const { rest, unit } = defined(units.get(key));
			return multiply([number(multiplyRational(unit, scale)), rest]);
		});
		args.forEach((arg, i) => {
			const multiples = itemAt(parts, i).map(({ coefficient, rest }): [number, number] => {
				const { unit } = defined(units.get(rest.key));
				const times = Number((coefficient.num * unit.den) / (coefficient.den * unit.num)) * (halved ? 2 : 1);
				if (Math.abs(times) > MAX_MULTIPLE) throw new TooLarge('multiple of an angle too high');
				return [order.indexOf(rest.key), times];
			});
			this.#multiples.set(arg.key, multiples);
		});
	}

	/** Whether `arg` is one of the arguments that the table was made of. */
	has(arg: Expression): boolean {
		return this.#multiples.has(arg.key);
	}

	/** How `arg`, one of the arguments that the table was made of, is composed. */
	multiplesOf(arg: Expression): Multiples {
		return defined(this.#multiples.get(arg.key));
	}

	angleOf(multiples: Multiples): Expression {
		return add(
			multiples.map(([angle, times]) => multiply([number({ num: BigInt(times), den: 1n }), itemAt(this.angles, angle)]))
		);
	}
}

type AnglePart = { readonly coefficient: Rational; readonly rest: Expression };

function partsOf(arg: Expression, whole: boolean): AnglePart[] {
	const terms = termsOf(arg);
	// A multiple of π in a sum shifts the function and is not expanded.
	if (terms.length > 1 && (whole || terms.some((term) => someNode(term, (node) => node.kind === 'constant')))) {
		const content = terms
			.map(coefficientOf)
			.reduce((g, c) => commonUnit(g, { num: c.num < 0n ? -c.num : c.num, den: c.den }), { num: 0n, den: 1n });
		const unit = coefficientOf(itemAt(terms, 0)).num < 0n ? { num: -content.num, den: content.den } : content;
		return [
			{
				coefficient: unit,
				rest: multiply([number({ num: unit.num < 0n ? -unit.den : unit.den, den: content.num }), arg])
			}
		];
	}
	return terms.map((term) => {
		const { coefficient, rest } = splitCoefficient(term);
		return { coefficient, rest: rest ?? ONE };
	});
}

/** The largest fraction of which both are whole multiples; both ≥ 0. */
const commonUnit = (a: Rational, b: Rational): Rational => fraction(gcdOf(a.num * b.den, b.num * a.den), a.den * b.den);

/** Arguments of the family's functions in x, each once; those of numbers only if shared, not x + tan 2. */
export function argumentsOf(x: Expression, family: Family): Expression[] {
	const calls = new Map<string, CallNode>();
	collectCalls(x, family, calls);
	const found = new Map<string, { argument: Expression; names: number }>();
	for (const { args } of calls.values()) {
		const argument = itemAt(args, 0);
		const entry = found.get(argument.key);
		if (entry) entry.names++;
		else found.set(argument.key, { argument, names: 1 });
	}
	const closed = isClosed(x);
	return [...found.values()]
		.filter(({ argument, names }) => closed || names > 1 || !isClosed(argument))
		.map(({ argument }) => argument);
}

function collectCalls(x: Expression, family: Family, calls: Map<string, CallNode>): void {
	switch (x.kind) {
		case 'sum':
			for (const term of x.terms) collectCalls(term, family, calls);
			break;
		case 'product':
			for (const { base, exponent } of x.factors) {
				collectCalls(base, family, calls);
				if (!isNumber(exponent)) collectCalls(exponent, family, calls);
			}
			break;
		case 'power':
			collectCalls(x.base, family, calls);
			break;
		case 'call':
			if (family.names.has(x.name)) calls.set(x.key, x);
	}
}
