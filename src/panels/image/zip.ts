import { crc32 } from '../../../engines/kit/crc32';

type Entry = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

const UTF8_NAMES = 0x0800;
/** 1 January 1980, the format's first day: the time of a copy stays private. */
const NO_DATE = 0x0021;

/** A ZIP file (APPNOTE 6.3) without compression, names made unique. Up to 65,535 files and 4 GiB. */
export function zip(entries: readonly Entry[]): Uint8Array<ArrayBuffer>[] {
	const parts: Uint8Array<ArrayBuffer>[] = [];
	const directory: Uint8Array<ArrayBuffer>[] = [];
	const taken = new Set<string>();
	let offset = 0;
	for (const { name, bytes } of entries) {
		const label = new TextEncoder().encode(unlike(name, taken));
		const fields = [UTF8_NAMES, 0, 0, NO_DATE] as const;
		const local = record(
			0x04034b50,
			[20, ...fields],
			[crc32(bytes), bytes.length, bytes.length],
			[label.length, 0],
			label
		);
		directory.push(
			record(
				0x02014b50,
				[20, 20, ...fields],
				[crc32(bytes), bytes.length, bytes.length],
				[label.length, 0, 0, 0, 0],
				label,
				[0, offset]
			)
		);
		parts.push(local, bytes);
		offset += local.length + bytes.length;
	}
	const size = directory.reduce((sum, { length }) => sum + length, 0);
	const count = entries.length;
	return [...parts, ...directory, record(0x06054b50, [0, 0, count, count], [size, offset], [0], new Uint8Array())];
}

/** A signature, numbers of 16, 32 and 16 bits, then of 32 bits, and a name. */
const record = (
	signature: number,
	first: readonly number[],
	sizes: readonly number[],
	lengths: readonly number[],
	name: Uint8Array,
	last: readonly number[] = []
): Uint8Array<ArrayBuffer> =>
	Uint8Array.from([
		...long(signature),
		...first.flatMap(short),
		...sizes.flatMap(long),
		...lengths.flatMap(short),
		...last.flatMap(long),
		...name
	]);

const short = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const long = (value: number) => [...short(value & 0xffff), ...short(value >>> 16)];

function unlike(name: string, taken: Set<string>): string {
	const safe = name.replaceAll(/[/\\]/g, '-');
	let unique = safe;
	for (let i = 2; taken.has(unique); i++) unique = safe.replace(/(\.[^.]*)?$/, ` (${i})$1`);
	taken.add(unique);
	return unique;
}
