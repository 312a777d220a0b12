// Zeros of an expression in one unknown. It is written as a rational function of kernels (the unknown, roots, exponentials,
// functions); its numerator is factored; each factor is solved by what kernels it has. Every value is a candidate: the
// caller puts it into the equation as it was written.
import { itemAt } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { isReal } from '../../core/assumptions';
import { attempt, spend } from '../../core/budget';
import {
	integerNode,
	isCall,
	isClosed,
	isInteger,
	isNumber,
	MINUS_ONE,
	number,
	ONE,
	PI,
	rawSum,
	someNode,
	symbol,
	termsOf,
	TWO,
	ZERO,
	type Expression,
	childrenOf,
	factorsOf
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { signOf } from '../../core/numeric';
import { Budget, TooLarge } from '../../poly/budget';
import { factor } from '../../poly/factor';
import { coefficientOf, coefficientsIn, unknownsOf, resultant } from '../../poly/variables';
import { fractionOf } from '../../poly/fraction';
import { isConstant, isZero, multiply as multiplyPoly, subtract as subtractPoly, type Poly } from '../../poly/sparse';
import { exponential, power } from '../../core/powers';
import { gcdOf } from '../../core/rational';
import { Kernels, type Relation } from '../../simplify/kernels';
import { pythagorean, reduceBy } from '../../simplify/relations';
import { contains } from '../../core/substitution';
import { multipliedOut } from '../forms';
import { inverseOfFamily, found, joined, NOTHING, type Found } from './found';
import { inverse, byLambert } from './inverse';
import { rootsOf } from './polynomial';
import { signsBetween, sizesOfLines } from './absolute-values';

/** Rewritings inside each other. */
const MAX_DEPTH = 12;

/** Zeros of f in the unknown `name`. */
export function zerosOf(f: Expression, name: string, depth = 0): Found {
	spend(10);
	if (isNumber(f)) return f.value.num === 0n ? found({ everywhere: true }) : NOTHING;
	if (!contains(f, name)) return NOTHING;
	if (depth > MAX_DEPTH) return found({ open: [f], complex: false });
	const kernels = new Kernels(withRadicands(f, name), { circular: 'whole', hyperbolic: 'exponential' }, new Budget());
	const relations = kernels.relations();
	const value = reduceBy(kernels.ring, kernels.fraction(f), relations);
	if (isZero(value.num)) return found({ everywhere: true });
	const { factors } = factor(kernels.ring, value.num);
	return joined(factors.map(([poly]) => new Factor(kernels, poly, name, depth).zeros()));
}

/** f with the radicands of its real roots, so that these are written in kernels too. */
function withRadicands(f: Expression, name: string): Expression {
	const under: Expression[] = [];
	someNode(f, (node) => {
		if ((isCall(node, 'cbrt') || isCall(node, 'root')) && node.args[0] && contains(node, name))
			under.push(node.args[0]);
		return false;
	});
	return under.length === 0 ? f : rawSum([...termsOf(f), ...under]);
}

class Factor {
	/** Kernels in which the unknown occurs. */
	private readonly dependent: readonly number[];

	constructor(
		private readonly kernels: Kernels,
		private readonly poly: Poly,
		private readonly name: string,
		private readonly depth: number
	) {
		this.dependent = unknownsOf(kernels.ring, poly).filter((v) => contains(itemAt(kernels.nodes, v), name));
	}

	zeros(): Found {
		const [only] = this.dependent;
		if (only === undefined) return NOTHING;
		if (this.dependent.length === 1) return this.inversesOf(this.node(only), this.poly, only);
		return (
			this.byAngle() ??
			this.bySize() ??
			this.byRoots() ??
			this.byLogarithms() ??
			this.byTakingLogarithms() ??
			this.byLambert() ??
			this.open()
		);
	}

	private again(f: Expression): Found {
		return zerosOf(f, this.name, this.depth + 1);
	}

	private node(v: number): Expression {
		return itemAt(this.kernels.nodes, v);
	}

	private expression(): Expression {
		return this.kernels.expression(this.poly);
	}

	private open(): Found {
		return found({ open: [this.expression()], complex: false });
	}

	private coefficients(poly: Poly, v: number): Expression[] {
		const { ring } = this.kernels;
		const list = Array.from({ length: ring.degree(poly, v) + 1 }, (): Expression => ZERO);
		for (const [e, c] of coefficientsIn(ring, poly, v)) list[e] = this.kernels.expression(c);
		return list;
	}

	/** The unknown where `kernel` takes one of the roots of a polynomial in it. */
	private inversesOf(kernel: Expression, poly: Poly, v: number): Found {
		const roots = rootsOf(this.coefficients(poly, v));
		if (!roots) return this.open();
		const parts = roots.values.map((value) => inverse(kernel, value, this.name, (f) => this.again(f)));
		const isUnknown = kernel.kind === 'symbol';
		return joined([...parts, { ...NOTHING, complex: isUnknown && roots.complete }]);
	}

	/** Sines and cosines of one angle, and nothing else of the unknown. */
	private byAngle(): Found | undefined {
		const pair = this.kernels.pairs.find(({ sin, cos }) => this.dependent.every((v) => v === sin || v === cos));
		if (!pair) return undefined;
		const { ring } = this.kernels;
		for (const eliminated of ['cos', 'sin'] as const) {
			const kept = eliminated === 'cos' ? pair.sin : pair.cos;
			const reduced = reduceBy(ring, fractionOf(this.poly), pythagorean(ring, [pair], eliminated)).num;
			if (isZero(reduced)) return found({ everywhere: true });
			const left = unknownsOf(ring, reduced).filter((v) => this.dependent.includes(v));
			if (left.length === 1 && left[0] === kept)
				return joined(
					factor(ring, reduced).factors.map(([part]) => {
						const inner = new Factor(this.kernels, part, this.name, this.depth);
						return inner.dependent.length === 0 ? NOTHING : inner.inversesOf(this.node(kept), part, kept);
					})
				);
		}
		return this.byTangent(pair.sin, pair.cos, pair.angle);
	}

	/** sin = 2t/(1 + t²), cos = (1 − t²)/(1 + t²) for t = tan(u/2); or tan u where all terms have one degree. */
	private byTangent(sin: number, cos: number, angle: Expression): Found {
		const { ring } = this.kernels;
		const t = symbol('tangent_');
		const degrees = new Set(
			this.poly.monomials.map((monomial) => ring.exponent(monomial, sin) + ring.exponent(monomial, cos))
		);
		const homogeneous = degrees.size === 1;
		const [sine, cosine] = homogeneous
			? [t, ONE]
			: ([multiply([TWO, t]), subtract(ONE, power(t, TWO))].map((above) =>
					divide(above, add([ONE, power(t, TWO)]))
				) as [Expression, Expression]);
		const inTangent = this.withNodes(
			new Map([
				[sin, sine],
				[cos, cosine]
			])
		);
		const missed = this.withNodes(
			homogeneous
				? new Map([
						[sin, ONE],
						[cos, ZERO]
					])
				: new Map([
						[sin, ZERO],
						[cos, MINUS_ONE]
					])
		);
		const tangents = zerosOf(inTangent, t.name, this.depth + 1);
		if (tangents.open.length > 0) return this.open();
		const factorOf = homogeneous ? ONE : TWO;
		const period = homogeneous ? PI : multiply([TWO, PI]);
		const angles = tangents.values
			.filter((value) => !isClosed(value) || isReal(value))
			.map((value) => multiply([factorOf, applyFunction('atan', [value])]));
		if (isNumber(multipliedOut(missed), 0))
			angles.push(homogeneous ? multiply([number({ num: 1n, den: 2n }), PI]) : PI);
		return { ...joined(angles.map((base) => inverseOfFamily(angle, { base, period }, this.name))), complex: false };
	}

	/** The polynomial with other values for some kernels. */
	private withNodes(values: ReadonlyMap<number, Expression>): Expression {
		const { ring, nodes } = this.kernels;
		return add(
			this.poly.monomials.map((monomial, i) =>
				multiply([
					number({ num: itemAt(this.poly.coefficients, i), den: 1n }),
					...nodes.map((node, v) => power(values.get(v) ?? node, integerNode(ring.exponent(monomial, v))))
				])
			)
		);
	}

	/** |u| is u or −u; several of lines in the unknown have the signs that they have between their zeros. */
	private bySize(): Found | undefined {
		const lines = sizesOfLines(
			this.dependent.map((v) => [v, this.node(v)] as const),
			this.name
		);
		if (lines.length > 1) {
			const parts = signsBetween(lines).map((signs) => this.again(this.withNodes(signs)));
			return parts.some(({ everywhere }) => everywhere) ? this.open() : { ...joined(parts), complex: false };
		}
		const v = this.dependent.find((each) => isCall(this.node(each), 'abs') && isReal(this.node(each)));
		if (v === undefined) return undefined;
		const kernel = this.node(v);
		const inner = kernel.kind === 'call' ? itemAt(kernel.args, 0) : ZERO;
		const parts = [inner, negate(inner)].map((value) => this.again(this.withNodes(new Map([[v, value]]))));
		// Zero on one side of a point is an interval, and no list of roots.
		if (parts.some(({ everywhere }) => everywhere)) return this.open();
		return { ...joined(parts), complex: false };
	}

	/** Roots leave by resultants; what that adds is found out by the caller. */
	private byRoots(): Found | undefined {
		const { ring } = this.kernels;
		const relations = [...this.kernels.relations(), ...this.realRoots()].filter(
			({ kernel }) => !isCall(this.node(kernel), 'abs') && this.dependent.includes(kernel)
		);
		const roots = new Set(relations.map(({ kernel }) => kernel));
		if (roots.size === 0) return undefined;
		if (!this.dependent.every((v) => roots.has(v) || this.node(v).kind === 'symbol')) return undefined;
		const result = attempt({ steps: 400_000 }, () => {
			let poly = this.poly;
			// A root that contains another leaves first.
			const order = [...relations].sort((a, b) => height(this.node(b.kernel)) - height(this.node(a.kernel)));
			for (const { kernel, order: degree, value } of order) {
				if (ring.degree(poly, kernel) === 0) continue;
				const above = multiplyPoly(ring, value.den, ring.variable(kernel, degree));
				poly = resultant(ring, poly, subtractPoly(above, value.num), kernel);
				if (isZero(poly)) return undefined;
			}
			return poly;
		});
		if (!result || unknownsOf(ring, result).some((v) => roots.has(v))) return undefined;
		if (isConstant(result)) return NOTHING;
		return { ...this.again(this.kernels.expression(result)), complex: false };
	}

	/** ∛u and odd real roots: their powers are u. */
	private realRoots(): Relation[] {
		return this.dependent.flatMap((kernel) => {
			const node = this.node(kernel);
			if (!isCall(node, 'cbrt') && !isCall(node, 'root')) return [];
			const [u, degree = integerNode(3)] = node.args;
			if (!u || !isInteger(degree) || degree.value.num % 2n === 0n || degree.value.num < 0n) return [];
			try {
				return [{ kernel, order: Number(degree.value.num), value: this.kernels.fraction(u) }];
			} catch (error) {
				if (error instanceof TooLarge) return [];
				throw error;
			}
		});
	}

	/** c₁·log u₁ + c₂·log u₂ + … = c with whole ratios: the product of the u is an exponential. */
	private byLogarithms(): Found | undefined {
		const { ring } = this.kernels;
		if (!this.dependent.every((v) => isCall(this.node(v), 'log'))) return undefined;
		const products: Expression[] = [];
		const rest: Expression[] = [];
		let scale: bigint | undefined;
		for (const [i, monomial] of this.poly.monomials.entries()) {
			const exponents = ring.unpack(monomial);
			const logs = this.dependent.filter((v) => itemAt(exponents, v) > 0);
			if (logs.length === 0) {
				rest.push(
					this.kernels.expression({ monomials: [monomial], coefficients: [itemAt(this.poly.coefficients, i)] })
				);
				continue;
			}
			const [log] = logs;
			if (logs.length > 1 || log === undefined || exponents.some((e, v) => e > (v === log ? 1 : 0))) return undefined;
			const c = itemAt(this.poly.coefficients, i);
			scale = gcdOf(scale ?? 0n, c);
			const kernel = this.node(log);
			products.push(power(kernel.kind === 'call' ? itemAt(kernel.args, 0) : ONE, number({ num: c, den: 1n })));
		}
		if (scale === undefined || scale === 0n) return undefined;
		const inverseScale = number({ num: 1n, den: scale });
		const product = multiply(products.map((each) => power(each, inverseScale)));
		const other = exponential(negate(multiply([inverseScale, add(rest)])));
		return { ...this.again(subtract(product, other)), complex: false };
	}

	/** a·b^u = c·d^v: both sides' logarithms. */
	private byTakingLogarithms(): Found | undefined {
		if (this.poly.monomials.length !== 2) return undefined;
		if (!this.dependent.every((v) => isExponential(this.node(v), this.name))) return undefined;
		const { ring } = this.kernels;
		const [first, second] = this.poly.monomials.map((monomial, i) => {
			const exponents = ring.unpack(monomial);
			return {
				coefficient: itemAt(this.poly.coefficients, i),
				logs: exponents.flatMap((e, v) => (e === 0 ? [] : [multiply([integerNode(e), this.logOf(v)])]))
			};
		});
		if (!first || !second || first.coefficient > 0n === second.coefficient > 0n) return undefined;
		const size = (n: bigint) => applyFunction('log', [number({ num: n < 0n ? -n : n, den: 1n })]);
		const left = add([size(first.coefficient), ...first.logs]);
		return { ...this.again(subtract(left, add([size(second.coefficient), ...second.logs]))), complex: false };
	}

	/** The unknown beside its logarithm, or beside one exponential, both to the first power. */
	private byLambert(): Found | undefined {
		const { ring } = this.kernels;
		const x = this.dependent.find((v) => this.node(v).kind === 'symbol');
		const kernel = this.dependent.find((v) => v !== x);
		if (x === undefined || kernel === undefined || this.dependent.length !== 2) return undefined;
		if (ring.degree(this.poly, x) > 1 || ring.degree(this.poly, kernel) > 1) return undefined;
		const of = (powerOfX: number, powerOfKernel: number): Expression =>
			this.kernels.expression(coefficientOf(ring, coefficientOf(ring, this.poly, x, powerOfX), kernel, powerOfKernel));
		const values = byLambert(
			this.node(kernel),
			{ one: of(0, 0), x: of(1, 0), kernel: of(0, 1), both: of(1, 1) },
			this.name
		);
		return values && { ...found({ values }), complex: false };
	}

	private logOf(v: number): Expression {
		const node = this.node(v);
		if (node.kind !== 'power') return applyFunction('log', [node]);
		return multiply([node.exponent, applyFunction('log', [node.base])]);
	}
}

/** b^u with a positive constant b. */
const isExponential = (x: Expression, name: string): boolean =>
	x.kind === 'power' && contains(x.exponent, name) && isClosed(x.base) && signOf(x.base) === 1;

/** The nesting depth of roots. */
function height(x: Expression): number {
	if (x.kind !== 'product' && x.kind !== 'power') return Math.max(0, ...childrenOf(x).map(height));
	return Math.max(...factorsOf(x).map(({ base, exponent }) => height(base) + (isInteger(exponent) ? 0 : 1)));
}
