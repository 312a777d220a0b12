import { expect, test } from 'vitest';
import type { Operation } from '../../engines/kit/contract';
import { object } from '../../engines/kit/schema';
import { snippets } from './snippets';

const operation = (method: 'GET' | 'POST'): Operation => ({
	title: 'Example',
	method,
	path: '/v1/example',
	summary: '',
	kind: 'compute',
	cost: 'bounded',
	params: object({ text: { type: 'string' } }),
	response: object({ count: { type: 'integer' }, name: { anyOf: [{ type: 'string' }, { type: 'null' }] } }),
	examples: []
});
const code = (method: 'GET' | 'POST', input: Record<string, unknown>) =>
	Object.fromEntries(
		snippets(operation(method), 'https://host/v1/example?q=it%27s', input).map(({ id, code }) => [id, code])
	);

test('a quote in a body does not end the shell argument', () =>
	expect(code('POST', { text: "it's" })['curl']).toContain(`-d '{"text":"it'\\''s"}'`));

test('the TypeScript snippet names the fields of the answer', () => {
	expect(code('GET', {})['typescript']).toContain('\tcount: number;\n\tname: string | null;');
	expect(code('GET', {})['typescript']).toContain('(await response.json()) as Answer;');
});

test('Python gets its own words for true, false and null', () =>
	expect(code('POST', { a: true, b: [false, null], c: { d: 1.5 } })['python']).toContain(
		'json={"a": True, "b": [False, None], "c": {"d": 1.5}}'
	));

test('every snippet carries the demo key and the address', () => {
	for (const snippet of Object.values(code('GET', {}))) {
		expect(snippet).toContain('demo');
		expect(snippet).toContain('https://host/v1/example?q=it%27s');
	}
});

test('a GET sends no body', () => {
	expect(code('GET', { text: 'x' })['curl']).not.toContain('-d');
	expect(code('GET', { text: 'x' })['fetch']).not.toContain('body');
});
