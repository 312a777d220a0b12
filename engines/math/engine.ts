import { ApiError, invalid } from '../kit/errors';
import type { Engine, EngineContext } from '../kit/contract';
import { bounded } from './bounded';
import { exactVariables } from './build';
import { areUnits, looksLikeCalculator, looksLikeMatrix, looksLikeUnits } from './calculator-input';
import { looksLikeCalculus } from './calculus-input';
import type { math } from './contract';
import { evaluate, type Evaluation, type Solution } from './evaluate';
import { IDENTIFIER, RESERVED } from './names';
import { latexSyntax } from './latex';
import { ParseError } from './parse';
import { listenToFaults } from './simplify/faults';
import { type Form, simplifyText } from './simplify/forms';

// One form that fails is left out of the answer and logged.
listenToFaults((error) => console.error('math: a candidate form failed', error));

export const engine: Engine<typeof math> = {
	async evaluate({ expression, variables = {}, digits }, context) {
		for (const [name, value] of Object.entries(variables)) {
			if (!IDENTIFIER.test(name) || RESERVED.has(name))
				throw invalid('variables', `"${name}" is not a name: letters, digits and _, beginning with a letter`);
			if (!Number.isFinite(value)) throw invalid(`variables.${name}`, 'must be a number');
		}
		const { decimalText, solutions, ...answer } = await evaluateAny(expression, variables, digits, context);
		return { expression, ...answer, decimal_text: decimalText, solutions: solutions?.map(solutionOf) ?? null };
	},
	simplify({ expression }) {
		const { verified, ...forms } = bounded(() => simplifyText(expression));
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

const solutionOf = ({ decimalText, ...rest }: Solution) => ({ ...rest, decimal_text: decimalText });

/**
 * By the part that the text looks like: units, matrices, calculus; else by the exact core; what is left of lists by the
 * calculator. Each part is loaded when it is first needed, and passes on what is not its own.
 */
async function evaluateAny(
	text: string,
	variables: Readonly<Record<string, number>>,
	digits: number,
	context: EngineContext
): Promise<Evaluation> {
	const part = await ownPart(text, variables, digits, context);
	if (part) return part;
	let refusal: unknown;
	try {
		const answer = bounded(() => evaluate(text, exactVariables(variables), digits));
		if (answer.kind !== 'symbolic' || !areUnits(answer.unknowns, text)) return answer;
		const units = await context.lazy<typeof import('./units.lazy')>('math/units');
		return units.measure(text, variables, digits) ?? answer;
	} catch (error) {
		if (!(error instanceof ApiError) || !(error.cause instanceof ParseError) || !looksLikeCalculator(text)) throw error;
		refusal = error;
	}
	const calculator = await context.lazy<typeof import('./calculator.lazy')>('math/calculator');
	try {
		return calculator.calculate(text, variables, digits, (own) => bounded(() => evaluate(own, new Map(), digits)));
	} catch (error) {
		if (error instanceof calculator.NotReadable)
			throw refusal ?? invalid('expression', error.message, { cause: error });
		if (error instanceof calculator.CalculatorError) throw invalid('expression', error.message, { cause: error });
		throw error;
	}
}

/** The answer of the part that a text looks like; undefined when there is none, or when it knows better. */
async function ownPart(
	text: string,
	variables: Readonly<Record<string, number>>,
	digits: number,
	context: EngineContext
): Promise<Evaluation | undefined> {
	if (looksLikeUnits(text)) {
		const units = await context.lazy<typeof import('./units.lazy')>('math/units');
		const answer = units.measure(text, variables, digits);
		if (answer) return answer;
	}
	if (looksLikeCalculus(text)) {
		const calculus = await context.lazy<typeof import('./calculus.lazy')>('math/calculus');
		const answer = calculus.calculate(text, variables, digits);
		if (answer) return answer;
	}
	if (looksLikeMatrix(text)) {
		const matrix = await context.lazy<typeof import('./matrix.lazy')>('math/matrix');
		return matrix.matrixAnswer(text, variables, digits);
	}
	return undefined;
}
