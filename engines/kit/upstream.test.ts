import { expect, test } from 'vitest';
import { UpstreamInvalid } from './contract';
import { fieldsOf, itemsOf, numberOf, numberOrNull, soundOf, textOf, textOrNull } from './upstream';

const said = (read: () => unknown): unknown => {
	try {
		return read();
	} catch (error) {
		expect(error).toBeInstanceOf(UpstreamInvalid);
		return (error as Error).message;
	}
};

test.each([
	['an object', { a: 1 }, { a: 1 }],
	['a list', [1], 'quake is not an object'],
	['null', null, 'quake is not an object'],
	['a text', 'x', 'quake is not an object'],
	['nothing', undefined, 'quake is not an object']
])('%s where an object must be', (_what, value, outcome) =>
	expect(said(() => fieldsOf(value, 'quake'))).toEqual(outcome)
);

test.each([
	['a list', [1, 2], [1, 2]],
	['an object', { length: 0 }, 'features is not a list'],
	['null', null, 'features is not a list']
])('%s where a list must be', (_what, value, outcome) =>
	expect(said(() => itemsOf(value, 'features'))).toEqual(outcome)
);

test.each([
	['text', 'a', 'a', 'x is not a number'],
	['a number', 0, 'x is not text', 0],
	['NaN', NaN, 'x is not text', 'x is not a number'],
	['infinity', Infinity, 'x is not text', 'x is not a number'],
	['a flag', true, 'x is not text', 'x is not a number']
])('%s as text and as number', (_what, value, text, number) => {
	for (const read of [textOf, textOrNull]) expect(said(() => read(value, 'x'))).toEqual(text);
	for (const read of [numberOf, numberOrNull]) expect(said(() => read(value, 'x'))).toEqual(number);
});

test.each([null, undefined, '', ' \n'])('%j is unknown where it may be, and refused where it must not', (value) => {
	expect(textOrNull(value, 'x')).toBeNull();
	if (typeof value !== 'string') expect(numberOrNull(value, 'x')).toBeNull();
	expect(said(() => textOf(value, 'x'))).toBe('x is not text');
	expect(said(() => numberOf(value, 'x'))).toBe('x is not a number');
});

test('odd records are left out and counted, as long as no more than half of them are', () => {
	const read = (record: unknown, index: number) => `${index}:${textOf(record, `record ${index}`)}`;
	expect(soundOf(['a', 7, 'b'], read)).toEqual({ items: ['0:a', '2:b'], skipped: 1 });
	expect(soundOf(['a', 7], read)).toEqual({ items: ['0:a'], skipped: 1 });
	expect(soundOf([], read)).toEqual({ items: [], skipped: 0 });
	expect(said(() => soundOf(['a', 7, 8], read))).toBe('record 1 is not text');
});

test('a fault of our own is no odd record', () => {
	const broken = () => {
		throw new TypeError('a bug');
	};
	expect(() => soundOf([1, 2, 3], broken)).toThrow(TypeError);
	let first = true;
	const onceBroken = () => {
		if (!first) return 1;
		first = false;
		throw new TypeError('a bug');
	};
	expect(() => soundOf([1, 2, 3], onceBroken)).toThrow(TypeError);
	expect(new TypeError('x')).not.toBeInstanceOf(UpstreamInvalid);
	expect({ name: 'UpstreamInvalid' }).not.toBeInstanceOf(UpstreamInvalid);
	expect(Object.assign(new Error('x'), { name: 'UpstreamInvalid' })).toBeInstanceOf(UpstreamInvalid);
});
