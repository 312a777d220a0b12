import type { Schema } from '../../../engines/kit/schema';
import { labelOf } from '../../components/input/field-kind';
import type { Column } from '../../components/table-sort';

type Row = Readonly<Record<string, unknown>>;

/** One field of an answer with the way to draw it. */
export interface Part {
	readonly name: string;
	readonly schema: Schema;
	readonly value: unknown;
	readonly kind: 'text' | 'link' | 'image' | 'object' | 'table';
}
export interface TablePart extends Part {
	readonly rows: readonly Row[];
	readonly columns: readonly Column<Row>[];
}

export const isTable = (part: Part): part is TablePart => part.kind === 'table';

const withoutNull = (schema: Schema): Schema =>
	'anyOf' in schema ? (schema.anyOf.find((option) => !('type' in option && option.type === 'null')) ?? schema) : schema;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A point is short enough for one line. */
const isPoint = (value: unknown): boolean =>
	isRow(value) &&
	Object.keys(value).length === 2 &&
	typeof value['lat'] === 'number' &&
	typeof value['lon'] === 'number';

/** A value in a line of plain words. */
export function plainText(value: unknown, formatNumber: (value: number) => string): string {
	if (typeof value === 'number') return formatNumber(value);
	if (Array.isArray(value)) return value.map((item) => plainText(item, formatNumber)).join(', ');
	if (isRow(value)) {
		if (isPoint(value)) return `${value['lat']}, ${value['lon']}`;
		return Object.entries(value)
			.map(([name, part]) => `${labelOf(name)} ${plainText(part, formatNumber)}`)
			.join(', ');
	}
	return value === null || value === undefined ? '–' : String(value);
}

function tableOf(name: string, schema: Schema, rows: readonly Row[]): TablePart {
	const items = withoutNull('items' in schema ? schema.items : schema);
	const known = 'properties' in items ? Object.keys(items.properties) : Object.keys(rows[0] ?? {});
	const text = (value: unknown): string => plainText(value, (number) => String(Number(number.toPrecision(12))));
	const columns = known.map((key): Column<Row> => {
		const format = (row: Row): string =>
			typeof row[key] === 'boolean' ? (row[key] ? '✓' : '–') : text(row[key]) || '–';
		const href = (row: Row): string | null => (/^https?:\/\//.test(String(row[key])) ? String(row[key]) : null);
		return { key, label: labelOf(key, 'properties' in items ? items.properties[key] : undefined), format, href };
	});
	return { name, schema, value: rows, kind: 'table', rows, columns };
}

function partOf(name: string, schema: Schema, value: unknown): Part {
	const plain = withoutNull(schema);
	if (Array.isArray(value) && value.length > 0 && value.every(isRow)) return tableOf(name, plain, value);
	if (isRow(value) && !isPoint(value)) {
		if ('additionalProperties' in plain) {
			const rows = Object.entries(value).map(([key, part]) => (isRow(part) ? { key, ...part } : { key, value: part }));
			return rows.length === 0 ? { name, schema, value: [], kind: 'text' } : tableOf(name, { type: 'null' }, rows);
		}
		return { name, schema: plain, value, kind: 'object' };
	}
	if (typeof value === 'string' && /^data:image\/|^https:\/\/\S+\.(png|jpe?g|svg|webp|gif)$/i.test(value)) {
		return { name, schema, value, kind: 'image' };
	}
	return { name, schema, value, kind: typeof value === 'string' && /^https?:\/\/\S+$/.test(value) ? 'link' : 'text' };
}

/** The fields of an answer in the order of its schema, those that the schema does not name after them. */
export function partsOf(schema: Schema, value: unknown): Part[] {
	if (!isRow(value)) return [partOf('value', schema, value)];
	const properties = 'properties' in schema ? schema.properties : {};
	const names = new Set([...Object.keys(properties), ...Object.keys(value)]);
	return [...names]
		.filter((name) => name in value)
		.map((name) => partOf(name, properties[name] ?? { type: 'null' }, value[name]));
}
