/** Solutions as they are answered. */
import { defined } from '../../../kit/checked';
import { describe, describeTruth, type Evaluation, type Solution } from '../../evaluate';
import { factorsOf, freeSymbols, isClosed, isNumber, termsOf, type Expression } from '../../core/expression';
import { latexOf } from '../../io/latex';
import { printExpression } from '../../io/print';
import type { Root, Solutions } from './equation';
import type { SystemSolutions } from './system';
import { intervalText, isEverything, relationInDigits, relationText, type End, type RealSet } from './intervals';

/** The answer for an equation in one unknown; `written` is the equation, for answers that have digits alone. */
export function equationAnswer(
	{ roots, everywhere, partial, realOnly }: Solutions,
	name: string,
	written: { readonly text: string; readonly latex: string },
	digits: number
): Evaluation {
	if (everywhere) {
		const all: Solution = {
			solution: 1,
			variable: name,
			exact: name,
			decimalText: null,
			condition: `every ${name} for which both sides have a value`
		};
		return { ...describeTruth(true), solutions: [all] };
	}
	if (roots.length === 0) return { ...describeTruth(false), solutions: [] };
	const solutions = roots.map((root, index) => solutionOf(root, index + 1, name, partial, digits));
	const [only] = roots;
	const single = roots.length === 1 && only?.exact && isClosed(only.exact) ? describe(only.exact, digits) : undefined;
	const known = roots.every(({ exact }) => exact !== null);
	return {
		exact: known ? solutions.map(({ exact }) => `${name} = ${exact}`).join(' or ') : written.text,
		latex: known
			? roots.map(({ exact }) => `${name} = ${exact ? latexOf(exact) : ''}`).join(' \\;\\lor\\; ')
			: written.latex,
		kind: 'symbolic',
		unknowns: [...new Set([name, ...roots.flatMap(({ exact }) => (exact ? freeSymbols(exact) : []))])].sort(),
		decimal: single?.decimal ?? null,
		decimalText: single?.decimalText ?? null,
		solutions,
		said: [
			...(realOnly ? ['only real solutions are given'] : []),
			...(partial && known ? ['there may be more solutions'] : [])
		]
	};
}

function solutionOf(root: Root, solution: number, variable: string, partial: boolean, digits: number): Solution {
	if (root.numeric)
		return {
			solution,
			variable,
			exact: null,
			decimalText: root.numeric.decimalText,
			condition: `no closed form was found: ${digits} certified digits${partial ? ', and there may be more solutions' : ''}`
		};
	const exact = defined(root.exact);
	const closed = isClosed(exact);
	return {
		solution,
		variable,
		exact: printExpression(exact),
		decimalText: closed ? describe(exact, digits).decimalText : null,
		condition: conditionOf(root, exact)
	};
}

function conditionOf(root: Root, exact: Expression): string | null {
	if (root.integer) return `${root.integer.name} is any whole number${butFew(root.family?.except)}`;
	if (!root.real) return 'not real';
	const said = [
		...denominatorsOf(exact).map((x) => `${printExpression(x)} != 0`),
		...(root.conditional ? ['where both sides have a value and agree'] : [])
	];
	return said.length > 0 ? said.join(', ') : null;
}

/** ` other than 0 and 2` */
const butFew = (numbers: readonly number[] = []): string =>
	numbers.length > 0 ? ` other than ${numbers.join(' and ')}` : '';

/** The divisors that contain unknowns. */
export const denominatorsOf = (x: Expression): Expression[] => [
	...new Map(
		termsOf(x)
			.flatMap(factorsOf)
			.filter(({ base, exponent }) => !isClosed(base) && isNumber(exponent) && exponent.value.num < 0n)
			.map(({ base }) => [base.key, base] as const)
	).values()
];

/** The answer for a system: the values of one tuple share a number. */
export function systemAnswer(
	{ tuples, free }: SystemSolutions,
	unknowns: readonly string[],
	digits: number
): Evaluation {
	if (tuples.length === 0) return { ...describeTruth(false), solutions: [] };
	const solutions = tuples.flatMap(({ values, real }, index) =>
		unknowns.map((variable): Solution => {
			const exact = defined(values.get(variable));
			return {
				solution: index + 1,
				variable,
				exact: printExpression(exact),
				decimalText: isClosed(exact) ? describe(exact, digits).decimalText : null,
				condition: free.includes(variable) ? 'any value' : real ? null : 'not real'
			};
		})
	);
	const each = (write: (x: Expression) => string) => (tuple: (typeof tuples)[number]) =>
		unknowns.map((name) => `${name} = ${write(defined(tuple.values.get(name)))}`).join(', ');
	return {
		exact: tuples.map(each(printExpression)).join(' or '),
		latex: tuples.map(each(latexOf)).join(' \\;\\lor\\; '),
		kind: 'symbolic',
		unknowns: [...unknowns].sort(),
		decimal: null,
		decimalText: null,
		solutions
	};
}

/** The answer for an inequality. */
export function inequalityAnswer(set: RealSet, name: string): Evaluation {
	if (set.length === 0) return { ...describeTruth(false), solutions: [] };
	const text = intervalText(set);
	const solutions: Solution[] = [{ solution: 1, variable: name, exact: text, decimalText: null, condition: null }];
	if (isEverything(set)) return { ...describeTruth(true), solutions };
	return {
		exact: relationText(set, name),
		latex: `${name} \\in ${intervalLatex(set)}`,
		kind: 'symbolic',
		unknowns: [name],
		decimal: null,
		decimalText: null,
		solutions,
		...(set.some(({ low, high }) => hasRoot(low) || hasRoot(high))
			? { said: [`in digits: ${relationInDigits(set, name)}`] }
			: {})
	};
}

/** Whether an end is read better in digits. */
const hasRoot = ({ value }: End): boolean => value !== null && !isNumber(value);

const intervalLatex = (set: RealSet): string =>
	set
		.map(({ low, high }) => {
			if (low.size === high.size && low.value) return `\\{${latexOf(low.value)}\\}`;
			const from = low.value ? latexOf(low.value) : '-\\infty';
			const to = high.value ? latexOf(high.value) : '\\infty';
			return `\\left${low.closed ? '[' : '('}${from}, ${to}\\right${high.closed ? ']' : ')'}`;
		})
		.join(' \\cup ');
