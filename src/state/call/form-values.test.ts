import { expect, test } from 'vitest';
import type { Operation } from '../../../engines/kit/contract';
import { list, nullable, object, type Schema } from '../../../engines/kit/schema';
import { fromInput, fromQuery, isComplete, kindOf, shareable, textOf, toInput } from './form-values';
import { pack, unpack } from './long-text';

const operation: Operation = {
	title: 'Test',
	method: 'POST',
	path: '/v1/all',
	summary: '',
	kind: 'compute',
	cost: 'bounded',
	params: object(
		{
			text: { type: 'string' },
			count: { type: 'integer', default: 10 },
			exact: { type: 'boolean', default: false },
			texts: list({ type: 'string' }),
			variables: { type: 'object', additionalProperties: { type: 'number' } },
			password: { type: 'string', 'x-input': 'password' },
			file: { type: 'string', format: 'binary' }
		},
		{ optional: ['texts', 'variables', 'password', 'file'] }
	),
	response: object({}),
	examples: []
};

test('numbers, lists and maps are read from their text; what is empty is left out', () => {
	const values = {
		text: 'a',
		count: '7',
		texts: 'one\n\ntwo',
		variables: 'x = 3; y: -1.5',
		password: '',
		unknown: 'x'
	};
	expect(toInput(operation, values)).toEqual({
		text: 'a',
		count: 7,
		texts: ['one', 'two'],
		variables: { x: 3, y: -1.5 }
	});
});

test('what is not a number goes to the API as it is, so that the API says what is wrong', () =>
	expect(toInput(operation, { count: '1e', variables: 'x = many' })).toEqual({
		count: '1e',
		variables: { x: ' many' }
	}));

test('an example fills the form with texts that read back as the example', () => {
	const input = { text: 'b', count: 3, exact: true, texts: ['a', 'b'], variables: { x: 2 } };
	expect(toInput(operation, fromInput(operation, input))).toEqual(input);
});

test('passwords, files and defaults are not shared; passwords are not taken from an address either', () => {
	const file = new File(['x'], 'x.png');
	expect(shareable(operation, { text: 'a', count: '10', exact: true, password: 'secret', file })).toEqual({
		text: 'a',
		exact: 'true'
	});
	expect(fromQuery(operation, new URLSearchParams('text=a&password=secret&exact=1&other=2'))).toEqual({
		text: 'a',
		exact: true,
		other: '2'
	});
});

test('what a panel keeps beside the call is in the address, and never in the call', () => {
	const values = fromQuery(operation, new URLSearchParams(`text=a&amount=250&junk=${'x'.repeat(61)}`));
	expect(values).toEqual({ text: 'a', amount: '250' });
	expect(shareable(operation, values)).toEqual({ text: 'a', amount: '250' });
	expect(toInput(operation, values)).toEqual({ text: 'a' });
});

test('a form is complete when every required field holds something', () => {
	expect([isComplete(operation, {}), isComplete(operation, { text: 'a' })]).toEqual([false, true]);
});

test('long values come back from the fragment, whatever their script', async () => {
	const values = { text: 'नमस्ते दुनिया 👋\n'.repeat(500), to: 'iast' };
	const packed = await pack(values);
	expect(packed).toMatch(/^[\w-]+$/);
	expect(packed.length).toBeLessThan(500);
	expect(await unpack(packed)).toEqual(values);
});

test.each(['', '!!!', 'AAAA', 'null', 'x'.repeat(10_000)])('a damaged fragment %# opens an empty form', async (text) =>
	expect(await unpack(text)).toEqual({})
);

test.each<[Schema, string]>([
	[{ type: 'string' }, 'text'],
	[{ type: 'string', format: 'date' }, 'text'],
	[{ type: 'string', format: 'binary' }, 'file'],
	[{ type: 'number' }, 'number'],
	[{ type: 'integer' }, 'integer'],
	[{ type: 'boolean' }, 'boolean'],
	[{ type: 'null' }, 'text'],
	[{ anyOf: [] }, 'text'],
	[nullable({ type: 'integer' }), 'integer'],
	[{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, 'boolean'],
	[list({ type: 'number' }), 'list'],
	[{ type: 'object', additionalProperties: { type: 'number' } }, 'map'],
	[object({}), 'object']
])('%j is asked for as %s', (schema, kind) => expect(kindOf(schema)).toBe(kind));

test.each([
	[undefined, ''],
	[null, ''],
	[0, '0'],
	[false, 'false'],
	['a', 'a'],
	[['a', 7, { b: 1 }], 'a\n7\n{"b":1}'],
	[{ x: 3, y: 'z' }, 'x = 3\ny = z']
])('%j in a text field is %j', (value, text) => expect(textOf(value)).toBe(text));

test('what is given as it is stays as it is', () => {
	const file = new File(['x'], 'x.png');
	expect(toInput(operation, { text: 7, exact: true, texts: ['a', ''], file })).toEqual({ text: 7, exact: true, texts: ['a', ''], file }); // prettier-ignore
	expect(toInput(operation, { text: null, count: '  ', exact: 'maybe' })).toEqual({ count: '  ', exact: 'maybe' });
	expect(toInput(operation, { exact: 'true' })).toEqual({ exact: true });
	expect(toInput(operation, { exact: 'false' })).toEqual({ exact: false });
	expect(toInput(operation, { count: ' 7 ', texts: ' a \n  \n b' })).toEqual({ count: 7, texts: [' a ', ' b'] });
	expect(toInput(operation, { variables: ' x = 3 \n\n;y=;half;=5' })).toEqual({ variables: { x: 3, y: '', half: '', '=5': '' } }); // prettier-ignore
});

test('what a form is filled with is text, but switches and files', () => {
	const file = new File(['x'], 'x.png');
	expect(fromInput(operation, { count: 3, exact: false, file, other: 1 })).toEqual({ count: '3', exact: false, file });
});

test('every required field counts, not one of them', () => {
	const two = { ...operation, params: object({ a: { type: 'string' }, b: { type: 'string' } }) };
	expect([isComplete(two, { a: 'x' }), isComplete(two, { a: 'x', b: null }), isComplete(two, { a: 'x', b: 0 })]).toEqual([false, false, true]); // prettier-ignore
});

test('an address says of a switch that it is on, or it is off', () => {
	const exact = (text: string) => fromQuery(operation, new URLSearchParams({ exact: text }))['exact'];
	expect(['true', '1', 'false', '0', 'yes'].map(exact)).toEqual([true, true, false, false, false]);
});

test('a panel’s own value is text of 60 characters at most, and an empty one is not shared', () => {
	expect(fromQuery(operation, new URLSearchParams(`junk=${'x'.repeat(60)}`))).toEqual({ junk: 'x'.repeat(60) });
	expect(shareable(operation, { amount: '', other: 7, kept: 'x' })).toEqual({ kept: 'x' });
});
