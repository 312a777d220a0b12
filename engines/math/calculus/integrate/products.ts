/** Polynomials times exponentials times sines and cosines, and powers of sines and cosines. */
import { defined, itemAt } from '../../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../../core/arithmetic';
import { spend } from '../../core/budget';
import {
	E,
	factorsOf,
	HALF,
	isCall,
	isInteger,
	isNumber,
	MINUS_ONE,
	number,
	ONE,
	splitCoefficient,
	symbol,
	termsOf,
	TWO,
	ZERO,
	type Expression
} from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { power } from '../../core/powers';
import { multipliedOut, normal } from '../forms';
import { derivative } from '../derivative';
import { contains } from '../../core/substitution';
import { lineOf } from './linear';

/** Terms that a product of sines may become. */
const MAX_TERMS = 200;

interface Wave {
	readonly sine: boolean;
	readonly argument: Expression;
}

/** c·x^k·exp(u)·wave for linear u and a linear argument of the wave. */
interface Term {
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

function readTerm(term: Expression, name: string): Term[] | undefined {
	let polynomial: Expression = number(splitCoefficient(term).coefficient);
	let exponent: Expression = ZERO;
	let waves: { coefficient: Expression; wave: Wave | undefined }[] = [{ coefficient: ONE, wave: undefined }];
	let grown: Grown[] = [{ coefficient: ONE, exponent: ZERO }];
	for (const factor of factorsOf(term)) {
		const { base, exponent: times } = factor;
		if (!contains(base, name) && !contains(times, name)) polynomial = multiply([polynomial, power(base, times)]);
		else if (base.kind === 'symbol' && isInteger(times) && times.value.num > 0n && times.value.num < 60n)
			polynomial = multiply([polynomial, power(base, times)]);
		else if (!contains(base, name) && lineOf(times, name)) {
			const log = base.kind === 'constant' && base.name === 'e' ? ONE : applyFunction('log', [base]);
			exponent = add([exponent, multiply([log, times])]);
		} else if (
			(isCall(base, 'sin') || isCall(base, 'cos')) &&
			isInteger(times) &&
			times.value.num > 0n &&
			times.value.num < 40n
		) {
			const argument = itemAt(base.args, 0);
			if (!lineOf(argument, name)) return undefined;
			for (let i = 0n; i < times.value.num; i++) {
				waves = waves.flatMap((each) => timesWave(each, { sine: base.name === 'sin', argument }));
				waves = collected(waves);
				if (waves.length > MAX_TERMS) return undefined;
			}
		} else if (
			(isCall(base, 'sinh') || isCall(base, 'cosh')) &&
			isInteger(times) &&
			times.value.num > 0n &&
			times.value.num < 20n
		) {
			const argument = itemAt(base.args, 0);
			if (!lineOf(argument, name)) return undefined;
			for (let i = 0n; i < times.value.num; i++) grown = timesHyperbolic(grown, base.name === 'sinh', argument);
		} else return undefined;
	}
	return waves.flatMap(({ coefficient, wave }) =>
		grown.map((each) => ({
			polynomial: multiply([coefficient, each.coefficient, polynomial]),
			exponent: add([exponent, each.exponent]),
			wave
		}))
	);
}

interface Grown {
	readonly coefficient: Expression;
	readonly exponent: Expression;
}

function timesHyperbolic(grown: readonly Grown[], sine: boolean, u: Expression): Grown[] {
	const sums = new Map<string, Grown>();
	for (const { coefficient, exponent } of grown)
		for (const sign of [ONE, MINUS_ONE]) {
			spend(5);
			const next = add([exponent, multiply([sign, u])]);
			const known = sums.get(next.key)?.coefficient ?? ZERO;
			const term = multiply([HALF, coefficient, sine ? sign : ONE]);
			sums.set(next.key, { coefficient: add([known, term]), exponent: next });
		}
	return [...sums.values()].filter(({ coefficient }) => !isNumber(coefficient, 0));
}

type Weighted = { coefficient: Expression; wave: Wave | undefined };

/** Products of waves as sums of waves of the sum and the difference of the angles. */
function timesWave({ coefficient, wave }: Weighted, other: Wave): Weighted[] {
	if (!wave) return [{ coefficient, wave: other }];
	spend(10);
	const half = multiply([HALF, coefficient]);
	const plus = add([wave.argument, other.argument]);
	const minus = subtract(wave.argument, other.argument);
	if (wave.sine && other.sine)
		return [
			{ coefficient: half, wave: { sine: false, argument: minus } },
			{ coefficient: negate(half), wave: { sine: false, argument: plus } }
		];
	if (!wave.sine && !other.sine)
		return [
			{ coefficient: half, wave: { sine: false, argument: minus } },
			{ coefficient: half, wave: { sine: false, argument: plus } }
		];
	const [sine, cosine] = wave.sine ? [wave.argument, other.argument] : [other.argument, wave.argument];
	return [
		{ coefficient: half, wave: { sine: true, argument: plus } },
		{ coefficient: half, wave: { sine: true, argument: subtract(sine, cosine) } }
	];
}

function collected(waves: readonly Weighted[]): Weighted[] {
	const found = new Map<string, Weighted>();
	for (const { coefficient, wave } of waves) {
		const key = wave ? `${wave.sine}:${wave.argument.key}` : '';
		const known = found.get(key);
		found.set(key, { coefficient: known ? add([known.coefficient, coefficient]) : coefficient, wave });
	}
	return [...found.values()].filter(({ coefficient }) => !isNumber(coefficient, 0));
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
