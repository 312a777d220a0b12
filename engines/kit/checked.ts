/** Reads of lists and options that must be there: a missing one is a bug, said at once instead of by a later `undefined`. */

/** Returns the item at `index`, from 0. Throws an Error where there is none. */
export function itemAt<Item>(list: ArrayLike<Item>, index: number): Item {
	const item = list[index];
	if (item === undefined) throw new Error(`no item ${index} of ${list.length}`);
	return item;
}

/** Returns the last item. Throws an Error for an empty list. */
export const lastOf = <Item>(list: ArrayLike<Item>): Item => itemAt(list, list.length - 1);

/** Returns the value, which the caller has made sure of. Throws an Error for undefined and null. */
export function defined<Value>(value: Value): NonNullable<Value> {
	if (value === undefined || value === null) throw new Error('a value that must be there is missing');
	return value;
}

/** Returns what a table has under `key`. Throws an Error where it has nothing. */
export function entryAt<Value>(table: Readonly<Record<string, Value>>, key: string): Value {
	const value = Object.hasOwn(table, key) ? table[key] : undefined;
	if (value === undefined) throw new Error(`no entry ${key}`);
	return value;
}
