import { invalid } from '../kit/errors';
import type { Engine, EngineContext } from '../kit/contract';
import { answer } from './answer';
import { bounded } from './core/bounded';
import { exactVariables } from './core/build';
import type { math } from './contract';
import type { Expression } from './core/expression';
import { lostLogarithms, lostPoles } from './core/domain';
import { MissingPart } from './core/refusals';
import type { Solution } from './evaluate';
import { mathmlOf, latexSyntax } from './io/mathml';
import { IDENTIFIER, RESERVED } from './io/operators';
import { parse } from './io/parse';
import { printSyntax } from './io/print';
import { asked } from './io/read';
import type { Step } from './core/step';
import type { Syntax } from './io/syntax';
import { listenToFaults } from './simplify/faults';
import { type Form, simplifyText } from './simplify/forms';

// One form that fails is left out of the answer and logged.
listenToFaults((error) => console.error('math: a candidate form failed', error));

const NO_NAMES: ReadonlySet<string> = new Set();
const NO_VALUES = exactVariables({});

const MAX_DRAWN = 4_000;

export const engine: Engine<typeof math> = {
	async evaluate({ expression, variables = {}, digits, steps = false }, context) {
		for (const [name, value] of Object.entries(variables)) {
			if (!IDENTIFIER.test(name) || RESERVED.has(name))
				throw invalid('variables', `"${name}" is not a name: letters, digits and _, beginning with a letter`);
			if (!Number.isFinite(value)) throw invalid(`variables.${name}`, 'must be a number');
		}
		const found = await withParts(context, () => answer(expression, variables, digits, context, steps));
		return {
			expression,
			exact: found.exact,
			latex: found.latex,
			kind: found.kind,
			unknowns: found.unknowns,
			decimal: found.decimal,
			reading: found.reading,
			mathml: found.mathml,
			decimal_text: found.decimalText,
			reading_mathml: found.readingMathml,
			notes: [...found.notes, ...Object.entries(variables).flatMap(takenAs)],
			solutions: found.solutions?.map(solutionOf) ?? null,
			steps: found.told?.map(stepOf) ?? null
		};
	},
	async simplify({ expression, steps }, context) {
		const explain = steps ? await context.lazy<typeof import('./steps.lazy')>('math/steps') : undefined;
		const { text: read } = await asked(expression, NO_NAMES, context);
		const { forms, verified, told, conditions } = await withParts(context, () =>
			bounded(() => {
				const { verified: agreed, ...found } = simplifyText(read);
				const syntax = parse(read);
				const shown = found.simplified ?? found.factored ?? found.expanded;
				return {
					forms: found,
					verified: agreed,
					told: explain?.simplificationSteps(syntax, found.simplified?.syntax),
					conditions: shown ? conditionsOf(syntax, shown.expression) : []
				};
			}, context.steps)
		);
		const text = (form: Form | null) => form?.text ?? null;
		const latex = (form: Form | null) => form && latexSyntax(form.syntax);
		const mathml = (form: Form | null) => (form && form.text.length < MAX_DRAWN ? mathmlOf(form.syntax) : null);
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
			mathml: {
				simplified: mathml(forms.simplified),
				expanded: mathml(forms.expanded),
				factored: mathml(forms.factored)
			},
			verified,
			conditions,
			steps: told?.map(stepOf) ?? null,
			truncated: (['simplified', 'expanded', 'factored'] as const).filter((name) => forms[name] === null)
		};
	}
};

/** The result of `work`, begun anew with each part that it misses. */
async function withParts<T>(context: EngineContext, work: () => T): Promise<Awaited<T>> {
	const loaded = new Set<string>();
	for (;;)
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof MissingPart) || loaded.has(error.part)) throw error;
			loaded.add(error.part);
			await context.lazy(error.part);
		}
}

/** Where the input and a form of it are one: `x != 1`, `x > 0`. */
function conditionsOf(syntax: Syntax, form: Expression): string[] {
	const logarithms = lostLogarithms(syntax, form);
	// A positive value is not zero.
	const poles = lostPoles(syntax, form, NO_VALUES).filter(
		(pole) => !logarithms.includes(pole.replace(/ != 0$/, ' > 0'))
	);
	return [...logarithms, ...poles];
}

/** Notes digits that JSON may have lost. */
const takenAs = ([name, value]: readonly [string, number]) =>
	`${value}`.length > 16 ? [{ text: `${name} = ${value}`, alternative: null, value: null }] : [];

const stepOf = ({ rule, condition, before, after }: Step) => {
	const [from, to] = [printSyntax(before), printSyntax(after)];
	const draw = (text: string, node: Syntax) => (text.length < MAX_DRAWN ? mathmlOf(node) : null);
	return { rule, condition, from, to, from_mathml: draw(from, before), to_mathml: draw(to, after) };
};

const solutionOf = ({ decimalText, ...rest }: Solution) => ({ ...rest, decimal_text: decimalText });
