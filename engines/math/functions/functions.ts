/** Every function by its name, in closed form where there is one: definitions/. */
import '../definitions';
import { factsOf } from '../definitions/facts';
import { definitionOf } from '../definitions/registry';
import { rawCall, type Expression } from '../core/expression';
import { MissingPart } from '../core/refusals';
import { tie } from '../core/recursion';

/** The canonical value of a function. Throws NoValueError where undefined, MissingPart before its part loads. */
export function applyFunction(name: string, args: readonly Expression[]): Expression {
	const known = definitionOf(name);
	if (!known && factsOf(name)) throw new MissingPart('math/special');
	return known?.closedForm(args) ?? rawCall(name, args);
}

tie({ applyFunction });
