// Definite integrals by Mellin transforms and Euler's beta function: values of a power under the integral, whose derivatives by
// its exponent are those with logarithms. Where single terms diverge, the sum is the limit of its continuation.
import { itemAt } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { attempt } from '../../core/budget';
import {
	E,
	factorExpression,
	factorsOf,
	HALF,
	isCall,
	isClosed,
	isInteger,
	isNumber,
	MINUS_ONE,
	number,
	ONE,
	PI,
	rawCall,
	integerNode,
	splitCoefficient,
	symbol,
	termsOf,
	TWO,
	ZERO,
	type Expression
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { infiniteSign, isInfinite } from '../../core/infinity';
import { signOf } from '../../core/numeric';
import { power } from '../../core/powers';
import { fraction, gcdOf } from '../../core/rational';
import { NoValueError, unlessRefused } from '../../core/refusals';
import { contains, mapCalls, replace } from '../../core/substitution';
import { derivative } from '../derivative';
import { multipliedOut, normal } from '../forms';
import { limitOf } from '../limit/limit';
import { vanishesAt } from '../points';
import { innerParts, lineOf } from './linear';
import { readTerm } from './waves';

const EPSILON = symbol('epsilon_');
const gamma = (u: Expression): Expression => applyFunction('gamma', [u]);
const zeta = (u: Expression): Expression => applyFunction('zeta', [u]);
const beta = (a: Expression, b: Expression): Expression => divide(multiply([gamma(a), gamma(b)]), gamma(add([a, b])));

/** ∫₀^∞ x^(s − 1)·K(x) dx by K [DLMF 25.5, 4.40, 7.7; Erdélyi, Tables of integral transforms 6]. */
const KERNELS: readonly (readonly [(u: Expression) => Expression, (s: Expression) => Expression])[] = [
	[(u) => power(subtract(power(E, u), ONE), MINUS_ONE), (s) => multiply([gamma(s), zeta(s)])],
	[
		(u) => power(add([power(E, u), ONE]), MINUS_ONE),
		(s) => multiply([gamma(s), subtract(ONE, power(TWO, subtract(ONE, s))), zeta(s)])
	],
	[
		(u) => power(applyFunction('sinh', [u]), MINUS_ONE),
		(s) => multiply([TWO, gamma(s), subtract(ONE, power(TWO, negate(s))), zeta(s)])
	],
	[
		(u) => applyFunction('log', [add([ONE, u])]),
		(s) => divide(PI, multiply([s, applyFunction('sin', [multiply([PI, s])])]))
	],
	[
		(u) => applyFunction('atan', [u]),
		(s) => divide(negate(PI), multiply([TWO, s, applyFunction('cos', [multiply([HALF, PI, s])])]))
	],
	[
		(u) => applyFunction('erfc', [u]),
		(s) => divide(gamma(multiply([HALF, add([s, ONE])])), multiply([s, power(PI, HALF)]))
	]
];

/** ∫ f by its image on (0, ∞), (0, 1) or (0, π/2); `sure` where its terms show that it converges. Undefined for other f. */
export function eulerianIntegral(
	f: Expression,
	name: string,
	from: Expression,
	to: Expression
): { value: Expression; sure: boolean } | undefined {
	const x = symbol(name);
	const even = (image: Expression): boolean => {
		const at = [1n, 3n, 7n, 12n].map((k) => number(fraction(k, 17n)));
		return attempt({ steps: 40_000 }, () => vanishesAt(subtract(f, replace(f, name, image)), name, at)) ?? false;
	};
	const twice = (end: Expression) => {
		const half = eulerianIntegral(f, name, ZERO, end);
		return half && { ...half, value: multiply([TWO, half.value]) };
	};
	return unlessRefused(() => {
		if (isInfinite(to) && infiniteSign(to) > 0) {
			if (isInfinite(from)) return even(negate(x)) ? twice(to) : undefined;
			return isNumber(from, 0) ? onHalfLine(f, name) : undefined;
		}
		if (!isNumber(from, 0)) return undefined;
		if (to.key === PI.key) return even(subtract(PI, x)) ? twice(multiply([HALF, PI])) : undefined;
		const wave = (each: string) => applyFunction(each, [x]);
		const value = isNumber(to, 1)
			? byBeta(f, [x, subtract(ONE, x)], (a, b) => beta(add([a, ONE]), add([b, ONE])))
			: to.key === multiply([HALF, PI]).key
				? byBeta(f, [wave('sin'), wave('cos')], (a, b) =>
						multiply([HALF, beta(...([a, b].map((c) => multiply([HALF, add([c, ONE])])) as [Expression, Expression]))])
					)
				: undefined;
		return value && { value, sure: false };
	});
}

/** ∂ᵃ∂ᵇ of values for f = c·P^a·Q^b·log(P)^j·log(Q)^k. */
function byBeta(
	f: Expression,
	bases: readonly [Expression, Expression],
	value: (a: Expression, b: Expression) => Expression
): Expression | undefined {
	const exponents: Expression[] = [ZERO, ZERO];
	const orders = [0, 0];
	const constants: Expression[] = [number(splitCoefficient(f).coefficient)];
	for (const factor of factorsOf(f)) {
		const turned = isInteger(factor.exponent) ? negate(factor.base).key : '';
		const side = bases.findIndex(({ key }) => key === factor.base.key || key === turned);
		const inLog = bases.findIndex(({ key }) => isCall(factor.base, 'log') && itemAt(factor.base.args, 0).key === key);
		const { exponent } = factor;
		if (isClosed(factorExpression(factor))) constants.push(factorExpression(factor));
		else if (side >= 0 && isClosed(exponent)) {
			exponents[side] = exponent;
			constants.push(factor.base.key === itemAt(bases, side).key ? ONE : power(MINUS_ONE, exponent));
		} else if (inLog >= 0 && isInteger(exponent) && exponent.value.num > 0n && exponent.value.num < 7n)
			orders[inLog] = Number(exponent.value.num);
		else return undefined;
	}
	const names = ['first_', 'second_'];
	let form = value(...(names.map((each) => symbol(each)) as [Expression, Expression]));
	names.forEach((each, side) => {
		for (let i = 0; i < itemAt(orders, side); i++) form = derivative(form, each);
	});
	// Of two exponents the one without a logarithm is moved.
	const moved = itemAt(orders, 0) > 0 ? 1 : 0;
	const at = names.reduce(
		(each, other, side) =>
			replace(each, other, side === moved ? add([itemAt(exponents, side), EPSILON]) : itemAt(exponents, side)),
		form
	);
	return multiply([...constants, multipliedOut(mapCalls(valueAtZero(at), 'digamma', ([u]) => u && fromOne(u)))]);
}

/** ψ(u) of a whole or half u > 0 from ψ(1) [DLMF 5.4.14, 5.4.15]. */
function fromOne(u: Expression): Expression | undefined {
	if (!isNumber(u) || u.value.den > 2n || u.value.num < 1n || u.value.num > 60n) return undefined;
	const half = u.value.den === 2n;
	const steps = Number(half ? u.value.num / 2n : u.value.num - 1n);
	const terms = Array.from({ length: steps }, (_, k) =>
		number(half ? fraction(2n, BigInt(2 * k + 1)) : fraction(1n, BigInt(k + 1)))
	);
	const log = half ? multiply([integerNode(-2), applyFunction('log', [TWO])]) : ZERO;
	return add([rawCall('digamma', [ONE]), log, ...terms]);
}

/** The value at ε = 0, or its limit. */
const valueAtZero = (form: Expression): Expression =>
	unlessRefused(() => replace(form, EPSILON.name, ZERO)) ?? limitOf(form, EPSILON.name, ZERO, 'above');

function onHalfLine(f: Expression, name: string): { value: Expression; sure: boolean } | undefined {
	const x = symbol(name);
	// x = t^(1/n) for the power x^n in all functions.
	let n = 0n;
	for (const part of innerParts(f, name))
		if (part.kind === 'power' && part.base.key === x.key && isInteger(part.exponent))
			n = gcdOf(n, part.exponent.value.num);
	for (const degree of n > 1n || n < -1n ? [1n, n < 0n ? -n : n] : [1n]) {
		const inverse = number(fraction(1n, degree));
		const moved = replace(f, name, power(x, inverse));
		const product = multiply([moved, inverse, power(x, subtract(inverse, ONE))]);
		for (const form of [product, multipliedOut(product)]) {
			const parts = termsOf(form).map((term) => mellin(term, name));
			if (parts.includes(undefined)) continue;
			const sums = parts.flatMap((part) => part ?? []);
			return { value: valueAtZero(add(sums.map(({ value }) => value))), sure: sums.every(({ settles }) => settles) };
		}
	}
	return undefined;
}

interface Part {
	readonly value: Expression;
	/** Whether it converges at infinity for sure. */
	readonly settles: boolean;
}

/** c·x^a·log(x)^k·K as a function of ε in x^(a + ε). */
function mellin(term: Expression, name: string): Part[] | undefined {
	const x = symbol(name);
	let [exponent, order]: [Expression, number] = [ZERO, 0];
	const others: Expression[] = [];
	for (const factor of factorsOf(term)) {
		if (factor.base.key === x.key) exponent = factor.exponent;
		else if (isCall(factor.base, 'log') && factor.base.args[0]?.key === x.key && isInteger(factor.exponent))
			order = Number(factor.exponent.value.num);
		else others.push(factorExpression(factor));
	}
	if (!isClosed(exponent) || order < 0 || order > 6) return undefined;
	const s = add([exponent, ONE, EPSILON]);
	const derived = (value: Expression): Expression => {
		let form = value;
		for (let k = 0; k < order; k++) form = derivative(form, EPSILON.name);
		return form;
	};
	const g = multiply([number(splitCoefficient(term).coefficient), ...others]);
	const waves = readTerm(g, name);
	if (waves)
		return waves.map(({ polynomial, exponent: u, wave }) => {
			const [p, q] = [u, wave?.argument ?? ZERO].map((each) => lineOf(each, name)?.slope ?? ZERO) as [
				Expression,
				Expression
			];
			const [start, phase] = [u, wave?.argument ?? ZERO].map((each) => replace(each, name, ZERO)) as [
				Expression,
				Expression
			];
			const falls = signOf(p) === -1;
			if (contains(polynomial, name) || signOf(p) === 1 || !isNumber(phase, 0)) throw new NoValueError('no transform');
			const front = multiply([polynomial, power(E, start)]);
			const below = signOf(subtract(exponent, ZERO)) === -1;
			// A power alone has the continuation 0.
			if (!falls && isNumber(q, 0)) return { value: ZERO, settles: signOf(add([exponent, ONE])) === -1 };
			const size = power(add([power(p, TWO), power(q, TWO)]), multiply([HALF, negate(s)]));
			const turn = multiply([s, applyFunction('atan2', [q, negate(p)])]);
			const turned = wave ? applyFunction(wave.sine ? 'sin' : 'cos', [turn]) : ONE;
			return { value: derived(multiply([front, gamma(s), size, turned])), settles: falls || below };
		});
	for (const part of innerParts(g, name)) {
		const line = lineOf(part, name);
		const c = line && (isNumber(line.shift, 0) ? line.slope : normal(divide(line.slope, line.shift)));
		if (!c || !isClosed(c) || signOf(c) !== 1) continue;
		const u = multiply([c, x]);
		const scale = power(c, negate(s));
		for (const [kernel, transform] of KERNELS) {
			const ratio = normal(divide(g, kernel(u)));
			if (!contains(ratio, name)) return [{ value: derived(multiply([ratio, scale, transform(s)])), settles: false }];
		}
		const own = factorsOf(g).find(({ base }) => base.key === part.key);
		const ratio = own && divide(g, factorExpression(own));
		if (!own || !ratio || contains(ratio, name) || !isClosed(own.exponent)) continue;
		const front = multiply([ratio, power(line.shift, own.exponent)]);
		if (isInteger(own.exponent) && own.exponent.value.num < 0n && own.exponent.value.num > -20n) {
			// B(s, q − s) for a whole q, by the reflection of Γ.
			const factors = Array.from({ length: -Number(own.exponent.value.num) - 1 }, (_, k) =>
				subtract(ONE, divide(s, number(fraction(BigInt(k + 1), 1n))))
			);
			const value = divide(multiply([front, scale, PI, ...factors]), applyFunction('sin', [multiply([PI, s])]));
			return [{ value: derived(value), settles: false }];
		}
		return [{ value: derived(multiply([front, scale, beta(s, subtract(negate(own.exponent), s))])), settles: false }];
	}
	return undefined;
}
