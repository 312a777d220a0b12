/** TypeScript declarations of the API from its contracts, for use from outside. */
import { groups } from '../../engines';
import type { Group } from '../../engines/kit/contract';
import type { ObjectSchema, Schema } from '../../engines/kit/schema';

const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);
const comment = (text: string | undefined, indent: string) =>
	text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n`;

/** Input and answer types, and `Operations`: one function an operation, by its name. */
export function operationTypes(groups: readonly Group[]): string {
	const operations = groups.flatMap((group) => Object.entries(group.operations));
	const types = operations.map(
		([name, operation]) =>
			`${comment(`What \`${name}\` is asked with.`, '')}export interface ${capital(name)}Input ${fieldsOf(operation.params, '')}
${comment(operation.summary, '')}export interface ${capital(name)}Answer ${typeOf(operation.response, '')}`
	);
	const functions = operations.map(([name, { params, summary, description, produces }]) => {
		const input = `${capital(name)}Input`;
		const optional = params.required.length === 0;
		const text = comment([summary, description].filter(Boolean).join('. '), '\t');
		const plain = `\t${name}(input${optional ? '?' : ''}: ${input}, options?: CallOptions): Promise<${capital(name)}Answer>;`;
		if (!produces) return text + plain;
		const accept = `CallOptions & { readonly accept: ${produces.map(quoted).join(' | ')} }`;
		// Before the general overload: TypeScript takes the first match.
		const formats = formatsOf(params);
		const asked = formats.length > 0 ? `\t${name}(input: ${input} & { readonly format: ${formats.map(quoted).join(' | ')} }, options?: CallOptions): Promise<Blob>;\n` : ''; // prettier-ignore
		return `${text}\t${name}(input: ${input}, options: ${accept}): Promise<Blob>;\n${asked}${plain}`;
	});
	return `${types.join('\n')}

/** Every operation of the API. Each rejects with UtilityApiError for a refusal and retries once when the host was busy (503). */
export interface Operations {
${functions.join('\n')}
}

export interface CallOptions {
	/** Gives the call up: it rejects with the signal's reason. */
	readonly signal?: AbortSignal;
	/** A media type other than JSON, for operations that produce one. */
	readonly accept?: string;
}

/** A refusal of the API. */
export declare class UtilityApiError extends Error {
	/** HTTP status. */
	readonly status: number;
	/** Machine-readable: \`INVALID_INPUT\`, \`NOT_FOUND\` and so on. */
	readonly code: string;
	/** The field at the beginning of the message, or null. */
	readonly field: string | null;
	/** Seconds after which to ask again, where the answer says so. */
	readonly retryAfter: number | null;
}
`;
}

/** Declarations of `import { createApi } from 'utility-apis'`; those of operations are in `client`. */
export const libraryTypes = (client: string): string => `import type { Operations } from '${client}';

export * from '${client}';

export interface ApiOptions {
	/** IANA zone whose day "today" is; by default that of this process. */
	readonly timeZone?: string;
}

export interface Api extends Operations {
	/** Answers a path of the API, such as \`/v1/distance?from=0,0&to=0,1\`. */
	fetch(path: string, init?: RequestInit): Promise<Response>;
	/** Ends the threads that computed. */
	close(): void;
}

/** The whole API in this process, without a server. */
export declare function createApi(options?: ApiOptions): Api;
`;

/** Values of a field `format` besides json. */
function formatsOf({ properties }: ObjectSchema): readonly string[] {
	const format = properties['format'];
	return format && 'enum' in format ? (format.enum ?? []).filter((one) => one !== 'json') : [];
}

function typeOf(schema: Schema, indent: string): string {
	if ('anyOf' in schema) return schema.anyOf.map((one) => typeOf(one, indent)).join(' | ');
	if ('enum' in schema && schema.enum) return schema.enum.map((value) => quoted(value)).join(' | ');
	switch (schema.type) {
		case 'string':
			return 'format' in schema && schema.format === 'binary' ? 'Blob' : 'string';
		case 'integer':
			return 'number';
		case 'array': {
			const items = typeOf(schema.items, indent);
			return `readonly ${/ \| /.test(items) && !items.startsWith('{') ? `(${items})` : items}[]`;
		}
		case 'object':
			return 'additionalProperties' in schema
				? `{ readonly [name: string]: ${typeOf(schema.additionalProperties, indent)} }`
				: fieldsOf(schema, indent);
		default:
			return schema.type;
	}
}

function fieldsOf({ properties, required }: ObjectSchema, indent: string): string {
	const inner = `${indent}\t`;
	const fields = Object.entries(properties).map(([name, schema]) => {
		const text = comment(schema.description, inner);
		return `${text}${inner}readonly ${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema, inner)};`;
	});
	return fields.length > 0 ? `{\n${fields.join('\n')}\n${indent}}` : '{}';
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Declarations of `client.js`, for scripts in pages and workers of the app's origin. */
export const clientTypes = (): string => `${operationTypes(groups)}
export interface ClientOptions {
	/** API key; \`demo\` is there on every device. */
	readonly key?: string;
	/** Asks in place of \`fetch\`. */
	readonly fetch?: typeof fetch;
}

/** One function an operation. Nothing has to be waited for first: the first call is answered as any other. */
export declare function createApi(options?: ClientOptions): Operations;
`;

/** Declarations of `connect.js` for pages of other origins, beside `client.d.ts`. */
export const connectTypes = (): string => `import type { Operations, UtilityApiError } from './client.js';

export type * from './client.js';

export interface UtilityApis extends Operations {
	/** Answers a path of the API as fetch would: \`/v1/distance?from=0,0&to=0,1\`. */
	fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>;
	/** Asks the visitor, from a click, whether this site may use the network. Resolves to the answer, for a day. */
	allow(): Promise<boolean>;
	readonly UtilityApiError: typeof UtilityApiError;
}

declare global {
	/** Defined by the script tag of connect.js. */
	const utilityApis: UtilityApis;
}
`;
