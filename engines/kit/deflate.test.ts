import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { randomNumbers } from '../../tests/support/wifi-networks';
import { deflateRows } from './deflate';

const comesBack = (bytes: Uint8Array, stride: number) =>
	Buffer.compare(inflateSync(deflateRows(bytes, stride)), bytes) === 0;

test('every byte value and every run length up to 600 comes back', () => {
	const bytes: number[] = [];
	for (let length = 1; length <= 600; length++) for (let i = 0; i < length; i++) bytes.push(length % 256);
	expect(comesBack(Uint8Array.from(bytes), 97)).toBe(true);
});

test.each([1, 2, 9, 38, 251, 32768])('random bytes and repeated rows come back at a stride of %i', (stride) => {
	const random = randomNumbers(stride);
	const row = Uint8Array.from({ length: stride }, () => Math.floor(random() * 256));
	const input = new Uint8Array(stride * 7);
	for (let y = 0; y < 7; y++) input.set(y % 3 === 2 ? row.toReversed() : row, y * stride);
	expect(comesBack(input, stride)).toBe(true);
});

test('nothing is a valid stream too', () => expect(comesBack(new Uint8Array(), 1)).toBe(true));

test('a megabyte of one value takes less than 8 KiB', () =>
	expect(deflateRows(new Uint8Array(1 << 20), 251).length).toBeLessThan(8192));
