/** The curves of an answer: f, f with its derivative or antiderivative, both sides of an equation with its solutions. */
import { parse, ParseError } from '../../../../engines/math/io/parse';
import { printSyntax } from '../../../../engines/math/io/print';
import { operatorOf } from '../../../../engines/math/io/operators';
import { childrenOf, type Syntax } from '../../../../engines/math/io/syntax';
import { plotFunction, unknownsOf } from './plot-function';

export interface Curve {
	readonly text: string;
	readonly node: Syntax;
}

export interface Graph {
	readonly unknown: string;
	readonly curves: readonly Curve[];
	/** Where the solutions are; for an inequality its ends, for a parabola its turn. */
	readonly marks: readonly number[];
	readonly solved: boolean;
}

interface Answered {
	readonly reading: string;
	readonly exact: string;
	readonly unknowns: readonly string[];
	readonly solutions: readonly { readonly exact: string | null; readonly decimal_text: string | null }[] | null;
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** Operators whose argument is drawn beside the result. */
const BOTH: ReadonlySet<string> = new Set(['diff', 'integrate', 'series']);

/** The graph of an answer; null unless it has exactly one unknown. */
export function graphOf({ reading, exact, solutions }: Answered): Graph | null {
	try {
		const read = parse(reading, NO_NAMES, { operators: true });
		const operator = operatorOf(read);
		const asked = operator === undefined ? undefined : childrenOf(read)[0];
		if (solutions) {
			const relation = asked ?? read;
			const marks = solutions.flatMap(({ decimal_text: digits, exact: told }) =>
				digits === null ? endsOf(told) : [Number(digits)]
			);
			if (operator === 'domain') return drawable([relation], marks.filter(Number.isFinite));
			if (relation.type !== 'comparison' || relation.operands.length !== 2) return null;
			return drawable(relation.operands, marks.filter(Number.isFinite), relation.signs[0] === '=');
		}
		if (operator && asked && TURNS.has(operator)) return drawable([asked], turnOf(exact));
		const between = read.type === 'binder' && read.operator === 'integrate' && read.domain.length > 0;
		if (operator && asked && BOTH.has(operator) && !between) return drawable([asked, parse(exact)], []);
		return drawable([parse(exact)], []);
	} catch (error) {
		if (error instanceof ParseError) return null;
		throw error;
	}
}

/** Operators whose answer is where a parabola turns: it is drawn, and that place marked. */
const TURNS: ReadonlySet<string> = new Set(['vertex', 'axisofsymmetry']);

/** The place in [2, -1], and in x = 2. */
const turnOf = (exact: string): number[] => {
	const place = /^\[(.*)\]$/.exec(exact)?.[1];
	const text = place === undefined ? exact.split('=').at(-1) : place.split(', ')[0];
	return [numberOf(text ?? '')].filter(Number.isFinite);
};

/** The ends of (-oo, 1] ∪ {2} ∪ (3, oo), as far as they are numbers. */
function endsOf(intervals: string | null): number[] {
	if (intervals === null || !/^[[({].*[\])}]$/.test(intervals)) return [];
	return intervals
		.split(' ∪ ')
		.flatMap((interval) => interval.slice(1, -1).split(', '))
		.filter((end) => end !== 'oo' && end !== '-oo')
		.map(numberOf);
}

/** The value of an expression without an unknown; NaN for others. */
function numberOf(text: string): number {
	const node = parse(text);
	return unknownsOf(node).length > 0 ? Number.NaN : plotFunction(node, 'x')(0);
}

function drawable(nodes: readonly Syntax[], marks: readonly number[], solved = false): Graph | null {
	const names = new Set(nodes.flatMap(unknownsOf));
	const [unknown] = names;
	if (unknown === undefined || names.size > 1 || nodes.some(({ type }) => type === 'comparison' || type === 'logic')) return null; // prettier-ignore
	return {
		unknown,
		curves: nodes.map((node) => ({ node, text: printSyntax(node) })),
		marks: [...new Set(marks)],
		solved
	};
}
