/** Functions of real numbers: rounding, remainders, signs, extremes. */
import { multiply } from '../core/arithmetic';
import { real, requireReal, type Complex } from '../reals/complex';
import { integerNode, isInteger, number, type Expression } from '../core/expression';
import { modulo, quotient, rounding } from '../functions/integer-functions';
import { power } from '../core/powers';
import {
	divideReal,
	floorReal,
	multiplyReal,
	negateReal,
	realFromInteger,
	roundReal,
	signOfReal,
	subtractReal
} from '../reals/real';
import { extreme, sign } from '../functions/real-functions';
import { negateRational } from '../core/rational';
import { NoValueError } from '../core/no-value';
import type { BallOf, FunctionForms } from './registry';

type X = Expression;

const wholeBall = (m: bigint): Complex => real(realFromInteger(m));

function truncated(x: BallOf): Complex {
	const a = requireReal(x());
	const size = floorReal(a.m < 0n ? negateReal(a) : a);
	return wholeBall(a.m < 0n ? -size : size);
}

/** Rounded to n places after the point, before it for n < 0. */
function rounded(x: Expression, places: Expression | undefined): Expression {
	if (!places) return rounding('round', x);
	if (!isInteger(places) || places.value.num > 10_000n || places.value.num < -10_000n)
		throw new NoValueError('round needs a whole number of places, 10,000 at most');
	const scale = power(integerNode(10), places);
	const back = power(integerNode(10), number(negateRational(places.value)));
	return multiply([rounding('round', multiply([scale, x])), back]);
}

function extremeBall(kind: 'min' | 'max') {
	return (value: BallOf, p: number, count: number): Complex => {
		let best = requireReal(value(0));
		for (let index = 1; index < count; index++) {
			const other = requireReal(value(index));
			const side = signOfReal(subtractReal(other, best, p));
			if (kind === 'max' ? side > 0 : side < 0) best = other;
		}
		return real(best);
	};
}

export const REAL = {
	sign: {
		closedForm: ([x]) => sign(x as X),
		ball: (x) => wholeBall(BigInt(signOfReal(requireReal(x())))),
		real: 'of reals'
	},
	floor: {
		closedForm: ([x]) => rounding('floor', x as X),
		ball: (x) => wholeBall(floorReal(requireReal(x()))),
		real: 'of reals',
		whole: true
	},
	ceil: {
		closedForm: ([x]) => rounding('ceil', x as X),
		ball: (x) => wholeBall(-floorReal(negateReal(requireReal(x())))),
		real: 'of reals',
		whole: true
	},
	round: {
		closedForm: ([x, places]) => rounded(x as X, places),
		ball: (x, p) => wholeBall(roundReal(requireReal(x()), p)),
		real: 'of reals',
		whole: true
	},
	trunc: {
		closedForm: ([x]) => rounding('trunc', x as X),
		ball: truncated,
		real: 'of reals',
		whole: true
	},
	frac: {
		closedForm: ([x]) => rounding('frac', x as X)
	},
	mod: {
		closedForm: ([a, b]) => modulo(a as X, b as X),
		ball: (value, p) => {
			const [a, b] = [requireReal(value(0)), requireReal(value(1))];
			const times = realFromInteger(floorReal(divideReal(a, b, p + 8)));
			return real(subtractReal(a, multiplyReal(times, b, p + 8), p));
		},
		real: 'of reals'
	},
	quotient: {
		closedForm: ([a, b]) => quotient(a as X, b as X)
	},
	min: {
		closedForm: (args) => extreme('min', args),
		ball: extremeBall('min'),
		real: 'of reals'
	},
	max: {
		closedForm: (args) => extreme('max', args),
		ball: extremeBall('max'),
		real: 'of reals'
	}
} as const satisfies Readonly<Record<string, FunctionForms>>;
