/** Coefficients of asymptotic series in 1/u for u → ∞. */
import { itemAt } from '../../../kit/checked';
import { divide, multiply, negate } from '../../core/arithmetic';
import { HALF, integerNode, number, ZERO, type Expression } from '../../core/expression';
import { applyFunction } from '../../functions/functions';
import { bernoulliUpTo } from '../../functions/zeta';
import { NoSeries, inverseFactorial } from './truncated';
import { TAILS } from './far';

const MAX_BERNOULLI = 40;

/** Bₙ. Throws NoSeries beyond MAX_BERNOULLI. */
function bernoulli(n: number, what: string): Expression {
	if (n > MAX_BERNOULLI) throw new NoSeries(`${what} has no longer series here`);
	return number(itemAt(bernoulliUpTo(MAX_BERNOULLI), n));
}

/** B₂ₖ/(2k(2k − 1)·u^(2k − 1)) (DLMF 5.11.1). */
export const gammaTail = (j: number): Expression =>
	j % 2 === 0 ? ZERO : divide(bernoulli(j + 1, 'the gamma function'), integerNode(j * (j + 1)));

/** 1 + c₁/u + c₂/u² + … for the tails of error functions and of the exponential integral. */
export const errorTail =
	(f: string) =>
	(j: number): Expression => {
		if (f === TAILS['Ei']) return applyFunction('factorial', [integerNode(j)]);
		if (j % 2 === 1) return ZERO;
		// (2k − 1)!!/2^k = (2k)!/(4^k·k!)
		const k = j / 2;
		const size = divide(
			applyFunction('factorial', [integerNode(j)]),
			multiply([integerNode(4n ** BigInt(k)), applyFunction('factorial', [integerNode(k)])])
		);
		return f === TAILS['erfc'] && k % 2 === 1 ? negate(size) : size;
	};

/** (−1)^(m + 1)·Σ Bᵢ·(i + m − 1)!/i!/u^(i + m) with B₁ = 1/2 (DLMF 5.15.8). */
export const polygammaTail =
	(m: number) =>
	(j: number): Expression => {
		const i = j - m;
		if (i < 0 || (m === 0 && i === 0)) return ZERO;
		const b = i === 1 ? HALF : bernoulli(i, 'the digamma function');
		const size = multiply([b, applyFunction('factorial', [integerNode(i + m - 1)]), inverseFactorial(i)]);
		return m % 2 === 0 ? negate(size) : size;
	};
