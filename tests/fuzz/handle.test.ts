/** Generated requests to `handle`: no 5xx, no hang, bodies by schema. `FUZZ_RUNS` (`npm run fuzz`: 100,000). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import type { Operation } from '../../engines/kit/contract';
import { ERROR_STATUS } from '../../engines/kit/errors';
import type { Schema } from '../../engines/kit/schema';
import { testApi } from '../contract/host';
import { ajv, nearOf } from '../support/schemas';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2_000);
/** No answer may take longer: engines refuse after 3 s by themselves. */
const SLOWEST_MS = 60_000;

const operations = groups.flatMap(({ operations: all }) => Object.values(all));
const checks = new Map(operations.map((operation) => [operation, ajv.compile(operation.response)]));
const isError = ajv.compile({
	type: 'object',
	required: ['error'],
	additionalProperties: false,
	properties: {
		error: {
			type: 'object',
			required: ['code', 'message'],
			additionalProperties: false,
			properties: { code: { enum: Object.keys(ERROR_STATUS) }, message: { type: 'string', pattern: '^[^\\s:]+: \\S' } }
		}
	}
});

/** Texts that no example is near to. */
const words = fc.constantFrom(
	'',
	'0',
	'-1',
	'1e9',
	'NaN',
	'null',
	'us-ca',
	'90,180',
	'-91,0',
	'1,2,3',
	'((((',
	'9^9^9',
	'1/0',
	'🙂',
	'\u0000',
	'\u202e',
	'%zz',
	"' OR 1=1",
	'<script>',
	'../..',
	'__proto__',
	'constructor',
	'http://localhost/x.png',
	'a'.repeat(300)
);

const examplesOf = (schema: Schema | undefined): readonly unknown[] =>
	schema !== undefined && 'examples' in schema ? (schema.examples ?? []) : [];
const value = fc.oneof(words, fc.string({ maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 20 }));
const path = fc.oneof(
	{ weight: 8, arbitrary: fc.constantFrom(...operations.map((operation) => operation.path)) },
	{ weight: 1, arbitrary: fc.webPath() },
	{ weight: 1, arbitrary: fc.constantFrom('/v1/openapi.json', '/v1/status', '/v1/', '/v1/x', '//', '/v1/related/%ff') }
);
const names = fc.oneof(
	fc.constantFrom(...new Set(operations.flatMap(({ params }) => Object.keys(params.properties)))),
	fc.string({ maxLength: 8 })
);
const body = fc.oneof(
	fc.dictionary(names, fc.oneof(value, fc.jsonValue({ maxDepth: 3 }))).map((fields) => JSON.stringify(fields)),
	fc.string(),
	fc.json()
);
const anyRequest = fc.record({
	path,
	method: fc.constantFrom('GET', 'GET', 'GET', 'POST', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'),
	query: fc.array(fc.tuple(names, value), { maxLength: 5 }),
	segment: value,
	body,
	type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data; boundary=x', 'multipart/form-data', ''),
	accept: fc.constantFrom(
		'*/*',
		'application/json',
		'image/png',
		'image/svg+xml;q=0.5, */*;q=0.1',
		'text/html',
		';;q=,'
	),
	key: fc.constantFrom('demo', 'demo', 'demo', 'demo', '', 'x')
});

const asText = (one: unknown) => (typeof one === 'string' ? one : (JSON.stringify(one) ?? ''));

/** An example of an operation with one field changed, so that most requests get past the rest of the validation. */
const aimed = fc
	.constantFrom(...operations.flatMap((operation) => operation.examples.map(({ input }) => ({ operation, input }))))
	.chain(({ operation, input }) =>
		fc.constantFrom(...Object.keys(operation.params.properties), 'x').chain((name) => {
			const known = [input[name], ...examplesOf(operation.params.properties[name])].filter((one) => one !== undefined);
			const near = known.length > 0 ? [nearOf(known.map(String))] : [];
			return fc
				.oneof(...near, value, fc.integer(), fc.array(value, { maxLength: 4 }), fc.dictionary(fc.string(), fc.double()))
				.map((changed) => {
					const fields: Record<string, unknown> = { ...input, [name]: changed };
					return {
						path: operation.path,
						method: operation.method as string,
						query: Object.entries(fields).map(([key, one]): [string, string] => [key, asText(one)]),
						segment: asText(fields[/\{(\w+)\}/.exec(operation.path)?.[1] ?? 'x']),
						body: JSON.stringify(fields),
						type: 'application/json',
						accept: '*/*',
						key: 'demo'
					};
				});
		})
	);

/** The answer, or a failure when it is longer in coming than any may be. */
function inTime(answer: Promise<Response>): Promise<Response> {
	let timer: ReturnType<typeof setTimeout>;
	const late = new Promise<never>(
		(_, reject) => void (timer = setTimeout(() => reject(new Error(`no answer within ${SLOWEST_MS} ms`)), SLOWEST_MS))
	);
	return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const matches = (path: string): Operation | undefined =>
	operations.find((operation) => {
		const prefix = operation.path.split('{')[0] ?? '';
		return operation.path.endsWith('}')
			? path.startsWith(prefix) && !path.slice(prefix.length).includes('/')
			: operation.path === path;
	});

test(
	`${RUNS.toLocaleString('en')} generated requests: no 5xx, no hang, every body as its schema says`,
	{ timeout: 3_600_000 },
	async () => {
		const { handle, logged } = testApi();
		const statuses = new Map<number, number>();
		await fc.assert(
			fc.asyncProperty(fc.oneof(anyRequest, aimed), async (given) => {
				const url = new URL('http://localhost');
				url.pathname = given.path.replace(/\{\w+\}/, () =>
					encodeURIComponent(given.segment.toWellFormed?.() ?? given.segment)
				);
				for (const [name, text] of given.query) url.searchParams.append(name, text);
				const bare = given.method === 'GET' || given.method === 'HEAD';
				const request = new Request(url, {
					method: given.method,
					headers: { 'X-API-Key': given.key, 'Content-Type': given.type, Accept: given.accept },
					...(!bare && { body: given.body })
				});
				const response = await inTime(handle(request, { keyless: false, picture: false, waitUntil: () => {} }));
				statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
				const operation = matches(url.pathname);
				// Without network a feed has nothing to answer with, and says so.
				const offline = operation?.kind === 'feed' && response.status === 503;
				if (!offline)
					expect(response.status, `${given.method} ${url.pathname}${url.search} ${given.body}`).toBeLessThan(500);
				expect(response.headers.get('x-request-id')).toBeTruthy();
				const text = await response.text();
				if (given.method === 'HEAD' || response.status === 204 || response.status === 304) expect(text).toBe('');
				else if (response.headers.get('content-type') === 'application/json') {
					const json = JSON.parse(text) as unknown;
					if (response.status >= 400) expect(isError(json), text).toBe(true);
					else if (operation) {
						const check = checks.get(operation);
						expect(check?.(json), `${ajv.errorsText(check?.errors)}: ${text.slice(0, 500)}`).toBe(true);
					}
				} else expect(operation?.produces).toContain(response.headers.get('content-type'));
			}),
			{ numRuns: RUNS, seed: Number(process.env['FUZZ_SEED'] ?? 1), endOnFailure: true }
		);
		expect(logged).toEqual([]);
		console.log('answers by status', Object.fromEntries([...statuses].sort((a, b) => a[0] - b[0])));
	}
);
