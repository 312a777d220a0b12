/** Truncated series Σ c·w^e, rational e, for w → 0⁺. log w is a symbol, slower than every power. */
import { defined, itemAt, lastOf } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { spend } from '../../core/budget';
import type { CallNode, Expression } from '../../core/expression';
import {
	E,
	HALF,
	integerNode,
	isClosed,
	isConstantNamed,
	isInteger,
	isNumber,
	MINUS_ONE,
	number,
	ONE,
	PI,
	symbol,
	ZERO
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { power } from '../../core/powers';
import { fraction } from '../../core/rational';
import { derivative } from '../derivative';
import { normal } from '../forms';
import { vanishes } from '../points';
import { contains, replace } from '../../core/substitution';
import type { Exponent, Term, PowerSeries } from './truncated';
import {
	addExponents,
	exponentNode,
	exponentOf,
	multiplyExponents,
	signOfExponent,
	addSeries,
	compose,
	constantSeries,
	least,
	multiplySeries,
	NoSeries,
	ONE_EXPONENT,
	scaleSeries,
	seriesOfTerms,
	split,
	TooShort,
	valuation,
	waves,
	waveSign,
	AT_ZERO,
	inverseFactorial
} from './truncated';
import { GAMMA_TAIL, LN, POLYGAMMA_TAIL, TAILS } from './far';
import { Declined, NoValueError, unlessRefused } from '../../core/refusals';
import { factsOf } from '../../definitions/facts';
import { exponentsOfSineAndCosine } from '../../functions/trigonometry';
import { gammaTail, errorTail, polygammaTail } from './tails';

/** The symbol for log w. */
export const LOG = symbol('log_w_');

/** The context that an expansion needs. */
export interface Expansion {
	/** The sign of a coefficient that is not a number. */
	readonly signOf: (c: Expression) => -1 | 0 | 1;
	/** Relative terms: a factor is expanded that far beyond its first term. */
	readonly length: Exponent;
	/** Whether the expansion has to hold for w < 0 too. */
	readonly bothSides: boolean;
	/** log w of a w that replaces an exponential, else the symbol LOG. */
	readonly logW?: Expression;
}

/** A series; undefined where more terms are needed to see its first one. */
export const attempted = (work: () => PowerSeries): PowerSeries | undefined => unlessRefused(() => work(), [TooShort]);

/** The series of f in the symbol `name`. Throws NoSeries. */
export function expand(f: Expression, name: string, how: Expansion): PowerSeries {
	spend(20);
	if (!contains(f, name)) return constantSeries(f);
	switch (f.kind) {
		case 'symbol':
			return { terms: [{ exponent: ONE_EXPONENT, coefficient: ONE }], order: null };
		case 'sum':
			return addSeries(f.terms.map((term) => expand(term, name, how)));
		case 'product':
			return f.factors.reduce<PowerSeries>(
				(product, { base, exponent }) => multiplySeries(product, expandPower(base, exponent, name, how)),
				constantSeries(number(f.coefficient))
			);
		case 'power':
			return expandPower(f.base, f.exponent, name, how);
		case 'call':
			if (f.args.length === 1) return expandCall(f.name, itemAt(f.args, 0), name, how);
			return expandOrder(f, name, how);
		default:
			return constantSeries(f);
	}
}

function expandPower(base: Expression, exponent: Expression, name: string, how: Expansion): PowerSeries {
	if (!contains(exponent, name)) return raise(expand(base, name, how), exponent, how);
	const e = expand(exponent, name, how);
	return exponential(isConstantNamed(base, 'e') ? e : multiplySeries(e, logarithm(expand(base, name, how), how)), how);
}

/** Whole powers up to this one are multiplied out where a wave leads. */
const MAX_WAVE_POWER = 6n;

function raise(s: PowerSeries, exponent: Expression, how: Expansion): PowerSeries {
	if (isNumber(exponent, 1)) return s;
	const whole = isInteger(exponent);
	if (whole && exponent.value.num > 0n && s.terms.length === 0 && !s.order) return s;
	if (
		whole &&
		exponent.value.num > 0n &&
		exponent.value.num <= MAX_WAVE_POWER &&
		s.terms[0] &&
		waves(s.terms[0].coefficient)
	)
		return Array.from({ length: Number(exponent.value.num) }, () => s).reduce(multiplySeries);
	const { leading, rest } = split(s);
	const tail = compose(binomials(exponent), rest, how.length);
	const level = signOfExponent(leading.exponent);
	if (level === 0) {
		return multiplySeries(constantSeries(power(leading.coefficient, exponent)), tail);
	}
	if (!isClosed(exponent)) {
		const log = how.logW && logarithm({ terms: [leading], order: null }, how);
		if (!log) throw new NoSeries('an exponent is no number');
		return multiplySeries(exponential(scaleSeries(log, exponent), how), tail);
	}
	if (
		how.bothSides &&
		isNumber(exponent) &&
		exponent.value.den % 2n === 0n &&
		leading.exponent.den === 1n &&
		leading.exponent.num % 2n === 0n
	)
		throw new NoSeries('the function has a corner at the point');
	const first: Term = {
		exponent: multiplyExponents(leading.exponent, exponentOf(exponent)),
		coefficient: power(leading.coefficient, exponent)
	};
	return multiplySeries({ terms: [first], order: null }, tail);
}

function binomials(exponent: Expression): (k: number) => Expression {
	const known: Expression[] = [ONE];
	return (k) => {
		for (let last = known.length - 1; last < k; last++)
			known.push(
				normal(divide(multiply([itemAt(known, last), subtract(exponent, integerNode(last))]), integerNode(last + 1)))
			);
		return itemAt(known, k);
	};
}

/** exp(s); a term c·log w in the constant part is a power of w. */
function exponential(s: PowerSeries, how: Expansion): PowerSeries {
	const [first] = s.terms;
	const level = first ? signOfExponent(first.exponent) : 1;
	if (level < 0) throw new NoSeries('the function has an essential singularity at the point');
	const constant = first && level === 0 ? first.coefficient : ZERO;
	if (!s.terms.length && s.order && signOfExponent(s.order) <= 0)
		throw new TooShort('the series is not known far enough');
	const slope = contains(constant, LOG.name) ? normal(derivative(constant, LOG.name)) : ZERO;
	if (!isClosed(slope)) throw new NoSeries('the function has an essential singularity at the point');
	const rest = normal(subtract(constant, multiply([slope, LOG])));
	const tail = compose(
		inverseFactorial,
		{ terms: level === 0 ? s.terms.slice(1) : s.terms, order: s.order },
		how.length
	);
	return multiplySeries({ terms: [{ exponent: exponentOf(slope), coefficient: power(E, rest) }], order: null }, tail);
}

function logarithm(s: PowerSeries, how: Expansion): PowerSeries {
	const { leading, rest } = split(s);
	const parts: Expression[] = [applyFunction(how.logW ? LN : 'log', [leading.coefficient])];
	if (signOfExponent(leading.exponent) !== 0) parts.push(multiply([exponentNode(leading.exponent), how.logW ?? LOG]));
	const tail = compose((k) => (k === 0 ? ZERO : number(fraction(k % 2 === 0 ? -1n : 1n, BigInt(k)))), rest, how.length);
	return addSeries([constantSeries(add(parts)), tail]);
}

/** The constant part of a series that does not grow, and what goes to 0. */
function around(s: PowerSeries, what: string): { constant: Expression; rest: PowerSeries } {
	const [first] = s.terms;
	const level = first ? signOfExponent(first.exponent) : 1;
	if (level < 0) throw new NoSeries(`${what} has no limit where its argument grows without bound`);
	if (!first && s.order && signOfExponent(s.order) <= 0) throw new TooShort('the series is not known far enough');
	const constant = first && level === 0 ? first.coefficient : ZERO;
	if (contains(constant, LOG.name)) throw new NoSeries(`${what} has no limit where its argument grows without bound`);
	return { constant, rest: { terms: level === 0 ? s.terms.slice(1) : s.terms, order: s.order } };
}

const evenTerms = (k: number, alternating: boolean): Expression =>
	k % 2 !== 0 ? ZERO : alternating && k % 4 === 2 ? negate(inverseFactorial(k)) : inverseFactorial(k);
const oddTerms = (k: number, alternating: boolean): Expression =>
	k % 2 === 0 ? ZERO : alternating && k % 4 === 3 ? negate(inverseFactorial(k)) : inverseFactorial(k);

/** sin and cos, or sinh and cosh, of a series, by the addition theorem. */
function pair(s: PowerSeries, hyperbolic: boolean, how: Expansion): { sin: PowerSeries; cos: PowerSeries } {
	if (
		hyperbolic &&
		s.terms[0] &&
		(signOfExponent(s.terms[0].exponent) < 0 || contains(s.terms[0].coefficient, LOG.name))
	) {
		const up = exponential(s, how);
		const down = exponential(scaleSeries(s, MINUS_ONE), how);
		return {
			sin: scaleSeries(addSeries([up, scaleSeries(down, MINUS_ONE)]), HALF),
			cos: scaleSeries(addSeries([up, down]), HALF)
		};
	}
	const { constant, rest } = around(s, hyperbolic ? 'a hyperbolic function' : 'a sine or cosine');
	const sine = compose((k) => oddTerms(k, !hyperbolic), rest, how.length);
	const cosine = compose((k) => evenTerms(k, !hyperbolic), rest, how.length);
	const [a, b] = hyperbolic ? ['sinh', 'cosh'] : ['sin', 'cos'];
	const sin0 = applyFunction(defined(a), [constant]);
	const cos0 = applyFunction(defined(b), [constant]);
	return {
		sin: addSeries([scaleSeries(cosine, sin0), scaleSeries(sine, cos0)]),
		cos: addSeries([scaleSeries(cosine, cos0), scaleSeries(sine, hyperbolic ? sin0 : negate(sin0))])
	};
}

/** f(c + u) = f(c) + ∫ f′(c + u) u′ du. */
function byDerivative(f: string, s: PowerSeries, how: Expansion): PowerSeries {
	const { constant, rest } = around(s, f);
	const v = symbol('inner_');
	const slope = derivative(applyFunction(f, [v]), v.name);
	const outer = expand(replace(slope, v.name, add([constant, symbol('step_')])), 'step_', how);
	// In powers of u, integrated term by term, then u put in.
	const integrated = outer.terms.map(({ exponent, coefficient }): Term => {
		const next = addExponents(exponent, ONE_EXPONENT);
		if (signOfExponent(next) === 0) throw new NoSeries(`${f} has no series at the point`);
		return { exponent: next, coefficient: divide(coefficient, exponentNode(next)) };
	});
	const powers = integrated.map(({ exponent, coefficient }) =>
		scaleSeries(rest.terms.length === 0 ? rest : raise(rest, exponentNode(exponent), how), coefficient)
	);
	const known = outer.order && multiplyExponents(addExponents(outer.order, ONE_EXPONENT), valuation(rest));
	const total = addSeries([constantSeries(applyFunction(f, [constant])), ...powers]);
	return seriesOfTerms(total.terms, least(total.order, rest.terms.length === 0 && !rest.order ? null : known));
}

/** A tail: a series in 1/s for an s that grows as a power of w does, and the function itself for one that grows more slowly. */
function farOut(
	f: string,
	term: (j: number) => Expression,
	s: PowerSeries,
	how: Expansion,
	order?: Expression
): PowerSeries {
	const [first] = s.terms;
	if (!first || signOfExponent(first.exponent) >= 0) return byTaylor(f, order, s, how);
	return compose(term, raise(s, MINUS_ONE, how), how.length);
}

/** Functions with a series wherever they have a value, by their derivatives. */
const ANALYTIC = new Set('asin acos atanh erf erfc erfi Ei li Si Ci Shi Chi FresnelS FresnelC'.split(' '));

/** γ + log|u| + Σ cₖ·uᵏ/k near 0 (DLMF 6.6.2, 6.6.6). */
const LOGARITHMIC: Readonly<Record<string, (k: number) => Expression>> = {
	Ei: inverseFactorial,
	Ci: (k) => evenTerms(k, true),
	Chi: (k) => evenTerms(k, false)
};

function expandCall(f: string, u: Expression, name: string, how: Expansion): PowerSeries {
	const s = expand(u, name, how);
	if (factsOf(f)?.family) {
		const { sin, cos } = pair(s, f.endsWith('h'), how);
		const raised = (x: PowerSeries, n: number) => (n < 0 ? raise(x, MINUS_ONE, how) : n > 0 ? x : constantSeries(ONE));
		const [above, below] = exponentsOfSineAndCosine(f);
		return multiplySeries(raised(sin, above), raised(cos, below));
	}
	const terms = LOGARITHMIC[f];
	if (terms && !how.bothSides && s.terms[0] && signOfExponent(s.terms[0].exponent) > 0) {
		const size = scaleSeries(s, integerNode(how.signOf(s.terms[0].coefficient)));
		const rest = (k: number) => (k === 0 ? negate(applyFunction('digamma', [ONE])) : divide(terms(k), integerNode(k)));
		return addSeries([logarithm(size, how), compose(rest, s, how.length)]);
	}
	if (ANALYTIC.has(f)) return byDerivative(f, s, how);
	switch (f) {
		case 'log':
		case LN:
			return logarithm(s, how);
		case GAMMA_TAIL:
			return farOut(f, gammaTail, s, how);
		case TAILS['erfc']:
		case TAILS['erfi']:
		case TAILS['Ei']:
			return farOut(f, errorTail(f), s, how);
		case 'abs':
		case 'sign': {
			const first = s.terms[0];
			if (f === 'abs' && first && waves(first.coefficient) && waveSign(first.coefficient) === undefined)
				// | |a| − |a + b| | is at most |b|.
				return seriesOfTerms(
					[{ ...first, coefficient: applyFunction(f, [first.coefficient]) }],
					s.terms[1]?.exponent ?? s.order
				);
			const { leading } = split(s);
			if (how.bothSides && signOfExponent(leading.exponent) !== 0)
				throw new NoSeries('the function has a corner at the point');
			const sign = integerNode(how.signOf(leading.coefficient));
			return f === 'sign' ? constantSeries(sign) : scaleSeries(s, sign);
		}
		case 'atan': {
			const [first] = s.terms;
			const level = first ? signOfExponent(first.exponent) : 1;
			if (!first || level > 0 || (level === 0 && !contains(first.coefficient, LOG.name)))
				return byDerivative(f, s, how);
			if (how.bothSides) throw new NoSeries('the function jumps at the point');
			const right = integerNode(how.signOf(first.coefficient));
			const small = byDerivative(f, raise(s, MINUS_ONE, how), how);
			return addSeries([constantSeries(multiply([right, HALF, PI])), scaleSeries(small, MINUS_ONE)]);
		}
		case 'asinh':
		case 'acosh':
			if (s.terms[0] && signOfExponent(s.terms[0].exponent) < 0) {
				const square = multiplySeries(s, s);
				const under = addSeries([square, constantSeries(f === 'asinh' ? ONE : MINUS_ONE)]);
				return logarithm(addSeries([s, raise(under, HALF, how)]), how);
			}
			return byDerivative(f, s, how);
		case 'cbrt': {
			const third = number(fraction(1n, 3n));
			const { leading } = split(s);
			if (how.bothSides && signOfExponent(leading.exponent) === 0 && !isClosed(leading.coefficient))
				throw new NoSeries('the sign under a cube root is not known');
			const sign = integerNode(how.signOf(leading.coefficient));
			return scaleSeries(raise(scaleSeries(s, sign), third, how), sign);
		}
		case 'floor':
		case 'ceil': {
			const { constant, rest } = around(s, f);
			if (!isClosed(constant)) throw new NoSeries(`${f} has no series here`);
			const [next] = rest.terms;
			const whole = applyFunction(f, [constant]);
			if (!vanishes(subtract(whole, constant))) return constantSeries(whole);
			// At a jump the next term decides.
			if (!next && rest.order) throw new TooShort('the series is not known far enough');
			if (!next) return constantSeries(whole);
			if (how.bothSides) throw new NoSeries('the function jumps at the point');
			const up = how.signOf(next.coefficient) > 0;
			if (f === 'floor') return constantSeries(up ? whole : subtract(whole, ONE));
			return constantSeries(up ? add([whole, ONE]) : whole);
		}
		default:
			return byTaylor(f, undefined, s, how);
	}
}

/** A function f(n, u) of a fixed order n. */
function expandOrder({ name: f, args }: CallNode, name: string, how: Expansion): PowerSeries {
	const [order, u] = args;
	if (!order || !u || args.length > 2 || contains(order, name)) throw new NoSeries(`${f} has no series here`);
	const s = expand(u, name, how);
	if (f === POLYGAMMA_TAIL && isInteger(order)) return farOut(f, polygammaTail(Number(order.value.num)), s, how, order);
	return byTaylor(f, order, s, how);
}

/** Σ f⁽ᵏ⁾(c)/k!·uᵏ; of a function without a derivative in the table, the value at c alone. */
function byTaylor(f: string, order: Expression | undefined, s: PowerSeries, how: Expansion): PowerSeries {
	const { constant, rest } = around(s, f);
	const atZero = isNumber(constant, 0) ? AT_ZERO[f]?.(order ?? ZERO) : undefined;
	if (atZero) return compose(atZero, rest, how.length);
	const v = symbol('inner_');
	const call = (u: Expression): Expression => applyFunction(f, order ? [order, u] : [u]);
	const slopes = [call(v)];
	try {
		slopes.push(derivative(call(v), v.name));
	} catch (error) {
		if (!(error instanceof Declined)) throw error;
		const known = rest.terms.length === 0 && !rest.order ? null : valuation(rest);
		return seriesOfTerms(constantSeries(call(constant)).terms, known);
	}
	const term = (k: number): Expression => {
		while (slopes.length <= k) slopes.push(derivative(lastOf(slopes), v.name));
		try {
			return multiply([inverseFactorial(k), replace(itemAt(slopes, k), v.name, constant)]);
		} catch (error) {
			if (k > 0 && error instanceof NoValueError) throw new NoSeries(`${f} has no series at the point`);
			throw error;
		}
	};
	return compose(term, rest, how.length);
}
