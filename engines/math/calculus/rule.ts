/** Rules that the table of functions writes as texts in u. */
import { expressionOf } from '../core/build';
import type { Expression } from '../core/expression';
import { parse } from '../io/parse';
import type { Syntax } from '../io/syntax';

const read = new Map<string, Syntax>();

/** Evaluates a rule in u, and n, with expressions in their place: `-sin(u)` with 2x gives −sin 2x. Undefined without a rule. */
export function ruleOf(text: string | undefined): ((u: Expression, n?: Expression) => Expression) | undefined {
	if (text === undefined) return undefined;
	const syntax = read.get(text) ?? parse(text);
	read.set(text, syntax);
	return (u, n) =>
		expressionOf(
			syntax,
			new Map(
				n
					? [
							['u', u],
							['n', n]
						]
					: [['u', u]]
			)
		);
}
