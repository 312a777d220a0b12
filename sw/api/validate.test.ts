import { expect, test } from 'vitest';
import { object, type Schema } from '../../engines/kit/schema';
import { validate, type Source } from './validate';

const schema = object(
	{
		text: { type: 'string', minLength: 1, maxLength: 5 },
		limit: { type: 'integer', minimum: 1, maximum: 500, default: 20 },
		period: { type: 'string', enum: ['hour', 'day'], default: 'day' },
		hidden: { type: 'boolean', default: false },
		texts: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 3 },
		day: { type: 'string', format: 'date' },
		variables: { type: 'object', additionalProperties: { type: 'number' } }
	},
	{ optional: ['texts', 'day', 'variables'] }
);
const given = (fields: Record<string, unknown>) => validate(schema, { text: 'a', ...fields }, 'json');
const query = (fields: Record<string, readonly string[]>) => validate(schema, { text: ['a'], ...fields }, 'text');

test('defaults fill what is not given, and unknown fields are ignored', () =>
	expect(given({ other: 1 })).toEqual({ text: 'a', limit: 20, period: 'day', hidden: false }));

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
	[{ day: '2023-04-31' }, 'day: must be a date as YYYY-MM-DD'],
	[{ day: '2100-02-29' }, 'day: must be a date as YYYY-MM-DD'],
	[{ variables: [] }, 'variables: must be an object'],
	[{ variables: { x: '1' } }, 'variables.x: must be a number'],
	[{ variables: { x: NaN } }, 'variables.x: must be a number']
])('%j is refused: %s', (fields, message) => expect(() => given(fields)).toThrow(message));

test('the first failure in the order of the contract is named', () =>
	expect(() => given({ period: 'x', limit: 0, text: 5 })).toThrow('text: must be a string'));

test('enums are read without regard to case and handed on in the contract’s spelling', () => {
	expect(given({ period: 'HOUR' })).toMatchObject({ period: 'hour' });
	expect(query({ period: ['Day'] })).toMatchObject({ period: 'day' });
});

test('a number in an enum is that number however a program writes it', () => {
	const schema = object({ level: { type: 'string', enum: ['all', '1.0', '2.5'] } });
	const level = (text: string) => validate(schema, { level: [text] }, 'text')['level'];
	expect(['1', '1.0', '1.00', '2.50'].map(level)).toEqual(['1.0', '1.0', '1.0', '2.5']);
	for (const text of ['.', '0', '2', '10', '1.0.0'])
		expect(() => level(text)).toThrow('level: must be one of all, 1.0, 2.5');
});

test.each(['1e2', '0x10', '+5', '5.0', '--1', ' 5', '5 ', 'five', '٥'])('text %j is no whole number', (text) =>
	expect(() => query({ limit: [text] })).toThrow('limit: must be a whole number')
);

test('a minus is part of a whole number: what is too small is told its bounds', () =>
	expect(() => query({ limit: ['-1'] })).toThrow(/limit: must be (?:between|at least)/));

test('leading zeros are digits', () => expect(query({ limit: ['007'] })).toMatchObject({ limit: 7 }));

test('empty text is not given: default or required', () => {
	expect(query({ limit: [''] })).toMatchObject({ limit: 20 });
	expect(() => query({ text: [''] })).toThrow('text: is required');
});

test('given twice is refused, even with the same value', () =>
	expect(() => query({ limit: ['5', '5'] })).toThrow('limit: must be given once'));

test.each([
	['true', true],
	['1', true],
	['TRUE', true],
	['false', false],
	['0', false]
])('the text %s is the boolean %s', (text, value) =>
	expect(query({ hidden: [text] })).toMatchObject({ hidden: value })
);

test('characters are code points: five emoji are five', () => {
	expect(given({ text: '😀'.repeat(5) })).toMatchObject({ text: '😀'.repeat(5) });
	expect(() => given({ text: '😀'.repeat(6) })).toThrow('at most 5 characters');
});

test('a key called __proto__ stays data', () => {
	const input = given({ variables: JSON.parse('{"__proto__": 1}') as unknown });
	expect(Object.keys(input['variables'] as object)).toEqual(['__proto__']);
	expect(({} as Record<string, unknown>)['1']).toBeUndefined();
});

const one = (property: Schema, value: unknown, source: Source = 'json') =>
	validate({ type: 'object', properties: { f: property }, required: ['f'] }, { f: source === 'text' ? [value] : value }, source)['f']; // prettier-ignore
const refused = (property: Schema, value: unknown, source: Source = 'json') => {
	try {
		return `taken: ${JSON.stringify(one(property, value, source))}`;
	} catch (error) {
		return (error as Error).message;
	}
};

test.each<[Schema, unknown, string]>([
	[{ type: 'number', minimum: 0 }, -1, 'f: must be at least 0'],
	[{ type: 'number', maximum: 9 }, 10, 'f: must be at most 9'],
	[{ type: 'number', minimum: 0, maximum: 9 }, 9.5, 'f: must be between 0 and 9'],
	[{ type: 'number' }, Infinity, 'f: must be a number'],
	[{ type: 'string', minLength: 3 }, 'ab', 'f: must be at least 3 characters'],
	[{ type: 'string', minLength: 1 }, '', 'f: is required'],
	[{ type: 'string', maxLength: 1000 }, 'x'.repeat(1001), 'f: must be at most 1,000 characters'],
	[{ type: 'string', pattern: '^a+$' }, 'b', 'f: must match ^a+$'],
	[{ type: 'string', pattern: '^a+$', 'x-reason': 'must be letters a' }, 'b', 'f: must be letters a'],
	[{ type: 'string', format: 'binary' }, 'text', 'f: must be a file, sent as multipart/form-data'],
	[{ type: 'string', format: 'binary', maxLength: 2 ** 20 }, new ArrayBuffer(2 ** 20 + 1), 'f: must be at most 1 MB'],
	[{ type: 'null' }, 0, 'f: must be null'],
	[{ type: 'array', items: { type: 'string' }, minItems: 2 }, ['a'], 'f: must have at least 2 items'],
	[{ type: 'object', additionalProperties: { type: 'number' } }, null, 'f: must be an object'],
	[{ type: 'object', additionalProperties: { type: 'number' }, maxProperties: 1 }, { a: 1, b: 2 }, 'f: must have at most 1 entries'], // prettier-ignore
	[{ type: 'object', additionalProperties: { type: 'number' } }, { 'a b\n': 'x' }, 'f.a?b?: must be a number'],
	[{ type: 'object', additionalProperties: { type: 'number' } }, { ['x'.repeat(200)]: 'x' }, `f.${'x'.repeat(100)}: must be a number`], // prettier-ignore
	[{ type: 'object', properties: { a: { type: 'number' } }, required: ['a'] }, {}, 'f.a: is required'],
	[{ type: 'object', properties: { a: { type: 'number' } }, required: ['a'] }, { a: '1' }, 'f.a: must be a number'],
	[{ anyOf: [] }, 1, 'f: must not be given'],
	[{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 'x', 'f: must be a number'],
	[{ anyOf: [{ type: 'number' }] }, null, 'f: must be a number']
])('%j does not take %j: %s', (schema, value, message) => expect(refused(schema, value)).toBe(message));

test.each<[Schema, unknown, unknown]>([
	[{ type: 'number', minimum: 0, maximum: 9 }, 0, 0],
	[{ type: 'number', minimum: 0, maximum: 9 }, 9, 9],
	[{ type: 'string', minLength: 3 }, 'abc', 'abc'],
	[{ type: 'string' }, '', ''],
	[{ type: 'string', pattern: '^a+$' }, 'aa', 'aa'],
	[{ type: 'null' }, null, null],
	[{ type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 }, [1, 2], [1, 2]],
	[{ type: 'object', additionalProperties: { type: 'number' }, maxProperties: 1 }, { a: 1 }, { a: 1 }],
	[{ type: 'object', properties: { a: { type: 'number', default: 3 }, b: { type: 'number' } }, required: [] }, { c: 1 }, { a: 3 }], // prettier-ignore
	[{ type: 'object', properties: { a: { type: 'number' } }, required: ['a'] }, { a: 1 }, { a: 1 }],
	[{ anyOf: [{ type: 'number' }, { type: 'null' }] }, null, null],
	[{ anyOf: [{ type: 'number' }, { type: 'null' }] }, 5, 5]
])('%j takes %j', (schema, value, taken) => expect(one(schema, value)).toEqual(taken));

test('bytes are handed on as they are, up to the limit', () => {
	const bytes = new ArrayBuffer(2 ** 20);
	expect(one({ type: 'string', format: 'binary', maxLength: 2 ** 20 }, bytes)).toBe(bytes);
	expect(one({ type: 'string', format: 'binary' }, bytes, 'text')).toBe(bytes);
});

test.each([
	['1', 1],
	['-1.5', -1.5],
	['+.5', 0.5],
	['5.', 5]
])('the text %j is the number %d', (text, value) => expect(one({ type: 'number' }, text, 'text')).toBe(value));

test.each(['', '.', '1e2', '0x10', 'Infinity', '1,5', '1 2', '--1', 'x1', '1x'])('the text %j is no number', (text) =>
	expect(refused({ type: 'number' }, text, 'text')).toMatch(/^f: (must be a number|is required)$/)
);
