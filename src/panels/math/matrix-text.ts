/** Cells of a table as a matrix of the grammar, and a pasted table as cells. */

/** `[1, 2; 3, 4]`; empty cells are 0. */
export const matrixText = (cells: readonly (readonly string[])[]): string =>
	`[${cells.map((row) => row.map((cell) => cell.trim() || '0').join(', ')).join('; ')}]`;

/** Rows of a table copied from a spreadsheet or a page: by tabs, semicolons, commas or spaces; null for a single value. */
export function pastedCells(text: string): string[][] | null {
	const lines = text.trim().split(/\r?\n/);
	const separator = [/\t/, /;/, /,\s*/, /\s+/].find((each) => lines.some((line) => each.test(line.trim())));
	if (!separator && lines.length === 1) return null;
	const rows = lines.map((line) =>
		(separator ? line.trim().split(separator) : [line.trim()]).map((cell) => cell.trim())
	);
	const width = Math.max(...rows.map((row) => row.length));
	return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}
