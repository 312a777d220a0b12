/** Every function by its name, in closed form where there is one: definitions/. */
import '../definitions';
import { definitionOf } from '../definitions/registry';
import { rawCall, type Expression } from '../core/expression';
import { tie } from '../core/recursion';

/** The canonical value of a function by its canonical name (names.ts). Throws NoValueError where it is undefined. */
export function applyFunction(name: string, args: readonly Expression[]): Expression {
	return definitionOf(name)?.closedForm(args) ?? rawCall(name, args);
}

tie({ applyFunction });
