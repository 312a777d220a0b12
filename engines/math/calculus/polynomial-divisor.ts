/** Greatest common divisor and least common multiple of polynomials. */
import { rawSum, type Expression } from '../core/expression';
import { Budget } from '../poly/budget';
import { quotient } from '../poly/division';
import { isConstant, leading, multiply, scale, type Poly } from '../poly/sparse';
import { gcd, gcdOfAll } from '../poly/gcd';
import { Kernels } from '../simplify/kernels';
import { factoredForm } from '../simplify/factored';
import { NoValueError } from '../core/no-value';

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
