/**
 * The value of a written expression at a point, in double precision, with a bound of its rounding error.
 *
 * It reads the syntax tree, not the canonical one, so that a comparison of a form with the input also checks everything
 * two: canonical rules, simplification, printing. A value whose error may be large, or that is at a jump
 * or a branch cut within its error, proves nothing and is returned as undefined.
 */
import { spend } from '../core/budget';
import { sampleOf } from '../definitions/samples';
import { constantNamed, functionNamed } from '../io/operators';
import type { BinderNode, Syntax } from '../io/syntax';
import { divide, exponential, gammaOf, isUsable, modulo, multiply, plus, power, real, type Value } from './values';

export type Point = ReadonlyMap<string, Value>;

/** Thrown when the expression is undefined at the point. */
class NoValue extends Error {}

const ONE = real(1);
/** Terms of a sum or product that are added up one by one; of nested ones together. */
const MAX_RANGE = 2_000;
/** Nodes looked at for one value: a sum in a sum multiplies them. */
const MAX_NODES = 40_000;
const I: Value = { re: 0, im: 1, error: 0 };

/** The value at a point; undefined when it does not exist or is too uncertain. */
export function sample(node: Syntax, point: Point): Value | undefined {
	try {
		nodesLeft = MAX_NODES;
		const value = evaluate(node, point);
		return isUsable(value) ? value : undefined;
	} catch (error) {
		if (error instanceof NoValue) return undefined;
		throw error;
	}
}

/** A real value for drawing; NaN where undefined, infinite past doubles. Ranges end at the last whole number. */
export function drawn(node: Syntax, name: string, x: number): number {
	try {
		nodesLeft = MAX_NODES;
		drawing = true;
		const { re, im, error } = evaluate(node, new Map([[name, { re: x, im: 0, error: 0 }]]));
		return im === 0 || Math.abs(im) <= error ? re : NaN;
	} catch (error) {
		if (error instanceof NoValue) return NaN;
		throw error;
	} finally {
		drawing = false;
	}
}

let nodesLeft = 0;
let drawing = false;

function evaluate(node: Syntax, point: Point): Value {
	spend(0.2);
	if (--nodesLeft < 0) throw new NoValue();
	const value = valueOf(node, point);
	if (drawing) return value;
	if (!Number.isFinite(value.re) || !Number.isFinite(value.im) || !Number.isFinite(value.error)) throw new NoValue();
	return value;
}

function valueOf(node: Syntax, point: Point): Value {
	switch (node.type) {
		case 'number':
			return { re: Number(node.text), im: 0, error: Math.abs(Number(node.text)) * 2 ** -53 };
		case 'name':
			return named(node.name, point);
		case 'sum':
			return node.terms.reduce((sum, term) => plus(sum, evaluate(term.node, point), term.negative ? -1 : 1), real(0));
		case 'negate':
			return plus(real(0), evaluate(node.operand, point), -1);
		case 'product':
			return node.factors.reduce((product, { operator, node: factor }) => {
				const value = evaluate(factor, point);
				return operator === '*'
					? multiply(product, value)
					: operator === '/'
						? divide(product, value)
						: modulo(product, value);
			}, ONE);
		case 'power':
			return raise(node.base, node.exponent, point);
		case 'postfix':
			return postfix(node.sign, evaluate(node.operand, point));
		case 'call':
			return call(node.name, node.args, point);
		case 'binder':
			return range(node, point);
		case 'comparison':
		case 'logic':
			throw new NoValue();
	}
}

function named(name: string, point: Point): Value {
	const value = point.get(name);
	if (value) return value;
	switch (constantNamed(name)) {
		case 'pi':
			return real(Math.PI);
		case 'tau':
			return real(2 * Math.PI);
		case 'e':
			return real(Math.E);
		case 'phi':
			return real((1 + Math.sqrt(5)) / 2);
		case 'i':
			return I;
		default:
			throw new NoValue();
	}
}

function raise(base: Syntax, exponent: Syntax, point: Point): Value {
	const b = evaluate(base, point);
	const e = evaluate(exponent, point);
	if (base.type === 'name' && constantNamed(base.name) === 'e' && !point.has(base.name)) return exponential(e);
	return power(b, e);
}

function postfix(sign: '!' | '!!' | '%' | '°', x: Value): Value {
	switch (sign) {
		case '!':
			return gammaOf(plus(x, ONE));
		case '%':
			return multiply(x, real(0.01));
		case '°':
			return multiply(x, real(Math.PI / 180));
		case '!!':
			throw new NoValue();
	}
}

function call(name: string, args: readonly Syntax[], point: Point): Value {
	const sampled = sampleOf(functionNamed(name)?.name ?? '');
	if (!sampled) throw new NoValue();
	return sampled(...args.map((arg) => evaluate(arg, point)));
}

function range({ operator: kind, body, variable, domain }: BinderNode, point: Point): Value {
	const [from, to] = domain;
	if ((kind !== 'sum' && kind !== 'product') || !from || !to) throw new NoValue();
	const first = evaluate(from, point).re;
	const end = evaluate(to, point).re;
	const last = drawing ? Math.floor(end) : end;
	if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last)) throw new NoValue();
	const termAt = (k: number): Value => evaluate(body, new Map([...point, [variable, real(k)]]));
	const count = last - first + 1;
	if (kind === 'sum' && count > 3 * MAX_DIFFERENCES) {
		const sum = polynomialSum(termAt, first, count);
		if (sum) return sum;
	}
	if (count > MAX_RANGE) throw new NoValue();
	let value = real(kind === 'sum' ? 0 : 1);
	for (let k = first; k <= last; k++) {
		const term = termAt(k);
		value = kind === 'sum' ? plus(value, term) : multiply(value, term);
	}
	return value;
}

/** Degree below which the terms of a long sum are recognised as a polynomial in the index. */
const MAX_DIFFERENCES = 10;

// Σ of terms that are a polynomial in the index, by its differences at the first terms: C(n, 1)·t + C(n, 2)·Δt + … .
// NoValueError where the differences do not end exactly, or a term far out is not the polynomial's.
function polynomialSum(termAt: (k: number) => Value, first: number, count: number): Value | undefined {
	let row = Array.from({ length: MAX_DIFFERENCES + 2 }, (_, k) => termAt(first + k));
	const leading: Value[] = [];
	while (row.some(({ re }) => re !== 0)) {
		if (leading.length > MAX_DIFFERENCES || row.some(({ im, error }) => im !== 0 || error !== 0)) return undefined;
		leading.push(row[0] as Value);
		row = row.slice(1).map((each, k) => plus(each, row[k] as Value, -1));
	}
	/** Σ C(n, j + shift)·Δʲ: the term n places on, or with shift 1 the sum of n terms. */
	const combined = (n: number, shift: 0 | 1): Value => {
		let sum = real(0);
		let choose = shift === 0 ? 1 : n;
		leading.forEach((difference, j) => {
			const error = Number.isSafeInteger(choose) ? 0 : choose * 2 ** -49;
			sum = plus(sum, multiply({ re: choose, im: 0, error }, difference));
			choose = (choose * (n - shift - j)) / (j + 1 + shift);
		});
		return sum;
	};
	const far = termAt(first + count - 1);
	const expected = combined(count - 1, 0);
	if (Math.abs(far.re - expected.re) > 8 * (far.error + expected.error)) return undefined;
	return combined(count, 1);
}
