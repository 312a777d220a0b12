/** Comparison of a form with the input at random points, before it is sent. */
import { constantNamed, functionNamed } from '../names';
import type { Syntax } from '../syntax';
import { type Point, sample } from './sample';
import { real, size, type Value } from './values';

/** `agree` and `differ` rest on at least one point where both values are known; `unknown` on none. */
export type Verdict = 'agree' | 'differ' | 'unknown';

/** Points at which the value of the input is known, with that value. */
export interface Evidence {
	readonly points: readonly (readonly [point: Point, value: Value])[];
}

/** Functions with branch cuts, jumps or conjugates: what holds of them for real arguments need not hold for complex ones. */
const REAL_ONLY: ReadonlySet<string> = new Set(
	(
		'abs sign floor ceil round trunc frac re im conj arg log log2 log10 sqrt cbrt root pow atan2 min max mod hypot ' +
		'asin acos atan acot asec acsc asinh acosh atanh acoth asech acsch'
	).split(' ')
);

const REAL_POINTS = 3;
const COMPLEX_POINTS = 1;

/** Known values of the input at random points that follow from `seed`: real ones, and complex ones where it is meromorphic. */
export function evidenceOf(input: Syntax, seed: string): Evidence {
	const names = [...namesOf(input)].sort();
	const random = randomFrom(seed);
	const points: [Point, Value][] = [];
	let spare: [Point, Value] | undefined;
	// The last rounds try small whole numbers: what is summed up to n is known there alone.
	for (let round = 0; round < 24 && points.length < (names.length === 0 ? 1 : REAL_POINTS); round++) {
		const point: Point = new Map(
			names.map((name) => [name, real(round < 16 ? coordinate(random, round) : 1 + Math.floor(random() * 9))])
		);
		const value = sample(input, point);
		if (!value) continue;
		// Forms must agree wherever the input is real; where it is not they may lie on another branch.
		if (Math.abs(value.im) <= 1e-9 * size(value) + value.error) points.push([point, value]);
		else spare ??= [point, value];
		if (names.length === 0) break;
	}
	if (points.length === 0 && spare) points.push(spare);
	if (isMeromorphic(input))
		for (let round = 0; round < COMPLEX_POINTS && names.length > 0; round++) {
			const point: Point = new Map(
				names.map((name) => [name, { re: coordinate(random, round), im: random() * 1.4 - 0.7, error: 0 }])
			);
			const value = sample(input, point);
			if (value) points.push([point, value]);
		}
	return { points };
}

/** Whether a form has the input's values at the points. A form with branch cuts is held to the real points only. */
export function compare(form: Syntax, { points }: Evidence): Verdict {
	const meromorphic = isMeromorphic(form);
	let known = false;
	for (const [point, value] of points) {
		if (!meromorphic && [...point.values()].some(({ im }) => im !== 0)) continue;
		const other = sample(form, point);
		if (!other) continue;
		known = true;
		const tolerance = 8 * (value.error + other.error) + 1e-11 * Math.max(size(value), size(other));
		if (Math.hypot(value.re - other.re, value.im - other.im) > tolerance) return 'differ';
	}
	return known ? 'agree' : 'unknown';
}

/** A coordinate of either sign in the first rounds, then of one magnitude after another, so that narrow domains are met. */
function coordinate(random: () => number, round: number): number {
	const x = 0.15 + random() * 1.7;
	const wide = round % 8 === 3 ? 1 + x * 4 : round % 8 === 6 ? x / 10 : x;
	// The second and third point have signs of their own; later ones are positive half of the time.
	const negative = random() < 0.5 && round % 2 === 1;
	const value = negative ? -wide : wide;
	return Math.round(value * 4096) / 4096 + 1 / 8192;
}

/** mulberry32 seeded by FNV-1a of the text: the same input is checked at the same points every time. */
function randomFrom(seed: string): () => number {
	let state = 0x811c9dc5;
	for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
	};
}

function childrenOf(node: Syntax): readonly Syntax[] {
	switch (node.type) {
		case 'sum':
			return node.terms.map((term) => term.node);
		case 'product':
			return node.factors.map((factor) => factor.node);
		case 'negate':
		case 'postfix':
			return [node.operand];
		case 'power':
			return [node.base, node.exponent];
		case 'call':
			return node.args;
		case 'comparison':
			return node.operands;
		default:
			return [];
	}
}

/** Unknowns of a written expression. */
export function namesOf(node: Syntax, found = new Set<string>()): Set<string> {
	if (node.type === 'name') {
		if (constantNamed(node.name) === undefined) found.add(node.name);
	} else for (const child of childrenOf(node)) namesOf(child, found);
	return found;
}

/** Whether it is made of functions that are analytic but for poles, so that identities extend to complex numbers. */
function isMeromorphic(node: Syntax): boolean {
	if (node.type === 'call' && REAL_ONLY.has(functionNamed(node.name)?.name ?? node.name)) return false;
	if (node.type === 'product' && node.factors.some(({ operator }) => operator === 'mod')) return false;
	if (node.type === 'power' && !isWhole(node.exponent) && !isPositiveNumber(node.base)) return false;
	return childrenOf(node).every(isMeromorphic);
}

const isWhole = (node: Syntax): boolean =>
	(node.type === 'number' && /^\d+$/.test(node.text)) || (node.type === 'negate' && isWhole(node.operand));

const isPositiveNumber = (node: Syntax): boolean =>
	node.type === 'number' || (node.type === 'name' && ['e', 'pi'].includes(constantNamed(node.name) ?? ''));
