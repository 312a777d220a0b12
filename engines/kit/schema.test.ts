import { expect, test } from 'vitest';
import { integer, list, nullable, object, objectWith } from './schema';

const text = { type: 'string' } as const;

test('an object requires its properties, without those that are optional or have a default', () => {
	const properties = { a: text, b: text, c: { type: 'integer', default: 3 } } as const;
	expect(object(properties)).toEqual({ type: 'object', properties, required: ['a', 'b'] });
	expect(object(properties, { optional: ['a'] })).toEqual({ type: 'object', properties, required: ['b'] });
	expect(objectWith(['a'], properties)).toEqual(object(properties, { optional: ['a'] }));
	expect(object({})).toEqual({ type: 'object', properties: {}, required: [] });
});

test('what is said of an object or a list stands in its schema, and nothing where nothing is said', () => {
	expect(object({}, { description: 'a place' })).toEqual({ type: 'object', properties: {}, required: [], description: 'a place' }); // prettier-ignore
	expect(list(text, 'names')).toEqual({ type: 'array', items: text, description: 'names' });
	expect(list(text)).toEqual({ type: 'array', items: text });
	expect(Object.keys(object({}))).not.toContain('description');
	expect(Object.keys(list(text))).not.toContain('description');
});

test('a field is its type, what it is for, and what else is said of it', () =>
	expect([integer('many'), integer('more', { minimum: 2 })]).toEqual([
		{ type: 'integer', description: 'many' },
		{ type: 'integer', description: 'more', minimum: 2 }
	]));

test('what may be unknown is its schema or null', () =>
	expect(nullable(text)).toEqual({ anyOf: [text, { type: 'null' }] }));
