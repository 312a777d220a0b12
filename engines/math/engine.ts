import { invalid } from '../kit/errors';
import type { Engine } from '../kit/contract';
import { answer } from './answer';
import { bounded } from './bounded';
import type { math } from './contract';
import type { Solution } from './evaluate';
import { mathmlOf } from './mathml';
import { IDENTIFIER, RESERVED } from './names';
import { latexSyntax } from './latex';
import { listenToFaults } from './simplify/faults';
import { type Form, simplifyText } from './simplify/forms';

// One form that fails is left out of the answer and logged.
listenToFaults((error) => console.error('math: a candidate form failed', error));

/** Longer forms are read, not drawn. */
const MAX_DRAWN = 4_000;

export const engine: Engine<typeof math> = {
	async evaluate({ expression, variables = {}, digits }, context) {
		for (const [name, value] of Object.entries(variables)) {
			if (!IDENTIFIER.test(name) || RESERVED.has(name))
				throw invalid('variables', `"${name}" is not a name: letters, digits and _, beginning with a letter`);
			if (!Number.isFinite(value)) throw invalid(`variables.${name}`, 'must be a number');
		}
		const { decimalText, solutions, readingMathml, notes, ...rest } = await answer(
			expression,
			variables,
			digits,
			context
		);
		return {
			expression,
			...rest,
			decimal_text: decimalText,
			reading_mathml: readingMathml,
			notes: [...notes],
			solutions: solutions?.map(solutionOf) ?? null
		};
	},
	simplify({ expression }, { steps }) {
		const { verified, ...forms } = bounded(() => simplifyText(expression), steps);
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
			truncated: (['simplified', 'expanded', 'factored'] as const).filter((name) => forms[name] === null)
		};
	}
};

const solutionOf = ({ decimalText, ...rest }: Solution) => ({ ...rest, decimal_text: decimalText });
