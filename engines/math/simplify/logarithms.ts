/**
 * Logarithms put together: Σ n·log a with whole n is log ∏ aⁿ.
 *
 * Validity: where every a is positive, always. For real a the sum is real only when its imaginary parts nπ cancel, so
 * that an even number of negative factors is left, the product is positive and its logarithm the same. Where the sum is
 * not real the forms may differ by a multiple of 2πi; forms are equal wherever the input is real.
 */
import { add, multiply } from '../arithmetic';
import { isCall, mentionsI, number, rawCall, splitCoefficient, termsOf, type Expression } from '../expression';
import { bitLength } from '../rational';
import { power } from '../powers';

/** x with the logarithms among its terms joined into one by `simplify` of the product; undefined when there are no two. */
export function joinedLogarithms(x: Expression, simplify: (product: Expression) => Expression): Expression | undefined {
	const factors: Expression[] = [];
	const rest: Expression[] = [];
	for (const term of termsOf(x)) {
		const { coefficient, rest: log } = splitCoefficient(term);
		const argument = log && isCall(log, 'log') && log.args.length === 1 ? log.args[0] : undefined;
		if (!argument || coefficient.den !== 1n || mentionsI(argument) || bitLength(coefficient.num) > 6) rest.push(term);
		else factors.push(power(argument, number(coefficient)));
	}
	const single = factors.length === 1 && factors[0]!.kind === 'number';
	if (factors.length < 2 && !single) return undefined;
	const product = simplify(multiply(factors));
	if (product.kind === 'number' && bitLength(product.value.num) + bitLength(product.value.den) > 60) return undefined;
	// 1/a is the worse way to write −log a.
	if (product.kind === 'number' && product.value.num === 1n)
		return add([
			...rest,
			multiply([number({ num: -1n, den: 1n }), rawLog(number({ num: product.value.den, den: 1n }))])
		]);
	return add([...rest, rawLog(product)]);
}

/** log x as it is: a number is not split into its primes again. */
const rawLog = (x: Expression): Expression =>
	x.kind === 'number' && x.value.num === x.value.den ? number({ num: 0n, den: 1n }) : rawCall('log', [x]);
