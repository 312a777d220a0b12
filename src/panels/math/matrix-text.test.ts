import { expect, test } from 'vitest';
import { matrixText, pastedCells } from './matrix-text';

test.each([
	[[['1', '2'], ['3', '']], '[1, 2; 3, 0]'],
	[[['x']], '[x]'],
	[[[' sqrt(2) ', '1/2']], '[sqrt(2), 1/2]']
])('%j is %s', (cells, text) => expect(matrixText(cells)).toBe(text)); // prettier-ignore

test.each([
	['1\t2\n3\t4', [['1', '2'], ['3', '4']]],
	['1;2\r\n3;4', [['1', '2'], ['3', '4']]],
	['1, 2\n3', [['1', '2'], ['3', '']]],
	['1 2 3', [['1', '2', '3']]],
	['1\n2', [['1'], ['2']]],
	['7', null]
])('%j is a table', (text, cells) => expect(pastedCells(text)).toEqual(cells)); // prettier-ignore
