/** Rules that the table of functions writes as texts in u. */
import { expressionOf } from '../core/build';
import type { Expression } from '../core/expression';
import { parse } from '../io/parse';
import type { Syntax } from '../io/syntax';

const read = new Map<string, Syntax>();

/** What a text in u, and n, gives of expressions in their place: of `-sin(u)` and 2x, −sin 2x. Undefined without a text. */
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
