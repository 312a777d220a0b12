/** Small words between the parts of a day, and what several readers of days share. */
import { addDays, isoWeekday } from '../facts/calendar';
import type { Lattice } from '../lattice';
import type { Span } from '../lexicon';

/** Concepts that rank a period or a weekday, with their distance from the running one. */
export const RANKS = [
	['next', 1],
	['this', 0],
	['last', -1]
] as const;

const isConcept = ({ kind, value }: Span, name: string): boolean => kind === 'concept' && value === name;

/** Whether a text speaks of this month: its days are those of the running one. */
export const isInThisMonth = (lattice: Lattice): boolean =>
	lattice.starts.some((spans) =>
		spans.some((span) => isConcept(span, 'this') && lattice.one(span.to, 'unit')?.value === 'month')
	);

/** The token behind articles and commas. */
export function over(lattice: Lattice, from: number): number {
	let at = from;
	while (
		at < from + 2 &&
		((lattice.has(at, 'skip', 'the', 'of') && !lattice.has(at, 'and')) || lattice.tokens[at]?.text === ',')
	)
		at++;
	return at;
}

/** Spans that end before a token, a small word between. */
export function endsBefore(lattice: Lattice, at: number): readonly Span[] {
	const ends = lattice.ends[at] ?? [];
	const small = ends.find(({ kind }) => kind === 'of' || kind === 'role' || kind === 'skip');
	return small ? (lattice.ends[small.from] ?? []) : ends;
}

/** The year that is said at a token, a comma or a small word before it, and the token behind it. */
export function yearAt(lattice: Lattice, from: number): { readonly year: number | null; readonly to: number } {
	const at = lattice.tokens[from]?.text === ',' || lattice.has(from, 'of', 'skip') ? from + 1 : from;
	const token = lattice.tokens[at];
	if (token?.kind === 'number' && token.text.length === 4 && Number(token.text) >= 1000 && Number(token.text) < 2101)
		return { year: Number(token.text), to: at + 1 };
	const said = lattice.one(at, 'number');
	return said?.amount !== undefined && said.amount >= 1900 && said.amount < 2101
		? { year: said.amount, to: said.to }
		: { year: null, to: from };
}

/** The first such weekday after a day, or the last before it. */
export function onWeekday({ value }: Span, sign: -1 | 1, day: string): string {
	const ahead = (Number(value) - isoWeekday(day) + 7) % 7;
	return addDays(day, sign > 0 ? ahead || 7 : ahead - 7);
}
