import type { Schema } from '../../../engines/kit/schema';
import { kindOf } from '../../state/call/form-values';

export type InputKind =
	| 'text'
	| 'long-text'
	| 'password'
	| 'date'
	| 'url'
	| 'number'
	| 'lines'
	| 'point'
	| 'country'
	| 'file'
	| 'choice'
	| 'switch';

/** Which kind of input asks for a value of this schema. */
export function inputKind(schema: Schema): InputKind {
	if (schema['x-input']) return schema['x-input'];
	switch (kindOf(schema)) {
		case 'boolean':
			return 'switch';
		case 'file':
			return 'file';
		case 'number':
		case 'integer':
			return 'number';
		case 'list':
		case 'map':
			return 'lines';
		default:
			if ('enum' in schema && schema.enum) return 'choice';
			return 'format' in schema && schema.format === 'date' ? 'date' : 'text';
	}
}

/** The schema's title, else the parameter's name as words: `min_magnitude` → `Min magnitude`. */
export function labelOf(name: string, schema?: Schema): string {
	if (schema?.title) return schema.title;
	const words = name.replaceAll('_', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The bounds of a value in short: `1 – 500`. Empty when they are not useful. */
export function boundsOf(schema: Schema): string {
	if ('minimum' in schema || 'maximum' in schema) {
		const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
		if (minimum !== undefined && maximum !== undefined) return `${minimum} – ${maximum}`;
		return minimum === undefined ? `≤ ${maximum}` : `≥ ${minimum}`;
	}
	if ('maxItems' in schema && schema.maxItems !== undefined) return `≤ ${schema.maxItems}`;
	return '';
}
