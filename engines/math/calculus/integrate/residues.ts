// The logarithms of ∫ a/b for a square-free b over ℚ: Σ r·log gcd(a − r·b′, b) over the roots r of the resultant of
// a − t·b′ and b (Rothstein 1976, Trager 1976), where these are rational or roots of quadratics; pairs of conjugates in real
// form by Rioboo's arctangents (Bronstein, Symbolic Integration I, 2.8). What stands before them is split off by Hermite's
// reduction, in the form of Mack (ibid., 2.2).
import { defined, itemAt, lastOf } from '../../../kit/checked';
import { add, multiply, subtract } from '../../core/arithmetic';
import { spend } from '../../core/budget';
import { integerNode, number, rawSum, symbol, type Expression } from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { Budget } from '../../poly/budget';
import { densePrimitive } from '../../poly/dense';
import { factor } from '../../poly/factor';
import type { Poly } from '../../poly/sparse';
import { resultant, toDense } from '../../poly/variables';
import { Kernels } from '../../simplify/kernels';
import { power, squareRoot } from '../../core/powers';
import type { Rational } from '../../core/rational';
import { addRational, fraction, gcdOf, integer, multiplyRational, negateRational } from '../../core/rational';

/** u + v·β with β² = s, both rational. */
type Surd = { readonly u: Rational; readonly v: Rational };
/** A polynomial, lowest power first. */
type Dense = Surd[];

const NONE = integer(0n);
const isNone = ({ num }: Rational): boolean => num === 0n;
const inverse = ({ num, den }: Rational): Rational => fraction(den, num);
const rational = (u: Rational): Surd => ({ u, v: NONE });
const isZero = ({ u, v }: Surd): boolean => isNone(u) && isNone(v);

/** Polynomials over ℚ(β). */
class Field {
	constructor(readonly s: Rational) {}

	plus(a: Surd, b: Surd): Surd {
		return { u: addRational(a.u, b.u), v: addRational(a.v, b.v) };
	}

	negated(a: Surd): Surd {
		return { u: negateRational(a.u), v: negateRational(a.v) };
	}

	times(a: Surd, b: Surd): Surd {
		spend(2);
		return {
			u: addRational(multiplyRational(a.u, b.u), multiplyRational(this.s, multiplyRational(a.v, b.v))),
			v: addRational(multiplyRational(a.u, b.v), multiplyRational(a.v, b.u))
		};
	}

	inverse(a: Surd): Surd {
		const size = inverse(
			addRational(multiplyRational(a.u, a.u), negateRational(multiplyRational(this.s, multiplyRational(a.v, a.v))))
		);
		return { u: multiplyRational(a.u, size), v: negateRational(multiplyRational(a.v, size)) };
	}

	add(a: Dense, b: Dense): Dense {
		return trimmed(
			Array.from({ length: Math.max(a.length, b.length) }, (_, i) => this.plus(a[i] ?? ZERO, b[i] ?? ZERO))
		);
	}

	scale(a: Dense, c: Surd): Dense {
		return trimmed(a.map((each) => this.times(each, c)));
	}

	multiply(a: Dense, b: Dense): Dense {
		const result: Dense = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => ZERO);
		a.forEach((x, i) => b.forEach((y, j) => (result[i + j] = this.plus(itemAt(result, i + j), this.times(x, y)))));
		return trimmed(result);
	}

	divide(a: Dense, b: Dense): { quotient: Dense; rest: Dense } {
		const rest = [...a];
		const lead = this.inverse(lastOf(b));
		const quotient: Dense = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => ZERO);
		for (let i = quotient.length - 1; i >= 0; i--) {
			const c = this.times(itemAt(rest, i + b.length - 1), lead);
			quotient[i] = c;
			b.forEach((each, j) => (rest[i + j] = this.plus(itemAt(rest, i + j), this.negated(this.times(c, each)))));
		}
		return { quotient: trimmed(quotient), rest: trimmed(rest.slice(0, b.length - 1)) };
	}

	/** The monic greatest common divisor g = x·a + y·b. */
	gcd(a: Dense, b: Dense): { g: Dense; x: Dense; y: Dense } {
		let [r0, r1, x0, x1, y0, y1]: Dense[] = [a, b, [ONE], [], [], [ONE]];
		while (defined(r1).length > 0) {
			const { quotient, rest } = this.divide(defined(r0), defined(r1));
			const minus = quotient.map((each) => this.negated(each));
			[r0, r1, x0, x1, y0, y1] = [
				r1,
				rest,
				x1,
				this.add(defined(x0), this.multiply(minus, defined(x1))),
				y1,
				this.add(defined(y0), this.multiply(minus, defined(y1)))
			];
		}
		const lead = this.inverse(lastOf(defined(r0)));
		return { g: this.scale(defined(r0), lead), x: this.scale(defined(x0), lead), y: this.scale(defined(y0), lead) };
	}
}

const ZERO: Surd = rational(NONE);
const ONE: Surd = rational(integer(1n));
const RATIONALS = new Field(NONE);

function trimmed(a: Dense): Dense {
	while (a.length > 0 && isZero(lastOf(a))) a.pop();
	return a;
}

const slope = (a: Dense): Dense =>
	trimmed(a.slice(1).map((c, i) => RATIONALS.times(c, rational(integer(BigInt(i + 1))))));

const polynomial = (a: Dense, beta: Expression, x: Expression): Expression =>
	add(a.map(({ u, v }, i) => multiply([add([number(u), multiply([number(v), beta])]), power(x, integerNode(i))])));

/** ∫ above/below over ℚ, a proper fraction; `otherwise` does residues above degree 2, or NoValueError. */
export function integrateByResidues(
	above: readonly Rational[],
	below: readonly Rational[],
	x: Expression,
	otherwise: (above: readonly Rational[], below: readonly Rational[]) => Expression | undefined
): Expression | undefined {
	const reduced = hermite(trimmed(above.map(rational)), trimmed(below.map(rational)));
	const plain = (p: Dense) => p.map(({ u }) => u);
	const logs = logarithms(reduced.above, reduced.below, x) ?? otherwise(plain(reduced.above), plain(reduced.below));
	if (!logs) return undefined;
	const outside = reduced.terms.map(([a, b]) => multiply([polynomial(a, ZERO_NODE, x), power(primitiveOf(b, x), integerNode(-1)), number(leadOf(b))])); // prettier-ignore
	return add([...outside, logs]);
}
const ZERO_NODE = integerNode(0);

/** A polynomial over ℚ with whole coefficients without a common divisor, and the inverse of the factor that was divided out. */
function wholeOf(a: Dense): { whole: bigint[]; times: Rational } {
	const common = a.reduce((total, { u }) => (total * u.den) / gcdOf(total, u.den), 1n);
	const scaled = a.map(({ u }) => (u.num * common) / u.den);
	const whole = densePrimitive(scaled);
	const lead = whole.length - 1;
	return { whole, times: fraction(itemAt(whole, lead) * itemAt(a, lead).u.den, itemAt(a, lead).u.num) };
}

const primitiveOf = (a: Dense, x: Expression): Expression =>
	add(wholeOf(a).whole.map((c, i) => multiply([integerNode(c), power(x, integerNode(i))])));
const leadOf = (a: Dense): Rational => wholeOf(a).times;

/** Fractions whose derivatives are subtracted, and the remainder over a square-free polynomial. */
function hermite(above: Dense, below: Dense): { terms: (readonly [Dense, Dense])[]; above: Dense; below: Dense } {
	const f = RATIONALS;
	const terms: (readonly [Dense, Dense])[] = [];
	let a = above;
	let minus = f.gcd(below, slope(below)).g;
	const star = f.divide(below, minus).quotient;
	while (minus.length > 1) {
		const next = f.gcd(minus, slope(minus)).g;
		const part = f.divide(minus, next).quotient;
		// b·(−star·minus′/minus) + c·part = a
		const u = f.divide(f.multiply(star, slope(minus)), minus).quotient.map((each) => f.negated(each));
		const { x, y } = f.gcd(u, part);
		const { quotient, rest: b } = f.divide(f.multiply(x, a), part);
		const c = f.add(f.multiply(y, a), f.multiply(quotient, u));
		a = f.add(c, f.multiply(slope(b), f.divide(star, part).quotient).map((each) => f.negated(each))); // prettier-ignore
		if (b.length > 0) terms.push([b, minus]);
		minus = next;
	}
	return { terms, above: a, below: star };
}

/** Σ r·log gcd(a − r·b′, b) in real form. */
function logarithms(a: Dense, b: Dense, x: Expression): Expression | undefined {
	if (a.length === 0) return ZERO_NODE;
	const derived = slope(b);
	const terms: Expression[] = [];
	for (const residue of residuePolynomials(a, derived, b, x)) {
		const [c = 0n, p = 0n, q] = residue;
		if (residue.length > 3) return undefined;
		if (q === undefined) {
			const r = fraction(-c, p);
			terms.push(...logOf(r, RATIONALS.gcd(b, minusTimes(RATIONALS, a, rational(r), derived)).g, x));
			continue;
		}
		// r = α ± √D
		const alpha = fraction(-p, 2n * q);
		const D = fraction(p * p - 4n * q * c, 4n * q * q);
		const field = new Field(D);
		const v = field.gcd(b, minusTimes(field, a, { u: alpha, v: integer(1n) }, derived)).g;
		const size = D.num < 0n ? negateRational(D) : D;
		const beta = squareRoot(number(size));
		if (D.num > 0n)
			for (const sign of [1n, -1n]) {
				const conjugate = v.map(({ u, v: w }) => ({ u, v: multiplyRational(w, integer(sign)) }));
				const r = add([number(alpha), multiply([integerNode(sign), beta])]);
				const inside = applyFunction('abs', [polynomial(conjugate, beta, x)]);
				terms.push(multiply([r, applyFunction('log', [inside])]));
			}
		else {
			// v = A + i·B
			const real = new Field(size);
			const A = trimmed(v.map(({ u }) => rational(u)));
			const B = trimmed(v.map(({ v: w }) => ({ u: NONE, v: w })));
			const norm = real.add(real.multiply(A, A), real.multiply(B, B));
			terms.push(...logOf(alpha, norm, x));
			for (const angle of arctangents(real, A, B)) terms.push(multiply([beta, integerNode(2), applyFunction('atan', [quotientOf(real, angle, beta, x)])])); // prettier-ignore
		}
	}
	return add(terms);
}

/** r·log|v| with whole coefficients. */
function logOf(r: Rational, v: Dense, x: Expression): Expression[] {
	if (r.num === 0n || v.length < 2) return [];
	return [multiply([number(r), applyFunction('log', [applyFunction('abs', [primitiveOf(v, x)])])])];
}

const minusTimes = (field: Field, a: Dense, r: Surd, derived: Dense): Dense =>
	field.add(a, field.scale(derived, field.negated(r)));

type Quotient = { readonly above: Dense; readonly below: Dense };

const quotientOf = (field: Field, { above, below }: Quotient, beta: Expression, x: Expression): Expression => {
	if (below.length !== 1)
		return multiply([polynomial(above, beta, x), power(polynomial(below, beta, x), integerNode(-1))]);
	return polynomial(field.scale(above, field.inverse(itemAt(below, 0))), beta, x);
};

/** Arctangents whose sum has the derivative of i·log((A + iB)/(A − iB))/2, of polynomials: no jumps (Rioboo). */
function arctangents(field: Field, A: Dense, B: Dense): Quotient[] {
	if (field.divide(A, B).rest.length === 0) return [{ above: field.divide(A, B).quotient, below: [ONE] }];
	const minus = (p: Dense) => p.map((each) => field.negated(each));
	if (A.length < B.length) return arctangents(field, minus(B), A);
	// B·D − A·C = G
	const { g, x: D, y: C } = field.gcd(B, minus(A));
	const { quotient } = field.divide(field.add(field.multiply(A, D), field.multiply(B, C)), g);
	return [{ above: quotient, below: [ONE] }, ...arctangents(field, D, C)];
}

/** The irreducible factors of the resultant of a − t·b′ and b, polynomials in t with whole coefficients. */
function residuePolynomials(a: Dense, derived: Dense, b: Dense, x: Expression): bigint[][] {
	const t = symbol('residue_');
	const [above, slope_, below] = [a, derived, b].map((each) => polynomial(each, ZERO_NODE, x)) as [
		Expression,
		Expression,
		Expression
	];
	const pair = [subtract(above, multiply([t, slope_])), below];
	const kernels = new Kernels(rawSum([...pair, t, x]), {}, new Budget());
	const { ring, nodes } = kernels;
	const place = (of: Expression): number => nodes.findIndex(({ key }) => key === of.key);
	const [p, q] = pair.map((each) => kernels.fraction(each).num) as [Poly, Poly];
	const { factors } = factor(ring, resultant(ring, p, q, place(x)));
	return factors.map(([each]) => toDense(ring, each, place(t)));
}
