/** Partial fractions and resultants. */
import { add, divide, subtract } from '../core/arithmetic';
import { rawSum, termsOf, ZERO, type Expression } from '../core/expression';
import { NoValueError } from '../core/no-value';
import { Budget } from '../poly/budget';
import { Kernels } from '../simplify/kernels';
import { apartTerms } from './integrate/partial-fractions';
import { vanishes } from './points';
import { contains } from '../core/substitution';
import { resultant } from './solve/resultant';
import { confirmed } from './confirm/verdict';

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
