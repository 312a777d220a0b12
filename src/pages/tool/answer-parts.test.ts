import { expect, test, vi } from 'vitest';
import type { Schema } from '../../../engines/kit/schema';
import { isTable, partsOf, plainText } from './answer-parts';

vi.hoisted(() => vi.stubGlobal('navigator', { language: 'en' }));
const number = (value: number) => String(value);
const object = (properties: Record<string, unknown>) =>
	({ type: 'object', properties, required: [] }) as unknown as Schema;
const kindsOf = (schema: Schema, value: unknown) =>
	Object.fromEntries(partsOf(schema, value).map(({ name, kind }) => [name, kind]));

test.each<[unknown, string]>([
	[1.5, '1.5'],
	['text', 'text'],
	[true, 'true'],
	[null, '–'],
	[undefined, '–'],
	[['a', 2, null], 'a, 2, –'],
	[{ lat: 52.5, lon: 13.4 }, '52.5, 13.4'],
	[{ lat: 52.5, lon: 13.4, name: 'Berlin' }, 'Lat 52.5, Lon 13.4, Name Berlin'],
	[{ min_magnitude: 4 }, 'Min magnitude 4'],
	[{}, '']
])('%j in a line is %j', (value, line) => expect(plainText(value, number)).toBe(line));

test('fields stand in the order of the schema, others after them; those that the answer lacks do not', () => {
	const schema = object({ b: { type: 'string' }, a: { type: 'string' }, none: { type: 'string' } });
	expect(partsOf(schema, { z: 1, a: '', b: '' }).map(({ name }) => name)).toEqual(['b', 'a', 'z']);
});

test('each value is drawn by what it is', () => {
	const any = { type: 'null' };
	const value = {
		text: 'a',
		link: 'https://a.example/x',
		notLink: 'see https://a.example',
		picture: 'https://a.example/x.PNG',
		data: 'data:image/png;base64,AA',
		script: 'javascript:alert(1)',
		insecurePicture: 'http://a.example/x.png',
		point: { lat: 1, lon: 2 },
		part: { a: 1 },
		rows: [{ a: 1 }],
		empty: [],
		mixed: [{ a: 1 }, 2],
		list: ['a'],
		nothing: null
	};
	expect(kindsOf(object(Object.fromEntries(Object.keys(value).map((key) => [key, any]))), value)).toEqual({
		text: 'text',
		link: 'link',
		notLink: 'text',
		picture: 'image',
		data: 'image',
		script: 'text',
		insecurePicture: 'link',
		point: 'text',
		part: 'object',
		rows: 'table',
		empty: 'text',
		mixed: 'text',
		list: 'text',
		nothing: 'text'
	});
});

test('a table has the columns of its schema, by their titles, nullable or not', () => {
	const items = object({ id: { type: 'integer', title: 'Number' }, ok: { type: 'boolean' } });
	for (const schema of [{ type: 'array', items }, { anyOf: [{ type: 'array', items }, { type: 'null' }] }]) {
		const [part] = partsOf(object({ rows: schema }), { rows: [{ id: 7, ok: false, extra: 1 }] });
		if (!part || !isTable(part)) throw new Error('no table');
		expect(part.columns.map(({ key, label }) => [key, label])).toEqual([['id', 'Number'], ['ok', 'Ok']]); // prettier-ignore
		expect(part.columns.map((column) => column.format?.(part.rows[0] ?? {}))).toEqual(['7', '–']);
	}
});

test('a cell is a link when it is an address of the web, and no other text is', () => {
	const [part] = partsOf(object({}), {
		rows: [{ a: 'https://a.example', b: 'javascript:alert(1)', c: 'Bonn', d: 7, e: null }]
	});
	if (!part || !isTable(part)) throw new Error('no table');
	expect(part.columns.map((column) => column.href?.(part.rows[0] ?? {}))).toEqual(['https://a.example', null, null, null, null]); // prettier-ignore
});

test('figures in tables keep twelve digits, not the noise after them', () => {
	const [part] = partsOf(object({}), { rows: [{ a: 0.1 + 0.2, b: true, c: '', d: null }] });
	if (!part || !isTable(part)) throw new Error('no table');
	expect(part.columns.map((column) => column.format?.(part.rows[0] ?? {}))).toEqual(['0.3', '✓', '–', '–']);
});

test('an object whose keys are data is a table of them; an empty one is nothing', () => {
	const schema = object({ rates: { type: 'object', additionalProperties: { type: 'number' } } });
	const [part] = partsOf(schema, { rates: { EUR: 0.9, GBP: 0.8 } });
	if (!part || !isTable(part)) throw new Error('no table');
	expect(part.rows).toEqual([{ key: 'EUR', value: 0.9 }, { key: 'GBP', value: 0.8 }]); // prettier-ignore
	expect(partsOf(schema, { rates: {} })).toMatchObject([{ kind: 'text', value: [] }]);
	const [rich] = partsOf(schema, { rates: { EUR: { sum: 1 } } });
	expect(rich && isTable(rich) && rich.rows).toEqual([{ key: 'EUR', sum: 1 }]);
});

test('an answer that is no object is one value', () => {
	expect(partsOf({ type: 'number' }, 7)).toMatchObject([{ name: 'value', value: 7, kind: 'text' }]);
	expect(partsOf({ type: 'null' }, [{ a: 1 }])).toMatchObject([{ kind: 'table' }]);
});
