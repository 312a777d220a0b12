/** One column of a table. */
export interface Column<Row> {
	/** Names the column, and the row's property that it shows unless `value` says otherwise. */
	readonly key: string;
	readonly label: string;
	readonly value?: (row: Row) => unknown;
	readonly format?: (row: Row) => string;
	readonly href?: (row: Row) => string | null | undefined;
	/** Numbers are aligned to the end; by default the first value decides. */
	readonly align?: 'start' | 'end';
	/** Texts of a few words that stay on one line. */
	readonly whole?: boolean;
	/** False for columns that make no sense in order. */
	readonly sortable?: boolean;
}

export type Order = { readonly key: string; readonly descending: boolean };

export const valueOf = <Row>(column: Column<Row>, row: Row): unknown =>
	column.value ? column.value(row) : (row as Readonly<Record<string, unknown>>)[column.key];

/** Text of a cell: by its own format, else the value in plain words. Unknown values are a dash. */
export function cellText<Row>(column: Column<Row>, row: Row, formatNumber: (value: number) => string): string {
	if (column.format) return column.format(row);
	const value = valueOf(column, row);
	if (value === null || value === undefined || value === '') return '–';
	if (typeof value === 'number') return formatNumber(value);
	if (Array.isArray(value)) return value.join(', ') || '–';
	return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Rows in order of a column: numbers by size, texts by the collator, unknown ones last either way. Stable. */
export function sortRows<Row>(
	rows: readonly Row[],
	column: Column<Row>,
	descending: boolean,
	compareText: (a: string, b: string) => number
): Row[] {
	const sign = descending ? -1 : 1;
	return [...rows].sort((first, second) => {
		const a = valueOf(column, first) ?? null;
		const b = valueOf(column, second) ?? null;
		if (a === null || b === null) return Number(a === null) - Number(b === null);
		if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
		return sign * compareText(String(a), String(b));
	});
}
