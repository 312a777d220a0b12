/** One battery over every operation: the conventions hold for each, and its examples return the documented answers. */
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { newKey, type KeyRecord } from '../../sw/host/keys';
import { requestOf } from './host';
import { ajv } from '../support/schemas';

/** A host under test, with the key `demo` and those given. */
export interface Tested {
	ask(path: string, init?: RequestInit): Promise<Response>;
	/** Bugs that it has told of. */
	readonly logged: readonly unknown[];
}

const operations = groups.flatMap((group) =>
	Object.entries(group.operations).map(([name, operation]) => ({
		id: `${group.id}/${name}`,
		group: group.id,
		operation
	}))
);
const pure = operations.filter(({ operation }) => operation.kind !== 'feed');

/** Fields hold, numbers within 1e-9 of their size, lists as the beginning of the answer's. */
function expectHolds(actual: unknown, expected: unknown, where: string): void {
	if (typeof expected === 'number') {
		expect(typeof actual, where).toBe('number');
		expect(Math.abs((actual as number) - expected), `${where}: ${String(actual)}`).toBeLessThanOrEqual(
			1e-9 * Math.max(1, Math.abs(expected))
		);
	} else if (Array.isArray(expected)) {
		expect(Array.isArray(actual), where).toBe(true);
		expected.forEach((item, index) => expectHolds((actual as unknown[])[index], item, `${where}[${index}]`));
	} else if (typeof expected === 'object' && expected !== null)
		for (const [key, value] of Object.entries(expected))
			expectHolds((actual as Record<string, unknown>)[key], value, `${where}.${key}`);
	else expect(actual, where).toBe(expected);
}

/** The battery on a host. */
export function testBattery(api: (options?: { readonly keys?: readonly KeyRecord[] }) => Tested): void {
	for (const { id, operation } of pure) {
		test(`${id}: has an example, and each answers what the contract says`, { timeout: 120_000 }, async () => {
			expect(operation.examples.length).toBeGreaterThan(0);
			const { ask, logged } = api();
			const check = ajv.compile(operation.response);
			for (const { title, input, output } of operation.examples) {
				const response = await ask(...requestOf(operation, input));
				const body = (await response.json()) as unknown;
				expect(logged, title).toEqual([]);
				expect(response.status, `${title}: ${JSON.stringify(body)}`).toBe(200);
				expect(check(body), `${title}: ${ajv.errorsText(check.errors)}`).toBe(true);
				expectHolds(body, output, title);
			}
		});
	}

	for (const { id, group, operation } of operations) {
		const [path, init] = requestOf(operation, operation.examples[0]?.input ?? {});
		const { properties, required } = operation.params;

		test(`${id}: without a key 401, with an unknown one 401, not subscribed 403`, async () => {
			const { ask } = api({
				keys: [
					{ ...newKey('other', 'Other', 0), groups: [] },
					{ ...newKey('gone', 'Gone', 0), revoked: true }
				]
			});
			const codeOf = async (key: string) => {
				const response = await ask(path, { ...init, headers: { 'X-API-Key': key } });
				const { error } = (await response.json()) as { error: { code: string; message: string } };
				return [response.status, error.code, error.message];
			};
			expect(await codeOf('')).toEqual([401, 'MISSING_API_KEY', 'X-API-Key: is required']);
			expect(await codeOf('nobody')).toEqual([401, 'INVALID_API_KEY', 'X-API-Key: is not a known key']);
			expect(await codeOf('gone')).toEqual([401, 'INVALID_API_KEY', 'X-API-Key: is not a known key']);
			expect(await codeOf('other')).toEqual([403, 'NOT_SUBSCRIBED', `X-API-Key: is not subscribed to ${group}`]);
		});

		test(`${id}: another method is 405 with Allow, OPTIONS says what there is`, async () => {
			const { ask } = api();
			const allow = operation.method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
			const wrong = await ask(path, { method: operation.method === 'GET' ? 'POST' : 'GET' });
			expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, allow]);
			const options = await ask(path, { method: 'OPTIONS', headers: { 'X-API-Key': '' } });
			expect([options.status, options.headers.get('allow'), await options.text()]).toEqual([204, allow, '']);
		});

		for (const name of required)
			test(`${id}: without ${name} it says what is missing`, async () => {
				const { ask } = api();
				const before = Object.keys(properties).slice(0, Object.keys(properties).indexOf(name));
				const given = Object.fromEntries(
					Object.entries(operation.examples[0]?.input ?? {}).filter(([key]) => before.includes(key))
				);
				const [bare, bareInit] = requestOf(operation, {
					...given,
					...(operation.path.endsWith(`{${name}}`) && { [name]: '' })
				});
				const response = await ask(bare, bareInit);
				expect(await response.json()).toEqual({ error: { code: 'INVALID_INPUT', message: `${name}: is required` } });
				expect(response.status).toBe(400);
			});

		for (const [name, schema] of Object.entries(properties)) {
			if (operation.method !== 'GET' || !('maximum' in schema) || schema.maximum === undefined) continue;
			test(`${id}: ${name} is refused beyond its bounds, as no number, and given twice`, async () => {
				const { ask } = api();
				const [url] = requestOf(operation, operation.examples[0]?.input ?? {});
				const messageFor = async (...values: readonly string[]) => {
					const query = new URL(url, 'http://localhost');
					query.searchParams.delete(name);
					for (const value of values) query.searchParams.append(name, value);
					const response = await ask(query.pathname + query.search);
					expect(response.status).toBe(400);
					return ((await response.json()) as { error: { message: string } }).error.message;
				};
				const { minimum = 0, maximum } = schema as { minimum?: number; maximum: number };
				for (const value of [minimum - 1, maximum + 1])
					expect(await messageFor(String(value))).toBe(`${name}: must be between ${minimum} and ${maximum}`);
				const kind = 'type' in schema && schema.type === 'number' ? 'a number' : 'a whole number';
				for (const text of kind === 'a number' ? ['1e', 'x', '0x10'] : ['1e1', '1.5', 'x'])
					expect(await messageFor(text)).toBe(`${name}: must be ${kind}`);
				expect(await messageFor('1', '1')).toBe(`${name}: must be given once`);
			});
		}

		if (operation.method === 'POST')
			test(`${id}: a body of nothing but brackets is refused before it is built`, async () => {
				const response = await api().ask(path, { method: 'POST', body: '[[['.repeat(50_000) });
				expect(response.status).toBe(400);
				const { error } = (await response.json()) as { error: { message: string } };
				expect(error.message).toMatch(/^body: (?:must be at most \d+ \wB|is nested too deep)$/);
			});

		if (operation.method === 'POST')
			test.each(['', '{', '[]', 'null', '5', '"text"', '\ud800'])(
				`${id}: the body %.20j is no JSON object`,
				async (body) => {
					const response = await api().ask(path, { method: 'POST', body });
					expect(response.status).toBe(400);
					expect(await response.json()).toEqual({
						error: { code: 'INVALID_INPUT', message: 'body: must be a JSON object' }
					});
				}
			);
	}

	test('HEAD answers as GET without a body', async () => {
		const { ask } = api();
		const head = await ask('/v1/countries', { method: 'HEAD' });
		const get = await ask('/v1/countries');
		expect([head.status, await head.text()]).toEqual([200, '']);
		expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
		expect(head.headers.get('content-type')).toBe('application/json');
	});

	test('an answer that did not change is 304 for the tag that came with it, weak or strong or among others', async () => {
		const { ask } = api();
		const tag = (await ask('/v1/countries')).headers.get('etag') ?? '';
		expect(tag).toMatch(/^W\/"[a-z0-9]+"$/);
		for (const given of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
			const response = await ask('/v1/countries', { headers: { 'If-None-Match': given } });
			expect([response.status, await response.text()]).toEqual([304, '']);
		}
		expect((await ask('/v1/countries', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
	});

	test('every answer has a request id, and what is computed says how long it took', async () => {
		const { ask } = api();
		const ids = await Promise.all(
			['/v1/countries', '/v1/nothing'].map(async (path) => (await ask(path)).headers.get('x-request-id'))
		);
		expect(new Set(ids).size).toBe(2);
		expect((await ask('/v1/countries')).headers.get('server-timing')).toMatch(
			/^gate;dur=[\d.]+, engine;dur=[\d.]+;desc="inline"$/
		);
	});

	test.each(['/v1/', '/v1/nothing', '/v1/distance/', '/v1/distance/x', '/v1//distance'])(
		'the path %s is 404 before any key is asked for',
		async (path) => {
			const response = await api().ask(path, { headers: { 'X-API-Key': '' } });
			expect(response.status).toBe(404);
			expect(await response.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
		}
	);
}
