import type { Group, Operation } from '../../engines/kit/contract';
import type { ObjectSchema, Schema } from '../../engines/kit/schema';
import { invalid } from '../../engines/kit/errors';
import { toQuestion } from '../api/build-request';
import { DESCRIPTIONS } from './descriptions';
import { selectFields, shorten } from './short-answer';

/** The field of every tool that names the parts of the answer to give. */
const FIELDS = 'fields';

/** An operation as a tool of an agent, as the Model Context Protocol describes one. */
export interface Tool {
	/** `geo_distance`, as its operationId. */
	readonly name: string;
	readonly description: string;
	readonly inputSchema: {
		readonly type: 'object';
		readonly properties: Readonly<Record<string, unknown>>;
		readonly [key: string]: unknown;
	};
	/** Names and types alone, on request: a model reads each word of it before it asks anything. */
	readonly outputSchema?: { readonly type: 'object'; readonly [key: string]: unknown };
	readonly annotations: {
		readonly readOnlyHint: true;
		/** False for a tool that does not ask the world outside this machine. */
		readonly openWorldHint?: false;
	};
}

/** What a call of a tool gives, in the form of the protocol. Never an exception: an agent could not read its text. */
export interface ToolResult {
	readonly content: readonly (
		| { readonly type: 'text'; readonly text: string }
		| { readonly type: 'image'; readonly mimeType: string; readonly data: string }
	)[];
	readonly structuredContent?: Readonly<Record<string, unknown>>;
	readonly isError?: true;
	/** Allows what the protocol adds. */
	readonly [key: string]: unknown;
}

/** Asks the API: `fetch`, or what a host has in its place. */
type Send = (path: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>;

export interface Tools {
	readonly list: readonly Tool[];
	/** Runs a tool; undefined when there is none of that name. */
	call(
		name: string,
		input: Readonly<Record<string, unknown>>,
		send: Send,
		signal?: AbortSignal
	): Promise<ToolResult> | undefined;
}

/** What of the tools is offered. */
export interface ToolChoice {
	readonly groups?: readonly string[] | undefined;
	/** Adds the form of each answer: most of the words of the list. Answers then come whole. */
	readonly schemas?: boolean | undefined;
}

/** One tool for each operation, in the order of the groups. Throws 400 for a group that does not exist. */
export function toTools(groups: readonly Group[], { groups: chosen, schemas = false }: ToolChoice = {}): Tools {
	const unknown = chosen?.find((id) => !groups.some((group) => group.id === id));
	if (unknown !== undefined)
		throw invalid('groups', `has no ${unknown.slice(0, 40)}; there are ${groups.map(({ id }) => id).join(', ')}`);
	const operations = new Map<string, Operation>(
		groups
			.filter(({ id }) => chosen === undefined || chosen.includes(id))
			.flatMap(({ id, operations: own }) =>
				Object.entries(own).map(([name, operation]) => [`${id}_${name}`, operation] as const)
			)
	);
	return {
		list: [...operations].map(([name, operation]) => toTool(name, operation, schemas)),
		call(name, input, send, signal) {
			const operation = operations.get(name);
			return operation && callTool(operation, input, send, schemas, signal);
		}
	};
}

function toTool(name: string, operation: Operation, schemas: boolean): Tool {
	const { summary, kind, params, response } = operation;
	const properties = fieldsFor(operation);
	const required = params.required.filter((field) => Object.hasOwn(properties, field));
	const isOpen = kind === 'feed' || Object.values(params.properties).some((schema) => schema['x-input'] === 'url');
	return {
		name,
		description: DESCRIPTIONS[name] ?? summary,
		inputSchema: {
			type: 'object',
			properties: {
				...Object.fromEntries(
					Object.entries(properties).map(([field, schema], at, all) => [
						field,
						forInput(schema, !PLAIN.has(field), !all.slice(0, at).some(([, before]) => hasSameChoices(before, schema)))
					])
				),
				[FIELDS]: { type: 'array', items: { type: 'string' } }
			},
			...(required.length > 0 && { required })
		},
		...(schemas && { outputSchema: forOutput(withoutPicture(operation, response)) as Tool['inputSchema'] }),
		// What the protocol takes for granted of a tool that reads only is left out.
		annotations: { readOnlyHint: true, ...(!isOpen && { openWorldHint: false }) }
	};
}

/** The fields of a tool: bytes come as base64 or address, and answers are JSON with the picture. */
const fieldsFor = ({ params, produces }: Operation): Readonly<Record<string, Schema>> =>
	Object.fromEntries(
		Object.entries(params.properties).filter(([name, schema]) => !isBinary(schema) && !(produces && name === 'format'))
	);

const isBinary = (schema: Schema) => 'format' in schema && schema.format === 'binary';

/** The field that holds a picture as a data: URL, for operations that draw one. */
const hasPicture = ({ produces }: Operation) => produces?.some((type) => type.startsWith('image/')) === true;

function withoutPicture(operation: Operation, response: ObjectSchema): ObjectSchema {
	if (!hasPicture(operation)) return response;
	const { image: _, ...properties } = response.properties;
	return { ...response, properties };
}

/** Fields whose name and bounds say all. */
const PLAIN = new Set(['limit', 'offset', 'month', 'day', 'year', 'fields']);

/** Whether two fields take the same choices: the list then shows them once. */
const hasSameChoices = (a: Schema, b: Schema): boolean =>
	'enum' in a && 'enum' in b && String(a.enum) === String(b.enum);

/**
 * What a model needs to fill a field in: its type, choices and bounds, and what it is in a few words. The API checks the rest.
 *
 * @param hasWords whether to describe the field. `hasChoices` whether to list its choices.
 */
function forInput(schema: Schema, hasWords = true, hasChoices = true): unknown {
	if ('anyOf' in schema) return schema.anyOf[0] ? forInput(schema.anyOf[0], hasWords, hasChoices) : {};
	const { description } = schema as { readonly description?: string };
	const about = hasWords && description && { description: firstClause(description) };
	if (schema.type === 'array') return { type: 'array', items: forInput(schema.items), ...about };
	if (schema.type === 'object') {
		if ('additionalProperties' in schema)
			return { type: 'object', additionalProperties: forInput(schema.additionalProperties), ...about };
		const properties = Object.entries(schema.properties).map(([name, one]) => [name, forInput(one)] as const);
		return { type: 'object', properties: Object.fromEntries(properties), ...about };
	}
	if (schema.type === 'null' || schema.type === 'boolean') return { type: schema.type, ...about };
	if (schema.type === 'string') {
		const choices = 'enum' in schema ? schema.enum : undefined;
		return {
			type: 'string',
			...(choices && hasChoices && choices.length <= MAX_CHOICES && { enum: choices }),
			...about
		};
	}
	const { minimum, maximum } = hasWords ? schema : {};
	return { type: schema.type, ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }), ...about }; // prettier-ignore
}

const MAX_ABOUT = 50;
/** More choices than these are codes that a model knows, and the API names those that it takes. */
const MAX_CHOICES = 20;

/** The beginning of a description, up to its first full stop, semicolon or colon. */
function firstClause(text: string): string {
	const clause = text.split(/[.;:](?:\s|$)/, 1)[0] ?? '';
	return clause.length <= MAX_ABOUT ? clause : `${clause.slice(0, clause.lastIndexOf(' ', MAX_ABOUT))} …`;
}

function forOutput(schema: Schema): unknown {
	if ('anyOf' in schema) {
		const parts = schema.anyOf.map(forOutput);
		const types = parts.map(
			(part) => Object.keys(part as object).join() === 'type' && (part as { type: unknown }).type
		);
		return types.every(Boolean) ? { type: types } : { anyOf: parts };
	}
	if (schema.type === 'array') return { type: 'array', items: forOutput(schema.items) };
	if (schema.type !== 'object') return { type: schema.type };
	if ('additionalProperties' in schema)
		return { type: 'object', additionalProperties: forOutput(schema.additionalProperties) };
	return {
		type: 'object',
		properties: Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, forOutput(one)]))
	};
}

async function callTool(
	operation: Operation,
	given: Readonly<Record<string, unknown>>,
	send: Send,
	whole: boolean,
	signal?: AbortSignal
): Promise<ToolResult> {
	const { [FIELDS]: wanted, ...input } = given;
	const failed = (text: string): ToolResult => ({ isError: true, content: [{ type: 'text', text }] });
	const fields = fieldsFor(operation);
	const unknown = Object.keys(input).find((name) => !Object.hasOwn(fields, name));
	if (unknown !== undefined)
		return failed(`INVALID_INPUT ${unknown}: is not a field; there are ${Object.keys(fields).join(', ')}`);
	const { properties, required } = operation.params;
	const isPicture = Object.values(properties).some(isBinary) && required.length === 0;
	if (isPicture && Object.keys(input).length === 0)
		return failed(`INVALID_INPUT one of these is required: ${Object.keys(fields).join(', ')}`);
	if (wanted !== undefined && wanted !== null && !isListOfTexts(wanted))
		return failed(`INVALID_INPUT ${FIELDS}: must be a list of names`);
	const { path, init } = toQuestion(operation, input);
	let body: Readonly<Record<string, unknown>>;
	try {
		const response = await send(path, { ...init, ...(signal && { signal }) });
		body = (await response.json()) as typeof body;
		if (!response.ok) {
			const { code, message } = (body as { error: { code: string; message: string } }).error;
			return failed(`${code} ${message}`);
		}
	} catch (error) {
		return failed(`INTERNAL ${String(error)}`);
	}
	const picture = /^data:(image\/[\w+.-]+);base64,(.*)$/.exec(hasPicture(operation) ? String(body['image']) : '');
	// Once, as a picture: as text it would cost the model thousands of words.
	const { image, ...rest } = body;
	const isDrawn = picture?.[1] !== undefined && picture[2] !== undefined;
	const words = isDrawn || image === undefined ? rest : body;
	const missing = isListOfTexts(wanted) && wanted.find((path) => !Object.hasOwn(words, path.split('.', 1)[0] ?? ''));
	if (typeof missing === 'string')
		return failed(
			`INVALID_INPUT ${FIELDS}: has no ${missing.slice(0, 60)}; there are ${Object.keys(words).join(', ')}`
		);
	const structuredContent = isListOfTexts(wanted) ? selectFields(words, wanted) : whole ? words : shorten(words);
	const text = { type: 'text', text: JSON.stringify(structuredContent) } as const;
	const drawn = isDrawn && ({ type: 'image', mimeType: picture[1] ?? '', data: picture[2] ?? '' } as const);
	return { content: drawn ? [drawn, text] : [text], structuredContent };
}

const isListOfTexts = (value: unknown): value is readonly string[] =>
	Array.isArray(value) && value.every((item) => typeof item === 'string');
