/** Statistics of lists of exact numbers. */
import { add, divide, multiply, subtract } from '../arithmetic';
import { Declined } from '../declined';
import { HALF, integerNode, TWO, type Expression } from '../expression';
import { applyFunction } from '../functions';
import { signOf } from '../numeric';
import { power, squareRoot } from '../powers';
import { NoValueError } from '../no-value';

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

/** Functions of a list, given as one list or as arguments. */
export const OF_LISTS: Readonly<Record<string, (items: readonly Expression[]) => Expression>> = {
	mean,
	average: mean,
	median,
	variance,
	std: (items) => squareRoot(variance(items)),
	sum: add,
	prod: multiply,
	min: (items) => applyFunction('min', items),
	max: (items) => applyFunction('max', items),
	norm: (items) => squareRoot(add(items.map((x) => power(applyFunction('abs', [x]), TWO))))
};
