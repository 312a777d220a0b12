/** Products of gamma functions that have a shorter form. */
import { itemAt } from '../../kit/checked';
import { add, multiply, subtract } from '../core/arithmetic';
import { spend } from '../core/budget';
import type { CallNode, Expression, ProductNode } from '../core/expression';
import { HALF, integerNode, isCall, isClosed, isInteger, number, ONE, PI, someNode, TWO } from '../core/expression';
import { applyFunction } from './functions';
import { power, squareRoot } from '../core/powers';
import { mapParts } from '../core/substitution';

/** Steps that arguments may lie apart. */
const MAX_STEPS = 20n;

type Gamma = { readonly argument: Expression; exponent: bigint };

/** What Γ(u)^±1·Γ(v)^±1 is to the power 1 (the sign of u's exponent taken off); undefined where no rule is for it. */
type Rule = (u: Gamma, v: Gamma) => Expression | undefined;

/** Γ(a + n)/Γ(a) = a(a + 1)…(a + n − 1), for n < 0 its counterpart. */
function rising(a: Expression, n: bigint): Expression {
	if (n < 0n) return power(rising(add([a, integerNode(n)]), -n), integerNode(-1));
	return multiply(Array.from({ length: Number(n) }, (_, j) => add([a, integerNode(j)])));
}

const within = (n: bigint): boolean => n <= MAX_STEPS && n >= -MAX_STEPS;

/** Euler's reflection Γ(u)Γ(1 − u) = π/sin(πu) (DLMF 5.5.3), and Γ(u + 1) = u·Γ(u) (5.5.1) for arguments whole steps apart. */
const reflected: Rule = (u, v) => {
	if (u.exponent > 0n === v.exponent > 0n) {
		const sum = add([u.argument, v.argument]);
		if (!isInteger(sum) || !within(sum.value.num)) return undefined;
		// Γ(u)Γ(2 − u) is defined at u = 1, and the quotient is not.
		if (!isClosed(u.argument) && sum.value.num > 1n) return undefined;
		const sine = applyFunction('sin', [multiply([PI, u.argument])]);
		return multiply([PI, power(sine, integerNode(-1)), rising(subtract(ONE, u.argument), sum.value.num - 1n)]);
	}
	const apart = subtract(u.argument, v.argument);
	return isClosed(u.argument) && isInteger(apart) && within(apart.value.num)
		? rising(v.argument, apart.value.num)
		: undefined;
};

/** Legendre's duplication Γ(u)Γ(u + 1/2) = 2^(1 − 2u)·√π·Γ(2u) (DLMF 5.5.5). */
const doubled: Rule = (u, v) => {
	const [low, high] = isHalf(subtract(v.argument, u.argument)) ? [u, v] : [v, u];
	if (u.exponent > 0n !== v.exponent > 0n || !isHalf(subtract(high.argument, low.argument))) return undefined;
	const twice = multiply([TWO, low.argument]);
	return multiply([power(TWO, subtract(ONE, twice)), squareRoot(PI), applyFunction('gamma', [twice])]);
};

const isHalf = (x: Expression): boolean => x.key === HALF.key;

/** x with sines and polynomials for products of gamma functions, or undefined. */
export const joinedGammas = (x: Expression): Expression | undefined => rewritten(x, reflected);

/** x with Γ(2u) for Γ(u)Γ(u + 1/2), or undefined. */
export const doubledGammas = (x: Expression): Expression | undefined => rewritten(x, doubled);

function rewritten(x: Expression, rule: Rule): Expression | undefined {
	if (!someNode(x, (node) => isCall(node, 'gamma'))) return undefined;
	let changed = false;
	const inside = (node: Expression): Expression => {
		spend(0.3);
		if (node.kind !== 'product') return mapParts(node, inside);
		const found = inProduct(node, rule);
		if (found) changed = true;
		return found ?? node;
	};
	const result = inside(x);
	return changed ? result : undefined;
}

function inProduct({ coefficient, factors }: ProductNode, rule: Rule): Expression | undefined {
	const gammas: Gamma[] = [];
	const rest: Expression[] = [number(coefficient)];
	for (const { base, exponent } of factors)
		if (isCall(base, 'gamma') && isInteger(exponent))
			gammas.push({ argument: itemAt((base as CallNode).args, 0), exponent: exponent.value.num });
		else rest.push(power(base, exponent));
	if (gammas.length < 2) return undefined;
	let found = false;
	for (const [index, each] of gammas.entries())
		for (const other of gammas.slice(index + 1)) {
			// By the simpler argument.
			const [u, v] = each.argument.key.length <= other.argument.key.length ? [each, other] : [other, each];
			const value = u.exponent !== 0n && v.exponent !== 0n ? rule(u, v) : undefined;
			if (!value) continue;
			found = true;
			const [a, b] = [u.exponent < 0n ? -u.exponent : u.exponent, v.exponent < 0n ? -v.exponent : v.exponent];
			const times = a < b ? a : b;
			const sign = u.exponent > 0n ? 1n : -1n;
			rest.push(power(value, integerNode(sign * times)));
			v.exponent -= (v.exponent > 0n ? 1n : -1n) * times;
			u.exponent -= sign * times;
		}
	if (!found) return undefined;
	for (const { argument, exponent } of gammas)
		if (exponent !== 0n) rest.push(power(applyFunction('gamma', [argument]), integerNode(exponent)));
	return multiply(rest);
}
