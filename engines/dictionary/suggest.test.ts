import { expect, test } from 'vitest';
import { editDistance } from './suggest';

test.each([
	['word', 'word', 0],
	['word', 'words', 1],
	['words', 'word', 1],
	['wrd', 'word', 1],
	['word', 'ward', 1],
	['', 'abc', 3],
	['abc', '', 3],
	['kitten', 'sitting', 3],
	['sunday', 'saturday', 3],
	['abcd', 'bcde', 2]
])('from %j to %j are %i letters, and as many back', (from, to, letters) =>
	expect([editDistance(from, to), editDistance(to, from)]).toEqual([letters, letters])
);
