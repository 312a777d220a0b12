import { expect, test } from 'vitest';
import { join } from '../../tests/support/pictures';
import { sniffFormat, sniffOther } from './sniff';

test.each([
	[join('%PDF-1.7'), 'PDF'],
	[join('<!DOCTYPE html><title>'), 'HTML'],
	[join('hello\n'), 'text'],
	[join('Grüße aus München'), 'text'],
	[new TextEncoder().encode('नमस्ते '.repeat(200)), 'text'],
	[join([0x50, 0xff, 0xfe, 0x81, 0]), null],
	[join('{"a": 1}'), 'JSON'],
	[join('P6\n640 480\n255\n'), 'Netpbm'],
	[join('RIFF', [4, 0, 0, 0], 'WAVE'), 'WAV'],
	[join('PK\x03\x04', [20, 0], 'photos/'), 'ZIP'],
	[join('PK\x03\x04', [20, 0], '[Content_Types].xml', [1, 2, 3], 'PK\x03\x04word/document.xml'), 'DOCX'],
	[join('ID3', [4, 0]), 'MP3'],
	[join([1, 2, 3, 4]), null],
	[join(), null]
])('%# is told by its first bytes', (bytes, name) => {
	expect(sniffFormat(bytes)).toBeNull();
	expect(sniffOther(bytes)).toBe(name);
});
