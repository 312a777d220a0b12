/** A definite integral against the double exponential rule. */
import { attempt } from '../../core/budget';
import type { Expression } from '../../core/expression';
import { isInfinite } from '../../core/infinity';
import { magnitude, mayBeZero, subtractReal } from '../../reals/real';
import { integralBall, type Piece } from '../integrate/quadrature';
import { sharpValue } from './values';
import type { Verdict } from './verdict';

/** Digits of the numerical value. */
const DIGITS = 14;

/** log2 of the difference that is forgiven, against the larger of 1 and the value: the rule's own error is smaller. */
const FORGIVEN_BITS = -24;

/** Steps for the numbers. */
const STEPS = 150_000;

/** Whether the integral of f over pieces is `value`, as far as numbers settle. */
export function checkIntegral(f: Expression, name: string, pieces: readonly Piece[], value: Expression): Verdict {
	if (isInfinite(value)) return 'undecided';
	const numbers = attempt({ steps: STEPS }, () => integralBall(f, name, pieces, DIGITS));
	const target = sharpValue(value, () => new Map(), 128);
	if (!numbers || !target) return 'undecided';
	if (target.im && !mayBeZero(target.im)) return 'differs';
	const difference = subtractReal(numbers, target.re, 128);
	const size = Math.max(0, target.re.m === 0n ? 0 : magnitude(target.re));
	return difference.m === 0n || magnitude(difference) < size + FORGIVEN_BITS ? 'agrees' : 'differs';
}
