import { DISTANCE_CODES, LENGTH_CODES, type CodeRange } from './deflate-codes';

/**
 * A zlib stream of picture rows (RFC 1950, 1951), small and synchronous: one block of fixed Huffman codes whose matches
 * look back by one byte (a run) or by one row (a repeated row), which is all the repetition that a QR code has.
 * CompressionStream would need a promise, and gives little more on such input.
 *
 * @param bytes the data
 * @param stride length of a row in bytes, 1 to 32,768
 */
export function deflateRows(bytes: Uint8Array, stride: number): Uint8Array<ArrayBuffer> {
	const bits = new BitWriter(bytes.length);
	bits.byte(0x78);
	bits.byte(0x01);
	bits.write(1, 1); // last block
	bits.write(1, 2); // fixed codes
	for (let at = 0; at < bytes.length;) {
		const run = matchLength(bytes, at, 1);
		const row = stride === 1 ? 0 : matchLength(bytes, at, stride);
		const length = Math.max(run, row);
		if (length < MIN_MATCH) {
			writeSymbol(bits, bytes[at] ?? 0);
			at++;
		} else {
			writeMatch(bits, length, run >= row ? 1 : stride);
			at += length;
		}
	}
	writeSymbol(bits, END_OF_BLOCK);
	bits.align();
	const checksum = adler32(bytes);
	for (let shift = 24; shift >= 0; shift -= 8) bits.byte((checksum >>> shift) & 0xff);
	return bits.finish();
}

const MIN_MATCH = 3;
const MAX_MATCH = 258;
const END_OF_BLOCK = 256;

/** How many bytes from `at` on repeat those `distance` before; 0 where there is nothing so far back. */
function matchLength(bytes: Uint8Array, at: number, distance: number): number {
	if (at < distance) return 0;
	const most = Math.min(MAX_MATCH, bytes.length - at);
	let length = 0;
	while (length < most && bytes[at + length] === bytes[at + length - distance]) length++;
	return length;
}

function writeMatch(bits: BitWriter, length: number, distance: number): void {
	const [lengthCode, lengthStart, lengthExtra] = find(LENGTH_CODES, length);
	writeSymbol(bits, 257 + lengthCode);
	bits.write(length - lengthStart, lengthExtra);
	const [distanceCode, distanceStart, distanceExtra] = find(DISTANCE_CODES, distance);
	bits.writeCode(distanceCode, 5);
	bits.write(distance - distanceStart, distanceExtra);
}

function find(table: readonly CodeRange[], value: number): [code: number, start: number, extra: number] {
	let code = table.length - 1;
	while ((table[code]?.[0] ?? 0) > value) code--;
	const [start, extra] = table[code] ?? [0, 0];
	return [code, start, extra];
}

/** RFC 1951, 3.2.6: the fixed code of a literal, length or end symbol. */
function writeSymbol(bits: BitWriter, symbol: number): void {
	if (symbol < 144) bits.writeCode(0x30 + symbol, 8);
	else if (symbol < 256) bits.writeCode(0x190 + symbol - 144, 9);
	else if (symbol < 280) bits.writeCode(symbol - 256, 7);
	else bits.writeCode(0xc0 + symbol - 280, 8);
}

class BitWriter {
	private readonly out: Uint8Array<ArrayBuffer>;
	private length = 0;
	private held = 0;
	private heldBits = 0;

	/** Room for `inputBytes` at the worst rate, 9 bits a byte, and the frame around them. */
	constructor(inputBytes: number) {
		this.out = new Uint8Array(Math.ceil((inputBytes * 9) / 8) + 16);
	}

	byte(value: number): void {
		this.out[this.length++] = value;
	}

	/** Lowest bit first, up to 24 bits. */
	write(value: number, count: number): void {
		this.held |= value << this.heldBits;
		this.heldBits += count;
		while (this.heldBits >= 8) {
			this.byte(this.held & 0xff);
			this.held >>>= 8;
			this.heldBits -= 8;
		}
	}

	/** Highest bit first: how Huffman codes are packed. */
	writeCode(code: number, count: number): void {
		let reversed = 0;
		for (let bit = 0; bit < count; bit++) reversed |= ((code >>> bit) & 1) << (count - 1 - bit);
		this.write(reversed, count);
	}

	align(): void {
		if (this.heldBits > 0) this.write(0, 8 - this.heldBits);
	}

	finish(): Uint8Array<ArrayBuffer> {
		return this.out.slice(0, this.length);
	}
}

/** Adler's sum of bytes (RFC 1950, 9): two sums modulo 65,521. Reduced every 3,800 bytes, before 32 bits could overflow. */
export function adler32(bytes: Uint8Array): number {
	let low = 1;
	let high = 0;
	for (let at = 0; at < bytes.length;) {
		for (const end = Math.min(at + 3800, bytes.length); at < end; at++) {
			low += bytes[at] ?? 0;
			high += low;
		}
		low %= 65521;
		high %= 65521;
	}
	return ((high << 16) | low) >>> 0;
}
