// Root separation: how near to zero a non-zero algebraic number of a given form can come.
// Bound of Burnikel, Funke, Mehlhorn, Schirra and Schmitt (ESA 2001): E ≠ 0 ⇒ |E| ≥ 1/(l(E) · u(E)^(D − 1)).
import { coefficientOf, factorsOf, isNumber, type Expression } from '../core/expression';
import { isOfAngle } from '../definitions/facts';
import { joinErrors, log2Of } from './real';

interface Bound {
	/** log2 of the bounds of numerator and denominator. */
	readonly u: number;
	readonly l: number;
}

/** Past this degree the bound asks for more digits than anyone waits for. */
const MAX_DEGREE = 4_000;

/** Past this order the field of the roots of unity has a higher degree: φ(n) ≥ √(n/2). */
const MAX_CIRCLE = 2n * BigInt(MAX_DEGREE) ** 2n;

/** Bits b such that closed algebraic x is 0 or |x| ≥ 2^-b; undefined beyond roots, i, rational angles. */
export function separationBits(x: Expression): number | undefined {
	const roots = new Map<string, bigint>();
	const bound = boundOf(x, roots);
	if (!bound) return undefined;
	let degree = 1;
	let circle = 1n;
	for (const [key, k] of roots) {
		if (key.startsWith('circle')) circle = (circle / gcd(circle, k)) * k;
		else degree *= Number(k);
		if (degree > MAX_DEGREE || circle > MAX_CIRCLE) return undefined;
	}
	// Cosines of π·a/b and i live in the field of the roots of unity, of degree φ(n) ≤ n.
	if (circle > 1n) degree *= totient(Number(circle));
	if (degree > MAX_DEGREE) return undefined;
	return Math.ceil(bound.l + (degree - 1) * bound.u) + 2;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

function totient(n: number): number {
	let result = n;
	let rest = n;
	for (let p = 2; p * p <= rest; p++) {
		if (rest % p !== 0) continue;
		result -= result / p;
		while (rest % p === 0) rest /= p;
	}
	return rest > 1 ? result - result / rest : result;
}

function boundOf(x: Expression, roots: Map<string, bigint>): Bound | undefined {
	switch (x.kind) {
		case 'number':
			return { u: x.value.num === 0n ? 0 : Math.max(0, log2Of(x.value.num)), l: log2Of(x.value.den) };
		case 'constant':
			if (x.name !== 'i') return undefined;
			roots.set('circle:4', 4n);
			return { u: 0, l: 0 };
		case 'sum': {
			let total: Bound | undefined;
			for (const term of x.terms) {
				const next = boundOf(term, roots);
				if (!next) return undefined;
				total = total ? { u: joinErrors(total.u + next.l, next.u + total.l), l: total.l + next.l } : next;
			}
			return total;
		}
		case 'product':
		case 'power': {
			const coefficient = coefficientOf(x);
			let u = Math.max(0, log2Of(coefficient.num));
			let l = log2Of(coefficient.den);
			for (const { base, exponent } of factorsOf(x)) {
				const next = powerBound(base, exponent, roots);
				if (!next) return undefined;
				u += next.u;
				l += next.l;
			}
			return { u, l };
		}
		case 'call':
			return circleBound(x.name, x.args[0], roots);
		default:
			return undefined;
	}
}

function powerBound(base: Expression, exponent: Expression, roots: Map<string, bigint>): Bound | undefined {
	if (base.kind === 'constant' && base.name === 'e') {
		const turn = exponent.kind === 'product' ? turnDenominator(exponent) : undefined;
		if (turn === undefined) return undefined;
		roots.set(`circle:${2n * turn}`, 2n * turn);
		return { u: 0, l: 0 };
	}
	if (exponent.kind !== 'number' || exponent.value.den > 60n) return undefined;
	const inner = boundOf(base, roots);
	if (!inner) return undefined;
	const k = Number(exponent.value.den);
	const n = Number(exponent.value.num);
	if (Math.abs(n) > 10_000) return undefined;
	let { u, l } = inner;
	if (k > 1) {
		const name = `root:${base.key}`;
		const known = roots.get(name) ?? 1n;
		const kBig = BigInt(k);
		roots.set(name, (known / gcd(known, kBig)) * kBig);
		if (u >= l) u = (u + (k - 1) * l) / k;
		else l = ((k - 1) * u + l) / k;
	}
	return n < 0 ? { u: l * -n, l: u * -n } : { u: u * n, l: l * n };
}

/** b of i·π·a/b. */
function turnDenominator(exponent: Expression & { kind: 'product' }): bigint | undefined {
	const names = exponent.factors.map(({ base, exponent: power }) =>
		isNumber(power, 1) && base.kind === 'constant' ? base.name : ''
	);
	return exponent.factors.length === 2 && names.includes('i') && names.includes('pi')
		? exponent.coefficient.den
		: undefined;
}

/** sin, cos … of π·a/b: 2cos is a sum of two roots of unity. */
function circleBound(name: string, arg: Expression | undefined, roots: Map<string, bigint>): Bound | undefined {
	if (!isOfAngle(name) || !arg) return undefined;
	if (arg.kind !== 'product' || arg.factors.length !== 1) return undefined;
	const [factor] = arg.factors;
	if (factor?.base.kind !== 'constant' || factor.base.name !== 'pi' || !isNumber(factor.exponent, 1)) return undefined;
	const n = 2n * arg.coefficient.den;
	if (n > 4000n) return undefined;
	roots.set(`circle:${n}`, n % 4n === 0n ? n : 2n * n);
	return { u: 2, l: 2 };
}
