/** Sums that only the grammar of mathematics reads: what percent of 80 is 20, the volume of a sphere of radius 3. */
import { readFormula } from '../math/recognise';
import type { Lattice } from './lattice';
import type { Reading } from './reading';

/** Text of the grammar of mathematics for a question in words; the same text where it has no words of mathematics. */
export type ReadMathematics = (text: string) => string;

/** How sure such a reading is: every word of the text has its place in a sum. */
const SCORE = 0.9;
/** Kinds and concepts around a sum that say nothing about it. */
const AROUND: ReadonlySet<string> = new Set(['skip', 'self', 'the', 'of', 'pointer']);
const ASKING: ReadonlySet<string> = new Set(['what-is', 'how-much', 'mathematics']);

/** Whether a text may be a sum: it has a number and a word. */
export const mayBeMathematics = ({ tokens, kinds }: Lattice): boolean =>
	tokens.some(({ kind }) => kind === 'word') && (kinds.has('number') || tokens.some(({ kind }) => kind === 'number'));

/** The reading of a text as mathematics; undefined where a word is left. Texts shorten from both ends by words of politeness. */
export function readMathematics(text: string, lattice: Lattice, toFormula: ReadMathematics): Reading | undefined {
	const { tokens } = lattice;
	const begins = lengthOfEdge(lattice, 0);
	const ends = tokens.length - lengthOfEdge(lattice, tokens.length);
	for (const [from, to] of [
		[0, tokens.length],
		[begins, ends]
	] as const) {
		if (from >= to) continue;
		const sum = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
		const formula = formulaOf(sum, toFormula);
		const read = formula === sum ? null : readFormula(formula);
		if (read && (!read.isFree || read.hasCall))
			return { operation: 'math/evaluate', input: { expression: sum }, score: SCORE, frame: 'mathematics' };
	}
	return undefined;
}

/** The formula of a text; the text itself where the grammar refuses it: a day is not a number. */
function formulaOf(text: string, toFormula: ReadMathematics): string {
	try {
		return toFormula(text);
	} catch (error) {
		// Checks the name, because each engine file contains its own copy of the class.
		if (error instanceof Error && error.name === 'ParseError') return text;
		throw error;
	}
}

/** Tokens at the beginning of a text (`at` 0) or at its end that only ask. */
function lengthOfEdge({ tokens, starts, ends }: Lattice, at: number): number {
	const isFirst = at === 0;
	let edge = at;
	for (;;) {
		const span = (isFirst ? starts[edge] : ends[edge])?.find(
			({ kind, value }) => AROUND.has(kind) || (kind === 'concept' && ASKING.has(value))
		);
		const isMark = tokens[isFirst ? edge : edge - 1]?.kind === 'mark' && !isFirst;
		if (!span && !isMark) return Math.abs(edge - at);
		edge = isMark ? edge - 1 : isFirst ? (span?.to ?? edge) : (span?.from ?? edge);
	}
}
