/** Substitutions: of an inner part, of a power of the unknown, and of the unknown by an inverse function. */
import type { Subsearch } from './trace';
import {
	childrenOf,
	factorsOf,
	isInteger,
	isNumber,
	MINUS_ONE,
	number,
	ONE,
	symbol,
	type Expression
} from '../../core/expression';
import { innerParts, lineOf, slopeOf, replacePart } from './linear';
import { normal } from '../normal';
import { divide, add, multiply, negate, subtract } from '../../core/arithmetic';
import { multipliedOut } from '../tidy';
import { contains, replace } from '../../core/substitution';
import { printExpression } from '../../io/print';
import { power } from '../../core/powers';
import { fraction, gcdOf } from '../../core/rational';
import { rootsFirst, inverseOf, substituted, withWaves } from './inverse-substitution';
import { derivative } from '../derivative';

/** f = g(u)·u′ for a part u of f. */
export function byInnerPart(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	for (const u of innerParts(f, name)) {
		if (u.kind === 'symbol' || lineOf(u, name) || (u.key === f.key && u.kind === 'sum')) continue;
		const slope = slopeOf(u, name);
		if (!slope) continue;
		const quotient = normal(divide(f, slope));
		const fresh = inner.fresh();
		for (const form of [quotient, multipliedOut(quotient), divide(f, slope)]) {
			const g = replacePart(form, u, symbol(fresh));
			if (contains(g, name)) continue;
			const found = inner.find(g, fresh);
			if (found) return inner.with(`${fresh} = ${printExpression(u)}`, replace(found, fresh, u));
			break;
		}
	}
	return byPower(f, name, inner);
}

/** ∫ x^m·h(x^n) dx = 1/n·∫ z^((m + 1)/n − 1)·h(z) dz with z = x^n; `joined` where a root in h makes the power of z whole. */
export function byPower(f: Expression, name: string, inner: Subsearch, joined = false): Expression | undefined {
	const x = symbol(name);
	const m = add(factorsOf(f).flatMap(({ base, exponent }) => (base.key === x.key ? [exponent] : [])));
	const rest = multiply([f, power(x, negate(m))]);
	const whole = commonExponent(exponentsOf(rest, name));
	const turns = whole && normal(divide(add([m, ONE]), whole));
	if (!whole || !turns || contains(m, name)) return undefined;
	const fresh = inner.fresh();
	const inside = (n: Expression): Expression => replacePart(rest, power(x, n), symbol(fresh));
	// Without a root to join, z is a root of x^n that makes the power of z whole.
	const n = joined || !isNumber(turns) ? whole : normal(multiply([whole, number(fraction(1n, turns.value.den))]));
	const [h, r] = [inside(n), normal(subtract(divide(add([m, ONE]), n), ONE))];
	const joins = factorsOf(h).some(({ exponent }) => !isInteger(exponent) && isInteger(normal(add([exponent, r]))));
	if (contains(h, name) || isNumber(n, 1) || (joined ? isInteger(r) || !joins : !isInteger(r))) return undefined;
	const z = power(x, n);
	const found = inner.find(multiply([power(symbol(fresh), r), h, power(n, MINUS_ONE)]), fresh);
	if (!found) return undefined;
	// x^m is constant times z^(m/n) where x is below 0.
	const front = multiply([power(x, normal(subtract(add([m, ONE]), n))), power(z, negate(r))]);
	return inner.with(
		`${fresh} = ${printExpression(z)}`,
		multiply([isInteger(r) ? ONE : front, replace(found, fresh, z)])
	);
}

/** x as a function of t where t is an inverse function, a root, a logarithm or an exponential of a line. */
export function byInverse(f: Expression, name: string, inner: Subsearch): Expression | undefined {
	if (inner.depth > 4) return undefined;
	for (const part of rootsFirst(innerParts(f, name))) {
		const fresh = inner.fresh();
		const t = symbol(fresh);
		const inverse = inverseOf(part, name, t);
		if (!inverse) continue;
		const inside = substituted(withWaves(f, part, name, t), name, inverse, part, t);
		if (!inside || contains(inside, name)) continue;
		const g = normal(multiply([inside, derivative(inverse, fresh)]));
		const found = inner.find(g, fresh);
		if (found) return inner.with(`${fresh} = ${printExpression(part)}`, replace(found, fresh, part));
	}
	return undefined;
}

/** The exponents of x in all of its places. */
function exponentsOf(f: Expression, name: string): Expression[] {
	if (!contains(f, name)) return [];
	if (f.kind === 'symbol') return [ONE];
	if (f.kind === 'power' || f.kind === 'product')
		return factorsOf(f).flatMap(({ base, exponent }) =>
			base.kind === 'symbol' && base.name === name
				? [exponent]
				: [...exponentsOf(base, name), ...exponentsOf(exponent, name)]
		);
	return childrenOf(f).flatMap((child) => exponentsOf(child, name));
}

/** The exponent of which all are whole multiples, free of any common divisor. Undefined for 1 and without one. */
function commonExponent([first, ...others]: readonly Expression[]): Expression | undefined {
	if (!first) return undefined;
	let [num, den] = [1n, 1n];
	for (const other of others) {
		const ratio = normal(divide(other, first));
		if (!isNumber(ratio)) return undefined;
		// gcd(a/b, c/d) = gcd(a·d, c·b)/(b·d)
		[num, den] = [gcdOf(num * ratio.value.den, ratio.value.num * den), den * ratio.value.den];
	}
	const n = normal(multiply([first, number(fraction(num < 0n ? -num : num, den))]));
	return isNumber(n, 1) || isNumber(n, -1) ? undefined : n;
}
