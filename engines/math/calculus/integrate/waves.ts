/**
 * Functions of the circular or hyperbolic functions of one angle, by the rules of Bioche for any powers: t is the tangent,
 * sine or cosine of the angle where the integrand is a function of t alone, and the tangent of half the angle elsewhere.
 */
import { itemAt } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import {
	factorExpression,
	factorsOf,
	HALF,
	integerNode,
	isInteger,
	isNumber,
	MINUS_ONE,
	number,
	ONE,
	PI,
	someNode,
	splitCoefficient,
	symbol,
	TWO,
	ZERO,
	type CallNode,
	type Expression,
	type Factor,
	type SymbolNode
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { NoValueError } from '../../core/refusals';
import { power, squareRoot } from '../../core/powers';
import { fraction, gcdOf } from '../../core/rational';
import { CIRCLE, HYPERBOLA, type Family } from '../../simplify/angles';
import { normal } from '../forms';
import { contains, replace, substitute } from '../../core/substitution';
import { innerParts, lineOf, replacePart, type Line } from './linear';
import { factored, rootsApart } from './rewritings';
import { fromSineAndCosine } from '../../functions/trigonometry';

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
	const found = (['tan', 'sin', 'cos', 'half'] as const).flatMap((way) => substituted(waves, way, symbol(fresh)) ?? []);
	for (const { front, rest, t } of found.sort((a, b) => a.rest.key.length - b.rest.key.length)) {
		const F = again(rest, fresh);
		if (F) return replace(multiply([front, F]), fresh, t);
	}
	return undefined;
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
	try {
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
		const apart = rootsApart(inside, t.name, true) ?? { front: ONE, rest: inside };
		if (way !== 'half' && (nested(apart.rest) || rootsIn(apart.rest).length > rootsIn(form).length)) return undefined;
		const half = shifted ? subtract(angle, multiply([HALF, PI])) : angle;
		return {
			...apart,
			t: way === 'half' ? applyFunction(family.tan, [multiply([HALF, half])]) : applyFunction(family[way], [angle])
		};
	} catch (error) {
		if (error instanceof NoValueError) return undefined;
		throw error;
	}
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

/** A function of n times the angle and a phase. */
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
