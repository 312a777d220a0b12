import { maxBodyBytes, sizeInWords } from './limits';
import { version } from '../../package.json';
import type { Group, Operation } from '../../engines/kit/contract';
import { ERROR_STATUS } from '../../engines/kit/errors';
import { HEADERS, headersOf, isTagged, refusals, refusalsOf, WRONG_METHOD } from './openapi-answers';

/** The OpenAPI 3.1 document of all groups. `answers`: a whole answer to the first example by id. */
export function toOpenApi(
	groups: readonly Group[],
	serverUrl: string,
	answers: Readonly<Record<string, unknown>> = {}
) {
	const paths: Record<string, Record<string, unknown>> = {
		'/v1/openapi.json': { get: builtIn('openapi', 'This document') },
		'/v1/status': { get: builtIn('status', 'Version, host, engines loaded, freshness of feeds, storage used') }
	};
	for (const group of groups)
		for (const [name, operation] of Object.entries(group.operations))
			(paths[operation.path] ??= {})[operation.method.toLowerCase()] = toOperation(group, name, operation, answers);
	return {
		openapi: '3.1.0',
		info: {
			title: 'Utility APIs',
			version,
			summary: 'Small JSON APIs, answered on the device.',
			license: { name: 'MIT', identifier: 'MIT' }
		},
		servers: [{ url: serverUrl, description: 'The host that gave this document' }],
		tags: [
			...groups.map(({ title, summary }) => ({ name: title, description: summary })),
			{ name: SERVICE, description: 'The API itself; needs no key.' }
		],
		security: [{ key: [] }],
		paths,
		components: {
			securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
			schemas: { Error: ERROR_SCHEMA },
			headers: HEADERS,
			responses: {
				...refusals(jsonContent(REF_ERROR)),
				Error: { description: 'The error, as `<field>: <reason>`', content: jsonContent(REF_ERROR) }
			}
		}
	};
}

/** Tag of operations without a group. */
const SERVICE = 'Service';

const REF_ERROR = { $ref: '#/components/schemas/Error' };
const ERROR_SCHEMA = {
	type: 'object',
	required: ['error'],
	properties: {
		error: {
			type: 'object',
			required: ['code', 'message'],
			properties: { code: { type: 'string', enum: Object.keys(ERROR_STATUS) }, message: { type: 'string' } }
		}
	}
};

const jsonContent = (schema: unknown) => ({ 'application/json': { schema } });

const builtIn = (operationId: string, summary: string) => ({
	operationId,
	summary,
	tags: [SERVICE],
	security: [],
	responses: {
		200: { description: summary, content: jsonContent({ type: 'object' }) },
		...WRONG_METHOD,
		default: { $ref: '#/components/responses/Error' }
	}
});

function toOperation(group: Group, name: string, operation: Operation, answers: Readonly<Record<string, unknown>>) {
	const { method, summary, description, params, response, examples, accepts, produces, limits } = operation;
	const text = [description, ...(limits ?? []).map((limit) => `- ${limit}`)].filter(Boolean).join('\n');
	const pictures = Object.fromEntries((produces ?? []).map((type) => [type, {}]));
	const operationId = `${group.id}_${name}`;
	const answer = answers[operationId];
	const bodyExamples = Object.fromEntries(examples.map(({ title, input }) => [title, { value: input }]));
	return {
		operationId,
		summary,
		...(text && { description: text }),
		tags: [group.title],
		...(method === 'GET'
			? {
					parameters: [
						...Object.entries(params.properties).map(([field, schema]) => toParameter(field, schema, operation)),
						...(operation.readsDay ? [TIME_ZONE] : [])
					]
				}
			: {
					requestBody: {
						required: true,
						description: `At most ${sizeInWords(maxBodyBytes(operation))}.`,
						content: {
							'application/json': { schema: asJson(params), ...(examples.length > 0 && { examples: bodyExamples }) },
							...Object.fromEntries(
								// A body that is the file itself has no schema (OpenAPI 3.1, file uploads).
								(accepts ?? []).map((type) => [type, type === 'multipart/form-data' ? { schema: params } : {}])
							)
						}
					}
				}),
		responses: {
			200: {
				description: summary,
				headers: headersOf(operation),
				content: {
					'application/json': { schema: response, ...(answer !== undefined && { example: answer }) },
					...pictures
				}
			},
			...(isTagged(operation) && { 304: { description: 'The answer has not changed since the tag in If-None-Match' } }),
			...refusalsOf(operation),
			default: { $ref: '#/components/responses/Error' }
		}
	};
}

/** Whose day `today` is, for operations that ask for it. */
const TIME_ZONE = {
	name: 'X-Time-Zone',
	in: 'header',
	required: false,
	description: 'IANA time zone whose calendar day is today; that of the host where it is not sent.',
	schema: { type: 'string', examples: ['Europe/Berlin'] }
};

/** Values of a JSON body: a file's bytes come in a form, or as the body. */
const asJson = (params: Operation['params']): Operation['params'] => ({
	...params,
	properties: Object.fromEntries(
		Object.entries(params.properties).filter(([, schema]) => !('format' in schema && schema.format === 'binary'))
	)
});

function toParameter(name: string, schema: Operation['params']['properties'][string], { path, params }: Operation) {
	const inPath = path.endsWith(`{${name}}`);
	// A contract shows the typed form.
	const isNumeric = 'type' in schema && (schema.type === 'number' || schema.type === 'integer');
	const { examples } = schema;
	return {
		name,
		in: inPath ? 'path' : 'query',
		required: inPath || params.required.includes(name),
		...(schema.description !== undefined && { description: schema.description }),
		schema: { ...schema, ...(isNumeric && examples && { examples: examples.map(Number) }) }
	};
}
