import { expect, test } from 'vitest';
import type { RoutedGroup } from '../../engines/kit/contract';
import { createMatcher } from './routes';

const group = (id: string, ...paths: string[]): RoutedGroup => ({
	id,
	operations: Object.fromEntries(paths.map((path, index) => [`operation${index}`, { path } as never]))
});
const match = createMatcher([group('a', '/v1/one', '/v1/two/{word}'), group('b', '/v1/two', '/v1/two/more/{id}')]);
const found = (path: string) => {
	const { route, pathValue } = match(path) ?? {};
	return route && [route.group, route.name, pathValue];
};

test.each([
	['/v1/one', ['a', 'operation0', undefined]],
	['/v1/two', ['b', 'operation0', undefined]],
	['/v1/two/mice', ['a', 'operation1', 'mice']],
	['/v1/two/', ['a', 'operation1', '']],
	// As it was sent: who reads it decodes it.
	['/v1/two/a%2Fb', ['a', 'operation1', 'a%2Fb']],
	['/v1/two/more/7', ['b', 'operation1', '7']],
	['/v1/two/more', ['a', 'operation1', 'more']]
])('%s is %j', (path, expected) => expect(found(path)).toEqual(expected));

test.each([
	'/v1/One',
	'/v1/one/',
	'/v1/one/x',
	'/v1/two/mice/more',
	'/v1/',
	'/v1',
	'',
	'/',
	'//v1/one',
	'/v1/constructor'
])('%s is nothing', (path) => expect(found(path)).toBeUndefined());

test('two operations at one path are a mistake that is told at once', () => {
	expect(() => createMatcher([group('a', '/v1/one'), group('b', '/v1/one')])).toThrow('two operations at /v1/one');
	expect(() => createMatcher([group('a', '/v1/x/{a}', '/v1/x/{b}')])).toThrow('two operations at /v1/x/{b}');
});
