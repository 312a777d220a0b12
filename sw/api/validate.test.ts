import { expect, test } from 'vitest';
import { object } from '../../engines/kit/schema';
import { validate } from './validate';

const schema = object(
	{
		text: { type: 'string', minLength: 1, maxLength: 5 },
		limit: { type: 'integer', minimum: 1, maximum: 500, default: 20 },
		period: { type: 'string', enum: ['hour', 'day'], default: 'day' },
		hidden: { type: 'boolean', default: false },
		texts: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 3 },
		variables: { type: 'object', additionalProperties: { type: 'number' } }
	},
	{ optional: ['texts', 'variables'] }
);
const given = (fields: Record<string, unknown>) => validate(schema, { text: 'a', ...fields }, 'json');
const query = (fields: Record<string, readonly string[]>) => validate(schema, { text: ['a'], ...fields }, 'text');

test('defaults fill what is not given, and unknown fields are ignored', () => {
	expect(given({ other: 1 })).toEqual({ text: 'a', limit: 20, period: 'day', hidden: false });
});

test.each([
	[{ text: undefined }, 'text: is required'],
	[{ text: '' }, 'text: is required'],
	[{ text: 5 }, 'text: must be a string'],
	[{ text: null }, 'text: must be a string'],
	[{ text: 'abcdef' }, 'text: must be at most 5 characters'],
	[{ limit: 0 }, 'limit: must be between 1 and 500'],
	[{ limit: 501 }, 'limit: must be between 1 and 500'],
	[{ limit: 1.5 }, 'limit: must be a whole number'],
	[{ limit: '5' }, 'limit: must be a whole number'],
	[{ period: 'year' }, 'period: must be one of hour, day'],
	[{ hidden: 1 }, 'hidden: must be true or false'],
	[{ texts: 'a' }, 'texts: must be an array'],
	[{ texts: [] }, 'texts: must not be empty'],
	[{ texts: ['a', 'b', 'c', 'd'] }, 'texts: must have at most 3 items'],
	[{ texts: ['a', 'b', 7] }, 'texts[2]: must be a string'],
	[{ variables: [] }, 'variables: must be an object'],
	[{ variables: { x: '1' } }, 'variables.x: must be a number'],
	[{ variables: { x: NaN } }, 'variables.x: must be a number']
])('%j is refused: %s', (fields, message) => {
	expect(() => given(fields)).toThrow(message);
});

test('the first failure in the order of the contract is named', () => {
	expect(() => given({ period: 'x', limit: 0, text: 5 })).toThrow('text: must be a string');
});

test('enums are read without regard to case and handed on in the contract’s spelling', () => {
	expect(given({ period: 'HOUR' })).toMatchObject({ period: 'hour' });
	expect(query({ period: ['Day'] })).toMatchObject({ period: 'day' });
});

test.each(['1e2', '0x10', '+5', '5.0', '-1', ' 5', '5 ', 'five', '٥'])('text %j is no whole number', (text) => {
	expect(() => query({ limit: [text] })).toThrow('limit: must be a whole number');
});

test('leading zeros are digits', () => {
	expect(query({ limit: ['007'] })).toMatchObject({ limit: 7 });
});

test('empty text is not given: default or required', () => {
	expect(query({ limit: [''] })).toMatchObject({ limit: 20 });
	expect(() => query({ text: [''] })).toThrow('text: is required');
});

test('given twice is refused, even with the same value', () => {
	expect(() => query({ limit: ['5', '5'] })).toThrow('limit: must be given once');
});

test.each([
	['true', true],
	['1', true],
	['TRUE', true],
	['false', false],
	['0', false]
])('the text %s is the boolean %s', (text, value) => {
	expect(query({ hidden: [text] })).toMatchObject({ hidden: value });
});

test('characters are code points: five emoji are five', () => {
	expect(given({ text: '😀'.repeat(5) })).toMatchObject({ text: '😀'.repeat(5) });
	expect(() => given({ text: '😀'.repeat(6) })).toThrow('at most 5 characters');
});

test('a key called __proto__ stays data', () => {
	const input = given({ variables: JSON.parse('{"__proto__": 1}') as unknown });
	expect(Object.keys(input['variables'] as object)).toEqual(['__proto__']);
	expect(({} as Record<string, unknown>)['1']).toBeUndefined();
});
