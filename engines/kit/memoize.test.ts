import { expect, test } from 'vitest';
import { memoize } from './memoize';

test('an answer is kept by its key, nothing and undefined too, until there are too many', () => {
	const asked: string[] = [];
	const lengthOf = memoize((text: string) => {
		asked.push(text);
		return text.length || undefined;
	}, 2);
	for (const text of ['', 'a', '', 'a', 'bb', 'a', 'bb']) expect(lengthOf(text)).toBe(text.length || undefined);
	expect(asked).toEqual(['', 'a', 'bb', 'a']);
});

test('a promise is shared, and asked for again after it has failed', async () => {
	let asked = 0;
	const load = memoize(async (name: string) => {
		asked++;
		if (asked === 1) throw new Error('no network');
		return name;
	});
	const first = load('x');
	expect(load('x')).toBe(first);
	await expect(first).rejects.toThrow('no network');
	expect(await Promise.all([load('x'), load('x')])).toEqual(['x', 'x']);
	expect(asked).toBe(2);
});
