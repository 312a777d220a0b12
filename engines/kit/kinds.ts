import type { Kind, ObjectSchema, Schema, Takes } from './schema';

/** Characters of a text that a code of a readable size holds. */
const NOTE = 300;
const BRAHMIC = /[\u0900-\u0DFF]/;

/** What an operation takes: of each kind the first field that is one, beside what it states itself. Lists say it without fields. */
export function takesOf({ params, takes }: { readonly params?: ObjectSchema; readonly takes?: Takes }): Takes {
	const found: Partial<Record<Kind, string>> = { ...takes };
	for (const [name, schema] of Object.entries(params?.properties ?? {})) {
		const kind = schema['x-kind'];
		if (kind) found[kind] ??= name;
	}
	return found;
}

/** A value as a form takes it: a point of either spelling as `lat,lon`; undefined where there is none. */
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
	// Which of several is meant, nobody said.
	else if (schema.type === 'array' && Array.isArray(value) && value.length === 1) collect(schema.items, value[0], note);
	else if (schema.type === 'object' && 'properties' in schema)
		for (const [name, property] of Object.entries(schema.properties))
			collect(property, (value as Readonly<Record<string, unknown>>)[name], note);
}

/** What a call gives other operations: of each kind what its answer says first, else what was asked. Of lists, those of one entry. */
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
