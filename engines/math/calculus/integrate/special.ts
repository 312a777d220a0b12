/** Antiderivatives that are not elementary and have a name: Gauss' exponential, exponential and sine integrals, li, Fresnel, Li₂. */
import { entryAt, itemAt } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import {
	E,
	factorExpression,
	factorsOf,
	fractionNode,
	HALF,
	isCall,
	isConstantNamed,
	isInteger,
	isNumber,
	MINUS_ONE,
	ONE,
	PI,
	symbol,
	TWO,
	type Expression
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { power, squareRoot } from '../../core/powers';
import { derivative, ruleOf } from '../derivative';
import { normal } from '../forms';
import { contains, replace } from '../../core/substitution';
import { lineOf, type Line, isBelow, logOf } from './linear';
import { integrateElliptic } from './elliptic';
import { slopesOf } from '../../definitions/slopes';

const call = (name: string, u: Expression): Expression => applyFunction(name, [u]);

/** a·(x + shift)² + level with a ≠ 0. Undefined unless it is quadratic in x. */
function squareOf(q: Expression, name: string): { a: Expression; y: Expression; level: Expression } | undefined {
	const second = normal(derivative(derivative(q, name), name));
	if (contains(second, name) || isNumber(second, 0)) return undefined;
	const a = multiply([HALF, second]);
	const shift = normal(divide(replace(derivative(q, name), name, fractionNode(0, 1)), second));
	const y = add([symbol(name), shift]);
	return { a, y, level: normal(subtract(replace(q, name, fractionNode(0, 1)), multiply([a, power(shift, TWO)]))) };
}

/** ∫ b^q for a quadratic q [DLMF 7.2]. */
function gauss(base: Expression, q: Expression, name: string): Expression | undefined {
	const square = squareOf(multiply([call('log', base), q]), name);
	if (!square) return undefined;
	const falling = isBelow(square.a);
	const root = squareRoot(falling ? negate(square.a) : square.a);
	const value = call(falling ? 'erf' : 'erfi', multiply([root, square.y]));
	return divide(multiply([HALF, squareRoot(PI), power(E, square.level), value]), root);
}

/** ∫ sin q and ∫ cos q for a quadratic q [7.2.6]. */
function fresnel(wave: 'sin' | 'cos', q: Expression, name: string): Expression | undefined {
	const square = squareOf(q, name);
	if (!square) return undefined;
	const falling = isBelow(square.a);
	const a = falling ? negate(square.a) : square.a;
	const level = falling ? negate(square.level) : square.level;
	const root = squareRoot(divide(multiply([TWO, a]), PI));
	const [S, C] = ['FresnelS', 'FresnelC'].map((each) => call(each, multiply([root, square.y]))) as [
		Expression,
		Expression
	];
	const [sin, cos] = [call('sin', level), call('cos', level)];
	const sum =
		wave === 'sin'
			? multiply([falling ? MINUS_ONE : ONE, add([multiply([cos, S]), multiply([sin, C])])])
			: subtract(multiply([cos, C]), multiply([sin, S]));
	return divide(sum, root);
}

/** ∫ g(k·x + m)/(p·x + q) for exponentials, sines and hyperbolic ones [6.2]. */
function overLine(g: Expression, below: Line, name: string): Expression | undefined {
	const y = add([symbol(name), normal(divide(below.shift, below.slope))]);
	const angleOf = (u: Expression): { k: Expression; rest: Expression } | undefined => {
		const line = lineOf(u, name);
		if (!line || isNumber(line.slope, 0)) return undefined;
		return {
			k: line.slope,
			rest: normal(subtract(line.shift, divide(multiply([line.slope, below.shift]), below.slope)))
		};
	};
	if (g.kind === 'power' && !contains(g.base, name)) {
		const angle = angleOf(multiply([call('log', g.base), g.exponent]));
		return angle && divide(multiply([power(E, angle.rest), call('Ei', multiply([angle.k, y]))]), below.slope);
	}
	if (g.kind !== 'call' || !g.args[0]) return undefined;
	const angle = angleOf(g.args[0]);
	if (!angle) return undefined;
	const u = multiply([angle.k, y]);
	const size = call('abs', u);
	const part = (f: string) => call(f, angle.rest);
	const sums: Readonly<Record<string, () => Expression>> = {
		sin: () => add([multiply([part('cos'), call('Si', u)]), multiply([part('sin'), call('Ci', size)])]),
		cos: () => subtract(multiply([part('cos'), call('Ci', size)]), multiply([part('sin'), call('Si', u)])),
		sinh: () => add([multiply([part('cosh'), call('Shi', u)]), multiply([part('sinh'), call('Chi', size)])]),
		cosh: () => add([multiply([part('cosh'), call('Chi', size)]), multiply([part('sinh'), call('Shi', u)])]),
		log: () => dilogarithm(angle.k, angle.rest, y)
	};
	const sum = Object.hasOwn(sums, g.name) ? entryAt(sums, g.name)() : undefined;
	return sum && divide(sum, below.slope);
}

/** ∫ log(k·y + r)/y: log r·log|y| − Li₂(−k·y/r) [25.12.2]. */
function dilogarithm(k: Expression, r: Expression, y: Expression): Expression {
	if (isNumber(r, 0)) return multiply([HALF, power(call('log', multiply([k, y])), TWO)]);
	const head = multiply([call('log', r), call('log', call('abs', y))]);
	return subtract(head, applyFunction('polylog', [TWO, negate(divide(multiply([k, y]), r))]));
}

/** The antiderivative by a special function; undefined for other integrands. */
export function integrateSpecial(f: Expression, name: string): Expression | undefined {
	if (f.kind === 'power' && !contains(f.base, name)) return gauss(f.base, f.exponent, name);
	if (isCall(f, 'sin') || isCall(f, 'cos')) return fresnel(f.name as 'sin' | 'cos', itemAt(f.args, 0), name);
	if (f.kind === 'power' && isNumber(f.exponent, -1) && isCall(f.base, 'log')) {
		const [u, base] = f.base.args;
		const line = u && !base ? lineOf(u, name) : undefined;
		return u && line && divide(call('li', u), line.slope);
	}
	const elliptic = integrateElliptic(f, name);
	if (elliptic) return elliptic;
	const factors = factorsOf(f);
	if (factors.length !== 2) return undefined;
	for (const [first, second] of [factors, [...factors].reverse()]) {
		if (!first || !second) continue;
		const line = isNumber(second.exponent, -1) ? lineOf(second.base, name) : undefined;
		const found = line && overLine(factorExpression(first), line, name);
		if (found) return found;
		if (second.base.key === name && isNumber(second.exponent) && !isInteger(second.exponent))
			return incompleteGamma(factorExpression(first), second.exponent, name);
	}
	return undefined;
}

/** ∫ x^s·e^(k·x) for k < 0 and a fraction s: −Γ(s + 1, −k·x)/(−k)^(s + 1) for x > 0 [8.2.2]. */
function incompleteGamma(g: Expression, s: Expression, name: string): Expression | undefined {
	if (g.kind !== 'power' || !isConstantNamed(g.base, 'e')) return undefined;
	const line = lineOf(g.exponent, name);
	if (!line || isNumber(line.slope, 0) || !isBelow(line.slope)) return undefined;
	const k = negate(line.slope);
	const order = add([s, ONE]);
	const value = applyFunction('uppergamma', [order, multiply([k, symbol(name)])]);
	return negate(divide(multiply([power(E, line.shift), value]), power(k, order)));
}

/** The antiderivative of a function, a power or an exponential with a linear argument; undefined for others. */
export function fromTable(f: Expression, name: string): Expression | undefined {
	if (f.kind === 'call' && f.args.length === 1) {
		const rule = ruleOf(slopesOf(f.name)?.antiderivative);
		const line = rule && lineOf(itemAt(f.args, 0), name);
		return line && divide(rule(itemAt(f.args, 0)), line.slope);
	}
	const { base, exponent } = f.kind === 'power' ? f : { base: f, exponent: ONE };
	if (!contains(exponent, name)) {
		if (base.kind === 'call' && base.args.length === 1 && isNumber(exponent, 2)) {
			const rule = ruleOf(slopesOf(base.name)?.antiderivativeOfSquare);
			const line = rule && lineOf(itemAt(base.args, 0), name);
			if (line) return divide(rule(itemAt(base.args, 0)), line.slope);
		}
		const line = lineOf(base, name);
		if (!line) return undefined;
		if (isNumber(exponent, -1)) return divide(logOf(base), line.slope);
		const next = add([exponent, ONE]);
		return divide(power(base, next), multiply([next, line.slope]));
	}
	if (contains(base, name)) return undefined;
	const line = lineOf(exponent, name);
	if (!line) return undefined;
	const log = applyFunction('log', [base]);
	return divide(power(base, exponent), multiply([line.slope, log]));
}
