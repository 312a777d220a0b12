import { constantNamed } from '../../../../engines/math/io/operators';
import { drawn } from '../../../../engines/math/simplify/sample';
import '../../../../engines/math/simplify/special-values';
import { childrenOf, type Syntax } from '../../../../engines/math/io/syntax';

/** A real function of one number; NaN where it is undefined. */
export type RealFunction = (x: number) => number;

/** Names in an expression that are neither constants nor an index of a sum, sorted. */
export function unknownsOf(node: Syntax): string[] {
	const found = new Set<string>();
	collect(node, new Set(), found);
	return [...found].sort();
}

function collect(node: Syntax, bound: ReadonlySet<string>, found: Set<string>): void {
	if (node.type === 'name') {
		if (!bound.has(node.name) && !constantNamed(node.name)) found.add(node.name);
		return;
	}
	if (node.type === 'binder') {
		for (const end of node.domain) collect(end, bound, found);
		collect(node.body, new Set([...bound, node.variable]), found);
		return;
	}
	for (const child of childrenOf(node)) collect(child, bound, found);
}

/** An expression as a function of `name` in doubles, for drawing; exact values come from the API. */
export const plotFunction =
	(node: Syntax, name: string): RealFunction =>
	(x) =>
		drawn(node, name, x);
