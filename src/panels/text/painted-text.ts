/** A sentence to paint: its place in the text, in UTF-16 code units, and its grade. */
export interface GradedSentence {
	readonly start: number;
	readonly end: number;
	readonly flesch_kincaid_grade: number | null;
}

/** A piece of a text; `grade` is null between the graded sentences, 0 for a language without grades. */
export type Piece = { readonly text: string; readonly grade: number | null };

/** Text at the sides of a graded sentence that is still shown, in UTF-16 code units. */
const AROUND = 200;

/** Cuts a text at its graded sentences without loss. Past `longest`, far parts become an ellipsis. */
export function paintText(text: string, sentences: readonly GradedSentence[], longest: number): Piece[] {
	const pieces: Piece[] = [];
	let from = 0;
	for (const { start, end, flesch_kincaid_grade: grade } of [...sentences].sort((a, b) => a.start - b.start)) {
		if (start < from || end > text.length || end <= start) continue;
		if (start > from) pieces.push({ text: text.slice(from, start), grade: null });
		pieces.push({ text: text.slice(start, end), grade: grade ?? 0 });
		from = end;
	}
	if (from < text.length) pieces.push({ text: text.slice(from), grade: null });
	if (text.length <= longest) return pieces;
	return pieces.map((piece, index) =>
		piece.grade === null ? { text: shorten(piece.text, index === 0, index === pieces.length - 1), grade: null } : piece
	);
}

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
	if (text.length <= 2 * AROUND) return text;
	const head = isFirst ? '' : text.slice(0, AROUND);
	const tail = isLast ? '' : text.slice(-AROUND);
	return `${head} … ${tail}`;
}

/** A part of a piece; hard words are separate parts. */
export type Part = { readonly text: string; readonly isHard: boolean };

/** Cuts a text at its hard words, given in lower case; nothing is lost. */
export function markWords(text: string, hard: ReadonlySet<string>): Part[] {
	if (hard.size === 0) return [{ text, isHard: false }];
	const parts: Part[] = [];
	let from = 0;
	for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’\-‐‑.@_][\p{L}\p{M}\p{N}]+)*/gu)) {
		if (!hard.has(word.toLowerCase())) continue;
		if (index > from) parts.push({ text: text.slice(from, index), isHard: false });
		parts.push({ text: word, isHard: true });
		from = index + word.length;
	}
	if (from < text.length) parts.push({ text: text.slice(from), isHard: false });
	return parts;
}
