/** Statistics of exact numbers: for the core, and for lists in brackets. */
import { itemAt } from '../../kit/checked';
import { add, divide, subtract } from '../core/arithmetic';
import { integerNode, TWO, type Expression } from '../core/expression';
import { signOf } from '../core/numeric';
import { power } from '../core/recursion';
import { Declined, NoValueError } from '../core/refusals';

/** The arithmetic mean. */
export const mean = (items: readonly Expression[]): Expression => divide(add(items), integerNode(items.length));

/** The variance of a sample: Σ(x − mean)²/(n − 1). Throws NoValueError for one value. */
export function variance(items: readonly Expression[]): Expression {
	if (items.length < 2) throw new NoValueError('the variance of a sample needs two values or more');
	const middle = mean(items);
	return divide(add(items.map((x) => power(subtract(x, middle), TWO))), integerNode(items.length - 1));
}

/** Constants in order; undefined where two are not told apart. */
export function sorted(items: readonly Expression[]): Expression[] | undefined {
	let decided = true;
	const inOrder = [...items].sort((a, b) => {
		const side = signOf(subtract(a, b));
		if (side === undefined) decided = false;
		return side ?? 0;
	});
	return decided ? inOrder : undefined;
}

/** The value in the middle. Throws Declined where the values cannot be put in order. */
export function median(items: readonly Expression[]): Expression {
	const inOrder = sorted(items);
	if (!inOrder) throw new Declined('the numbers could not be put in order');
	const middle = (inOrder.length - 1) / 2;
	return mean([itemAt(inOrder, Math.floor(middle)), itemAt(inOrder, Math.ceil(middle))]);
}

/** The values that occur most often, in the order in which they first occur. */
export function modes(items: readonly Expression[]): Expression[] {
	const counts = new Map<string, { readonly item: Expression; count: number }>();
	for (const item of items) {
		const known = counts.get(item.key);
		if (known) known.count++;
		else counts.set(item.key, { item, count: 1 });
	}
	const most = Math.max(...[...counts.values()].map(({ count }) => count));
	return [...counts.values()].filter(({ count }) => count === most).map(({ item }) => item);
}
