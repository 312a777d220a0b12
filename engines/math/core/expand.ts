/** Products and powers of sums multiplied out. */
import { add, multiply } from './arithmetic';
import { BudgetExceeded, spend } from './budget';
import { isInteger, number, ONE, rawPower, termsOf, type Expression } from './expression';
import { power } from './recursion';
import { negateRational } from './rational';

/** x with every product of sums and every whole power of a sum multiplied out, also inside functions' arguments not. */
export function expand(x: Expression, maxTerms = 2_000): Expression {
	switch (x.kind) {
		case 'sum':
			return add(x.terms.map((term) => expand(term, maxTerms)));
		case 'product': {
			const factors = x.factors.map(({ base, exponent }) => expandPower(base, exponent, maxTerms));
			const single = factors.filter(({ kind }) => kind !== 'sum');
			let terms: readonly Expression[] = termsOf(multiply([number(x.coefficient), ...single]));
			for (const factor of factors) if (factor.kind === 'sum') terms = multiplyOut(terms, factor.terms, maxTerms);
			return add(terms);
		}
		case 'power':
			return expandPower(x.base, x.exponent, maxTerms);
		default:
			return x;
	}
}

function expandPower(base: Expression, exponent: Expression, maxTerms: number): Expression {
	const inner = expand(base, maxTerms);
	if (inner.kind !== 'sum' || !isInteger(exponent)) {
		return inner === base ? rawPowerOf(base, exponent) : power(inner, exponent);
	}
	if (exponent.value.num < 0n) {
		const below = expandPower(inner, number(negateRational(exponent.value)), maxTerms);
		return power(below, number({ num: -1n, den: 1n }));
	}
	const n = Number(exponent.value.num);
	if (n > 10_000) throw new BudgetExceeded('has too many terms');
	// By squaring: surds collect as they go.
	let result: readonly Expression[] = [ONE];
	let square: readonly Expression[] = inner.terms;
	for (let rest = n; rest > 0;) {
		if (rest % 2 === 1) result = multiplyOut(result, square, maxTerms);
		rest = Math.floor(rest / 2);
		if (rest > 0) square = multiplyOut(square, square, maxTerms);
	}
	return add(result);
}

const rawPowerOf = (base: Expression, exponent: Expression): Expression =>
	exponent === ONE || exponent.key === '1' ? base : rawPower(base, exponent);

function multiplyOut(a: readonly Expression[], b: readonly Expression[], maxTerms: number): readonly Expression[] {
	if (a.length * b.length > maxTerms) throw new BudgetExceeded('has too many terms');
	spend(a.length * b.length * 2);
	const products: Expression[] = [];
	for (const left of a) for (const right of b) products.push(multiply([left, right]));
	return termsOf(add(products));
}
