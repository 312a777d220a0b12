import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { testApi } from '../../tests/contract/host';
import { toTools } from './tools';

const tools = toTools(groups);
const characters = (value: unknown) => JSON.stringify(value).length;

test('every operation is a tool, named as its operationId, that changes nothing', () => {
	const names = groups.flatMap(({ id, operations }) => Object.keys(operations).map((name) => `${id}_${name}`));
	expect(tools.list.map(({ name }) => name)).toEqual(names);
	for (const { name, annotations, description } of tools.list) {
		expect(name).toMatch(/^[\w-]{1,64}$/);
		expect(description).not.toBe('');
		expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, idempotentHint: true });
	}
	const open = tools.list.filter(({ annotations }) => annotations.openWorldHint).map(({ name }) => name);
	expect(open).toContain('currency_rates');
	expect(open).toContain('image_info');
	expect(open).not.toContain('geo_distance');
});

test('schemas have no words of our own, no bytes, and answers tell only their form', () => {
	for (const { inputSchema, outputSchema } of tools.list) {
		expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
		expect(JSON.stringify(inputSchema)).not.toMatch(/"x-|"binary"/);
		expect(JSON.stringify(outputSchema)).not.toMatch(/"(description|pattern)":"|"(enum|examples|required)":\[/);
	}
	// What a model reads before it has asked anything: answers are the lesser half.
	expect(characters(tools.list.map((tool) => tool.outputSchema))).toBeLessThan(characters(tools.list) / 2);
});

const call = (name: string, input: Record<string, unknown>, signal?: AbortSignal) => {
	const { ask } = testApi();
	return tools.call(name, input, (path, init) => ask(path, init), signal);
};

test('what an agent cannot send is no field: format, files; null is not given', async () => {
	expect(await call('qr_wifi', { ssid: 'Library', security: 'nopass', format: 'svg' })).toMatchObject({
		isError: true
	});
	const names = tools.list.flatMap(({ inputSchema }) => Object.keys(inputSchema['properties'] ?? {}));
	expect(names).not.toEqual(expect.arrayContaining(['format']));
	expect(names).not.toEqual(expect.arrayContaining(['file']));
	const empty = await call('image_info', {});
	expect(empty?.content).toEqual([{ type: 'text', text: 'INVALID_INPUT one of these is required: url, base64' }]);
	expect(await call('geo_places', { q: 'Hull', country: null })).toMatchObject({
		structuredContent: { query: 'Hull' }
	});
	expect(await call('geo_destination', { from: '0,0', bearing: 1e-7, kilometers: 5 })).toMatchObject({ structuredContent: { kilometers: 5 } }); // prettier-ignore
});

test('what is said of a tool says nothing of HTTP', () => {
	for (const { description } of tools.list)
		expect(description).not.toMatch(/multipart|Accept header|Link header|\/v1\//);
});

test('an answer is text and structure', async () => {
	const result = await call('geo_distance', { from: '52.52,13.405', to: '48.8566,2.3522' });
	expect(result?.structuredContent).toMatchObject({ compass: 'WSW' });
	expect(result?.content).toEqual([{ type: 'text', text: JSON.stringify(result?.structuredContent) }]);
});

test.each([
	['qr_wifi', { ssid: 'Library', security: 'nopass' }],
	['qr_qr', { text: 'hello' }]
])('%s gives its picture once, as a picture', async (name, input) => {
	const result = await call(name, input);
	const [picture, words] = result?.content ?? [];
	expect(picture).toMatchObject({ type: 'image', mimeType: 'image/png' });
	expect(
		Buffer.from((picture as { data: string }).data, 'base64')
			.subarray(1, 4)
			.toString()
	).toBe('PNG');
	expect(JSON.stringify([words, result?.structuredContent])).not.toContain('base64');
	const { outputSchema } = tools.list.find((tool) => tool.name === name) ?? {};
	expect(Object.keys(outputSchema?.['properties'] ?? {})).not.toContain('image');
});

test.each([
	['geo_distance', { from: '91,0', to: '0,0' }, /^INVALID_INPUT from: /],
	['geo_distance', { from: '0,0' }, /^INVALID_INPUT to: is required/],
	['geo_distance', { from: '0,0', to: '0,0', three: 1 }, /^INVALID_INPUT three: is not a field; there are from, to$/],
	['geo_distance', { from: '0,0', to: '0,0', constructor: 1 }, /^INVALID_INPUT constructor: is not a field/],
	['dictionary_related', { word: 'xqzzyq' }, /^NOT_FOUND word: /],
	['currency_rates', {}, /^(OFFLINE|UPSTREAM_ERROR) /]
])('%s with %j is an error that a model can read', async (name, input, text) => {
	const result = await call(name, input);
	expect(result).toEqual({ isError: true, content: [{ type: 'text', text: expect.stringMatching(text) }] });
});

test('there is no tool of another name', () => {
	for (const name of ['geo_nothing', 'toString', '']) expect(call(name, {})).toBeUndefined();
});
