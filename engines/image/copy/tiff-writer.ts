/** A tag with its value as bytes. */
export interface TagBytes {
	readonly tag: number;
	readonly type: number;
	readonly count: number;
	readonly value: Uint8Array;
}

/** A directory that a tag of the first one points to. */
type Inner = readonly [pointer: number, tags: readonly TagBytes[]];

const LONG = 4;
const roomOf = (tags: readonly TagBytes[]) =>
	tags.reduce((sum, { value }) => sum + (value.length > 4 ? (value.length + 1) & ~1 : 0), 6 + 12 * tags.length);

/**
 * Writes a TIFF directory, with its values and the non-empty directories that it points to, for the even offset `at` of a file.
 *
 * @param next offset of the next directory, 0 for none
 */
export function writeDirectories(
	at: number,
	little: boolean,
	main: readonly TagBytes[],
	inner: readonly Inner[],
	next = 0
): Uint8Array<ArrayBuffer> {
	const used = inner.filter(([, tags]) => tags.length > 0);
	let end = roomOf(main) + 12 * used.length;
	const pointers = used.map(([tag, tags]): TagBytes => {
		const value = new Uint8Array(4);
		new DataView(value.buffer).setUint32(0, at + end, little);
		end += roomOf(tags);
		return { tag, type: LONG, count: 1, value };
	});
	const out = new Uint8Array(end);
	const view = new DataView(out.buffer);
	let start = 0;
	for (const tags of [[...main, ...pointers], ...used.map(([, listed]) => listed)]) {
		view.setUint16(start, tags.length, little);
		let later = start + 6 + 12 * tags.length;
		for (const [i, { tag, type, count, value }] of tags.toSorted((a, b) => a.tag - b.tag).entries()) {
			const field = start + 2 + 12 * i;
			view.setUint16(field, tag, little);
			view.setUint16(field + 2, type, little);
			view.setUint32(field + 4, count, little);
			if (value.length <= 4) out.set(value, field + 8);
			else {
				view.setUint32(field + 8, at + later, little);
				out.set(value, later);
				later += (value.length + 1) & ~1;
			}
		}
		if (start === 0) view.setUint32(2 + 12 * tags.length, next, little);
		start = later;
	}
	return out;
}
