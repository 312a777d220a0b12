import { expect, test } from 'vitest';
import { finished } from './encode-response';

test('an object becomes the text that is sent, with what it warns of', () =>
	expect(finished({ a: [1, null], warning: 'an estimate' })).toEqual({
		json: '{"a":[1,null],"warning":"an estimate"}',
		warning: 'an estimate'
	}));

test.each([[{ warning: null }], [{ warning: 7 }], ['warning'], [null], [[]]])('%j warns of nothing', (value) =>
	expect(finished(value)).toEqual({ json: JSON.stringify(value), warning: null })
);

test('a picture stays what it is', () => {
	const picture = { media: 'image/png', bytes: new Uint8Array([1, 2]) } as const;
	expect(finished(picture)).toBe(picture);
});
