import { constants, deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { randomNumbers } from '../../tests/support/wifi-networks';
import { inflateStart } from './inflate';

const MEGABYTE = 1 << 20;
/** `toEqual` looks at one byte after the other, through many hands. */
const same = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;
const bytesOf = (size: number, below: number) => {
	const random = randomNumbers(size + below);
	return Uint8Array.from({ length: size }, () => Math.floor(random() ** 3 * below));
};

test.each([
	['nothing', new Uint8Array()],
	['a byte', Uint8Array.of(7)],
	['one value', new Uint8Array(100_000).fill(3)],
	['few values', bytesOf(100_000, 9)],
	['all values', bytesOf(70_000, 256)],
	['text', new TextEncoder().encode('the quick brown fox jumps over the lazy dog. '.repeat(500))]
])('%s comes back, whatever the kind of block', (_, bytes) => {
	for (const options of [
		{ level: 9 },
		{ level: 1 },
		{ level: 0 },
		{ strategy: constants.Z_FIXED },
		{ strategy: constants.Z_HUFFMAN_ONLY },
		{ strategy: constants.Z_RLE }
	])
		expect(same(inflateStart(deflateSync(bytes, options), MEGABYTE), bytes)).toBe(true);
});

test('no more than the limit is inflated', () => {
	const bomb = deflateSync(new Uint8Array(20_000_000));
	expect(same(inflateStart(bomb, 1000), new Uint8Array(1000))).toBe(true);
	expect(inflateStart(bomb, MEGABYTE)).toHaveLength(MEGABYTE);
	const plain = bytesOf(9000, 256);
	expect(same(inflateStart(deflateSync(plain, { level: 0 }), 5000), plain.subarray(0, 5000))).toBe(true);
});

test('a stream cut anywhere gives the start of what it held', () => {
	const bytes = bytesOf(3000, 40);
	const stream = deflateSync(bytes);
	for (let length = 0; length < stream.length; length++) {
		const start = inflateStart(stream.subarray(0, length), MEGABYTE);
		// The last symbol may be read from the zeros behind the end.
		const sure = Math.max(0, start.length - 300);
		expect(same(start.subarray(0, sure), bytes.subarray(0, sure))).toBe(true);
	}
});

test('changed streams end', () => {
	const random = randomNumbers(5);
	const stream = deflateSync(bytesOf(2000, 40));
	for (let i = 0; i < 3000; i++) {
		const mutant = Uint8Array.from(stream);
		for (let j = 0; j < 3; j++) mutant[Math.floor(random() * mutant.length)] = Math.floor(random() * 256);
		expect(inflateStart(mutant, 50_000).length).toBeLessThanOrEqual(50_000);
	}
});
