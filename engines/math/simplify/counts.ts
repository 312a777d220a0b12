/** Binomial coefficients written out: as polynomials for a small lower number, as factorials where these cancel. */
import { subtract, add, multiply } from '../core/arithmetic';
import { isCall, isInteger, number, ONE, someNode, type Expression } from '../core/expression';
import { applyFunction } from '../functions/functions';
import { power } from '../core/powers';
import { fraction, integer } from '../core/rational';
import { mapCalls } from '../core/substitution';

const MAX_LOWER = 6n;

/** Whether x contains a binomial coefficient with unknowns. */
export const hasBinomial = (x: Expression): boolean => someNode(x, (node) => isCall(node, 'binomial'));

/** C(u, m) = u(u − 1)…(u − m + 1)/m! for small whole m: holds for every number u. */
export const withPolynomials = (x: Expression): Expression =>
	mapCalls(x, 'binomial', ([u, m]) => {
		if (!u || !m || !isInteger(m) || m.value.num < 1n || m.value.num > MAX_LOWER) return undefined;
		const factors: Expression[] = [];
		let below = 1n;
		for (let j = 0n; j < m.value.num; j++) {
			factors.push(subtract(u, number(integer(j))));
			below *= j + 1n;
		}
		return multiply([number(fraction(1n, below)), ...factors]);
	});

/** C(n, k) = n!/(k!·(n − k)!), by Γ, whose steps cancel. */
export const withGammas = (x: Expression): Expression =>
	mapCalls(x, 'binomial', ([n, k]) => {
		if (!n || !k) return undefined;
		const gamma = (each: Expression) => applyFunction('gamma', [add([each, ONE])]);
		return multiply([gamma(n), power(multiply([gamma(k), gamma(subtract(n, k))]), number({ num: -1n, den: 1n }))]);
	});
