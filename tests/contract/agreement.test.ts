/** The validator against Ajv on generated inputs. Our additions: sw/api/validate.test.ts. Fuzz: 100,000. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groups } from '../../engines';
import { ApiError } from '../../engines/kit/errors';
import type { ObjectSchema, Schema } from '../../engines/kit/schema';
import { validate, type Source } from '../../sw/api/validate';
import { ajv, nearOf } from '../support/schemas';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1_000);

/** A value that the schema is likely to take. */
function plausible(schema: Schema): fc.Arbitrary<unknown> {
	if ('anyOf' in schema) return fc.oneof(...schema.anyOf.map(plausible));
	switch (schema.type) {
		case 'string': {
			if ('enum' in schema && schema.enum) return fc.constantFrom(...schema.enum);
			const free = fc.string({ maxLength: Math.min(schema.maxLength ?? 40, 40), unit: 'grapheme' });
			const known = (schema.examples ?? []).filter((example) => typeof example === 'string');
			const digits = fc.stringMatching(/^[0-9]{1,15}$/);
			// One digit of an example changed is often no day, and near every other bound.
			return fc.oneof(...(known.length > 0 ? [fc.constantFrom(...known), nearOf(known)] : []), free, digits);
		}
		case 'integer':
			return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 });
		case 'number':
			return fc.double({ noNaN: true, noDefaultInfinity: true });
		case 'boolean':
			return fc.boolean();
		case 'null':
			return fc.constant(null);
		case 'array':
			return fc.array(plausible(schema.items), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
		case 'object':
			return 'properties' in schema
				? fc.record(fields(schema, plausible), { requiredKeys: [...schema.required] })
				: fc.dictionary(fc.string(), plausible(schema.additionalProperties), { maxKeys: 4 });
	}
}

const fields = (schema: ObjectSchema, make: (field: Schema) => fc.Arbitrary<unknown>) =>
	Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, make(field)]));

/** A value that ignores the schema: other types, edges, one more than the longest. */
const anything = (schema: Schema): fc.Arbitrary<unknown> =>
	fc.oneof(
		fc.jsonValue({ maxDepth: 2 }),
		fc.constantFrom<unknown>(
			'',
			' ',
			0,
			-0,
			-1,
			1.5,
			1e300,
			true,
			null,
			[],
			{},
			[null],
			'__proto__',
			'\u{1F600}',
			'\ud800'
		),
		...('maximum' in schema && schema.maximum !== undefined
			? [fc.constantFrom(schema.maximum, schema.maximum + 1)]
			: []),
		...('minimum' in schema && schema.minimum !== undefined
			? [fc.constantFrom(schema.minimum, schema.minimum - 1)]
			: []),
		...('maxLength' in schema && schema.maxLength !== undefined && schema.maxLength < 20_000
			? [
					fc.constantFrom(
						'é'.repeat(schema.maxLength),
						'\u{1F600}'.repeat(schema.maxLength),
						'x'.repeat(schema.maxLength + 1)
					)
				]
			: []),
		...('maxItems' in schema && schema.maxItems !== undefined
			? [fc.constantFrom(Array(schema.maxItems).fill('a'), Array(schema.maxItems + 1).fill('a'))]
			: [])
	);

const inputs = (schema: ObjectSchema) =>
	fc.record(
		fields(schema, (field) =>
			fc.oneof({ weight: 5, arbitrary: plausible(field) }, { weight: 1, arbitrary: anything(field) })
		),
		{ requiredKeys: [] }
	);

/** Ajv cannot see bytes: a JSON body must not carry a file at all. */
function forAjv(schema: ObjectSchema): object {
	const properties = Object.entries(schema.properties).map(([name, field]) => [
		name,
		'format' in field && field.format === 'binary' ? false : field
	]);
	return { ...schema, properties: Object.fromEntries(properties) };
}

function takes(schema: ObjectSchema, raw: Record<string, unknown>, source: Source): boolean {
	try {
		validate(schema, raw, source);
		return true;
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		expect(error.code).toBe('INVALID_INPUT');
		expect(error.message).toMatch(/^[^\s:]+: \S/);
		return false;
	}
}

/** Our enums take any case, and any writing of a number; Ajv's do not. Inputs that differ in that alone are left to the unit test. */
const otherCase = (schema: ObjectSchema, raw: Record<string, unknown>): boolean =>
	Object.entries(schema.properties).some(([name, field]) => {
		const value = raw[name];
		if (!('enum' in field) || !field.enum || typeof value !== 'string') return false;
		return (
			!field.enum.includes(value) &&
			field.enum.some((word) => word.toLowerCase() === value.toLowerCase() || Number(word) === Number(value))
		);
	});

/** The convention's value of a text, implemented anew: undefined means "not a value of that type". */
function read(field: Schema, text: string): unknown {
	if ('anyOf' in field) return text;
	switch (field.type) {
		case 'integer':
			return /^-?[0-9]+$/.test(text) ? Number(text) : undefined;
		case 'number':
			return /^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)$/.test(text) ? Number(text) : undefined;
		case 'boolean':
			return { true: true, '1': true, false: false, '0': false }[text.toLowerCase()];
		default:
			return text;
	}
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

for (const group of groups)
	for (const [name, { method, params }] of Object.entries(group.operations)) {
		const accepts = ajv.compile(forAjv(params));

		if (method === 'POST')
			test(`${group.id}/${name}: a JSON body is taken exactly when Ajv takes it`, () =>
				void fc.assert(
					fc.property(inputs(params), (raw) => {
						fc.pre(!otherCase(params, raw));
						expect(takes(params, raw, 'json')).toBe(accepts(raw));
					}),
					{ numRuns: RUNS, seed: 1 }
				));
		else
			test(`${group.id}/${name}: a query is taken exactly when Ajv takes what its text says`, () => {
				const texts = fc.record(
					fields(params, (field) =>
						fc.oneof(
							plausible(field).map(asText),
							anything(field).map(asText),
							fc.constantFrom(
								'',
								'1e2',
								'0x10',
								'+5',
								'5.0',
								'007',
								'TRUE',
								'1',
								'0',
								'yes',
								' 5',
								'5 ',
								'99999999999999999999'
							)
						)
					),
					{ requiredKeys: [] }
				);
				fc.assert(
					fc.property(texts, (given) => {
						const raw: Record<string, unknown> = {};
						const typed: Record<string, unknown> = {};
						let readable = true;
						for (const [field, schema] of Object.entries(params.properties)) {
							const text = given[field] as string | undefined;
							if (text === undefined) continue;
							raw[field] = [text];
							if (text === '') continue;
							const value = read(schema, text);
							if (value === undefined) readable = false;
							else typed[field] = value;
						}
						fc.pre(!otherCase(params, typed));
						expect(takes(params, raw, 'text')).toBe(readable && accepts(typed));
					}),
					{ numRuns: RUNS, seed: 2 }
				);
			});
	}
