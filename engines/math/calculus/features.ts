/** What schools ask of a function: its vertex, its completed square, its discriminant, where it has a real value. */
import { membersBetween } from './solve/within';
import { defined, itemAt, lastOf } from '../../kit/checked';
import { add, divide, multiply, negate, subtract } from '../core/arithmetic';
import type { Variables } from '../core/build';
import { Declined, NoValueError } from '../core/refusals';
import { describe, type Evaluation } from '../evaluate';
import {
	freeSymbols,
	integerNode,
	isClosed,
	isNumber,
	number,
	splitCoefficient,
	symbol,
	type Expression,
	INFINITY,
	ZERO
} from '../core/expression';
import { latexOf, latexSyntax } from '../io/mathml';
import { syntaxOf } from '../io/layout';
import { power } from '../core/powers';
import { printExpression, printSyntax } from '../io/print';
import { shorten } from '../core/shorten';
import { namesOf } from '../simplify/verify';
import { childrenOf, type SignedTerm, type Syntax, literal, negated, productNode } from '../io/syntax';
import { coefficients } from './dense';
import { derivativeOf } from './derivative';
import { inequalityAnswer, intersection, isEverything, type RealSet, symbolicAnswer } from './solve/answer';
import { solveInequality } from './solve/inequality';
import { vanishes } from './points';
import { replace, contains } from '../core/substitution';
import { multipliedOut, tidy } from './forms';
import { isReal } from '../core/assumptions';
import { infiniteSign, isInfinite } from '../core/infinity';
import { signOf } from '../core/numeric';
import { fraction } from '../core/rational';
import { definiteIntegral, isSmooth } from './integrate/definite';
import { limitOf } from './limit/limit';
import { realSize, realZeros } from './solve/equation';
import type { Span } from './solve/numeric-roots';
import type { Family } from './solve/found';

function coefficientsOf(f: Expression, name: string, degree: number, what: string): Expression[] {
	const found = coefficients(f, name);
	if (found?.length !== degree + 1)
		throw new NoValueError(`${what} is of a polynomial of degree ${degree} in ${name} here`);
	return found;
}

/** The x at which a parabola a·x² + b·x + c turns, −b/(2a). */
const turn = ([, b, a]: readonly Expression[]): Expression =>
	tidy(negate(divide(defined(b), multiply([integerNode(2), defined(a)]))));

/** The vertex [−b/(2a), f(−b/(2a))] of f = a·x² + b·x + c. Throws NoValueError for a function of another kind. */
export function vertexOf(f: Expression, name: string, digits: number): Evaluation {
	const at = turn(coefficientsOf(f, name, 2, 'a vertex'));
	return listOf([at, tidy(replace(f, name, at))], digits);
}

/** The line x = −b/(2a) in which the same f is symmetric. */
export function axisOf(f: Expression, name: string, digits: number): Evaluation {
	const at = turn(coefficientsOf(f, name, 2, 'an axis of symmetry'));
	return {
		...(isClosed(at) ? describe(at, digits) : { decimal: null, decimalText: null }),
		exact: `${name} = ${printExpression(at)}`,
		latex: `${name} = ${latexOf(at)}`,
		kind: 'symbolic',
		unknowns: [name]
	};
}

/** a·(x − h)² + k of the same f. */
export function completedSquare(f: Expression, name: string): Expression {
	const { a, h, k } = squareOf(f, name);
	return add([multiply([a, power(subtract(symbol(name), h), integerNode(2))]), k]);
}

/** The same as it is written by hand: (x + 5/2)^2 - 25/4, with no factor taken out. */
export function writtenSquare(f: Expression, name: string): Evaluation {
	const { a, h, k } = squareOf(f, name);
	const x: Syntax = { type: 'name', name, at: -1 };
	const [lead] = signed(a) as [SignedTerm, ...SignedTerm[]];
	const isOne = lead.node.type === 'number' && lead.node.text === '1';
	const base = isNumber(h, 0) ? x : sumOf([{ negative: false, node: x }, ...signed(negate(h))]);
	const square: Syntax = { type: 'power', base, exponent: literal('2', -1), at: -1 };
	// The first term alone does not make a sum a factor.
	const whole = a.kind === 'sum' ? { negative: false, node: syntaxOf(a) } : lead;
	const first = {
		negative: whole.negative,
		node: isOne && whole === lead ? square : productNode(-1, whole.node, square)
	};
	const syntax = sumOf([first, ...(isNumber(k, 0) ? [] : signed(k))]);
	return symbolicAnswer(printSyntax(syntax), latexSyntax(syntax), [name, ...[a, h, k].flatMap(freeSymbols)]);
}

function signed(x: Expression): readonly SignedTerm[] {
	const node = syntaxOf(x);
	if (node.type === 'sum')
		return node.terms.map((term) =>
			term.node.type === 'negate' ? { negative: !term.negative, node: term.node.operand } : term
		);
	const negative = splitCoefficient(x).coefficient.num < 0n;
	return [{ negative, node: negative ? syntaxOf(negate(x)) : node }];
}

function sumOf(terms: readonly SignedTerm[]): Syntax {
	const [only] = terms;
	if (terms.length > 1 || !only) return { type: 'sum', terms, at: -1 };
	return only.negative ? negated(only.node, -1) : only.node;
}

function squareOf(f: Expression, name: string): { a: Expression; h: Expression; k: Expression } {
	const coefficients = coefficientsOf(f, name, 2, 'a completed square');
	const h = turn(coefficients);
	return { a: itemAt(coefficients, 2), h, k: tidy(replace(f, name, h)) };
}

/** b² − 4ac of a quadratic, 18abcd − 4b³d + b²c² − 4ac³ − 27a²d² of a cubic. */
export function discriminantOf(f: Expression, name: string): Expression {
	const to = (x: Expression, n: number) => power(x, integerNode(n));
	const of = (n: number, ...factors: readonly Expression[]) => multiply([integerNode(n), ...factors]);
	const list = coefficients(f, name) ?? [];
	if (list.length === 3) {
		const [c, b, a] = list as [Expression, Expression, Expression];
		return tidy(add([to(b, 2), of(-4, a, c)]));
	}
	if (list.length !== 4)
		throw new Declined(`the discriminant is told of polynomials of degree 2 and 3 in ${name} here`);
	const [d, c, b, a] = list as [Expression, Expression, Expression, Expression];
	return tidy(
		multipliedOut(
			add([of(18, a, b, c, d), of(-4, to(b, 3), d), of(1, to(b, 2), to(c, 2)), of(-4, a, to(c, 3)), of(-27, to(a, 2), to(d, 2))]) // prettier-ignore
		)
	);
}

/** Where f has a real value. Throws Declined where the ends lack a closed form, or repeat without end. */
export function domainOf(f: Syntax, name: string, variables: Variables): Evaluation {
	const set = realSet(f, name, variables);
	const answer = inequalityAnswer(set, name);
	if (isEverything(set))
		return {
			...answer,
			...symbolicAnswer(`-infinity < ${name} < infinity`, `${name} \\in \\mathbb{R}`, [name]),
			said: [`there is a real value for every real ${name}`]
		};
	return set.length === 0 ? { ...answer, said: ['there is no real value'] } : answer;
}

/** Where f and every part of it is real: √(4 − x²)/log x is 0 at −2, but its logarithm is not real there. */
function realSet(f: Syntax, name: string, variables: Variables): RealSet {
	const parts = new Map(partsOf(f, name).map((part) => [printSyntax(part), part]));
	try {
		return [...parts.values()].map((part) => holdingFor(part, name, variables)).reduce(intersection);
	} catch (error) {
		if (!(error instanceof Declined)) throw error;
		throw new Declined('the domain of a function that breaks off again and again, or of this kind, is not told here', { cause: error }); // prettier-ignore
	}
}

/** Every part of a tree in which the unknown occurs, the whole included. */
const partsOf = (node: Syntax, name: string): Syntax[] =>
	namesOf(node).has(name) ? [node, ...childrenOf(node).flatMap((part) => partsOf(part, name))] : [];

function holdingFor(part: Syntax, name: string, variables: Variables): RealSet {
	// It is not above itself just where it is real.
	const real = solveInequality([part, part], ['<='], name, variables);
	if (part.type !== 'power' || !namesOf(part.exponent).has(name) || !namesOf(part.base).has(name)) return real;
	// An unknown raised to an unknown needs a positive base.
	return intersection(real, solveInequality([part.base, literal('0', -1)], ['>'], name, variables));
}

function listOf(items: readonly Expression[], digits: number): Evaluation {
	const short = items.map((item) => (isClosed(item) ? shorten(item) : item));
	const told = short.map((item) => (isClosed(item) ? describe(item, digits).decimalText : null));
	return {
		exact: `[${short.map(printExpression).join(', ')}]`,
		decimal: null,
		decimalText: told.includes(null) ? null : `[${told.join(', ')}]`,
		latex: `\\left[${short.map(latexOf).join(', ')}\\right]`,
		kind: 'matrix',
		unknowns: [...new Set(short.flatMap(freeSymbols))].sort()
	};
}

export type Ends = readonly [from: Expression, to: Expression];

interface Place {
	readonly at: Expression;
	readonly value: Expression;
	/** The digits of a place without a closed form; `at` is a fraction near it. */
	readonly near: string | undefined;
}

/**
 * The greatest (`sign` 1) or least (−1) value of f between ends, which belong to it, or over all real numbers: the greatest
 * of its values where its derivative is 0 and at the ends. Throws NoValueError where there is none, Declined where that
 * cannot be told.
 */
export function extremumOf(
	f: Expression,
	name: string,
	sign: 1 | -1,
	given: Ends | undefined,
	digits: number
): Evaluation {
	const what = sign === 1 ? 'greatest' : 'least';
	if (freeSymbols(f).some((each) => each !== name)) throw new Declined(`the ${what} value is told of functions of one unknown`); // prettier-ignore
	if (!contains(f, name)) return described({ at: f, value: f, near: undefined }, undefined, digits);
	if (!isSmooth(f, name)) throw new Declined(`the ${what} value is told of functions without breaks: stationary points of ${printExpression(f)}`); // prettier-ignore
	const ends = given && ordered(given);
	const turns = zerosOf(derivativeOf(f, name, 1), name, digits, ends);
	const repeats = turns.families.length > 0;
	const placeAt = (at: Expression): Place => ({ at, value: tidy(replace(f, name, at)), near: turns.near.get(at) });
	const inside = ends ? [...between(turns, ends), ...ends] : [...turns.values, ...turns.families.flatMap((family) => ofOnePeriod(f, name, family))]; // prettier-ignore
	const best = inside.map(placeAt).reduce<Place | undefined>((sofar, each) => (sofar && compare(each.value, sofar.value) !== sign ? sofar : each), undefined); // prettier-ignore
	if (!ends && !repeats) {
		for (const end of [INFINITY, negate(INFINITY)]) {
			const limit = limitOf(f, name, end, 'both');
			const beyond = isInfinite(limit) ? infiniteSign(limit) === sign : !best || compare(limit, best.value) === sign;
			if (!beyond) continue;
			throw new NoValueError(isInfinite(limit) ? `there is no ${what} value: it is without bound` : `there is no ${what} value: it comes as near to ${printExpression(limit)} as one likes`); // prettier-ignore
		}
	}
	if (!best) throw new NoValueError(`there is no ${what} value: it does not turn`);
	return described(best, repeats && !ends ? 'for example' : undefined, digits, name);
}

const described = (
	{ at, value, near }: Place,
	more: string | undefined,
	digits: number,
	name?: string
): Evaluation => ({
	...(near ? inDigits(value, digits) : describe(value, digits)),
	said: name ? [`at ${name} ${near ? '≈' : '='} ${near ?? printExpression(at)}${more ? `, ${more}` : ''}`] : ['it is the same everywhere'] // prettier-ignore
});

/** A value that is known by its digits alone, from a number that agrees in more of them. */
function inDigits(value: Expression, digits: number): Evaluation {
	const { decimal, decimalText } = describe(value, digits);
	return {
		decimal,
		decimalText,
		exact: `≈ ${decimalText}`,
		latex: `\\approx ${decimalText}`,
		kind: 'real',
		unknowns: []
	};
}

/** The area between f and g: over their interval, or from their first crossing to their last. */
export function areaBetween(
	f: Expression,
	g: Expression,
	name: string,
	ends: Ends | undefined,
	digits: number
): Evaluation {
	const height = tidy(subtract(f, g));
	if (freeSymbols(height).some((each) => each !== name)) throw new Declined('the area is told between functions of one unknown'); // prettier-ignore
	if (!isSmooth(height, name)) throw new Declined('the area is told between functions without breaks: integrate their difference'); // prettier-ignore
	if (vanishes(height)) return describe(ZERO, digits);
	const zeros = zerosOf(height, name, digits, ends);
	if (!ends && zeros.families.length > 0)
		throw new Declined('these functions cross again and again: give the ends, as in from 0 to 1');
	const crossings = ends ? between(zeros, ends) : zeros.values;
	const all = [...(ends ?? []), ...crossings].sort((a, b) => compare(a, b));
	if (all.length < 2)
		throw new NoValueError('these functions do not enclose an area: give the ends, as in from 0 to 1');
	const parts = all.slice(1).map((to, index) => {
		const found = definiteIntegral(height, name, itemAt(all, index), to, digits);
		if (!('exact' in found)) throw new Declined('the area has no closed form that was found');
		return compare(found.exact, ZERO) < 0 ? negate(found.exact) : found.exact;
	});
	const [first, last] = [itemAt(all, 0), lastOf(all)].map(printExpression);
	if (zeros.near.size > 0) return inDigits(add(parts), digits);
	return { ...describe(tidy(add(parts)), digits), said: [`from ${name} = ${first} to ${last}`] };
}

interface Zeros {
	readonly values: readonly Expression[];
	readonly families: readonly Family[];
	/** The digits of values that are only near a zero, which has no closed form. */
	readonly near: ReadonlyMap<Expression, string>;
}

/** Digits beyond those that are given, by which a number stands for a zero without a closed form. */
const MORE_DIGITS = 12;

/** The real zeros of f, at least those between the ends. Throws Declined where not all of them were found. */
function zerosOf(f: Expression, name: string, digits: number, ends?: Ends): Zeros {
	if (!contains(f, name)) return { values: [], families: [], near: new Map() };
	const [a, b] = (ends ?? []).map((end) => realSize(end));
	const within: Span | undefined = a === undefined || b === undefined ? undefined : [Math.min(a, b), Math.max(a, b)];
	const roots = realZeros(f, name, digits + MORE_DIGITS, within);
	if (!roots) throw new Declined(`not all zeros of ${printExpression(tidy(f))} were found`);
	const near = new Map<Expression, string>();
	for (const { numeric } of roots)
		if (numeric) {
			const { m, e } = numeric.ball;
			const value = number(e < 0 ? fraction(m, 1n << BigInt(-e)) : fraction(m << BigInt(e), 1n));
			near.set(value, defined(describe(value, digits).decimalText));
		}
	return {
		values: [...roots.filter(({ family }) => !family).flatMap(({ exact }) => exact ?? []), ...near.keys()],
		families: roots.flatMap(({ family }) => family ?? []),
		near
	};
}

function between({ values, families }: Zeros, ends: Ends): Expression[] {
	const [from, to] = ends.map((end) => realSize(end) ?? NaN) as [number, number];
	const members = families.flatMap((family) => {
		const found = membersBetween(family, Math.min(from, to), Math.max(from, to));
		if (!found) throw new Declined('its zeros repeat, and between these ends they were not told, or are too many');
		return found;
	});
	return [...values, ...members].filter((at) => isBetween(at, ends));
}

/** Periods after which a function may repeat, counted in those of its turns. */
const MAX_PERIODS = 4;

/** The members of a family after which f repeats: its values there are all that it has. Throws Declined. */
function ofOnePeriod(f: Expression, name: string, { base, period }: Family): Expression[] {
	const after = (count: number): Expression => multiply([integerNode(count), period]);
	for (let count = 1; count <= MAX_PERIODS; count++)
		if (vanishes(subtract(replace(f, name, add([symbol(name), after(count)])), f)))
			return Array.from({ length: count }, (_, k) => add([base, after(k)]));
	throw new Declined('its turns repeat, and its values there do not');
}

/** Both ends, the lower first. Throws Declined for an infinite end, because no value is attained there. */
function ordered([from, to]: Ends): Ends {
	if (isInfinite(from) || isInfinite(to))
		throw new Declined('greatest and least values are told over all real numbers, or between two of them');
	return compare(from, to) > 0 ? [to, from] : [from, to];
}

const isBetween = (x: Expression, [from, to]: Ends): boolean => compare(x, from) >= 0 && compare(x, to) <= 0;

/** Which of two real numbers is greater. Throws Declined where that is not decided. */
function compare(a: Expression, b: Expression): -1 | 0 | 1 {
	const difference = subtract(a, b);
	const sign = isReal(difference) ? signOf(tidy(difference)) : undefined;
	if (sign === undefined) throw new Declined('which value is greater was not decided');
	return sign;
}
