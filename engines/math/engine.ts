import { ApiError, invalid, tooMuch } from '../kit/errors';
import type { Engine, EngineContext } from '../kit/contract';
import { Exhausted, runWithin } from './budget';
import { exactVariables } from './build';
import { areUnits, looksLikeCalculator } from './calculator-input';
import type { math } from './contract';
import { evaluate, type Evaluation } from './evaluate';
import { IDENTIFIER, RESERVED } from './names';
import { latexSyntax } from './latex';
import { ParseError } from './parse';
import { type Form, simplifyText } from './simplify/forms';
import { Undefined } from './undefined';

/** Time that an answer may take, milliseconds. */
const MILLISECONDS = 2_500;

export const engine: Engine<typeof math> = {
	async evaluate({ expression, variables = {}, digits }, context) {
		for (const [name, value] of Object.entries(variables)) {
			if (!IDENTIFIER.test(name) || RESERVED.has(name))
				throw invalid('variables', `"${name}" is not a name: letters, digits and _, beginning with a letter`);
			if (!Number.isFinite(value)) throw invalid(`variables.${name}`, 'must be a number');
		}
		const { decimalText, ...answer } = await evaluateAny(expression, variables, digits, context);
		return { expression, ...answer, decimal_text: decimalText };
	},
	simplify({ expression }, context) {
		const { verified, ...forms } = bounded(context, () => simplifyText(expression));
		const text = (form: Form | null) => form?.text ?? null;
		const latex = (form: Form | null) => form && latexSyntax(form.syntax);
		return {
			expression,
			simplified: text(forms.simplified),
			expanded: text(forms.expanded),
			factored: text(forms.factored),
			latex: {
				simplified: latex(forms.simplified),
				expanded: latex(forms.expanded),
				factored: latex(forms.factored)
			},
			verified,
			truncated: (['simplified', 'expanded', 'factored'] as const).filter((name) => forms[name] === null)
		};
	}
};

/** By the exact core; units, matrices and lists by the calculator, which is loaded when it is first needed. */
async function evaluateAny(
	text: string,
	variables: Readonly<Record<string, number>>,
	digits: number,
	context: EngineContext
): Promise<Evaluation> {
	let refusal: unknown;
	try {
		const answer = bounded(context, () => evaluate(text, exactVariables(variables), digits));
		if (answer.kind !== 'symbolic' || !areUnits(answer.unknowns, text)) return answer;
	} catch (error) {
		if (!(error instanceof ApiError) || !(error.cause instanceof ParseError) || !looksLikeCalculator(text)) throw error;
		refusal = error;
	}
	const calculator = await context.lazy<typeof import('./calculator.lazy')>('math/calculator');
	try {
		return calculator.calculate(text, variables, digits, (own) =>
			bounded(context, () => evaluate(own, new Map(), digits))
		);
	} catch (error) {
		if (error instanceof calculator.NotReadable)
			throw refusal ?? invalid('expression', error.message, { cause: error });
		if (error instanceof calculator.CalculatorError) throw invalid('expression', error.message, { cause: error });
		throw error;
	}
}

/** Runs `work` under the budget; what it throws becomes the caller's error. */
function bounded<T>(context: EngineContext, work: () => T): T {
	try {
		return runWithin({ clock: () => context.clock(), milliseconds: MILLISECONDS }, work);
	} catch (error) {
		throw asApiError(error);
	}
}

function asApiError(error: unknown): unknown {
	if (error instanceof ApiError) return error;
	if (error instanceof ParseError || error instanceof Undefined)
		return invalid('expression', error.message, { cause: error });
	if (error instanceof Exhausted) return tooMuch('expression', error.message);
	// BigInt and stack limits of the machine: too large, not a bug.
	if (error instanceof RangeError) return tooMuch('expression', 'is too large');
	return error;
}
