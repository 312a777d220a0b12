/** Canonical expression → the tree that is written: order of terms, fractions, roots, signs. */
import { spend } from '../core/budget';
import type { CallNode, Expression, Factor, ProductNode } from '../core/expression';
import {
	coefficientOf,
	factorsOf,
	isClosed,
	isNumber,
	mentionsI,
	number,
	rawPower,
	rawProduct,
	splitCoefficient
} from '../core/expression';
import {
	absolute,
	absoluteRational,
	MINUS_ONE_RATIONAL,
	multiplyRational,
	ONE_RATIONAL,
	negateRational,
	powerRational,
	type Rational
} from '../core/rational';
import { binderNode, type Binder, type ProductPart, type SignedTerm, type Syntax } from './syntax';

const literal = (text: string): Syntax => ({ type: 'number', text, at: -1 });
const named = (name: string): Syntax => ({ type: 'name', name, at: -1 });
const negated = (operand: Syntax): Syntax => ({ type: 'negate', operand, at: -1 });
const call = (name: string, args: readonly Syntax[]): Syntax => ({ type: 'call', name, args, at: -1 });

/** The tree that text, LaTeX and MathML are printed from; parsing the text gives the same value. */
export function syntaxOf(x: Expression): Syntax {
	spend(0.5);
	switch (x.kind) {
		case 'number':
			return x.value.num < 0n ? negated(rationalSyntax(negateRational(x.value))) : rationalSyntax(x.value);
		case 'symbol':
		case 'constant':
			return named(x.name);
		case 'sum':
			return sumSyntax(x.terms);
		case 'product':
			return productSyntax(x);
		case 'power':
			if (x.base.kind === 'number' && x.exponent.kind !== 'number')
				return productSyntax(rawProduct(ONE_RATIONAL, [{ base: x.base, exponent: x.exponent }]));
			return powerSyntax(x.base, x.exponent);
		case 'call':
			if (x.name === 'factorial')
				return { type: 'postfix', sign: '!', operand: syntaxOf(x.args[0] as Expression), at: -1 };
			if (x.name === 'doubleFactorial')
				return { type: 'postfix', sign: '!!', operand: syntaxOf(x.args[0] as Expression), at: -1 };
			return bindingOf(x) ?? call(x.name, x.args.map(syntaxOf));
	}
}

const BINDERS: ReadonlySet<string> = new Set(['sum', 'product', 'integrate', 'diff', 'limit'] satisfies Binder[]);

function bindingOf({ name, args }: CallNode): Syntax | undefined {
	const [body, variable, ...domain] = args;
	return body && variable?.kind === 'symbol' && BINDERS.has(name)
		? binderNode(name as Binder, syntaxOf(body), variable.name, domain.map(syntaxOf), -1)
		: undefined;
}

const rationalSyntax = ({ num, den }: Rational): Syntax =>
	den === 1n ? literal(String(num)) : quotient(literal(String(num)), literal(String(den)));

const quotient = (numerator: Syntax, denominator: Syntax): Syntax => {
	const parts: readonly ProductPart[] =
		numerator.type === 'product' ? numerator.factors : [{ operator: '*', node: numerator }];
	return { type: 'product', factors: [...parts, { operator: '/', node: denominator }], at: -1 };
};

const timesAll = (nodes: readonly Syntax[]): Syntax => {
	const [only] = nodes;
	if (!only) return literal('1');
	if (nodes.length === 1) return only;
	return { type: 'product', factors: nodes.map((node) => ({ operator: '*', node })), at: -1 };
};

/** Whether x is printed with a leading minus sign. */
const isNegative = (x: Expression): boolean => coefficientOf(x).num < 0n;

function sumSyntax(terms: readonly Expression[]): Syntax {
	const ordered = orderTerms(terms);
	const signed: SignedTerm[] = ordered.map((term, index) => {
		const node = syntaxOf(term);
		if (index > 0 && node.type === 'negate') return { negative: true, node: node.operand };
		return { negative: false, node };
	});
	return { type: 'sum', terms: signed, at: -1 };
}

/** Polynomial terms by falling degree, then by letters; numbers last among symbols but first among constants. */
function orderTerms(terms: readonly Expression[]): Expression[] {
	const closed = terms.every(isClosed);
	const complex = closed && terms.some(mentionsI);
	const ranked = terms.map((term) => ({ term, rank: rankOf(term, closed, complex) }));
	ranked.sort((a, b) => compareRanks(a.rank, b.rank) || (a.term.key < b.term.key ? -1 : 1));
	const ordered = ranked.map(({ term }) => term);
	// -1 + i reads as a complex number; elsewhere a positive term leads.
	const positive = complex ? 0 : ordered.findIndex((term) => !isNegative(term));
	if (positive > 0) ordered.unshift(...ordered.splice(positive, 1));
	return ordered;
}

type Rank = { readonly degree: number; readonly powers: ReadonlyMap<string, number> };

function rankOf(term: Expression, closed: boolean, complex: boolean): Rank {
	const powers = new Map<string, number>();
	if (closed) {
		// Constants: the fraction, then added terms, then subtracted ones; i last.
		const imaginary = complex && mentionsI(term);
		if (term.kind === 'number') return { degree: complex || term.value.num > 0n ? 3 : -3, powers };
		return { degree: (imaginary ? -2 : 1) + (isNegative(term) ? -0.5 : 0), powers };
	}
	if (term.kind === 'number') return { degree: -1, powers };
	let degree = 0;
	for (const { base, exponent } of factorsOf(term)) {
		if (base.kind !== 'symbol' || exponent.kind !== 'number' || exponent.value.num <= 0n) continue;
		const power = Number(exponent.value.num) / Number(exponent.value.den);
		degree += power;
		powers.set(base.name, power);
	}
	return { degree, powers };
}

function compareRanks(a: Rank, b: Rank): number {
	if (a.degree !== b.degree) return b.degree - a.degree;
	for (const name of [...new Set([...a.powers.keys(), ...b.powers.keys()])].sort()) {
		const difference = (b.powers.get(name) ?? 0) - (a.powers.get(name) ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}

function productSyntax(x: ProductNode): Syntax {
	const numerator: Syntax[] = [];
	const denominator: Syntax[] = [];
	const { num, den } = absoluteRational(x.coefficient);
	if (num !== 1n) numerator.push(literal(String(num)));
	if (den !== 1n) denominator.push(literal(String(den)));
	for (const { base, exponent } of mergeRadicals(x.factors)) {
		if (exponent.kind === 'number' && exponent.value.num < 0n && !(base.kind === 'constant' && base.name === 'e'))
			denominator.push(powerSyntax(base, number(negateRational(exponent.value))));
		else numerator.push(powerSyntax(base, exponent));
	}
	const top = timesAll(numerator);
	const node = denominator.length === 0 ? top : quotient(top, timesAll(denominator));
	return x.coefficient.num < 0n ? negated(node) : node;
}

/** √2·√3 is written √6, 2^(2x)·3^x is 12^x: numbers under one exponent are multiplied; then in reading order. */
function mergeRadicals(factors: readonly Factor[]): Factor[] {
	const groups = new Map<string, { exponent: Expression; base: Rational }>();
	const others: Factor[] = [];
	for (const factor of factors) {
		const { base, exponent } = factor;
		if (base.kind !== 'number' || base.value.num <= 0n) {
			others.push(factor);
			continue;
		}
		// The exponent without the whole number in it: √2 stays √2, 2^(2x) is 4^x, 2^x·3^(-x) is (2/3)^x.
		const { coefficient, rest } = splitCoefficient(exponent);
		const times = rest ? coefficient.num : 1n;
		if (absolute(times) > 40n) {
			others.push(factor);
			continue;
		}
		const shared = rest ? multiplyNumber({ num: 1n, den: coefficient.den }, rest) : exponent;
		const raised = powerRational(base.value, times);
		const known = groups.get(shared.key);
		if (known) known.base = multiplyRational(known.base, raised);
		else groups.set(shared.key, { exponent: shared, base: raised });
	}
	const merged = [...groups.values()].map(({ exponent, base }): Factor => {
		// 2^(-x) rather than (1/2)^x.
		if (base.num === 1n && base.den !== 1n)
			return { base: number({ num: base.den, den: 1n }), exponent: multiplyNumber(MINUS_ONE_RATIONAL, exponent) };
		return { base: number(base), exponent };
	});
	return [...merged, ...others].sort((a, b) => readingOrder(a) - readingOrder(b) || (a.base.key < b.base.key ? -1 : 1));
}

/** c·x in its written form; x is not a number. */
function multiplyNumber(c: Rational, x: Expression): Expression {
	const { coefficient, rest } = splitCoefficient(x);
	const product = multiplyRational(c, coefficient);
	if (!rest || (product.num === 1n && product.den === 1n)) return rest ?? number(product);
	if (rest.kind === 'sum') return rawProduct(product, [{ base: rest, exponent: number({ num: 1n, den: 1n }) }]);
	return rawProduct(product, factorsOf(rest));
}

function readingOrder({ base, exponent }: Factor): number {
	switch (base.kind) {
		case 'number':
			return 0;
		case 'constant':
			return base.name === 'pi' ? 1 : base.name === 'e' ? (isClosed(exponent) ? 2 : 7) : 4;
		case 'symbol':
			return isClosed(exponent) ? 5 : 6;
		case 'sum':
			return isClosed(base) ? 3 : 9;
		default:
			return isClosed(base) ? 3 : 8;
	}
}

function powerSyntax(base: Expression, exponent: Expression): Syntax {
	if (isNumber(exponent, 1)) return syntaxOf(base);
	if (base.kind === 'constant' && base.name === 'e') return call('exp', [syntaxOf(exponent)]);
	if (exponent.kind === 'number') {
		const { num, den } = exponent.value;
		if (num < 0n) {
			const below = rawPower(base, number({ num: absolute(num), den }));
			return quotient(literal('1'), num === -1n && den === 1n ? syntaxOf(base) : syntaxOf(below));
		}
		if (num === 1n && den === 2n) return call('sqrt', [syntaxOf(base)]);
	}
	return { type: 'power', base: syntaxOf(base), exponent: syntaxOf(exponent), at: -1 };
}
