/**
 * The subset of JSON Schema (2020-12) for contracts, and the static type of each schema.
 *
 * One literal serves types, request validation, OpenAPI, forms, docs and the test battery. The types are inferred here
 * rather than by json-schema-to-ts, whose objects carry an index signature, so that a misspelt field would compile.
 */
export type Schema =
	| StringSchema
	| BinarySchema
	| NumberSchema
	| BooleanSchema
	| NullSchema
	| ArraySchema
	| ObjectSchema
	| MapSchema
	| AnyOfSchema;

/** Meaning of a value, by which operations offer outputs as inputs. No answer states `note` and `indic`. */
export type Kind = 'point' | 'country' | 'text' | 'note' | 'indic' | 'expression' | 'sum' | 'topic';

/** The field that takes a kind of value, by kind. */
export type Takes = Readonly<Partial<Record<Kind, string>>>;

interface Annotations {
	readonly title?: string;
	readonly description?: string;
	readonly examples?: readonly unknown[];
	/** How a form should ask for it, where the type alone does not say. */
	readonly 'x-input'?: 'text' | 'long-text' | 'password' | 'date' | 'point' | 'country' | 'lines' | 'file' | 'url';
	/** Its meaning for other operations, which are offered it. */
	readonly 'x-kind'?: Kind;
}
export interface StringSchema extends Annotations {
	readonly type: 'string';
	/** Matched without regard to case; the handler gets the spelling given here. */
	readonly enum?: readonly string[];
	readonly minLength?: number;
	readonly maxLength?: number;
	/** Anchored regular expression, `u` flag. Must be linear on any input. */
	readonly pattern?: string;
	/** The reason that the error gives when `pattern` does not match: `must be …`. */
	readonly 'x-reason'?: string;
	readonly format?: 'date' | 'date-time' | 'uri';
	readonly default?: string;
}
/** Bytes: a part of a multipart body. */
export interface BinarySchema extends Annotations {
	readonly type: 'string';
	readonly format: 'binary';
	/** In bytes. */
	readonly maxLength?: number;
}
export interface NumberSchema extends Annotations {
	readonly type: 'number' | 'integer';
	readonly minimum?: number;
	readonly maximum?: number;
	readonly default?: number;
}
export interface BooleanSchema extends Annotations {
	readonly type: 'boolean';
	readonly default?: boolean;
}
export interface NullSchema extends Annotations {
	readonly type: 'null';
}
export interface ArraySchema extends Annotations {
	readonly type: 'array';
	readonly items: Schema;
	readonly minItems?: number;
	readonly maxItems?: number;
}
export interface ObjectSchema extends Annotations {
	readonly type: 'object';
	readonly properties: Properties;
	readonly required: readonly string[];
}
/** An object whose keys are data: `{ [key]: value }`. */
export interface MapSchema extends Annotations {
	readonly type: 'object';
	readonly additionalProperties: Schema;
	readonly maxProperties?: number;
}
export interface AnyOfSchema extends Annotations {
	readonly anyOf: readonly Schema[];
}
export type Properties = { readonly [name: string]: Schema };

/** The TypeScript type of a value that a schema accepts, after defaults are filled in. */
export type Infer<S> = S extends { readonly format: 'binary' }
	? ArrayBuffer
	: S extends { readonly enum: readonly (infer E)[] }
		? E
		: S extends { readonly anyOf: readonly (infer T)[] }
			? Infer<T>
			: S extends { readonly type: 'string' }
				? string
				: S extends { readonly type: 'number' | 'integer' }
					? number
					: S extends { readonly type: 'boolean' }
						? boolean
						: S extends { readonly type: 'null' }
							? null
							: S extends { readonly type: 'array'; readonly items: infer I }
								? readonly Infer<I>[]
								: S extends { readonly properties: infer P; readonly required: readonly (infer R)[] }
									? InferObject<P, R>
									: S extends { readonly additionalProperties: infer V }
										? { readonly [key: string]: Infer<V> }
										: unknown;

type Present<P, R> = {
	[K in keyof P]: K extends R ? K : P[K] extends { readonly default: unknown } ? K : never;
}[keyof P];
type InferObject<P, R> = Flat<
	{ readonly [K in Present<P, R>]: Infer<P[K]> } & {
		readonly [K in Exclude<keyof P, Present<P, R>>]?: Infer<P[K]> | undefined;
	}
>;
type Flat<T> = { [K in keyof T]: T[K] };

type Optional<P, O extends keyof P> = Exclude<
	keyof P & string,
	O | { [K in keyof P]: P[K] extends { readonly default: unknown } ? K : never }[keyof P]
>;

/** An object schema whose properties are all required, except those named in `optional` and those with a default. */
export function object<const P extends Properties, const O extends keyof P & string = never>(
	properties: P,
	options: { readonly optional?: readonly O[]; readonly description?: string } = {}
): {
	readonly type: 'object';
	readonly properties: P;
	readonly required: readonly Optional<P, O>[];
	readonly description?: string;
} {
	const optional: readonly string[] = options.optional ?? [];
	const required = Object.entries(properties)
		.filter(([name, schema]) => !optional.includes(name) && !('default' in schema))
		.map(([name]) => name) as Optional<P, O>[];
	return {
		type: 'object',
		properties,
		required,
		...(options.description === undefined ? {} : { description: options.description })
	};
}

/** An object schema whose properties named in `optional` may be missing. */
export const objectWith = <const O extends keyof P & string, const P extends Properties>(
	optional: readonly O[],
	properties: P
) => object(properties, { optional });

/** `schema` or null: the answer's "unknown". */
export const nullable = <const S extends Schema>(
	schema: S
): { readonly anyOf: readonly [S, { readonly type: 'null' }] } => ({ anyOf: [schema, { type: 'null' }] });

/** Returns the function that makes a schema of a type: `integer('Maximum number.', { default: 20 })`. */
const typed =
	<const T extends Schema & { readonly type: string }>(type: T['type']) =>
	<const More extends Partial<Omit<T, 'type' | 'description'>>>(description: string, more?: More) =>
		({ type, description, ...more }) as { readonly type: T['type']; readonly description: string } & Readonly<More>;
export const string = typed<StringSchema>('string');
export const integer = typed<NumberSchema & { readonly type: 'integer' }>('integer');
export const number = typed<NumberSchema & { readonly type: 'number' }>('number');
export const boolean = typed<BooleanSchema>('boolean');

/** A list of `items`. */
export const list = <const S extends Schema>(items: S, description?: string) =>
	({ type: 'array', items, ...(description === undefined ? {} : { description }) }) as {
		readonly type: 'array';
		readonly items: S;
		readonly description?: string;
	};

/** A list of objects, after its description if it has one. */
export function objects<const P extends Properties>(properties: P): ReturnType<typeof listOf<P>>;
export function objects<const P extends Properties>(description: string, properties: P): ReturnType<typeof listOf<P>>;
export function objects<P extends Properties>(...given: [P] | [string, P]) {
	return given.length === 1 ? listOf(given[0]) : listOf(given[1], given[0]);
}
const listOf = <P extends Properties>(properties: P, description?: string) => list(object(properties), description);

/** An object schema, or null. */
export const objectOrNull = <const P extends Properties>(properties: P) => nullable(object(properties));
