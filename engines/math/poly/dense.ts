/** Polynomials in one unknown with integer coefficients, as arrays, lowest power first, no trailing zero. */
import { itemAt } from '../../kit/checked';
import { type Budget } from './budget';
import { absolute, bitLength, gcdOf } from '../core/rational';
import { residue, symmetric } from './integers';
import { gcdMod, reduce } from './modular';

export type Dense = bigint[];

export function trim(a: Dense): Dense {
	while (a.length > 0 && a[a.length - 1] === 0n) a.pop();
	return a;
}

export function denseAdd(a: readonly bigint[], b: readonly bigint[], sign: 1n | -1n = 1n): Dense {
	const sum = new Array<bigint>(Math.max(a.length, b.length));
	for (let i = 0; i < sum.length; i++) sum[i] = (a[i] ?? 0n) + sign * (b[i] ?? 0n);
	return trim(sum);
}

export function denseMultiply(a: readonly bigint[], b: readonly bigint[]): Dense {
	if (a.length === 0 || b.length === 0) return [];
	const product = new Array<bigint>(a.length + b.length - 1).fill(0n);
	for (let i = 0; i < a.length; i++) {
		const x = itemAt(a, i);
		if (x !== 0n) for (let j = 0; j < b.length; j++) product[i + j]! += x * itemAt(b, j);
	}
	return trim(product);
}

/** a / b when the quotient has integer coefficients and nothing remains, else null. */
export function denseDivide(a: readonly bigint[], b: readonly bigint[]): Dense | null {
	if (a.length === 0) return [];
	const top = itemAt(b, b.length - 1);
	const rest = [...a];
	const q = new Array<bigint>(Math.max(0, a.length - b.length + 1)).fill(0n);
	for (let i = q.length - 1; i >= 0; i--) {
		const head = itemAt(rest, i + b.length - 1);
		if (head === 0n) continue;
		if (head % top !== 0n) return null;
		const c = head / top;
		q[i] = c;
		for (let j = 0; j < b.length; j++) rest[i + j]! -= c * itemAt(b, j);
	}
	for (let i = 0; i < Math.min(rest.length, b.length - 1); i++) if (rest[i] !== 0n) return null;
	return a.length < b.length ? null : trim(q);
}

export const denseDerivative = (a: readonly bigint[]): Dense => a.slice(1).map((c, i) => c * BigInt(i + 1));

export function denseContent(a: readonly bigint[]): bigint {
	let g = 0n;
	for (const c of a) {
		g = gcdOf(g, c);
		if (g === 1n) break;
	}
	return g;
}

/** Divided by its content, leading coefficient positive. */
export function densePrimitive(a: readonly bigint[]): Dense {
	const content = denseContent(a);
	if (content === 0n) return [];
	const d = itemAt(a, a.length - 1) < 0n ? -content : content;
	return d === 1n ? [...a] : a.map((c) => c / d);
}

export const denseHeight = (a: readonly bigint[]): bigint =>
	a.reduce((highest, c) => (absolute(c) > highest ? absolute(c) : highest), 0n);

export function denseEvaluate(a: readonly bigint[], x: bigint): bigint {
	let value = 0n;
	for (let i = a.length - 1; i >= 0; i--) value = value * x + itemAt(a, i);
	return value;
}

/** Coefficients modulo m in [0, m). */
export const denseResidues = (a: readonly bigint[], m: bigint): Dense => trim(a.map((c) => residue(c, m)));

/** Quotient and remainder modulo m by a monic divisor. */
export function denseDivideMonic(
	a: readonly bigint[],
	b: readonly bigint[],
	m: bigint
): [quotient: Dense, remainder: Dense] {
	const rest = [...a];
	const q = new Array<bigint>(Math.max(0, a.length - b.length + 1)).fill(0n);
	for (let i = q.length - 1; i >= 0; i--) {
		const c = residue(itemAt(rest, i + b.length - 1), m);
		q[i] = c;
		if (c !== 0n) for (let j = 0; j < b.length; j++) rest[i + j]! -= c * itemAt(b, j);
	}
	return [denseResidues(q, m), denseResidues(rest.slice(0, Math.min(a.length, b.length - 1)), m)];
}

/** Two primes at which coprime polynomials are nearly always seen to be coprime. */
const TEST_PRIMES = [32003, 31991];

/**
 * Greatest common divisor in Z[x], leading coefficient positive, content included. Coprimality is proved modulo a prime
 * where it holds; else the heuristic of Char, Geddes and Gonnet (1989): the gcd of the values at a large integer, read as
 * digits in that base, is accepted when it divides both.
 */
export function denseGcd(a: readonly bigint[], b: readonly bigint[], budget: Budget): Dense {
	if (a.length === 0 || b.length === 0) {
		const other = a.length === 0 ? b : a;
		return (other[other.length - 1] ?? 0n) < 0n ? other.map((c) => -c) : [...other];
	}
	const content = gcdOf(denseContent(a), denseContent(b));
	if (a.length === 1 || b.length === 1) return [content];
	for (const p of TEST_PRIMES) {
		const [f, g] = [reduce(a, p), reduce(b, p)];
		if (f.length < a.length && g.length < b.length) continue;
		if (gcdMod(f, g, p).length === 1) return [content];
		break;
	}
	const f = densePrimitive(a);
	const g = densePrimitive(b);
	const [small, large] = [denseHeight(f), denseHeight(g)].sort((x, y) => (x < y ? -1 : 1)) as [bigint, bigint];
	let x = 2n * small + 29n;
	if (large > x * x) x = large;
	for (let round = 0; round < 8; round++) {
		const bits = bitLength(x) * Math.max(f.length, g.length);
		budget.checkBits(bits);
		budget.spend((bits / 64) ** 2 * 4);
		const value = gcdOf(denseEvaluate(f, x), denseEvaluate(g, x));
		const candidate = densePrimitive(digits(value, x));
		if (denseDivide(f, candidate) && denseDivide(g, candidate)) return candidate.map((c) => c * content);
		x = (x * 73794n) / 27011n + 1n;
	}
	throw new Error('no evaluation point gave the greatest common divisor');
}

/** Symmetric digits of n in base x, lowest first. */
function digits(n: bigint, x: bigint): Dense {
	const out: Dense = [];
	while (n !== 0n) {
		const d = symmetric(n, x);
		out.push(d);
		n = (n - d) / x;
	}
	return out;
}
