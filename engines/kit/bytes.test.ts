import { expect, test } from 'vitest';
import { asciiDigits } from './ascii-digits';
import { concat, cursor, putInteger, readIntegers } from './bytes';
import { crc32 } from './crc32';
import { lowerBound } from './lower-bound';

test('numbers of seven bits a byte, low ones first, as DWARF writes unsigned LEB128', () => {
	const { integer: next } = cursor(
		Uint8Array.of(0x02, 0x7f, 0x80, 0x01, 0x81, 0x01, 0xe5, 0x8e, 0x26, 0xff, 0xff, 0xff, 0xff, 0x0f)
	);
	expect([next(), next(), next(), next(), next(), next()]).toEqual([2, 127, 128, 129, 624485, 2 ** 32 - 1]);
	expect(next).toThrow(RangeError);
});

test('a number is written as it is read', () => {
	const bytes: number[] = [];
	for (const value of [0, 127, 128, 624485]) putInteger(bytes, value);
	expect(bytes).toEqual([0, 0x7f, 0x80, 0x01, 0xe5, 0x8e, 0x26]);
	for (const value of [2 ** 31, 2 ** 32 - 1, Number.MAX_SAFE_INTEGER]) {
		const written: number[] = [];
		putInteger(written, value);
		expect(cursor(Uint8Array.from(written)).integer()).toBe(value);
	}
});

test('many numbers at once are those of a cursor', () =>
	expect([...readIntegers(Uint8Array.of(9, 0x80, 1, 0xe5, 0x8e, 0x26), 1, 2)]).toEqual([128, 624485]));

test('bytes and numbers are read from a byte on, one after the other', () => {
	const reader = cursor(Uint8Array.of(1, 2, 0x80, 1, 9), 1);
	expect([reader.byte(), reader.integer(), reader.at, reader.byte()]).toEqual([2, 128, 4, 9]);
	expect(() => reader.byte()).toThrow(RangeError);
});

test('parts in one piece keep their order', () => {
	expect([...concat([Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3)])]).toEqual([1, 2, 3]);
	expect(concat([])).toHaveLength(0);
	expect([...concat([Uint8Array.of(1, 2), Uint8Array.of(3, 4), Uint8Array.of(5)], 3)]).toEqual([1, 2, 3]);
});

test('the lower bound is where a sorted list passes a value', () => {
	const list = [1, 3, 3, 7];
	const bound = (value: number) => lowerBound(list.length, (index) => (list[index] as number) < value);
	expect([0, 1, 2, 3, 4, 7, 8].map(bound)).toEqual([0, 0, 1, 1, 3, 3, 4]);
	expect(lowerBound(0, () => true)).toBe(0);
});

test.each([
	['123456789', 0xcbf43926],
	['', 0],
	['a', 0xe8b7be43],
	['IEND', 0xae426082]
])('the CRC-32 of %j is that of ITU-T V.42', (text, crc) => expect(crc32(new TextEncoder().encode(text))).toBe(crc));

test.each([
	['٠١٢٣٤٥٦٧٨٩', '0123456789'],
	['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
	['०९', '09'],
	['০৯ ੦੯ ૦૯ ୦୯ ௦௯ ౦౯ ೦೯ ൦൯', '09 09 09 09 09 09 09 09'],
	['๐๙ ໐໙ ༠༩ ၀၉ ០៩ ᠐᠙', '09 09 09 09 09 09'],
	['ＡＢＣ，～！', 'ABC,~!'],
	['word 1,5 ك', 'word 1,5 ك']
])('%s in ASCII is %s', (text, ascii) => expect(asciiDigits(text)).toBe(ascii));

test('length and distance codes of RFC 1951, 3.2.5', async () => {
	const { LENGTH_CODES, DISTANCE_CODES } = await import('./deflate-codes');
	expect(LENGTH_CODES).toHaveLength(29);
	expect(DISTANCE_CODES).toHaveLength(30);
	// Symbols 257, 264, 265, 269, 284 and 285.
	expect([0, 7, 8, 12, 27, 28].map((nth) => LENGTH_CODES[nth])).toEqual([[3, 0], [10, 0], [11, 1], [19, 2], [227, 5], [258, 0]]); // prettier-ignore
	expect([0, 3, 4, 6, 15, 29].map((nth) => DISTANCE_CODES[nth])).toEqual([[1, 0], [4, 0], [5, 1], [9, 2], [193, 6], [24577, 13]]); // prettier-ignore
});
