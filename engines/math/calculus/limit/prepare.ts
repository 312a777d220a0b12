// A function as Gruntz' algorithm takes it, for x → ∞: powers with the unknown in the exponent as e^(e·log b), Γ by
// Stirling's series, corners and jumps by the side from which they are reached, sines that never settle as bounded waves.
import { entryAt, itemAt } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { isReal } from '../../core/assumptions';
import { Declined, NoValueError, unlessRefused } from '../../core/refusals';
import type { Expression, CallNode } from '../../core/expression';
import {
	E,
	HALF,
	I,
	integerNode,
	isClosed,
	isConstantNamed,
	isInteger,
	isNumber,
	isRange,
	MINUS_ONE,
	number,
	ONE,
	PI,
	rawCall,
	TWO,
	ZERO,
	someNode,
	symbol
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { isInfinite, infiniteSign } from '../../core/infinity';
import { signOf } from '../../core/numeric';
import { power, squareRoot } from '../../core/powers';
import { fraction } from '../../core/rational';
import { HYPERBOLA } from '../../simplify/angles';
import { inExponentials } from '../forms';
import { FAR, vanishes } from '../points';
import { contains, mapParts, mapCalls, replace } from '../../core/substitution';
import type { Growth } from './gruntz';
import { waves } from './truncated';
import { decomposed } from '../integrate/rational';
import { LN, GAMMA_TAIL, TAILS, POLYGAMMA_TAIL, withLn, ZETA_FAR, ZETA_REST } from './far';

/** Whole steps that an argument of Γ is moved by. */
const MAX_SHIFT = 60;

/** f, a function of FAR, as `growth` takes it. Throws NoValueError where f is not real far out, Declined for unsupported functions. */
export function prepared(f: Expression, growth: Growth): Expression {
	if (!contains(f, FAR)) return withLn(f);
	const of = (x: Expression): Expression => prepared(x, growth);
	if (isRange(f)) return prepared(rationalSum(f), growth);
	return mapParts(f, of, {
		power: (base, exponent) => preparedPower(of(base), of(exponent), growth),
		call: ({ name }, args) => preparedCall(name, args, growth)
	});
}

/** Σ c/(k + r)^m for k = a … b by (−1)^m·(ψ⁽ᵐ⁻¹⁾(a + r) − ψ⁽ᵐ⁻¹⁾(b + 1 + r))/(m − 1)! [DLMF 5.15.5]. Throws Declined for other ranges. */
function rationalSum({ name, args }: CallNode): Expression {
	const [body, index, low, high] = args as [Expression, Expression, Expression, Expression];
	const parts = name === 'sum' && index.kind === 'symbol' ? decomposed(body, index.name) : undefined;
	if (!parts || parts.quotient.length > 0 || parts.parts.some(({ poly }) => poly.length !== 2))
		throw new Declined('a limit of a sum over a range is not computed here');
	return add(
		parts.pieces.map(({ above, part, exponent }) => {
			const [shift = ZERO, slope = ONE] = part.poly;
			const from = (k: Expression): Expression =>
				applyFunction('polygamma', [integerNode(exponent - 1), add([k, divide(shift, slope)])]);
			const scale = multiply([
				power(negate(slope), integerNode(exponent)),
				applyFunction('factorial', [integerNode(exponent - 1)])
			]);
			return multiply([divide(above[0] ?? ZERO, scale), subtract(from(low), from(add([high, ONE])))]);
		})
	);
}

function preparedPower(base: Expression, exponent: Expression, growth: Growth): Expression {
	if (isConstantNamed(base, 'e') || isNumber(exponent)) return power(base, exponent);
	if (isClosed(base) && signOf(base) === -1 && contains(exponent, FAR))
		return multiply([growth.wave(`turn ${exponent.key}`), preparedPower(negate(base), exponent, growth)]);
	if (contains(base, FAR) || isClosed(base)) {
		const sign = signIfKnown(base, growth);
		if (sign === undefined && !contains(exponent, FAR)) return power(base, exponent);
		if (sign === undefined) throw new Declined('the sign of an unknown decides the limit');
		if (sign === 0 && contains(base, FAR)) throw new Declined('no limit was found: the base of a power is 0');
		if (sign === 0) return power(base, exponent);
		if (sign < 0 && contains(exponent, FAR))
			throw new NoValueError('the limit does not exist: the function is not real near the point');
		if (sign < 0) return power(base, exponent);
	}
	return power(E, multiply([exponent, applyFunction(LN, [base])]));
}

/** The sign, or undefined where an unknown decides it. */
const signIfKnown = (x: Expression, growth: Growth): -1 | 0 | 1 | undefined =>
	unlessRefused(() => growth.sign(x), [Declined]);

const third = number(fraction(1n, 3n));

function preparedCall(name: string, args: readonly Expression[], growth: Growth): Expression {
	const [u = ZERO, v = ZERO] = args;
	const call = (): Expression => applyFunction(name, args);
	if (args.length === 1 && HYPERBOLA.names.has(name)) return prepared(inExponentials(call()), growth);
	switch (name) {
		case 'log': {
			const sign = signIfKnown(u, growth);
			return sign === -1 ? add([applyFunction(LN, [negate(u)]), multiply([I, PI])]) : applyFunction(LN, [u]);
		}
		case 'abs': {
			// |wave| is a bounded function that does not settle either.
			const sign = waves(u) ? signIfKnown(u, growth) : growth.sign(u);
			return sign === undefined ? call() : multiply([integerNode(sign), u]);
		}
		case 'sign':
			return integerNode(growth.sign(u));
		case 'min':
		case 'max':
			return args.reduce((best, each) => {
				const side = growth.sign(subtract(each, best));
				return (name === 'max' ? side > 0 : side < 0) ? each : best;
			});
		case 'atan2': {
			const angle = (): Expression => prepared(applyFunction('atan', [divide(u, v)]), growth);
			const [up, right] = [growth.sign(u), growth.sign(v)];
			if (right === 0) return multiply([HALF, integerNode(up), PI]);
			return right > 0 ? angle() : add([angle(), multiply([integerNode(up < 0 ? -1 : 1), PI])]);
		}
		case 'atanh': {
			const limit = growth.limit(u);
			if (!isNumber(limit, 1) && !isNumber(limit, -1)) return call();
			const logs = [add([ONE, u]), subtract(ONE, u)].map((each) => applyFunction(LN, [each])) as [
				Expression,
				Expression
			];
			return multiply([HALF, subtract(...logs)]);
		}
		case 'floor':
		case 'ceil':
		case 'trunc':
		case 'round':
		case 'frac':
			return args.length === 1 ? stepped(name, u, growth) : call();
		case 'mod':
			return subtract(u, multiply([v, stepped('floor', divide(u, v), growth)]));
		case 'root':
		case 'cbrt': {
			const degree = name === 'cbrt' ? integerNode(3) : v;
			if (!isInteger(degree)) return call();
			const inverse = name === 'cbrt' ? third : power(degree, MINUS_ONE);
			if (degree.value.num % 2n === 0n) return preparedPower(u, inverse, growth);
			const sign = integerNode(growth.sign(u));
			return multiply([sign, power(multiply([sign, u]), inverse)]);
		}
		case 'acot':
			return prepared(applyFunction('atan', [power(u, MINUS_ONE)]), growth);
		case 'asec':
			return applyFunction('acos', [power(u, MINUS_ONE)]);
		case 'acsc':
			return applyFunction('asin', [power(u, MINUS_ONE)]);
		case 'sin':
		case 'cos':
			return waveOf(call(), u, growth);
		case 'tan':
		case 'cot':
		case 'sec':
		case 'csc':
			if (isInfinite(growth.limit(u))) throw new Declined('no limit was found: a wave does not settle');
			return call();
		case 'erf':
			return subtract(ONE, complement(u, growth));
		case 'erfc':
			return complement(u, growth);
		case 'erfi': {
			const sign = infiniteSignOf(u, growth);
			if (sign === 0) return call();
			return multiply([integerNode(sign), tailed(name, multiply([integerNode(sign), u]))]);
		}
		case 'Ei':
			return infiniteSignOf(u, growth) === 0 ? call() : tailed(name, u);
		case 'li': {
			const inner = applyFunction(LN, [u]);
			return infiniteSignOf(inner, growth) > 0 ? tailed('Ei', inner) : call();
		}
		case 'sinc':
			return divide(applyFunction('sin', [u]), u);
		case 'Si':
		case 'Ci':
		case 'FresnelS':
		case 'FresnelC':
			return settling(name, u, growth);
		case 'zeta':
			return zetaOf(u, growth);
		case 'digamma':
			return polygammaOf(0, u, growth);
		case 'polygamma':
			return isInteger(u) ? polygammaOf(Number(u.value.num), v, growth) : call();
		case 'loggamma': {
			const limit = growth.limit(u);
			if (isNumber(limit, 0)) return subtract(applyFunction(name, [add([u, ONE])]), applyFunction(LN, [u]));
			if (!isInfinite(limit) || infiniteSign(limit) < 0) return call();
			return add([multiply([HALF, applyFunction(LN, [multiply([TWO, PI])])]), logGammaFar(u)]);
		}
		case 'gamma':
			return gammaOf(u, growth);
		case 'factorial':
			return gammaOf(add([u, ONE]), growth);
		case 'binomial': {
			const parts = [add([u, ONE]), add([v, ONE]), add([subtract(u, v), ONE])].map((x) => gammaOf(x, growth));
			return divide(itemAt(parts, 0), multiply(parts.slice(1)));
		}
		case 'permutations':
			return divide(gammaOf(add([u, ONE]), growth), gammaOf(add([subtract(u, v), ONE]), growth));
		default:
			return call();
	}
}

/** 1 or −1 where u tends to ∞ or −∞, else 0. */
function infiniteSignOf(u: Expression, growth: Growth): -1 | 0 | 1 {
	const limit = growth.limit(u);
	return isInfinite(limit) ? (infiniteSign(limit) < 0 ? -1 : 1) : 0;
}

/** The leading term of a function for large u times its tail. */
function tailed(name: string, u: Expression): Expression {
	const square = power(u, TWO);
	const exponent = name === 'Ei' ? u : name === 'erfi' ? square : negate(square);
	const below = name === 'Ei' ? u : multiply([u, squareRoot(PI)]);
	return multiply([power(E, exponent), rawCall(entryAt(TAILS, name), [u]), power(below, MINUS_ONE)]);
}

/** erfc u, which is 2 − erfc(−u) far left. */
function complement(u: Expression, growth: Growth): Expression {
	const sign = infiniteSignOf(u, growth);
	if (sign === 0) return applyFunction('erfc', [u]);
	return sign > 0 ? tailed('erfc', u) : subtract(TWO, tailed('erfc', negate(u)));
}

/** A function that tends to a number at ∞ in waves, about as large as 1/u about it. */
function settling(name: string, u: Expression, growth: Growth): Expression {
	const limit = growth.limit(u);
	if (!isInfinite(limit)) return applyFunction(name, [u]);
	return add([applyFunction(name, [limit]), divide(growth.wave(`${name} ${u.key}`), u)]);
}

const waveOf = (call: Expression, u: Expression, growth: Growth): Expression =>
	isInfinite(growth.limit(u)) ? growth.sine(call) : call;

/** Whole parts: constant where the argument settles between whole numbers, or reaches one from one side. */
function stepped(name: string, u: Expression, growth: Growth): Expression {
	if (name === 'frac') return subtract(u, stepped('trunc', u, growth));
	const limit = growth.limit(u);
	// u − floor(u) stays in [0, 1): (1 + wave)/2.
	if (isInfinite(limit)) {
		const wave = growth.wave(`${name} ${u.key}`);
		const part = multiply([HALF, add([ONE, wave])]);
		const up = name === 'ceil' || (name === 'trunc' && infiniteSign(limit) < 0);
		return add([u, name === 'round' ? wave : up ? part : negate(part)]);
	}
	if (!isClosed(limit)) throw new Declined(`the value of ${name} depends on an unknown`);
	const shift = name === 'round' ? HALF : ZERO;
	const level = applyFunction('floor', [add([limit, shift])]);
	const atStep = vanishes(subtract(add([limit, shift]), level));
	const side = growth.sign(subtract(u, limit));
	if (!atStep || side === 0) return applyFunction(name, [limit]);
	const below = side < 0 ? subtract(level, ONE) : level;
	const up = name === 'ceil' || (name === 'trunc' && growth.sign(u) < 0);
	return up ? add([below, ONE]) : below;
}

/** log Γ(u) − log(2π)/2 for u → ∞, by Stirling's series. */
const logGammaFar = (u: Expression): Expression =>
	add([multiply([subtract(u, HALF), applyFunction(LN, [u])]), negate(u), rawCall(GAMMA_TAIL, [u])]);

/** Terms of ζ far out. Those left out are of the size of (MAX_POWERS + 1)^(−u). */
const MAX_POWERS = 8;

/** ζ(u): its series for u → ∞, and 1/(u − 1) + γ + … at its pole (DLMF 25.2.1, 25.2.4). */
function zetaOf(u: Expression, growth: Growth): Expression {
	const limit = growth.limit(u);
	if (isInfinite(limit) && infiniteSign(limit) > 0) {
		const inPower = (k: number) => power(E, negate(multiply([u, applyFunction(LN, [integerNode(k)])])));
		const powers = Array.from({ length: MAX_POWERS }, (_, k) => inPower(k + 1));
		return add([...powers, rawCall(ZETA_FAR, [inPower(MAX_POWERS + 1)])]);
	}
	if (!isNumber(limit, 1)) return applyFunction('zeta', [u]);
	const step = subtract(u, ONE);
	return add([divide(ONE, step), negate(applyFunction('digamma', [ONE])), rawCall(ZETA_REST, [step])]);
}

/** ψ⁽ᵐ⁾(u): its asymptotic series for u → ∞, moved from a pole by its recurrence (DLMF 5.15.5, 5.15.8). */
function polygammaOf(order: number, u: Expression, growth: Growth): Expression {
	const m = integerNode(order);
	const limit = growth.limit(u);
	if (isInfinite(limit) && infiniteSign(limit) > 0) {
		const tail = rawCall(POLYGAMMA_TAIL, [m, u]);
		return order === 0 ? add([applyFunction(LN, [u]), tail]) : tail;
	}
	if (!isInteger(limit) || limit.value.num > 0n) return applyFunction('polygamma', [m, u]);
	const steps = Number(1n - limit.value.num);
	if (steps > MAX_SHIFT) throw new Declined('the gamma function is not expanded so far left');
	const poles = Array.from({ length: steps }, (_, k) => power(add([u, integerNode(k)]), negate(add([m, ONE]))));
	const times = multiply([power(MINUS_ONE, m), applyFunction('factorial', [m])]);
	return subtract(applyFunction('polygamma', [m, add([u, integerNode(steps)])]), multiply([times, add(poles)]));
}

/** f with y for W(c·x) and y·e^y/c for x, where that function occurs: both grow without bound. */
export function withoutLambert(f: Expression): Expression {
	let found: { readonly key: string; readonly scale: Expression } | undefined;
	someNode(f, (node) => {
		if (node.kind !== 'call' || node.name !== 'lambertw' || node.args.length !== 1) return false;
		const u = itemAt(node.args, 0);
		const scale = divide(u, symbol(FAR));
		if (isClosed(scale) && signOf(scale) === 1) found = { key: u.key, scale };
		return found !== undefined;
	});
	if (!found) return f;
	const { key, scale } = found;
	const held = symbol('lambert_');
	const inner = mapCalls(f, 'lambertw', ([u]) => (u?.key === key ? held : undefined));
	const far = symbol(FAR);
	return replace(replace(inner, FAR, divide(multiply([far, power(E, far)]), scale)), held.name, far);
}

/** f with Γ(u + n) as u·(u + 1)·…·Γ(u), and factorials so too, where both occur. */
export function withOneGamma(f: Expression): Expression {
	const least: Expression[] = [];
	const shifted = (u: Expression): Expression | undefined => {
		for (const known of least) {
			const steps = subtract(u, known);
			if (!isInteger(steps) || steps.value.num < 0n || steps.value.num > MAX_SHIFT) continue;
			const factors = Array.from({ length: Number(steps.value.num) }, (_, k) => add([known, integerNode(k)]));
			return multiply([...factors, applyFunction('gamma', [known])]);
		}
		return undefined;
	};
	const visit = (x: Expression, each: (u: Expression) => Expression | undefined): Expression =>
		mapCalls(
			mapCalls(x, 'gamma', ([u]) => u && each(u)),
			'factorial',
			([u]) => u && each(add([u, ONE]))
		);
	visit(f, (u) => {
		const at = least.findIndex((known) => isInteger(subtract(u, known)));
		const below = at >= 0 && isNumber(subtract(u, itemAt(least, at))) && signOf(subtract(u, itemAt(least, at))) === -1;
		if (contains(u, FAR) && (at < 0 || below)) least.splice(Math.max(at, 0), at < 0 ? 0 : 1, u);
		return undefined;
	});
	return least.length > 0 ? visit(f, shifted) : f;
}

/** Γ(u): Stirling's series for u → ∞, moved from a pole by Γ(u) = Γ(u + n)/(u·(u + 1)…). */
function gammaOf(u: Expression, growth: Growth): Expression {
	if (!contains(u, FAR)) return applyFunction('gamma', [u]);
	const limit = growth.limit(u);
	if (isInfinite(limit)) {
		if (infiniteSign(limit) < 0) {
			// π/(sin(πu)·Γ(1 − u)), DLMF 5.5.3
			const sine = preparedCall('sin', [multiply([PI, u])], growth);
			return divide(PI, multiply([sine, gammaOf(subtract(ONE, u), growth)]));
		}
		return multiply([squareRoot(multiply([TWO, PI])), power(E, logGammaFar(u))]);
	}
	if (isInteger(limit) && limit.value.num <= 0n) {
		const steps = Number(1n - limit.value.num);
		if (steps > MAX_SHIFT) throw new Declined('the gamma function is not expanded so far left');
		const factors = Array.from({ length: steps }, (_, k) => add([u, integerNode(k)]));
		return divide(applyFunction('gamma', [add([u, integerNode(steps)])]), multiply(factors));
	}
	if (!isReal(limit)) throw new Declined('the gamma function is not expanded here');
	return applyFunction('gamma', [u]);
}
