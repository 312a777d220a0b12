/** A divisor of a whole number by the self-initialising quadratic sieve (Contini 1997), with one large prime a relation. */
import { itemAt } from '../../kit/checked';
import { spend } from '../core/budget';
import { absolute, bitLength, gcdOf, integerRoot } from '../core/rational';
import { powerModulo } from '../primes';

/** Size of the factor base and half the length of the sieve, by bits of the number. */
const SIZES: readonly (readonly [bits: number, primes: number, half: number])[] = [
	[60, 60, 4_096],
	[80, 100, 8_192],
	[100, 180, 16_384],
	[117, 300, 32_768],
	[134, 520, 32_768],
	[150, 850, 65_536]
];

/** Multipliers that may bring small primes into the factor base. */
const MULTIPLIERS = [1, 2, 3, 5, 6, 7, 10, 11, 13, 15, 17, 19, 21, 23, 29, 31, 33, 35, 37, 39, 41, 43, 47];

/** Relations beyond the number of primes. */
const SPARE = 8;

/** Primes below it are left out of the sieve. */
const SMALL = 24;

/** Large primes are below this many times the largest prime of the base. */
const LARGE = 60;

/** Sieve locations that are visited in the time of one step. */
const VISITS = 600;

/** A square modulo n as a product: x² = ∏ base[i] · large². */
interface Relation {
	readonly x: bigint;
	/** Indices of primes, repeated; −1 for the sign. */
	readonly primes: readonly number[];
	readonly large: bigint;
}

/** The largest number, in bits, that is split within the steps of one answer. */
export const SIEVE_BITS = 150;

/** A proper divisor of an odd composite n of at most SIEVE_BITS bits, not a perfect power. Undefined if the search fails. */
export function divisorBySieve(n: bigint): bigint | undefined {
	const bits = bitLength(n);
	const size = SIZES.find(([most]) => bits <= most);
	return size && new Sieve(n, size[1], size[2]).divisor();
}

const modulo = (a: bigint, p: number): number => {
	const rest = Number(a % BigInt(p));
	return rest < 0 ? rest + p : rest;
};

function inverse(a: number, p: number): number {
	let [r0, r1, x0, x1] = [p, a, 0, 1];
	while (r1 !== 0) {
		const q = Math.floor(r0 / r1);
		[r0, r1, x0, x1] = [r1, r0 - q * r1, x1, x0 - q * x1];
	}
	return x0 < 0 ? x0 + p : x0;
}

/** The square root of a modulo an odd prime p below 2^26 (Tonelli, Shanks). Undefined for a non-residue. */
function rootModulo(a: number, p: number): number | undefined {
	const raised = (base: number, exponent: number): number => {
		let [result, square] = [1, base % p];
		for (let e = exponent; e > 0; e = Math.floor(e / 2)) {
			if (e % 2 === 1) result = (result * square) % p;
			square = (square * square) % p;
		}
		return result;
	};
	if (a === 0) return 0;
	if (raised(a, (p - 1) / 2) !== 1) return undefined;
	let [odd, twos] = [p - 1, 0];
	for (; odd % 2 === 0; twos++) odd /= 2;
	let z = 2;
	while (raised(z, (p - 1) / 2) === 1) z++;
	let [c, t, root] = [raised(z, odd), raised(a, odd), raised(a, (odd + 1) / 2)];
	while (t !== 1) {
		let order = 0;
		for (let square = t; square !== 1; order++) square = (square * square) % p;
		let b = c;
		for (let k = twos - order - 1; k > 0; k--) b = (b * b) % p;
		[twos, c] = [order, (b * b) % p];
		[t, root] = [(t * c) % p, (root * b) % p];
	}
	return root;
}

/** The primes below 20,000, ascending. */
export const PRIMES = ((): readonly number[] => {
	const found: number[] = [];
	for (let p = 2; p < 20_000; p++) if (found.every((q, i) => i > 40 || p % q !== 0 || q * q > p)) found.push(p);
	return found;
})();

class Sieve {
	/** The number times its multiplier. */
	readonly #product: bigint;
	readonly #base: number[] = [];
	readonly #roots: number[] = [];
	readonly #logs: number[] = [];
	readonly #relations: Relation[] = [];
	readonly #partial = new Map<bigint, Relation>();
	readonly #taken = new Set<string>();
	/** State of a generator of Lehmer: the same leading coefficients on every device. */
	#state = 12_345;

	constructor(
		private readonly n: bigint,
		size: number,
		private readonly half: number
	) {
		this.#product = n * BigInt(multiplierOf(n));
		for (const p of PRIMES) {
			if (this.#base.length === size) break;
			const rest = modulo(this.#product, p);
			const root = p === 2 ? rest : rootModulo(rest, p);
			if (root === undefined) continue;
			this.#base.push(p);
			this.#roots.push(root);
			this.#logs.push(Math.round(Math.log2(p)));
		}
	}

	divisor(): bigint | undefined {
		for (let wanted = this.#base.length + SPARE; wanted < 3 * this.#base.length; wanted += 40) {
			while (this.#relations.length < wanted) this.family();
			const found = this.combined();
			if (found) return found;
		}
		return undefined;
	}

	private next(below: number): number {
		this.#state = (this.#state * 48_271) % 2_147_483_647;
		return this.#state % below;
	}

	/** Indices of the primes of a leading coefficient near √(2n)/M that was not taken. */
	private leading(): number[] {
		const target = Number(integerRoot(2n * this.#product, 2)) / this.half;
		const largest = this.#base.length - 1;
		const usual = Math.min(itemAt(this.#base, largest) / 3, 1_500);
		const count = Math.max(2, Math.round(Math.log(target) / Math.log(Math.max(usual / 2, 20))));
		const size = target ** (1 / count);
		const middle = Math.max(
			3,
			Math.min(
				largest - 3,
				this.#base.findIndex((p) => p > size)
			)
		);
		const from = Math.max(2, Math.floor(middle * 0.6) - 3);
		const to = Math.min(largest, Math.ceil(middle * 1.4) + 6);
		for (;;) {
			spend(2);
			const chosen = new Set<number>();
			let product = 1;
			while (chosen.size < count - 1) {
				const i = from + this.next(to - from + 1);
				if (itemAt(this.#roots, i) === 0 || chosen.has(i)) continue;
				chosen.add(i);
				product *= itemAt(this.#base, i);
			}
			let best = -1;
			for (let i = 2; i <= largest; i++) {
				if (chosen.has(i) || itemAt(this.#roots, i) === 0) continue;
				const distance = (k: number): number => Math.abs(Math.log((product * itemAt(this.#base, k)) / target));
				if (best < 0 || distance(i) < distance(best)) best = i;
			}
			const list = [...chosen, best].sort((x, y) => x - y);
			// If all near primes are in use, farther ones follow.
			for (let i = best, k = 0; this.#taken.has(list.join()) && k < largest; k++, i = 2 + ((i - 1) % (largest - 1))) {
				if (chosen.has(i) || itemAt(this.#roots, i) === 0) continue;
				list.splice(0, list.length, ...[...chosen, i].sort((x, y) => x - y));
			}
			if (this.#taken.has(list.join())) continue;
			this.#taken.add(list.join());
			return list;
		}
	}

	/** All polynomials (a·x + b)² − n with one leading coefficient. */
	private family(): void {
		const chosen = this.leading();
		const size = this.#base.length;
		const a = chosen.reduce((product, i) => product * BigInt(itemAt(this.#base, i)), 1n);
		const steps = chosen.map((i) => {
			const q = itemAt(this.#base, i);
			const other = a / BigInt(q);
			const gamma = (itemAt(this.#roots, i) * inverse(modulo(other, q), q)) % q;
			return other * BigInt(gamma > q / 2 ? q - gamma : gamma);
		});
		let b = steps.reduce((sum, step) => sum + step, 0n);
		const first = new Int32Array(size).fill(-1);
		const second = new Int32Array(size).fill(-1);
		const moves = steps.map(() => new Int32Array(size));
		for (let i = 0; i < size; i++) {
			const p = itemAt(this.#base, i);
			const aModulo = modulo(a, p);
			if (aModulo === 0) continue;
			const inverted = inverse(aModulo, p);
			steps.forEach((step, k) => (itemAt(moves, k)[i] = (2 * modulo(step, p) * inverted) % p));
			const [root, shift] = [itemAt(this.#roots, i), modulo(b, p)];
			first[i] = ((((root - shift + p) * inverted) % p) + this.half) % p;
			second[i] = ((((2 * p - root - shift) * inverted) % p) + this.half) % p;
		}
		spend(size * (steps.length + 1) * 0.2);
		for (let k = 1; ; k++) {
			this.sieve(a, b, chosen, first, second);
			if (k === 2 ** (steps.length - 1)) return;
			// Gray code: the sign of one step changes.
			const v = Math.log2(k & -k);
			const up = (Math.ceil(k / 2 ** (v + 1)) & 1) === 0;
			b += (up ? 2n : -2n) * itemAt(steps, v);
			const move = itemAt(moves, v);
			for (let i = 0; i < size; i++) {
				if (first[i] === -1) continue;
				const p = this.#base[i] as number;
				const by = up ? p - (move[i] as number) : (move[i] as number);
				first[i] = ((first[i] as number) + by) % p;
				second[i] = ((second[i] as number) + by) % p;
			}
		}
	}

	/** Relations of one polynomial. */
	private sieve(a: bigint, b: bigint, chosen: readonly number[], first: Int32Array, second: Int32Array): void {
		const length = 2 * this.half;
		const size = this.#base.length;
		const most = BigInt(LARGE * itemAt(this.#base, size - 1));
		// The value is about M·√(n/2); small primes are not added.
		const level = bitLength(this.#product) / 2 - 0.5 + Math.log2(this.half) - Math.log2(Number(most)) - 5;
		const cells = new Uint8Array(length).fill(128 - Math.min(120, Math.max(10, Math.round(level))));
		let visits = length / 8;
		for (let i = 0; i < size; i++) {
			const p = this.#base[i] as number;
			if (p < SMALL || first[i] === -1) continue;
			const log = this.#logs[i] as number;
			for (let x = first[i] as number; x < length; x += p) (cells[x] as number) += log;
			if (first[i] !== second[i]) for (let x = second[i] as number; x < length; x += p) (cells[x] as number) += log;
			visits += (2 * length) / p;
		}
		spend(visits / VISITS + size / 100);
		const words = new Uint32Array(cells.buffer);
		const c = (b * b - this.#product) / a;
		for (let w = 0; w < words.length; w++) {
			if (((words[w] as number) & 0x80808080) === 0) continue;
			for (let x = 4 * w; x < 4 * w + 4; x++)
				if ((cells[x] as number) >= 128) this.tried(x, a, b, c, chosen, first, second, most);
		}
	}

	private tried(
		cell: number,
		a: bigint,
		b: bigint,
		c: bigint,
		chosen: readonly number[],
		first: Int32Array,
		second: Int32Array,
		most: bigint
	): void {
		spend(this.#base.length / 20);
		const x = BigInt(cell - this.half);
		const value = a * x * x + 2n * b * x + c;
		const primes = [...chosen];
		if (value < 0n) primes.push(-1);
		let rest = absolute(value);
		if (rest === 0n) return;
		for (let i = 0; i < this.#base.length; i++) {
			const p = this.#base[i] as number;
			const known = first[i] as number;
			if (known !== -1 && cell % p !== known && cell % p !== second[i]) continue;
			for (const big = BigInt(p); rest % big === 0n; rest /= big) primes.push(i);
		}
		if (rest > most) return;
		const own: Relation = { x: a * x + b, primes, large: 1n };
		const like = this.#partial.get(rest);
		if (rest === 1n) this.#relations.push(own);
		else if (!like) this.#partial.set(rest, own);
		else if (like.x !== own.x)
			this.#relations.push({ x: (like.x * own.x) % this.n, primes: [...like.primes, ...primes], large: rest });
	}

	/** A divisor from relations whose product is a square, by Gauss's elimination over GF(2). */
	private combined(): bigint | undefined {
		const columns = this.#base.length + 1;
		const own = Math.ceil(columns / 32);
		const rows = this.#relations.map(({ primes }, i) => {
			const row = new Uint32Array(own + Math.ceil(this.#relations.length / 32));
			const flip = (bit: number): void => void ((row[bit >> 5] as number) ^= 1 << (bit & 31));
			for (const p of primes) flip(p + 1);
			flip(32 * own + i);
			return row;
		});
		spend((rows.length * columns * own) / 1_000);
		const has = (row: Uint32Array, bit: number): boolean => (((row[bit >> 5] as number) >> (bit & 31)) & 1) === 1;
		let done = 0;
		for (let column = 0; column < columns; column++) {
			const at = rows.findIndex((row, i) => i >= done && has(row, column));
			if (at < 0) continue;
			[rows[done], rows[at]] = [itemAt(rows, at), itemAt(rows, done)];
			const pivot = itemAt(rows, done++);
			for (let i = done; i < rows.length; i++) {
				const row = itemAt(rows, i);
				if (has(row, column)) for (let w = 0; w < row.length; w++) (row[w] as number) ^= pivot[w] as number;
			}
		}
		for (const row of rows.slice(done)) {
			let [x, y] = [1n, 1n];
			const counts = new Map<number, number>();
			this.#relations.forEach((relation, i) => {
				if (!has(row, 32 * own + i)) return;
				x = (x * relation.x) % this.n;
				y = (y * relation.large) % this.n;
				for (const p of relation.primes) counts.set(p, (counts.get(p) ?? 0) + 1);
			});
			for (const [i, count] of counts)
				if (i >= 0) y = (y * powerModulo(BigInt(itemAt(this.#base, i)), BigInt(count / 2), this.n)) % this.n;
			const divisor = gcdOf(absolute(x - y), this.n);
			if (divisor > 1n && divisor < this.n) return divisor;
		}
		return undefined;
	}
}

/** The multiplier whose product with n has the most small primes in its factor base (Knuth, Schroeppel). */
function multiplierOf(n: bigint): number {
	const score = (k: number): number => {
		const product = n * BigInt(k);
		const odd = modulo(product, 8);
		let sum = -Math.log(k) / 2 + (odd === 1 ? 2 : odd === 5 ? 1 : 0.5) * Math.LN2;
		for (const p of PRIMES.slice(1, 60)) {
			const rest = modulo(product, p);
			if (rest === 0) sum += Math.log(p) / p;
			else if (rootModulo(rest, p) !== undefined) sum += (2 * Math.log(p)) / (p - 1);
		}
		return sum;
	};
	return MULTIPLIERS.reduce((best, k) => (score(k) > score(best) ? k : best), 1);
}
