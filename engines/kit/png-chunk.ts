import { crc32 } from './crc32';

/** A chunk of a PNG (W3C PNG, 5.3): length, four letters, data and their sum. */
export function pngChunk(type: string, data: Uint8Array): Uint8Array {
	const chunk = new Uint8Array(data.length + 12);
	const view = new DataView(chunk.buffer);
	view.setUint32(0, data.length);
	for (let i = 0; i < 4; i++) chunk[4 + i] = type.charCodeAt(i);
	chunk.set(data, 8);
	view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
	return chunk;
}
