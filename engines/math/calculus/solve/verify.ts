/** Candidates put into the equation as it was written. */
import { add, multiply, subtract } from '../../core/arithmetic';
import { isReal } from '../../core/assumptions';
import { BudgetExceeded } from '../../core/budget';
import { expressionOf, type Variables } from '../../core/build';
import type { Complex } from '../../reals/complex';
import { freeSymbols, integerNode, isClosed, type Expression } from '../../core/expression';
import { approximate, isZero } from '../../core/numeric';
import { mayBeZero, InsufficientPrecision, type Real, upper } from '../../reals/real';
import { childrenOf, type Syntax } from '../../io/syntax';
import { NoValueError, unlessRefused } from '../../core/refusals';
import { pointsFor, valueAt } from '../points';
import { contains, replace } from '../../core/substitution';
import type { Family } from './found';

/** Bits of the first look. */
const BITS = 320;

/** An equation left = right as it was written, and the difference of its sides. */
export class Equation {
	readonly difference: Expression;
	/** What must not be 0. */
	private readonly below: readonly Expression[];
	/** Whether parts of complex numbers occur, which treat unknowns as real. */
	private readonly ofParts: boolean;

	constructor(
		readonly sides: readonly [Syntax, Syntax],
		readonly name: string,
		private readonly variables: Variables
	) {
		const [left, right] = sides.map((side) => expressionOf(side, variables)) as [Expression, Expression];
		this.difference = subtract(left, right);
		this.ofParts = sides.some(hasParts);
		this.below = sides
			.flatMap((side) => denominatorsOf(side))
			.flatMap((node) => {
				try {
					const x = expressionOf(node, variables);
					return contains(x, name) ? [x] : [];
				} catch (error) {
					if (error instanceof NoValueError) return [];
					throw error;
				}
			});
	}

	/** Expressions whose zeros are never solutions, whatever cancels. */
	get denominators(): readonly Expression[] {
		return this.below;
	}

	/** Whether the equation holds at a value; `some` when it depends on other unknowns and holds for some of them. */
	holds(value: Expression): 'always' | 'some' | 'never' {
		if (isClosed(value) && freeSymbols(this.difference).every((each) => each === this.name))
			return this.holdsAt(value) && (!this.ofParts || isReal(value) || this.holdsExactly(value)) ? 'always' : 'never';
		const at = (x: Expression): Expression | undefined => {
			return unlessRefused(() => replace(x, this.name, value));
		};
		const difference = at(this.difference);
		const below = this.below.map(at);
		if (!difference || below.includes(undefined)) return 'never';
		const names = [...new Set([difference, value, this.difference].flatMap(freeSymbols))].filter(
			(n) => n !== this.name
		);
		let yes = 0;
		let no = 0;
		for (const point of pointsFor(names, 10)) {
			const d = valueAt(difference, point, BITS);
			const bad = !d || below.some((x) => x && mayVanish(valueAt(x, point, BITS)));
			if (!bad && isTiny(d)) yes++;
			else no++;
		}
		return yes === 0 ? 'never' : no === 0 ? 'always' : 'some';
	}

	/** Whether the equation holds, as far as digits show, in a ball that contains a root of a factor. */
	holdsNear(ball: Real): boolean {
		const environment = new Map([[this.name, { re: ball }]]);
		if (this.below.some((x) => mayVanish(evaluate(x, environment)))) return false;
		const d = evaluate(this.difference, environment);
		const tinyPart = (a: Real): boolean => mayBeZero(a) && upper(a) < -60;
		return d !== undefined && tinyPart(d.re) && (!d.im || tinyPart(d.im));
	}

	private holdsAt(value: Expression): boolean {
		const ball = ballOf(value);
		if (ball) {
			const environment = new Map([[this.name, ball]]);
			if (this.below.some((x) => mayVanish(evaluate(x, environment)))) return this.holdsExactly(value);
			const d = evaluate(this.difference, environment);
			if (d) return isTiny(d);
		}
		return this.holdsExactly(value);
	}

	private holdsExactly(value: Expression): boolean {
		const variables = new Map(this.variables).set(this.name, value);
		try {
			const [left, right] = this.sides.map((side) => expressionOf(side, variables)) as [Expression, Expression];
			return isZero(subtract(left, right)) !== false;
		} catch (error) {
			if (error instanceof NoValueError) return false;
			throw error;
		}
	}

	/** Members of a family that solve the equation, as families; undefined where they follow no such rule. */
	membersOf(family: Family): Family[] | undefined {
		const member = (n: number): Expression => add([family.base, multiply([integerNode(n), family.period])]);
		const valid = Array.from({ length: 12 }, (_, n) => this.holds(member(n)) !== 'never');
		if (valid.every(Boolean)) {
			const except = [-1, -2, -3, -4].filter((n) => this.holds(member(n)) === 'never');
			return [except.length > 0 ? { ...family, except } : family];
		}
		if (!valid.some(Boolean)) return [];
		for (const step of [2, 3, 4, 6])
			if (valid.every((each, n) => each === valid[n % step]))
				return Array.from({ length: step }, (_, n) => n)
					.filter((n) => valid[n])
					.map((n) => ({ base: member(n), period: multiply([integerNode(step), family.period]) }));
		const all = Array.from({ length: 33 }, (_, k) => k - 16);
		const except = all.filter((n) => (n >= 0 && n < 12 ? !valid[n] : this.holds(member(n)) === 'never'));
		return except.length <= 3 ? [{ ...family, except }] : undefined;
	}
}

const PARTS: ReadonlySet<string> = new Set(['re', 'im', 'arg', 'conj', 'abs']);

/** Whether a tree contains a part of a complex number. */
const hasParts = (node: Syntax): boolean =>
	(node.type === 'call' && PARTS.has(node.name)) || childrenOf(node).some(hasParts);

const ballOf = (x: Expression): Complex | undefined => evaluate(x, new Map());

const evaluate = (x: Expression, environment: ReadonlyMap<string, Complex>): Complex | undefined =>
	unlessRefused(() => approximate(x, BITS, environment), [InsufficientPrecision, NoValueError, BudgetExceeded]);

const mayVanish = (value: Complex | undefined): boolean =>
	!value || (mayBeZero(value.re) && (!value.im || mayBeZero(value.im)));

/** Zero as far as 30 digits and more show. */
const isTiny = ({ re, im }: Complex): boolean => tiny(re) && (!im || tiny(im));
const tiny = (a: Real): boolean => mayBeZero(a) && upper(a) < -BITS / 3;

function denominatorsOf(node: Syntax): Syntax[] {
	const inner = childrenOf(node).flatMap(denominatorsOf);
	if (node.type === 'product')
		return [...inner, ...node.factors.filter(({ operator }) => operator === '/').map((part) => part.node)];
	if (node.type === 'power' && node.exponent.type === 'negate') return [...inner, node.base];
	if (node.type === 'call' && ['tan', 'sec'].includes(node.name))
		return [...inner, { type: 'call', name: 'cos', args: node.args, at: -1 }];
	if (node.type === 'call' && ['cot', 'csc'].includes(node.name))
		return [...inner, { type: 'call', name: 'sin', args: node.args, at: -1 }];
	return inner;
}
