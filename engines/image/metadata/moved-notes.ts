import { hasAscii, u32 } from '../bytes';

/** A TIFF block made for the notes, which lie from `start` to its end, where they lay in the raw that they are from. */
export interface MovedNotes {
	readonly block: Uint8Array;
	readonly start: number;
	readonly hasMore: boolean;
}

const HEAD = 'Adobe\0';
/** So far from the start of a raw notes lie at most, and so long are they. */
const [MAX_PLACE, MAX_NOTES] = [1 << 20, 1 << 20];
const MAX_PARTS = 64;

/** Maker notes in a DNG's private data: `MakN` has byte order, original offset and notes. Null without them. */
export function movedNotes(data: Uint8Array): MovedNotes | null {
	if (!hasAscii(data, 0, HEAD)) return null;
	let notes: MovedNotes | null = null;
	let count = 0;
	for (let at = HEAD.length; at + 8 <= data.length && count < MAX_PARTS; count++) {
		const length = u32(data, at + 4, false);
		const body = at + 8;
		const place = u32(data, body + 2, false);
		if (hasAscii(data, at, 'MakN') && length > 6 && place >= 8 && place <= MAX_PLACE) {
			const own = data.subarray(body + 6, Math.min(data.length, body + length, body + 6 + MAX_NOTES));
			const block = new Uint8Array(place + own.length);
			block.set(hasAscii(data, body, 'MM') ? [0x4d, 0x4d, 0, 42] : [0x49, 0x49, 42]);
			block.set(own, place);
			notes = { block, start: place, hasMore: false };
		}
		// Parts begin at even places.
		at = body + length + (length & 1);
	}
	return notes && { ...notes, hasMore: count > 1 };
}
