/** What is drawn of an answer: f, f with its derivative or antiderivative, both sides of an equation with its solutions. */
import { operatorCalls } from '../../../engines/math/calculus/reading';
import { parse, ParseError } from '../../../engines/math/parse';
import { printSyntax } from '../../../engines/math/print';
import type { Syntax } from '../../../engines/math/syntax';
import { unknownsOf } from './plot-function';

export interface Curve {
	/** Its formula, in the input syntax. */
	readonly text: string;
	readonly node: Syntax;
}

export interface Graph {
	readonly unknown: string;
	readonly curves: readonly Curve[];
	/** Where the solutions are. */
	readonly marks: readonly number[];
}

interface Answered {
	readonly reading: string;
	readonly exact: string;
	readonly unknowns: readonly string[];
	readonly solutions: readonly { readonly decimal_text: string | null }[] | null;
}

/** Operators of which the function that was asked about is drawn beside what came out. */
const BOTH: ReadonlySet<string> = new Set(['diff', 'integrate', 'series']);

/** The graph of an answer; null where it is none of one unknown. */
export function graphOf({ reading, exact, solutions }: Answered): Graph | null {
	try {
		const [call] = operatorCalls(reading);
		const whole = call?.from === 0 && call.to === reading.length ? call : undefined;
		const asked = whole?.args[0];
		if (solutions) {
			const relation = parse(asked ?? reading);
			if (relation.type !== 'comparison' || relation.operands.length !== 2) return null;
			const marks = solutions.flatMap(({ decimal_text: digits }) => (digits === null ? [] : [Number(digits)]));
			return drawable(relation.operands, marks.filter(Number.isFinite));
		}
		if (whole && asked !== undefined && BOTH.has(whole.operator) && whole.args.length < 4)
			return drawable([parse(asked), parse(exact)], []);
		return drawable([parse(exact)], []);
	} catch (error) {
		if (error instanceof ParseError) return null;
		throw error;
	}
}

function drawable(nodes: readonly Syntax[], marks: readonly number[]): Graph | null {
	const names = new Set(nodes.flatMap(unknownsOf));
	const [unknown] = names;
	if (unknown === undefined || names.size > 1 || nodes.some(({ type }) => type === 'comparison' || type === 'logic')) return null; // prettier-ignore
	return { unknown, curves: nodes.map((node) => ({ node, text: printSyntax(node) })), marks };
}
