import { expect, test, vi } from 'vitest';
import { ApiError, busy, ERROR_STATUS, fromWire, invalid, notFound, tooMuch, toWire, withHeaders } from './errors';

test('an error of another copy of this module is the same kind: each engine is built with its own', async () => {
	vi.resetModules();
	const copy = await import('./errors');
	const error = copy.invalid('limit', 'must be a number');
	expect(copy.ApiError).not.toBe(ApiError);
	expect(error).toBeInstanceOf(ApiError);
	expect(toWire(error)).toEqual({ code: 'INVALID_INPUT', message: 'limit: must be a number', headers: {} });
	expect(copy.notFound('word', 'is not there').message).toBe('word: is not there');
	expect(copy.tooMuch('number', 'takes too long').code).toBe('COMPUTATION_LIMIT');
	const busy = copy.withHeaders(copy.busy('is full', 5), { Allow: 'GET' });
	expect(toWire(copy.fromWire(toWire(busy)))).toEqual({
		code: 'BUSY',
		message: 'server: is full',
		headers: { Allow: 'GET', 'Retry-After': '5' }
	});
});

test('other errors are bugs', () => {
	expect(new TypeError('x')).not.toBeInstanceOf(ApiError);
	expect({ name: 'ApiError' }).not.toBeInstanceOf(ApiError);
	expect(toWire(new TypeError('x'))).toEqual({
		code: null,
		message: expect.stringMatching(/^x\n.*TypeError: x/),
		headers: {}
	});
	expect(toWire('thrown text')).toEqual({ code: null, message: 'thrown text', headers: {} });
	expect(invalid('a', 'b')).toBeInstanceOf(Error);
});

test.each([
	[invalid('a', 'must be b'), 'INVALID_INPUT', 'a: must be b', 400],
	[notFound('a', 'is not there'), 'NOT_FOUND', 'a: is not there', 404],
	[tooMuch('a', 'takes too long'), 'COMPUTATION_LIMIT', 'a: takes too long', 422],
	[busy('is full'), 'BUSY', 'server: is full', 503]
])('%s', (error, code, message, status) =>
	expect([error.code, error.message, ERROR_STATUS[error.code]]).toEqual([code, message, status])
);

test('who is busy says when to come again', () => {
	expect(busy('is full').headers).toEqual({ 'Retry-After': '1' });
	const cause = new Error('all workers are taken');
	expect(busy('is full', 30, { cause })).toMatchObject({ headers: { 'Retry-After': '30' }, cause });
});

test('an error crosses a port as it was, a bug as an error', () => {
	const sent = busy('is full', 5);
	const back = fromWire(structuredClone(toWire(sent)));
	expect(back).toBeInstanceOf(ApiError);
	expect(back).toMatchObject({ code: 'BUSY', message: sent.message, headers: sent.headers });
	const bug = fromWire(toWire(new TypeError('x')));
	expect(bug).not.toBeInstanceOf(ApiError);
	expect(bug.message).toMatch(/^x\n/);
});

test('headers are added to an error, its own before them, and to no bug', () => {
	const error = busy('is full', 5);
	const more = withHeaders(error, { 'Retry-After': '9', Allow: 'GET' });
	expect(more).toMatchObject({
		code: 'BUSY',
		message: error.message,
		headers: { 'Retry-After': '5', Allow: 'GET' },
		cause: error
	});
	const bug = new TypeError('x');
	expect(withHeaders(bug, { Allow: 'GET' })).toBe(bug);
});
