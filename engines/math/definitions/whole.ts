/** Functions of whole numbers: factorials and Γ, counting, divisors, sequences, bits. */
import { real, requireReal } from '../reals/complex';
import { gammaReal } from '../reals/elementary';
import { isClosed, isInteger, number, rawCall, type Expression } from '../core/expression';
import {
	binomial,
	divisor,
	doubleFactorial,
	factorial,
	fibonacci,
	gamma,
	permutations
} from '../functions/integer-functions';
import { integer } from '../core/rational';
import { addReal, divideReal, multiplyReal, REAL_ONE, subtractReal, type Real } from '../reals/real';
import { NoValueError } from '../core/no-value';
import type { FunctionForms } from './registry';

type X = Expression;

/** Bits that a shift may add. */
const MAX_SHIFT = 100_000n;

/** An operation on the bits of whole numbers, in two's complement. */
function bits(name: string, operation: (...values: bigint[]) => bigint): FunctionForms {
	return {
		closedForm: (args) => {
			if (args.every(isInteger)) return number(integer(operation(...args.map(({ value }) => value.num))));
			if (args.some((arg) => isClosed(arg) && !isInteger(arg)))
				throw new NoValueError(`${WORDS[name] ?? name} needs whole numbers`);
			return rawCall(name, args);
		},
		real: 'of reals',
		whole: true
	};
}

const WORDS: Readonly<Record<string, string>> = {
	bitand: 'the and of bits',
	bitor: 'the or of bits',
	bitxor: 'xor',
	bitnot: 'the inversion of bits',
	shiftleft: 'a shift of bits',
	shiftright: 'a shift of bits'
};

function shifted(value: bigint, by: bigint): bigint {
	if (by > MAX_SHIFT || by < -MAX_SHIFT) throw new NoValueError('a shift of bits goes up to 100,000');
	return by < 0n ? value >> -by : value << by;
}

/** Γ(x + 1) as a ball. */
const gammaAfter = (x: Real, p: number): Real => gammaReal(addReal(x, REAL_ONE, p + 8), p);

export const WHOLE = {
	factorial: {
		closedForm: ([x]) => factorial(x as X),
		ball: (x, p) => real(gammaAfter(requireReal(x()), p)),
		real: 'of reals',
		meromorphic: true,
		whole: true
	},
	doubleFactorial: { closedForm: ([x]) => doubleFactorial(x as X), real: 'of reals', whole: true },
	gamma: {
		closedForm: ([x]) => gamma(x as X),
		ball: (x, p) => real(gammaReal(requireReal(x()), p)),
		real: 'of reals',
		meromorphic: true
	},
	binomial: {
		closedForm: ([n, k]) => binomial(n as X, k as X),
		ball: (value, p) => {
			// Γ(n + 1) / (Γ(k + 1) Γ(n − k + 1))
			const [n, k] = [requireReal(value(0)), requireReal(value(1))];
			const below = multiplyReal(gammaAfter(k, p + 8), gammaAfter(subtractReal(n, k, p + 8), p + 8), p + 8);
			return real(divideReal(gammaAfter(n, p + 8), below, p));
		},
		real: 'of reals',
		meromorphic: true,
		whole: true
	},
	permutations: {
		closedForm: ([n, k]) => permutations(n as X, k as X),
		meromorphic: true
	},
	gcd: { closedForm: (args) => divisor('gcd', args), real: 'of reals' },
	lcm: { closedForm: (args) => divisor('lcm', args), real: 'of reals' },
	fibonacci: { closedForm: ([x]) => fibonacci(x as X), real: 'of reals', whole: true },
	bitand: bits('bitand', (a = 0n, b = 0n) => a & b),
	bitor: bits('bitor', (a = 0n, b = 0n) => a | b),
	bitxor: bits('bitxor', (a = 0n, b = 0n) => a ^ b),
	bitnot: bits('bitnot', (a = 0n) => ~a),
	shiftleft: bits('shiftleft', (a = 0n, by = 0n) => shifted(a, by)),
	shiftright: bits('shiftright', (a = 0n, by = 0n) => shifted(a, -by))
} as const satisfies Readonly<Record<string, FunctionForms>>;
