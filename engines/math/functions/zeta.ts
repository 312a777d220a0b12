/** Riemann's ζ at whole numbers. */
import { multiply } from '../core/arithmetic';
import { spend } from '../core/budget';
import type { Rational } from '../core/rational';
import { absolute, addRational, fraction, integer, multiplyRational, negateRational } from '../core/rational';
import { isInteger, number, PI, rawCall, type Expression } from '../core/expression';
import { power } from '../core/powers';
import { NoValueError } from '../core/refusals';

/** B₀ … B_m with B₁ = −1/2, by the recurrence over binomials. */
export function bernoulliUpTo(m: number): Rational[] {
	const numbers: Rational[] = [];
	for (let n = 0; n <= m; n++) {
		spend(1 + n / 4);
		let sum: Rational = integer(0);
		let choose = 1n;
		for (let k = 0; k < n; k++) {
			sum = addRational(sum, multiplyRational(integer(choose), numbers[k] as Rational));
			choose = (choose * BigInt(n + 1 - k)) / BigInt(k + 1);
		}
		numbers.push(n === 0 ? integer(1) : multiplyRational(negateRational(sum), fraction(1n, BigInt(n + 1))));
	}
	return numbers;
}

/** Whole numbers beyond this stay ζ(n). */
const MAX_CLOSED = 200n;

/** ζ(2m) = |B₂ₘ|·(2π)^2m/(2·(2m)!), ζ(−n) = −Bₙ₊₁/(n + 1) (DLMF 25.6). Throws NoValueError at the pole 1. */
export function zeta(x: Expression): Expression {
	if (!isInteger(x)) return rawCall('zeta', [x]);
	const n = x.value.num;
	if (n === 1n) throw new NoValueError('zeta(1) is infinite');
	if (absolute(n) > MAX_CLOSED || (n > 0n && n % 2n !== 0n)) return rawCall('zeta', [x]);
	if (n <= 0n) {
		const k = Number(1n - n);
		const b = bernoulliUpTo(k)[k] as Rational;
		// B₁ = +1/2 here: ζ(0) = −1/2.
		return number(multiplyRational(k === 1 ? b : negateRational(b), fraction(1n, BigInt(k))));
	}
	const b = bernoulliUpTo(Number(n))[Number(n)] as Rational;
	let factorial = 1n;
	for (let k = 2n; k <= n; k++) factorial *= k;
	const factor = multiplyRational({ num: absolute(b.num), den: b.den }, fraction(2n ** n, 2n * factorial));
	return multiply([number(factor), power(PI, x)]);
}
