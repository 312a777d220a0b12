import { expect, test, vi } from 'vitest';
import { ApiError, invalid, toWire } from './errors';

test('an error of another copy of this module is the same kind: each engine is built with its own', async () => {
	vi.resetModules();
	const copy = await import('./errors');
	const error = copy.invalid('limit', 'must be a number');
	expect(copy.ApiError).not.toBe(ApiError);
	expect(error).toBeInstanceOf(ApiError);
	expect(toWire(error)).toEqual({ code: 'INVALID_INPUT', message: 'limit: must be a number', headers: {} });
});

test('other errors are bugs', () => {
	expect(new TypeError('x')).not.toBeInstanceOf(ApiError);
	expect({ name: 'ApiError' }).not.toBeInstanceOf(ApiError);
	expect(toWire(new TypeError('x')).code).toBeNull();
	expect(invalid('a', 'b')).toBeInstanceOf(Error);
});
