import { afterEach, expect, test, vi } from 'vitest';
import { outwardFetch } from './outward';

const asked: string[] = [];
const play = (answers: Readonly<Record<string, Response>>) =>
	vi.stubGlobal('fetch', async (address: string) => {
		asked.push(address);
		const answer = answers[address];
		if (!answer) throw new Error('Network connection lost.');
		return answer;
	});
afterEach(() => {
	vi.unstubAllGlobals();
	asked.length = 0;
});

test.each([
	'http://127.0.0.1/a.png',
	'http://2130706433/',
	'http://0x7f.1/',
	'http://[::1]/',
	'http://[::ffff:10.0.0.1]/',
	'http://169.254.169.254/latest/meta-data',
	'https://10.1.2.3/',
	'http://localhost/',
	'http://localhost./',
	'http://printer/',
	'http://printer.local/',
	'http://metadata.google.internal/',
	'https://example.org:8080/',
	'https://example.org@127.0.0.1/',
	'ftp://example.org/'
])('%s is refused, and nobody is asked', async (address) => {
	play({});
	await expect(outwardFetch(address)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
	expect(asked).toEqual([]);
});

test('a redirect is followed to a public host, and not to another', async () => {
	const to = (location: string) => new Response(null, { status: 302, headers: { location } });
	play({
		'https://example.org/a': to('/b'),
		'https://example.org/b': new Response('picture'),
		'https://example.org/c': to('http://127.0.0.1/')
	});
	expect(await (await outwardFetch('https://example.org/a')).text()).toBe('picture');
	await expect(outwardFetch('https://example.org/c')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
	expect(asked).toEqual(['https://example.org/a', 'https://example.org/b', 'https://example.org/c']);
});

test('redirects without an end are given up; a host that cannot be reached is a TypeError, as of any fetch', async () => {
	play({ 'https://example.org/': new Response(null, { status: 301, headers: { location: '/' } }) });
	await expect(outwardFetch('https://example.org/')).rejects.toThrow(new TypeError('redirects too often'));
	await expect(outwardFetch('https://example.com/')).rejects.toThrow(new TypeError('cannot be reached'));
});
