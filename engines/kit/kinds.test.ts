import { expect, test } from 'vitest';
import { givenBy, takesOf } from './kinds';
import { list, nullable, object } from './schema';

const place = { ...object({ lat: { type: 'number' }, lon: { type: 'number' } }), 'x-kind': 'point' } as const;
const spelt = {
	...object({ latitude: { type: 'number' }, longitude: { type: 'number' } }),
	'x-kind': 'point'
} as const;
const params = object(
	{
		from: { type: 'string', 'x-kind': 'point' },
		to: { type: 'string', 'x-kind': 'point' },
		text: { type: 'string', 'x-kind': 'text' },
		limit: { type: 'integer' }
	},
	{ optional: ['text', 'limit'] }
);
const given = (response: ReturnType<typeof object>, answer: unknown, values = {}) =>
	Object.fromEntries(givenBy({ params, response }, values, answer));

test('an operation takes the first field of a kind, and what it states beside its fields', () => {
	expect(takesOf({ params })).toEqual({ point: 'from', text: 'text' });
	expect(takesOf({ params, takes: { sum: 'amount' } })).toEqual({ point: 'from', text: 'text', sum: 'amount' });
	expect([takesOf({ takes: { sum: 'amount' } }), takesOf({})]).toEqual([{ sum: 'amount' }, {}]);
});

test.each([
	['a point', object({ to: place }), { to: { lat: 48.5, lon: -2 } }, { point: '48.5,-2' }],
	['one spelt in full', object({ gps: nullable(spelt) }), { gps: { latitude: 0, longitude: 0 } }, { point: '0,0' }],
	['none', object({ gps: nullable(spelt) }), { gps: null }, {}],
	['half of one', object({ to: place }), { to: { lat: 48.5, lon: null } }, {}],
	['a list of one', object({ all: list(object({ country: { type: 'string', 'x-kind': 'country' } })) }), { all: [{ country: 'DE' }] }, { country: 'DE' }], // prettier-ignore
	['a list of several', object({ all: list(object({ country: { type: 'string', 'x-kind': 'country' } })) }), { all: [{ country: 'DE' }, { country: 'FR' }] }, {}], // prettier-ignore
	['an empty list', object({ all: list({ type: 'string', 'x-kind': 'country' }) }), { all: [] }, {}],
	['a number', object({ sum: nullable({ type: 'number', 'x-kind': 'sum' }) }), { sum: 0.5 }, { sum: '0.5' }],
	['an empty text', object({ text: { type: 'string', 'x-kind': 'text' } }), { text: '' }, {}]
] as const)('an answer gives %s', (_, response, answer, expected) =>
	expect(given(response as never, answer)).toEqual(expected)
);

test('what the answer says goes before what was asked', () => {
	const response = object({ to: place }) as never;
	expect(given(response, { to: { lat: 1, lon: 2 } }, { from: '3,4', to: '1,2' })).toEqual({ point: '1,2' });
	expect(given(object({}) as never, {}, { from: 'Berlin' })).toEqual({ point: 'Berlin' });
});

test('a short text fits a code, one in a Brahmic script may be transliterated', () => {
	const response = object({}) as never;
	expect(given(response, {}, { text: 'Hallo' })).toEqual({ text: 'Hallo', note: 'Hallo' });
	expect(given(response, {}, { text: 'नमस्ते' })).toEqual({ text: 'नमस्ते', note: 'नमस्ते', indic: 'नमस्ते' });
	expect(given(response, {}, { text: 'வணக்கம்' })).toHaveProperty('indic');
	expect(Object.keys(given(response, {}, { text: 'x'.repeat(301) }))).toEqual(['text']);
});
