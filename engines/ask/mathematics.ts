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
const ASKING: ReadonlySet<string> = new Set(['what-is', 'how-much', 'mathematics', 'convert']);

/** Maximum number of shorter texts that are tried. */
const MOST_TRIED = 24;

/** Two Roman figures or more. */
const ROMAN = /^[IVXLCDM]{2,}$/;

/** Whether a text may be a sum: it has a number, in figures of any kind, and a word. */
export const mayBeMathematics = ({ tokens, kinds }: Lattice): boolean =>
	tokens.some(({ kind }) => kind === 'word') &&
	(kinds.has('number') || tokens.some(({ kind, text }) => kind === 'number' || ROMAN.test(text)));

/** The reading of a text as mathematics; undefined where a word is left. Texts shorten from both ends by words of politeness. */
export function readMathematics(text: string, lattice: Lattice, toFormula: ReadMathematics): Reading | undefined {
	const { tokens } = lattice;
	// `each` only asks at the end of a sentence, and belongs to a price at the end of a sum: the longer text is tried first.
	const begins = edgesOf(lattice, 0);
	const ends = edgesOf(lattice, tokens.length);
	const parts = begins.flatMap((from) => ends.map((to) => [from, to] as const));
	for (const [from, to] of parts.sort((a, b) => b[1] - b[0] - (a[1] - a[0])).slice(0, MOST_TRIED)) {
		if (from >= to) continue;
		const sum = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
		// Amounts are plain numbers in mathematics.
		const figures = sum.replaceAll(/\p{Sc}/gu, '');
		const formula = formulaOf(figures, toFormula);
		const read = formula === figures ? null : readFormula(formula);
		// A number that is only to be written otherwise: 0.375 as a fraction, 3.14159 to two decimals.
		const isExpressed = lattice.concepts.has('express') && Number.isFinite(Number(formula)) && formula !== figures;
		const isRoman = tokens.some(({ text: word }) => ROMAN.test(word)) && Number.isFinite(Number(formula));
		if (isRoman || isExpressed || (read && (!read.isFree || read.hasCall)))
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

/** Where a text may begin (`at` 0) or end without words that only ask, from its whole length on. */
function edgesOf({ tokens, starts, ends }: Lattice, at: number): number[] {
	const isFirst = at === 0;
	const edges = [at];
	for (let edge = at; ; edges.push(edge)) {
		const span = (isFirst ? starts[edge] : ends[edge])?.find(
			({ kind, value }) => AROUND.has(kind) || (kind === 'concept' && ASKING.has(value))
		);
		if (span) edge = isFirst ? span.to : span.from;
		else if (!isFirst && tokens[edge - 1]?.kind === 'mark') edge--;
		else return edges;
	}
}
