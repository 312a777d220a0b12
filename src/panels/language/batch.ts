/** A row of the batch panel. */
export interface BatchRow {
	readonly line: number;
	readonly text: string;
	readonly code: string;
	readonly name: string;
	readonly confidence: number;
	readonly script: string | null;
	/** The second language and its code, or ''. */
	readonly otherwise: string;
	readonly otherCode: string;
}

interface Result {
	readonly code: string;
	readonly name: string;
	readonly confidence: number;
	readonly script: string | null;
	readonly alternatives: readonly { readonly code: string; readonly name: string }[];
}

/** Joins the texts that were asked about with their answers, by place. */
export function batchRows(texts: unknown, results: readonly Result[]): BatchRow[] {
	const asked: readonly unknown[] = Array.isArray(texts) ? texts : [];
	return results.map(({ code, name, confidence, script, alternatives }, index) => ({
		line: index + 1,
		text: String(asked[index] ?? ''),
		code,
		name,
		confidence,
		script,
		otherwise: alternatives[0]?.name ?? '',
		otherCode: alternatives[0]?.code ?? ''
	}));
}

/** How many texts are in each language, most first, each with a row of it. */
export function countLanguages(rows: readonly BatchRow[]): (readonly [row: BatchRow, count: number])[] {
	const counts = new Map<string, readonly [BatchRow, number]>();
	for (const row of rows) counts.set(row.code, [row, (counts.get(row.code)?.[1] ?? 0) + 1]);
	return [...counts.values()].sort(([, a], [, b]) => b - a);
}

const cell = (value: string | number): string => {
	const text = String(value);
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** RFC 4180, with a byte order mark: without it spreadsheets read UTF-8 as something else. */
export function rowsToCsv(rows: readonly BatchRow[]): string {
	const lines = rows.map((row) => [
		row.line,
		row.text,
		row.code,
		row.name,
		row.confidence,
		row.script ?? '',
		row.otherwise
	]);
	const all = [['line', 'text', 'code', 'language', 'confidence', 'script', 'otherwise'], ...lines];
	return `\ufeff${all.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
