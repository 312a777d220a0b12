import type { PageOperation } from '../../../engines/kit/contract';
import type { Schema } from '../../../engines/kit/schema';

/** The values of form fields: text as typed, a switch, a file, or a value that a panel set. */
export type Values = Readonly<Record<string, unknown>>;

/** The plain kind of a schema, with `null` alternatives set aside. */
export function kindOf(schema: Schema): 'text' | 'number' | 'integer' | 'boolean' | 'list' | 'map' | 'object' | 'file' {
	if ('anyOf' in schema) {
		const first = schema.anyOf.find((option) => !('type' in option && option.type === 'null'));
		return first ? kindOf(first) : 'text';
	}
	if (schema.type === 'array') return 'list';
	if (schema.type === 'object') return 'additionalProperties' in schema ? 'map' : 'object';
	if (schema.type === 'string') return 'format' in schema && schema.format === 'binary' ? 'file' : 'text';
	return schema.type === 'null' ? 'text' : schema.type;
}

/** One list item a line, one `name = value` a line of a map: how a value is written into a text field. */
export function textOf(value: unknown): string {
	if (value === undefined || value === null) return '';
	if (Array.isArray(value))
		return value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))).join('\n');
	if (typeof value === 'object') {
		return Object.entries(value)
			.map(([name, part]) => `${name} = ${typeof part === 'string' ? part : JSON.stringify(part)}`)
			.join('\n');
	}
	return String(value);
}

/** A number where the text is one, else the text itself, so that the API reports the error. */
function readNumber(text: string): number | string {
	const trimmed = text.trim();
	return trimmed !== '' && Number.isFinite(Number(trimmed)) ? Number(trimmed) : text;
}

function readMap(text: string): Record<string, unknown> {
	const entries = text
		.split(/[\n;]/)
		.map((line) => line.trim())
		.filter((line) => line !== '')
		.map((line) => {
			const [, name = line, value = ''] = /^([^=:]+)[=:](.*)$/.exec(line) ?? [];
			return [name.trim(), readNumber(value)] as const;
		});
	return Object.fromEntries(entries);
}

function readValue(schema: Schema, value: unknown): unknown {
	if (typeof value !== 'string') return value;
	switch (kindOf(schema)) {
		case 'number':
		case 'integer':
			return readNumber(value);
		case 'boolean':
			return value === 'true' ? true : value === 'false' ? false : value;
		case 'list':
			return value.split('\n').filter((line) => line.trim() !== '');
		case 'map':
			return readMap(value);
		default:
			return value;
	}
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The input of a call: empty fields left out, numbers, lists and maps read from their text. */
export function toInput(operation: PageOperation, values: Values): Record<string, unknown> {
	const input: Record<string, unknown> = {};
	for (const [name, schema] of Object.entries(operation.params.properties)) {
		if (!isEmpty(values[name])) input[name] = readValue(schema, values[name]);
	}
	return input;
}

/** Form values for an example's or a stored call's input. */
export function fromInput(operation: PageOperation, input: Values): Record<string, unknown> {
	const values: Record<string, unknown> = {};
	for (const [name, schema] of Object.entries(operation.params.properties)) {
		if (input[name] === undefined) continue;
		const kind = kindOf(schema);
		values[name] = kind === 'boolean' || kind === 'file' ? input[name] : textOf(input[name]);
	}
	return values;
}

/** Whether every required field has something in it. */
export const isComplete = (operation: PageOperation, values: Values): boolean =>
	operation.params.required.every((name) => !isEmpty(values[name]));

/** Maximum length of a panel's value, characters. */
const LONGEST_EXTRA = 60;

const isPrivate = (schema: Schema): boolean => schema['x-input'] === 'password' || kindOf(schema) === 'file';

/** The values that may be shown, by field, as text: no passwords, no files. */
export function publicValues({ params }: PageOperation, values: Values): Record<string, string> {
	const shown = Object.entries(params.properties).filter(([name, schema]) => !isEmpty(values[name]) && !isPrivate(schema)); // prettier-ignore
	// Values that a panel keeps beside the call, such as the amount to convert.
	const kept = Object.entries(values).filter(([name, value]) => !(name in params.properties) && typeof value === 'string' && value !== ''); // prettier-ignore
	return Object.fromEntries([...shown, ...kept].map(([name]) => [name, textOf(values[name])]));
}

/** The values for an address or the history: public ones that differ from their defaults. */
export function shareable(operation: PageOperation, values: Values): Record<string, string> {
	const isDefault = (name: string, text: string): boolean => {
		const schema = operation.params.properties[name] ?? {};
		return 'default' in schema && String(schema.default) === text;
	};
	return Object.fromEntries(
		Object.entries(publicValues(operation, values)).filter(([name, text]) => !isDefault(name, text))
	);
}

/** Values from a page's query. Names that the operation does not have are a panel's own, as `amount`. */
export function fromQuery(operation: PageOperation, query: URLSearchParams): Record<string, unknown> {
	const values: Record<string, unknown> = {};
	for (const [name, schema] of Object.entries(operation.params.properties)) {
		const text = query.get(name);
		if (text === null || isPrivate(schema)) continue;
		values[name] = kindOf(schema) === 'boolean' ? text === 'true' || text === '1' : text;
	}
	for (const [name, text] of query)
		if (!(name in operation.params.properties) && text.length <= LONGEST_EXTRA) values[name] = text;
	return values;
}
