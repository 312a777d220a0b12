/** Canonical expression → the tree that is written: order of terms, fractions, roots, signs. */
import {
	coefficientOf,
	factorsOf,
	isClosed,
	isNumber,
	number,
	rawPower,
	type Expression,
	type Factor,
	type ProductNode
} from './expression';
import { absolute, absoluteRational, negateRational, type Rational } from './rational';
import type { ProductPart, SignedTerm, Syntax } from './syntax';

const literal = (text: string): Syntax => ({ type: 'number', text, at: -1 });
const named = (name: string): Syntax => ({ type: 'name', name, at: -1 });
const negated = (operand: Syntax): Syntax => ({ type: 'negate', operand, at: -1 });
const call = (name: string, args: readonly Syntax[]): Syntax => ({ type: 'call', name, args, at: -1 });

/** The tree that text, LaTeX and MathML are printed from; parsing the text gives the same value. */
export function syntaxOf(x: Expression): Syntax {
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
			return powerSyntax(x.base, x.exponent);
		case 'call':
			if (x.name === 'factorial')
				return { type: 'postfix', sign: '!', operand: syntaxOf(x.args[0] as Expression), at: -1 };
			return call(x.name, x.args.map(syntaxOf));
	}
}

function rationalSyntax({ num, den }: Rational): Syntax {
	return den === 1n ? literal(String(num)) : quotient(literal(String(num)), literal(String(den)));
}

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
	const ranked = terms.map((term) => ({ term, rank: rankOf(term, closed) }));
	ranked.sort((a, b) => compareRanks(a.rank, b.rank) || (a.term.key < b.term.key ? -1 : 1));
	const ordered = ranked.map(({ term }) => term);
	const positive = ordered.findIndex((term) => !isNegative(term));
	if (positive > 0) ordered.unshift(...ordered.splice(positive, 1));
	return ordered;
}

interface Rank {
	readonly degree: number;
	readonly powers: ReadonlyMap<string, number>;
}

function rankOf(term: Expression, closed: boolean): Rank {
	const powers = new Map<string, number>();
	if (term.kind === 'number') return { degree: closed ? 2 : -1, powers };
	let degree = 0;
	for (const { base, exponent } of factorsOf(term)) {
		if (closed && base.kind === 'constant' && base.name === 'i') return { degree: -1, powers };
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

/** √2·√3 is written √6: numbers under one exponent are multiplied; then the factors in reading order. */
function mergeRadicals(factors: readonly Factor[]): Factor[] {
	const radicals = new Map<string, { exponent: Expression; radicand: bigint }>();
	const others: Factor[] = [];
	for (const factor of factors) {
		const { base, exponent } = factor;
		if (base.kind === 'number' && base.value.den === 1n && exponent.kind === 'number' && exponent.value.den !== 1n) {
			const known = radicals.get(exponent.key);
			if (known) known.radicand *= base.value.num;
			else radicals.set(exponent.key, { exponent, radicand: base.value.num });
		} else others.push(factor);
	}
	const merged = [...radicals.values()].map(({ exponent, radicand }) => ({
		base: number({ num: radicand, den: 1n }) as Expression,
		exponent
	}));
	const order = (factor: Factor) => readingOrder(factor);
	return [...merged, ...others].sort((a, b) => order(a) - order(b) || (a.base.key < b.base.key ? -1 : 1));
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
