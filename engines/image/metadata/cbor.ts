import { u16, u32, u64 } from '../bytes';

export type Cbor = string | number | boolean | null | Uint8Array | readonly Cbor[] | { readonly [key: string]: Cbor };

/** A map, its keys as text. */
export type CborMap = { readonly [key: string]: Cbor };

/** Returns a value that is a map; null for others. */
export const mapOf = (value: Cbor | undefined): CborMap | null =>
	typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array)
		? (value as CborMap)
		: null;

/** Returns a value that is a list; null for others. */
export const listOf = (value: Cbor | undefined): readonly Cbor[] | null =>
	Array.isArray(value) ? (value as readonly Cbor[]) : null;

const MAX_DEPTH = 24;
const MAX_ITEMS = 20_000;

/** Values that may yet be read, of one block or of several together. */
export type Budget = { left: number };

const utf8 = new TextDecoder();

/** The first value of CBOR (RFC 8949) without tags. Null when damaged, over 24 levels or over 20,000 values. */
export const decodeCbor = (bytes: Uint8Array, budget: Budget = { left: MAX_ITEMS }): Cbor =>
	new Reader(bytes, budget).value(0);

class Reader {
	private at = 0;

	constructor(
		private readonly bytes: Uint8Array,
		private readonly budget: Budget
	) {}

	value(depth: number): Cbor {
		if (this.at >= this.bytes.length || depth > MAX_DEPTH || --this.budget.left < 0) return this.giveUp();
		const first = this.bytes[this.at++] ?? 0;
		const major = first >> 5;
		const info = first & 31;
		if (major === 7) return this.simple(info);
		const length = info === 31 ? -1 : this.number(info);
		if (major === 0) return length;
		if (major === 1) return -1 - length;
		if (major === 2 || major === 3) return this.text(major, length, depth);
		if (major === 6) return this.value(depth + 1);
		return major === 4 ? this.list(length, depth) : this.map(length, depth);
	}

	private giveUp(): null {
		this.at = this.bytes.length;
		return null;
	}

	private number(info: number): number {
		const at = this.at;
		if (info < 24) return info;
		const size = 1 << (info - 24);
		this.at += size;
		if (size === 1) return this.bytes[at] ?? 0;
		if (size === 2) return u16(this.bytes, at, false);
		return size === 4 ? u32(this.bytes, at, false) : u64(this.bytes, at, false);
	}

	private simple(info: number): Cbor {
		if (info === 20 || info === 21) return info === 21;
		if (info < 24 || info > 27) return null;
		const at = this.at;
		this.at += 1 << (info - 24);
		if (this.at > this.bytes.length || info < 26) return null;
		const view = new DataView(this.bytes.buffer, this.bytes.byteOffset + at);
		return info === 26 ? view.getFloat32(0) : view.getFloat64(0);
	}

	private text(major: number, length: number, depth: number): Cbor {
		if (length >= 0) {
			const part = this.bytes.subarray(this.at, this.at + length);
			this.at = Math.min(this.bytes.length, this.at + length);
			return major === 3 ? utf8.decode(part) : part;
		}
		const parts = this.list(-1, depth);
		return major === 3 && Array.isArray(parts) ? parts.join('') : null;
	}

	/** Of unknown length (-1) up to the break. */
	private more(length: number, read: number): boolean {
		if (this.at >= this.bytes.length || this.budget.left < 0) return false;
		if (length >= 0) return read < length;
		if (this.bytes[this.at] !== 0xff) return true;
		this.at++;
		return false;
	}

	private list(length: number, depth: number): Cbor {
		const values: Cbor[] = [];
		while (this.more(length, values.length)) values.push(this.value(depth + 1));
		return values;
	}

	private map(length: number, depth: number): Cbor {
		const values: Record<string, Cbor> = {};
		for (let read = 0; this.more(length, read); read++) {
			const key = this.value(depth + 1);
			Object.defineProperty(values, typeof key === 'object' ? '?' : String(key), {
				value: this.value(depth + 1),
				enumerable: true,
				configurable: true
			});
		}
		return values;
	}
}
