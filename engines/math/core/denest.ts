/** Roots of sums of roots written without nesting, and reciprocals of such sums. */
import { add, divide, multiply, negate, subtract } from './arithmetic';
import { expand } from './expand';
import type { Expression, SumNode } from './expression';
import {
	factorsOf,
	fractionNode,
	HALF,
	I,
	isConstantNamed,
	isInteger,
	isNumber,
	mentionsI,
	MINUS_ONE,
	number,
	ONE,
	rawProduct,
	splitCoefficient,
	TWO
} from './expression';
import { isZero, signOf } from './numeric';
import { power } from './recursion';
import {
	absolute,
	addRational,
	fraction,
	integerRoot,
	multiplyRational,
	negateRational,
	ONE_RATIONAL,
	type Rational
} from './rational';
import { NoValueError } from './refusals';

/** coefficient · √radicand; radicand 1 for the rational term. */
type SurdTerm = { readonly coefficient: Rational; readonly radicand: bigint };

function surdTerms(x: Expression): SurdTerm[] | undefined {
	const result: SurdTerm[] = [];
	for (const term of x.kind === 'sum' ? x.terms : [x]) {
		const { coefficient } = splitCoefficient(term);
		let radicand = 1n;
		for (const { base, exponent } of factorsOf(term)) {
			if (!isNumber(base) || base.value.den !== 1n || exponent.key !== '1/2') return undefined;
			radicand *= base.value.num;
		}
		result.push({ coefficient, radicand });
	}
	return result;
}

const rootOf = (value: Rational): Expression => power(number(value), HALF);
const rationalOf = (x: Expression): Rational | undefined => (x.kind === 'number' ? x.value : undefined);

/** √x of a closed sum, as a sum of roots; undefined when no form applies. The result squared is x. */
export function denestSquareRoot(x: SumNode): Expression | undefined {
	if (mentionsI(x)) return gaussianRoot(x);
	const terms = surdTerms(x);
	if (!terms || signOf(x) !== 1) return undefined;
	if (terms.length === 2) return twoTermRoot(terms);
	if (terms.length === 4) return fourTermRoot(terms, x);
	return undefined;
}

/** √(a + b√r) = √((a + q)/2) ± √((a − q)/2) where q = √(a² − b²r) is rational; the value is positive. */
function twoTermRoot(terms: readonly SurdTerm[]): Expression | undefined {
	const whole = terms.find(({ radicand }) => radicand === 1n);
	const surd = terms.find(({ radicand }) => radicand !== 1n);
	if (!surd) return undefined;
	if (!whole) {
		// √(c√a + d√b) = ⁴√a · √(c + d√(b/a)), a, b > 0
		const [first, second] = terms as [SurdTerm, SurdTerm];
		const inner = add([
			number(first.coefficient),
			multiply([number(second.coefficient), rootOf(fraction(second.radicand, first.radicand))])
		]);
		const root = inner.kind === 'sum' ? denestSquareRoot(inner) : undefined;
		return root && multiply([power(number({ num: first.radicand, den: 1n }), fractionNode(1, 4)), root]);
	}
	const a = whole.coefficient;
	const square = multiplyRational(multiplyRational(surd.coefficient, surd.coefficient), {
		num: surd.radicand,
		den: 1n
	});
	const q = addRational(multiplyRational(a, a), negateRational(square));
	if (q.num < 0n) return undefined;
	const root = rationalOf(rootOf(q));
	if (!root) return undefined;
	const half = (value: Rational) => rootOf(fraction(value.num, value.den * 2n));
	const first = half(addRational(a, root));
	const second = half(addRational(a, negateRational(root)));
	return surd.coefficient.num > 0n ? add([first, second]) : subtract(first, second);
}

/** √(a + b + c + 2√(ab) + 2√(ac) + 2√(bc)) = √a + √b + √c with signs, found from the three products and checked. */
function fourTermRoot(terms: readonly SurdTerm[], x: SumNode): Expression | undefined {
	const surds = terms.filter(({ radicand }) => radicand !== 1n);
	const [p, q, r] = surds.map(({ coefficient, radicand }) =>
		fraction(coefficient.num * coefficient.num * radicand, coefficient.den * coefficient.den * 4n)
	);
	if (surds.length !== 3 || !p || !q || !r) return undefined;
	const a = rationalOf(rootOf(fraction(p.num * q.num * r.den, p.den * q.den * r.num)));
	if (!a) return undefined;
	const parts = [a, fraction(p.num * a.den, p.den * a.num), fraction(q.num * a.den, q.den * a.num)];
	for (let signs = 0; signs < 8; signs++) {
		const root = add(parts.map((part, index) => ((signs >> index) & 1 ? negate(rootOf(part)) : rootOf(part))));
		if (signOf(root) === 1 && subtract(expand(power(root, TWO)), x).key === '0') return root;
	}
	return undefined;
}

/** √(a + bi) = √((|z| + a)/2) ± i√((|z| − a)/2) where |z| is rational; the sign is b's. */
function gaussianRoot(x: SumNode): Expression | undefined {
	const parts = rationalComplex(x);
	if (!parts) return undefined;
	const { re, im } = parts;
	const size = rationalOf(rootOf(addRational(multiplyRational(re, re), multiplyRational(im, im))));
	if (!size) return undefined;
	const half = (value: Rational) => rootOf(fraction(value.num, value.den * 2n));
	const imaginary = multiply([I, half(addRational(size, negateRational(re)))]);
	return add([half(addRational(size, re)), im.num < 0n ? negate(imaginary) : imaginary]);
}

/** a and b of a + bi with rational a, b. */
function rationalComplex(x: SumNode): { re: Rational; im: Rational } | undefined {
	let re: Rational = { num: 0n, den: 1n };
	let im: Rational = { num: 0n, den: 1n };
	for (const term of x.terms) {
		const { coefficient, rest } = splitCoefficient(term);
		if (!rest) re = coefficient;
		else if (isConstantNamed(rest, 'i')) im = coefficient;
		else return undefined;
	}
	return { re, im };
}

/** ∛(a + b√r) = s + t√r: norm c³ = a² − b²r, and 2s a rational root of y³ − 3cy − 2a; checked by cubing. */
export function denestCubeRoot(x: SumNode): Expression | undefined {
	const terms = surdTerms(x);
	const whole = terms?.find(({ radicand }) => radicand === 1n);
	const surd = terms?.find(({ radicand }) => radicand !== 1n);
	if (!terms || terms.length !== 2 || !whole || !surd || signOf(x) !== 1) return undefined;
	const a = whole.coefficient;
	const square = multiplyRational(multiplyRational(surd.coefficient, surd.coefficient), {
		num: surd.radicand,
		den: 1n
	});
	const c = rationalCubeRoot(addRational(multiplyRational(a, a), negateRational(square)));
	if (!c) return undefined;
	// Roots of y³ − 3cy − 2a: real, near the sum of the two cube roots.
	const root = Math.sqrt(Number(square.num) / Number(square.den)) * Math.sign(Number(surd.coefficient.num));
	const aNumber = Number(a.num) / Number(a.den);
	const near = Math.cbrt(aNumber + root) + Math.cbrt(aNumber - root);
	for (const den of [1n, 2n, c.den, a.den, 2n * a.den]) {
		const y = fraction(BigInt(Math.round(near * Number(den)) || 0), den);
		const s = fraction(y.num, y.den * 2n);
		// t from the rational part: s³ + 3 s t² r = a
		if (s.num === 0n) continue;
		const cube = multiplyRational(multiplyRational(s, s), s);
		const difference = addRational(a, negateRational(cube));
		const t2 = multiplyRational(difference, fraction(s.den, 3n * s.num * surd.radicand));
		const t = t2.num > 0n ? rationalOf(rootOf(t2)) : undefined;
		if (!t) continue;
		for (const sign of [ONE, MINUS_ONE]) {
			const candidate = add([number(s), multiply([sign, number(t), rootOf({ num: surd.radicand, den: 1n })])]);
			if (signOf(candidate) === 1 && subtract(expand(power(candidate, number({ num: 3n, den: 1n }))), x).key === '0')
				return candidate;
		}
	}
	return undefined;
}

function rationalCubeRoot(value: Rational): Rational | undefined {
	const root = (n: bigint): bigint | undefined => {
		const r = integerRoot(absolute(n), 3);
		return r ** 3n === absolute(n) ? (n < 0n ? -r : r) : undefined;
	};
	const num = root(value.num);
	const den = root(value.den);
	return num === undefined || den === undefined || num === 0n ? undefined : { num, den };
}

/** 1/x for a sum of square roots and i, by conjugates. Throws NoValueError for other roots and for zero. */
export function invertSurd(x: SumNode): Expression | undefined {
	let numerator: Expression = ONE;
	let denominator: Expression = x;
	for (let round = 0; round < 6; round++) {
		if (denominator.kind !== 'sum') {
			if (isNumber(denominator, 0)) throw new NoValueError('division by zero');
			return expand(divide(numerator, denominator));
		}
		const generator = squareGenerator(denominator);
		if (generator === undefined) return undefined;
		const conjugate = add(denominator.terms.map((term) => (hasFactor(term, generator) ? negate(term) : term)));
		if (isZero(denominator) === true) throw new NoValueError('division by zero');
		numerator = expandProduct(numerator, conjugate);
		denominator = expandProduct(denominator, conjugate);
	}
	return undefined;
}

const expandProduct = (a: Expression, b: Expression): Expression =>
	expand(
		rawProduct(ONE_RATIONAL, [
			{ base: a, exponent: ONE },
			{ base: b, exponent: ONE }
		])
	);

const hasFactor = (term: Expression, key: string): boolean => factorsOf(term).some(({ base }) => base.key === key);

/** Key of a base that occurs under a square root, or of i; undefined when another kind of root occurs. */
function squareGenerator(x: SumNode): string | undefined {
	let found: string | undefined;
	for (const term of x.terms)
		for (const { base, exponent } of factorsOf(term)) {
			if (isConstantNamed(base, 'i')) found ??= base.key;
			else if (isNumber(base) && exponent.key === '1/2') found = base.key;
			else if (!isInteger(exponent) || !isNumber(base)) return undefined;
		}
	return found;
}
