/** Statistics of lists of exact numbers. */
import { add, divide, multiply, subtract } from '../core/arithmetic';
import { Declined } from '../core/unsupported';
import { HALF, integerNode, TWO, type Expression } from '../core/expression';
import { applyFunction } from '../functions/functions';
import { signOf } from '../core/numeric';
import { power, squareRoot } from '../core/powers';
import { NoValueError } from '../core/no-value';

const mean = (items: readonly Expression[]): Expression => divide(add(items), integerNode(items.length));

/** The variance of a sample: squares of the deviations over n − 1. */
function variance(items: readonly Expression[]): Expression {
	if (items.length < 2) throw new NoValueError('the variance of a sample needs two numbers');
	const middle = mean(items);
	return divide(add(items.map((x) => power(subtract(x, middle), TWO))), integerNode(items.length - 1));
}

function median(items: readonly Expression[]): Expression {
	const sorted = [...items].sort((a, b) => {
		const side = signOf(subtract(a, b));
		if (side === undefined) throw new Declined('the numbers could not be put in order');
		return side;
	});
	const half = sorted.length >> 1;
	return sorted.length % 2 === 1 ? sorted[half]! : multiply([HALF, add([sorted[half - 1]!, sorted[half]!])]);
}

/** The mean of the squares of the deviations, of all that there are. */
const ofAll = (items: readonly Expression[]): Expression =>
	divide(add(items.map((x) => power(subtract(x, mean(items)), TWO))), integerNode(items.length));

/** Pearson's coefficient of correlation, −1 to 1. Throws NoValueError for lists of other lengths, or of one number alone. */
export function correlation(xs: readonly Expression[], ys: readonly Expression[]): Expression {
	if (xs.length !== ys.length || xs.length < 2)
		throw new NoValueError('a correlation needs two lists of as many numbers, two or more');
	const [x, y] = [xs, ys].map((items) => items.map((item) => subtract(item, mean(items)))) as [
		Expression[],
		Expression[]
	];
	const products = (as: readonly Expression[], bs: readonly Expression[]) =>
		add(as.map((a, at) => multiply([a, bs[at]!])));
	const squares = multiply([products(x, x), products(y, y)]);
	if (signOf(squares) === 0) throw new NoValueError('where all numbers of a list are the same there is no correlation');
	return divide(products(x, y), squareRoot(squares));
}

/** Names by which spreadsheets and people call functions of lists, in lower case. */
export const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
	['avg', 'mean'],
	['stdev', 'std'],
	['stddev', 'std'],
	['var', 'variance'],
	['product', 'prod'],
	['correl', 'corr'],
	['correlation', 'corr']
]);

/** Functions of a list, given as one list or as arguments. */
export const OF_LISTS: Readonly<Record<string, (items: readonly Expression[]) => Expression>> = {
	mean,
	average: mean,
	median,
	variance,
	std: (items) => squareRoot(variance(items)),
	varp: ofAll,
	stdevp: (items) => squareRoot(ofAll(items)),
	count: (items) => integerNode(items.length),
	sum: add,
	prod: multiply,
	min: (items) => applyFunction('min', items),
	max: (items) => applyFunction('max', items),
	norm: (items) => squareRoot(add(items.map((x) => power(applyFunction('abs', [x]), TWO))))
};
