/** An integrand as a sum over products of its functions, the rational function before each by partial fractions. */
import { add, multiply } from '../../core/arithmetic';
import { integerNode, number, ONE, type Expression } from '../../core/expression';
import { power } from '../../core/powers';
import { Budget } from '../../poly/budget';
import { Kernels } from '../../simplify/kernels';
import { reduceBy } from '../../simplify/relations';
import { normal } from '../normal';
import { contains } from '../../core/substitution';
import { apartTerms } from './partial-fractions';

/** Terms of the sum. */
const MAX_TERMS = 24;

/** Σ r(x)·K over products K of functions. Undefined where f lacks functions in the numerator, or has one in the denominator. */
export function collected(f: Expression, name: string): Expression | undefined {
	const kernels = new Kernels(f, {}, new Budget());
	const calls = kernels.nodes.map((node) => node.kind === 'call' && contains(node, name));
	if (!calls.some(Boolean)) return undefined;
	const { ring } = kernels;
	const { num, den } = reduceBy(ring, kernels.fraction(f), kernels.relations());
	if (calls.some((is, v) => is && ring.degree(den, v) > 0)) return undefined;
	const below = kernels.expression(den);
	const groups = new Map<string, { readonly product: Expression; readonly above: Expression[] }>();
	num.monomials.forEach((m, i) => {
		const powers = kernels.nodes.map((node, v) => power(node, integerNode(ring.exponent(m, v))));
		const product = multiply(powers.filter((_, v) => calls[v]));
		const rest = multiply([number({ num: num.coefficients[i] ?? 0n, den: 1n }), ...powers.filter((_, v) => !calls[v])]);
		const group = groups.get(product.key) ?? { product, above: [] };
		group.above.push(rest);
		groups.set(product.key, group);
	});
	const terms = [...groups.values()].flatMap(({ product, above }) => {
		const front = normal(multiply([add(above), power(below, integerNode(-1))]));
		const apart = product.key === ONE.key ? [front] : (apartTerms(front, name) ?? [front]);
		return apart.map((each) => multiply([each, product]));
	});
	return terms.length > MAX_TERMS ? undefined : add(terms);
}
