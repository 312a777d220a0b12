import { expect, test } from 'vitest';
import { asSubscription } from './subscription';

function asked(address: string) {
	const url = new URL(address);
	const text = () => Promise.reject(new Error('has no body'));
	return { method: 'GET', url, headers: new Headers({ 'if-none-match': 'W/"1"' }), signal: AbortSignal.abort(), text, arrayBuffer: text }; // prettier-ignore
}

test('the address of a calendar says the key and the form in its path', () => {
	const found = asSubscription(asked('http://h/sub/v1/k/secret-1/holidays.ics?country=DE&subdivision=BY'));
	expect(found.url.pathname).toBe('/sub/v1/holidays');
	expect(found.url.searchParams.getAll('country')).toEqual(['DE']);
	expect(found.url.searchParams.getAll('format')).toEqual(['ics']);
	expect([found.headers.get('x-api-key'), found.headers.get('if-none-match')]).toEqual(['secret-1', 'W/"1"']);
});

test('escapes in the key are read, and wrong ones are no fault', () => {
	const keyOf = (part: string) => asSubscription(asked(`http://h/v1/k/${part}/holidays.ics`)).headers.get('x-api-key');
	expect([keyOf('a%20b%2Fc'), keyOf('%zz')]).toEqual(['a b/c', '%zz']);
});

test.each([
	'/v1/holidays?country=DE',
	'/v1/k/secret',
	'/v1/k/a/b/holidays.ics',
	'/k/a/holidays.ics',
	'/v1/k//holidays.ics'
])('%s is no such address', (path) => {
	const request = asked(`http://h${path}`);
	expect(asSubscription(request)).toBe(request);
});
