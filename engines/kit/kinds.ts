import type { Kind, ObjectSchema, Schema, Takes } from './schema';

/** Characters of a text that a code of a readable size holds. */
const NOTE = 300;
const BRAHMIC = /[\u0900-\u0DFF]/;

/** Input fields of an operation by kind: the first field of each kind, and its own declaration. For lists without their fields. */
export function takesOf({ params, takes }: { readonly params?: ObjectSchema; readonly takes?: Takes }): Takes {
	const found: Partial<Record<Kind, string>> = { ...takes };
	for (const [name, schema] of Object.entries(params?.properties ?? {})) {
		const kind = schema['x-kind'];
		if (kind) found[kind] ??= name;
	}
	return found;
}

/** A value in a form's notation: a point of either spelling as `lat,lon`, or undefined. */
function textOf(value: unknown): string | undefined {
	if (typeof value === 'string') return value === '' ? undefined : value;
	if (typeof value === 'number') return String(value);
	if (typeof value !== 'object' || value === null) return undefined;
	const { lat, lon, latitude = lat, longitude = lon } = value as Readonly<Record<string, unknown>>;
	return typeof latitude === 'number' && typeof longitude === 'number' ? `${latitude},${longitude}` : undefined;
}

function collect(schema: Schema, value: unknown, note: (kind: Kind, text: string) => void): void {
	if (value === null || value === undefined) return;
	const kind = schema['x-kind'];
	const text = kind && textOf(value);
	if (kind && text !== undefined) note(kind, text);
	if ('anyOf' in schema) for (const one of schema.anyOf) collect(one, value, note);
	// The choice among several is open.
	else if (schema.type === 'array' && Array.isArray(value) && value.length === 1) collect(schema.items, value[0], note);
	else if (schema.type === 'object' && 'properties' in schema)
		for (const [name, property] of Object.entries(schema.properties))
			collect(property, (value as Readonly<Record<string, unknown>>)[name], note);
}

/** Values that a call offers to other operations: by kind the first in its answer, else its input. Of lists, those with one entry. */
export function givenBy(
	operation: { readonly params: ObjectSchema; readonly response: ObjectSchema },
	values: Readonly<Record<string, string>>,
	answer: unknown
): ReadonlyMap<Kind, string> {
	const given = new Map<Kind, string>();
	const note = (kind: Kind, text: string) => void (given.has(kind) || given.set(kind, text));
	collect(operation.response, answer, note);
	collect(operation.params, values, note);
	const text = given.get('text');
	if (text !== undefined && text.length <= NOTE) note('note', text);
	if (text !== undefined && BRAHMIC.test(text)) note('indic', text);
	return given;
}
