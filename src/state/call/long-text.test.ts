import { expect, test } from 'vitest';
import { pack, unpack } from './long-text';

test.each([
	[{}],
	[{ text: 'Deserts are dry. '.repeat(500) }],
	[{ text: '日本語 🏔️ العربية', other: 'a&b=c#d' }],
	[{ text: String.fromCharCode(...Array.from({ length: 60_000 }, (_, i) => 32 + ((i * 7919) % 9000))) }]
])('values come back as they were', async (values: Record<string, string>) =>
	expect(await unpack(await pack(values))).toEqual(values)
);

test('an address takes it as it is: letters, digits, - and _', async () => {
	for (let i = 0; i < 50; i++) expect(await pack({ text: `${i}ÿþ${'x'.repeat(i)}` })).toMatch(/^[\w-]+$/);
});

test('a long text is shorter than itself', async () =>
	expect((await pack({ text: 'Deserts are dry. '.repeat(500) })).length).toBeLessThan(500));

test('a link that was cut, altered or made by somebody opens an empty page', async () => {
	const whole = await pack({ text: 'Deserts are dry. '.repeat(50) });
	const other = async (value: unknown) => pack(value as Record<string, string>);
	for (const text of [
		'',
		'!!!',
		whole.slice(0, 20),
		`A${whole.slice(1)}`,
		await other(null),
		await other(7),
		await other('text')
	])
		expect(await unpack(text), text).toEqual({});
	expect(await unpack(await other({ a: 'kept', b: 7, c: null, d: ['x'] }))).toEqual({ a: 'kept' });
});
