import { expect, test } from 'vitest';
import type { Group, Operation } from '../../engines/kit/contract';
import { object, type Schema } from '../../engines/kit/schema';
import { version } from '../../package.json';
import { toOpenApi } from './openapi';

const base: Operation = {
	title: 'One',
	method: 'GET',
	path: '/v1/one',
	summary: 'One of them',
	kind: 'compute',
	cost: 'bounded',
	params: object({ a: { type: 'string', description: 'The first' }, b: { type: 'integer', default: 3 } }),
	response: object({ answer: { type: 'number' } }),
	examples: []
};
/** The document of an API of this one operation, and its entry there. */
function described(parts: Partial<Operation>, answers?: Readonly<Record<string, unknown>>) {
	const operation = { ...base, ...parts };
	const group = { id: 'g', title: 'Group', summary: 'About it', operations: { name: operation } } as unknown as Group;
	const document = toOpenApi([group], 'https://h/sub', answers);
	return { document, entry: document.paths[operation.path]?.[operation.method.toLowerCase()] as Described };
}
type Described = {
	readonly [field: string]: unknown;
	readonly responses: Readonly<Record<string, Record<string, Record<string, Record<string, unknown>>>>>;
};
const statuses = (parts: Partial<Operation>) => Object.keys(described(parts).entry.responses);
const headers = (parts: Partial<Operation>) => Object.keys(described(parts).entry.responses['200']?.['headers'] ?? {});

test('the document names itself, its server, its groups, and the key that all but the service itself needs', () => {
	const { document } = described({});
	expect(document).toMatchObject({
		openapi: '3.1.0',
		info: { title: 'Utility APIs', version, license: { name: 'MIT', identifier: 'MIT' } },
		servers: [{ url: 'https://h/sub' }],
		tags: [{ name: 'Group', description: 'About it' }, { name: 'Service' }],
		security: [{ key: [] }],
		components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } } }
	});
	for (const [path, id] of [
		['/v1/openapi.json', 'openapi'],
		['/v1/status', 'status']
	] as const)
		expect(document.paths[path]?.['get']).toMatchObject({
			operationId: id,
			security: [],
			tags: ['Service'],
			responses: {
				200: { content: { 'application/json': { schema: { type: 'object' } } } },
				default: { $ref: '#/components/responses/Error' }
			}
		});
});

test('an error is a code of the list and a message', () => {
	const { components } = described({}).document;
	const { error } = components.schemas.Error.properties;
	expect([components.schemas.Error.required, error.required]).toEqual([['error'], ['code', 'message']]);
	expect(error.properties.code.enum).toEqual(expect.arrayContaining(['INVALID_INPUT', 'RATE_LIMITED', 'INTERNAL']));
});

test('a GET has parameters, with what is said of them', () => {
	const { entry } = described({});
	expect(entry).toMatchObject({ operationId: 'g_name', summary: 'One of them', tags: ['Group'] });
	expect(entry['parameters']).toEqual([
		{ name: 'a', in: 'query', required: true, description: 'The first', schema: base.params.properties['a'] },
		{ name: 'b', in: 'query', required: false, schema: base.params.properties['b'] }
	]);
	expect(entry).not.toHaveProperty('requestBody');
	expect(entry).not.toHaveProperty('description');
	const inPath = described({ path: '/v1/one/{b}' }).entry;
	expect(inPath['parameters']).toMatchObject([
		{ name: 'a', in: 'query' },
		{ name: 'b', in: 'path', required: true }
	]);
});

test('a POST has a body, JSON and what else it takes, with its examples', () => {
	const { entry } = described({
		method: 'POST',
		accepts: ['multipart/form-data', 'image/*'],
		examples: [{ title: 'First', input: { a: 'x' }, output: {} }]
	});
	expect(entry).not.toHaveProperty('parameters');
	expect(entry['requestBody']).toEqual({
		required: true,
		description: 'At most 64 KB.',
		content: {
			'application/json': { schema: base.params, examples: { First: { value: { a: 'x' } } } },
			'multipart/form-data': { schema: base.params },
			'image/*': {}
		}
	});
	expect(described({ method: 'POST' }).entry['requestBody']).toEqual({ required: true, description: 'At most 64 KB.', content: { 'application/json': { schema: base.params } } }); // prettier-ignore
});

test('description and limits are one text', () => {
	expect(described({ description: 'More.', limits: ['At most 5', 'No more'] }).entry['description']).toBe('More.\n- At most 5\n- No more'); // prettier-ignore
	expect(described({ limits: ['At most 5'] }).entry['description']).toBe('- At most 5');
});

test('an answer has its schema, pictures beside it, and the example that is known of it', () => {
	const content = (parts: Partial<Operation>, answers?: Readonly<Record<string, unknown>>) => described(parts, answers).entry.responses['200']?.['content']; // prettier-ignore
	expect(content({ produces: ['image/png'] }, { g_name: { answer: 42 }, other_name: {} })).toEqual({
		'application/json': { schema: base.response, example: { answer: 42 } },
		'image/png': {}
	});
	expect(content({})).toEqual({ 'application/json': { schema: base.response } });
});

test('examples of a number are numbers, whatever a contract shows that one types', () => {
	const typed = (schema: Schema) => {
		const [parameter] = described({ params: object({ size: schema }) }).entry['parameters'] as [{ schema: Schema }];
		return parameter.schema.examples;
	};
	expect(typed({ type: 'integer', examples: ['20'] })).toEqual([20]);
	expect(typed({ type: 'number', examples: ['0.5'] })).toEqual([0.5]);
	expect(typed({ type: 'string', examples: ['20'] })).toEqual(['20']);
	expect(typed({ type: 'integer' })).toBeUndefined();
});

test('what an operation may refuse follows from its kind', () => {
	const always = ['200', '400', '401', '403', '429', '500', '503', 'default'];
	const sorted = (...more: string[]) => [...always, ...more].sort();
	expect(statuses({}).sort()).toEqual(sorted('304', '404', '422'));
	expect(statuses({ params: object({}) }).sort()).toEqual(sorted('304', '422'));
	expect(statuses({ kind: 'data' }).sort()).toEqual(sorted('304', '404'));
	expect(statuses({ kind: 'feed' }).sort()).toEqual(sorted('404', '502', '504'));
	expect(statuses({ method: 'POST' }).sort()).toEqual(sorted('404', '422'));
	expect(statuses({ secret: true }).sort()).toEqual(sorted('404', '422'));
	// Fetching a picture that the caller names asks the network too.
	expect(statuses({ method: 'POST', params: object({ url: { type: 'string', 'x-input': 'url' } }) }).sort()).toEqual(sorted('404', '422', '502', '504')); // prettier-ignore
	expect(described({}).entry.responses['429']).toEqual({ $ref: '#/components/responses/TooMany' });
});

test('headers: a tag where there is one to ask by, age and source of feeds', () => {
	const always = ['X-Request-Id', 'Server-Timing', 'RateLimit', 'RateLimit-Policy'];
	expect(headers({})).toEqual([...always, 'ETag']);
	expect(headers({ method: 'POST' })).toEqual(always);
	expect(headers({ secret: true })).toEqual(always);
	expect(headers({ kind: 'feed' })).toEqual([...always, 'Age', 'Cache-Status', 'Link']);
});

test('every reference of the document leads somewhere in it', () => {
	const { document } = described({ kind: 'feed' });
	const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
	expect(references.length).toBeGreaterThan(20);
	for (const path of references) {
		let at: unknown = document;
		for (const part of path.split('/')) at = (at as Record<string, unknown> | undefined)?.[part];
		expect([path, typeof at]).toEqual([path, 'object']);
	}
});

test('refusals name their codes, and those that pass say when to come again', () => {
	const { responses } = described({}).document.components as unknown as { responses: Record<string, { description: string; headers?: object }> }; // prettier-ignore
	expect(responses['Unauthorized']?.description).toMatch(/\(MISSING_API_KEY, INVALID_API_KEY\)$/);
	expect(responses['BadUpstream']?.description).toMatch(/\(UPSTREAM_ERROR, UPSTREAM_INVALID\)$/);
	const waiting = Object.keys(responses).filter((name) => 'Retry-After' in (responses[name]?.headers ?? {}));
	expect(waiting).toEqual(['TooMany', 'Busy']);
	expect(Object.keys(responses['NotFound']?.headers ?? {})).toEqual(['X-Request-Id']);
});
