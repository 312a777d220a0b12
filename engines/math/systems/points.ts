// The finitely many points of a system of polynomials, by one number t of each: t is a root of a polynomial, and every
// unknown is a polynomial in t (Rouillier 1999, for the case that powers of t span the quotient ring).
import { defined, itemAt } from '../../kit/checked';
import { spend } from '../core/budget';
import {
	addRational,
	gcdOf,
	fraction,
	invertRational,
	multiplyRational,
	negateRational,
	ONE_RATIONAL,
	type Rational,
	ZERO_RATIONAL
} from '../core/rational';
import type { Budget } from '../poly/budget';
import { denseDerivative, denseDivide, denseGcd, densePrimitive, type Dense } from '../poly/dense';
import { type Poly, Ring } from '../poly/sparse';
import { Reducer } from './groebner';

/** t is a root of `minimal`, an irreducible or square-free polynomial, lowest power first; unknown v is values[v] at t. */
export interface Points {
	readonly minimal: Dense;
	readonly values: readonly (readonly Rational[])[];
	/** t as a sum of unknowns times these. */
	readonly form: readonly number[];
}

/** Terms of a polynomial by exponents. */
export type Terms = readonly (readonly [exponents: readonly number[], coefficient: bigint])[];

const MAX_POINTS = 40;

/** The common zeros of polynomials in so many unknowns; undefined where there are infinitely many, or too many. */
export function pointsOf(polys: readonly Terms[], unknowns: number, budget: Budget): Points | undefined {
	const ring = new Ring(unknowns, budget);
	const single = Array.from({ length: unknowns }, (_, v) =>
		Array.from({ length: unknowns }, (_w, w) => Number(v === w))
	);
	const forms = [...[...single].reverse(), ...FORMS.map((form) => form.slice(0, unknowns))];
	let extra: Terms[] = [];
	// Where no number tells the points apart they are multiple: the second time each is taken once (Seidenberg 1974).
	for (let round = 0; round < 2; round++) {
		const reducer = new Reducer(ring);
		reducer.complete([...polys, ...extra].map((terms) => reducer.poly(terms)));
		const quotient = Quotient.of(reducer, unknowns);
		if (!quotient) return undefined;
		for (const form of forms) {
			const points = quotient.points(form, single, budget);
			if (points) return points;
		}
		extra = single.map((form, v) =>
			squareFree(quotient.relation(form).minimal, budget).map((c, power): [number[], bigint] => [
				itemAt(single, v).map((e) => e * power),
				c
			])
		);
	}
	return undefined;
}

const FORMS = [
	[1, 2, 4, 8],
	[1, -1, 3, 7],
	[3, 7, -2, 5]
];

const squareFree = (f: Dense, budget: Budget): Dense => {
	const shared = denseGcd(f, densePrimitive(denseDerivative(f)), budget);
	return shared.length > 1 ? (denseDivide(f, shared) ?? f) : f;
};

type Vector = readonly Rational[];

/** Polynomials modulo a basis: a space over the monomials that no leading monomial divides. */
class Quotient {
	readonly #columns = new Map<string, Vector>();

	private constructor(
		private readonly reducer: Reducer,
		private readonly monomials: readonly number[]
	) {}

	/** Undefined for a space that is infinite or too large. */
	static of(reducer: Reducer, unknowns: number): Quotient | undefined {
		const { leads } = reducer;
		const isBounded = (v: number) => leads.some((lead) => lead.every((e, w) => w === v || e === 0));
		if (!Array.from({ length: unknowns }, (_, v) => v).every(isBounded)) return undefined;
		const found: number[] = [];
		const visit = (exponents: readonly number[], from: number): boolean => {
			if (leads.some((lead) => lead.every((e, v) => e <= itemAt(exponents, v)))) return true;
			found.push(reducer.pack(exponents));
			if (found.length > MAX_POINTS) return false;
			for (let v = from; v < unknowns; v++)
				if (
					!visit(
						exponents.map((e, w) => (w === v ? e + 1 : e)),
						v
					)
				)
					return false;
			return true;
		};
		return visit(
			Array.from({ length: unknowns }, () => 0),
			0
		)
			? new Quotient(
					reducer,
					found.sort((a, b) => a - b)
				)
			: undefined;
	}

	/** x_v times a monomial of the space. */
	#column(v: number, monomial: number): Vector {
		const key = `${v}:${monomial}`;
		const known = this.#columns.get(key);
		if (known) return known;
		const exponents = this.reducer.exponents(monomial).map((e, w) => (w === v ? e + 1 : e));
		const { rest, times } = this.reducer.remainder(this.reducer.poly([[exponents, 1n]]));
		const column = this.#vector(rest, times);
		this.#columns.set(key, column);
		return column;
	}

	#vector({ monomials, coefficients }: Poly, times: bigint): Vector {
		const places = new Map(monomials.map((monomial, i) => [monomial, itemAt(coefficients, i)]));
		return this.monomials.map((monomial) => fraction(places.get(monomial) ?? 0n, times));
	}

	#multiplied(vector: Vector, form: readonly number[]): Vector {
		let total: Rational[] = vector.map(() => ZERO_RATIONAL);
		form.forEach((c, v) => {
			if (c === 0) return;
			vector.forEach((x, i) => {
				if (x.num === 0n) return;
				const times = multiplyRational(x, { num: BigInt(c), den: 1n });
				spend(0.2 * total.length);
				const column = this.#column(v, itemAt(this.monomials, i));
				total = total.map((sum, k) => addRational(sum, multiplyRational(times, itemAt(column, k))));
			});
		});
		return total;
	}

	/** The least polynomial that the number `form` is a root of, with the powers of it as an echelon. */
	relation(form: readonly number[]): { minimal: Dense; solve: (vector: Vector) => Vector | undefined } {
		const rows: { pivot: number; row: Rational[]; combination: Rational[] }[] = [];
		const reduce = (vector: Vector, combination: Rational[]): Rational[] => {
			let row = [...vector];
			for (const known of rows) {
				const c = itemAt(row, known.pivot);
				if (c.num === 0n) continue;
				spend(0.3 * row.length);
				const minus = negateRational(c);
				row = row.map((x, i) => addRational(x, multiplyRational(minus, itemAt(known.row, i))));
				known.combination.forEach(
					(x, i) => void (combination[i] = addRational(combination[i] ?? ZERO_RATIONAL, multiplyRational(minus, x)))
				);
			}
			return row;
		};
		let power: Vector = this.#vector({ monomials: [0], coefficients: [1n] }, 1n);
		for (let n = 0; ; n++) {
			const combination: Rational[] = [...Array.from({ length: n }, () => ZERO_RATIONAL), ONE_RATIONAL];
			const row = reduce(power, combination);
			const pivot = row.findIndex(({ num }) => num !== 0n);
			if (pivot < 0)
				return {
					minimal: wholeOf(combination),
					solve: (vector) => {
						const negative: Rational[] = Array.from({ length: n }, () => ZERO_RATIONAL);
						const rest = reduce(vector, negative);
						return rest.some(({ num }) => num !== 0n) ? undefined : negative.map(negateRational);
					}
				};
			const inverse = invertRational(itemAt(row, pivot));
			const scaled = (all: Rational[]) => all.map((x) => multiplyRational(x, inverse));
			rows.push({ pivot, row: scaled(row), combination: scaled(combination) });
			power = this.#multiplied(power, form);
		}
	}

	/** Every unknown by the number `form`; undefined where its powers do not span the space. */
	points(form: readonly number[], single: readonly (readonly number[])[], budget: Budget): Points | undefined {
		const { minimal, solve } = this.relation(form);
		if (minimal.length - 1 < this.monomials.length) return undefined;
		const one = this.#vector({ monomials: [0], coefficients: [1n] }, 1n);
		const values = single.map((each) => defined(solve(this.#multiplied(one, each))));
		return { minimal: squareFree(minimal, budget), values, form };
	}
}

/** Fractions over their common denominator, without a common factor, the last positive. */
function wholeOf(all: readonly Rational[]): Dense {
	const den = all.reduce((lcm, x) => (lcm / gcdOf(lcm, x.den)) * x.den, 1n);
	return densePrimitive(all.map((x) => (x.num * den) / x.den));
}
