/** Statistics of lists of exact numbers. */
import { itemAt } from '../../kit/checked';
import { add, divide, multiply, subtract } from '../core/arithmetic';
import { Declined, NoValueError } from '../core/refusals';
import { integerNode, isInteger, isNumber, number, TWO, type Expression } from '../core/expression';
import { fraction } from '../core/rational';
import { applyFunction } from '../functions/functions';
import { mean, median, sorted, variance } from '../functions/statistics';
import { signOf } from '../core/numeric';
import { power, squareRoot } from '../core/powers';

/** The value below which a share of sorted numbers lies, by lines between them (type 7 of Hyndman, Fan 1996). */
function quantile(ordered: readonly Expression[], share: Expression): Expression {
	if (!isNumber(share) || share.value.num < 0n || share.value.num > share.value.den)
		throw new NoValueError('a quantile needs a share from 0 to 1');
	const { num, den } = share.value;
	const place = num * BigInt(ordered.length - 1);
	const at = Number(place / den);
	const rest = number(fraction(place % den, den));
	const low = itemAt(ordered, at);
	return add([low, multiply([rest, subtract(ordered[at + 1] ?? low, low)])]);
}

function spread(items: readonly Expression[]): Expression {
	const middle = median(items);
	return median(items.map((x) => applyFunction('abs', [subtract(x, middle)])));
}

/** Most values into which quantiles part a list. */
const MAX_PARTS = 100n;

/** Quantiles at one share, at a list of shares, or at n equal ones. Throws NoValueError outside 0 to 1. */
export function quantiles(items: readonly Expression[], shares: Expression | readonly Expression[]): Expression[] {
	const ordered = sorted(items);
	if (!ordered) throw new Declined('the numbers could not be put in order');
	if ('kind' in shares && isInteger(shares) && shares.value.num > 1n) {
		const n = shares.value.num;
		if (n > MAX_PARTS) throw new NoValueError(`quantileSeq parts a list into ${MAX_PARTS} at most`);
		return Array.from({ length: Number(n) }, (_, i) => quantile(ordered, number(fraction(BigInt(i + 1), n + 1n))));
	}
	return ('kind' in shares ? [shares] : shares).map((share) => quantile(ordered, share));
}

/** The mean of the squares of the deviations, of all that there are. */
const ofAll = (items: readonly Expression[]): Expression =>
	mean(items.map((x) => power(subtract(x, mean(items)), TWO)));

/** Pearson's coefficient of correlation, −1 to 1. Throws NoValueError for lists of other lengths, or of one number alone. */
export function correlation(xs: readonly Expression[], ys: readonly Expression[]): Expression {
	if (xs.length !== ys.length || xs.length < 2)
		throw new NoValueError('a correlation needs two lists of as many numbers, two or more');
	const [x, y] = [xs, ys].map((items) => items.map((item) => subtract(item, mean(items)))) as [
		Expression[],
		Expression[]
	];
	const products = (as: readonly Expression[], bs: readonly Expression[]) =>
		add(as.map((a, at) => multiply([a, itemAt(bs, at)])));
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
	['quantileseq', 'quantiles'],
	['quantile', 'quantiles'],
	['product', 'prod'],
	['correl', 'corr'],
	['correlation', 'corr']
]);

/** Functions of a list, given as one list or as arguments. */
export const OF_LISTS: Readonly<Record<string, (items: readonly Expression[]) => Expression>> = {
	mean,
	average: mean,
	median,
	mad: spread,
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
