// Functions of the circular or hyperbolic functions of one angle, by the rules of Bioche for any powers: t is the tangent,
// sine or cosine of the angle where the integrand is a function of t alone, and the tangent of half the angle elsewhere.
import { itemAt, defined } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import type { CallNode, Expression, Factor, SymbolNode } from '../../core/expression';
import {
	factorExpression,
	factorsOf,
	HALF,
	integerNode,
	isInteger,
	I,
	isNumber,
	mentionsI,
	MINUS_ONE,
	number,
	ONE,
	PI,
	someNode,
	splitCoefficient,
	symbol,
	TWO,
	ZERO,
	E,
	termsOf
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { unlessRefused } from '../../core/refusals';
import { power, squareRoot } from '../../core/powers';
import { fraction, gcdOf } from '../../core/rational';
import { CIRCLE, HYPERBOLA, type Family } from '../../simplify/angles';
import { normal, multipliedOut } from '../forms';
import { contains, replace, substitute } from '../../core/substitution';
import { innerParts, lineOf, replacePart, type Line } from './linear';
import { apartTerms } from './rational';
import { factored, rootsApart } from './rewritings';
import { fromSineAndCosine } from '../../functions/trigonometry';
import { spend } from '../../core/budget';
import { derivative } from '../derivative';

/** The largest multiple of the angle that is multiplied out. */
const MAX_TIMES = 12n;

const S = symbol('sine_');
const C = symbol('cosine_');

interface Waves {
	readonly form: Expression;
	readonly family: Family;
	readonly angle: Expression;
	readonly line: Line;
}

/** ∫ f dx for a function of the waves of one linear angle. Undefined for other f, or if no substitution helps. `again` integrates. */
export function integrateWaves(
	f: Expression,
	name: string,
	fresh: string,
	again: (g: Expression, variable: string) => Expression | undefined
): Expression | undefined {
	const waves = wavesOf(f, name);
	if (!waves) return undefined;
	const apart = byFractions(waves, name, again);
	if (apart) return apart;
	const found = (['tan', 'sin', 'cos', 'half'] as const).flatMap((way) => substituted(waves, way, symbol(fresh)) ?? []);
	for (const { front, rest, t } of found.sort((a, b) => a.rest.key.length - b.rest.key.length)) {
		const F = again(rest, fresh);
		if (F) return replace(multiply([front, F]), fresh, t);
	}
	return undefined;
}

/** A rational function of one wave by partial fractions in it: fractions over powers of a + b·cos u have few terms each. */
function byFractions(
	{ form, family, angle }: Waves,
	name: string,
	again: (g: Expression, variable: string) => Expression | undefined
): Expression | undefined {
	const [only, ...more] = [S, C].filter((each) => contains(form, each.name));
	const terms = only && more.length === 0 ? (apartTerms(form, only.name) ?? []) : [];
	if (!only || terms.length < 2) return undefined;
	const level = applyFunction(only === S ? family.sin : family.cos, [angle]);
	const parts: Expression[] = [];
	for (const term of terms) {
		const part = again(replace(term, only.name, level), name);
		if (!part) return undefined;
		parts.push(part);
	}
	return add(parts);
}

/** The integrand by t with dx, its locally constant front, and t itself; undefined where roots of 1 ± t² are left. */
function substituted({ form, family, angle, line }: Waves, way: 'tan' | 'sin' | 'cos' | 'half', t: SymbolNode) {
	const signed = (x: Expression): Expression => (family.sign < 0n ? x : negate(x));
	const square = power(t, TWO);
	// 1 + t² for the tangent, 1 − t² for sine and cosine; for hyperbolic functions the other way round.
	const above = add([ONE, signed(square)]);
	const below = subtract(ONE, signed(square));
	const shifted = way === 'half' && family === CIRCLE && !contains(form, C.name);
	const [sin, cos, slope] = ((): [Expression, Expression, Expression] => {
		switch (way) {
			case 'tan':
				return [divide(t, squareRoot(above)), power(squareRoot(above), MINUS_ONE), power(above, MINUS_ONE)];
			case 'sin':
				return [t, squareRoot(below), power(squareRoot(below), MINUS_ONE)];
			case 'cos': {
				const root = squareRoot(signed(subtract(ONE, square)));
				return [root, t, signed(negate(power(root, MINUS_ONE)))];
			}
			case 'half': {
				const [s, c] = [divide(multiply([TWO, t]), above), divide(below, above)];
				return [shifted ? c : s, c, divide(TWO, above)];
			}
		}
	})();
	return unlessRefused(() => {
		const values = new Map([
			[S.name, sin],
			[C.name, cos]
		]);
		// Common roots stay factors, because multiplied out they would occur in every term.
		const isRoot = ({ exponent }: Factor): boolean => !isInteger(exponent);
		const roots = factorsOf(form).filter(isRoot);
		const whole = multiply([
			number(splitCoefficient(form).coefficient),
			...factorsOf(form).flatMap((factor) => (isRoot(factor) ? [] : [factorExpression(factor)]))
		]);
		const inside = multiply([
			factored(divide(multiply([substitute(whole, values), slope]), line.slope)),
			...roots.map(({ base, exponent }) => power(normal(substitute(base, values)), exponent))
		]);
		const root = way === 'tan' ? above : way === 'sin' ? below : subtract(ONE, square);
		// A root of 1 ± t² beside another term, or more roots than before, are of this substitution.
		const nested = (node: Expression): boolean =>
			rootsIn(node).some((base) => [base.key, negate(base).key].includes(root.key));
		if (way !== 'half' && someNode(inside, (node) => node.kind === 'sum' && someNode(node, nested))) return undefined;
		const first = rootsApart(inside, t.name, true) ?? { front: ONE, rest: inside };
		const split = way === 'tan' && mentionsI(form) ? conjugates(first.rest, above, t) : first.rest;
		const second = split === first.rest ? undefined : rootsApart(split, t.name, true);
		const apart = { front: multiply([first.front, second?.front ?? ONE]), rest: second?.rest ?? split };
		const sign =
			way === 'half' ? ONE : signOf(form, way, applyFunction(way === 'cos' ? family.sin : family.cos, [angle]));
		if (way !== 'half' && (nested(apart.rest) || rootsIn(apart.rest).length > rootsIn(form).length)) return undefined;
		const half = shifted ? subtract(angle, multiply([HALF, PI])) : angle;
		return {
			front: multiply([sign, apart.front]),
			rest: apart.rest,
			t: way === 'half' ? applyFunction(family.tan, [multiply([HALF, half])]) : applyFunction(family[way], [angle])
		};
	});
}

/** Broken powers of 1 + t² as those of 1 + i·t and 1 − i·t. */
const conjugates = (x: Expression, square: Expression, t: Expression): Expression =>
	multiply([
		number(splitCoefficient(x).coefficient),
		...factorsOf(x).flatMap(({ base, exponent }) =>
			base.key === square.key
				? [I, negate(I)].map((i) => power(add([ONE, multiply([i, t])]), exponent))
				: [power(base, exponent)]
		)
	]);

/** The sign of the wave whose root was taken as positive, where the form times dx/dt is odd in it. */
function signOf(form: Expression, way: 'tan' | 'sin' | 'cos', wave: Expression): Expression {
	const roots = way === 'tan' ? [S, C] : way === 'sin' ? [C] : [S];
	const turned = new Map(roots.map((each) => [each.name, negate(each)]));
	const ratio = normal(divide(substitute(form, turned), form));
	return isNumber(ratio, way === 'tan' ? -1 : 1) ? applyFunction('sign', [wave]) : ONE;
}

/** The bases of broken powers that are factors of x. */
const rootsIn = (x: Expression): Expression[] =>
	factorsOf(x).flatMap(({ base, exponent }) => (isInteger(exponent) ? [] : [base]));

/** f in S and C: all angles are multiples of one, and phases beside them. */
function wavesOf(f: Expression, name: string): Waves | undefined {
	const calls = innerParts(f, name).filter(
		(part): part is CallNode => part.kind === 'call' && (CIRCLE.names.has(part.name) || HYPERBOLA.names.has(part.name))
	);
	const [first] = calls;
	if (!first) return undefined;
	const family = CIRCLE.names.has(first.name) ? CIRCLE : HYPERBOLA;
	const unit = lineOf(itemAt(first.args, 0), name);
	if (!unit || calls.some((call) => !family.names.has(call.name))) return undefined;
	let [num, den] = [0n, 1n];
	const ratios = calls.map((call) => {
		const line = lineOf(itemAt(call.args, 0), name);
		const ratio = line && normal(divide(line.slope, unit.slope));
		if (!ratio || !isNumber(ratio)) return undefined;
		den = (den * ratio.value.den) / gcdOf(den, ratio.value.den);
		return ratio.value;
	});
	for (const ratio of ratios) if (ratio) num = gcdOf(num, (ratio.num * den) / ratio.den);
	if (num === 0n) return undefined;
	const times = ratios.flatMap((ratio) => (ratio ? [(ratio.num * den) / (ratio.den * num)] : []));
	const size = (n: bigint): bigint => (n < 0n ? -n : n);
	if (times.length < calls.length || times.some((n) => size(n) > MAX_TIMES)) return undefined;
	const least = times.reduce((best, n, i) => (size(n) < size(itemAt(times, best)) ? i : best), 0);
	const angle = normal(multiply([number(fraction(1n, itemAt(times, least))), itemAt(itemAt(calls, least).args, 0)]));
	const line = lineOf(angle, name);
	if (!line) return undefined;
	const form = calls.reduce((form_, call, i) => {
		const n = itemAt(times, i);
		const phase = normal(subtract(itemAt(call.args, 0), multiply([integerNode(n), angle])));
		return replacePart(form_, call, wave(family, call.name, n, phase));
	}, f);
	return contains(form, name) ? undefined : { form, family, angle, line };
}

function wave(family: Family, name: string, n: bigint, phase: Expression): Expression {
	const [sin, cos] = multiple(family, n < 0n ? -n : n);
	let [s, c] = [n < 0n ? negate(sin) : sin, cos];
	if (!isNumber(phase, 0)) {
		const [sinPhase, cosPhase] = [family.sin, family.cos].map((each) => applyFunction(each, [phase])) as [
			Expression,
			Expression
		];
		const sign = integerNode(family.sign);
		[s, c] = [
			add([multiply([s, cosPhase]), multiply([c, sinPhase])]),
			add([multiply([c, cosPhase]), multiply([sign, s, sinPhase])])
		];
	}
	return fromSineAndCosine(name, s, c);
}

/** Sine and cosine of n times the angle, as polynomials in S and C that are even or odd as they are. */
function multiple(family: Family, n: bigint): readonly [Expression, Expression] {
	if (n === 0n) return [ZERO, ONE];
	let [s, c]: [Expression, Expression] = [S, C];
	for (let k = 1n; k < n; k++)
		[s, c] = [
			normal(add([multiply([s, C]), multiply([c, S])])),
			normal(add([multiply([c, C]), multiply([integerNode(family.sign), s, S])]))
		];
	return [s, c];
}

/** Terms that a product of sines may become. */
const MAX_TERMS = 200;

export type Wave = { readonly sine: boolean; readonly argument: Expression };

/** c·x^k·exp(u)·wave for linear u and a linear argument of the wave. */
export interface Term {
	readonly polynomial: Expression;
	readonly exponent: Expression;
	readonly wave: Wave | undefined;
}

/** ∫ of sums of such terms. Undefined for other f. */
export function integrateProducts(f: Expression, name: string): Expression | undefined {
	const terms: Term[] = [];
	for (const term of termsOf(multipliedOut(f))) {
		const read = readTerm(term, name);
		if (!read) return undefined;
		terms.push(...read);
		if (terms.length > MAX_TERMS) return undefined;
	}
	const parts = terms.map((term) => integrateTerm(term, name));
	return parts.includes(undefined) ? undefined : add(parts as Expression[]);
}

const WAVES: ReadonlySet<string> = new Set(['sin', 'cos', 'sinh', 'cosh']);

/** A term as products of a polynomial, an exponential and one wave. Undefined for others. */
export function readTerm(term: Expression, name: string): Term[] | undefined {
	let found: readonly Term[] = [
		{ polynomial: number(splitCoefficient(term).coefficient), exponent: ZERO, wave: undefined }
	];
	for (const factor of factorsOf(term)) {
		const { base, exponent: times } = factor;
		const whole = isInteger(times) && times.value.num > 0n && times.value.num < 60n ? times.value.num : 0n;
		if ((!contains(base, name) && !contains(times, name)) || (base.kind === 'symbol' && whole > 0n))
			found = found.map((each) => ({ ...each, polynomial: multiply([each.polynomial, power(base, times)]) }));
		else if (!contains(base, name) && lineOf(times, name)) {
			const grown = multiply([applyFunction('log', [base]), times]);
			found = found.map((each) => ({ ...each, exponent: add([each.exponent, grown]) }));
		} else if (base.kind === 'call' && WAVES.has(base.name) && lineOf(itemAt(base.args, 0), name)) {
			const circular = !base.name.endsWith('h');
			if (whole === 0n || whole >= (circular ? 40n : 20n)) return undefined;
			for (let i = 0n; i < whole && found.length <= MAX_TERMS; i++)
				found = timesWave(found, base.name.startsWith('sin'), itemAt(base.args, 0), circular);
			if (found.length > MAX_TERMS) return undefined;
		} else return undefined;
	}
	return [...found];
}

/** Terms times a wave: products of waves as waves of the sum and the difference of the angles, hyperbolic ones as exponentials. */
function timesWave(terms: readonly Term[], sine: boolean, u: Expression, circular: boolean): Term[] {
	const sums = new Map<string, Term>();
	for (const { polynomial, exponent, wave } of terms)
		for (const sign of circular && !wave ? [ONE] : [ONE, MINUS_ONE]) {
			spend(5);
			const turned = multiply([sign, u]);
			const next: Term = {
				// sin a·sin b begins with −cos(a + b), and cos a·sin b has −sin(a − b).
				polynomial: multiply([
					circular && !wave ? ONE : HALF,
					sine && (circular ? wave?.sine === (sign === ONE) : sign !== ONE) ? MINUS_ONE : ONE,
					polynomial
				]),
				exponent: circular ? exponent : add([exponent, turned]),
				wave: circular
					? { sine: sine !== (wave?.sine ?? false), argument: wave ? add([wave.argument, turned]) : u }
					: wave
			};
			const key = `${next.exponent.key}:${next.wave?.sine}:${next.wave?.argument.key}`;
			sums.set(key, { ...next, polynomial: add([sums.get(key)?.polynomial ?? ZERO, next.polynomial]) });
		}
	return [...sums.values()].filter(({ polynomial }) => !isNumber(polynomial, 0));
}

/** By the formula ∫ P·e^(λx) = e^(λx)·Σ (−1)^k P^(k)/λ^(k+1), the real or imaginary part of a complex λ. */
function integrateTerm({ polynomial, exponent, wave }: Term, name: string): Expression | undefined {
	const a = contains(exponent, name) ? defined(lineOf(exponent, name)).slope : ZERO;
	const b = wave && contains(wave.argument, name) ? defined(lineOf(wave.argument, name)).slope : ZERO;
	const fixed =
		wave && !contains(wave.argument, name) ? applyFunction(wave.sine ? 'sin' : 'cos', [wave.argument]) : ONE;
	if (isNumber(a, 0) && isNumber(b, 0)) return integratePolynomial(multiply([fixed, polynomial]), exponent, name);
	// 1/λ = (a − ib)/(a² + b²)
	const norm = normal(add([power(a, TWO), power(b, TWO)]));
	const inverse = { re: normal(divide(a, norm)), im: normal(negate(divide(b, norm))) };
	let factor = inverse;
	let slope = polynomial;
	const re: Expression[] = [];
	const im: Expression[] = [];
	for (let k = 0; !isNumber(slope, 0) && k < 80; k++) {
		re.push(multiply([factor.re, slope]));
		im.push(multiply([factor.im, slope]));
		slope = multipliedOut(derivative(slope, name));
		factor = {
			re: normal(negate(subtract(multiply([factor.re, inverse.re]), multiply([factor.im, inverse.im])))),
			im: normal(negate(add([multiply([factor.re, inverse.im]), multiply([factor.im, inverse.re])])))
		};
	}
	const grown = power(E, exponent);
	if (isNumber(b, 0) || !wave) return multiply([fixed, grown, add(re)]);
	const sine = applyFunction('sin', [wave.argument]);
	const cosine = applyFunction('cos', [wave.argument]);
	const [x, y] = [add(re), add(im)];
	// (x + iy)(cos + i sin): its imaginary part for a sine, its real part for a cosine.
	const part = wave.sine
		? add([multiply([x, sine]), multiply([y, cosine])])
		: subtract(multiply([x, cosine]), multiply([y, sine]));
	return multiply([grown, part]);
}

function integratePolynomial(polynomial: Expression, exponent: Expression, name: string): Expression {
	const x = symbol(name);
	const terms = termsOf(multipliedOut(polynomial)).map((term) => {
		const own = factorsOf(term).find(({ base }) => base.kind === 'symbol' && base.name === name);
		const degree = own && isInteger(own.exponent) ? own.exponent.value.num : 0n;
		return multiply([term, x, number({ num: 1n, den: degree + 1n })]);
	});
	return multiply([power(E, exponent), add(terms)]);
}
