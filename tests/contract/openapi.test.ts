import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { testApi } from './host';

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
			const { parameters = [] } = described(path, method);
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
