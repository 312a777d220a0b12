import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { testApi } from './host';
import { ajv } from '../support/schemas';

const response = await testApi().ask('/v1/openapi.json', { headers: { 'X-API-Key': '' } });
const document = (await response.json()) as Record<string, Record<string, Record<string, unknown>>>;

test('the document is valid OpenAPI 3.1 and needs no key', async () => {
	expect(response.status).toBe(200);
	const result = await new Validator().validate(structuredClone(document));
	expect(result.errors ?? [], JSON.stringify(result.errors)).toEqual([]);
	expect(result.valid).toBe(true);
	expect(document['openapi']).toMatch(/^3\.1\./);
});

test('it has every operation under its path and method, with a summary and an answer', () => {
	for (const { operations } of groups)
		for (const { path, method, summary } of Object.values(operations))
			expect(document['paths']?.[path]?.[method.toLowerCase()]).toMatchObject({
				summary,
				responses: { 200: { description: summary } }
			});
});

test('operation ids are unique', () => {
	const ids = Object.values(document['paths'] ?? {}).flatMap((methods) =>
		Object.values(methods).map((operation) => (operation as { operationId: string }).operationId)
	);
	expect(new Set(ids).size).toBe(ids.length);
});

interface Described {
	readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
	readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
	readonly responses: Readonly<
		Record<string, { readonly content?: Readonly<Record<string, unknown>>; readonly $ref?: string }>
	>;
}
const described = (path: string, method: string) =>
	document['paths']?.[path]?.[method.toLowerCase()] as unknown as Described;

test('a query parameter is required where the contract requires it, one of the path always', () => {
	let queries = 0;
	for (const { operations } of groups)
		for (const { path, method, params } of Object.values(operations)) {
			if (method !== 'GET') continue;
			const parameters = (described(path, method).parameters ?? []).filter((one) => one.in !== 'header');
			expect(parameters.map(({ name }) => name)).toEqual(Object.keys(params.properties));
			for (const { name, in: place, required } of parameters) {
				const inPath = path.includes(`{${name}}`);
				expect([name, place, required]).toEqual([
					name,
					inPath ? 'path' : 'query',
					inPath || params.required.includes(name)
				]);
				if (!inPath && required) queries++;
			}
		}
	expect(queries).toBeGreaterThan(5);
});

test('distance needs both points and takes its unit or not', () => {
	const required = (described('/v1/distance', 'get').parameters ?? []).filter((parameter) => parameter.required);
	expect(required.map(({ name }) => name)).toEqual(['from', 'to']);
});

test('bodies and answers stand under the types in which they come', () => {
	for (const { operations } of groups)
		for (const { path, method, accepts = [], produces = [] } of Object.values(operations)) {
			const { requestBody, responses } = described(path, method);
			expect(Object.keys(responses['200']?.content ?? {})).toEqual(['application/json', ...produces]);
			expect(responses['default']?.$ref).toBe('#/components/responses/Error');
			expect(Object.keys(requestBody?.content ?? {})).toEqual(
				method === 'POST' ? ['application/json', ...accepts] : []
			);
		}
});

interface Answered {
	readonly headers?: Readonly<Record<string, unknown>>;
	readonly content?: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>;
}

test('an example of an answer passes the schema that stands beside it', () => {
	let examples = 0;
	for (const { operations } of groups)
		for (const { path, method } of Object.values(operations)) {
			const { schema = {}, example } =
				(described(path, method).responses['200'] as Answered).content?.['application/json'] ?? {};
			if (example === undefined) continue;
			examples++;
			expect(ajv.validate(schema, example), `${path}: ${ajv.errorsText()}`).toBe(true);
		}
	expect(examples).toBeGreaterThan(0);
});

test('every operation names its refusals, and each says when to come again where it knows', () => {
	const components = document['components'] as unknown as {
		responses: Record<string, Answered & { description: string }>;
	};
	for (const { operations } of groups)
		for (const { path, method, kind } of Object.values(operations)) {
			const { responses } = described(path, method);
			const statuses = Object.keys(responses);
			expect(statuses).toEqual(expect.arrayContaining(['200', '400', '401', '403', '429', '500', '503']));
			expect(statuses.includes('422')).toBe(kind === 'compute');
			if (kind === 'feed') expect(statuses).toEqual(expect.arrayContaining(['502', '504']));
			for (const [status, { $ref = '' }] of Object.entries(responses)) {
				if (!/^[45]/.test(status)) continue;
				const refusal = components.responses[$ref.replace('#/components/responses/', '')];
				expect(Object.keys(refusal?.headers ?? {}), $ref).toContain('X-Request-Id');
				if (status === '429' || status === '503') expect(Object.keys(refusal?.headers ?? {})).toContain('Retry-After');
			}
		}
	expect(components.responses['TooMany']?.description).toContain('RATE_LIMITED');
});

test('headers that an answer is said to have are those that it has', async () => {
	const answer = await testApi().ask('/v1/languages');
	for (const name of Object.keys((described('/v1/languages', 'get').responses['200'] as Answered).headers ?? {}))
		if (!name.startsWith('RateLimit')) expect(answer.headers.has(name), name).toBe(true);
	const tagged = groups.flatMap(({ operations }) =>
		Object.values(operations).filter(({ path, method }) => '304' in described(path, method).responses)
	);
	expect(tagged.every(({ method, kind, secret }) => method === 'GET' && kind !== 'feed' && !secret)).toBe(true);
});

test('a JSON body has no field for the bytes of a file, which it cannot hold', () => {
	const { content } = (described('/v1/info', 'post') as unknown as { requestBody: { content: Record<string, { schema?: { properties?: object } }> } }).requestBody; // prettier-ignore
	expect(Object.keys(content['application/json']?.schema?.properties ?? {})).toEqual(['url', 'base64']);
	expect(Object.keys(content['multipart/form-data']?.schema?.properties ?? {})).toContain('file');
});

test('X-Time-Zone is a parameter of what depends on the day of its caller, and of nothing else', () => {
	const dated = groups.flatMap(({ operations }) =>
		Object.values(operations).filter(({ method, path }) => {
			return described(path, method).parameters?.some(({ name }) => name === 'X-Time-Zone');
		})
	);
	expect(dated.map(({ path }) => path)).toEqual(['/v1/ask', '/v1/day', '/v1/holidays', '/v1/on-this-day']);
});
