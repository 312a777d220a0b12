/** One tag of a directory: a type of TIFF 6.0 and its values; fractions as pairs. */
export type Tag = readonly [tag: number, type: TagType, value: string | readonly number[]];
export type TagType = keyof typeof TYPES;

const TYPES = {
	byte: [1, 1],
	ascii: [2, 1],
	short: [3, 2],
	long: [4, 4],
	rational: [5, 8],
	signedByte: [6, 1],
	undefined: [7, 1],
	signedShort: [8, 2],
	signedLong: [9, 4],
	signedRational: [10, 8],
	float: [11, 4],
	double: [12, 8],
	long8: [16, 8],
	signedLong8: [17, 8]
} as const;

export interface TiffShape {
	readonly little?: boolean;
	readonly big?: boolean;
	/** Directories that follow each other. */
	readonly pages: readonly (readonly Tag[])[];
	readonly exif?: readonly Tag[];
	readonly gps?: readonly Tag[];
	/** Directories that the first page names as its own (SubIFDs). */
	readonly subs?: readonly (readonly Tag[])[];
	/** Where the last page's chain goes on, 0 to end it. */
	readonly lastNext?: number;
}

/** A TIFF block of either byte order, classic or BigTIFF. */
export function tiffBlock(shape: TiffShape): Uint8Array<ArrayBuffer> {
	// The offsets of the inner directories are known after writing them.
	const [bytes, inner] = build(shape, shape.subs?.map(() => 0) ?? []);
	return inner.length === 0 ? bytes : build(shape, inner)[0];
}

function build(
	{ little = true, big = false, pages, exif, gps, subs = [], lastNext = 0 }: TiffShape,
	inner: readonly number[]
): [bytes: Uint8Array<ArrayBuffer>, inner: number[]] {
	const out = new Writer(little, big);
	const directories = [...pages];
	const pointers: Tag[] = inner.length === 0 ? [] : [[330, 'long', inner]];
	const extraAt: Record<number, readonly Tag[]> = {};
	if (exif) extraAt[0x8769] = exif;
	if (gps) extraAt[0x8825] = gps;
	for (const tag of Object.keys(extraAt)) pointers.push([Number(tag), 'long', [0]]);
	const first = [...(directories[0] ?? []), ...pointers];
	directories[0] = first;
	const starts = directories.map((tags) => out.directory(tags));
	for (const [tag, tags] of Object.entries(extraAt)) out.patchEntry(starts[0] ?? 0, Number(tag), out.directory(tags));
	const own = subs.map((tags) => out.directory(tags));
	out.chain(
		starts,
		directories.map((tags) => tags.length),
		lastNext
	);
	return [out.finish(), own];
}

class Writer {
	private bytes: number[] = [];

	constructor(
		private readonly little: boolean,
		private readonly big: boolean
	) {
		this.bytes.push(...(little ? [0x49, 0x49] : [0x4d, 0x4d]));
		this.number(big ? 43 : 42, 2);
		if (big) {
			this.number(8, 2);
			this.number(0, 2);
		}
		this.number(0, big ? 8 : 4);
	}

	/** Writes the entries, then the values that do not fit them; gives the offset of the directory. */
	directory(tags: readonly Tag[]): number {
		const start = this.bytes.length;
		this.number(tags.length, this.big ? 8 : 2);
		const later: [at: number, value: number[]][] = [];
		const room = this.big ? 8 : 4;
		for (const [tag, type, value] of tags) {
			const [code, size] = TYPES[type];
			const encoded = this.encode(type, value);
			this.number(tag, 2);
			this.number(code, 2);
			this.number(encoded.length / size, room);
			if (encoded.length <= room) this.bytes.push(...encoded, ...new Array<number>(room - encoded.length).fill(0));
			else {
				later.push([this.bytes.length, encoded]);
				this.number(0, room);
			}
		}
		this.number(0, room);
		for (const [at, value] of later) {
			this.patch(at, this.bytes.length, room);
			for (const byte of value) this.bytes.push(byte);
		}
		return start;
	}

	patchEntry(directory: number, tag: number, value: number): void {
		const entry = this.big ? 20 : 12;
		const countSize = this.big ? 8 : 2;
		for (let at = directory + countSize; ; at += entry) {
			const here = this.little
				? (this.bytes[at] ?? 0) | ((this.bytes[at + 1] ?? 0) << 8)
				: ((this.bytes[at] ?? 0) << 8) | (this.bytes[at + 1] ?? 0);
			if (here === tag) return this.patch(at + (this.big ? 12 : 8), value, 4);
		}
	}

	chain(starts: readonly number[], counts: readonly number[], lastNext: number): void {
		const room = this.big ? 8 : 4;
		this.patch(this.big ? 8 : 4, starts[0] ?? 0, room);
		starts.forEach((start, i) => {
			const end = start + (this.big ? 8 + 20 * (counts[i] ?? 0) : 2 + 12 * (counts[i] ?? 0));
			this.patch(end, starts[i + 1] ?? lastNext, room);
		});
	}

	finish(): Uint8Array<ArrayBuffer> {
		return Uint8Array.from(this.bytes);
	}

	private encode(type: TagType, value: string | readonly number[]): number[] {
		if (typeof value === 'string') {
			const text = [...new TextEncoder().encode(value)];
			return type === 'ascii' ? [...text, 0] : text;
		}
		const out = new Writer(this.little, this.big);
		out.bytes = [];
		const part = { rational: 4, signedRational: 4 }[type as string] ?? TYPES[type][1];
		for (const item of value) {
			if (type === 'float' || type === 'double') out.bytes.push(...floatBytes(item, type, this.little));
			else out.number(item, part);
		}
		return out.bytes;
	}

	private number(value: number, size: number): void {
		const at = this.bytes.length;
		for (let i = 0; i < size; i++) this.bytes.push(0);
		this.patch(at, value, size);
	}

	private patch(at: number, value: number, size: number): void {
		let rest = BigInt.asUintN(64, BigInt(value));
		for (let i = 0; i < size; i++) {
			this.bytes[this.little ? at + i : at + size - 1 - i] = Number(rest & 0xffn);
			rest >>= 8n;
		}
	}
}

function floatBytes(value: number, type: 'float' | 'double', little: boolean): number[] {
	const view = new DataView(new ArrayBuffer(type === 'float' ? 4 : 8));
	if (type === 'float') view.setFloat32(0, value, little);
	else view.setFloat64(0, value, little);
	return [...new Uint8Array(view.buffer)];
}
