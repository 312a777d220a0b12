import { expect, test } from 'vitest';
import type { Schema } from '../../../engines/kit/schema';
import { boundsOf, inputKind, labelOf } from './field-kind';

test.each<[Record<string, unknown>, string]>([
	[{ type: 'string' }, 'text'],
	[{ type: 'string', format: 'date' }, 'date'],
	[{ type: 'string', format: 'binary' }, 'file'],
	[{ type: 'string', format: 'uri' }, 'text'],
	[{ type: 'string', enum: ['a', 'b'] }, 'choice'],
	[{ type: 'string', 'x-input': 'point' }, 'point'],
	[{ type: 'string', enum: ['a'], 'x-input': 'long-text' }, 'long-text'],
	[{ type: 'number' }, 'number'],
	[{ type: 'integer' }, 'number'],
	[{ type: 'boolean' }, 'switch'],
	[{ type: 'array', items: { type: 'string' } }, 'lines'],
	[{ type: 'object', additionalProperties: { type: 'number' } }, 'lines'],
	[{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'number'],
	[{ type: 'null' }, 'text']
])('%j is asked for by %s', (schema, kind) => expect(inputKind(schema as unknown as Schema)).toBe(kind));

test.each([
	['min_magnitude', {}, 'Min magnitude'],
	['q', {}, 'Q'],
	['min_magnitude', { title: 'Magnitude at least' }, 'Magnitude at least']
])('%s with %j is called “%s”', (name, schema, label) => {
	expect(labelOf(name, { type: 'string', ...schema } as Schema)).toBe(label);
	expect(labelOf('lat')).toBe('Lat');
});

test.each([
	[{ minimum: 1, maximum: 500 }, '1 – 500'],
	[{ minimum: 0 }, '≥ 0'],
	[{ maximum: 0 }, '≤ 0'],
	[{ maxItems: 100 }, '≤ 100'],
	[{}, ''],
	[{ maxLength: 5 }, '']
])('%j keeps to “%s”', (schema, bounds) => expect(boundsOf({ type: 'number', ...schema } as Schema)).toBe(bounds));
