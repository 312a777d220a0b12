import type { Schema } from '../../engines/kit/schema';
import { boundsOf } from '../components/input/field-kind';
import { english } from './english.svelte';
import { t } from './words';

export interface FieldRow {
	/** Names it among all rows: `results.code`. */
	readonly path: string;
	readonly name: string;
	readonly schema: Schema;
	readonly depth: number;
	/** As TypeScript writes it: `string`, `object[]`, `number | null`. */
	readonly kind: string;
	readonly required: boolean;
	readonly fallback: string | null;
	readonly about: string;
	readonly bounds: string;
	readonly values: string;
}

function kindText(schema: Schema): string {
	if ('anyOf' in schema) return schema.anyOf.map(kindText).join(' | ');
	if (schema.type === 'array') {
		const item = kindText(schema.items);
		return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
	}
	if (schema.type === 'object' && 'additionalProperties' in schema)
		return `{ [name]: ${kindText(schema.additionalProperties)} }`;
	return 'format' in schema && schema.format ? schema.format : schema.type;
}

function boundsText(schema: Schema): string {
	const parts: string[] = [];
	if (english.shown && 'x-reason' in schema && schema['x-reason']) parts.push(schema['x-reason']);
	if ('maxLength' in schema && schema.maxLength !== undefined) {
		const bytes = 'format' in schema && schema.format === 'binary';
		parts.push(t(bytes ? 'maxBytes' : 'maxCharacters', { count: schema.maxLength }));
	}
	const bounds = boundsOf(schema);
	if (bounds) parts.push(bounds);
	return parts.join('; ');
}

/** The schema whose properties are listed below a field: its own, its items', its values'. */
function inner(schema: Schema): Schema | null {
	if ('anyOf' in schema) return schema.anyOf.map(inner).find((found) => found !== null) ?? null;
	if (schema.type === 'array') return inner(schema.items);
	if (schema.type !== 'object') return null;
	return 'additionalProperties' in schema ? inner(schema.additionalProperties) : schema;
}

/** Every field of a schema in order, nested ones after their parent. */
export function rowsOf(schema: Schema, parent = '', depth = 0): FieldRow[] {
	const object = inner(schema);
	if (!object || !('properties' in object)) return [];
	return Object.entries(object.properties).flatMap(([name, field]): FieldRow[] => {
		const path = parent === '' ? name : `${parent}.${name}`;
		const bare = 'anyOf' in field && field.anyOf[0] ? field.anyOf[0] : field;
		const row: FieldRow = {
			path,
			name,
			schema: field,
			depth,
			kind: kindText(field),
			required: object.required.includes(name),
			fallback: 'default' in field ? JSON.stringify(field.default) : null,
			about: field.description ?? ('anyOf' in field ? (field.anyOf[0]?.description ?? '') : ''),
			bounds: boundsText(bare),
			values: 'enum' in bare && bare.enum ? bare.enum.join(' · ') : ''
		};
		return [row, ...rowsOf(field, path, depth + 1)];
	});
}
