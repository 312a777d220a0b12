/** Syntax tree → two-dimensional notation, once for LaTeX and MathML. */
import { factsOf, type Print } from '../definitions/facts';
import type { BinderNode, ProductPart, Syntax } from './syntax';
import { afterMinus, leadsMinus, PRECEDENCE, precedenceOf, strengthOf, LIST } from './syntax';

/** Elements that a notation must be able to write, all as text. */
export interface Notation {
	number(digits: string): string;
	name(name: string): string;
	/** `+`, `-`, `=`, `times` (visible), `apply` (nothing visible between factors), `mod`, `,` … */
	sign(sign: string): string;
	row(parts: readonly string[]): string;
	fraction(numerator: string, denominator: string): string;
	power(base: string, exponent: string): string;
	root(radicand: string, degree?: string): string;
	functionName(name: string): string;
	/** A word between operands, with space on both sides: `or`. */
	word(text: string): string;
	fence(open: Fence, inner: string): string;
	binomial(above: string, below: string): string;
	range(kind: 'sum' | 'product', index: string, lower: string, upper: string, body: string): string;
	/** ∫ body d variable, between ends where there are any. */
	integral(body: string, variable: string, lower?: string, upper?: string): string;
	derivation(variable: string, order: string | undefined, body: string): string;
	limit(variable: string, to: string, body: string): string;
	/** Function with a base set below: log₂. */
	subscript(base: string, below: string): string;
}

export type Fence = 'parenthesis' | 'bar' | 'floor' | 'ceil';

/** Writes `node` in `notation`. */
export function typeset(node: Syntax, notation: Notation): string {
	const write = (each: Syntax): string => typeset(each, notation);
	const within = (each: Syntax, least: number): string =>
		strengthOf(each) < least ? notation.fence('parenthesis', write(each)) : write(each);
	switch (node.type) {
		case 'number':
			return notation.number(node.text);
		case 'name':
			return notation.name(node.name);
		case 'negate':
			return notation.row([notation.sign('-'), within(node.operand, afterMinus(node.operand))]);
		case 'sum':
			return notation.row(
				node.terms.flatMap(({ negative, node: term }, index) => {
					if (index === 0 && !negative) return [within(term, PRECEDENCE.negate)];
					const body = within(term, index === 0 ? afterMinus(term) : PRECEDENCE.product);
					return [notation.sign(negative ? '-' : '+'), body];
				})
			);
		case 'product': {
			const [first, ...others] = node.factors;
			// −2·x is written −2x, not (−2)x.
			if (leadsMinus(node) && first?.node.type === 'negate')
				return notation.row([
					notation.sign('-'),
					product([{ ...first, node: first.node.operand }, ...others], notation, write, within)
				]);
			return product(node.factors, notation, write, within);
		}
		case 'power':
			return power(node.base, node.exponent, notation, write, within);
		case 'postfix':
			return notation.row([within(node.operand, PRECEDENCE.postfix), notation.sign(node.sign)]);
		case 'call':
			return call(node.name, node.args, notation, write);
		case 'binder':
			return binder(node, notation, write);
		case 'comparison':
			return notation.row(
				node.operands.flatMap((operand, index) =>
					index === 0 ? [write(operand)] : [notation.sign(node.signs[index - 1] ?? '='), write(operand)]
				)
			);
		case 'logic': {
			const parts = node.operands.map((operand) => within(operand, PRECEDENCE.comparison));
			const word = notation.word(node.operator);
			if (node.operator === 'if') return call('if', node.operands, notation, write);
			if (node.operator === 'not') return notation.row([word, ...parts]);
			return notation.row(parts.flatMap((part, index) => (index === 0 ? [part] : [word, part])));
		}
	}
}

type Write = (node: Syntax) => string;
type Within = (node: Syntax, least: number) => string;

/** From left to right; a division puts everything before it over what follows it. */
function product(factors: readonly ProductPart[], notation: Notation, write: Write, within: Within): string {
	let run: Syntax[] = [];
	let done: string | undefined;
	const flush = (): string => {
		const only = run[0];
		const parts = done === undefined ? [] : [done];
		if (only && run.length === 1 && done === undefined) return write(only);
		run.forEach((factor, index) => {
			if (parts.length > 0) parts.push(notation.sign(visible(factor, run[index - 1], done) ? 'times' : 'apply'));
			parts.push(within(factor, index === 0 && done === undefined ? PRECEDENCE.product : PRECEDENCE.power));
		});
		return parts.length === 1 ? (parts[0] as string) : notation.row(parts);
	};
	for (const { operator, node } of factors) {
		if (operator === '*') {
			run.push(node);
			continue;
		}
		const left =
			run.length === 1 && done === undefined && operator === 'mod'
				? within(run[0] as Syntax, PRECEDENCE.product)
				: flush();
		done =
			operator === '/'
				? notation.fraction(left, write(node))
				: notation.row([left, notation.sign('mod'), within(node, PRECEDENCE.power)]);
		run = [];
	}
	return run.length === 0 && done !== undefined ? done : flush();
}

/** Whether a factor needs a visible sign before it: digits after digits, or after a fraction. */
function visible(factor: Syntax, before: Syntax | undefined, done: string | undefined): boolean {
	if (before === undefined) return done !== undefined && startsWithDigit(factor);
	if (startsWithDigit(factor)) return true;
	return before.type === 'name' && factor.type === 'name' && (before.name.length > 1 || factor.name.length > 1)
		? !(KNOWN_LETTERS.has(before.name) || KNOWN_LETTERS.has(factor.name))
		: false;
}

const KNOWN_LETTERS: ReadonlySet<string> = new Set(['pi', 'phi', 'tau', 'e', 'i', 'alpha', 'beta', 'gamma', 'theta']);

function startsWithDigit(node: Syntax): boolean {
	switch (node.type) {
		case 'number':
			return true;
		case 'power':
			return startsWithDigit(node.base);
		case 'postfix':
			return startsWithDigit(node.operand);
		case 'product':
			return node.factors[0] ? startsWithDigit(node.factors[0].node) : false;
		default:
			return false;
	}
}

function power(base: Syntax, exponent: Syntax, notation: Notation, write: Write, within: Within): string {
	// sin²(x): a function's own whole power is written at its name.
	if (base.type === 'call' && isNamed(base.name) && base.args.length === 1 && isWholePower(exponent)) {
		const head = notation.power(notation.functionName(base.name === 'log' ? 'ln' : base.name), write(exponent));
		return notation.row([head, notation.fence('parenthesis', write(base.args[0] as Syntax))]);
	}
	const degree = rootDegree(exponent);
	if (degree) return notation.root(write(base), write(degree));
	const raised =
		precedenceOf(base) >= PRECEDENCE.atom && !wide(base) ? write(base) : notation.fence('parenthesis', write(base));
	return notation.power(
		base.type === 'number' || base.type === 'name' ? within(base, PRECEDENCE.atom) : raised,
		write(exponent)
	);
}

/** Functions whose powers are written at their name: sin², ln². */
const isNamed = (name: string): boolean => name === 'log' || factsOf(name)?.family !== undefined;
const isWholePower = (exponent: Syntax): boolean => exponent.type === 'number' && /^\d+$/.test(exponent.text);

const FENCED: ReadonlySet<Print | undefined> = new Set(['bars', 'floor', 'ceil', 'binomial']);

/** A call that is drawn as something that a bare exponent would attach to wrongly. */
const wide = (node: Syntax): boolean => node.type === 'call' && !FENCED.has(factsOf(node.name)?.print);

/** n of the exponent 1/n. */
function rootDegree(exponent: Syntax): Syntax | undefined {
	if (exponent.type !== 'product' || exponent.factors.length !== 2) return undefined;
	const [top, below] = exponent.factors;
	if (!top || !below || below.operator !== '/' || below.node.type !== 'number') return undefined;
	return top.node.type === 'number' && top.node.text === '1' ? below.node : undefined;
}

const isOne = (node: Syntax): boolean => node.type === 'number' && node.text === '1';

function call(name: string, args: readonly Syntax[], notation: Notation, write: Write): string {
	const [first, second] = args;
	const print = factsOf(name)?.print;
	if (first && print) {
		switch (print) {
			case 'bars':
				return notation.fence('bar', write(first));
			case 'floor':
			case 'ceil':
				return notation.fence(print, write(first));
			case 'root':
				return notation.root(write(first));
			case 'cube root':
				return notation.root(write(first), notation.number('3'));
			case 'power of e':
				return notation.power(notation.name('e'), write(first));
			case 'root of degree':
				if (second) return notation.root(write(first), write(second));
				break;
			case 'binomial':
				if (second) return notation.binomial(write(first), write(second));
				break;
			case 'log':
				return ofLogarithm(name, first, second, notation, write);
		}
	}
	if (name === LIST) return notation.row([notation.sign('['), ...listed(args, notation, write), notation.sign(']')]);
	return notation.row([
		notation.functionName(name),
		notation.fence('parenthesis', notation.row(listed(args, notation, write)))
	]);
}

/** ln x, log₂ x, and log to a given base. */
function ofLogarithm(name: string, x: Syntax, given: Syntax | undefined, notation: Notation, write: Write): string {
	const base = given ? write(given) : name === 'log' ? undefined : notation.number(name.slice(3));
	const head =
		base === undefined ? notation.functionName('ln') : notation.subscript(notation.functionName('log'), base);
	return notation.row([head, notation.fence('parenthesis', notation.row([write(x)]))]);
}

const listed = (args: readonly Syntax[], notation: Notation, write: Write): string[] =>
	args.flatMap((arg, index) => (index === 0 ? [write(arg)] : [notation.sign(','), write(arg)]));

/** Operators whose body may be a product without parentheses: its end is marked, or nothing follows. */
const LOOSE: ReadonlySet<string> = new Set(['integrate', 'sum', 'product']);

function binder({ operator, body, variable, domain }: BinderNode, notation: Notation, write: Write): string {
	const [first, second] = domain;
	const name = notation.name(variable);
	const least = LOOSE.has(operator) ? PRECEDENCE.product : PRECEDENCE.power;
	const fenced = (): string => (precedenceOf(body) < least ? notation.fence('parenthesis', write(body)) : write(body));
	if (operator === 'diff')
		return notation.derivation(name, first && !isOne(first) ? write(first) : undefined, fenced());
	if (operator === 'limit' && first) return notation.limit(name, approached(first, second, notation, write), fenced());
	if (operator === 'integrate') return notation.integral(fenced(), name, ...(first && second ? [write(first), write(second)] : [])); // prettier-ignore
	if ((operator === 'sum' || operator === 'product') && first && second)
		return notation.range(operator, name, write(first), write(second), fenced());
	return call(operator, [body, { type: 'name', name: variable, at: -1 }, ...domain], notation, write);
}

/** Where a limit goes, with the side from which it does: 0⁺. */
function approached(to: Syntax, side: Syntax | undefined, notation: Notation, write: Write): string {
	if (side?.type !== 'name') return write(to);
	const base = precedenceOf(to) < PRECEDENCE.atom ? notation.fence('parenthesis', write(to)) : write(to);
	return notation.power(base, notation.sign(side.name.includes('+') ? '+' : '-'));
}
