import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { testApi } from '../../tests/contract/host';
import { toTools } from './tools';

const tools = toTools(groups);
const { ask } = testApi();
const characters = (value: unknown) => JSON.stringify(value).length;

test('every operation is a tool, named as its operationId, that changes nothing; ask is the first', () => {
	const names = groups.flatMap(({ id, operations }) => Object.keys(operations).map((name) => `${id}_${name}`));
	expect(tools.list.map(({ name }) => name)).toEqual(names);
	expect(names[0]).toBe('ask_ask');
	for (const { name, annotations, description } of tools.list) {
		expect(name).toMatch(/^[\w-]{1,64}$/);
		// A sentence or more: by it a model chooses.
		expect(description.split(' ').length, name).toBeGreaterThan(8);
		expect(annotations.readOnlyHint).toBe(true);
	}
	const closed = tools.list.filter(({ annotations }) => annotations.openWorldHint === false).map(({ name }) => name);
	expect(closed).not.toContain('currency_rates');
	expect(closed).not.toContain('image_info');
	expect(closed).toContain('geo_distance');
});

test('the list is short: no words of our own, no bytes, the form of answers on request alone', () => {
	// 24,789 characters are 5,922 tokens by the encoding o200k_base.
	expect(characters(tools.list)).toBeLessThan(24_800);
	for (const { inputSchema, outputSchema } of tools.list) {
		expect(inputSchema.type).toBe('object');
		expect(JSON.stringify(inputSchema)).not.toMatch(/"x-|"binary"|"pattern":/);
		expect(outputSchema).toBeUndefined();
	}
	for (const { outputSchema } of toTools(groups, { schemas: true }).list)
		expect(JSON.stringify(outputSchema)).not.toMatch(/"(description|pattern)":"|"(enum|examples|required)":\[/);
});

test('groups are chosen by their ids', async () => {
	const few = toTools(groups, { groups: ['geo', 'math'] });
	expect(new Set(few.list.map(({ name }) => name.replace(/_.*/, '')))).toEqual(new Set(['geo', 'math']));
	expect(few.call('qr_qr', { text: 'x' }, () => Promise.reject(new Error('asked')))).toBeUndefined();
	expect(() => toTools(groups, { groups: ['geo', 'nothing'] })).toThrow('groups: has no nothing; there are ask, math');
});

const call = (name: string, input: Record<string, unknown>, signal?: AbortSignal, of = tools) => {
	return of.call(name, input, (path, init) => ask(path, init), signal);
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

test('an answer is text and structure', async () => {
	const result = await call('geo_distance', { from: '52.52,13.405', to: '48.8566,2.3522' });
	expect(result?.structuredContent).toMatchObject({ compass: 'WSW' });
	expect(result?.content).toEqual([{ type: 'text', text: JSON.stringify(result?.structuredContent) }]);
});

test('an answer is short unless it is asked for whole, or by its fields', async () => {
	const short = (await call('language_languages', {}))?.structuredContent;
	expect(short).toMatchObject({ count: 55, left_out: { languages: 45 } });
	expect(short?.['languages']).toHaveLength(10);
	const codes = (await call('language_languages', { fields: ['languages.code'] }))?.structuredContent;
	expect(Object.keys(codes ?? {})).toEqual(['languages']);
	expect(codes?.['languages']).toHaveLength(55);
	expect(codes?.['languages']).toContainEqual({ code: 'de' });
	const whole = toTools(groups, { schemas: true });
	expect((await call('language_languages', {}, undefined, whole))?.structuredContent?.['languages']).toHaveLength(55);
	for (const [fields, said] of [
		[['nothing'], 'has no nothing; there are count, languages'],
		['count', 'must be a list of names'],
		[['count', 5], 'must be a list of names']
	])
		expect(await call('language_languages', { fields })).toEqual({
			isError: true,
			content: [{ type: 'text', text: `INVALID_INPUT fields: ${said}` }]
		});
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
	const { outputSchema } = toTools(groups, { schemas: true }).list.find((tool) => tool.name === name) ?? {};
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
