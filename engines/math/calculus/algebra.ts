/** Partial fractions and resultants. */
import { add, divide, subtract } from '../core/arithmetic';
import { rawSum, termsOf, ZERO, type Expression } from '../core/expression';
import { NoValueError } from '../core/refusals';
import { Budget } from '../poly/budget';
import { Kernels } from '../simplify/kernels';
import { apartTerms } from './integrate/rational';
import { vanishes } from './points';
import { contains } from '../core/substitution';
import { resultant } from '../poly/variables';
import { confirmed } from './confirm/verdict';
import { type Poly, quotient, isConstant, leading, multiply, scale } from '../poly/sparse';
import { gcd, gcdOfAll } from '../poly/gcd';
import { factoredForm } from '../simplify/factored';

/** f as a sum of partial fractions in one unknown, as it is written. Throws NoValueError where f is not a rational function. */
export function apart(f: Expression, name: string): Expression {
	const terms = apartTerms(f, name)?.flatMap((term) => (term.key === ZERO.key ? [] : [term]));
	if (!terms) throw new NoValueError(`apart takes a rational function of ${name}`);
	const verdict = vanishes(subtract(f, add(terms))) ? 'agrees' : 'differs';
	confirmed(terms, verdict, 'sum of partial fractions', f.key);
	const written = terms.flatMap(termsOf);
	return written.length > 1 ? rawSum(written) : add(written);
}

/** The resultant of two polynomials in one unknown. Throws NoValueError for anything but polynomials. */
export function resultantOf(f: Expression, g: Expression, name: string): Expression {
	const kernels = new Kernels(rawSum([f, g]), {}, new Budget());
	const v = kernels.nodes.findIndex((node) => node.key === name);
	if (v < 0 || kernels.nodes.some((node, i) => i !== v && contains(node, name)))
		throw new NoValueError(`resultant takes two polynomials in ${name}`);
	const [p, q] = [f, g].map((each) => kernels.fraction(each)) as [
		ReturnType<typeof kernels.fraction>,
		ReturnType<typeof kernels.fraction>
	];
	if ([p, q].some(({ den }) => kernels.ring.degree(den, v) > 0))
		throw new NoValueError(`resultant takes two polynomials in ${name}`);
	const [m, n] = [p, q].map(({ num }) => kernels.ring.degree(num, v)) as [number, number];
	// Res(f/a, g/b) = Res(f, g)/(aⁿ·bᵐ)
	const below = [...Array.from({ length: n }, () => p.den), ...Array.from({ length: m }, () => q.den)].map((den) =>
		kernels.expression(den)
	);
	const value = kernels.expression(resultant(kernels.ring, p.num, q.num, v));
	return below.reduce((x, den) => divide(x, den), value);
}

/** Over the whole numbers: gcd(6x², 4x) = 2x. Throws NoValueError unless both are polynomials with whole coefficients. */
export function divisorOf(name: 'gcd' | 'lcm', items: readonly Expression[]): Expression {
	const kernels = new Kernels(rawSum(items), {}, new Budget());
	const polys = items.map((item) => polynomialOf(kernels, item, name));
	const { ring } = kernels;
	if (name === 'gcd') return kernels.expression(positive(gcdOfAll(ring, polys)));
	const multiple = polys.reduce((a, b) => quotient(ring, multiply(ring, a, b), gcd(ring, a, b)));
	return factoredForm(kernels.expression(positive(multiple)), new Budget());
}

const positive = (p: Poly): Poly => (leading(p) < 0n ? scale(p, -1n) : p);

function polynomialOf(kernels: Kernels, x: Expression, name: string): Poly {
	const { num, den } = kernels.fraction(x);
	if (!isConstant(den) || leading(den) !== 1n)
		throw new NoValueError(`${name} needs polynomials with whole coefficients`);
	return num;
}
