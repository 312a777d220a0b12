import { expect, test } from 'vitest';
import { faultOf } from './linear';

const kindOf = (expression: RegExp) => faultOf(expression.source, expression.flags)?.kind;

test.each([
	/^\d+(?:\.\d+)?$/,
	/(?<!\s)\s*;\s*/,
	/(?<!0)0+$/,
	/\s+/g,
	/[\p{L}\p{M}]+(?:'\p{L}+)?/gu,
	/"(?:[^"\\]|\\[^])*"?/g,
	/\b(?:one|two|three)\b/i,
	/^(?=.*\d)[a-z]+/,
	/([a-z])\1$/,
	/<(https?:[^<>]+)>;\s*rel="via"/,
	/^(?:(?!ab)[a-z])*c/,
	/a{1,60}b/,
	/\d+/y
])('%s is linear', (expression) => expect(kindOf(expression)).toBeUndefined());

test.each([
	/\s*;/,
	/0+$/,
	/ +(?=[\t\n]|$)/,
	/^\s*\s*$/,
	/^(.+?),(.+?)$/,
	/x.*y.*$/,
	/(?<=\d\s*)x/,
	/\B(?=(?:\d{3})+$)/g,
	/^(.+)\1$/,
	/a{1,1000}b/
])('%s is polynomial', (expression) => expect(kindOf(expression)).toBe('polynomial'));

test.each([/^(?:a+)+$/, /^(?:a|a)*$/, /^(?:\d+\s?h|[\d ])+$/, /^1(?:\s*[,\s]\s*1)+$/, /^(?:a*)*b/])(
	'%s is exponential',
	(expression) => expect(kindOf(expression)).toBe('exponential')
);

test('a million characters take what is called linear less than half a second', () => {
	const started = process.cpuUsage();
	/(?<!0)0+$/.test(`${'0'.repeat(1_000_000)}1`);
	expect(process.cpuUsage(started).user).toBeLessThan(500_000);
});
