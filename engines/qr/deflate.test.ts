import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { randomNumbers } from '../../tests/support/wifi-networks';
import { deflateRows } from './deflate';

const roundTrip = (bytes: Uint8Array, stride: number) => new Uint8Array(inflateSync(deflateRows(bytes, stride)));

test('every byte value and every run length up to 600 comes back', () => {
	const bytes: number[] = [];
	for (let length = 1; length <= 600; length++) for (let i = 0; i < length; i++) bytes.push(length % 256);
	const input = Uint8Array.from(bytes);
	expect(roundTrip(input, 97)).toEqual(input);
});

test.each([1, 2, 9, 38, 251, 32768])('random bytes and repeated rows come back at a stride of %i', (stride) => {
	const random = randomNumbers(stride);
	const row = Uint8Array.from({ length: stride }, () => Math.floor(random() * 256));
	const input = new Uint8Array(stride * 7);
	for (let y = 0; y < 7; y++) input.set(y % 3 === 2 ? row.toReversed() : row, y * stride);
	expect(roundTrip(input, stride)).toEqual(input);
});

test('nothing is a valid stream too', () => {
	expect(roundTrip(new Uint8Array(), 1)).toHaveLength(0);
});

test('a megabyte of one value takes less than 8 KiB', () => {
	expect(deflateRows(new Uint8Array(1 << 20), 251).length).toBeLessThan(8192);
});
