import { expect, test } from 'vitest';
import { decodeBase64 } from './base64';

const LIMIT = 100;
const decode = (text: string, limit = LIMIT) => decodeBase64('base64', text, limit, 'must be at most 25 MB');

test('every length and every byte comes back, in both alphabets, with and without padding', () => {
	const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
	for (let length = 0; length <= 256; length++) {
		const part = bytes.subarray(256 - length);
		const text = Buffer.from(part).toString('base64');
		for (const form of [text, text.replace(/=+$/, ''), Buffer.from(part).toString('base64url')])
			expect([...decode(form, 256)]).toEqual([...part]);
	}
});

test('white space and data: URLs are understood', () => {
	expect([...decode(' aGVs\r\nbG8=\n')]).toEqual([...Buffer.from('hello')]);
	expect([...decode('data:image/png;base64,aGVsbG8=')]).toEqual([...Buffer.from('hello')]);
	expect([...decode('DATA:image/png;name=x;BASE64,aGVsbG8')]).toEqual([...Buffer.from('hello')]);
});

test.each([
	['@@@', 'base64: is not base64 at character 1'],
	['aGVs*', 'base64: is not base64 at character 5'],
	['aGVsé', 'base64: is not base64 at character 5'],
	['aG=Vs', 'base64: is not base64 at character 4'],
	['aGVsb', 'base64: is cut off: base64 has 2 to 4 characters in its last group'],
	['data:image/png,abc', 'base64: must be a data: URL with ;base64'],
	['data:image/png;base64', 'base64: must be a data: URL with ;base64']
])('%s is refused', (text, message) => expect(() => decode(text)).toThrow(message));

test('the limit is exact', () => {
	for (const length of [98, 99, 100]) expect(decode(Buffer.alloc(length).toString('base64'))).toHaveLength(length);
	for (const length of [101, 102, 103, 200])
		expect(() => decode(Buffer.alloc(length).toString('base64'))).toThrow('base64: must be at most 25 MB');
});

test('a data: URL may be percent-encoded', () => {
	expect([...decodeBase64('base64', 'data:image/png;base64,%2B%2F8%3D', 10, 'x')]).toEqual([0xfb, 0xff]);
	expect(() => decodeBase64('base64', 'data:image/png;base64,%zz', 10, 'x')).toThrow(
		'base64: is not percent-encoded rightly'
	);
});
