import { expect, test } from 'vitest';
import { formatDuration } from './duration';

test.each([
	[0.2, '1 s'],
	[59.4, '59 s'],
	[59.6, '1 min'],
	[100, '1 min 40 s'],
	[3600, '1 h'],
	[4000, '1 h 7 min']
])('%f seconds are %s', (seconds, text) => {
	expect(formatDuration(seconds)).toBe(text);
});
