/** The parts of a file in one piece, no more than `limit` bytes of them. */
export function concat(parts: readonly Uint8Array[], limit = Infinity): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(
		Math.min(
			limit,
			parts.reduce((length, part) => length + part.length, 0)
		)
	);
	let at = 0;
	for (const part of parts) {
		const piece = part.subarray(0, bytes.length - at);
		bytes.set(piece, at);
		at += piece.length;
	}
	return bytes;
}

/** Reads bytes one after the other. Each call moves on; past the end it throws a RangeError. */
export interface Cursor {
	/** Where the next byte is. */
	at: number;
	byte(): number;
	/** A whole number of seven bits a byte (unsigned LEB128), low ones first: up to 2^53. */
	integer(): number;
}

/** Reads from byte `at` on. */
export function cursor(bytes: Uint8Array, at = 0): Cursor {
	const reader: Cursor = {
		at,
		byte() {
			const byte = bytes[reader.at++];
			if (byte === undefined) throw new RangeError('the bytes end too early');
			return byte;
		},
		integer() {
			let byte = reader.byte();
			let value = byte & 127;
			for (let scale = 128; byte > 127; scale *= 128) {
				byte = reader.byte();
				value += (byte & 127) * scale;
			}
			return value;
		}
	};
	return reader;
}

/** Appends a whole number from 0 to 2^53 by seven bits a byte (unsigned LEB128), as `Cursor.integer` reads it. */
export function putInteger(to: number[], value: number): void {
	let rest = value;
	while (rest > 127) {
		to.push((rest % 128) + 128);
		rest = Math.floor(rest / 128);
	}
	to.push(rest);
}

/** `count` numbers of seven bits a byte, each below 2^31, from byte `at` on: of millions, in half of the time that a cursor takes. */
export function readIntegers(bytes: Uint8Array, at: number, count: number): Int32Array {
	const values = new Int32Array(count);
	for (let index = 0, from = at; index < count; index++) {
		let value = 0;
		for (let shift = 0; ; shift += 7) {
			const byte = bytes[from++] as number;
			value |= (byte & 127) << shift;
			if (byte < 128) break;
		}
		values[index] = value;
	}
	return values;
}
