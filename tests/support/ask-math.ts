import { engine } from '../../engines/math/engine';
import { testContext } from './context';

/** Asks the math engine for answers with so many digits. */
export const askMath =
	(digits: number) =>
	(expression: string, variables: Readonly<Record<string, number>> = {}) =>
		engine.evaluate({ expression, variables, digits, steps: false }, testContext());
