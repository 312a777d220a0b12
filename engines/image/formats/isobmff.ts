import { decodeText, hasAscii, latin1, u16, u32, u64 } from '../bytes';

/** A box (ISO/IEC 14496-12): its content is `body` to `end`. */
export interface Box {
	readonly type: string;
	readonly start: number;
	readonly body: number;
	readonly end: number;
}

/** Real files have some dozens at a level. */
const MAX_BOXES = 4096;

/** The boxes one after the other in `start` to `end`, each within it; nothing is read beyond the file. */
export function boxesIn(bytes: Uint8Array, start: number, end: number, most = MAX_BOXES): Box[] {
	const boxes: Box[] = [];
	let at = start;
	const limit = Math.min(end, bytes.length);
	while (at + 8 <= limit && boxes.length < most) {
		const short = u32(bytes, at, false);
		const head = short === 1 ? 16 : 8;
		const size = short === 1 ? u64(bytes, at + 8, false) : short === 0 ? limit - at : short;
		if (size < head) break;
		const stop = Math.min(limit, at + size);
		boxes.push({ type: latin1(bytes, at + 4, 4), start: at, body: at + head, end: stop });
		at = stop;
	}
	return boxes;
}

/** The first top-level box of `type`, or null. */
export const findBox = (bytes: Uint8Array, type: string): Box | null =>
	boxesIn(bytes, 0, bytes.length).find((box) => box.type === type) ?? null;

/** The first box along a path of types inside `box`. Boxes with version and flags are stepped into behind them. */
export function boxAt(bytes: Uint8Array, box: Box, ...path: readonly string[]): Box | null {
	let inside: Box | null = box;
	for (const type of path) {
		if (!inside) return null;
		const body: number =
			inside.type === 'meta' && !hasAscii(bytes, inside.body + 4, 'hdlr') ? inside.body + 4 : inside.body;
		inside = boxesIn(bytes, body, inside.end).find((one) => one.type === type) ?? null;
	}
	return inside;
}

/** Major and compatible brands. */
export function brandsOf(bytes: Uint8Array): readonly string[] {
	const end = Math.min(u32(bytes, 0, false), 256, bytes.length);
	// The brand of minimised pictures names their codec where others have a version.
	const brands = hasAscii(bytes, 8, 'mif3') ? ['mif3', latin1(bytes, 12, 4)] : [latin1(bytes, 8, 4)];
	for (let at = 16; at + 4 <= end; at += 4) brands.push(latin1(bytes, at, 4));
	return brands;
}

/** Bytes of the file from `start` up to `end`. */
export type Stretch = { readonly start: number; readonly end: number };

/** An item of a `meta` box. */
export interface Item {
	readonly id: number;
	readonly type: string;
	/** The item's name, mostly empty, and its offset. */
	readonly name: string;
	readonly nameAt: { readonly start: number; readonly end: number };
	/** Media type of `mime` items. */
	readonly contentType: string;
	/** Where its bytes lie in the file; empty when elsewhere. */
	readonly extents: readonly Stretch[];
	readonly properties: readonly Box[];
}

export interface Items {
	readonly items: ReadonlyMap<number, Item>;
	readonly primary: number;
	/** Byte ranges of all items, including unnamed ones; null when some could not be read. */
	readonly places: readonly Stretch[] | null;
	/** References: from the item, of the type, to the items. */
	readonly references: readonly { readonly type: string; readonly from: number; readonly to: readonly number[] }[];
}

const MAX_ITEMS = 2048;
const MAX_NAMES = 512;
const MAX_EXTENTS = 256;
/** Of all items together: pieces of them, properties said of them, and items that references lead to. */
const [MAX_PIECES, MAX_SAID, MAX_TARGETS] = [20_000, 30_000, 30_000];

/** The items that a `meta` box lists (ISO/IEC 14496-12, 8.11; 23008-12, 9.3). */
export function readItems(bytes: Uint8Array, meta: Box): Items {
	const boxes = boxesIn(bytes, meta.body + 4, meta.end);
	const find = (type: string) => boxes.find((box) => box.type === type) ?? null;
	const pitm = find('pitm');
	const wide = pitm !== null && (bytes[pitm.body] ?? 0) > 0;
	const primary = pitm === null ? 0 : wide ? u32(bytes, pitm.body + 4, false) : u16(bytes, pitm.body + 4, false);
	const { places, isWhole } = readPlaces(bytes, find('iloc'), find('idat'));
	const properties = readProperties(bytes, find('iprp'));
	const items = new Map<number, Item>();
	const unnamed = { type: '', name: '', nameAt: { start: 0, end: 0 }, contentType: '' };
	for (const named of readNames(bytes, find('iinf')))
		items.set(named.id, { ...named, extents: places.get(named.id) ?? [], properties: properties.get(named.id) ?? [] });
	for (const [id, own] of properties)
		if (!items.has(id)) items.set(id, { id, ...unnamed, extents: places.get(id) ?? [], properties: own });
	return {
		items,
		primary,
		places: isWhole ? [...places.values()].flat() : null,
		references: readReferences(bytes, find('iref'))
	};
}

function readNames(
	bytes: Uint8Array,
	iinf: Box | null
): Pick<Item, 'id' | 'type' | 'name' | 'nameAt' | 'contentType'>[] {
	if (!iinf) return [];
	const start = iinf.body + ((bytes[iinf.body] ?? 0) > 0 ? 8 : 6);
	return boxesIn(bytes, start, iinf.end, MAX_ITEMS).map(({ body, end }) => {
		const wide = (bytes[body] ?? 0) >= 3;
		const id = wide ? u32(bytes, body + 4, false) : u16(bytes, body + 4, false);
		const typeAt = body + (wide ? 10 : 8);
		const type = latin1(bytes, typeAt, 4);
		const start = typeAt + 4;
		const named = bytes.subarray(start, Math.max(start, Math.min(end, start + MAX_NAMES)));
		const stop = named.indexOf(0);
		const own = stop === -1 ? named : named.subarray(0, stop);
		return {
			id,
			type,
			name: decodeText(own),
			nameAt: { start, end: start + own.length },
			// Behind the zero, up to the next one.
			contentType: type === 'mime' && stop !== -1 ? latin1(named, stop + 1, MAX_NAMES).replace(/\0[^]*/, '') : ''
		};
	});
}

function readPlaces(
	bytes: Uint8Array,
	iloc: Box | null,
	idat: Box | null
): { places: Map<number, Stretch[]>; isWhole: boolean } {
	const places = new Map<number, Stretch[]>();
	if (!iloc) return { places, isWhole: false };
	const version = bytes[iloc.body] ?? 0;
	const sizes = u16(bytes, iloc.body + 4, false);
	const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
	const indexSize = version > 0 ? sizes & 15 : 0;
	const number = (at: number, size: number) =>
		size === 8 ? u64(bytes, at, false) : size === 4 ? u32(bytes, at, false) : 0;
	const wide = version >= 2;
	let at = iloc.body + 6;
	const count = wide ? u32(bytes, at, false) : u16(bytes, at, false);
	at += wide ? 4 : 2;
	let left = MAX_PIECES;
	let isWhole = count <= MAX_ITEMS && [offsetSize, lengthSize, baseSize].every((size) => size % 4 === 0 && size <= 8);
	for (let i = 0; i < Math.min(count, MAX_ITEMS) && at < iloc.end && left > 0; i++) {
		const id = wide ? u32(bytes, at, false) : u16(bytes, at, false);
		at += wide ? 4 : 2;
		const method = version > 0 ? u16(bytes, at, false) & 15 : 0;
		at += version > 0 ? 4 : 2;
		const base = number(at, baseSize);
		at += baseSize;
		const extents = u16(bytes, at, false);
		at += 2;
		isWhole &&= method <= 1 && extents <= MAX_EXTENTS && !places.has(id);
		const own: Stretch[] = [];
		for (let j = 0; j < extents && j < MAX_EXTENTS && at < iloc.end && left-- > 0; j++) {
			at += indexSize;
			const offset = number(at, offsetSize);
			const length = number(at + offsetSize, lengthSize);
			at += offsetSize + lengthSize;
			const start = base + offset + (method === 1 ? (idat?.body ?? bytes.length) : 0);
			const end = length === 0 ? bytes.length : start + length;
			if (method <= 1 && start < bytes.length) own.push({ start, end: Math.min(end, bytes.length) });
		}
		places.set(id, own);
	}
	return { places, isWhole: isWhole && places.size === count && left > 0 && at <= iloc.end };
}

function readProperties(bytes: Uint8Array, iprp: Box | null): Map<number, Box[]> {
	const found = new Map<number, Box[]>();
	if (!iprp) return found;
	const boxes = boxesIn(bytes, iprp.body, iprp.end);
	const ipco = boxes.find(({ type }) => type === 'ipco');
	const known = ipco ? boxesIn(bytes, ipco.body, ipco.end) : [];
	let room = MAX_SAID;
	for (const ipma of boxes.filter(({ type }) => type === 'ipma')) {
		const wide = (bytes[ipma.body] ?? 0) > 0;
		const big = ((bytes[ipma.body + 3] ?? 0) & 1) === 1;
		let at = ipma.body + 8;
		const count = Math.min(MAX_ITEMS, u32(bytes, ipma.body + 4, false));
		for (let i = 0; i < count && at < ipma.end && room > 0; i++) {
			const id = wide ? u32(bytes, at, false) : u16(bytes, at, false);
			at += wide ? 4 : 2;
			const own: Box[] = [];
			for (let left = bytes[at++] ?? 0; left > 0 && at < ipma.end && room-- > 0; left--) {
				const index = big ? u16(bytes, at, false) & 0x7fff : (bytes[at] ?? 0) & 0x7f;
				at += big ? 2 : 1;
				const box = known[index - 1];
				if (box) own.push(box);
			}
			found.set(id, own);
		}
	}
	return found;
}

function readReferences(bytes: Uint8Array, iref: Box | null): Items['references'] {
	if (!iref) return [];
	const wide = (bytes[iref.body] ?? 0) > 0;
	const size = wide ? 4 : 2;
	const number = (at: number) => (wide ? u32(bytes, at, false) : u16(bytes, at, false));
	let left = MAX_TARGETS;
	return boxesIn(bytes, iref.body + 4, iref.end).map(({ type, body }) => {
		const count = Math.min(u16(bytes, body + size, false), 512, left);
		left -= count;
		return {
			type,
			from: number(body),
			to: Array.from({ length: count }, (_, i) => number(body + size + 2 + i * size))
		};
	});
}

/** The bytes of an item, its extents joined; at most `limit`. */
export function itemBytes(bytes: Uint8Array, { extents }: Item, limit: number): Uint8Array {
	const [only] = extents;
	if (extents.length === 1 && only) return bytes.subarray(only.start, Math.min(only.end, only.start + limit));
	const whole = new Uint8Array(
		Math.min(
			limit,
			extents.reduce((sum, { start, end }) => sum + end - start, 0)
		)
	);
	let at = 0;
	for (const { start, end } of extents) {
		const piece = bytes.subarray(start, Math.min(end, start + whole.length - at));
		whole.set(piece, at);
		at += piece.length;
	}
	return whole;
}
