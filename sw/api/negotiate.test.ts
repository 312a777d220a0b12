import { expect, test } from 'vitest';
import type { RoutedOperation } from '../../engines/kit/contract';
import { negotiate } from './negotiate';

const PICTURES = { produces: ['image/png', 'image/svg+xml'] } as unknown as RoutedOperation;
const CALENDAR = { produces: ['text/calendar'] } as unknown as RoutedOperation;
const PLAIN = {} as RoutedOperation;
const asked = (accept?: string) =>
	new Request('http://localhost/v1/qr', { headers: accept === undefined ? {} : { Accept: accept } });

test.each([
	[undefined, 'application/json'],
	['*/*', 'application/json'],
	['application/json', 'application/json'],
	['application/*', 'application/json'],
	['image/png', 'image/png'],
	['IMAGE/PNG', 'image/png'],
	['image/svg+xml', 'image/svg+xml'],
	['image/*', 'image/png'],
	['image/png;q=0.5, image/svg+xml', 'image/svg+xml'],
	['image/png; q=0.5 , image/svg+xml;q=0.4', 'image/png'],
	['image/svg+xml;q=0.9, application/json;q=0.8', 'image/svg+xml'],
	['application/json;q=0.8, image/*;q=0.9', 'image/png'],
	// The more specific range decides, whatever its weight (RFC 9110 §12.5.1).
	['image/png;q=0, image/*', 'image/svg+xml'],
	['image/png;q=0.1, */*;q=0.5', 'application/json'],
	['image/svg+xml;q=0.1, image/*;q=0.5', 'image/png'],
	// An invalid weight is ignored.
	['image/png;q=high', 'application/json'],
	['image/png;q=0', 'application/json'],
	// A browser's address bar.
	['text/html,application/xhtml+xml,image/avif,*/*;q=0.8', 'application/json'],
	['text/html', 'application/json'],
	['', 'application/json']
])('Accept %j is answered with %s', (accept, type) => expect(negotiate(asked(accept), PICTURES, false)).toBe(type));

test.each([
	[undefined, 'image/png'],
	['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'image/png'],
	['image/svg+xml', 'image/svg+xml'],
	['application/json', 'image/png']
])('an <img> that accepts %j gets %s', (accept, type) => expect(negotiate(asked(accept), PICTURES, true)).toBe(type));

test('an operation that has nothing else answers JSON, whatever is asked', () =>
	expect(negotiate(asked('image/png'), PLAIN, true)).toBe('application/json'));

test('a calendar is given where it is wished for', () => {
	expect(negotiate(asked('text/calendar'), CALENDAR, false)).toBe('text/calendar');
	expect(negotiate(asked('text/calendar, application/json'), CALENDAR, false)).toBe('application/json');
});

test('of a header without end the first thousand characters are read', () =>
	expect(negotiate(asked(`${'x/y,'.repeat(300)}image/png`), PICTURES, false)).toBe('application/json'));
