import { expect, test } from 'vitest';
import { join } from '../../tests/support/pictures';
import { sniffFormat, sniffOther } from './sniff';

test.each([
	[join([0, 0, 0, 24], 'ftypavif'), 'AVIF'],
	[join([0, 0, 0, 24], 'ftypheic'), 'HEIC'],
	[join([0, 0, 0, 24], 'ftypmif1'), 'HEIC'],
	[join([0, 0, 0, 24], 'ftypisom'), 'video'],
	[join([0xff, 0x0a]), 'JPEG XL'],
	[join([0, 0, 0, 12], 'JXL \r\n\x87\n'), 'JPEG XL'],
	[join([0, 0, 0, 12], 'jP  \r\n\x87\n'), 'JPEG 2000'],
	[join([0, 0, 1, 0], new Uint8Array(20)), 'ICO'],
	[join('%PDF-1.7'), 'PDF'],
	[join('8BPS'), 'PSD'],
	[join('<?xml version="1.0"?>\n<!-- made -->\n<svg xmlns="http://www.w3.org/2000/svg">'), 'SVG'],
	[join('\n<svg viewBox="0 0 1 1"/>'), 'SVG'],
	[join('<!DOCTYPE html><title>'), 'HTML'],
	[join('hello\n'), 'text'],
	[join([1, 2, 3, 4]), null],
	[join(), null]
])('%# is told by its first bytes', (bytes, name) => {
	expect(sniffFormat(bytes)).toBeNull();
	expect(sniffOther(bytes)).toBe(name);
});
