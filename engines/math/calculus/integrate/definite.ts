/** Definite integrals: one-sided limits between points where f or F may break; numbers have the last word. */
import { membersBetween } from '../solve/within';
import { itemAt } from '../../../kit/checked';
import { slopesOf } from '../../definitions/slopes';
import { add, multiply, negate, subtract } from '../../core/arithmetic';
import { isReal } from '../../core/assumptions';
import { attempt, spend } from '../../core/budget';
import { Declined, NoValueError, unlessRefused } from '../../core/refusals';
import { numberOfReal } from '../../reals/digits';
import {
	childrenOf,
	freeSymbols,
	HALF,
	integerNode,
	isCall,
	isClosed,
	isInteger,
	isNumber,
	symbol,
	ZERO,
	type Expression
} from '../../core/expression';
import { infiniteSign, isInfinite } from '../../core/infinity';
import { approximate, signOf } from '../../core/numeric';
import { rationalFromNumber } from '../../core/rational';
import { limitOf } from '../limit/limit';
import { valueAt, breakingParts } from '../points';
import { realSize } from '../solve/equation';
import { zerosOf } from '../solve/zeros';
import { contains, replace } from '../../core/substitution';
import { tidy } from '../forms';
import { antiderivative } from './antiderivative';
import { imageOf, waveIntegral, mirrored } from './symmetry';
import { eulerianIntegral } from './eulerian';
import { innerParts, replacePart } from './linear';
import { integralBall, integralByNumbers, ZERO_DIGITS, type Piece } from './quadrature';
import { checkIntegral } from '../confirm/antiderivative';
import { confirmed } from '../confirm/verdict';
import { printExpression } from '../../io/print';

/** A closed form, or digits alone. */
export type Definite = { readonly exact: Expression } | { readonly digits: string };

/** ∫ f dx from a to b. Throws NoValueError where it diverges or lacks a meaning, Declined where the search fails. */
export function definiteIntegral(
	f: Expression,
	name: string,
	from: Expression,
	to: Expression,
	digits: number
): Definite {
	if (from.key === to.key) return { exact: ZERO };
	if (!isClosed(from) || !isClosed(to) || freeSymbols(f).some((each) => each !== name))
		return { exact: symbolic(f, name, from, to) };
	for (const end of [from, to])
		if (!isInfinite(end) && !isReal(end)) throw new NoValueError('the ends of the interval have to be real');
	if (order(from, to) > 0) {
		const turned = definiteIntegral(f, name, to, from, digits);
		return 'exact' in turned
			? { exact: negate(turned.exact) }
			: { digits: turned.digits.startsWith('-') ? turned.digits.slice(1) : `-${turned.digits}` };
	}
	const steps = withoutSteps(f, name, from, to, digits);
	if (steps) return steps;
	const own = breaksOf(f, name, from, to);
	const pieces = own && piecesOf([from, ...own, to]);
	const known = () => knownIntegral(f, name, from, to, pieces);
	const exact =
		(isInfinite(to) ? known() : undefined) ??
		closedForm(f, name, from, to, own) ??
		(isInfinite(to) ? undefined : known());
	if (exact) {
		const question = `integrate(${printExpression(f)}, ${name}, ${printExpression(from)}, ${printExpression(to)})`;
		const value = tidy(exact);
		return {
			exact: confirmed(value, pieces ? checkIntegral(f, name, pieces, value) : 'undecided', 'integral', question)
		};
	}
	if (!pieces)
		throw new Declined('the integral was not found, and its integrand may have a pole that was not found either');
	const text = integralByNumbers(f, name, pieces, digits);
	if (text === undefined) throw new Declined('no closed form of the integral was found, and numbers do not settle');
	if (text === ZERO_DIGITS)
		throw new Declined(`the integral is 0 to ${digits} digits, but a proof that it is 0 was not found`);
	return { digits: text };
}

/** By an antiderivative of f, or of the mean of f and its image under a map of the interval to itself. */
function closedForm(
	f: Expression,
	name: string,
	from: Expression,
	to: Expression,
	own: readonly Expression[] | undefined
): Expression | undefined {
	if (!own) return undefined;
	const image = imageOf(f, name, from, to);
	// The two halves of an odd function have to converge, each by itself.
	const points = image?.odd ? union(own, [image.middle]) : own;
	for (const g of [f, ...(image && !image.odd ? mirrored(f, name, image) : [])]) {
		const F = antiderivative(g, name);
		const breaks = g === f ? points : breaksOf(g, name, from, to);
		const inner = F && breaksOf(F, name, from, to);
		const exact = F && breaks && inner && byLimits(f, F, name, [from, ...union(union(points, breaks), inner), to]);
		if (exact) return exact;
	}
	if (!image?.odd) return undefined;
	return attempt({ steps: ODD_STEPS }, () => integralBall(f, name, piecesOf([from, ...points]), 9)) && ZERO;
}

/** Steps for seeing whether one half of an odd function converges. */
const ODD_STEPS = 120_000;

/** By transforms. What their terms do not prove to converge is believed where numbers agree. */
function knownIntegral(
	f: Expression,
	name: string,
	from: Expression,
	to: Expression,
	pieces: readonly Piece[] | undefined
) {
	const found = waveIntegral(f, name, from, to);
	if (found) return found;
	return unlessRefused(() => {
		const known = attempt({ steps: KNOWN_STEPS }, () => eulerianIntegral(f, name, from, to));
		if (!known || !isClosed(known.value)) return undefined;
		const ends = isInfinite(to) ? (known.sure ? [ZERO] : [ZERO, to]) : [];
		if (ends.length > 0 && ends.every((end) => vanishesAlong(f, name, end))) return known.value;
		return pieces && checkIntegral(f, name, pieces, known.value) === 'agrees' ? known.value : undefined;
	}, [NoValueError, Declined]);
}

/** Steps for a transform and its limit. */
const KNOWN_STEPS = 120_000;

/** Whether x·f goes to 0 at 0 or ∞, so that f, without logarithms below, is integrable there. */
const vanishesAlong = (f: Expression, name: string, end: Expression): boolean =>
	isNumber(limitOf(multiply([symbol(name), f]), name, end, 'above'), 0);

/** With unknowns: a function that is smooth everywhere needs no look at the interval. */
function symbolic(f: Expression, name: string, from: Expression, to: Expression): Expression {
	if (!isSmooth(f, name))
		throw new Declined(
			'an integral between unknown ends, or with other unknowns, is computed for smooth functions only'
		);
	const F = antiderivative(f, name);
	if (!F || !isSmooth(F, name))
		throw new Declined('no elementary antiderivative was found that holds for all values of the unknowns');
	const at = (end: Expression) => (isInfinite(end) ? limitOf(F, name, end, 'both') : replace(F, name, end));
	return tidy(subtract(at(to), at(from)));
}

/** Whether f is continuous for all real values. */
export function isSmooth(f: Expression, name: string): boolean {
	if (!contains(f, name) || f.kind === 'symbol') return true;
	const powers = f.kind === 'product' ? f.factors : f.kind === 'power' ? [f] : [];
	for (const { base, exponent } of powers) {
		if (contains(base, name) && !(isInteger(exponent) && exponent.value.num > 0n)) return false;
		if (contains(exponent, name) && !(isClosed(base) && signOf(base) === 1)) return false;
	}
	if (f.kind === 'call' && !slopesOf(f.name)?.smooth) return false;
	return childrenOf(f).every((child) => isSmooth(child, name));
}

const sizeOf = (x: Expression): number => (isInfinite(x) ? infiniteSign(x) * Infinity : (realSize(x) ?? NaN));

const order = (a: Expression, b: Expression): number => Math.sign(sizeOf(a) - sizeOf(b));

function union(a: readonly Expression[], b: readonly Expression[]): Expression[] {
	const all = [...a];
	for (const x of b)
		if (!all.some((y) => Math.abs(sizeOf(x) - sizeOf(y)) < 1e-9 * Math.max(1, Math.abs(sizeOf(x))))) all.push(x);
	return all.sort(order);
}

/** floor and its like of a line: the sum over the pieces on which they are constant. */
function withoutSteps(
	f: Expression,
	name: string,
	from: Expression,
	to: Expression,
	digits: number
): Definite | undefined {
	const step = innerParts(f, name).find(
		(part) => isCall(part, 'floor') || isCall(part, 'ceil') || isCall(part, 'round') || isCall(part, 'trunc')
	);
	if (step?.kind !== 'call') return undefined;
	const u = itemAt(step.args, 0);
	const low = sizeOf(replace(u, name, from));
	const high = sizeOf(replace(u, name, to));
	if (!(Math.abs(high - low) <= 200))
		throw new Declined(`an integral with ${step.name} is computed over 200 steps at most`);
	const shift = step.name === 'round' ? 0.5 : 0;
	const points: Expression[] = [];
	for (let k = Math.ceil(Math.min(low, high) - shift); k <= Math.floor(Math.max(low, high) - shift); k++) {
		const level = step.name === 'round' ? add([integerNode(k), HALF]) : integerNode(k);
		points.push(...zerosOf(subtract(u, level), name).values.filter((x) => inside(x, from, to)));
	}
	const ends = [from, ...union(points, []), to];
	const parts: Expression[] = [];
	for (let i = 0; i + 1 < ends.length; i++) {
		spend(100);
		const middle = (sizeOf(itemAt(ends, i)) + sizeOf(itemAt(ends, i + 1))) / 2;
		const value = valueAt(step, new Map([[name, rationalFromNumber(middle)]]), 96);
		if (!value) return undefined;
		const constant = integerNode(Math.round(numberOfReal(value.re)));
		const part = definiteIntegral(replacePart(f, step, constant), name, itemAt(ends, i), itemAt(ends, i + 1), digits);
		if (!('exact' in part)) return undefined;
		parts.push(part.exact);
	}
	return { exact: tidy(add(parts)) };
}

/** Where f may break strictly between the ends, ascending; undefined where that is not known. */
function breaksOf(f: Expression, name: string, from: Expression, to: Expression): Expression[] | undefined {
	const found: Expression[] = [];
	for (const zero of zeroFunctions(f, name)) {
		const zeros = zerosOf(zero, name);
		if (zeros.open.length > 0 || zeros.everywhere) return undefined;
		for (const value of zeros.values)
			if (realSize(value) !== undefined && inside(value, from, to)) found.push(tidy(value));
		for (const family of zeros.families) {
			const members = membersBetween(family, sizeOf(from), sizeOf(to));
			if (!members) return undefined;
			found.push(...members.filter((value) => inside(value, from, to)));
		}
	}
	return union(found, []);
}

const inside = (x: Expression, from: Expression, to: Expression): boolean => {
	const size = sizeOf(x);
	const near = (end: Expression) => Math.abs(size - sizeOf(end)) <= 1e-12 * Math.max(1, Math.abs(size));
	return size > sizeOf(from) && size < sizeOf(to) && !near(from) && !near(to);
};

/** Functions whose zeros are breaks of f. Throws Declined for functions outside the table. */
const zeroFunctions = (f: Expression, name: string): Expression[] => breakingParts(f, name, 'an integral');

/** Σ of the differences of F between neighbouring points; undefined where numbers do not agree with it. */
function byLimits(f: Expression, F: Expression, name: string, points: readonly Expression[]): Expression | undefined {
	const differences: Expression[] = [];
	for (let i = 0; i + 1 < points.length; i++) {
		const [a, b] = [itemAt(points, i), itemAt(points, i + 1)];
		const low = endValue(F, name, a, 'above');
		const high = endValue(F, name, b, 'below');
		if (!low || !high) return undefined;
		if (isInfinite(low) || isInfinite(high)) throw new NoValueError('the integral diverges');
		differences.push(subtract(high, low));
	}
	const value = tidy(add(differences));
	if (!isReal(value) && realSize(value) === undefined) return undefined;
	const size = realSize(value);
	if (size === undefined) return undefined;
	const verdict = checkIntegral(f, name, piecesOf(points), value);
	// Without numbers beside it a difference over one piece is believed, F being an antiderivative on it.
	return verdict === 'agrees' || (verdict === 'undecided' && points.length === 2) ? value : undefined;
}

function endValue(F: Expression, name: string, at: Expression, side: 'above' | 'below'): Expression | undefined {
	if (!isInfinite(at)) {
		const direct = plainValue(F, name, at);
		if (direct) return direct;
	}
	try {
		return limitOf(F, name, at, isInfinite(at) ? 'both' : side);
	} catch (error) {
		if (error instanceof Declined) return undefined;
		if (error instanceof NoValueError && isInfinite(at))
			throw new NoValueError('the integral diverges: it has no limit at infinity', { cause: error });
		throw error;
	}
}

/** F(at) where F is continuous there: no part of it breaks. */
const plainValue = (F: Expression, name: string, at: Expression): Expression | undefined =>
	unlessRefused(() => {
		for (const zero of zeroFunctions(F, name)) {
			const value = replace(zero, name, at);
			if (signOf(value) === 0 || signOf(value) === undefined) return undefined;
		}
		return replace(F, name, at);
	}, [NoValueError, Declined]);

const piecesOf = (points: readonly Expression[]): Piece[] =>
	points.slice(1).map((to, i) => {
		const ball = (x: Expression) => (isInfinite(x) ? null : { ...approximate(x, 400).re, r: -Infinity });
		return { from: ball(itemAt(points, i)), to: ball(to) };
	});
