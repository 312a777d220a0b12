/** The real roots of a polynomial with integer coefficients: counted and separated exactly by Sturm's sequence. */
import { itemAt, lastOf } from '../../kit/checked';
import { spend } from '../core/budget';
import { absolute, bitLength } from '../core/rational';
import type { Real } from '../reals/real';
import { type Dense, denseDerivative, densePrimitive, trim } from './dense';

/** One root lies above at / 2^scale, and not above (at + 1) / 2^scale. */
type RootPlace = { readonly at: bigint; readonly scale: number };

/** A place for every real root of a polynomial that is irreducible, so that no end of a place is a root by chance. */
export function rootPlaces(f: Dense): RootPlace[] {
	const sequence = sturmSequence(f);
	const bound = boundOf(f);
	const found: RootPlace[] = [];
	const below = (at: bigint, scale: number): number => changes(sequence.map((each) => signAt(each, at, scale)));
	const search = (at: bigint, scale: number, low: number, high: number): void => {
		if (low === high) return;
		if (low - high === 1) {
			found.push({ at, scale });
			return;
		}
		const middle = below(2n * at + 1n, scale + 1);
		search(2n * at, scale + 1, low, middle);
		search(2n * at + 1n, scale + 1, middle, high);
	};
	const ends = [-1n, 0n, 1n].map((at) => below(at, -bound));
	search(-1n, -bound, itemAt(ends, 0), itemAt(ends, 1));
	search(0n, -bound, itemAt(ends, 1), itemAt(ends, 2));
	return found;
}

/** The ball of a root with so many bits that are certain: quadratic interval refinement (Abbott 2006). */
export function rootBall(f: Dense, { at, scale }: RootPlace, bits: number): Real {
	let step = 1;
	while (bitLength(absolute(at)) < bits) {
		const [y, z] = [valueAt(f, at, scale), valueAt(f, at + 1n, scale)];
		if (z === 0n) return { m: at + 1n, e: -scale, r: -scale };
		const parts = 1n << BigInt(step);
		// A straight line between the ends says where the root is.
		const [a, b] = [absolute(y), absolute(z)];
		const guess = (2n * a * parts + a + b) / (2n * (a + b));
		const inside = guess < 1n ? 1n : guess >= parts ? parts - 1n : guess;
		const [from, sign] = [at * parts, y > 0n ? 1 : -1];
		const finer = scale + step;
		const low = signAt(f, from + inside, finer) === sign ? inside : inside - 1n;
		const fits =
			(low === 0n || signAt(f, from + low, finer) === sign) &&
			(low + 1n === parts || signAt(f, from + low + 1n, finer) !== sign);
		if (fits) [at, scale] = [from + low, finer];
		step = fits ? Math.min(2 * step, bits) : Math.max(1, Math.floor(step / 2));
	}
	return { m: 2n * at + 1n, e: -scale - 1, r: -scale - 1 };
}

/** Sturm's sequence: f, f′, and minus the remainder of each two before, up to positive factors. */
function sturmSequence(f: Dense): Dense[] {
	const sequence = [f, denseDerivative(f)];
	for (;;) {
		const rest = remainder(itemAt(sequence, sequence.length - 2), lastOf(sequence));
		if (rest.length === 0) return sequence;
		const shorter = densePrimitive(rest);
		sequence.push(lastOf(rest) > 0n ? shorter.map((c) => -c) : shorter);
	}
}

/** A positive multiple of the remainder of a by b. */
function remainder(a: Dense, b: Dense): Dense {
	const top = lastOf(b);
	let rest = [...a];
	while (rest.length >= b.length) {
		const [head, shift] = [top > 0n ? lastOf(rest) : -lastOf(rest), rest.length - b.length];
		spend(rest.length);
		rest = trim(rest.map((c, i) => c * absolute(top) - head * (b[i - shift] ?? 0n)));
	}
	return rest;
}

/** A power of 2 above the size of every root (Fujiwara 1916). */
function boundOf(f: Dense): number {
	const size = (c: bigint): number => bitLength(absolute(c));
	const top = size(lastOf(f));
	const steps = f.slice(0, -1).map((c, i) => (c === 0n ? 0 : Math.ceil((size(c) - top + 1) / (f.length - 1 - i))));
	return Math.max(0, ...steps) + 2;
}

/** f(at / 2^scale) times a positive number. */
function valueAt(f: Dense, at: bigint, scale: number): bigint {
	spend(1 + Math.ceil((f.length * Math.abs(scale)) / 4000));
	const x = scale < 0 ? at << BigInt(-scale) : at;
	const unit = BigInt(Math.max(0, scale));
	let [value, shift] = [0n, 0n];
	for (let i = f.length - 1; i >= 0; i--, shift += unit) value = value * x + (itemAt(f, i) << shift);
	return value;
}

function signAt(f: Dense, at: bigint, scale: number): number {
	const value = valueAt(f, at, scale);
	return value > 0n ? 1 : value < 0n ? -1 : 0;
}

const changes = (signs: readonly number[]): number =>
	signs.filter((sign) => sign !== 0).reduce((count, sign, i, all) => count + Number(i > 0 && sign !== all[i - 1]), 0);
