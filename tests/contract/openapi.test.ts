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
