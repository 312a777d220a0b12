import { expect, test } from 'vitest';
import { editLink, secondsToRetry } from './retry';

const error = (code: string) => ({ code, message: '', field: null });
const after = (seconds?: string) => new Headers(seconds === undefined ? {} : { 'Retry-After': seconds });

test.each([
	['UPSTREAM_RATE_LIMITED', '40', 0, 40],
	['UPSTREAM_ERROR', '0.4', 4, 1],
	['OFFLINE', '30', 0, 30],
	// Five times, then the person decides.
	['UPSTREAM_ERROR', '40', 5, null],
	// A failed source is retried even without a Retry-After.
	['UPSTREAM_ERROR', undefined, 0, 30],
	['UPSTREAM_INVALID', undefined, 5, null],
	['OFFLINE', undefined, 0, null],
	['UPSTREAM_ERROR', 'Wed, 21 Oct 2026 07:28:00 GMT', 0, null],
	['UPSTREAM_ERROR', '86400', 0, null],
	['INVALID_INPUT', '5', 0, null],
	['RATE_LIMITED', '5', 0, null]
])('%s, Retry-After %s, after %d retries: %s', (code, seconds, retries, wait) =>
	expect(secondsToRetry(error(code), after(seconds), retries)).toBe(wait)
);

test('the page where a product can be entered', () => {
	const headers = new Headers({ Link: '<https://a.test/1>; rel="via", <https://a.test/add?x=1>; rel="edit"' });
	expect(editLink(headers)).toBe('https://a.test/add?x=1');
	expect(editLink(new Headers({ Link: '<https://a.test/1>; rel="via"' }))).toBeNull();
	expect(editLink(undefined)).toBeNull();
});
