import type { Group, Operation } from '../../engines/kit/contract';
import type { ObjectSchema, Schema } from '../../engines/kit/schema';
import { toQuestion } from '../api/build-request';

/** An operation as a tool of an agent, as the Model Context Protocol describes one. */
export interface Tool {
	/** `geo_distance`, as its operationId. */
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly inputSchema: { readonly type: 'object'; readonly [key: string]: unknown };
	/** Names and types alone; every field is always there. A model reads each word of it before it asks anything. */
	readonly outputSchema: { readonly type: 'object'; readonly [key: string]: unknown };
	readonly annotations: {
		readonly readOnlyHint: true;
		readonly destructiveHint: false;
		readonly idempotentHint: true;
		/** Whether it asks the world outside this machine. */
		readonly openWorldHint: boolean;
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

export interface Tools {
	readonly list: readonly Tool[];
	/** Runs a tool; undefined when there is none of that name. */
	call(
		name: string,
		input: Readonly<Record<string, unknown>>,
		send: (path: string, init: RequestInit) => Promise<Response>,
		signal?: AbortSignal
	): Promise<ToolResult> | undefined;
}

/** One tool an operation. */
export function toTools(groups: readonly Group[]): Tools {
	const operations = new Map<string, Operation>(
		groups.flatMap((group) =>
			Object.entries(group.operations).map(([name, operation]) => [`${group.id}_${name}`, operation] as const)
		)
	);
	return {
		list: [...operations].map(([name, operation]) => toTool(name, operation)),
		call(name, input, send, signal) {
			const operation = operations.get(name);
			return operation && callTool(operation, input, send, signal);
		}
	};
}

function toTool(name: string, operation: Operation): Tool {
	const { title, summary, description, kind, params, response, limits } = operation;
	const properties = fieldsFor(operation);
	return {
		name,
		title,
		description: [summary, description, ...(limits ?? [])].map(withoutTransport).filter(Boolean).join('. ').replaceAll('..', '.'), // prettier-ignore
		inputSchema: {
			type: 'object',
			properties: Object.fromEntries(Object.entries(properties).map(([field, schema]) => [field, forInput(schema)])),
			required: params.required.filter((field) => Object.hasOwn(properties, field)),
			additionalProperties: false
		},
		outputSchema: forOutput(withoutPicture(operation, response)) as Tool['outputSchema'],
		annotations: {
			readOnlyHint: true,
			destructiveHint: false,
			idempotentHint: true,
			openWorldHint: kind === 'feed' || Object.values(params.properties).some((schema) => schema['x-input'] === 'url')
		}
	};
}

/**
 * The fields of a tool: an agent has no files, so that what a form takes as bytes comes as base64 or by its address, and an answer
 * is JSON with its picture whatever format there is.
 */
const fieldsFor = ({ params, produces }: Operation): Readonly<Record<string, Schema>> =>
	Object.fromEntries(
		Object.entries(params.properties).filter(([name, schema]) => !isBinary(schema) && !(produces && name === 'format'))
	);

/** A text without its sentences about HTTP, which an agent does not see. */
const withoutTransport = (text: string | undefined): string =>
	(text ?? '')
		.split(/(?<=\.)\s+/)
		.filter((sentence) => !/multipart|\bheader\b|\/v1\//.test(sentence))
		.join(' ');

const isBinary = (schema: Schema) => 'format' in schema && schema.format === 'binary';

/** The field that holds a picture as a data: URL, for operations that draw one. */
const hasPicture = ({ produces }: Operation) => produces?.some((type) => type.startsWith('image/')) === true;

function withoutPicture(operation: Operation, response: ObjectSchema): ObjectSchema {
	if (!hasPicture(operation)) return response;
	const { image: _, ...properties } = response.properties;
	return { ...response, properties };
}

/** JSON Schema without the words of our own. */
const forInput = (schema: Schema): unknown =>
	JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key.startsWith('x-') ? undefined : value)));

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
	input: Readonly<Record<string, unknown>>,
	send: (path: string, init: RequestInit) => Promise<Response>,
	signal?: AbortSignal
): Promise<ToolResult> {
	const failed = (text: string): ToolResult => ({ isError: true, content: [{ type: 'text', text }] });
	const fields = fieldsFor(operation);
	const unknown = Object.keys(input).find((name) => !Object.hasOwn(fields, name));
	if (unknown !== undefined)
		return failed(`INVALID_INPUT ${unknown}: is not a field; there are ${Object.keys(fields).join(', ')}`);
	const { properties, required } = operation.params;
	const isPicture = Object.values(properties).some(isBinary) && required.length === 0;
	if (isPicture && Object.keys(input).length === 0)
		return failed(`INVALID_INPUT one of these is required: ${Object.keys(fields).join(', ')}`);
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
	if (!picture?.[1] || !picture[2])
		return { content: [{ type: 'text', text: JSON.stringify(body) }], structuredContent: body };
	// Once, as a picture: as text it would cost the model thousands of words.
	const { image: _image, ...words } = body;
	return {
		content: [
			{ type: 'image', mimeType: picture[1], data: picture[2] },
			{ type: 'text', text: JSON.stringify(words) }
		],
		structuredContent: words
	};
}
