import { expect, test } from 'vitest';
import { join } from '../../tests/support/pictures';
import { sniffFormat, sniffOther } from './sniff';

test.each([
	[join('%PDF-1.7'), 'PDF'],
	[join('<!DOCTYPE html><title>'), 'HTML'],
	[join('hello\n'), 'text'],
	[join([1, 2, 3, 4]), null],
	[join(), null]
])('%# is told by its first bytes', (bytes, name) => {
	expect(sniffFormat(bytes)).toBeNull();
	expect(sniffOther(bytes)).toBe(name);
});
