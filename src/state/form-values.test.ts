import { expect, test } from 'vitest';
import type { Operation } from '../../engines/kit/contract';
import { list, object } from '../../engines/kit/schema';
import { fromInput, fromQuery, isComplete, shareable, toInput } from './form-values';
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

test('what is not a number goes to the API as it is, so that the API says what is wrong', () => {
	expect(toInput(operation, { count: '1e', variables: 'x = many' })).toEqual({
		count: '1e',
		variables: { x: ' many' }
	});
});

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
	expect(isComplete(operation, {})).toBe(false);
	expect(isComplete(operation, { text: 'a' })).toBe(true);
});

test('long values come back from the fragment, whatever their script', async () => {
	const values = { text: 'नमस्ते दुनिया 👋\n'.repeat(500), to: 'iast' };
	const packed = await pack(values);
	expect(packed).toMatch(/^[\w-]+$/);
	expect(packed.length).toBeLessThan(500);
	expect(await unpack(packed)).toEqual(values);
});

test.each(['', '!!!', 'AAAA', 'null', 'x'.repeat(10_000)])(
	'a damaged fragment %# opens an empty form',
	async (text) => {
		expect(await unpack(text)).toEqual({});
	}
);
