import { expect, test } from 'vitest';
import { readLimit } from './key-limit';

test.each([
	['', null],
	['  ', null],
	['20', 20],
	[' 600 ', 600],
	['1,000', 1000],
	['1 000 000', 1_000_000],
	['२०', 20],
	['٦٠', 60]
])('%j is %j', (text, limit) => expect(readLimit(text)).toBe(limit));

test.each(['abc', '0', '-5', '1.5', '1e3', '10,5', 'Infinity', '9999999999', '5 a day'])(
	'%j is no limit: the old one stays',
	(text) => expect(readLimit(text)).toBeUndefined()
);
