import { hasAscii, latin1, u32 } from '../bytes';

/** A part of what Samsung's cameras append: its name, and its text where it is text. */
export interface SamsungPart {
	readonly name: string;
	readonly text: string | null;
	readonly data: Uint8Array;
}

const MAX_PARTS = 256;

/** The parts that the directory at the end of a trailer names. */
export function readSamsung(trailer: Uint8Array): SamsungPart[] {
	const end = trailer.length;
	const head = end - 8 - u32(trailer, end - 8, true);
	if (head < 0 || !hasAscii(trailer, head, 'SEFH')) return [];
	const parts: SamsungPart[] = [];
	const count = Math.min(u32(trailer, head + 8, true), MAX_PARTS);
	for (let i = 0, at = head + 12; i < count && at + 12 <= end; i++, at += 12) {
		const start = head - u32(trailer, at + 4, true);
		const size = u32(trailer, at + 8, true);
		const nameLength = Math.min(u32(trailer, start + 4, true), 64);
		if (start < 0 || start + 8 + nameLength > head) continue;
		const data = trailer.subarray(start + 8 + nameLength, Math.min(head, start + size));
		const isText = data.length > 0 && data.length <= 512 && data.every((byte) => byte >= 0x20 && byte < 0x7f);
		parts.push({
			name: latin1(trailer, start + 8, nameLength),
			text: isText ? latin1(data, 0, data.length) : null,
			data
		});
	}
	return parts;
}
