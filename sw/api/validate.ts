import { parseIsoDate } from '../../engines/kit/calendar';
import { invalid } from '../../engines/kit/errors';
import type {
	ArraySchema,
	MapSchema,
	NumberSchema,
	ObjectSchema,
	Schema,
	StringSchema
} from '../../engines/kit/schema';

/** Where a raw value came from. Query, path and multipart values are text; a JSON body is typed already. */
export type Source = 'text' | 'json';

/**
 * Checks `raw` against the fields of `schema` in their order and fills defaults in; unknown names are ignored.
 *
 * Text values are lists of all values under the name. Empty text counts as missing, and a repeated value is an error.
 * Throws 400 INVALID_INPUT `<field>: <reason>` at the first fault.
 */
export const validate = (
	schema: ObjectSchema,
	raw: Readonly<Record<string, unknown>>,
	source: Source
): Record<string, unknown> => checkObject(schema, raw, '', source);

/** Checks the fields of an object; `within` is its path with a dot, empty for the input itself. */
function checkObject(schema: ObjectSchema, raw: Readonly<Record<string, unknown>>, within: string, source: Source) {
	const input: Record<string, unknown> = {};
	for (const [name, property] of Object.entries(schema.properties)) {
		const path = `${within}${name}`;
		let value = Object.hasOwn(raw, name) ? raw[name] : undefined;
		if (source === 'text' && within === '' && Array.isArray(value)) {
			if (value.length > 1) throw invalid(path, 'must be given once');
			value = value[0] === '' ? undefined : value[0];
		}
		if (value !== undefined) input[name] = check(property, value, path, source);
		else if ('default' in property) input[name] = property.default;
		else if (schema.required.includes(name)) throw invalid(path, 'is required');
	}
	return input;
}

function check(schema: Schema, value: unknown, field: string, source: Source): unknown {
	if ('anyOf' in schema) {
		if (value === null && schema.anyOf.some((one) => 'type' in one && one.type === 'null')) return null;
		const [first] = schema.anyOf;
		if (first === undefined) throw invalid(field, 'must not be given');
		return check(first, value, field, source);
	}
	switch (schema.type) {
		case 'string':
			return 'format' in schema && schema.format === 'binary'
				? checkBytes(value, field, schema.maxLength)
				: checkString(schema, value, field);
		case 'integer':
		case 'number':
			return checkNumber(schema, source === 'text' ? readNumber(schema.type, value) : value, field);
		case 'boolean': {
			const flag = source === 'text' ? TEXT_BOOLEANS.get(String(value).toLowerCase()) : value;
			if (typeof flag !== 'boolean') throw invalid(field, 'must be true or false');
			return flag;
		}
		case 'array':
			return checkArray(schema, value, field, source);
		case 'object': {
			if (typeof value !== 'object' || value === null || Array.isArray(value))
				throw invalid(field, 'must be an object');
			if ('additionalProperties' in schema) return checkMap(schema, value, field, source);
			return checkObject(schema, value as Readonly<Record<string, unknown>>, `${field}.`, source);
		}
		case 'null':
			if (value !== null) throw invalid(field, 'must be null');
			return null;
	}
}

const TEXT_BOOLEANS = new Map([
	['true', true],
	['1', true],
	['false', false],
	['0', false]
]);

/** Number of characters (code points), counted only when the length in code units leaves it open. */
function longerThan(text: string, limit: number): boolean {
	if (text.length <= limit) return false;
	if (text.length > 2 * limit) return true;
	let characters = 0;
	for (const _ of text) if (++characters > limit) return true;
	return false;
}

const patterns = new Map<string, RegExp>();
function compiled(pattern: string): RegExp {
	let expression = patterns.get(pattern);
	if (!expression) patterns.set(pattern, (expression = new RegExp(pattern, 'u')));
	return expression;
}

function checkString(schema: StringSchema, value: unknown, field: string): string {
	if (typeof value !== 'string') throw invalid(field, 'must be a string');
	if (value === '' && schema.minLength) throw invalid(field, 'is required');
	if (schema.maxLength !== undefined && longerThan(value, schema.maxLength))
		throw invalid(field, `must be at most ${schema.maxLength.toLocaleString('en')} characters`);
	if (schema.minLength !== undefined && !longerThan(value, schema.minLength - 1))
		throw invalid(field, `must be at least ${schema.minLength} characters`);
	if (schema.enum) {
		// In any case, and a number in any writing: programs make 1 of 1.0.
		const canonical = schema.enum.find((word) => word.toLowerCase() === value.toLowerCase() || +word === +value);
		if (canonical === undefined) throw invalid(field, `must be one of ${schema.enum.join(', ')}`);
		return canonical;
	}
	if (schema.pattern !== undefined && !compiled(schema.pattern).test(value))
		throw invalid(field, schema['x-reason'] ?? `must match ${schema.pattern}`);
	if (schema.format === 'date' && parseIsoDate(value) === null) throw invalid(field, 'must be a date as YYYY-MM-DD');
	return value;
}

function checkBytes(value: unknown, field: string, maxBytes: number | undefined): ArrayBuffer {
	if (!(value instanceof ArrayBuffer)) throw invalid(field, 'must be a file, sent as multipart/form-data');
	if (maxBytes !== undefined && value.byteLength > maxBytes)
		throw invalid(field, `must be at most ${maxBytes >> 20} MB`);
	return value;
}

/** Strict: `Number('')` is 0 and `Number('0x10')` is 16 by the language. Whole numbers are digits alone, after a minus. */
function readNumber(type: 'integer' | 'number', value: unknown): number {
	if (typeof value !== 'string') return NaN;
	return (type === 'integer' ? /^-?\d+$/ : /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/).test(value) ? Number(value) : NaN;
}

function checkNumber({ type, minimum, maximum }: NumberSchema, value: unknown, field: string): number {
	if (!Number[type === 'integer' ? 'isInteger' : 'isFinite'](value))
		throw invalid(field, `must be a ${type === 'integer' ? 'whole ' : ''}number`);
	const n = value as number;
	if ((minimum !== undefined && n < minimum) || (maximum !== undefined && n > maximum)) {
		if (maximum === undefined) throw invalid(field, `must be at least ${minimum}`);
		if (minimum === undefined) throw invalid(field, `must be at most ${maximum}`);
		throw invalid(field, `must be between ${minimum} and ${maximum}`);
	}
	return n;
}

function checkArray({ items, minItems, maxItems }: ArraySchema, value: unknown, field: string, source: Source) {
	if (!Array.isArray(value)) throw invalid(field, 'must be an array');
	if (maxItems !== undefined && value.length > maxItems) throw invalid(field, `must have at most ${maxItems} items`);
	if (minItems !== undefined && value.length < minItems)
		throw invalid(field, minItems === 1 ? 'must not be empty' : `must have at least ${minItems} items`);
	return value.map((item, index) => check(items, item, `${field}[${index}]`, source));
}

function checkMap({ additionalProperties, maxProperties }: MapSchema, value: object, field: string, source: Source) {
	const entries = Object.entries(value);
	if (maxProperties !== undefined && entries.length > maxProperties)
		throw invalid(field, `must have at most ${maxProperties} entries`);
	// fromEntries defines own properties, so a key `__proto__` stays data.
	return Object.fromEntries(
		entries.map(([key, item]) => [
			key,
			check(additionalProperties, item, `${field}.${key.slice(0, 100).replace(/[^\w.$-]/gu, '?')}`, source)
		])
	);
}
