/** Powers, roots, logarithms, parts of complex numbers, sums, products and functions of them. */
import { add, multiply, subtract } from '../core/arithmetic';
import { absoluteComplex, argumentOf, logComplex, real } from '../reals/complex';
import { complexParts, conjugate } from '../core/complex-parts';
import { integerNode, isClosed, number, ONE, rawCall, TWO, type Expression, type SymbolNode } from '../core/expression';
import { logarithm, logarithmTo } from '../functions/logarithms';
import { signOf } from '../core/numeric';
import { exponential, power, squareRoot } from '../core/powers';
import { overRange } from '../functions/range';
import { negateReal, REAL_ZERO, realFromInteger } from '../reals/real';
import { absolute } from '../functions/real-functions';
import { cubeRoot, rootBall, rootOf } from '../functions/real-roots';
import { fraction } from '../core/rational';
import { angleOf } from '../functions/trigonometry';
import { NoValueError } from '../core/no-value';
import type { FunctionForms } from './registry';

type X = Expression;

function part(name: 're' | 'im' | 'arg', x: Expression): Expression {
	const parts = complexParts(x);
	if (!parts) return rawCall(name, [x]);
	if (name === 're') return parts.re;
	if (name === 'im') return parts.im;
	if (!isClosed(x)) return rawCall('arg', [x]);
	return angleOf(parts.im, parts.re);
}

const over = (n: number): Expression => number(fraction(1n, BigInt(n)));
const mean = (args: readonly Expression[]): Expression => multiply([over(args.length), add(args)]);

/** Σ(x − mean)²/(n − 1). Throws NoValueError for one value. */
function variance(args: readonly Expression[]): Expression {
	if (args.length < 2) throw new NoValueError('the variance of a sample needs two values or more');
	const middle = mean(args);
	return multiply([over(args.length - 1), add(args.map((x) => power(subtract(x, middle), TWO)))]);
}

/** Constants in order; undefined where two are not told apart. */
function sorted(args: readonly Expression[]): Expression[] | undefined {
	let decided = true;
	const inOrder = [...args].sort((a, b) => {
		const side = signOf(subtract(a, b));
		if (side === undefined) decided = false;
		return side ?? 0;
	});
	return decided ? inOrder : undefined;
}

function median(args: readonly Expression[]): Expression {
	const inOrder = sorted(args);
	if (!inOrder) return rawCall('median', args);
	const half = Math.floor(inOrder.length / 2);
	const middle = inOrder[half] as Expression;
	return inOrder.length % 2 === 1 ? middle : mean([inOrder[half - 1] as Expression, middle]);
}

/** The value that occurs most often. Throws NoValueError where several do. */
function mode(args: readonly Expression[]): Expression {
	if (!args.every(isClosed)) return rawCall('mode', args);
	const counts = new Map<string, { value: Expression; count: number }>();
	for (const value of args) {
		const entry = counts.get(value.key) ?? { value, count: 0 };
		entry.count++;
		counts.set(value.key, entry);
	}
	const most = Math.max(...[...counts.values()].map(({ count }) => count));
	const [first, ...others] = [...counts.values()].filter(({ count }) => count === most);
	if (others.length > 0)
		throw new NoValueError(`${others.length + 1} values are equally frequent: there is no one mode`);
	return (first as { value: Expression }).value;
}

const range = (kind: 'sum' | 'product', args: readonly Expression[]): Expression => {
	const [body, index, lower, upper] = args as [X, X, X, X];
	if (args.length === 4 && index.kind === 'symbol') return overRange(kind, body, index as SymbolNode, lower, upper);
	return kind === 'sum' ? add(args) : multiply(args);
};

export const NUMBER = {
	exp: {
		closedForm: ([x]) => power(exponential(ONE), x as X),
		real: 'of reals',
		meromorphic: true
	},
	log: {
		closedForm: ([x, base]) => (base ? logarithmTo(x as X, base) : logarithm(x as X)),
		ball: (x, p) => logComplex(x(), p)
	},
	log2: {
		closedForm: ([x]) => logarithmTo(x as X, TWO)
	},
	log10: {
		closedForm: ([x]) => logarithmTo(x as X, integerNode(10))
	},
	sqrt: { closedForm: ([x]) => squareRoot(x as X) },
	cbrt: {
		closedForm: ([x]) => cubeRoot(x as X),
		ball: (x, p) => rootBall(x(0, 16), real(realFromInteger(3n)), p),
		real: 'of reals'
	},
	root: {
		closedForm: ([x, n]) => rootOf(x as X, n as X),
		ball: (value, p) => rootBall(value(0, 16), value(1), p),
		real: 'of reals'
	},
	pow: { closedForm: ([x, y]) => power(x as X, y as X) },
	square: {
		closedForm: ([x]) => power(x as X, TWO),
		meromorphic: true
	},
	cube: {
		closedForm: ([x]) => power(x as X, integerNode(3)),
		meromorphic: true
	},
	hypot: {
		closedForm: (args) => squareRoot(add(args.map((arg) => power(absolute(arg), TWO))))
	},
	abs: {
		closedForm: ([x]) => absolute(x as X),
		ball: (x, p) => real(absoluteComplex(x(), p)),
		real: 'always'
	},
	re: {
		closedForm: ([x]) => part('re', x as X),
		ball: (x) => real(x().re),
		real: 'always'
	},
	im: {
		closedForm: ([x]) => part('im', x as X),
		ball: (x) => real(x().im ?? REAL_ZERO),
		real: 'always'
	},
	arg: { closedForm: ([x]) => part('arg', x as X), ball: (x, p) => real(argumentOf(x(), p)), real: 'always' },
	conj: {
		closedForm: ([x]) => conjugate(x as X),
		ball: (x) => {
			const { re, im } = x();
			return im ? { re, im: negateReal(im) } : { re };
		}
	},
	sum: { closedForm: (args) => range('sum', args) },
	product: { closedForm: (args) => range('product', args) },
	mean: { closedForm: mean, meromorphic: true },
	variance: { closedForm: variance, meromorphic: true },
	std: {
		closedForm: (args) => squareRoot(variance(args))
	},
	median: { closedForm: median },
	mode: { closedForm: mode }
} as const satisfies Readonly<Record<string, FunctionForms>>;
