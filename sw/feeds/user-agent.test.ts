import { expect, test } from 'vitest';
import { agentOf, allowance } from './user-agent';
import { baseOf, upstreamUrl } from './upstream-urls';

test.each([
	['ops@example.org', 'utility-apis/7 (ops@example.org)'],
	[' first.last+tag@sub.example.co.uk ', 'utility-apis/7 (first.last+tag@sub.example.co.uk)'],
	['https://example.org/contact?a=1', 'utility-apis/7 (https://example.org/contact?a=1)'],
	['http://example.org', 'utility-apis/7 (http://example.org)'],
	['', 'utility-apis/7'],
	['  ', 'utility-apis/7'],
	[undefined, 'utility-apis/7']
])('whoever runs it, by %j, is %s', (contact, agent) => expect(agentOf('7', contact)).toBe(agent));

test.each([
	'somebody',
	'a@b',
	'a b@example.org',
	'x@example.org\r\nX: y',
	'https://example.org/(x)',
	'https://example.org/ x',
	'ftp://example.org',
	'mailto:a@example.org'
])(
	'%j is nobody who can be reached',
	(contact) => expect(() => agentOf('7', contact)).toThrow(new TypeError('UTILITY_CONTACT must be an e-mail address or a web address')) // prettier-ignore
);

const upstream = { id: 'TEST', name: 'x', base: 'https://source.example', perMinute: 60 };
test('who says how to be reached may ask more, where the source has it so', () => {
	const shy = { ...upstream, perMinuteWithoutContact: 10 };
	expect([allowance(shy, true), allowance(shy, false)]).toEqual([60, 10]);
	expect([allowance(upstream, true), allowance(upstream, false)]).toEqual([60, 60]);
});

test('a base that is named goes before the source’s own, an empty one does not', () => {
	expect(baseOf(upstream)).toBe('https://source.example');
	expect(baseOf(upstream, { TEST: 'https://gateway.example', OTHER: 'https://x.example' })).toBe(
		'https://gateway.example'
	);
	expect(baseOf(upstream, { TEST: '' })).toBe('https://source.example');
});

test.each([
	['https://source.example', '/a?b=1', undefined, 'https://source.example/a?b=1'],
	['https://source.example/', '/a', 'de', 'https://source.example/a'],
	['https://source.example/deep/', '/a', undefined, 'https://source.example/deep/a'],
	['https://{lang}.source.example/{lang}', '/a', 'de', 'https://de.source.example/de/a'],
	['http://localhost:1/{lang}', '/a', undefined, 'http://localhost:1/a']
])('%s, %s in %s is %s', (base, path, language, url) => expect(upstreamUrl(base, path, language)).toBe(url));

test('what is no web address is refused', () =>
	expect(() => upstreamUrl('ftp://source.example', '/a', undefined)).toThrow('not an http address: ftp:'));
