/** Equations of functions with steps, and of factorials. */
import { add } from '../../core/arithmetic';
import { isClosed, isNumber, type Expression, integerNode, isInteger } from '../../core/expression';
import { expressionOf, type Variables } from '../../core/build';
import { syntaxOf } from '../../io/layout';
import { namesOf } from '../../simplify/verify';
import type { Comparison, Syntax } from '../../io/syntax';
import type { Solutions } from './equation';
import { solveInequality } from './inequality';
import { intersection, union, type RealSet } from './answer';

/** The greatest factorial that is looked for. */
const MAX_FACTORIAL = 300n;

/** The unknown side of an equation and its value. Undefined unless one side is a number. */
function valued(
	[a, b]: readonly [Syntax, Syntax],
	name: string,
	variables: Variables
): [Syntax, Expression] | undefined {
	const [f, side] = namesOf(a).has(name) ? [a, b] : [b, a];
	if (namesOf(side).has(name)) return undefined;
	const value = expressionOf(side, variables);
	return isClosed(value) ? [f, value] : undefined;
}

/** Where floor(u), ceil(u), max(u, v) or min(u, v) has a value; undefined for other equations. Throws Declined as inequalities do. */
export function solveJump(sides: readonly [Syntax, Syntax], name: string, variables: Variables): RealSet | undefined {
	const [f, value] = valued(sides, name, variables) ?? [];
	if (f?.type !== 'call' || !value) return undefined;
	const holds = (nodes: readonly Syntax[], signs: readonly Comparison[]): RealSet =>
		solveInequality(nodes, signs, name, variables);
	const [u, v, ...more] = f.args;
	const called = f.name.toLowerCase();
	if (u && !v && (called === 'floor' || called === 'ceil')) {
		if (!isInteger(value)) return isNumber(value) ? [] : undefined;
		const beside = (n: number): Syntax => syntaxOf(add([value, integerNode(n)]));
		return called === 'floor'
			? holds([beside(0), u, beside(1)], ['<=', '<'])
			: holds([beside(-1), u, beside(0)], ['<', '<=']);
	}
	if (!u || !v || more.length > 0 || (called !== 'max' && called !== 'min')) return undefined;
	const c = syntaxOf(value);
	const order: Comparison = called === 'max' ? '<=' : '>=';
	const both = (one: Syntax, other: Syntax): RealSet =>
		intersection(holds([one, c], ['=']), holds([other, c], [order]));
	return union(both(u, v), both(v, u));
}

/** The whole numbers of which x! is a value. Undefined for other equations and for values that are not factorials. */
export function solveFactorial(
	sides: readonly [Syntax, Syntax],
	name: string,
	variables: Variables
): Solutions | undefined {
	const [f, value] = valued(sides, name, variables) ?? [];
	const isFactorial = f?.type === 'postfix' && f.sign === '!' && f.operand.type === 'name' && f.operand.name === name;
	if (!isFactorial || !value || !isInteger(value)) return undefined;
	const roots: number[] = [];
	for (let n = 0n, product = 1n; n <= MAX_FACTORIAL && product <= value.value.num; n++, product *= n)
		if (product === value.value.num) roots.push(Number(n));
	if (roots.length === 0) return undefined;
	return {
		roots: roots.map((n) => ({ exact: integerNode(n), real: true, size: n, conditional: false })),
		everywhere: false,
		// Between whole numbers Γ(x + 1) has such values too.
		partial: true
	};
}
