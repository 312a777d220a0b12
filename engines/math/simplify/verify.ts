/** Comparison of a form with the input at random points, before it is sent. */
import { definitionOf } from '../definitions/registry';
import { constantNamed, functionNamed } from '../io/operators';
import { childrenOf, type BinderNode, type Syntax, isTruth } from '../io/syntax';
import { type Point, sample } from './sample';
import { real, size, type Value } from './values';

/** `agree` and `differ` rest on at least one point with both values, `unknown` on zero points. */
export type Verdict = 'agree' | 'differ' | 'unknown';

/** Known values that a comparison rests on, of each kind. */
const REAL_POINTS = 3;
const COMPLEX_POINTS = 1;
const MAX_POINTS = 24;

type Known = { readonly point: Point; readonly value: Value };

/**
 * Values of the input at random points from a seed, computed on demand: real points, and complex
 * ones where the input is meromorphic. Forms must agree wherever the input is real; where it is not they may lie on
 * another branch, so that such points count only without others.
 */
export class Evidence {
	readonly #names: readonly string[];
	readonly #random: () => number;
	readonly #real: Known[] = [];
	readonly #complex: Known[] = [];
	#spare: Known | undefined;
	#round = 0;
	#complexRound = 0;
	readonly #meromorphic: boolean;

	constructor(
		readonly input: Syntax,
		seed: string
	) {
		this.#names = [...namesOf(input)].sort();
		this.#random = randomFrom(seed);
		this.#meromorphic = isMeromorphic(input);
	}

	*real(): Generator<Known> {
		for (let i = 0; ; i++) {
			while (i >= this.#real.length && this.#round < MAX_POINTS) this.#tryReal();
			const known = this.#real[i];
			if (!known) break;
			yield known;
		}
		if (this.#real.length === 0 && this.#spare) yield this.#spare;
	}

	*complex(): Generator<Known> {
		if (!this.#meromorphic || this.#names.length === 0) return;
		for (let i = 0; ; i++) {
			while (i >= this.#complex.length && this.#complexRound < 4) {
				const round = this.#complexRound++;
				const point = this.#point(() => ({
					re: coordinate(this.#random, round % 2),
					im: this.#random() * 1.4 - 0.7,
					error: 0
				}));
				const value = sample(this.input, point);
				if (value) this.#complex.push({ point, value });
			}
			const known = this.#complex[i];
			if (!known) return;
			yield known;
		}
	}

	#tryReal(): void {
		const round = this.#round++;
		if (this.#names.length === 0) this.#round = MAX_POINTS;
		// The last rounds try small whole numbers: a sum up to n is defined only there.
		const whole = round >= MAX_POINTS - 8;
		const point = this.#point(() => real(whole ? 1 + Math.floor(this.#random() * 9) : coordinate(this.#random, round)));
		const value = sample(this.input, point);
		if (!value) return;
		if (Math.abs(value.im) <= 1e-9 * size(value) + value.error) this.#real.push({ point, value });
		else this.#spare ??= { point, value };
	}

	#point(coordinateOf: () => Value): Point {
		return new Map(this.#names.map((name) => [name, coordinateOf()]));
	}
}

/** Whether a form has the input's values. A form with branch cuts is held to the real points only. */
export function compare(form: Syntax, evidence: Evidence): Verdict {
	let known = 0;
	for (const { point, value } of evidence.real()) {
		const other = sample(form, point);
		if (!other) continue;
		if (!isClose(value, other)) return 'differ';
		if (++known === REAL_POINTS) break;
	}
	let complex = 0;
	if (isMeromorphic(form))
		for (const { point, value } of evidence.complex()) {
			const other = sample(form, point);
			if (!other) continue;
			if (!isClose(value, other)) return 'differ';
			if (++complex === COMPLEX_POINTS) break;
		}
	return known + complex > 0 ? 'agree' : 'unknown';
}

/** Whether two values can be those of one number. */
const isClose = (a: Value, b: Value): boolean =>
	Math.hypot(a.re - b.re, a.im - b.im) <= 8 * (a.error + b.error) + 1e-11 * Math.max(size(a), size(b));

/** A coordinate: near 1, of either sign, beyond a turn, then small, for branches, signs and narrow domains. */
function coordinate(random: () => number, round: number): number {
	const x = 0.15 + random() * 1.7;
	// Close to 1 high powers keep a size that doubles can hold.
	if (round % 8 === 7) return 1 + Math.round(x * 64) / 2 ** 16;
	const scaled = round % 4 === 2 ? 1 + 3 * x : round % 4 === 3 ? x / 10 : x;
	const negative = random() < 0.5 && (round % 4 === 1 || round % 8 === 2);
	return (negative ? -1 : 1) * (Math.round(scaled * 4096) / 4096 + 1 / 8192);
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

/** Whether the bound name does not exist outside of the binder: a derivative keeps its variable. */
const isHidden = ({ operator, domain }: BinderNode): boolean =>
	operator !== 'diff' && operator !== 'series' && (operator !== 'integrate' || domain.length > 0);

/** Unknowns of a written expression, without the indices of sums. */
export function namesOf(node: Syntax, found = new Set<string>()): Set<string> {
	if (node.type === 'name') {
		if (constantNamed(node.name) === undefined && !isTruth(node)) found.add(node.name);
		return found;
	}
	if (node.type !== 'binder') for (const child of childrenOf(node)) namesOf(child, found);
	else {
		for (const part of node.domain) namesOf(part, found);
		for (const name of namesOf(node.body)) if (name !== node.variable || !isHidden(node)) found.add(name);
	}
	return found;
}

/** Whether it is made of functions that are analytic but for poles, so that identities extend to complex numbers. */
function isMeromorphic(node: Syntax): boolean {
	if (node.type === 'call') {
		const name = functionNamed(node.name)?.name ?? node.name;
		if (!definitionOf(name)?.meromorphic) return false;
	}
	if (node.type === 'product' && node.factors.some(({ operator }) => operator === 'mod')) return false;
	if (node.type === 'power' && !isWhole(node.exponent) && !isPositiveNumber(node.base)) return false;
	return childrenOf(node).every(isMeromorphic);
}

const isWhole = (node: Syntax): boolean =>
	(node.type === 'number' && /^\d+$/.test(node.text)) || (node.type === 'negate' && isWhole(node.operand));

const isPositiveNumber = (node: Syntax): boolean =>
	node.type === 'number' || (node.type === 'name' && ['e', 'pi'].includes(constantNamed(node.name) ?? ''));
